/* update.tsx - the service worker: keeps the page for when the network is cut, and says when there is a new
 * version. Nothing changes under a running game: the new version waits until somebody asks for it. */
import { app } from './app.js';
import { t } from './i18n.js';
import { keeping } from './keep/kept.js';
import type { StoreFault } from './keep/store.js';
import { Signal, useSignal } from './signal.js';

/** The worker that waits with a new version; null where there is none. */
const waiting = new Signal<ServiceWorker | null>(null);

/** Register the service worker, where the browser allows one: over https, and on this machine. */
export function startUpdates(): void {
	if (!('serviceWorker' in navigator)) return;
	navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' }).then(watch, () => undefined);
}

/* Another tab may have had it take over already: then nothing more will be told. */
function loadIt(worker: ServiceWorker): void {
	const now = (): void => location.reload();
	if (worker.state === 'activated' || worker.state === 'redundant') return now();
	navigator.serviceWorker.addEventListener('controllerchange', now, { once: true });
	worker.postMessage('take over');
}

/* By which rules a worker's version plays; undefined for one that does not say. */
function rulesOf(worker: ServiceWorker): Promise<number | undefined> {
	const { port1, port2 } = new MessageChannel();
	return new Promise((resolve) => {
		port1.onmessage = ({ data }) => resolve(typeof data === 'number' ? data : undefined);
		setTimeout(() => resolve(undefined), 3_000);
		worker.postMessage('rules', [port2]);
	});
}

/** Whether the version that waits plays by other rules: then a game of today could not go on under it. */
const otherRules = new Signal(false);

function offer(worker: ServiceWorker): void {
	waiting.value = worker;
	void rulesOf(worker).then((rules) => {
		otherRules.value = rules !== undefined && rules !== app.charkoni.rulesVersion;
	});
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
	if (!registration) return; /* where a browser is told to allow none */
	if (registration.waiting) offer(registration.waiting);
	registration.addEventListener('updatefound', () => {
		const coming = registration.installing;
		coming?.addEventListener('statechange', () => {
			if (coming.state === 'installed' && navigator.serviceWorker.controller) offer(coming);
		});
	});
}

/* What loading the new version does to the game in play, said truly. */
function sentence(playing: boolean, trouble: boolean, other: boolean): string {
	if (!playing) return t('A new version is here.');
	if (other) return t('A new version is here, with newer rules. Finish your game first.');
	if (trouble)
		return t('A new version is here. Finish your game first: it cannot be kept on this device.');
	return t('A new version is here. Your game is kept and goes on after loading.');
}

const NONE = new Signal<StoreFault | null>(null);

/** The line that offers a new version. */
export function Update() {
	const worker = useSignal(waiting);
	const session = useSignal(app.session);
	const trouble = useSignal(useSignal(keeping)?.trouble ?? NONE);
	const other = useSignal(otherRules);
	if (!worker) return null;
	return (
		<div class="notice" role="status">
			<p>{sentence(session !== null, trouble !== null, other)}</p>
			<button class="button" type="button" onClick={() => loadIt(worker)}>
				{t('Load it')}
			</button>
			<button class="button quiet" type="button" onClick={() => (waiting.value = null)}>
				{t('Later')}
			</button>
		</div>
	);
}
