/* update.tsx - the service worker: keeps the page for when the network is cut, and says when there is a new
 * version. Nothing changes under a running game: the new version waits until somebody asks for it. */
import { app } from './app.js';
import { t } from './i18n.js';
import { Signal, useSignal } from './signal.js';

/** The worker that waits with a new version; null where there is none. */
const waiting = new Signal<ServiceWorker | null>(null);

function watch(registration: ServiceWorkerRegistration | undefined): void {
	if (!registration) return; /* where a browser is told to allow none */
	if (registration.waiting) waiting.value = registration.waiting;
	registration.addEventListener('updatefound', () => {
		const coming = registration.installing;
		coming?.addEventListener('statechange', () => {
			if (coming.state === 'installed' && navigator.serviceWorker.controller)
				waiting.value = coming;
		});
	});
}

/** Register the service worker, where the browser allows one: over https, and on this machine. */
export function startUpdates(): void {
	if (!('serviceWorker' in navigator)) return;
	navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' }).then(watch, () => undefined);
}

function loadIt(worker: ServiceWorker): void {
	navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
	worker.postMessage('take over');
}

/** The line that offers a new version. */
export function Update() {
	const worker = useSignal(waiting);
	const session = useSignal(app.session);
	if (!worker) return null;
	return (
		<div class="notice" role="status">
			<p>
				{session
					? t(
							'A new version is here. Your game is kept and goes on after loading.',
						)
					: t('A new version is here.')}
			</p>
			<button class="button" type="button" onClick={() => loadIt(worker)}>
				{t('Load it')}
			</button>
			<button class="button quiet" type="button" onClick={() => (waiting.value = null)}>
				{t('Later')}
			</button>
		</div>
	);
}
