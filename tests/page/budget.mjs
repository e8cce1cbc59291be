/* budget.mjs - bots play at full speed, and no task of the page holds up its thread for more than 50 ms.
 *
 * PerformanceObserver calls a task long by the clock on the wall; with VERBOSE=1 they are printed. On a machine that does
 * other work most of that time the task only waits for a processor. So each task is looked up in the browser's trace, which
 * also has the time that it really ran, and by that it is judged. A task that is the page's own comes in every game; one
 * that is not, does not: hence a second game before anything is called a fault. */
import assert from 'node:assert/strict';

import { due } from './hands.mjs';
import { begin, DESKTOP } from './lib.mjs';

const MOST = 50;
const { world, cases, on, end } = await begin({
	size: DESKTOP,
	settings: { speed: 'off', sound: false, forced: true },
});

/* What the page itself notices, from the first move on: what is loaded and compiled before is no part of a game. */
function watch(page) {
	return page.evaluate(() => {
		globalThis.long = [];
		new PerformanceObserver((list) => {
			for (const { startTime, duration } of list.getEntries())
				long.push({ startTime, duration });
		}).observe({ type: 'longtask' });
	});
}

const inMs = (microseconds) => Math.round(microseconds / 1000);

/* The tasks of the main thread in a trace: how long each ran, and how long it took. */
function tasksIn({ traceEvents }) {
	const main = new Set(
		traceEvents
			.filter(({ args }) => args?.name === 'CrRendererMain')
			.map(({ pid, tid }) => `${pid} ${tid}`),
	);
	return traceEvents
		.filter(({ name, pid, tid }) => /RunTask$/.test(name) && main.has(`${pid} ${tid}`))
		.map(({ tdur = 0, dur = 0 }) => ({ ran: inMs(tdur), took: inMs(dur) }));
}

/** What `act` makes the page do, and its long tasks as the page noticed them. */
async function traced(page, act) {
	await watch(page);
	await world.browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
	await act();
	const tasks = tasksIn(JSON.parse(await world.browser.stopTracing()));
	const noticed = await page.evaluate(() => long);
	if (process.env.VERBOSE) {
		const longest = Math.max(...tasks.map(({ ran }) => ran));
		console.log(
			`${tasks.length} tasks; the longest ran ${longest} ms; long by the wall: ${noticed.length}`,
		);
	}
	return { tasks, noticed };
}

/* The tasks of a whole game of bots that ran too long. */
async function longTasks(game) {
	let tasks = [];
	await on(`/play/new/${game}/bbbb`, {}, async (page) => {
		await page.waitForSelector('.told p');
		({ tasks } = await traced(page, async () => {
			while ((await due(page)) !== 'over') await page.waitForTimeout(100);
		}));
	});
	assert.ok(tasks.length > 400, `only ${tasks.length} tasks were seen`);
	return tasks.filter(({ ran }) => ran > MOST);
}

for (const game of ['parchis', 'pachisi:pieces=2', 'chaupar'])
	await cases.run(`${game}: bots alone leave the page free`, async () => {
		const first = await longTasks(game);
		if (first.length === 0) return;
		const second = await longTasks(game);
		if (second.length > 0)
			assert.fail(`long tasks in each of two games: ${JSON.stringify([first, second])}`);
	});

await cases.run('a task that is too long is noticed, by the page and in the trace', () =>
	on('/about', {}, async (page) => {
		const { tasks, noticed } = await traced(page, async () => {
			await page.evaluate(() =>
				setTimeout(() => {
					for (const end = performance.now() + 1000; performance.now() < end; )
						Math.sqrt(2);
				}),
			);
			await page.waitForFunction(() => long.some(({ duration }) => duration >= 390));
		});
		assert.ok(noticed.some(({ duration }) => duration >= 390));
		assert.ok(tasks.some(({ ran }) => ran > MOST));
	}),
);

await end();
