import type { Platform, WorkerPort } from './platform.js';

/* Compiles while it loads where the server names the right type, and afterwards where it does not: many small
 * servers know nothing of application/wasm. */
async function compileAt(url: URL): Promise<WebAssembly.Module> {
	const response = await fetch(url);
	if (!response.ok)
		throw new Error(`${url.href} cannot be read: ${response.status} ${response.statusText}`);
	const type = response.headers.get('content-type') ?? '';
	if (/^application\/wasm\s*(;|$)/i.test(type)) return WebAssembly.compileStreaming(response);
	return WebAssembly.compile(await response.arrayBuffer());
}

function portOf(worker: Worker): WorkerPort {
	return {
		send: (message) => worker.postMessage(message),
		onMessage: (listener) => worker.addEventListener('message', (event) => listener(event.data)),
		onFailure: (listener) => {
			worker.addEventListener('error', (event) =>
				listener(event.message || 'it could not be started'),
			);
			worker.addEventListener('messageerror', () =>
				listener('a message could not be read'),
			);
		},
		hold: () => undefined,
		close: () => worker.terminate(),
	};
}

/** The browser, and every other place that has fetch, Worker and crypto as the Web has them. */
export const browser: Platform = {
	compileAt,
	base: () => globalThis.document?.baseURI ?? globalThis.location?.href,
	fillRandom: (bytes) => void crypto.getRandomValues(bytes),
	/* The expression in the first branch is what bundlers look for. */
	startWorker: async (url) =>
		portOf(
			url
				? new Worker(url, { type: 'module', name: 'charkoni' })
				: new Worker(new URL('./worker.js', import.meta.url), {
						type: 'module',
						name: 'charkoni',
					}),
		),
};
