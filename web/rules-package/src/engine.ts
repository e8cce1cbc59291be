import { CharkoniError, shown } from './errors.js';
import type { Exports } from './exports.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The functions that free a handle. */
export type Release = 'game_free' | 'table_free' | 'record_free' | 'rng_free';

/** What is given back when its owner is no longer reachable; it must not hold on to the owner. */
export interface Held {
	release(): void;
}

/* Any module could be handed over: that it is ours is seen by what it exports. */
function started(module: WebAssembly.Module): Exports {
	let exports: Exports;
	try {
		exports = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
	} catch (cause) {
		throw new CharkoniError('The module cannot be started: it is not that of charkoni.', {
			cause,
		});
	}
	if (typeof exports.rules_version !== 'function' || typeof exports.text_room !== 'function')
		throw new CharkoniError('The module is not that of charkoni.');
	exports._initialize?.();
	return exports;
}

/** One instance of the module, with the manners of its texts, errors and handles. */
export class Engine {
	readonly call: Exports;
	readonly #garbage: FinalizationRegistry<Held>;

	constructor(module: WebAssembly.Module) {
		this.call = started(module);
		this.#garbage = new FinalizationRegistry((held) => held.release());
	}

	/** Put a text into the room; its length in bytes goes to the function that reads it. */
	put(text: string): number {
		if (typeof text !== 'string')
			throw new CharkoniError(`A text is wanted, not ${shown(text)}.`);
		const bytes = encoder.encode(text);
		const at = this.call.text_room(bytes.length);
		if (at === 0) throw this.failure();
		new Uint8Array(this.call.memory.buffer, at, bytes.length).set(bytes);
		return bytes.length;
	}

	/** The text that a function has left, by the length that it returned; -1 is its failure. */
	text(length: number): string {
		if (length < 0) throw this.failure();
		return decoder.decode(new Uint8Array(this.call.memory.buffer, this.call.text_at(), length));
	}

	/** A number, where -1 is a failure. */
	number(result: number): number {
		if (result === -1) throw this.failure();
		return result;
	}

	/** A flag or a handle, where 0 is a failure. */
	sure(result: number): number {
		if (result === 0) throw this.failure();
		return result;
	}

	/** What the latest failure was. */
	failure(where: { line?: number; column?: number } = {}): CharkoniError {
		const { call } = this;
		const message = this.text(call.error_write(0));
		const sentence = this.text(call.error_message());
		const part = this.text(call.error_part());
		const want = this.text(call.error_want());
		return new CharkoniError(message, { part, want, sentence, ...where });
	}

	/** Bytes at an address, copied. */
	copy(at: number, size: number): Uint8Array {
		return new Uint8Array(this.call.memory.buffer, at, size).slice();
	}

	/** Bytes to an address. */
	paste(at: number, bytes: Uint8Array): void {
		new Uint8Array(this.call.memory.buffer, at, bytes.length).set(bytes);
	}

	/** Have it given back once `owner` is no longer reachable. */
	adopt(owner: object, held: Held): void {
		this.#garbage.register(owner, held, owner);
	}

	disown(owner: object): void {
		this.#garbage.unregister(owner);
	}
}
