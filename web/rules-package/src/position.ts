import { Action } from './action.js';
import type { ActionLike } from './action.js';
import { exactly, putAttempt } from './attempt.js';
import type { Tried } from './attempt.js';
import { chooseAt } from './bot.js';
import type { BotName } from './bot.js';
import { drawBoard } from './draw.js';
import type { DrawPositionOptions } from './draw.js';
import { textOf } from './game.js';
import type { Game } from './game.js';
import type { Shared } from './games.js';
import { placesOf } from './layout.js';
import type { PlacedPiece } from './layout.js';
import { CharkoniError, shown } from './errors.js';
import type { Exports } from './exports.js';
import { PHASES, word } from './names.js';
import type { Phase } from './names.js';
import { large, whole } from './number.js';
import { pieceInSlot } from './piece.js';
import type { Piece } from './piece.js';
import { chanceOf } from './random.js';
import type { Random } from './random.js';
import { happeningsOf } from './step.js';
import type { Step } from './step.js';
import { valuesOf } from './throw.js';
import type { ThrowLike } from './throw.js';
import { whyOf } from './why.js';
import type { Why } from './why.js';

const NO_THROW = 255;

/** What only Parchís has: rules.md, section 7. */
export interface ParchisState {
	/** The sixes thrown in a row, 0 to 2. */
	readonly six: number;
	/** The progress of the piece moved last in this turn; undefined if none was. */
	readonly last: number | undefined;
	/** By seat: who arrived last on its exit where two seats share it; else undefined. */
	readonly late: readonly (number | undefined)[];
}

/** What only Pachisi has: rules.md, section 7. */
export interface PachisiState {
	/** By seat: whether it has brought a piece onto the board in this game. */
	readonly entered: readonly boolean[];
	/** By seat: whether it loses its next turn. */
	readonly skip: readonly boolean[];
	/** Graces in a row. */
	readonly row: number;
	/** Further throws owed after this one. */
	readonly due: number;
	/** Rights to enter that are left. */
	readonly rights: number;
}

/**
 * A position: who stands where and what is due. Immutable, a value of 64 bytes that needs no freeing; what
 * follows a throw or an action is another position.
 */
export class Position {
	/** The game that it is a position of. */
	readonly game: Game;
	readonly #bytes: Uint8Array;
	#line: string | undefined;

	/** @internal */
	constructor(game: Game, bytes: Uint8Array) {
		this.game = game;
		this.#bytes = bytes;
		Object.freeze(this);
	}

	/** The position in the slot of the module. @internal */
	static taken(game: Game): Position {
		const { engine } = game;
		return new Position(
			game,
			engine.copy(engine.call.position_at(0), engine.call.position_size()),
		);
	}

	/**
	 * Put it into the slot of the module; returns the handle of its game.
	 * @param game must be an equal one, if given
	 * @internal
	 */
	put(game: Game = this.game): number {
		const { engine, handle } = game;
		if (game !== this.game && (game.text !== this.game.text || engine !== this.game.engine))
			throw new CharkoniError(
				`The position is one of ${this.game.text}, not of ${game.text}.`,
				{
					part: this.game.text,
					want: game.text,
				},
			);
		engine.paste(engine.call.position_at(0), this.#bytes);
		return handle;
	}

	/**
	 * The position line (rules.md, section 7), without the word `position`. {@link Charkoni.position}
	 * reads it.
	 */
	get line(): string {
		return (this.#line ??= this.game.engine.text(
			this.game.engine.call.position_write(this.put()),
		));
	}

	/** What is due. */
	get phase(): Phase {
		return word(
			PHASES,
			this.#ask((call) => call.position_phase()),
		);
	}

	/** The seat to act; undefined when the game is over. */
	get seat(): number | undefined {
		return this.phase === 'over' ? undefined : this.#ask((call) => call.position_seat());
	}

	/**
	 * The seat whose pieces the seat to act moves: itself, or the partner whom it helps; undefined when
	 * over.
	 */
	get owner(): number | undefined {
		return this.phase === 'over'
			? undefined
			: this.#ask((call, game) => call.position_owner(game));
	}

