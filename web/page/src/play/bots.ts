import { startBots, type Bots, type Charkoni } from 'charkoni';

let started: Promise<Bots | undefined> | undefined;

/** The bots of the page, in a worker that lives as long as the page; undefined where none can be had. */
export function bots(charkoni: Charkoni, worker: string): Promise<Bots | undefined> {
	started ??= startBots({ module: charkoni.module, worker }).catch(() => undefined);
	return started;
}
