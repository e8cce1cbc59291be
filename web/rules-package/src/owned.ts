import type { Engine, Held, Release } from './engine.js';
import { CharkoniError } from './errors.js';

/** A handle that one owner has. No closure is made here where it could hold on to the owner. @internal */
export function held(engine: Engine, release: Release, handle: number): Held {
	return { release: () => engine.call[release](handle) };
}

/**
 * Something that holds memory of the module. The memory is given back some time after the object is no longer
 * reachable, or at once by {@link free}.
 */
export abstract class Owned {
	#handle: number;
	readonly #engine: Engine;
	readonly #held: Held;

	/** @internal */
	protected constructor(engine: Engine, handle: number, held: Held) {
		this.#engine = engine;
		this.#handle = handle;
		this.#held = held;
		engine.adopt(this, held);
	}

	/** @internal */
	get handle(): number {
		if (this.#handle === 0)
			throw new CharkoniError('This object has been freed and cannot be used any more.');
		return this.#handle;
	}

	/** @internal */
	get engine(): Engine {
		return this.#engine;
	}

	/** Whether {@link free} has been called. */
	get freed(): boolean {
		return this.#handle === 0;
	}

	/** Give the memory back now. Using the object afterwards throws; freeing it again does nothing. */
	free(): void {
		if (this.#handle === 0) return;
		this.#engine.disown(this);
		this.#handle = 0;
		this.#held.release();
	}
}