	/** Parchís: the die to be played, or the bonus; else 0. */
	get value(): number {
		return this.#ask((call) => call.position_value());
	}

	/** Pachisi, Chaupar: the values of the throws in the pool, descending. */
	get pool(): readonly number[] {
		return valuesOf(
			this.game.faces,
			this.#ask((call, game) => call.position_pool(game)),
		);
	}

	/** Pachisi, Chaupar: turns that have ended since a piece was last moved. */
	get idle(): number {
		return this.#ask((call) => call.position_idle());
	}

	/** What only Parchís has; undefined in the other games. */
	get parchis(): ParchisState | undefined {
		const { engine, kind, seats } = this.game;
		if (!kind.startsWith('parchis')) return undefined;
		const game = this.put();
		const last = engine.call.position_last();
		const late = Array.from({ length: seats }, (_, seat) =>
			engine.number(engine.call.position_late(game, seat)),
		);
		return {
			six: engine.call.position_six(),
			last: last === 0 ? undefined : last,
			late: late.map((seat) => (seat === 0 ? undefined : seat - 1)),
		};
	}

	/** What only Pachisi has; undefined in the other games. */
	get pachisi(): PachisiState | undefined {
		const { engine, kind, seats } = this.game;
		if (kind !== 'pachisi') return undefined;
		this.put();
		const { call } = engine;
		const bits = (set: number): boolean[] =>
			Array.from({ length: seats }, (_, seat) => (set & (1 << seat)) !== 0);
		return {
			entered: bits(call.position_in()),
			skip: bits(call.position_skip()),
			row: call.position_row(),
			due: call.position_due(),
			rights: call.position_ent(),
		};
	}

	/** The pieces of a seat, the most advanced first. */
	pieces(seat: number): readonly Piece[] {
		const { game } = this;
		const handle = this.put();
		const checked = game.seat(seat);
		return Array.from({ length: game.pieces }, (_, i) => {
			game.engine.sure(game.engine.call.action_piece(handle, checked, i));
			return pieceInSlot(game);
		});
	}

