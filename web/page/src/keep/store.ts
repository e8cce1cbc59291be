/* What the page keeps on the device: one IndexedDB with games in play, their events, and records of finished games. */

/** The game in play that a row of `games` stands for. Events have rows of their own, so that each is written once. */
export interface GameRow {
	readonly id: string;
	/** The version of this form. */
	readonly form: 1;
	/** The version of the rules by which it is played. */
	readonly rules: number;
	/** When it began, and when the latest event came, in milliseconds since 1970. */
	readonly made: number;
	readonly changed: number;
	/** JSON: the plan, the settings of the table. */
	readonly plan: string;
	readonly settings: string;
	/** How many events it has. */
	readonly count: number;
	/** The position line of now; "" before play. */
	readonly line: string;
	/** Whether it has come to its end. */
	readonly over: boolean;
	/** The tab that may write. */
	readonly owner: string;
}

/** One event of a game. */
export interface EventRow {
	readonly id: string;
	readonly number: number;
	/** JSON: a LoggedEvent. */
	readonly text: string;
}

/** A game that has come to its end. */
export interface RecordRow {
	readonly id: string;
	readonly ended: number;
	/** The text of a .ckr file. */
	readonly text: string;
	/** JSON: the game counted, for statistics. */
	readonly tally: string;
}

/** Where Web Locks are missing: which tab plays a game, and when it was last heard of. */
export interface MarkRow {
	readonly id: string;
	readonly tab: string;
	readonly at: number;
}

/** Why nothing can be kept: the browser has no store, or closes it to the page; it is full; it is that of a newer page;
 * something else. */
export type StoreFault = 'missing' | 'full' | 'newer' | 'failed';

/** Thrown by whatever asks the store. */
export class StoreError extends Error {
	override readonly name = 'StoreError';

	constructor(
		readonly fault: StoreFault,
		cause?: unknown,
	) {
		super(`store: ${fault}`, { cause });
	}
}

const NAME = 'charkoni';
const VERSION = 1;
export type StoreName = 'games' | 'events' | 'records' | 'marks';

/** Why the store refused; 'failed' for an error that is not its own. */
export function storeFault(error: unknown): StoreFault {
	return error instanceof StoreError ? error.fault : 'failed';
}

function faultOf(error: unknown): StoreFault {
	const name = error instanceof DOMException ? error.name : '';
	if (name === 'QuotaExceededError') return 'full';
	if (name === 'VersionError') return 'newer';
	return name === 'InvalidStateError' || name === 'SecurityError' ? 'missing' : 'failed';
}

const KEYS: Readonly<Record<StoreName, string | string[]>> = {
	games: 'id',
	events: ['id', 'number'],
	records: 'id',
	marks: 'id',
};
const NAMES = Object.keys(KEYS) as StoreName[];

function make(db: IDBDatabase): void {
	for (const name of NAMES) db.createObjectStore(name, { keyPath: KEYS[name] });
}

const isWhole = (db: IDBDatabase): boolean => NAMES.every((name) => db.objectStoreNames.contains(name));

let opened: Promise<IDBDatabase> | undefined;

function open(again = true): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const fail = (error: unknown): void => reject(new StoreError(faultOf(error), error));
		let request: IDBOpenDBRequest;
		try {
			if (typeof indexedDB === 'undefined') throw new StoreError('missing');
			request = indexedDB.open(NAME, VERSION);
		} catch (error) {
			reject(error instanceof StoreError ? error : new StoreError('missing', error));
			return;
		}
		request.onupgradeneeded = () => make(request.result);
		request.onerror = () => fail(request.error);
		request.onblocked = () => fail(undefined);
		request.onsuccess = () => {
			const db = request.result;
			/* a newer page wants to change the store, or the browser has thrown it away */
			db.onversionchange = () => {
				db.close();
				opened = undefined;
			};
			db.onclose = () => (opened = undefined);
			if (isWhole(db)) resolve(db);
			else {
				/* made by somebody else, or cut off while it was made: nothing of ours is in it */
				db.close();
				const gone = indexedDB.deleteDatabase(NAME);
				gone.onsuccess = () => (again ? resolve(open(false)) : fail(undefined));
				gone.onerror = gone.onblocked = () => fail(gone.error);
			}
		};
	});
}

/** The answer to a request. */
export function answer<T>(request: IDBRequest<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(new StoreError(faultOf(request.error), request.error));
	});
}

/* A transaction that has ended already refuses; how it ended is told elsewhere. */
function quietly(body: () => void): void {
	try {
		body();
	} catch {
		/* see above */
	}
}

async function connection(): Promise<IDBDatabase> {
	opened ??= open();
	try {
		return await opened;
	} catch (error) {
		opened = undefined;
		throw error;
	}
}

/* A connection that the browser has closed behind our back is opened again, once. */
async function begin(names: readonly StoreName[], mode: IDBTransactionMode): Promise<IDBTransaction> {
	try {
		return (await connection()).transaction([...names], mode);
	} catch (error) {
		if (error instanceof StoreError) throw error;
		opened = undefined;
	}
	try {
		return (await connection()).transaction([...names], mode);
	} catch (error) {
		opened = undefined;
		throw error instanceof StoreError ? error : new StoreError(faultOf(error), error);
	}
}

/** Do something in one transaction: all of it happens, or nothing. `body` gets the stores by name; it may wait for
 * {@link answer} alone. Rejected with a {@link StoreError}, or with what `body` throws. */
export async function transact<T>(
	names: readonly StoreName[],
	mode: IDBTransactionMode,
	body: (stores: Record<StoreName, IDBObjectStore>) => Promise<T> | T,
): Promise<T> {
	const transaction = await begin(names, mode);
	const ended = new Promise<void>((resolve, reject) => {
		transaction.oncomplete = () => resolve();
		transaction.onabort = () =>
			reject(new StoreError(faultOf(transaction.error), transaction.error));
	});
	const stores = Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)]));
	try {
		const result = await body(stores as Record<StoreName, IDBObjectStore>);
		quietly(() => transaction.commit?.());
		await ended;
		return result;
	} catch (error) {
		ended.catch(() => undefined);
		quietly(() => transaction.abort());
		throw error;
	}
}

/** The keys of all events of a game. */
export function eventsOf(id: string): IDBKeyRange {
	return IDBKeyRange.bound([id, 0], [id, Infinity]);
}
