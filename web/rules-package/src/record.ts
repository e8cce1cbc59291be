import type { Engine } from './engine.js';
import { CharkoniError } from './errors.js';
import type { Game } from './game.js';
import type { Shared } from './games.js';
import { itemInSlot, putItem } from './item.js';
import type { RecordItem } from './item.js';
import { word } from './names.js';
import { flag, known, whole } from './number.js';
import { held, Owned } from './owned.js';
import { pieceInSlot } from './piece.js';
import type { Piece } from './piece.js';
import { Position, positionOf } from './position.js';
import type { PositionLike } from './position.js';
import type { TableSettings } from './settings.js';
import { Table } from './table.js';

/** @internal */
export const RECORD_PHASES: readonly RecordPhase[] = ['opening', 'colour', 'play', 'over'];

/** How far a recorded game has come. */
export type RecordPhase = 'opening' | 'colour' | 'play' | 'over';

/** Where a recorded game stands. */
export interface RecordState {
	/** How far it has come. */
	readonly phase: RecordPhase;
	/** The seat to act; undefined when the game is over. */
	readonly seat: number | undefined;
	/** The number of the turn, from 1; 0 is the opening. */
	readonly turn: number;
	/** Items of this turn that stand so far. */
	readonly standing: number;
	/** Whoever sat down at chair c is at seat (c + turned) % seats, since the choice of colour. */
	readonly turned: number;
	/** Undefined before play. */
	readonly position: Position | undefined;
	/** The piece that must be played because it was touched. */
	readonly touched: Piece | undefined;
}

/** An item as it stands in a record. */
export interface RecordedItem {
	/** From 0. */
	readonly index: number;
	/** What it is. Handed to {@link GameRecord.add} of another record, it does the same there. */
	readonly item: RecordItem;
	/** As in the text: "12>18x", "correct=3.2:5"; of a comment "{}". */
	readonly word: string;
	/** Who did it; for a correction, who did what is taken back; undefined for a comment. */
	readonly seat: number | undefined;
	/** The turn that it belongs to, from 1, 0 in the opening; for a correction that of its target. */
	readonly turn: number;
	/** Its number among the items of the turn that stand, from 1; 0 for a comment. */
	readonly number: number;
	/** A later correction has taken it back. */
	readonly undone: boolean;
	/** A touch of a piece that cannot move: it binds nobody. */
	readonly void: boolean;
	/** The line of the text that it was read from, from 1; else 0. */
	readonly line: number;
	/** Where the game stands once it is done. */
	readonly after: RecordState;
}

/** How a record begins. */
export interface RecordOptions {
	/** The seat that begins, or a position, or its line, to begin from; left out: opening throws decide. */
	readonly start?: number | PositionLike;
	/** Throws come from real dice: `again` and `correct` are allowed; usually not. */
	readonly realDice?: boolean;
	/** A touched piece is a played piece; usually only in `parchis-pairs`. */
	readonly touch?: boolean;
	/** Tags, in their order. */
	readonly tags?: Readonly<Record<string, string>>;
}

const NOBODY = 255;

function seatOrNone(seat: number): number | undefined {
	return seat === NOBODY ? undefined : seat;
}

/**
 * The record of a game: tags, opening throws, every throw and action, corrections, comments. Whatever is put
 * into it is checked by the rules first, so a record is never wrong, only unfinished.
 */
export class GameRecord extends Owned {
	/** The game that is played. */
	readonly game: Game;

	/** @internal */
	constructor(game: Game, handle: number) {
		super(game.engine, handle, held(game.engine, 'record_free', handle));
		this.game = game;
	}

	/** @internal */
	static begin(game: Game, options: RecordOptions): GameRecord {
		const { engine } = game;
		const { call } = engine;
		const record = new GameRecord(game, engine.sure(call.record_new(game.handle)));
		try {
			record.#begin(options);
		} catch (error) {
			record.free();
			throw error;
		}
		return record;
	}

