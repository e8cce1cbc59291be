/* A finished game, counted: what the statistics are made of. */
import type { GameRecord, KindName } from 'charkoni';

import type { SeatPlan } from '../play/session.js';

/** What one seat did in a game. */
export interface SeatTally {
	/** Whether a person of this device sat there. */
	readonly person: boolean;
	readonly name: string;
	/** The bot's name, or "". */
	readonly bot: string;
	/** From 1. */
	readonly place: number;
	readonly won: boolean;
	/** Pieces of others that it captured, and pieces that it lost so. */
	readonly captures: number;
	readonly captured: number;
	/** How often it threw what, by the text of the throw; opening throws are among them. */
	readonly throws: Readonly<Record<string, number>>;
}

/** A finished game, counted. */
export interface Tally {
	readonly version: 1;
	readonly kind: KindName;
	/** The game string. */
	readonly game: string;
	/** Throws came from real dice. */
	readonly realDice: boolean;
	readonly turns: number;
	readonly seats: readonly SeatTally[];
}

/* A long game is counted in parts, so that the page never stands still. */
const AT_ONCE = 100;

class Counter {
	readonly throws: Record<string, number> = {};
	captures = 0;
	captured = 0;

	threw(text: string): void {
		this.throws[text] = (this.throws[text] ?? 0) + 1;
	}
}

const textOf = (one: string | { readonly text: string }): string =>
	typeof one === 'string' ? one : one.text;

/** Count a finished game. What was taken back does not count. `seats` are those who sat down, by their chairs. */
export async function tallyOf(record: GameRecord, seats: readonly SeatPlan[]): Promise<Tally> {
	const { game } = record;
	const chairs = Array.from({ length: game.seats }, () => new Counter());
	const chairOf = (seat: number, turned: number): Counter =>
		chairs[(seat + game.seats - turned) % game.seats] ?? new Counter();
	for (let index = 0; index < record.count; index++) {
		if (index % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
		const { item, undone, seat, after } = record.item(index);
		const done = item.kind === 'correct' ? item.replace : item;
		if (undone || seat === undefined || done === undefined) continue;
		if (done.kind === 'opening') chairOf(seat, 0).threw(textOf(done.throw));
		if (done.kind === 'throw') chairOf(seat, after.turned).threw(textOf(done.throw));
		if (done.kind !== 'action') continue;
		const { position } = record.before(index);
		for (const { kind, owner, other, size } of position?.tellAct(textOf(done.action))
			.happenings ?? []) {
			if (kind !== 'captured') continue;
			chairOf(owner, after.turned).captures += size;
			chairOf(other, after.turned).captured += size;
		}
	}
	const { turn, turned } = record.now();
	const places = record.places() ?? [];
	const winners = record.now().position?.winners() ?? [];
	return {
		version: 1,
		kind: game.kind,
		game: game.text,
		realDice: record.realDice,
		turns: turn,
		seats: chairs.map(({ throws, captures, captured }, chair) => {
			const plan = seats[chair];
			const seat = (chair + turned) % game.seats;
			return {
				person: plan?.who === 'person',
				name: plan?.name ?? '',
				bot: plan?.who === 'bot' ? (plan.bot ?? '') : '',
				place: places[seat] ?? game.seats,
				won: winners.includes(seat),
				captures,
				captured,
				throws,
			};
		}),
	};
}
