/* hurt.mjs - what a page meets when luck is bad: damaged stores, odd addresses, a silent worker, no locks, late files. */
import assert from 'node:assert/strict';

import { begin, beginGame, kept, keptThrow, open, recorded } from './lib.mjs';

/* What stands in the place of files, by the beginning of their names; a test sets it. */
const instead = new Map();
const { world, cases, end } = await begin({
	change(name, bytes) {
		for (const [start, body] of instead) if (name.startsWith(start)) return body;
		return bytes;
	},
});

const SETTINGS = { speed: 'off', sound: false };
const BOTS = '/play/new/parchis:players=4/bbbb';

/* Open a page in which something has been done to the browser first. */
async function hurt(path, before, arg) {
	const { context, page, faults } = await open(world, {
		path: '/about',
		settings: SETTINGS,
	});
	await page.close();
	await context.addInitScript(before, arg);
	const fresh = await context.newPage();
	fresh.on('pageerror', (error) => faults.push(`error: ${error.message}`));
	await fresh.goto(`${world.address}#${path}`);
	return { context, page: fresh, faults };
}

const heading = (page) => page.locator('h1').first().textContent();
const withoutLocks = () => void delete Navigator.prototype.locks;

await cases.run(
	'addresses named like parts of JavaScript lead to the way out, and hurt no later screen',
	async () => {
		const { context, page, faults } = await open(world, {
			path: '/',
			settings: SETTINGS,
		});
		for (const word of [
			'__proto__',
			'constructor',
			'toString',
			'hasOwnProperty',
			'__defineGetter__',
		]) {
			await page.goto(`${world.address}#/${word}`);
			await page.waitForFunction(() =>
				document.querySelector('h1')?.textContent.includes('nothing here'),
			);
		}
		await page.goto(`${world.address}#/settings`);
		await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Settings');
		assert.deepEqual(faults, []);
		await context.close();
	},
);

const STORES = {
	'settings of a wrong form': [
		'charkoni.settings',
		{ theme: ['dark'], look: ['cloth'], language: ['es'], speed: 7 },
	],
	'a setting named __proto__': [
		'charkoni.settings',
		'{"__proto__":true,"toString":true,"theme":"dark"}',
	],
	'seats that are none': ['charkoni.choice', choiceWith({ seats: Array(8).fill(null) })],
	'names that are none': [
		'charkoni.choice',
		choiceWith({ seats: Array(8).fill({ who: 'person', name: 7 }) }),
	],
	'bots that are none': [
		'charkoni.choice',
		choiceWith({ seats: Array(8).fill({ who: 'bot', bot: 'x' }) }),
	],
	'flags that are none': ['charkoni.choice', choiceWith({ realDice: 0, touch: 'yes' })],
	'options that are none': ['charkoni.choice', choiceWith({ options: null })],
	'no JSON at all': ['charkoni.choice', '{'],
};

function choiceWith(change) {
	const seats = [{ who: 'person', name: '' }, ...Array(7).fill({ who: 'bot', bot: 'mixed' })];
	const usual = {
		kind: 'parchis',
		options: {},
		seats,
		realDice: false,
		touch: false,
		begins: 'opening',
	};
	return { last: 'parchis', choices: { parchis: { ...usual, ...change } } };
}

for (const [what, [key, value]] of Object.entries(STORES))
	await cases.run(`${what} in the browser's store: a game begins all the same`, async () => {
		const text = typeof value === 'string' ? value : JSON.stringify(value);
		const { context, page, faults } = await hurt(
			'/setup',
			([name, kept]) => localStorage.setItem(name, kept),
			[key, text],
		);
		await page.locator('.button.primary').last().click();
		await page.waitForSelector('.token');
		assert.deepEqual(faults, []);
		await context.close();
	});

/* Put rows into a store of the page, which has been opened before. */
function putRows(page, name, rows) {
	return page.evaluate(
		([store, all]) =>
			new Promise((resolve, reject) => {
				const request = indexedDB.open('charkoni');
				request.onsuccess = () => {
					const transaction = request.result.transaction(store, 'readwrite');
					for (const row of all) transaction.objectStore(store).put(row);
					transaction.onabort = () => reject(transaction.error);
					transaction.oncomplete = () => (request.result.close(), resolve());
				};
			}),
		[name, rows],
	);
}

await cases.run(
	'damaged rows of finished games hide neither the others nor the way to delete them',
	async () => {
		const { context, page, faults } = await open(world, {
			path: '/stats',
			settings: SETTINGS,
		});
		await page.waitForSelector('h1');
		const odd = [
			'{}',
			'null',
			'{"version":1,"seats":null}',
			'{"version":2,"seats":[]}',
			'{"version":1,"kind":"parchis","game":"parchis","turns":1,"seats":[null]}',
		];
		await putRows(
			page,
			'records',
			odd.map((tally, at) => ({ id: `odd${at}`, ended: at, text: 'x', tally })),
		);
		await putRows(page, 'records', [{ id: 'date', ended: 'x', text: 7, tally: '{}' }]);
		await page.reload();
		await page.getByRole('button', { name: 'Delete all games' }).waitFor();
		await page.goto(`${world.address}#/replay`);
		await page.waitForSelector('h1');
		assert.deepEqual(faults, []);
		await context.close();
	},
);

