/* playing.ts - which game this tab plays, so that a reload goes on with it. Kept with the tab, at once: a game that has just
 * begun is not in the store yet, and begins again by its plan if the tab is loaded anew before it is. */
import type { Plan } from '../play/plan.js';

const PLAYING = 'charkoni.playing';
const BEGINNING = 'charkoni.beginning';

/** Remember the game that this tab plays; undefined: none. `plan` is there while nothing of the game is in the store. */
export function rememberPlaying(id: string | undefined, plan?: Plan): void {
	try {
		/* First: if there is no room for the new plan, that of the game before must not stand in its place. */
		sessionStorage.removeItem(BEGINNING);
		if (id === undefined) sessionStorage.removeItem(PLAYING);
		else sessionStorage.setItem(PLAYING, id);
		if (plan) sessionStorage.setItem(BEGINNING, JSON.stringify(plan));
	} catch {
		/* the list of kept games has it all the same */
	}
}

/** The beginning of this game is in the store now: its plan is not needed any more. */
export function forgetPlan(id: string): void {
	if (playing() === id) rememberPlaying(id);
}

/** The game that this tab plays. */
export function playing(): string | undefined {
	try {
		return sessionStorage.getItem(PLAYING) ?? undefined;
	} catch {
		return undefined;
	}
}

/** The plan of the game that this tab has begun, of which nothing is in the store. */
export function beginning(): Plan | undefined {
	try {
		const plan = sessionStorage.getItem(BEGINNING);
		return plan === null ? undefined : (JSON.parse(plan) as Plan);
	} catch {
		return undefined;
	}
}
