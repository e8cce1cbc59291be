import type { SquareKind } from './names.js';

/** Where on the board a seat's progress stands. */
export interface Square {
	/** What it is. */
	readonly kind: SquareKind;
	/**
	 * On the ring its number: 1 to 17 × arms in Parchís, as printed, 0 to 67 on the cross. In a corridor
	 * or middle column 1 to 7, counted from outside inwards. Else 0.
	 */
	readonly number: number;
}
