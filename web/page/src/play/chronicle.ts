/* chronicle.ts - the game in play as a record that grows with it: what its log is made of. */
import type { GameRecord, LoggedEvent, RecordItem } from 'charkoni';

import { storyOf, type Entry, type Story } from '../log/story.js';
import type { Session } from './session.js';

/* The events of a table that are items of its record, each one of them. */
const KINDS: ReadonlySet<string> = new Set([
	'opening',
	'colour',
	'again',
	'throw',
	'touch',
	'action',
	'correct',
]);

/** The story of a session. It is made once and then only goes on: making it anew at every move would cost more
 * the longer the game lasts. */
export class Chronicle {
	readonly #session: Session;
	readonly #record: GameRecord;
	/** By item of the record: the number of its event at the table. */
	readonly #numbers: number[] = [];
	#story: Story;
	#seen = 0;

	constructor(session: Session) {
		this.#session = session;
		this.#record = session.record();
		this.#story = storyOf(this.#record);
		for (; this.#seen < session.table.count; this.#seen++)
			if (KINDS.has(session.table.event(this.#seen).event.kind))
				this.#numbers.push(this.#seen);
	}

	/** The story up to now; the same object until something happens. */
	get story(): Story {
		const { table } = this.#session;
		for (; this.#seen < table.count; this.#seen++) this.#add(table.event(this.#seen));
		if (this.#story.entries.length < this.#record.count)
			this.#story = storyOf(this.#record, this.#story);
		return this.#story;
	}

	/** The event of an entry that may be corrected; undefined where nothing may, or no more. */
	correctable({ index }: Entry): number | undefined {
		const { plan, table } = this.#session;
		const number = this.#numbers[index];
		if (!plan.realDice || number === undefined) return undefined;
		return table.latest(number + 1) === number ? number : undefined;
	}

	#add({ event, number }: LoggedEvent): void {
		const item = this.#itemOf(event);
		if (!item) return;
		this.#record.add(item);
		this.#numbers.push(number);
	}

	#itemOf(event: LoggedEvent['event']): RecordItem | undefined {
		switch (event.kind) {
			case 'opening':
			case 'throw':
				return { kind: event.kind, throw: event.throw };
			case 'colour':
				return { kind: 'colour', colour: event.colour };
			case 'again':
				return { kind: 'again' };
			case 'touch':
				return { kind: 'touch', piece: event.piece };
			case 'action':
				return { kind: 'action', action: event.action };
			case 'correct': {
				const target = this.#numbers.indexOf(event.target);
				const { replace } = event;
				return {
					kind: 'correct',
					target,
					...(replace === undefined ? {} : { replace }),
				};
			}
			default:
				return undefined;
		}
	}
}

const chronicles = new WeakMap<Session, Chronicle>();

/** The chronicle of a session: one, as long as the session lives. */
export function chronicleOf(session: Session): Chronicle {
	const known = chronicles.get(session) ?? new Chronicle(session);
	chronicles.set(session, known);
	return known;
}
