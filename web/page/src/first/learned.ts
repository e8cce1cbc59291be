import type { KindName } from 'charkoni';

import { remember, remembered } from '../settings.js';

const KEY = 'charkoni.first';

/** The games whose lesson has been played to its end on this device. */
export function learned(): readonly string[] {
	const kept = remembered(KEY);
	return Array.isArray(kept) ? kept.filter((name): name is string => typeof name === 'string') : [];
}

/** Remember that the lesson of a game has been played to its end. */
export function learn(kind: KindName): void {
	if (!learned().includes(kind)) remember(KEY, [...learned(), kind]);
}
