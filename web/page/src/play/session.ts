import type {
	Action,
	ActionLike,
	BotName,
	Bots,
	Charkoni,
	GameRecord,
	Happening,
	LoggedEvent,
	PieceLike,
	Position,
	Replacement,
	Table,
	TableEvent,
	Turn,
} from 'charkoni';
import { dropBots, THINKING_MOST } from './bots.js';
import { tableOf, tableOfKept, type Kept, type Plan, type SeatPlan } from './plan.js';

export type { Kept, Plan, SeatPlan } from './plan.js';

/** What has changed at the table. */
export type Change = {
	readonly events: readonly TableEvent[];
	/** What the throw or action did, in the order in which it is told; empty for other events. */
	readonly happenings: readonly Happening[];
	/** The same with its number and marks. */
	readonly logged: LoggedEvent;
	readonly before: Position | undefined;
	readonly after: Position | undefined;
	/** Who threw, acted or chose: the seat at the time of the event. */
	readonly seat: number | undefined;
};

/** How long the table waits, in milliseconds, before something plays by itself. */
export type Pace = {
	/** Before a bot throws or moves. */
	bot: number;
	/** Before the only move of a person; undefined: people make it themselves. */
	forced: number | undefined;
};

type Listener = (change: Change) => void;

/** One game at one table; the only one that touches its table. Refusals are thrown as `CharkoniError`. */
export class Session {
	readonly charkoni: Charkoni;
	readonly plan: Plan;
	readonly table: Table;
	/** How long to wait; whoever shows the game may change it at any time. */
	pace: Pace = { bot: 600, forced: 900 };
	/** Bots that think beside the page; until they are there, or where none can be, they think here. */
	bots: Bots | undefined;
	/** Resolves when what has happened has been shown; nothing plays by itself before. */
	shown: () => Promise<void> = () => Promise.resolve();
	readonly #listeners = new Set<Listener>();
	readonly #began: number;
	/** Counts what has happened, so that a bot's answer to an older position is dropped. */
	#version = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#running = false;
	#closed = false;
	/** The events that nobody chose: moves of bots, and moves without a choice that played by themselves. */
	readonly #automatic = new Set<number>();
	/** Something has been taken back, so nothing of a person's plays by itself until a person has done something. */
	#waits = false;

	private constructor(charkoni: Charkoni, plan: Plan, table: Table) {
		this.charkoni = charkoni;
		this.plan = plan;
		this.table = table;
		this.#began = Date.now() - table.state().now;
	}

	/** Begin a game. Throws a `CharkoniError` for a plan that cannot be. */
	static begin(charkoni: Charkoni, plan: Plan): Session {
		return new Session(charkoni, plan, tableOf(charkoni, plan));
	}

	/** Go on with a game that was kept. Throws a `CharkoniError` for whatever cannot be. */
	static resume(charkoni: Charkoni, kept: Kept): Session {
		return new Session(charkoni, kept.plan, tableOfKept(charkoni, kept));
	}

	get turn(): Turn {
		return this.table.turn();
	}

	/** Who of the plan sits at a seat: after a choice of colour that is somebody else. */
	planOf(seat: number): SeatPlan {
		const chair = this.table.state().seats[seat]?.chair ?? seat;
		return this.plan.seats[chair] ?? { who: 'bot', name: '' };
	}

	subscribe(listener: Listener): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** Begin to play what plays by itself: bots, and moves without a choice. */
	run(): void {
		this.#running = true;
		this.#plan();
	}

	/** Nothing plays by itself until `run` is called again. */
	hold(): void {
		this.#running = false;
		this.#forget();
	}

	/** Throw by chance, in the opening or in play. Not with real dice, and nothing where no throw is due. */
	throw(): void {
		const { expect } = this.turn;
		if (!this.plan.realDice && (expect === 'throw' || expect === 'opening'))
			this.enterThrow(this.table.game.pickThrow().text);
	}

	/** Enter a throw that was made. */
	enterThrow(text: string): void {
		const { expect } = this.turn;
		this.#do({ kind: expect === 'opening' ? 'opening' : 'throw', throw: text });
	}

	act(action: ActionLike): void {
		this.#do({ kind: 'action', action });
	}

	/** A person's finger has lifted on a piece: where touched pieces are played, it now must be. */
	touch(piece: PieceLike): void {
		if (this.table.settings.touch && this.turn.expect === 'action')
			this.#do({ kind: 'touch', piece });
	}

	/** The throw fell badly and is made again. Real dice only. */
	again(): void {
		this.#do({ kind: 'again' });
	}

	/** Take back event `target` of the log and all after it; `replace` comes in its place. Real dice only. */
	correct(target: number, replace?: Replacement): void {
		this.#do({ kind: 'correct', target, ...(replace === undefined ? {} : { replace }) });
	}