await cases.run('a damaged row among the games in play hides none of the others', async () => {
	const { context, page, faults } = await open(world, {
		path: BOTS,
		settings: { ...SETTINGS, speed: 'slow' },
	});
	await page.waitForSelector('.token');
	await kept(page);
	const row = {
		form: 1,
		rules: 1,
		made: 1,
		changed: 2,
		settings: '{}',
		count: 0,
		line: '',
		over: false,
		owner: '',
	};
	await putRows(page, 'games', [
		{ ...row, id: 'a', plan: '{}' },
		{ ...row, id: 'b', plan: 'null' },
		{ ...row, id: 'c', plan: '{"game":"parchis","seats":[]}', changed: 'x' },
	]);
	const other = await context.newPage();
	await other.goto(`${world.address}#/`);
	await other.waitForSelector('.kept');
	assert.equal(await other.locator('.kept').count(), 1);
	assert.deepEqual(faults, []);
	await context.close();
});

await cases.run('without Web Locks a reload in mid-game goes on at once', async () => {
	const { context, page, faults } = await hurt(BOTS, withoutLocks);
	await page.waitForSelector('.token');
	await keptThrow(page);
	await page.reload();
	await page.waitForSelector('.token', {
		timeout: 6000,
	}); /* a tab that says nothing is dead after 7 s */
	assert.equal(await page.locator('dialog[open]').count(), 0);
	assert.deepEqual(faults, []);
	await context.close();
});

await cases.run('without Web Locks a game that another tab plays is still not played twice', async () => {
	const { context, page } = await hurt('/play/new/parchis:players=2/pp', withoutLocks);
	await page.waitForSelector('.throw');
	await page.locator('.throw').click();
	await keptThrow(page);
	const other = await context.newPage();
	await other.goto(`${world.address}#/`);
	await other.locator('.kept-go').click();
	await other.waitForSelector('dialog[open]');
	assert.match(await other.locator('dialog[open]').textContent(), /being played in another/);
	await context.close();
});

await cases.run('two taps on a kept game open it, and say nothing about other tabs', async () => {
	const { context, page } = await open(world, {
		path: '/play/new/parchis:players=2/pp',
		settings: SETTINGS,
	});
	await page.locator('.throw').click();
	await keptThrow(page);
	await page.close();
	const fresh = await context.newPage();
	await fresh.goto(`${world.address}#/`);
	await fresh.locator('.kept-go').evaluate((button) => (button.click(), button.click()));
	await fresh.waitForSelector('.token');
	await fresh.waitForTimeout(600);
	assert.equal(await fresh.locator('dialog[open]').count(), 0);
	await context.close();
});

await cases.run('a game that ended in a tab which was closed leaves its record alone', async () => {
	const path = '/play/new/parchis:players=2,pieces=1/bb';
	const { context, page } = await open(world, { path, settings: SETTINGS });
	await page.waitForSelector('.panel.result', { timeout: 60_000 });
	await recorded(page);
	await page.close();
	const fresh = await context.newPage();
	await fresh.goto(`${world.address}#/stats`);
	await fresh.waitForSelector('h1');
	const left = await fresh.waitForFunction(
		() =>
			new Promise((resolve) => {
				const request = indexedDB.open('charkoni');
				request.onsuccess = () => {
					const stores = request.result.transaction([
						'games',
						'events',
						'records',
					]);
					const counts = ['games', 'events', 'records'].map((name) =>
						stores.objectStore(name).count(),
					);
					stores.oncomplete = () => {
						request.result.close();
						resolve(
							counts.map(({ result }) => result).join() === '0,0,1',
						);
					};
				};
			}),
	);
	assert.ok(left);
	await context.close();
});

const SILENT = 'self.onmessage = () => {};';

for (const [what, body] of [
	['that never answers', SILENT],
	['that is missing', null],
	['that is broken', 'throw new Error("x")'],
])
	await cases.run(`a worker ${what} stops no bot`, async () => {
		instead.set('worker-', body === null ? null : Buffer.from(body));
		const { context, page } = await open(world, {
			path: BOTS,
			settings: { ...SETTINGS, speed: 'fast' },
		});
		await page.waitForFunction(
			() => document.querySelectorAll('.told li, .story li, .told p').length > 8,
			undefined,
			{
				timeout: 20_000,
			},
		);
		instead.clear();
		await context.close();
	});

await cases.run('a worker that dies in mid-game without a word stops no bot', async () => {
	const die = () => {
		const Real = Worker;
		window.workers = [];
		window.Worker = class extends Real {
			constructor(...all) {
				super(...all);
				window.workers.push(this);
			}
		};
	};
	const { context, page } = await hurt('/play/new/parchis:players=2/bb', die);
	await page.waitForSelector('.token');
	await page.waitForFunction(() => window.workers.length > 0);
	await page.evaluate(() => window.workers.forEach((worker) => worker.terminate()));
	await page.waitForSelector('.panel.result', { timeout: 90_000 });
	await context.close();
});

