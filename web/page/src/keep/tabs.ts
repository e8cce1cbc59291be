/* The same game in two tabs stays one game: only the tab that holds it plays it. Web Locks see to that; where they are
 * missing, a heartbeat in the store does. What the tabs say to each other goes through a BroadcastChannel. */
import { answer, transact, type MarkRow } from './store.js';

/** Where a game is played, when it is not here. */
export interface Elsewhere {
	readonly id: string;
	/** When that tab began or went on with it, in milliseconds since 1970; undefined if it does not answer. */
	readonly since: number | undefined;
	/** Whether that tab is one that can be seen right now. */
	readonly visible: boolean;
}

type Message =
	| { readonly kind: 'where' | 'take'; readonly id: string; readonly from: string }
	| {
			readonly kind: 'here';
			readonly id: string;
			readonly from: string;
			since: number;
			visible: boolean;
	  }
	| { readonly kind: 'changed'; readonly from: string };

const CHANNEL = 'charkoni';
const BEAT_MS = 2_000;
const DEAD_MS = 7_000;
const ANSWER_MS = 400;
const TAKE_MS = 2_500;

/** This tab, as long as its page is loaded. */
export const TAB = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join(
	'',
);

const BEFORE_KEY = 'charkoni.tab';

/* Which tab this was before it was loaded again: its marks in the store are still there. A tab that was duplicated
 * has the name of the other one here too, but then that one answers. */
function tabBefore(): string | undefined {
	try {
		const before = sessionStorage.getItem(BEFORE_KEY) ?? undefined;
		sessionStorage.setItem(BEFORE_KEY, TAB);
		return before;
	} catch {
		return undefined;
	}
}

const BEFORE = tabBefore();

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const lockOf = (id: string): string => `charkoni game ${id}`;

/** Games that this tab holds, with what to do when another one takes them over. */
interface Held {
	readonly since: number;
	/** Finish what is being written; nothing is written afterwards. */
	readonly handOver: () => Promise<void>;
	/** Give the lock back. */
	readonly release: () => void;
}

const held = new Map<string, Held>();
const changedListeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

function post(message: Message): void {
	channel?.postMessage(message);
}

channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
	if (data.from === TAB) return;
	if (data.kind === 'changed') {
		for (const listener of [...changedListeners]) listener();
		return;
	}
	const mine = held.get(data.id);
	if (!mine || data.kind === 'here') return;
	if (data.kind === 'where') {
		const visible = document.visibilityState === 'visible';
		post({ kind: 'here', id: data.id, from: TAB, since: mine.since, visible });
	} else void lose(data.id);
});

/** Tell the other tabs that the list of kept games has changed. */
export function tellChanged(): void {
	post({ kind: 'changed', from: TAB });
}

/** Have `listener` called when another tab has changed the kept games; returns what ends that. */
export function onChanged(listener: () => void): () => void {
	changedListeners.add(listener);
	return () => changedListeners.delete(listener);
}

/** Give up a game because another tab takes it. */
async function lose(id: string): Promise<void> {
	const mine = held.get(id);
	if (!mine) return;
	held.delete(id);
	try {
		await mine.handOver();
	} finally {
		mine.release();
	}
}

/* ----------------------------------------------------------------- locks */

/** Take a lock; what releases it, or undefined if another tab has it. */
function lock(id: string, options: LockOptions): Promise<(() => void) | undefined> {
	return new Promise((resolve) => {
		navigator.locks
			.request(lockOf(id), options, (granted) => {
				if (!granted) {
					resolve(undefined);
					return undefined;
				}
				return new Promise<void>((release) => resolve(release));
			})
			.catch(() => {
				resolve(undefined); /* the time was out */
				void lose(id); /* or, when it was held already, it was stolen */
			});
	});
}

/* The mark of a game is this tab's, of now or of before it was loaded again. */
const isMine = ({ tab }: MarkRow): boolean => tab === TAB || (tab === BEFORE && channel !== undefined);

