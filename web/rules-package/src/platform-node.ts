import { webcrypto } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { cwd } from 'node:process';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

import { browser } from './platform-browser.js';
import type { Platform, WorkerPort } from './platform.js';

async function compileAt(url: URL): Promise<WebAssembly.Module> {
	if (url.protocol !== 'file:') return browser.compileAt(url);
	return WebAssembly.compile(new Uint8Array(await readFile(url)));
}

function portOf(worker: Worker): WorkerPort {
	return {
		send: (message) => worker.postMessage(message),
		onMessage: (listener) => void worker.on('message', listener),
		onFailure: (listener) => {
			worker.on('error', (error) => listener(error.message));
			worker.on('messageerror', () => listener('a message could not be read'));
			worker.on('exit', () => listener('it has ended'));
		},
		hold: (busy) => (busy ? worker.ref() : worker.unref()),
		close: async () => void (await worker.terminate()),
	};
}

/** Node from 18 on, where `crypto` is no global yet and fetch reads no files. */
export const node: Platform = {
	compileAt,
	base: () => pathToFileURL(`${cwd()}/`).href,
	fillRandom: (bytes) => void webcrypto.getRandomValues(bytes),
	/* Without the flags of the program: `--input-type`, for one, is none that a worker with a file may have. */
	startWorker: async (url) =>
		portOf(new Worker(url ?? new URL('./worker-node.js', import.meta.url), { execArgv: [] })),
};
