/* guard.ts - a gentle guard against presses that nobody meant. */

import type { Session } from './session.js';

/** So soon after a click that did something the next is its double, in milliseconds. */
const SOON = 500;
/** So near to it, in CSS pixels. */
const NEAR = 40;

/** Tells the second click of a double click, which would be taken by what has come in the place of the button. */
class Guard {
	#at = -Infinity;
	#x = 0;
	#y = 0;
	#count = 0;

	/** Whether a click is to be taken. `count`: the events of the table, which tell whether the click before has done
	 * anything. A mouse says itself that it has been clicked twice; a finger is known by its haste and place. */
	takes(event: MouseEvent, count: number): boolean {
		const near = Math.hypot(event.clientX - this.#x, event.clientY - this.#y) < NEAR;
		const soon = event.timeStamp - this.#at < SOON;
		const byFinger = (event as PointerEvent).pointerType === 'touch';
		const isDouble = event.detail > 1 || (event.detail === 1 && byFinger && near);
		if (isDouble && soon && count !== this.#count) return false;
		this.#at = event.timeStamp;
		this.#x = event.clientX;
		this.#y = event.clientY;
		this.#count = count;
		return true;
	}
}

/* One for the whole page: what comes in the place of a button may be of another panel, or of the next game. */
const guard = new Guard();

/** What a panel with buttons listens to, so that nothing is pressed twice at once: the second click of a double click, and
 * the repeats of a key that is held, are not taken. */
export function guarded(session: Session) {
	return {
		onKeyDown(event: KeyboardEvent): void {
			if (event.repeat && (event.key === 'Enter' || event.key === ' '))
				event.preventDefault();
		},
		onClickCapture(event: MouseEvent): void {
			if (!guard.takes(event, session.table.count)) event.stopPropagation();
		},
	};
}
