import type { Engine } from './engine.js';
import { CharkoniError, shown } from './errors.js';
import type { Below } from './fair.js';
import { held, Owned } from './owned.js';

const HALF = 32n;

/** Refuses what is no seed. @internal */
export function halves(number: number | bigint): [number, number] {
	if (typeof number !== 'bigint' && !Number.isSafeInteger(number)) {
		const part = shown(number);
		throw new CharkoniError(`A seed is a whole number, not ${part}.`, { part });
	}
	const bits = BigInt.asUintN(64, BigInt(number));
	return [Number(bits & 0xffffffffn), Number(bits >> HALF)];
}

/**
 * A generator of random numbers that repeats itself: the same numbers from the same seed on every machine.
 * For bots, tests and simulations; never for throws between people, who could work out what comes next.
 */
export class Random extends Owned {
	/**
	 * A number from 0 to n - 1, exactly uniform; n from 1 to 2^32 - 1. It may be handed on as a function.
	 */
	readonly below: Below;

	/** @internal */
	constructor(engine: Engine, seed: number | bigint, stream: number | bigint) {
		const { call } = engine;
		const handle = engine.sure(call.rng_new(...halves(seed), ...halves(stream)));
		super(engine, handle, held(engine, 'rng_free', handle));
		this.below = (n) => {
			if (!Number.isInteger(n) || n < 1 || n >= 2 ** 32)
				throw new CharkoniError(
					`A number from 1 to 2^32 - 1 is wanted, not ${shown(n)}.`,
					{
						part: shown(n),
					},
				);
			return call.rng_below(this.handle, n) >>> 0;
		};
	}
}

/**
 * The handle of a generator, which must be one of the same module: any other number would be an address for the
 * module to write to.
 * @internal
 */
export function chanceOf(engine: Engine, random: Random): number {
	if (!(random instanceof Random) || random.engine !== engine)
		throw new CharkoniError(
			'A generator of the same load() is wanted: charkoni.random() makes one.',
		);
	return random.handle;
}
