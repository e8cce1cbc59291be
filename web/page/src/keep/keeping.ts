/* Keeps one game in play: every event is written when it has happened, in its order. */
import type { Session } from '../play/session.js';
import { Signal } from '../signal.js';
import { forgetPlan } from './playing.js';
import { answer, eventsOf, storeFault, transact } from './store.js';
import type { EventRow, GameRow, RecordRow, StoreFault } from './store.js';
import { letGo, TAB, tellChanged } from './tabs.js';
import { tallyOf } from './tally.js';

/** Another tab writes this game now. */
class Taken extends Error {}

/** Somebody has deleted the games of this device while this one was played. */
class Deleted extends Error {}

/** One game that this tab plays and keeps. */
export class Keeping {
	/** Why the latest events could not be written; null while all is well. */
	readonly trouble = new Signal<StoreFault | null>(null);
	#written: number;
	/** What is written says that the game is over; and its record is written too. */
	#wasOver: boolean;
	#recorded = false;
	#stopped = false;
	#pump: Promise<void> = Promise.resolve();
	#pumping = false;
	readonly #unsubscribe: () => void;

	/** `written` events of the game are kept already. `taken` is called once if another tab has taken the game. */
	constructor(
		readonly session: Session,
		readonly id: string,
		readonly made: number,
		written: number,
		private readonly taken: () => void,
	) {
		this.#written = written;
		this.#wasOver = written > 0 && session.table.state().ended;
		this.#unsubscribe = session.subscribe(() => this.write());
		this.write();
	}

	/** Write what has happened since the last time. */
	write(): void {
		if (this.#stopped || this.#pumping) return;
		this.#pumping = true;
		this.#pump = this.#run().finally(() => (this.#pumping = false));
	}

	/** Finish what is being written; nothing is written afterwards. */
	async stop(): Promise<void> {
		this.#unsubscribe();
		await this.#pump;
		this.write();
		this.#stopped = true;
		await this.#pump;
	}

	/** Whether all that has happened is kept. */
	get isWhole(): boolean {
		return this.#written === this.session.table.count;
	}

	async #run(): Promise<void> {
		while (!this.#stopped && (!this.isWhole || this.#wantsRecord)) {
			try {
				if (this.isWhole) await this.#writeRecord();
				else await this.#writeOnce();
				this.trouble.value = null;
			} catch (error) {
				if (error instanceof Deleted) {
					this.#written = 0;
					continue;
				}
				if (error instanceof Taken) {
					this.#stopped = true;
					this.taken();
				} else this.trouble.value = storeFault(error);
				return;
			}
		}
	}

	#rows(from: number, to: number): EventRow[] {
		const { table } = this.session;
		return Array.from({ length: to - from }, (_, at) => {
			return {
				id: this.id,
				number: from + at,
				text: JSON.stringify(table.event(from + at)),
			};
		});
	}

	#game(count: number): GameRow {
		const { table, plan, charkoni } = this.session;
		const { ended, position } = table.state();
		return {
			id: this.id,
			form: 1,
			rules: charkoni.rulesVersion,
			made: this.made,
			changed: Date.now(),
			plan: JSON.stringify(plan),
			settings: JSON.stringify(table.settings),
			count,
			line: position?.line ?? '',
			over: ended,
			owner: TAB,
		};
	}

	get #wantsRecord(): boolean {
		return this.#wasOver && !this.#recorded;
	}

	/* The game is kept by then: that counting it takes a while, or fails, costs nobody a move. */
	async #writeRecord(): Promise<void> {
		const record = this.session.record();
		const tally = JSON.stringify(await tallyOf(record, this.session.plan.seats));
		if (!this.isWhole) return; /* taken back meanwhile */
		const row: RecordRow = { id: this.id, ended: Date.now(), text: record.write(), tally };
		await transact(['records'], 'readwrite', async ({ records }) => {
			/* A game that is looked at again after its end has its record, with the time of its end. */
			if (!(await answer(records.getKey(this.id)))) records.put(row);
		});
		this.#recorded = true;
		tellChanged();
	}

	async #writeOnce(): Promise<void> {
		const { count } = this.session.table;
		const game = this.#game(count);
		const rows = this.#rows(this.#written, count);
		await transact(
			['games', 'events', 'records'],
			'readwrite',
			async ({ games, events, records }) => {
				const found = (await answer(games.get(this.id))) as GameRow | undefined;
				if (found && (found.owner !== TAB || found.count !== this.#written))
					throw new Taken();
				if (!found && this.#written > 0) throw new Deleted();
				for (const row of rows) events.put(row);
				games.put(game);
				if (!game.over)
					records.delete(this.id); /* its end may have been taken back */
			},
		);
		this.#written = count;
		const isFirst = rows[0]?.number === 0;
		if (isFirst) forgetPlan(this.id);
		if (game.over !== this.#wasOver || isFirst) tellChanged();
		this.#wasOver = game.over;
		this.#recorded = false;
	}

	/** Stop, give the game back to whoever wants it, and forget it if it is over: its record stays. */
	async close(): Promise<void> {
		await this.stop();
		if (this.#recorded && this.isWhole) await forget(this.id).catch(() => undefined);
		letGo(this.id);
	}
}

/** Delete a game in play. Rejected with a {@link StoreError}. */
export async function forget(id: string): Promise<void> {
	await transact(['games', 'events', 'marks'], 'readwrite', ({ games, events, marks }) => {
		games.delete(id);
		events.delete(eventsOf(id));
		marks.delete(id);
	});
	tellChanged();
}
