import { CharkoniError } from './errors.js';
import type { Exports } from './exports.js';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The functions that free a handle. */
export type Release = 'game_free' | 'table_free' | 'record_free' | 'rng_free';

/** A handle, and what frees it: no closure, which could hold on to the owner. */
interface Held {
	readonly release: Release;
	readonly handle: number;
}

/** One instance of the module, with the manners of its texts, errors and handles. */
export class Engine {
	readonly call: Exports;
	readonly #garbage: FinalizationRegistry<Held>;

	constructor(module: WebAssembly.Module) {
		const instance = new WebAssembly.Instance(module, {});
		this.call = instance.exports as unknown as Exports;
		this.call._initialize?.();
		this.#garbage = new FinalizationRegistry(({ release, handle }) => this.call[release](handle));
	}

	/** Put a text into the room; its length in bytes goes to the function that reads it. */
	put(text: string): number {
		if (typeof text !== 'string')
			throw new CharkoniError(`A text is wanted, not ${String(text)}.`);
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

	/** Have a handle freed once `owner` is no longer reachable. */
	adopt(owner: object, held: Held): void {
		this.#garbage.register(owner, held, owner);
	}

	disown(owner: object): void {
		this.#garbage.unregister(owner);
	}
}
