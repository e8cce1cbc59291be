import { useEffect, useState } from 'preact/hooks';

/** A value that tells who listens when it changes. */
export class Signal<T> {
	#value: T;
	readonly #listeners = new Set<(value: T) => void>();

	constructor(value: T) {
		this.#value = value;
	}

	get value(): T {
		return this.#value;
	}

	set value(value: T) {
		if (Object.is(value, this.#value)) return;
		this.#value = value;
		for (const listener of [...this.#listeners]) listener(value);
	}

	/** Have `listener` called after every change; returns what ends that. */
	subscribe(listener: (value: T) => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}
}

/** The value of a signal; the component is drawn again when it changes. */
export function useSignal<T>(signal: Signal<T>): T {
	const [, draw] = useState(0);
	const seen = signal.value;
	useEffect(() => {
		const again = (): void => draw((n) => n + 1);
		if (!Object.is(signal.value, seen)) again(); /* it has changed since it was drawn */
		return signal.subscribe(again);
	}, [signal]);
	return seen;
}
