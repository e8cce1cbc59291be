/* The games in play that the device keeps: listed, gone on with, taken over from another tab, discarded. */
import { app } from '../app.js';
import { tellError } from '../play/refusals.js';
import { Session, type Kept, type Plan, type SeatPlan } from '../play/session.js';
import { Signal } from '../signal.js';
import { forget, Keeping } from './keeping.js';
import { beginning, playing, rememberPlaying } from './playing.js';
import { answer, eventsOf, storeFault, transact } from './store.js';
import type { EventRow, GameRow, StoreFault } from './store.js';
import { busyGames, hold, letGo, TAB, whereIs } from './tabs.js';
import type { Elsewhere } from './tabs.js';

/** A game in play, for a list. */
export interface KeptGame {
	readonly id: string;
	/** The game string. */
	readonly game: string;
	readonly seats: readonly SeatPlan[];
	readonly realDice: boolean;
	/** When it began, and when the latest event came, in milliseconds since 1970. */
	readonly made: number;
	readonly changed: number;
	/** The position line of now; undefined before play. */
	readonly line: string | undefined;
	/** It is played in another tab right now. */
	readonly elsewhere: boolean;
	/** Its rules are of another version: it can be looked at, and not gone on with. */
	readonly readOnly: boolean;
}

/** Why a game is not here: another tab has it; it is gone; the rules have changed; what is kept is damaged; the store. */
export type Matter =
	| { readonly kind: 'elsewhere'; readonly where: Elsewhere }
	/** It was here until another tab took it over. */
	/** `lost` is the text of its record where not all of it could be kept. */
	| { readonly kind: 'taken'; readonly id: string; readonly lost?: string }
	| { readonly kind: 'gone' }
	| { readonly kind: 'old'; readonly id: string; readonly rules: number }
	| { readonly kind: 'damaged'; readonly id: string; readonly reason: string }
	| { readonly kind: 'store'; readonly fault: StoreFault };

/** What must be told about keeping games; null while there is nothing. */
export const matter = new Signal<Matter | null>(null);

/** The game that this tab plays and keeps. */
export const keeping = new Signal<Keeping | null>(null);

/* --------------------------------------------------------------- listing */

/* The plan of a row. Throws for one that is none: the store may hold what somebody else has put there. */
function planOf(row: GameRow): Plan {
	const plan = JSON.parse(row.plan) as Plan;
	const whole =
		row.form === 1 &&
		typeof plan.game === 'string' &&
		plan.seats.every(({ name }) => typeof name === 'string') &&
		Number.isFinite(row.changed);
	if (!whole) throw new Error('the plan of the game');
	return plan;
}

/** A kept game, for a list. Throws for a row that is none. */
export function gameOf(row: GameRow, busy: ReadonlySet<string>): KeptGame {
	const { game, seats, realDice } = planOf(row);
	return {
		id: row.id,
		game,
		seats,
		realDice,
		made: row.made,
		changed: row.changed,
		line: row.line === '' ? undefined : row.line,
		elsewhere: busy.has(row.id),
		readOnly: row.rules !== app.charkoni.rulesVersion,
	};
}

/* All rows, and the ids of those games that have come to their end and are recorded. */
async function allGames(): Promise<{ rows: readonly GameRow[]; recorded: ReadonlySet<string> }> {
	return transact(['games', 'records'], 'readonly', async ({ games, records }) => {
		const rows = (await answer(games.getAll())) as GameRow[];
		const keys = new Set((await answer(records.getAllKeys())) as string[]);
		const over = rows.filter((row) => row.over && keys.has(row.id));
		return { rows, recorded: new Set(over.map(({ id }) => id)) };
	});
}

/* A game that ended in a tab which was then closed: its record is all that is kept of it. */
async function forgetRecorded(): Promise<void> {
	const { recorded } = await allGames();
	const busy = await busyGames();
	for (const id of recorded) if (!busy.has(id) && id !== playing()) await forget(id);
}

/** The games in play that this device keeps, the latest first. Rejected with a StoreError. */
export async function keptGames(): Promise<readonly KeptGame[]> {
	const { rows, recorded } = await allGames();
	const busy = await busyGames();
	const list: KeptGame[] = [];
	for (const row of rows)
		try {
			if (!recorded.has(row.id)) list.push(gameOf(row, busy));
		} catch {
			/* a row that cannot even be read is nothing to show */
		}
	return list.sort((one, other) => other.changed - one.changed);
}

/** The row of a game and its events; `claim` makes this tab its owner at the same time. */
export function readGame(
	id: string,
	claim: boolean,
): Promise<{ row: GameRow; events: readonly EventRow[] } | undefined> {
	return transact(['games', 'events'], claim ? 'readwrite' : 'readonly', async ({ games, events }) => {
		const row = (await answer(games.get(id))) as GameRow | undefined;
		if (!row) return undefined;
		if (claim && row.rules === app.charkoni.rulesVersion) games.put({ ...row, owner: TAB });
		return { row, events: (await answer(events.getAll(eventsOf(id)))) as EventRow[] };
	});
}

/* ----------------------------------------------------------------- going on */

function begin(session: Session, id: string, made: number, written: number): void {
	rememberPlaying(id, written === 0 ? session.plan : undefined);
	keeping.value = new Keeping(session, id, made, written, () => taken(id));
}

