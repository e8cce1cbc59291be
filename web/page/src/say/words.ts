import type { Game, Piece, PieceLike } from 'charkoni';
import { t, tc, type Slots } from '../i18n.js';

/** What is needed to name things of a game: the game, and who sits where. */
export type Words = {
	readonly game: Game;
	/** The names of people and bots by seat; undefined: told by the colour alone. */
	readonly names: readonly (string | undefined)[];
};

const ARM = 17;
const TIP = 8;

/** The name of a colour of `Game.colours`. */
export function colourName(colour: string): string {
	switch (colour) {
		case 'yellow':
			return t('Yellow');
		case 'blue':
			return t('Blue');
		case 'red':
			return t('Red');
		case 'green':
			return t('Green');
		case 'orange':
			return t('Orange');
		case 'purple':
			return t('Purple');
		case 'pink':
			return t('Pink');
		case 'cyan':
			return t('Cyan');
		default:
			return t('Black');
	}
}

export function isParchis(game: Game): boolean {
	return game.kind === 'parchis' || game.kind === 'parchis-pairs';
}

export function colourOf(words: Words, seat: number): string {
	return colourName(words.game.colours[seat] ?? '');
}

/** Write slots into a text that is no message itself. */
export function fill(text: string, slots: Slots): string {
	return text.replace(/\{(\w+)\}/g, (all, name: string) => String(slots[name] ?? all));
}

export function and(one: string, other: string): string {
	return t('{one} and {other}', { one, other });
}

export function or(one: string, other: string): string {
	return t('{one} or {other}', { one, other });
}

/** "Ana (Yellow)", or the colour alone. */
export function coloured(words: Words, seat: number): string {
	const name = words.names[seat];
	const colour = colourOf(words, seat);
	return name === undefined ? colour : t('{name} ({colour})', { name, colour });
}

/** The shortest name that tells a seat apart. */
export function seatName(words: Words, seat: number): string {
	const name = words.names[seat];
	const alone = words.names.every((other, at) => at === seat || other !== name);
	return name !== undefined && alone ? name : coloured(words, seat);
}

/** A list as people say it: "Ana, Luis and Eva". */
export function listOf(names: readonly string[], join = and): string {
	const last = names.at(-1);
	if (last === undefined || names.length === 1) return last ?? '';
	return join(names.slice(0, -1).join(', '), last);
}

export function seatNames(words: Words, seats: readonly number[]): string {
	return listOf(seats.map((seat) => seatName(words, seat)));
}

/** The number of a square as people read it on the board, or its name. */
export function squareName(words: Words, seat: number, progress: number): string {
	const square = words.game.square(seat, progress);
	const parchis = isParchis(words.game);
	const number = String(parchis ? square.number : progress);
	switch (square.kind) {
		case 'home':
			return tc('square', 'home');
		case 'goal':
			return tc('square', 'the goal');
		case 'corridor':
			return parchis ? tc('square', 'corridor square {number}', { number }) : number;
		default:
			return number;
	}
}

/** The colour of the arm of the cross on which a seat's progress lies. */
export function armColour(words: Words, seat: number, progress: number): string {
	const { number } = words.game.square(seat, progress);
	return colourOf(words, Math.floor((number + TIP) / ARM) % 4);
}

/** A square and what it is: "42 (castle, arm of Black)". */
export function placeName(words: Words, seat: number, progress: number): string {
	const { kind } = words.game.square(seat, progress);
	const square = squareName(words, seat, progress);
	if (kind === 'home' || kind === 'goal') return square;
	if (isParchis(words.game)) return kind === 'safe' ? t('{square} (safe)', { square }) : square;
	if (kind === 'corridor') return t('{square} (middle column)', { square });
	const colour = armColour(words, seat, progress);
	return kind === 'safe'
		? t('{square} (castle, arm of {colour})', { square, colour })
		: t('{square} (arm of {colour})', { square, colour });
}

const seen = new WeakMap<Game, Map<number, number>>();

function progressOf(game: Game, viewer: number, number: number): number {
	const known = seen.get(game) ?? new Map<number, number>();
	const key = viewer * 1000 + number;
	const found = known.get(key) ?? progressFound(game, viewer, number);
	seen.set(game, known.set(key, found));
	return found;
}

function progressFound(game: Game, viewer: number, number: number): number {
	for (let progress = 1; progress < game.goal; progress++) {
		const square = game.square(viewer, progress);
		if ((square.kind === 'plain' || square.kind === 'safe') && square.number === number)
			return progress;
	}
	return game.goal;
}

/** A square of another seat, told on the cross also by the way of whoever looks. */
export function placeSeen(words: Words, seat: number, progress: number, viewer: number): string {
	const { kind, number } = words.game.square(seat, progress);
	if (seat === viewer || isParchis(words.game) || (kind !== 'plain' && kind !== 'safe')) {
		return placeName(words, seat, progress);
	}
	const slots = {
		square: squareName(words, seat, progress),
		colour: armColour(words, seat, progress),
		way: String(progressOf(words.game, viewer, number)),
		seat: seatName(words, viewer),
	};
	return kind === 'safe'
		? t('{square} (castle, arm of {colour}; {way} on {seat}’s way)', slots)
		: t('{square} (arm of {colour}; {way} on {seat}’s way)', slots);
}

/** "piece on 34", "queen on 12", "group of 2 on 30". */
export function pieceName(words: Words, seat: number, piece: PieceLike): string {
	const square = squareName(words, seat, piece.progress);
	if (piece.progress === 0) return t('piece at home');
	if (piece.progress === words.game.goal) return t('piece at the goal');
	if ((piece.group ?? 1) > 1)
		return t('group of {count} on {square}', { count: String(piece.group), square });
	if ((piece.captures ?? 0) >= 2) return t('queen on {square}', { square });
	return t('piece on {square}', { square });
}

export function throwName(text: string): string {
	return text.replaceAll('-', ', ');
}

export function poolName(pool: readonly number[], separator = ' + '): string {
	return pool.join(separator);
}

/** What a piece is as `Action.from` and its marks tell it. */
export function pieceOf(action: { from: number; group: number; captures: number; lap: boolean }): PieceLike {
	return { progress: action.from, group: action.group, captures: action.captures, lap: action.lap };
}

/** Whether two pieces of one seat are interchangeable. */
export function samePiece(one: PieceLike | Piece, other: PieceLike | Piece): boolean {
	return (
		one.progress === other.progress &&
		(one.group ?? 1) === (other.group ?? 1) &&
		(one.captures ?? 0) === (other.captures ?? 0) &&
		(one.lap ?? false) === (other.lap ?? false)
	);
}
