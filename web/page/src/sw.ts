/* sw.ts - the service worker. It keeps every file of one version of the page together, so that what runs never
 * gets a file of another version; the page works with the network cut. A new version is fetched beside the old
 * and waits until the page says `take over`. */
/// <reference lib="webworker" />
export {};

declare const self: ServiceWorkerGlobalScope;
/** The files of this version, './' the page itself. */
declare const KEPT: {
	readonly version: string;
	/** By which the games of this version are played. */
	readonly rules: number;
	readonly files: readonly string[];
	/** Those that the page names: by them it is known. */
	readonly names: readonly string[];
};

const NAME = `charkoni-${KEPT.version}`;

/* A host that hands out its files one by one as they change may send the page of another version, which names files that
 * are not here. */
async function checkPage(cache: Cache): Promise<void> {
	const page = await (await cache.match('./'))?.text();
	if (!page || !KEPT.names.every((name) => page.includes(name)))
		throw new Error('the page of another version');
}

/* 'reload' goes past the browser's own store, which might hold the page of an older version. */
async function keep(): Promise<void> {
	const cache = await caches.open(NAME);
	try {
		await cache.addAll(KEPT.files.map((file) => new Request(file, { cache: 'reload' })));
		await checkPage(cache);
	} catch (error) {
		await caches.delete(NAME); /* half of a version is none */
		throw error;
	}
}

/* The version before stays: another tab may still run it, and ask for a language or a page of rules. */
async function forgetOlder(): Promise<void> {
	const names = (await caches.keys()).filter((name) => name.startsWith('charkoni-') && name !== NAME);
	for (const name of names.slice(0, -1)) await caches.delete(name);
	await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
	const cache = await caches.open(NAME);
	const own = await cache.match(request, { ignoreSearch: true });
	const kept = own ?? (await (request.mode === 'navigate' ? cache.match('./') : caches.match(request)));
	return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
self.addEventListener('message', ({ data, ports }) => {
	if (data === 'take over') void self.skipWaiting();
	if (data === 'rules') ports[0]?.postMessage(KEPT.rules);
});
self.addEventListener('fetch', (event) => {
	const { request } = event;
	if (request.method === 'GET' && new URL(request.url).origin === location.origin)
		event.respondWith(answer(request));
});