	/** How many pieces of a seat stand on a progress, 0 at home to the goal. */
	count(seat: number, progress: number): number {
		return this.#ask((call, game) =>
			call.position_count(game, this.game.seat(seat), whole(progress)),
		);
	}

	/**
	 * Parchís: how far the seat to act moves with a die, 1 to 6: as it says, but 7 for a 6 that counts
	 * so.
	 */
	amount(die: number): number {
		return this.#ask((call, game) => call.position_amount(game, whole(die)));
	}

	/**
	 * The legal actions, each once, sorted by text; none where a throw is due and when the game is over.
	 */
	legal(): readonly Action[] {
		const { engine } = this.game;
		return actionsOf(this.game, engine.text(engine.call.position_legal(this.put())));
	}

	/**
	 * Let a throw be made. Throws a {@link CharkoniError} if none is due, or the game has no such throw.
	 */
	throw(text: ThrowLike): Position {
		const { engine } = this.game;
		const number = this.game.throwNumber(text);
		engine.sure(engine.call.position_throw(this.put(), number));
		return Position.taken(this.game);
	}

	/**
	 * Let an action be played. Throws a {@link CharkoniError} if it is not legal; {@link whyNot} says
	 * more.
	 */
	act(action: ActionLike): Position {
		const { engine } = this.game;
		this.game.putAction(action);
		engine.sure(engine.call.position_act(this.put()));
		return Position.taken(this.game);
	}

	/** As {@link throw}, and what it did. */
	tellThrow(text: ThrowLike): Step {
		const { call } = this.game.engine;
		const number = this.game.throwNumber(text);
		return this.#step(call.step_throw(this.put(), number));
	}

	/** As {@link act}, and what it did. */
	tellAct(action: ActionLike): Step {
		const { call } = this.game.engine;
		this.game.putAction(action);
		return this.#step(call.step_act(this.put()));
	}

	/**
	 * Why an attempt is not allowed.
	 * @param attempt an action, or only what is meant of it, or a piece; what is told must be exactly so
	 * @param thrown where a throw is due: the throw just made, to explain why it was lost; left out, the
	 * answer is `throw-first`
	 */
	whyNot(attempt: Tried, thrown?: ThrowLike): Why {
		const { engine } = this.game;
		const number = thrown === undefined ? NO_THROW : this.game.throwNumber(thrown);
		putAttempt(this.game, attempt);
		const why = whyOf(engine, engine.number(engine.call.why_not(this.put(), number)));
		return exactly(this, attempt, why);
	}

	/**
	 * The place of each seat, by seat, 1 the best; shared places repeat the better number. Undefined
	 * while it runs.
	 */
	places(): readonly number[] | undefined {
		if (this.phase !== 'over') return undefined;
		return Array.from({ length: this.game.seats }, (_, seat) =>
			this.#ask((call, game) => call.position_place(game, seat)),
		);
	}

	/**
	 * The seats that have won: one, the two of a team, or none in a draw. Undefined while the game runs.
	 */
	winners(): readonly number[] | undefined {
		if (this.phase !== 'over') return undefined;
		const won = this.#ask((call) => call.position_winner()) - 1;
		return Array.from({ length: this.game.seats }, (_, seat) => seat).filter(
			(seat) => this.game.team(seat) === won,
		);
	}

	/**
	 * Play on at random, each throw by its weight and each action alike, until the game ends or so many
	 * plies are played; a ply is a throw or an action.
	 */
	playout(random: Random, plies = Number.MAX_SAFE_INTEGER): { position: Position; plies: number } {
		const { engine } = this.game;
		const chance = chanceOf(engine, random);
		const played = engine.number(engine.call.position_playout(this.put(), chance, large(plies)));
		return { position: Position.taken(this.game), plies: played };
	}

	/**
	 * The leaves of the tree `depth` steps below, 0 to 16; throws if it would take more than 2^24
	 * positions.
	 */
	perft(depth: number): number {
		return this.#ask((call, game) => call.position_perft(game, whole(depth)));
	}

	/**
	 * Let a bot choose one of the legal actions, at once; {@link startBots} does it beside the page.
	 * @param random the bot's own chance; left out, one that nobody can foresee
	 */
	choose(bot: BotName, random: Random = this.game.shared.random()): Action {
		return chooseAt(this, bot, random);
	}

	/** The board with the pieces as an SVG document. */
	draw(options: DrawPositionOptions = {}): string {
		return drawBoard(this.game, this, options);
	}

	/** Where the pieces stand, for a page that draws them itself; {@link Game.layout} has the board. */
	layout(): readonly PlacedPiece[] {
		return placesOf(this);
	}

	/** Whether the other is the same position of an equal game. */
	equals(other: Position): boolean {
		return this.line === other.line;
	}

	/** The position line. */
	toString(): string {
		return this.line;
	}

	/** The position line, so that JSON holds what can be read again. */
	toJSON(): string {
		return this.line;
	}

	#ask(question: (call: Exports, game: number) => number): number {
		const { engine } = this.game;
		return engine.number(question(engine.call, this.put()));
	}

	#step(count: number): Step {
		const { engine } = this.game;
		const happenings = happeningsOf(this.game, engine.number(count));
		const endedTurn = engine.call.step_ended_turn() === 1;
		return { position: Position.taken(this.game), happenings, endedTurn };
	}
}

/** The actions in a list of the module. @internal */
export function actionsOf(game: Game, list: string): readonly Action[] {
	return list === '' ? [] : list.split(' ').map((text) => new Action(game, text));
}

/** A position, or its line. */
export type PositionLike = Position | string;

/** The position of a line. @internal */
export function readPosition(shared: Shared, line: string): Position {
	const { engine, games } = shared;
	const handle = engine.sure(engine.call.position_read(engine.put(textOf(line))));
	const bytes = engine.copy(engine.call.position_at(0), engine.call.position_size());
	return new Position(games.common(shared, handle), bytes);
}

/** The position that is meant, for a game. @internal */
export function positionOf(game: Game, like: PositionLike): Position {
	if (like instanceof Position) return like;
	if (typeof like === 'string') return readPosition(game.shared, like);
	throw new CharkoniError(`A position or its line is wanted, not ${shown(like)}.`, {
		part: shown(like),
	});
}