	#begin(options: RecordOptions): void {
		known('The options of a record', options, ['start', 'realDice', 'touch', 'tags']);
		const { start, tags = {} } = options;
		const realDice = flag('realDice', options.realDice);
		const touch = flag('touch', options.touch);
		const { engine, handle, game } = this;
		const { call } = engine;
		if (realDice !== undefined) engine.sure(call.record_set_real_dice(handle, Number(realDice)));
		if (touch !== undefined) engine.sure(call.record_set_touch(handle, Number(touch)));
		if (typeof start === 'number') engine.sure(call.record_start_seat(handle, game.seat(start)));
		else if (start !== undefined) {
			positionOf(game, start).put(game);
			engine.sure(call.record_start_position(handle));
		}
		for (const [name, value] of Object.entries(tags)) this.setTag(name, value);
	}

	/** The seat that begins, or the position that play begins from; undefined: opening throws decide. */
	get start(): number | Position | undefined {
		const { call } = this.engine;
		const { handle } = this;
		const how = call.record_start(handle);
		if (how === 0) return undefined;
		return how === 1 ? call.record_starter(handle) : this.begin().position;
	}

	/** Whether throws come from real dice. */
	get realDice(): boolean {
		return this.engine.call.record_real_dice(this.handle) === 1;
	}

	/** Whether a touched piece is a played piece. */
	get touch(): boolean {
		return this.engine.call.record_touch(this.handle) === 1;
	}

	/**
	 * The value of a tag; undefined if it has none. Those that the record knows itself are no tags here:
	 * Game, Rules, Dice, Touched, Start, Position, Result, Places.
	 */
	tag(name: string): string | undefined {
		const { engine } = this;
		const length = engine.call.record_tag(this.handle, engine.put(name));
		return length < 0 ? undefined : engine.text(length);
	}

	/** All tags, in their order. */
	tags(): Readonly<Record<string, string>> {
		const { engine, handle } = this;
		const count = engine.call.record_tag_count(handle);
		const names = Array.from({ length: count }, (_, i) =>
			engine.text(engine.call.record_tag_name(handle, i)),
		);
		return Object.fromEntries(names.map((name) => [name, this.tag(name) ?? '']));
	}

	/**
	 * Give a tag a value, or add it. Throws a {@link CharkoniError} for a name or a value that will not
	 * do.
	 */
	setTag(name: string, value: string): void {
		const { engine } = this;
		const behind = engine.put(value);
		const before = engine.put(name);
		engine.put(`${name}${value}`);
		engine.sure(engine.call.record_tag_set(this.handle, before, behind));
	}

	/**
	 * Check an item and add it. Throws a {@link CharkoniError}, and changes nothing, for whatever does
	 * not fit.
	 */
	add(item: RecordItem): RecordedItem {
		const { engine } = this;
		putItem(this.game, item);
		engine.sure(engine.call.record_add(this.handle));
		return this.item(this.count - 1);
	}

	/** How many items there are. */
	get count(): number {
		return this.engine.call.record_count(this.handle);
	}

	/** Item `index`, from 0. */
	item(index: number): RecordedItem {
		const { engine, handle, game } = this;
		const { call } = engine;
		engine.sure(call.record_item(handle, whole(index)));
		const known = {
			index,
			seat: seatOrNone(call.item_seat()),
			turn: call.item_turn(),
			number: call.item_number(),
			undone: call.item_undone() === 1,
			void: call.item_void() === 1,
			line: call.item_line(),
		};
		const item = itemInSlot(game);
		const seat = item.kind === 'comment' ? undefined : known.seat;
		const after = this.#state();
		return {
			...known,
			seat,
			item,
			after,
			word: engine.text(call.record_item_write(handle, index)),
		};
	}

	/** All items, in order. */
	items(): readonly RecordedItem[] {
		return Array.from({ length: this.count }, (_, index) => this.item(index));
	}

	/**
	 * The index of an item of a turn by its number among those that stand, from 1; undefined if there is
	 * none.
	 */
	find(turn: number, number: number): number | undefined {
		const index = this.engine.call.record_find(this.handle, whole(turn), whole(number));
		return index < 0 ? undefined : index;
	}

	/** Where the game stood before the first item. */
	begin(): RecordState {
		this.engine.call.record_begin(this.handle);
		return this.#state();
	}

	/** Where the game stands after all items. */
	now(): RecordState {
		this.engine.call.record_now(this.handle);
		return this.#state();
	}

	/** Where it stood when item `index` was made; for a correction, before what it takes back. */
	before(index: number): RecordState {
		const { engine } = this;
		engine.sure(engine.call.record_before(this.handle, whole(index)));
		return this.#state();
	}

	/**
	 * "*" while the game runs, "2" the winning seat, "1+3" the winning team, "-" a draw; seats from 1, as
	 * in all texts.
	 */
	get result(): string {
		return this.engine.text(this.engine.call.record_result(this.handle));
	}

	/** The place of each seat, by seat, 1 the best; undefined while the game runs. */
	places(): readonly number[] | undefined {
		const { call } = this.engine;
		const places = Array.from({ length: this.game.seats }, (_, seat) =>
			call.record_place(this.handle, seat),
		);
		return places.every((place) => place > 0) ? places : undefined;
	}

	/** The text, a file of one game. What is written and read again writes the same text. */
	write(): string {
		return this.engine.text(this.engine.call.record_write(this.handle));
	}

	/** The text. */
	override toString(): string {
		return this.write();
	}

	/** The text, so that JSON holds what {@link Charkoni.records} reads again. */
	toJSON(): string {
		return this.write();
	}

	/**
	 * A table that has come as far as this record and goes on from there.
	 * @param seated who sits at each chair, by the number from before any choice of colour; left out, a
	 * person of its own at each, with the ids 1, 2, ...
	 * @param settings on top of those that the record brings: dice, touched pieces, position
	 */
	table(
		seated?: readonly { occupant: number; who?: 'person' | 'bot' }[],
		settings: TableSettings = {},
	): Table {
		const { engine } = this;
		const table = Table.resume(this, settings);
		try {
			for (let seat = 0; seat < this.game.seats; seat++)
				table.do({
					kind: 'sit',
					seat,
					...(seated?.[seat] ?? { occupant: seat + 1 }),
				});
			engine.sure(engine.call.table_resume(table.handle, this.handle));
		} catch (error) {
			table.free();
			throw error;
		}
		return table;
	}

	#state(): RecordState {
		const { call } = this.engine;
		return {
			phase: word(RECORD_PHASES, call.state_phase()),
			seat: seatOrNone(call.state_seat()),
			turn: call.state_turn(),
			standing: call.state_standing(),
			turned: call.state_turned(),
			position: call.state_position() === 1 ? Position.taken(this.game) : undefined,
			touched: call.state_touched() === 1 ? pieceInSlot(this.game) : undefined,
		};
	}
}

function readNext(shared: Shared, reader: number): GameRecord {
	const { engine } = shared;
	const { call } = engine;
	const handle = call.reader_next(reader);
	if (handle === 0)
		throw engine.failure({ line: call.reader_line(reader), column: call.reader_column(reader) });
	return new GameRecord(shared.games.common(shared, engine.sure(call.record_game(handle))), handle);
}

/** Read all games of a text. @internal */
export function readRecords(shared: Shared, text: string): readonly GameRecord[] {
	const { engine } = shared;
	const { call }: Engine = engine;
	const reader = engine.sure(call.reader_new(engine.put(text)));
	const records: GameRecord[] = [];
	try {
		while (call.reader_more(reader) === 1) records.push(readNext(shared, reader));
	} catch (error) {
		for (const record of records) record.free();
		throw error;
	} finally {
		call.reader_free(reader);
	}
	return records;
}
