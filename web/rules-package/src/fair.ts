import { CharkoniError, shown } from './errors.js';

/**
 * A number from 0 to n - 1, each with the same chance. `n` is a whole number from 1 to 2^32.
 * What draws the throws takes one of these, so that a test, a replay or a server can bring its own.
 */
export type Below = (n: number) => number;

const RANGE = 2 ** 32;

/**
 * Numbers from the system's random bytes. Of the 2^32 values of four bytes those beyond the last whole
 * multiple of n are thrown away, so no number is likelier than another. Nothing is drawn in advance.
 * @internal
 */
export function fairBelow(fillRandom: (bytes: Uint8Array) => void): Below {
	const bytes = new Uint8Array(4);
	const value = new DataView(bytes.buffer);

	return (n) => {
		if (!Number.isInteger(n) || n < 1 || n > RANGE)
			throw new CharkoniError(`A number from 1 to 2^32 is wanted, not ${shown(n)}.`, {
				part: shown(n),
			});
		const end = RANGE - (RANGE % n);
		do fillRandom(bytes);
		while (value.getUint32(0) >= end);
		return value.getUint32(0) % n;
	};
}
