import type { ActionLike } from './action.js';
import { chosen } from './bot.js';
import { CharkoniError, shown } from './errors.js';
import type { Game } from './game.js';
import { choice, word } from './names.js';
import { large, whole } from './number.js';
import { checkFields, checkReplacement, kindOf } from './payload.js';
import { pieceInSlot, putPiece } from './piece.js';
import type { PieceLike } from './piece.js';
import type { ThrowLike } from './throw.js';

/** @internal */
export const EVENTS: readonly (EventKind | 'none')[] = [
	'none',
	'sit',
	'leave',
	'return',
	'start',
	'time',
	'pause',
	'resume',
	'correct',
	'end',
	'opening',
	'colour',
	'again',
	'throw',
	'touch',
	'action',
];
/** @internal */
export const WHO: readonly Who[] = ['nobody', 'person', 'bot'];
type StartKind = 'opening' | 'seat' | 'position';
/** @internal */
export const STARTS: readonly StartKind[] = ['opening', 'seat', 'position'];

/** The kind of a table's event (table.md). */
export type EventKind =
	| 'sit'
	| 'leave'
	| 'return'
	| 'start'
	| 'time'
	| 'pause'
	| 'resume'
	| 'correct'
	| 'end'
	| 'opening'
	| 'colour'
	| 'again'
	| 'throw'
	| 'touch'
	| 'action';

/** Who sits at a seat. */
export type Who = 'nobody' | 'person' | 'bot';

/** The occupant that stands in for somebody absent or out of time, where {@link Turn.standIn} says so. */
export const STAND_IN = 0xffff;

const NO_SEAT = 255;

/** What every event may bring. */
export interface Timed {
	/**
	 * Milliseconds since the table began, never less than the event before; left out: the time of that
	 * one.
	 */
	readonly at?: number;
}

/** An event of somebody at a seat. */
export interface Seated extends Timed {
	/** The seat. */
	readonly seat: number;
	/** An id from 1 to 65534 that comes from outside and means nothing to the table. */
	readonly occupant: number;
}

/** Of the whole table; seat and occupant say who did it, left out: a judge or the front end. */
export interface OfTable extends Timed {
	/** The seat. */
	readonly seat?: number;
	/** The id of who sits there. */
	readonly occupant?: number;
}

/** Of whoever is to act; left out, seat and occupant are those. */
export interface OfTurn extends Timed {
	/** The seat. */
	readonly seat?: number;
	/** The id of who sits there. */
	readonly occupant?: number;
}

/** What is put in the place of something that is taken back. */
export type Replacement =
	| { readonly kind: 'opening' | 'throw'; readonly throw: ThrowLike }
	| { readonly kind: 'colour'; readonly colour: number }
	| { readonly kind: 'touch'; readonly piece: PieceLike }
	| { readonly kind: 'action'; readonly action: ActionLike };

/**
 * What may happen at a table. table.md says when each is refused. A field that is undefined counts as left out; one
 * that the kind does not have is refused.
 */
export type TableEvent =
	| (Seated & { readonly kind: 'sit'; readonly who?: 'person' | 'bot' })
	| (Seated & { readonly kind: 'leave' | 'return' })
	| (Timed & { readonly kind: 'start'; readonly how?: 'opening' | 'position' })
	| (Timed & { readonly kind: 'start'; readonly how: 'seat'; readonly seat: number })
	| (OfTable & { readonly kind: 'time' | 'pause' | 'resume' | 'end' })
	| (OfTable & {
			readonly kind: 'correct';
			/** The number of an event in the log, from 0; {@link Table.latest} finds it. */
			readonly target: number;
			readonly replace?: Replacement;
	  })
	| (OfTurn & { readonly kind: 'again' })
	| (OfTurn & { readonly kind: 'opening' | 'throw'; readonly throw: ThrowLike })
	| (OfTurn & { readonly kind: 'colour'; readonly colour: number })
	| (OfTurn & { readonly kind: 'touch'; readonly piece: PieceLike })
	| (OfTurn & { readonly kind: 'action'; readonly action: ActionLike });

/** An event that was accepted. */
export interface LoggedEvent {
	/** Its number in the log, from 0. */
	readonly number: number;
	/**
	 * The event itself, with its time, seat and occupant. As JSON it can be kept, and handed to a table
	 * again.
	 */
	readonly event: TableEvent;
	/** A later correction has taken it back. */
	readonly undone: boolean;
	/** A correction made the time up to it nobody's. */
	readonly free: boolean;
	/** In the time up to it the flag of the seat to act fell. */
	readonly flag: boolean;
	/** A touch of a piece that cannot move: it binds nobody. */
	readonly void: boolean;
}

