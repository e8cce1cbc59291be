import { Action } from './action.js';
import type { ActionLike } from './action.js';
import { CharkoniError, shown } from './errors.js';
import type { Below } from './fair.js';
import type { Entry, Shared } from './games.js';
import type { KindName } from './kind.js';
import { word, SQUARE_KINDS } from './names.js';
import { whole } from './number.js';
import { Owned } from './owned.js';
import { Position } from './position.js';
import { GameRecord } from './record.js';
import type { RecordOptions } from './record.js';
import { putSetUp } from './set-up.js';
import type { MarksAt, SetUp } from './set-up.js';
import type { Square } from './square.js';
import type { TableSettings } from './settings.js';
import { Table } from './table.js';
import type { Face, Throw, ThrowLike } from './throw.js';
import { drawBoard } from './draw.js';
import type { DrawOptions } from './draw.js';
import { cellInSlot, layoutOf } from './layout.js';
import type { Cell, Layout } from './layout.js';

/** A game with its options. It never changes; any number of positions and tables may share it. */
export class Game extends Owned {
	/**
	 * The canonical game string: only the options that differ from their default (rules.md, section 1).
	 */
	readonly text: string;
	/** Which of the four games. */
	readonly kind: KindName;
	/** 2 to 8. */
	readonly seats: number;
	/** Pieces a seat, 1 to 4. */
	readonly pieces: number;
	/** Whether seats 0 and 2 play against 1 and 3. */
	readonly teams: boolean;
	/** The progress of a finished piece: 72, 106 or 140 in Parchís, 84 on the cross. */
	readonly goal: number;
	/** Squares of the ring: 68, 102 or 136. */
	readonly ring: number;
	/** Arms of the board: 4, 6 or 8. */
	readonly arms: number;
	/** The colour of each seat, by seat: "yellow". */
	readonly colours: readonly string[];
	/** The value of every option. */
	readonly options: Readonly<Record<string, string>>;
	/** The distinct throws, ascending by value (Chaupar: by text). */
	readonly throws: readonly Throw[];
	/** The sum of the weights of the throws: 6, 64 or 128. */
	readonly throwTotal: number;
	/** Pachisi, Chaupar: the values that a pool can hold, ascending; none in Parchís. */
	readonly faces: readonly Face[];
	/** @internal */
	readonly shared: Shared;
	readonly #common: boolean;
	#layout: Layout | undefined;

	/** @internal */
	constructor(shared: Shared, entry: Entry, common = false) {
		const { engine, games } = shared;
		super(engine, entry.handle, games.leaving(engine, entry));
		this.shared = shared;
		this.#common = common;
		const { facts } = entry;
		this.text = facts.text;
		this.kind = facts.kind;
		this.seats = facts.seats;
		this.pieces = facts.pieces;
		this.teams = facts.teams;
		this.goal = facts.goal;
		this.ring = facts.ring;
		this.arms = facts.arms;
		this.colours = facts.colours;
		this.options = facts.options;
		this.faces = facts.faces;
		this.throws = facts.throws;
		this.throwTotal = facts.throwTotal;
	}

