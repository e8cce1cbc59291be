/* old.ts - games in play of other rules: what is kept of them, to be looked at. */
import { gameOf, readGame, type KeptGame } from './kept.js';
import type { EventRow } from './store.js';

/** What a game in play that cannot be gone on with still shows. */
export interface OldGame extends KeptGame {
	readonly rules: number;
	/** What was thrown and played, in notation, in its order. */
	readonly words: readonly { readonly seat: number; readonly word: string }[];
}

function wordOf(event: Record<string, unknown>): string | undefined {
	const text = event['throw'] ?? event['action'];
	if (event['kind'] === 'opening') return `${Number(event['seat']) + 1}=${String(text)}`;
	return typeof text === 'string' ? text : undefined;
}

/* What stands after all corrections: each takes back its target and all after it, and may put something in its place. */
function wordsOf(events: readonly EventRow[]): readonly { readonly seat: number; readonly word: string }[] {
	const words: { number: number; seat: number; word: string }[] = [];
	for (const { number, text } of events) {
		const { event } = JSON.parse(text) as { event: Record<string, unknown> };
		let done: unknown = event;
		if (event['kind'] === 'correct') {
			const from = words.findIndex((word) => word.number >= Number(event['target']));
			if (from >= 0) words.length = from;
			done = event['replace'];
		}
		const word =
			typeof done === 'object' && done
				? wordOf(done as Record<string, unknown>)
				: undefined;
		const seat = (done as { seat?: unknown } | undefined)?.seat ?? event['seat'];
		if (word !== undefined) words.push({ number, seat: Number(seat), word });
	}
	return words;
}

/** A game in play that is only looked at; undefined if it is not kept. Rejected with a StoreError. */
export async function oldGame(id: string): Promise<OldGame | undefined> {
	const found = await readGame(id, false);
	if (!found) return undefined;
	const words = wordsOf(found.events);
	return { ...gameOf(found.row, new Set()), rules: found.row.rules, words };
}
