import { marksOf } from './action.js';
import type { Marks } from './action.js';
import type { Game } from './game.js';
import { flag, whole } from './number.js';
import { spoken } from './throw.js';

/** Which piece of a seat: those that agree in all of this are interchangeable. */
export interface PieceLike {
	/** 0 at home to the goal. */
	readonly progress: number;
	/** Chaupar: the pieces of its group; left out: 1. */
	readonly group?: number;
	/** Pachisi: the pieces that it has captured; left out: 0. */
	readonly captures?: number;
	/** It has used a further lap; left out: no. */
	readonly lap?: boolean;
}

/**
 * One piece of a position; the pieces of a group of Chaupar come one by one, each with the size of the group.
 */
export interface Piece extends PieceLike, Marks {
	readonly captures: number;
	readonly lap: boolean;
	/** As actions of it begin: "12", "24x2", "30c". */
	readonly text: string;
	readonly group: number;
	/** The text. */
	toString(): string;
}

/** The piece in the action slot of the module. @internal */
export function pieceInSlot(game: Game): Piece {
	const { call } = game.engine;
	const text = game.engine.text(call.action_write(game.handle));
	return spoken({
		text: text.slice(0, text.indexOf('>')),
		progress: call.action_from(),
		group: call.action_group(),
		...marksOf(call.action_marks()),
	});
}

/** Put a piece into the action slot. @internal */
export function putPiece(game: Game, piece: PieceLike): void {
	const { engine } = game;
	const marks = whole(piece.captures ?? 0, 2) | (flag('lap', piece.lap) ? 4 : 0);
	const { progress, group = 1 } = piece;
	engine.sure(engine.call.action_set(whole(progress), 0, whole(group), marks, 0, 0));
}
