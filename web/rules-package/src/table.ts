import type { Action } from './action.js';
import { exactly, putAttempt } from './attempt.js';
import type { Tried } from './attempt.js';
import { botNumber, chosen } from './bot.js';
import type { BotName } from './bot.js';
import { eventInSlot, putEvent, WHO } from './event.js';
import type { LoggedEvent, TableEvent, Who } from './event.js';
import type { Game } from './game.js';
import { word } from './names.js';
import { whole } from './number.js';
import { held, Owned } from './owned.js';
import { pieceInSlot } from './piece.js';
import type { Piece } from './piece.js';
import { actionsOf, Position } from './position.js';
import { chanceOf } from './random.js';
import type { Random } from './random.js';
import { GameRecord } from './record.js';
import { putSettings } from './settings.js';
import type { SettledSettings, TableSettings } from './settings.js';
import type { Happening } from './step.js';
import type { ThrowLike } from './throw.js';
import { whyOf } from './why.js';
import type { Why } from './why.js';

/** @internal */
export const TABLE_PHASES: readonly TablePhase[] = ['seating', 'opening', 'colour', 'play', 'over', 'closed'];
/** @internal */
export const EXPECTS: readonly Expect[] = [
	'seats',
	'start',
	'resume',
	'opening',
	'colour',
	'throw',
	'action',
	'touched',
	'nothing',
];

/** How far a table has come (table.md, "Phases"). */
export type TablePhase = 'seating' | 'opening' | 'colour' | 'play' | 'over' | 'closed';

/**
 * What is expected next: somebody to sit down, `start`, `resume`; an opening throw, a choice of colour, a
 * throw, an action (or a touch), an action with the touched piece; or nothing any more.
 */
export type Expect =
	| 'seats'
	| 'start'
	| 'resume'
	| 'opening'
	| 'colour'
	| 'throw'
	| 'action'
	| 'touched'
	| 'nothing';

/** Whose move it is. */
export interface Turn {
	/** What is expected. */
	readonly expect: Expect;
	/** Whose; with `seats` the first empty one; undefined where nobody's. */
	readonly seat: number | undefined;
	/** Who sits there. */
	readonly who: Who;
	/**
	 * Whether {@link STAND_IN} may act for it now: it is absent or out of time, and the settings allow
	 * it.
	 */
	readonly standIn: boolean;
	/** The id of who sits there; undefined for nobody. */
	readonly occupant: number | undefined;
}

/** One seat of a table. */
export interface Seat {
	/** Who sits there. */
	readonly who: Who;
	/** The id given with `sit`; undefined while nobody sits there. */
	readonly occupant: number | undefined;
	/** The occupant is away. */
	readonly absent: boolean;
	/** Its time is out; of this turn, where the clock is for each turn. */
	readonly flagged: boolean;
	/** How often its flag has fallen, at most 255. */
	readonly flags: number;
	/** The number that the seat had before the colour was chosen. */
	readonly chair: number;
	/** The points of its latest opening throw, 0 before. */
	readonly points: number;
	/** Milliseconds left of the turn or the game; 0 without a clock and with a fallen flag. */
	readonly left: number;
}

/** Where a table stands: a value, as it was when it was asked for. */
export interface TableState {
	/** How far it has come. */
	readonly phase: TablePhase;
	/** The seat to act; undefined where there is none. */
	readonly seat: number | undefined;
	/** Between `pause` and `resume`: nothing is played. */
	readonly paused: boolean;
	/** The game has come to its end by the rules; it stays when the table is closed. */
	readonly ended: boolean;
	/** The round of opening throws, from 1; 0 without an opening. */
	readonly round: number;
	/** The seats that throw in this round of the opening. */
	readonly contenders: readonly number[];
	/** Those of them that have thrown. */
	readonly thrown: readonly number[];
	/** The seat that began; undefined before that, and after a start from a position. */
	readonly starter: number | undefined;
	/** Throws that fell badly since the latest one that stands. */
	readonly badly: number;
	/** The time of the latest event, in milliseconds. */
	readonly now: number;
	/** All seats, by their number. */
	readonly seats: readonly Seat[];
	/** The position, from play on. */
	readonly position: Position | undefined;
	/** The piece that must be played because it was touched. */
	readonly touched: Piece | undefined;
}