	/**
	 * Give the memory back now; positions, tables and records of this game cannot be used afterwards, so it comes
	 * last. The game that {@link Charkoni.position} and {@link Charkoni.records} bring along is one for all of the
	 * same game string: freeing that does nothing.
	 */
	override free(): void {
		if (!this.#common) super.free();
	}

	/**
	 * The start position (rules.md, sections 3, 5, 6).
	 * @param seat who begins, 0 to seats - 1
	 */
	start(seat = 0): Position {
		const { engine } = this;
		engine.sure(engine.call.position_start(this.handle, this.seat(seat)));
		return Position.taken(this);
	}

	/**
	 * A position set up by hand: a throw is due and nothing is in hand. Pieces stand in any order; marks that a
	 * square cannot have go. Throws a {@link CharkoniError} if that is no
	 * position of this game (rules.md, section 7, "What `position` refuses").
	 */
	setUp(setUp: SetUp): Position {
		putSetUp(this, setUp);
		return Position.taken(this);
	}

	/** The marks that a piece can have at a progress, 0 to goal: none in Parchís. */
	marksAt(progress: number): MarksAt {
		const marks = this.engine.number(
			this.engine.call.progress_marks(this.handle, whole(progress)),
		);
		return { captures: (marks & 3) !== 0, lap: (marks & 4) !== 0 };
	}

	/** The arm of the board that a seat has, from 0. */
	arm(seat: number): number {
		return this.engine.number(this.engine.call.game_arm(this.handle, this.seat(seat)));
	}

	/** The team of a seat: 0 or 1, or without teams the seat itself. */
	team(seat: number): number {
		return this.engine.number(this.engine.call.game_team(this.handle, this.seat(seat)));
	}

	/**
	 * Where whoever sits at `seat` sits once somebody has gone from seat `from` to seat `to` and the
	 * others have followed, so that the order of play and the partners stay (rules.md, section 3, "Who
	 * starts").
	 */
	turned(seat: number, from: number, to: number): number {
		const { call } = this.engine;
		return this.engine.number(
			call.seat_turned(this.handle, this.seat(seat), this.seat(from), this.seat(to)),
		);
	}

	/** What a seat's progress, 0 to goal, stands on. */
	square(seat: number, progress: number): Square {
		const { engine, handle } = this;
		const kind = engine.number(engine.call.square_kind(handle, this.seat(seat), whole(progress)));
		const number = engine.number(engine.call.square_number(handle, seat, progress));
		return { kind: word(SQUARE_KINDS, kind), number };
	}

	/** One of the throws, by its text. Throws a {@link CharkoniError} if the game has no such throw. */
	throw(text: ThrowLike): Throw {
		return this.throws[this.throwNumber(text)] as Throw;
	}

	/**
	 * Pachisi: the throw in which so many cowries show their mouths, or coins their tails (rules.md,
	 * section 5, "Throw"). Throws a {@link CharkoniError} for a number that is not there, and in the
	 * other games.
	 */
	throwOfMouths(mouths: number): Throw {
		const { engine } = this;
		return this.throws[
			engine.number(engine.call.throw_of_mouths(this.handle, whole(mouths)))
		] as Throw;
	}

	/**
	 * Throw: each throw by its weight.
	 * @param below where the chance comes from; left out, the system's random bytes, each number exactly
	 * as likely as the others. A {@link Random} has one that repeats itself: `random.below`.
	 */
	pickThrow(below: Below = this.shared.fair): Throw {
		const { engine } = this;
		return this.throws[
			engine.number(
				engine.call.throw_pick(
					this.handle,
					whole(below(this.throwTotal), this.throwTotal - 1),
				),
			)
		] as Throw;
	}

	/**
	 * Read an action: that it is well formed for this game, not that it is legal anywhere. Throws a
	 * {@link CharkoniError} if it is not.
	 */
	action(text: ActionLike): Action {
		this.putAction(text);
		return new Action(this, this.engine.text(this.engine.call.action_write(this.handle)));
	}

	/** The empty board as an SVG document. */
	draw(options: DrawOptions = {}): string {
		return drawBoard(this, undefined, options);
	}

	/** Where every cell of the board lies, for a page that draws it itself. Asked of the module once. */
	layout(): Layout {
		return (this.#layout ??= layoutOf(this));
	}

	/** The cell of {@link layout} on which a seat's progress, 0 to goal, stands. */
	cell(seat: number, progress: number): Cell {
		this.layout();
		this.engine.sure(this.engine.call.cell_of(this.handle, this.seat(seat), whole(progress)));
		return cellInSlot(this);
	}

	/** A table where nobody has sat down yet, at time 0. Settings left out are those of table.md. */
	table(settings: TableSettings = {}): Table {
		return Table.begin(this, settings);
	}

	/** A record without tags and items. */
	record(options: RecordOptions = {}): GameRecord {
		return GameRecord.begin(this, options);
	}

	/** The game string. */
	override toString(): string {
		return this.text;
	}

	/** The game string, so that JSON holds what can be read again. */
	toJSON(): string {
		return this.text;
	}

	/** A seat for the module. @internal */
	seat(seat: number): number {
		if (Number.isInteger(seat) && seat >= 0 && seat < this.seats) return seat;
		const part = shown(seat);
		const want = `0 to ${this.seats - 1}`;
		throw new CharkoniError(`There is no seat ${part}; seats are counted from ${want}.`, {
			part,
			want,
		});
	}

	/** @internal */
	throwNumber(like: ThrowLike): number {
		const text = textOf(like);
		const found = this.throws.findIndex((candidate) => candidate.text === text);
		const { engine } = this;
		return found >= 0
			? found
			: engine.number(engine.call.throw_read(this.handle, engine.put(text)));
	}

	/** Put an action into the slot of the module. @internal */
	putAction(like: ActionLike): void {
		const { engine } = this;
		engine.sure(engine.call.action_read(this.handle, engine.put(textOf(like))));
	}
}

/** @internal */
export function textOf(like: string | { readonly text: string }): string {
	const text: unknown = typeof like === 'string' ? like : like?.text;
	if (typeof text !== 'string')
		throw new CharkoniError('A text is wanted, or an object that has one as `text`.');
	return text;
}
