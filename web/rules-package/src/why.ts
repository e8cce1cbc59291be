import type { Engine } from './engine.js';
import { REASONS, SQUARE_KINDS, word } from './names.js';
import type { Reason } from './names.js';
import type { Square } from './square.js';

/** The answer to "why not?". */
export interface Why {
	/** `legal` if it is allowed after all. */
	readonly reason: Reason;
	/**
	 * The square that stands in the way, is full, or is meant otherwise; where the reason speaks of none,
	 * home.
	 */
	readonly square: Square;
	/** The progress of that square for the seat to act; 0 where the reason speaks of none. */
	readonly progress: number;
	/** The exact number wanted (`exact`, `enter-needs`), else 0. */
	readonly needs: number;
}

/** The answer of the module, whose reason is `reason`. @internal */
export function whyOf({ call }: Engine, reason: number): Why {
	return {
		reason: word(REASONS, reason),
		square: { kind: word(SQUARE_KINDS, call.why_where()), number: call.why_square() },
		progress: call.why_progress(),
		needs: call.why_needs(),
	};
}