	/** Take back the latest thing that a person did, with what played by itself after it. Real dice only. */
	takeBack(): void {
		let target = this.table.latest();
		for (let at = target; at !== undefined; at = this.table.latest(at)) {
			target = at;
			if (!this.#automatic.has(at)) break;
		}
		if (target !== undefined) this.correct(target);
	}

	chooseColour(colour: number): void {
		this.#do({ kind: 'colour', colour });
	}

	/** The legal action that is no choice; undefined where there is one, or no person is to act. */
	forced(): Action | undefined {
		const { expect, who } = this.turn;
		if (who !== 'person' || (expect !== 'action' && expect !== 'touched')) return undefined;
		const legal = this.table.legal();
		return legal.length === 1 ? legal[0] : undefined;
	}

	keep(): Kept {
		return {
			version: 1,
			plan: this.plan,
			settings: { ...this.table.settings },
			log: this.table.log(),
		};
	}

	/** What has been played, with the names of those who play. */
	record(): GameRecord {
		const record = this.table.record();
		for (const [chair, { who, name, bot }] of this.plan.seats.entries()) {
			const value = who === 'bot' ? `bot:${bot ?? 'expert'}` : name.trim();
			if (value !== '') tag(record, `Seat${chair + 1}`, value);
		}
		const { ended, now } = this.table.state();
		/* To the second: a weekly table counts a game in the week in which it ends. */
		if (ended) tag(record, 'Ended', `${new Date(this.#began + now).toISOString().slice(0, 19)}Z`);
		return record;
	}

	close(): void {
		this.#closed = true;
		this.#listeners.clear();
		this.hold();
	}

	#do(event: TableEvent): void {
		if (this.#closed) return;
		const before = this.table.position();
		const at = Math.max(Date.now() - this.#began, this.table.state().now);
		const logged = this.table.do({ ...event, at });
		this.#waits = event.kind === 'correct' && event.replace === undefined;
		this.#version++;
		this.#forget();
		const change: Change = {
			events: [logged.event],
			happenings: happeningsOf(before, logged.event),
			logged,
			before,
			after: this.table.position(),
			seat: logged.event.kind === 'start' ? undefined : logged.event.seat,
		};
		for (const listener of [...this.#listeners]) listener(change);
		this.#plan();
	}

	#forget(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
	}

	/** Have the next thing that plays by itself happen, after its pause. */
	#plan(): void {
		this.#forget();
		if (!this.#running || this.#closed) return;
		const pause = this.#pause();
		if (pause === undefined) return;
		const version = this.#version;
		void this.shown().then(() => {
			if (version !== this.#version || !this.#running || this.#timer !== undefined) return;
			this.#timer = setTimeout(() => void this.#play(version), pause);
		});
	}

	#pause(): number | undefined {
		const { who, expect } = this.turn;
		if (expect === 'nothing') return undefined;
		if (who !== 'bot') return this.#waits || !this.forced() ? undefined : this.pace.forced;
		const throws = expect === 'throw' || expect === 'opening';
		return throws && this.plan.realDice ? undefined : this.pace.bot;
	}

	async #play(version: number): Promise<void> {
		this.#timer = undefined;
		const { expect, who, seat } = this.turn;
		if (version !== this.#version || seat === undefined) return;
		const alone = (act: () => void): void => {
			this.#automatic.add(this.table.count);
			act();
		};
		if (who === 'person') {
			const only = this.forced();
			if (only) alone(() => this.act(only));
		} else if (expect === 'colour') alone(() => this.chooseColour(seat));
		else if (expect === 'throw' || expect === 'opening') alone(() => this.throw());
		else {
			const action = await this.#choose(seat);
			if (version === this.#version && this.#running) alone(() => this.act(action));
		}
	}

	async #choose(seat: number): Promise<Action> {
		const bot = (this.planOf(seat).bot ?? 'expert') as BotName;
		try {
			if (this.bots) return await inTime(this.bots.choose(bot, this.table));
		} catch {
			this.bots = undefined; // the worker has failed or fallen silent; the bot thinks here
			dropBots();
		}
		return this.table.choose(bot);
	}
}

/* A phone may end a worker without a word: then nothing would ever come. */
function inTime<T>(thinking: Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const silence = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error('silence')), THINKING_MOST);
	});
	return Promise.race([thinking, silence]).finally(() => clearTimeout(timer));
}

/* A name that a record cannot hold is left out: the game is worth more, and the colour tells who it was. */
function tag(record: GameRecord, name: string, value: string): void {
	try {
		record.setTag(name, value);
	} catch {
		/* see above */
	}
}

function happeningsOf(before: Position | undefined, event: TableEvent): readonly Happening[] {
	if (before && event.kind === 'throw') return before.tellThrow(event.throw).happenings;
	if (before && event.kind === 'action') return before.tellAct(event.action).happenings;
	return [];
}