/** An event that has just been accepted. */
export interface DoneEvent extends LoggedEvent {
	/** What a throw or an action in play did, in the order in which it is told; empty for other events. */
	readonly happenings: readonly Happening[];
}

function happeningsOf(before: Position, event: TableEvent): readonly Happening[] {
	if (event.kind === 'throw') return before.tellThrow(event.throw).happenings;
	return event.kind === 'action' ? before.tellAct(event.action).happenings : [];
}

const NO_SEAT = 255;
const NO_THROW = 255;

function seatOrNone(seat: number): number | undefined {
	return seat === NO_SEAT ? undefined : seat;
}

/**
 * One table in play: who sits where, whose move it is, the clock, the log. State and event give the next
 * state; the table is the only authority over a game, and a refused event changes nothing. Throws and times
 * come with the events.
 */
export class Table extends Owned {
	/** The game that is played. */
	readonly game: Game;
	/** What holds at this table. */
	readonly settings: SettledSettings;

	/** @internal */
	private constructor(game: Game, settings: SettledSettings) {
		const { engine } = game;
		const handle = engine.sure(engine.call.table_new(game.handle));
		super(engine, handle, held(engine, 'table_free', handle));
		this.game = game;
		this.settings = settings;
	}

	/** @internal */
	static begin(game: Game, settings: TableSettings): Table {
		game.engine.call.settings_default(game.handle);
		return new Table(game, putSettings(game, settings));
	}

	/** A table that can go on with a record. @internal */
	static resume(record: GameRecord, settings: TableSettings): Table {
		const { game } = record;
		game.engine.call.settings_of_record(record.handle);
		return new Table(game, putSettings(game, settings));
	}

	/**
	 * Check an event and let it happen. Throws a {@link CharkoniError}, and changes nothing, for whatever
	 * does not fit.
	 * @returns the event as it stands in the log, and what it did
	 */
	do(event: TableEvent): DoneEvent {
		const before = this.position();
		this.#let(event);
		const logged = this.event(this.count - 1);
		return { ...logged, happenings: before ? happeningsOf(before, logged.event) : [] };
	}

