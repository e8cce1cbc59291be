import type { Game } from './game.js';
import { flag, whole } from './number.js';

/** A piece as it is set. */
export interface SetPiece {
	/** 0 at home to the goal. */
	readonly progress: number;
	/** Pachisi: the pieces that it has captured, 0 to 2; left out: 0. */
	readonly captures?: number;
	/** It has used a further lap; left out: no. */
	readonly lap?: boolean;
}

/** A position to be set up: {@link Game.setUp}. */
export interface SetUp {
	/** The seat to throw; left out: 0. */
	readonly seat?: number;
	/** The pieces of each seat, in any order; those that are left out are at home. */
	readonly pieces: readonly (readonly SetPiece[])[];
	/** Pachisi, by seat: it has brought in a piece before, though all are at home; left out: no. */
	readonly entered?: readonly boolean[];
	/** Parchís, by the seat whose exit it is: the seat that came last to an exit that two seats share; left out: the later
	 * one of the two. */
	readonly late?: readonly (number | undefined)[];
}

/** Which marks a piece can have somewhere. */
export interface MarksAt {
	/** Pachisi: of the pieces that it has captured. */
	readonly captures: boolean;
	/** Of a lap that is used. */
	readonly lap: boolean;
}

/** Put a position that is set up into slot 0 of the module. @internal */
export function putSetUp(game: Game, { seat = 0, pieces, entered = [], late = [] }: SetUp): void {
	const { engine, handle } = game;
	engine.call.position_clear();
	for (const [whose, own] of pieces.entries())
		for (const [at, { progress, captures = 0, lap }] of own.entries()) {
			const marks = whole(captures, 2) | (flag('lap', lap) ? 4 : 0);
			engine.sure(engine.call.position_piece(handle, whose, at, whole(progress), marks));
		}
	let brought = 0;
	for (const [whose, has] of entered.slice(0, game.seats).entries()) if (has) brought |= 1 << whose;
	let last = 0;
	for (const [exit, who] of late.slice(0, game.seats).entries())
		if (who !== undefined) last |= (whole(who, game.seats - 1) + 1) << (4 * exit);
	engine.sure(engine.call.position_settle(handle, whole(seat, 255), brought, last >>> 0));
}