/** Take a mark in the store that nobody has renewed lately. Nobody has answered that they play the game. */
async function mark(id: string, force: boolean): Promise<(() => void) | undefined> {
	const taken = await transact(['marks'], 'readwrite', async ({ marks }) => {
		const found = (await answer(marks.get(id))) as MarkRow | undefined;
		if (!force && found && !isMine(found) && Date.now() - found.at < DEAD_MS) return false;
		marks.put({ id, tab: TAB, at: Date.now() });
		return true;
	});
	if (!taken) return undefined;
	const timer = setInterval(() => void beat(id), BEAT_MS);
	return () => {
		clearInterval(timer);
		void unmark(id).catch(() => undefined); /* it grows old by itself */
	};
}

async function unmark(id: string): Promise<void> {
	await transact(['marks'], 'readwrite', async ({ marks }) => {
		const found = (await answer(marks.get(id))) as MarkRow | undefined;
		if (found?.tab === TAB) marks.delete(id);
	});
}

/** Renew a mark, or see that another tab has it now. */
async function beat(id: string): Promise<void> {
	if (!held.has(id)) return;
	const mine = await transact(['marks'], 'readwrite', async ({ marks }) => {
		const found = (await answer(marks.get(id))) as MarkRow | undefined;
		if (found && found.tab !== TAB) return false;
		marks.put({ id, tab: TAB, at: Date.now() });
		return true;
	}).catch(() => true);
	if (!mine) await lose(id);
}

const hasLocks = (): boolean => 'locks' in navigator;

async function take(id: string, force: boolean): Promise<(() => void) | undefined> {
	if (!hasLocks()) {
		if (!force && (await whereIs(id)).since !== undefined) return undefined;
		return mark(id, force);
	}
	if (!force) return lock(id, { ifAvailable: true });
	return (await lock(id, { signal: AbortSignal.timeout(TAKE_MS) })) ?? lock(id, { steal: true });
}

/* ------------------------------------------------------------------ tabs */

/** Ask the other tabs where a game is played. */
export async function whereIs(id: string): Promise<Elsewhere> {
	let found: Elsewhere = { id, since: undefined, visible: false };
	if (!channel) return found;
	const listen = ({ data }: MessageEvent<Message>): void => {
		if (data.kind === 'here' && data.id === id)
			found = { id, since: data.since, visible: data.visible };
	};
	channel.addEventListener('message', listen);
	post({ kind: 'where', id, from: TAB });
	for (let waited = 0; waited < ANSWER_MS && found.since === undefined; waited += 20) await sleep(20);
	channel.removeEventListener('message', listen);
	return found;
}

/** Hold a game, so that no other tab plays it. `force` takes it over from the tab that has it, which finishes its
 * writing first if it still answers. Whether this tab has it now. */
export async function hold(id: string, handOver: () => Promise<void>, force = false): Promise<boolean> {
	if (held.has(id)) return true;
	if (force) post({ kind: 'take', id, from: TAB });
	let release: (() => void) | undefined;
	if (force && !hasLocks()) await sleep(ANSWER_MS);
	release = await take(id, force);
	if (!release) return false;
	held.set(id, { since: Date.now(), handOver, release });
	return true;
}

/** Give a game back. */
export function letGo(id: string): void {
	const mine = held.get(id);
	held.delete(id);
	mine?.release();
}

/** Whether another tab holds a game right now, as far as can be told without asking it. */
export async function busyGames(): Promise<ReadonlySet<string>> {
	const busy = new Set<string>();
	if (hasLocks()) {
		const { held: locks = [] } = await navigator.locks.query();
		for (const { name = '' } of locks)
			if (name.startsWith(lockOf(''))) busy.add(name.slice(lockOf('').length));
	} else {
		const marks = await transact(
			['marks'],
			'readonly',
			({ marks: all }) => answer(all.getAll()) as Promise<MarkRow[]>,
		);
		for (const { id, at } of marks) if (Date.now() - at < DEAD_MS) busy.add(id);
	}
	for (const id of held.keys()) busy.delete(id);
	return busy;
}