	#let(event: TableEvent): void {
		const { engine } = this;
		putEvent(this.game, this.handle, event);
		engine.sure(engine.call.table_do(this.handle));
	}

	/**
	 * Do the events of a log, in their order, in a table with the same settings: what was logged comes
	 * out again.
	 */
	replay(log: readonly LoggedEvent[]): void {
		for (const { event } of log) this.#let(event);
	}

	/**
	 * Events in the log: also the version of the state, so that a message that is out of date can be
	 * told.
	 */
	get count(): number {
		return this.engine.call.table_count(this.handle);
	}

	/** Event number `number` of the log, from 0. */
	event(number: number): LoggedEvent {
		const { engine } = this;
		engine.sure(engine.call.table_log(this.handle, whole(number)));
		return eventInSlot(this.game, number);
	}

	/** Every accepted event, in order. */
	log(): readonly LoggedEvent[] {
		return Array.from({ length: this.count }, (_, number) => this.event(number));
	}

	/** Whose move it is, and what is expected next. */
	turn(): Turn {
		const { call } = this.engine;
		const occupant = call.turn_occupant(this.handle);
		return {
			expect: word(EXPECTS, call.turn_expect(this.handle)),
			seat: seatOrNone(call.turn_seat(this.handle)),
			who: word(WHO, call.turn_who(this.handle)),
			standIn: call.turn_stand_in(this.handle) === 1,
			occupant: occupant === 0 ? undefined : occupant,
		};
	}

	/** Where everything stands. */
	state(): TableState {
		const { call } = this.engine;
		const { handle } = this;
		return {
			phase: word(TABLE_PHASES, call.table_phase(handle)),
			seat: seatOrNone(call.table_seat(handle)),
			paused: call.table_paused(handle) === 1,
			ended: call.table_ended(handle) === 1,
			round: call.table_round(handle),
			contenders: this.#seatsOf(call.table_contenders(handle)),
			thrown: this.#seatsOf(call.table_thrown(handle)),
			starter: seatOrNone(call.table_starter(handle)),
			badly: call.table_badly(handle),
			now: call.table_now(handle),
			seats: Array.from({ length: this.game.seats }, (_, seat) => this.#seat(seat)),
			position: this.position(),
			touched: this.#touched(),
		};
	}

	/** The position; undefined before play. */
	position(): Position | undefined {
		return this.engine.call.table_position(this.handle) === 1
			? Position.taken(this.game)
			: undefined;
	}

	/**
	 * The actions that may follow now, under a touch those of the touched piece; none where no action is
	 * due.
	 */
	legal(): readonly Action[] {
		return actionsOf(this.game, this.engine.text(this.engine.call.table_legal(this.handle)));
	}

	/**
	 * Why an attempt is not allowed now; see {@link Position.whyNot}. Ask {@link bound} about a touch.
	 */
	whyNot(attempt: Tried, thrown?: ThrowLike): Why {
		const { engine } = this;
		const number = thrown === undefined ? NO_THROW : this.game.throwNumber(thrown);
		putAttempt(this.game, attempt);
		const why = whyOf(engine, engine.number(engine.call.table_why(this.handle, number)));
		const position = this.position();
		return position ? exactly(position, attempt, why) : why;
	}

	/**
	 * Whether a touch keeps an action from being played: something is touched and the action is not of
	 * that piece.
	 */
	bound(attempt: Tried): boolean {
		putAttempt(this.game, attempt);
		return this.engine.call.table_bound(this.handle) === 1;
	}

	/** When the flag of the seat to act falls if nothing comes first; undefined if no clock runs. */
	flagTime(): number | undefined {
		const time = this.engine.call.table_flag_time(this.handle);
		return time < 0 ? undefined : time;
	}

	/**
	 * The number of the latest event that a correction may name.
	 * @param before only events before this one; left out, all
	 */
	latest(before = this.count): number | undefined {
		const number = this.engine.call.table_latest(this.handle, whole(before));
		return number < 0 ? undefined : number;
	}

	/** The place of each seat, by seat, 1 the best; undefined unless the game has come to its end. */
	places(): readonly number[] | undefined {
		const { call } = this.engine;
		const places = Array.from({ length: this.game.seats }, (_, seat) =>
			call.table_place(this.handle, seat),
		);
		return places.every((place) => place > 0) ? places : undefined;
	}

	/**
	 * Let a bot choose for the seat to act, at once; a touch binds it too. See {@link Position.choose}.
	 */
	choose(bot: BotName, random: Random = this.game.shared.random()): Action {
		const { engine } = this;
		const number = botNumber(engine, bot);
		engine.sure(engine.call.bot_choose_at_table(this.handle, number, chanceOf(engine, random)));
		return chosen(this.game);
	}

	/**
	 * A record of what was played: everything but who sits where, the clock, pauses and times. Tags may
	 * be added.
	 */
	record(): GameRecord {
		const { engine } = this;
		return new GameRecord(this.game, engine.sure(engine.call.table_record(this.handle)));
	}

	#seatsOf(bits: number): readonly number[] {
		return Array.from({ length: this.game.seats }, (_, seat) => seat).filter(
			(seat) => (bits & (1 << seat)) !== 0,
		);
	}

	#touched(): Piece | undefined {
		return this.engine.call.table_touched(this.handle) === 1 ? pieceInSlot(this.game) : undefined;
	}

	#seat(seat: number): Seat {
		const { call } = this.engine;
		const { handle } = this;
		const occupant = call.table_occupant(handle, seat);
		return {
			who: word(WHO, call.table_who(handle, seat)),
			occupant: occupant === 0 ? undefined : occupant,
			absent: call.table_absent(handle, seat) === 1,
			flagged: call.table_flagged(handle, seat) === 1,
			flags: call.table_flags(handle, seat),
			chair: call.table_chair(handle, seat),
			points: call.table_points(handle, seat),
			left: call.table_left(handle, seat),
		};
	}
}
