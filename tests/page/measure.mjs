/* measure.mjs - how fast the page is on this machine, as a table for docs/page.md: when it can first be used, and how many
 * pictures a second it shows while pieces walk. It judges nothing; run it on a machine that has nothing else to do:
 *
 *	sh tests/page/page.sh measure
 */
import { cpus, loadavg } from 'node:os';

import { DESKTOP, open, start } from './browser.mjs';

const ROUNDS = 5;
const SECONDS = 8;

const world = await start();
const middle = (all) => [...all].sort((a, b) => a - b)[all.length >> 1];

/* When the button that begins a game is there, in milliseconds since the address was asked for. It works from then on. */
const ready = (page) =>
	page.waitForFunction(() => {
		if (!globalThis.usable && document.querySelector('.home-now .button, main .button.primary'))
			globalThis.usable = performance.now();
		return globalThis.usable;
	});

async function opened(slower, settings = {}) {
	const all = await open(world, {
		path: '/about',
		size: DESKTOP,
		serviceWorkers: 'allow',
		settings: { sound: false, ...settings },
	});
	const cdp = await all.context.newCDPSession(all.page);
	await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
	return { ...all, cdp };
}

/** Of the first visit, and of one with everything kept by the service worker. */
async function usable(slower) {
	const cold = [];
	const warm = [];
	for (let round = 0; round < ROUNDS; round++) {
		const { page, context, cdp } = await opened(slower);
		await cdp.send('Network.clearBrowserCache');
		await page.evaluate(async () => {
			for (const one of await navigator.serviceWorker.getRegistrations())
				await one.unregister();
			for (const name of await caches.keys()) await caches.delete(name);
		});
		await page.goto('about:blank');
		await page.goto(world.address);
		cold.push(await (await ready(page)).jsonValue());
		await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
		await page.goto('about:blank');
		await page.goto(world.address);
		warm.push(await (await ready(page)).jsonValue());
		await context.close();
	}
	return [middle(cold), middle(warm)].map((ms) => `${Math.round(ms)} ms`);
}

/** While bots play at the usual speed: frames a second, and the longest wait for one. */
async function frames(slower) {
	const { page, context } = await opened(slower, { speed: 'usual' });
	await page.goto(`${world.address}#/play/new/parchis/bbbb`);
	await page.waitForSelector('.board .token');
	await page.waitForTimeout(3000);
	const gaps = await page.evaluate(
		(ms) =>
			new Promise((resolve) => {
				const all = [];
				let before = performance.now();
				const first = before;
				const frame = (now) => {
					if (
						document
							.querySelector('.board')
							?.getAnimations({ subtree: true }).length
					)
						all.push(now - before);
					before = now;
					if (now - first < ms) requestAnimationFrame(frame);
					else resolve(all);
				};
				requestAnimationFrame(frame);
			}),
		SECONDS * 1000,
	);
	await context.close();
	const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
	const late = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length * 0.95)];
	return [`${(1000 / mean).toFixed(0)} a second`, `${late.toFixed(0)} ms`];
}

console.log(`${cpus().length} processors, ${cpus()[0].model.trim()}; load ${loadavg()[0].toFixed(1)}`);
console.log('| | first visit | later visit | frames while pieces walk | 19 of 20 come within |');
console.log('|---|---|---|---|---|');
for (const [title, slower] of [
	['as it is', 1],
	['four times slower', 4],
])
	console.log(`| ${[title, ...(await usable(slower)), ...(await frames(slower))].join(' | ')} |`);
await world.close();
