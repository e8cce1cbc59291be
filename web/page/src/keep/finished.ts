/* The games that have come to their end on this device: their records, and what was counted of them. */
import { Signal } from '../signal.js';
import { answer, transact } from './store.js';
import type { RecordRow } from './store.js';
import { tellChanged } from './tabs.js';
import type { SeatTally, Tally } from './tally.js';

/** A finished game. */
export interface Finished {
	readonly id: string;
	/** In milliseconds since 1970. */
	readonly ended: number;
	readonly tally: Tally;
	/** The text of a .ckr file. */
	readonly text: string;
}

/** Counts the changes that this tab has made, so that lists read anew. */
export const changes = new Signal(0);

function isSeat(value: unknown): boolean {
	const seat = value as Partial<SeatTally> | null;
	return (
		typeof seat === 'object' &&
		seat !== null &&
		typeof seat.name === 'string' &&
		typeof seat.bot === 'string' &&
		[seat.place, seat.captures, seat.captured].every((count) => Number.isFinite(count)) &&
		typeof seat.throws === 'object' &&
		seat.throws !== null
	);
}

/* Whether what was kept is a game counted in this version's form. */
function isTally(value: unknown): value is Tally {
	const tally = value as Partial<Tally> | null;
	return (
		typeof tally === 'object' &&
		tally !== null &&
		tally.version === 1 &&
		typeof tally.kind === 'string' &&
		typeof tally.game === 'string' &&
		Number.isFinite(tally.turns) &&
		Array.isArray(tally.seats) &&
		tally.seats.every(isSeat)
	);
}

function finishedOf({ id, ended, tally, text }: RecordRow): Finished | undefined {
	try {
		const counted: unknown = JSON.parse(tally);
		const whole = isTally(counted) && Number.isFinite(ended) && typeof text === 'string';
		return whole ? { id, ended, text, tally: counted } : undefined;
	} catch {
		return undefined;
	}
}

/** All finished games that can be read, the latest first. Rejected with a StoreError. */
export async function finishedGames(): Promise<readonly Finished[]> {
	const rows = await transact(['records'], 'readonly', ({ records }) =>
		answer(records.getAll() as IDBRequest<RecordRow[]>),
	);
	const games = rows.map(finishedOf).filter((game) => game !== undefined);
	return games.sort((one, other) => other.ended - one.ended);
}

/** The record of a finished game; undefined if it is not kept. Rejected with a StoreError. */
export async function finishedText(id: string): Promise<string | undefined> {
	const row = await transact(['records'], 'readonly', ({ records }) =>
		answer(records.get(id) as IDBRequest<RecordRow | undefined>),
	);
	return row?.text;
}

/** All records as one .ckr file, the oldest first. */
export function exportText(games: readonly Finished[]): string {
	return [...games]
		.reverse()
		.map(({ text }) => text)
		.join('\n');
}

/** Delete everything that the page keeps in the store: games in play and finished ones. */
export async function deleteAll(): Promise<void> {
	await transact(
		['games', 'events', 'records', 'marks'],
		'readwrite',
		({ games, events, records, marks }) => {
			for (const store of [games, events, records, marks]) store.clear();
		},
	);
	changes.value++;
	tellChanged();
}
