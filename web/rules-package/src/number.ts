import { CharkoniError } from './errors.js';

/**
 * A number that may go to the module: whole, from 0 to `most`. What is none would become another number on
 * its way there, and nobody would notice.
 * @internal
 */
export function whole(number: number, most = 2 ** 32 - 1): number {
	if (Number.isInteger(number) && number >= 0 && number <= most) return number;
	const part = String(number).slice(0, 63);
	throw new CharkoniError(`${part} is not a whole number from 0 to ${most}.`, {
		part,
		want: `0 to ${most}`,
	});
}

/** A time in milliseconds, or a count that may be large. @internal */
export function large(number: number): number {
	return whole(number, Number.MAX_SAFE_INTEGER);
}
