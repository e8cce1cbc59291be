/* A position set up by hand, as a position line (rules.md, section 7). It only writes the form down; whether there can
 * be such a position the rules say. */
import type { Game, Position } from 'charkoni';

/** A piece as it is set. */
export interface SetPiece {
	/** 0 at home to the goal. */
	readonly progress: number;
	/** Pachisi: the pieces that it has captured, 0 to 2. */
	readonly captures: number;
	/** It has used a further lap. */
	readonly lap: boolean;
}

/** A position that somebody sets up: a throw is due, nothing is in hand. */
export interface Setup {
	readonly game: Game;
	/** The seat to throw. */
	readonly seat: number;
	/** By seat. */
	readonly pieces: readonly (readonly SetPiece[])[];
	/** Pachisi, by seat: whether it has brought in a piece before, though all are at home. */
	readonly entered: readonly boolean[];
	/** Parchís, by the seat whose exit it is: the seat that came last to an exit that two seats share. */
	readonly late: readonly (number | undefined)[];
}

const AT_HOME: SetPiece = { progress: 0, captures: 0, lap: false };

/** The setup of a position; what is in hand there is left out. */
export function setupOf(position: Position): Setup {
	const { game } = position;
	const seats = Array.from({ length: game.seats }, (_, seat) => seat);
	return {
		game,
		seat: position.seat ?? 0,
		pieces: seats.map((seat) =>
			position
				.pieces(seat)
				.map(({ progress, captures, lap }) => ({ progress, captures, lap })),
		),
		entered: seats.map((seat) => position.pachisi?.entered[seat] ?? false),
		late: seats.map((seat) => position.parchis?.late[seat]),
	};
}

/** The squares of the way of a seat on which a mark can be earned: none at home, in the middle column, at the goal. */
export function canBeMarked(game: Game, progress: number): boolean {
	return progress > 8 && progress < game.goal;
}

/** The setup with one piece set elsewhere; marks that it cannot have there go. */
export function withPiece(setup: Setup, seat: number, at: number, piece: Partial<SetPiece>): Setup {
	const pieces = setup.pieces.map((own, whose) =>
		whose !== seat
			? own
			: own.map((old, index) => {
					const now = { ...old, ...piece };
					return index !== at || canBeMarked(setup.game, now.progress)
						? index === at
							? now
							: old
						: { ...AT_HOME, progress: now.progress };
				}),
	);
	return { ...setup, pieces };
}

/** The exits on which two seats stand, and which two. */
export function sharedExits(
	setup: Setup,
): readonly { readonly exit: number; readonly seats: readonly [number, number] }[] {
	const { game, pieces } = setup;
	if (game.kind !== 'parchis' && game.kind !== 'parchis-pairs') return [];
	const shared: { exit: number; seats: [number, number] }[] = [];
	for (let exit = 0; exit < game.seats; exit++) {
		const { number } = game.square(exit, 1);
		const on = pieces.flatMap((own, seat) =>
			own.filter(({ progress }) => isOn(game, seat, progress, number)).map(() => seat),
		);
		const [one, other] = on;
		if (on.length === 2 && one !== undefined && other !== undefined && one !== other)
			shared.push({ exit, seats: [one, other] });
	}
	return shared;
}

function isOn(game: Game, seat: number, progress: number, number: number): boolean {
	const square = game.square(seat, progress);
	return (square.kind === 'safe' || square.kind === 'plain') && square.number === number;
}

function marksOf(game: Game, { captures, lap }: SetPiece): string {
	const captured = captures >= 2 ? 'q' : captures === 1 ? 'c' : '';
	return `${captured}${lap && game.options['laps'] !== '9' ? 'l' : ''}`;
}

/* Chaupar: the pieces of a seat on one square are one group. */
function groupsOf(game: Game, pieces: readonly SetPiece[]): string[] {
	const sizes = new Map<number, SetPiece & { size: number }>();
	const texts: string[] = [];
	for (const piece of pieces) {
		if (piece.progress === 0) texts.push('0');
		else if (piece.progress === game.goal) texts.push('G');
		else {
			const group = sizes.get(piece.progress) ?? { ...piece, size: 0 };
			sizes.set(piece.progress, {
				...group,
				lap: group.lap || piece.lap,
				size: group.size + 1,
			});
		}
	}
	for (const [progress, group] of sizes)
		texts.push(
			`${progress}${group.size > 1 ? `x${group.size}` : ''}${marksOf(game, { ...group, captures: 0 })}`,
		);
	return texts;
}

function piecesText(game: Game, pieces: readonly SetPiece[]): string {
	const texts =
		game.kind === 'chaupar'
			? groupsOf(game, pieces)
			: pieces.map((piece) =>
					piece.progress === game.goal
						? 'G'
						: `${piece.progress}${marksOf(game, piece)}`,
				);
	const place = (text: string): number => (text === 'G' ? game.goal : parseInt(text, 10));
	return texts.sort((one, other) => place(other) - place(one) || (one < other ? -1 : 1)).join(',');
}

function extra({ game, pieces, entered, late, ...setup }: Setup): string {
	if (game.kind === 'chaupar') return 'idle=0';
	if (game.kind === 'pachisi') {
		const digits = pieces.map((own, seat) =>
			Number(entered[seat] || own.some(({ progress }) => progress > 0)),
		);
		return `in=${digits.join('')} skip=${'0'.repeat(game.seats)} row=0 due=0 ent=0 idle=0`;
	}
	const exits = sharedExits({ game, pieces, entered, late, ...setup }).map(({ exit, seats }) => {
		const last = late[exit];
		return `${exit + 1}:${1 + (last !== undefined && seats.includes(last) ? last : seats[1])}`;
	});
	return `six=0 last=- late=${exits.length > 0 ? exits.join(',') : '-'}`;
}

/** The position line of a setup. */
export function lineOf(setup: Setup): string {
	const { game, seat, pieces } = setup;
	return `${game.text} ${pieces.map((own) => piecesText(game, own)).join('/')} ${seat + 1} T ${extra(setup)}`;
}
