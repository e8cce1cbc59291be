/* The package in Node; index.ts is its twin for browsers. */
import { startBotsWith } from './bots.js';
import type { Bots, BotsOptions } from './bots.js';
import { loadWith } from './charkoni.js';
import type { Charkoni, LoadOptions } from './charkoni.js';
import { node } from './platform-node.js';

export * from './api.js';

const HOURS = 2 ** 30;

/* A module that is being compiled does not always keep a program from ending: this does. */
async function awake<T>(work: Promise<T>): Promise<T> {
	const timer = setInterval(() => undefined, HOURS);
	try {
		return await work;
	} finally {
		clearInterval(timer);
	}
}

/**
 * Fetch and start the rules; everything afterwards answers at once. Each call makes a world of its own:
 * positions, tables and generators of one do not go with those of another.
 */
export async function load(options: LoadOptions = {}): Promise<Charkoni> {
	return awake(loadWith(node, new URL('./charkoni.wasm', import.meta.url), options));
}

/** Start bots in a worker. End them with {@link Bots.close}. */
export async function startBots(options: BotsOptions = {}): Promise<Bots> {
	return awake(startBotsWith(node, new URL('./charkoni.wasm', import.meta.url), options));
}
