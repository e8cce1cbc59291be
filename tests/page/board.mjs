/* board.mjs - whole games at the built page, to their ends: by taps, by touches, by keys, and by bots alone. */
import assert from 'node:assert/strict';

import { DESKTOP, open, PHONE, start } from './browser.mjs';
import { due, playByKeys, playByTaps } from './hands.mjs';
import { Cases } from './parts.mjs';

const FAST = { speed: 'off', sound: false, forced: true };
const world = await start();
const cases = new Cases();

async function game(path, options, body) {
	const { context, page, faults } = await open(world, {
		path: `/play/new/${path}`,
		settings: FAST,
		...options,
	});
	try {
		await body(page);
		assert.deepEqual(faults, []);
	} finally {
		await context.close();
	}
}

const mouse = (page) => (at) => page.mouse.click(at.x, at.y);
const finger = (page) => (at) => page.touchscreen.tap(at.x, at.y);

for (const kind of ['parchis', 'parchis-pairs', 'pachisi', 'chaupar'])
	await cases.run(`${kind}: a whole game by taps`, () =>
		game(`${kind}/pbbb`, { size: DESKTOP }, async (page) => {
			const done = await playByTaps(page, mouse(page));
			assert.ok(done > 20, `only ${done} taps`);
			assert.match(await page.textContent('.panel.result h2'), /win|draw/);
		}),
	);

await cases.run('parchis-pairs: a whole game by touch on a phone, from another side of the board', () =>
	game('parchis-pairs:pieces=2/bpbp', { size: PHONE, hasTouch: true, isMobile: true }, async (page) => {
		await playByTaps(page, finger(page));
	}),
);

await cases.run('pachisi: a whole game by the keyboard alone', () =>
	game('pachisi:pieces=2/pbbb', { size: DESKTOP }, async (page) => {
		await page.keyboard.press('Tab');
		await playByKeys(page);
	}),
);

/* The longest tasks of the page while bots play a game at full speed, in milliseconds of the processor: what a task waits
 * while other programs have it is not the page's. The same tasks that PerformanceObserver calls long. */
async function longTasks(page) {
	await page.waitForSelector('.told p');
	await world.browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
	while ((await due(page)) !== 'over') await page.waitForTimeout(100);
	const { traceEvents } = JSON.parse(await world.browser.stopTracing());
	const main = new Set(
		traceEvents
			.filter(({ args }) => args?.name === 'CrRendererMain')
			.map(({ pid, tid }) => `${pid} ${tid}`),
	);
	const tasks = traceEvents.filter(
		({ name, pid, tid }) => /RunTask$/.test(name) && main.has(`${pid} ${tid}`),
	);
	assert.ok(tasks.length > 1000, `only ${tasks.length} tasks were seen`);
	return tasks.map(({ tdur = 0 }) => Math.round(tdur / 1000)).filter((length) => length > 50);
}

for (const kind of ['parchis', 'pachisi:pieces=2', 'chaupar'])
	await cases.run(`${kind}: bots alone leave the page free`, async () => {
		const found = [];
		for (let i = 0; i < 3; i++) {
			let tasks = [];
			await game(
				`${kind}/bbbb`,
				{ size: DESKTOP },
				async (page) => (tasks = await longTasks(page)),
			);
			if (tasks.length === 0) return;
			found.push(tasks); /* one that is the page's comes again */
		}
		assert.fail(`long tasks in each of three games, in milliseconds: ${JSON.stringify(found)}`);
	});

await world.close();
cases.end();
