import type { Position, Table, Why } from 'charkoni';
import { t, tn } from '../i18n.js';
import { tellWhy, triedPiece, type Tried } from './why.js';
import { fill, isParchis, pieceName, poolName, samePiece, seatName, type Words } from './words.js';

/* Whoever knows why: a table, or a position alone. */
type Asked = { position(): Position | undefined; whyNot(tried: Tried): Why };

/* Why a piece cannot move: on the cross, for each of the throws that it might use. */
function reasonsOf(words: Words, table: Asked, tried: Tried): readonly string[] {
	const position = table.position();
	if (!position) return [];
	const plain = isParchis(words.game) || position.phase !== 'move' || position.pool.length === 0;
	const why = table.whyNot(tried);
	if (plain || (tried.from === 0 && why.reason === 'no-right'))
		return [tellWhy(words, position, tried, why)];
	return [...new Set(position.pool)].flatMap((value) => {
		const attempt = { ...tried, used: [value] };
		const one = table.whyNot(attempt);
		if (one.reason === 'legal') return [];
		return [
			fill('{throws}: {reason}', {
				throws: value,
				reason: tellWhy(words, position, attempt, one),
			}),
		];
	});
}

/* The different ways to use throws of a pool for a sum. */
function sumsOf(pool: readonly number[], sum: number): readonly (readonly number[])[] {
	const found = new Map<string, readonly number[]>();
	(function search(at: number, left: number, used: readonly number[]): void {
		if (left === 0 && used.length > 0) found.set(used.join('+'), used);
		for (let i = at; i < pool.length; i++) {
			const value = pool[i] ?? 0;
			if (value <= left) search(i + 1, left - value, [...used, value]);
		}
	})(0, sum, []);
	return [...found.values()];
}

function noSum(words: Words, position: Position, count: number): string {
	const f = {
		seat: seatName(words, position.seat ?? 0),
		throws: poolName(position.pool, ', '),
		count: String(count),
	};
	if (position.pool.length === 0) return t('{seat} has no throws left.', f);
	return position.pool.length === 1
		? t('{seat} has no throw of {count}: only {throws} is left.', f)
		: t('{seat} has no throws that add up to {count}: {throws} are left.', f);
}

/** Why a piece may not go to a square. */
export function whyNotThere(words: Words, table: Table, tried: Tried & { to: number }): string {
	const position = table.position();
	if (!position) return '';
	if (table.bound(tried)) return t('Another piece has been touched and must be played.');
	const why = table.whyNot(tried);
	if (isParchis(words.game) || why.reason !== 'not-thrown') return tellWhy(words, position, tried, why);
	if (tried.to <= tried.from) return t('Pieces never go back.');
	const ways = sumsOf(position.pool, tried.to - tried.from);
	const reasons = ways.map((used) => {
		const attempt = { ...tried, used };
		return tellWhy(words, position, attempt, table.whyNot(attempt));
	});
	return reasons.length > 0
		? [...new Set(reasons)].join(' ')
		: noSum(words, position, tried.to - tried.from);
}

/** Why a piece may not move at all. */
export function whyNotMove(
	words: Words,
	table: Table,
	seat: number,
	piece: Parameters<typeof triedPiece>[0],
): string {
	const position = table.position();
	if (!position) return '';
	const { expect, seat: due } = table.turn();
	const owner = position.owner;
	if (owner === undefined) return t('The game is over.');
	if (seat !== owner) return t('{other}’s turn.', { other: seatName(words, due ?? owner) });
	if (expect === 'throw') return t('First throw, then move.');
	const tried = triedPiece(piece);
	if (table.bound(tried)) return t('Another piece has been touched and must be played.');
	return reasonsOf(words, table, tried).join(' ');
}

/** Why a piece cannot move in a position, whoever plays there; '' where it can. */
export function whyStuck(words: Words, position: Position, piece: Parameters<typeof triedPiece>[0]): string {
	const asked: Asked = { position: () => position, whyNot: (tried) => position.whyNot(tried) };
	return reasonsOf(words, asked, triedPiece(piece)).join(' ');
}

type Lost = { readonly why: Why; readonly reason: string; readonly home: boolean; readonly names: string[] };

function lostText(lost: Lost, before: Position): string {
	const f = {
		reason: lost.reason,
		list: lost.names.join(', '),
		piece: lost.names[0] ?? '',
		needs: String(lost.why.needs),
	};
	const home = before.count(before.owner ?? 0, 0);
	if (lost.home && lost.why.needs !== 0) {
		return tn(
			'The piece at home cannot move: it comes in only with a {needs}.',
			'The pieces at home cannot move: they come in only with a {needs}.',
			home,
			f,
		);
	}
	if (lost.home) {
		return tn(
			'The piece at home cannot move. {reason}',
			'The pieces at home cannot move. {reason}',
			home,
			f,
		);
	}
	return lost.names.length === 1
		? t('The {piece} cannot move. {reason}', f)
		: t('These cannot move: {list}. {reason}', f);
}

/* The reason of a piece for a lost throw: on the cross, with the least of the throws held. */
function lostWhy(words: Words, before: Position, thrown: string, tried: Tried): { tried: Tried; why: Why } {
	if (isParchis(words.game)) return { tried, why: before.whyNot(tried, thrown) };
	const pool = [...before.pool, ...words.game.throw(thrown).values];
	const attempt = { ...tried, used: [Math.min(...pool)] };
	return { tried: attempt, why: before.whyNot(attempt, thrown) };
}

/** Why a throw made in `before` is lost, piece by piece. */
export function whyLost(words: Words, before: Position, thrown: string): readonly string[] {
	const owner = before.owner ?? 0;
	const all: Lost[] = [];
	const pieces = before
		.pieces(owner)
		.filter((piece, at, list) => list.findIndex((one) => samePiece(one, piece)) === at);
	for (const piece of pieces) {
		if (piece.progress === words.game.goal) continue;
		const { tried, why } = lostWhy(words, before, thrown, triedPiece(piece));
		if (why.reason === 'legal') return [];
		const reason = tellWhy(words, before, tried, why);
		const name = pieceName(words, owner, piece);
		const same = all.find((one) => one.reason === reason);
		if (!same) all.push({ why, reason, home: piece.progress === 0, names: [name] });
		else if (!same.names.includes(name)) same.names.push(name);
	}
	return all.length === 1 ? all.map(({ reason }) => reason) : all.map((lost) => lostText(lost, before));
}
