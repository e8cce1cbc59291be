/* Keeps one game in play: every event is written when it has happened, in its order. */
import type { Session } from '../play/session.js';
import { Signal } from '../signal.js';
import { answer, eventsOf, transact, StoreError } from './store.js';
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
	#wasOver = false;
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
		this.#unsubscribe = session.subscribe(() => this.write());
		if (written < session.table.count) this.write();
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
		while (!this.#stopped && this.#written < this.session.table.count) {
			try {
				await this.#writeOnce();
				this.trouble.value = null;
			} catch (error) {
				if (error instanceof Deleted) {
					this.#written = 0;
					continue;
				}
				if (error instanceof Taken) {
					this.#stopped = true;
					this.taken();
				} else
					this.trouble.value =
						error instanceof StoreError ? error.fault : 'failed';
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

	async #record(): Promise<RecordRow> {
		const record = this.session.record();
		const tally = JSON.stringify(await tallyOf(record, this.session.plan.seats));
		return { id: this.id, ended: Date.now(), text: record.write(), tally };
	}

	async #writeOnce(): Promise<void> {
		const { count } = this.session.table;
		const game = this.#game(count);
		const rows = this.#rows(this.#written, count);
		const record = game.over ? await this.#record() : undefined;
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
				if (record) records.put(record);
				else if (this.#wasOver)
					records.delete(this.id); /* its end has been taken back */
			},
		);
		this.#written = count;
		if (game.over !== this.#wasOver || rows[0]?.number === 0) tellChanged();
		this.#wasOver = game.over;
	}

	/** Stop, give the game back to whoever wants it, and forget it if it is over: its record stays. */
	async close(): Promise<void> {
		await this.stop();
		if (this.#wasOver && this.isWhole) await forget(this.id).catch(() => undefined);
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
