import type { Game } from './game.js';
import { HAPPENINGS, word } from './names.js';
import type { HappeningKind } from './names.js';
import type { Position } from './position.js';
import { valuesOf } from './throw.js';

/**
 * One thing that a throw or an action did, in the order in which a person would tell it. Numbers that the
 * kind does not name are 0.
 */
export interface Happening {
	/** What happened. */
	readonly kind: HappeningKind;
	/** The seat to act, always. */
	readonly seat: number;
	/** Whose piece moves: the seat, or the partner whom it helps. */
	readonly owner: number;
	/** Another seat. */
	readonly other: number;
	/** A progress: of `other` for a captured piece, else of `owner`. */
	readonly from: number;
	/** A progress of `owner`. */
	readonly to: number;
	/** Pieces. */
	readonly size: number;
	/** A number; for `thrown` the index in {@link Game.throws}. */
	readonly value: number;
	/** Pachisi, Chaupar: values of throws, descending. */
	readonly pool: readonly number[];
}

/** What a throw or an action led to, and did. */
export interface Step {
	/** The position that it led to. */
	readonly position: Position;
	/** What it did, in the order in which it is told. */
	readonly happenings: readonly Happening[];
	/** Whether it ended the turn of the seat that made it, also when the same seat is next. */
	readonly endedTurn: boolean;
}

/** The happenings of the latest step of the module. @internal */
export function happeningsOf(game: Game, count: number): readonly Happening[] {
	const { call } = game.engine;
	return Array.from({ length: count }, (_, i) => ({
		kind: word(HAPPENINGS, call.happening_kind(i)),
		seat: call.happening_seat(i),
		owner: call.happening_owner(i),
		other: call.happening_other(i),
		from: call.happening_from(i),
		to: call.happening_to(i),
		size: call.happening_size(i),
		value: call.happening_value(i),
		pool: valuesOf(game.faces, call.happening_pool(i)),
	}));
}
