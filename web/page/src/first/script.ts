/* script.ts - what a lesson is made of: prepared positions, prepared throws, and what is said of them. */
import type { KindName } from 'charkoni';

import { CHAUPAR } from './chaupar.js';
import { PACHISI } from './pachisi.js';
import { PAIRS } from './pairs.js';
import { PARCHIS } from './parchis.js';

/** Any legal action will do. */
export const ANY = 'any';

interface Words {
	/** What is to be done; left out, it is what the throw and the marks on the board say. */
	readonly say?: string;
	/** What came of it, and why. */
	readonly done: string;
	/** The number that `done` has in its place. */
	readonly needs?: number;
	/** What the others then throw and play, in the notation of records. */
	readonly then?: readonly string[];
	/** What came of that; left out, `done` stays. */
	readonly later?: string;
}

/** One thing that the newcomer does: a throw, whose value is prepared, or a move. */
export type Act = Words & ({ readonly throw: string } | { readonly move: string });

/** One step of a lesson. */
export interface Step {
	/** The position line from which it begins; left out, it goes on from where the last one ended. */
	readonly start?: string;
	readonly acts: readonly Act[];
}

/** The lessons, by their game: all are played by its usual rules, the newcomer as Yellow. */
export const LESSONS: Readonly<Record<KindName, readonly Step[]>> = {
	parchis: PARCHIS,
	'parchis-pairs': PAIRS,
	pachisi: PACHISI,
	chaupar: CHAUPAR,
};
