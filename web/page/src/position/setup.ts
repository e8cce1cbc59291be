/* setup.ts - a position that somebody sets up by hand. Whether there can be such a position the rules say. */
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

/** The setup with one piece set elsewhere; marks that it cannot have there go. */
export function withPiece(setup: Setup, seat: number, at: number, piece: Partial<SetPiece>): Setup {
	const set = (old: SetPiece): SetPiece => {
		const { progress, captures, lap } = { ...old, ...piece };
		const can = setup.game.marksAt(progress);
		return { progress, captures: can.captures ? captures : 0, lap: can.lap && lap };
	};
	const pieces = setup.pieces.map((own, whose) =>
		whose === seat ? own.map((old, index) => (index === at ? set(old) : old)) : own,
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

/** The position of a setup. Throws a CharkoniError where the rules know none such. */
export function positionOf(setup: Setup): Position {
	return setup.game.setUp(setup);
}
