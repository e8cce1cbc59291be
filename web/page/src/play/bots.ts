import { startBots, type Bots, type Charkoni } from 'charkoni';

/* How long a worker may take to begin, in milliseconds; until then the bots think in the page. */
const PATIENCE = 20_000;

let started: Promise<Bots | undefined> | undefined;

/** The bots of the page, in a worker that lives as long as the page; undefined where none can be had. */
export function bots(charkoni: Charkoni, worker: string): Promise<Bots | undefined> {
	started ??= startBots({ module: charkoni.module, worker, timeout: PATIENCE }).catch(() => undefined);
	return started;
}

/** How long a bot may think in its worker, in milliseconds: a hundred times what the slowest takes. */
export const THINKING_MOST = 5_000;

/** Give up the worker: it has fallen silent. Whoever asks next gets another. */
export function dropBots(): void {
	void started?.then((silent) => silent?.close());
	started = undefined;
}
