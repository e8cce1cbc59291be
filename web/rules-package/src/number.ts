import { CharkoniError, shown } from './errors.js';

/**
 * A number that may go to the module: whole, from 0 to `most`. What is none would become another number on
 * its way there, and nobody would notice.
 * @internal
 */
export function whole(number: number, most = 2 ** 32 - 1): number {
	if (Number.isInteger(number) && number >= 0 && number <= most) return number;
	const part = shown(number);
	throw new CharkoniError(`${part} is not a whole number from 0 to ${most}.`, {
		part,
		want: `0 to ${most}`,
	});
}

/** A time in milliseconds, or a count that may be large. @internal */
export function large(number: number): number {
	return whole(number, Number.MAX_SAFE_INTEGER);
}

/** A flag: true or false, and nothing that would pass for one. @internal */
export function flag(name: string, value: boolean | undefined): boolean | undefined {
	if (value === undefined || typeof value === 'boolean') return value;
	const part = shown(value);
	throw new CharkoniError(`${name} is true or false, not ${part}.`, { part, want: 'true, false' });
}

/** What options an object may bring; another name is a slip of somebody's. @internal */
export function known(what: string, given: object, keys: readonly string[]): void {
	if (typeof given !== 'object' || given === null)
		throw new CharkoniError(`${what}: an object is wanted, not ${shown(given)}.`, {
			part: shown(given),
		});
	for (const [key, value] of Object.entries(given))
		if (value !== undefined && !keys.includes(key))
			throw new CharkoniError(`${what}: there is no "${shown(key)}".`, {
				part: key,
				want: keys.join(', '),
			});
}
