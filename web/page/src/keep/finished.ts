/* The games that have come to their end on this device: their records, and what was counted of them. */
import { Signal } from '../signal.js';
import { answer, transact } from './store.js';
import type { RecordRow } from './store.js';
import { tellChanged } from './tabs.js';
import type { Tally } from './tally.js';

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

/** All finished games, the latest first. Rejected with a StoreError. */
export async function finishedGames(): Promise<readonly Finished[]> {
	const rows = await transact(['records'], 'readonly', ({ records }) =>
		answer(records.getAll() as IDBRequest<RecordRow[]>),
	);
	const games: Finished[] = [];
	for (const { id, ended, tally, text } of rows)
		try {
			games.push({ id, ended, text, tally: JSON.parse(tally) as Tally });
		} catch {
			/* what cannot be read counts for nothing */
		}
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

/** Delete the record of one finished game. */
export async function deleteFinished(id: string): Promise<void> {
	await transact(['records'], 'readwrite', ({ records }) => void records.delete(id));
	changes.value++;
	tellChanged();
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