await cases.run(
	'of two languages asked for quickly the later one holds, however late the first comes',
	async () => {
		const { context, page } = await open(world, {
			path: '/settings',
			settings: SETTINGS,
		});
		await page.route('**/lang-es-*', async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 1200));
			await route.continue().catch(() => undefined);
		});
		for (const code of ['es', 'pt'])
			await page.locator(`input[value=${code}]`).evaluate((radio) => radio.click());
		await page.waitForFunction(() => document.documentElement.lang === 'pt');
		await page.waitForTimeout(1600);
		assert.equal(await page.evaluate(() => document.documentElement.lang), 'pt');
		await context.close();
	},
);

await cases.run(
	'a language whose file is damaged, missing or never comes: the page speaks English, and says so',
	async () => {
		for (const body of ['null', '{', null]) {
			instead.set('lang-es', body === null ? null : Buffer.from(body));
			const { context, page } = await open(world, {
				path: '/settings',
				settings: { language: 'es' },
			});
			assert.equal(await heading(page), 'Settings');
			assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
			await context.close();
		}
		instead.clear();
		const { context, page } = await hurt('/settings', () => {
			const real = window.fetch;
			window.fetch = (what, ...rest) =>
				String(what).includes('lang-')
					? new Promise(() => undefined)
					: real(what, ...rest);
			localStorage.setItem('charkoni.settings', '{"language":"hi"}');
		});
		await page.waitForSelector('h1', { timeout: 20_000 });
		assert.equal(await heading(page), 'Settings');
		await context.close();
	},
);

await cases.run('a store that never answers does not keep the page from beginning', async () => {
	const { context, page } = await hurt('/', () => {
		sessionStorage.setItem('charkoni.playing', 'x');
		IDBFactory.prototype.open = () => ({});
	});
	await page.waitForSelector('h1', { timeout: 20_000 });
	await context.close();
});

await cases.run('a store that answers late takes nobody out of the game begun meanwhile', async () => {
	const { context, page, faults } = await open(world, {
		path: '/play/new/parchis:players=2/pp',
		settings: SETTINGS,
	});
	await page.locator('.throw').click();
	await keptThrow(page);
	await context.addInitScript(() => {
		const real = LockManager.prototype.request;
		const late = new Promise((resolve) => (window.answer = resolve));
		LockManager.prototype.request = async function (...all) {
			LockManager.prototype.request = real;
			await late;
			setTimeout(() => (window.answered = true), 500);
			return real.apply(this, all);
		};
	});
	await page.reload();
	await page.waitForSelector('h1'); /* after four seconds */
	await beginGame(world, page, 'chaupar', 'pppp');
	await page.waitForSelector('.throw');
	await page.evaluate(() => window.answer());
	await page.waitForFunction(() => window.answered);
	assert.match(await page.title(), /Chaupar/);
	assert.equal(await page.locator('dialog[open]').count(), 0);
	/* the other one is there to be gone on with */
	await page.goto(`${world.address}#/`);
	await page.locator('.kept-go', { hasText: 'Parchís' }).click();
	await page.waitForSelector('.token');
	assert.match(await page.title(), /Parchís/);
	assert.deepEqual(faults, []);
	await context.close();
});

await cases.run('a reload before anything of a game is kept begins it again', async () => {
	const { context, page, faults } = await hurt('/play/new/pachisi/phhh', () => {
		if (sessionStorage.getItem('loaded') === null) IDBFactory.prototype.open = () => ({});
		sessionStorage.setItem('loaded', 'once');
	});
	await page.waitForSelector('.board .token');
	assert.match(page.url(), /#\/play$/);
	await page.reload();
	await page.waitForSelector('.board .token');
	assert.match(await page.title(), /Pachisi/);
	/* by now it is kept: what is deleted does not come again */
	await page.waitForFunction(() => sessionStorage.getItem('charkoni.beginning') === null);
	assert.deepEqual(faults, []);
	await context.close();
});

await cases.run('a store without our parts is made anew', async () => {
	const { context, page } = await open(world, {
		path: '/about',
		settings: SETTINGS,
	});
	await page.evaluate(
		() =>
			new Promise((resolve) => {
				const gone = indexedDB.deleteDatabase('charkoni');
				gone.onsuccess = gone.onblocked = () => {
					const request = indexedDB.open('charkoni', 1);
					request.onsuccess = () => (request.result.close(), resolve());
				};
			}),
	);
	await page.reload();
	await page.goto(`${world.address}#/play/new/parchis:players=2/pp`);
	await page.locator('.throw').click();
	await keptThrow(page);
	assert.equal(await page.locator('.keep-trouble').count(), 0);
	await context.close();
});

await end();