const OF_TURN: readonly EventKind[] = ['opening', 'colour', 'again', 'throw', 'touch', 'action'];

function numberOf(kind: unknown): number {
	const found = EVENTS.indexOf(kind as EventKind);
	if (found > 0) return found;
	throw new CharkoniError(`There is no event "${shown(kind)}".`, {
		part: shown(kind),
		want: EVENTS.slice(1).join(', '),
	});
}

/* What a play event brings, the replacement of a correction too. */
function putPlay(game: Game, event: Replacement | TableEvent): void {
	const { engine } = game;
	switch (event.kind) {
		case 'opening':
		case 'throw':
			engine.sure(engine.call.event_set_value(game.throwNumber(event.throw)));
			break;
		case 'colour':
			engine.sure(engine.call.event_set_value(game.seat(event.colour)));
			break;
		case 'touch':
			putPiece(game, event.piece);
			engine.sure(engine.call.event_set_action());
			break;
		case 'action':
			game.putAction(event.action);
			engine.sure(engine.call.event_set_action());
			break;
	}
}

function putValue(game: Game, event: TableEvent): void {
	const { engine } = game;
	const { call } = engine;
	if (event.kind === 'sit')
		engine.sure(
			call.event_set_value(choice(WHO, 'sort of occupant', event.who ?? 'person') ?? 0),
		);
	if (event.kind === 'start')
		engine.sure(
			call.event_set_value(choice(STARTS, 'way to start', event.how ?? 'opening') ?? 0),
		);
	if (event.kind !== 'correct') return putPlay(game, event);
	engine.sure(call.event_set_target(whole(event.target)));
	if (event.replace === undefined) return;
	checkReplacement(event.replace);
	engine.sure(call.event_set_replace(numberOf(event.replace.kind)));
	putPlay(game, event.replace);
}

/** Put an event into the slot of the module. @internal */
export function putEvent(game: Game, table: number, event: TableEvent): void {
	const { engine } = game;
	const { call } = engine;
	const kind = numberOf(kindOf(event));
	checkFields('event', event, ['at', 'seat', 'occupant']);
	if (event.kind === 'start' && event.how === 'seat' && event.seat === undefined)
		throw new CharkoniError('A start at a seat is without its field "seat".', { want: 'seat' });
	const at = large(event.at ?? call.table_now(table));
	let seat = 'seat' in event && event.seat !== undefined ? game.seat(event.seat) : NO_SEAT;
	let occupant =
		'occupant' in event && event.occupant !== undefined ? whole(event.occupant, STAND_IN) : 0;
	if (OF_TURN.includes(event.kind)) {
		if (seat === NO_SEAT) seat = call.turn_seat(table);
		if (occupant === 0) occupant = call.turn_occupant(table);
	}
	engine.sure(call.event_begin(kind, seat, occupant, at));
	putValue(game, event);
}

/* What a play event of that kind has brought. */
function playInSlot(game: Game, kind: EventKind): object {
	const { call } = game.engine;
	if (kind === 'throw' || kind === 'opening') return { throw: game.throws[call.event_value()]?.text };
	if (kind === 'colour') return { colour: call.event_value() };
	if (kind !== 'touch' && kind !== 'action') return {};
	game.engine.sure(call.event_action());
	return kind === 'touch' ? { piece: pieceInSlot(game) } : { action: chosen(game) };
}

function correctionInSlot(game: Game): object {
	const { call } = game.engine;
	const target = call.event_target();
	const replace = call.event_replace();
	if (replace === 0) return { target };
	const kind = word(EVENTS, replace) as EventKind;
	return { target, replace: { kind, ...playInSlot(game, kind) } };
}

function partsInSlot(game: Game, kind: EventKind): object {
	const value = game.engine.call.event_value();
	if (kind === 'sit') return { who: word(WHO, value) };
	if (kind === 'start') return { how: word(STARTS, value) };
	return kind === 'correct' ? correctionInSlot(game) : playInSlot(game, kind);
}

/** The event in the slot, number `number` of a log. @internal */
export function eventInSlot(game: Game, number: number): LoggedEvent {
	const { call } = game.engine;
	const kind = word(EVENTS, call.event_kind()) as EventKind;
	const [seat, occupant, notes] = [call.event_seat(), call.event_occupant(), call.event_notes()];
	const event = {
		kind,
		at: call.event_at(),
		...(seat === NO_SEAT ? {} : { seat }),
		...(occupant === 0 ? {} : { occupant }),
		...partsInSlot(game, kind),
	};
	return {
		number,
		event: event as unknown as TableEvent,
		undone: (notes & 1) !== 0,
		free: (notes & 2) !== 0,
		flag: (notes & 4) !== 0,
		void: (notes & 8) !== 0,
	};
}