/* Another tab has the game now: what is shown here stands still. */
function taken(id: string, lost?: string): void {
	const mine = keeping.value;
	if (mine?.id !== id) return;
	keeping.value = null;
	letGo(id);
	rememberPlaying(undefined);
	matter.value = lost === undefined ? { kind: 'taken', id } : { kind: 'taken', id, lost };
	mine.session.close();
	if (app.session.value === mine.session) app.session.value = null;
}

/* What is done when another tab asks for the game. What cannot be written is offered as a file. */
async function handOver(id: string): Promise<void> {
	const mine = keeping.value;
	if (mine?.id !== id) return;
	mine.session.hold();
	await mine.stop();
	taken(id, mine.isWhole ? undefined : mine.session.record().write());
}

function keptOf(row: GameRow, events: readonly EventRow[]): Kept {
	if (events.length !== row.count) throw new Error(`${events.length} of ${row.count} events`);
	const log = events.map(({ text }) => JSON.parse(text) as Kept['log'][number]);
	return { version: 1, plan: planOf(row), settings: JSON.parse(row.settings) as unknown, log };
}

let going: Promise<unknown> = Promise.resolve();

interface Way {
	/** Take it over from the tab that has it. */
	readonly force?: boolean;
	/** Whether it is still wanted once it has been read, which may take a while. */
	readonly isWanted?: () => boolean;
}

/** Go on with a kept game. What is in the way becomes the {@link matter}; whether there was nothing. One at a time: a
 * second tap on the same game finds it here. */
export function goOn(id: string, way: Way = {}): Promise<boolean> {
	const gone = going.then(() => goOnNow(id, way));
	going = gone;
	return gone;
}

async function goOnNow(id: string, { force = false, isWanted = () => true }: Way): Promise<boolean> {
	matter.value = null;
	if (keeping.value?.id === id) return true;
	try {
		if (!(await hold(id, () => handOver(id), force))) {
			matter.value = { kind: 'elsewhere', where: await whereIs(id) };
			return false;
		}
		const found = await readGame(id, true);
		if (!isWanted()) {
			letGo(id);
			return false;
		}
		const problem = found ? resume(found.row, found.events) : ({ kind: 'gone' } as const);
		if (problem) {
			letGo(id);
			matter.value = problem;
		}
		return problem === undefined;
	} catch (error) {
		letGo(id);
		matter.value = { kind: 'store', fault: storeFault(error) };
		return false;
	}
}

function resume(row: GameRow, events: readonly EventRow[]): Matter | undefined {
	const { id, rules } = row;
	if (rules !== app.charkoni.rulesVersion) return { kind: 'old', id, rules };
	try {
		const session = Session.resume(app.charkoni, keptOf(row, events));
		const before = keeping.value;
		begin(session, id, row.made, row.count);
		if (before) void leave(before);
		app.session.value?.close();
		app.session.value = session;
		return undefined;
	} catch (error) {
		return {
			kind: 'damaged',
			id,
			reason: tellError(error),
		};
	}
}

/* Leave a game for another one. One in which nothing was ever thrown is nothing to come back to. */
async function leave(one: Keeping): Promise<void> {
	const { table } = one.session;
	const isBegun = Array.from({ length: table.count }, (_, at) => table.event(at).event.kind).some(
		(kind) => kind === 'throw' || kind === 'opening',
	);
	await one.close();
	if (!isBegun) await forget(one.id).catch(() => undefined);
}

/** Discard a game in play. It is not asked whether another tab plays it. */
export async function discard(id: string): Promise<void> {
	const mine = keeping.value;
	if (mine?.id === id) {
		await mine.stop();
		mine.session.close();
		app.session.value = null;
	}
	await forget(id);
}

/* -------------------------------------------------------------- following */

/* Keep whatever game this tab begins; give back what it leaves. */
function follow(session: Session | null): void {
	const before = keeping.value;
	if (before?.session === session) return;
	keeping.value = null;
	rememberPlaying(undefined);
	if (before) void leave(before);
	if (!session) return;
	const id = `${Date.now().toString(36)}-${TAB.slice(0, 8)}-${Math.floor(performance.now()).toString(36)}`;
	begin(session, id, Date.now(), 0);
	void hold(id, () => handOver(id)).catch(() => undefined);
}

/** Begin to keep what is played, and go on with what this tab played before it was loaded again. Call it once, when the
 * rules are there and before the first screen is shown. Never rejected. */
export async function startKeeping(): Promise<void> {
	app.session.subscribe(follow);
	addEventListener('pagehide', () => keeping.value?.write());
	const id = playing();
	const plan = beginning();
	void forgetRecorded().catch(() => undefined); /* another time */
	if (id === undefined) return;
	/* The page begins without a store that is slow; whoever has begun another game by then keeps that. */
	const isWanted = (): boolean => app.session.value === null;
	if (await goOn(id, { isWanted })) return;
	if (!isWanted()) {
		matter.value = null;
		return;
	}
	const { value } = matter;
	/* Elsewhere than on its own screen nobody asked for it; of a game that is gone there is nothing to do. */
	if (value && (value.kind === 'gone' || app.route.value.screen !== 'play')) matter.value = null;
	if (value?.kind === 'gone') rememberPlaying(undefined);
	if (plan && (value?.kind === 'gone' || value?.kind === 'store')) beginAgain(plan);
}

/* Begin the game anew that was loaded again before anything of it was kept. */
function beginAgain(plan: Plan): void {
	try {
		app.session.value = Session.begin(app.charkoni, plan);
		matter.value = null;
	} catch {
		/* what the tab had kept is no plan */
	}
}

export { onChanged } from './tabs.js';
