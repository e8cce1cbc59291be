/* The package in browsers, and wherever the Web's own interfaces are; node.ts is its twin for Node. */
import { startBotsWith } from './bots.js';
import type { Bots, BotsOptions } from './bots.js';
import { loadWith } from './charkoni.js';
import type { Charkoni, LoadOptions } from './charkoni.js';
import { browser } from './platform-browser.js';

export * from './api.js';

/**
 * Fetch and start the rules; everything afterwards answers at once. Each call makes a world of its own:
 * positions, tables and generators of one do not go with those of another.
 */
export async function load(options: LoadOptions = {}): Promise<Charkoni> {
	return loadWith(browser, new URL('./charkoni.wasm', import.meta.url), options);
}

/** Start bots in a worker. End them with {@link Bots.close}. */
export async function startBots(options: BotsOptions = {}): Promise<Bots> {
	return startBotsWith(browser, new URL('./charkoni.wasm', import.meta.url), options);
}
