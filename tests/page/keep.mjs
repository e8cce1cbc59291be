/* keep.mjs - games survive: a reload in mid-game, a lost tab, two tabs, a full or missing store, other rules. */
import assert from 'node:assert/strict';

import { begin, open } from './lib.mjs';

const { world, cases, end } = await begin();

/* What the store has, as plain objects. */
function stored(page, name) {
	return page.evaluate(
		(store) =>
			new Promise((resolve, reject) => {
				const request = indexedDB.open('charkoni');
				request.onerror = () => reject(request.error);
				request.onsuccess = () => {
					const all = request.result
						.transaction(store)
						.objectStore(store)
						.getAll();
					all.onsuccess = () => {
						request.result.close();
						resolve(all.result);
					};
				};
			}),
		name,
	);
}

/* Change the only row of a store. */
function change(page, name, values) {
	return page.evaluate(
		([store, changes]) =>
			new Promise((resolve) => {
				const request = indexedDB.open('charkoni');
				request.onsuccess = () => {
					const transaction = request.result.transaction(store, 'readwrite');
					const rows = transaction.objectStore(store);
					rows.getAll().onsuccess = ({ target }) => {
						for (const row of target.result)
							rows.put({ ...row, ...changes });
					};
					transaction.oncomplete = () => {
						request.result.close();
						resolve();
					};
				};
			}),
		[name, values],
	);
}

const events = async (page) => (await stored(page, 'events')).length;

/* Wait until something about the store is so. */
async function until(what, test, ms = 15_000) {
	for (const end = Date.now() + ms; Date.now() < end; await new Promise((wait) => setTimeout(wait, 60)))
		if (await test()) return;
	throw new Error(`it never came about that ${what}`);
}

const SETTINGS = { speed: 'fast', sound: false };
/* Bots keep these going by themselves, slowly enough for what a test has to do meanwhile. */
const LONG = '/play/new/parchis:players=4/bbbb';
const SHORT = '/play/new/parchis:players=2,pieces=1/bb';

async function playing(path, more = {}) {
	const opened = await open(world, { path, settings: SETTINGS, ...more });
	await opened.page.waitForSelector('.token');
	return opened;
}

/* Let the bots play until so many events are kept. */
async function throwSome(page, count) {
	await until(`${count} events are kept`, async () => (await events(page)) >= count);
}

await cases.run('a reload in mid-game goes on with the game, and nothing is lost', async () => {
	const { page, context, faults } = await playing(LONG);
	await throwSome(page, 8);
	const before = await stored(page, 'events');
	const [row] = await stored(page, 'games');
	await page.reload();
	await page.waitForSelector('.token');
	const after = await stored(page, 'events');
	assert.deepEqual(after.slice(0, before.length), before);
	const [again] = await stored(page, 'games');
	assert.equal(again.id, row.id);
	assert.ok(again.count >= row.count);
	await throwSome(page, after.length + 3);
	const numbers = (await stored(page, 'events')).map(({ number }) => number);
	assert.deepEqual(
		numbers,
		numbers.map((_, at) => at),
	);
	assert.deepEqual(faults, []);
	await context.close();
});

await cases.run(
	'a lost tab leaves its game in the list of the first screen, from where it goes on',
	async () => {
		const { page, context } = await playing(LONG);
		await throwSome(page, 6);
		const [row] = await stored(page, 'games');
		await page.close({ runBeforeUnload: false });
		const fresh = await context.newPage();
		await fresh.goto(`${world.address}#/`);
		await fresh.locator('.kept-go').click();
		await fresh.waitForSelector('.token');
		assert.equal((await stored(fresh, 'games'))[0].id, row.id);
		await throwSome(fresh, row.count + 2);
		await context.close();
	},
);

await cases.run('every event of a game of bots is kept in its order, and its record at the end', async () => {
	const { page, context, faults } = await playing(SHORT, {
		settings: { ...SETTINGS, speed: 'off' },
	});
	await until('the game is over', async () => (await stored(page, 'records')).length === 1, 60_000);
	const log = await stored(page, 'events');
	assert.deepEqual(
		log.map(({ number }) => number),
		log.map((_, at) => at),
	);
	const [record] = await stored(page, 'records');
	assert.match(record.text, /^\[Result "[12]"\]$/m);
	assert.match(record.text, /\nend\n$/);
	assert.equal(JSON.parse(record.tally).seats.length, 2);
	assert.equal((await stored(page, 'games'))[0].over, true);
	await page.evaluate(() => (location.hash = '#/'));
	await page.reload();
	await page.waitForSelector('main');
	assert.equal(await page.locator('.kept-go').count(), 0);
	assert.deepEqual(faults, []);
	await context.close();
});

async function twoTabs(init) {
	const { page: first, context } = await open(world, {
		path: '/',
		settings: SETTINGS,
	});
	if (init) await context.addInitScript(init);
	await first.goto('about:blank');
	await first.goto(`${world.address}#${LONG}`);
	await first.waitForSelector('.token');
	await throwSome(first, 6);
	const second = await context.newPage();
	await second.goto(`${world.address}#/`);
	await second.locator('.kept-go').click();
	await second.waitForSelector('dialog[open]');
	return { first, second, context };
}

async function takeOver({ first, second, context }) {
	assert.match(await second.locator('dialog').innerText(), /being played in another/);
	const before = (await stored(first, 'games'))[0];
	await second.getByRole('button', { name: 'Play it here' }).click();
	await second.waitForSelector('.token');
	await first.waitForSelector('dialog[open]');
	assert.match(await first.locator('dialog').innerText(), /taken this game over/);
	assert.equal(await first.locator('.token').count(), 0);
	const count = await events(second);
	assert.ok(count >= before.count);
	await throwSome(second, count + 3);
	const games = await stored(second, 'games');
	assert.equal(games.length, 1);
	assert.equal(games[0].id, before.id);
	/* and back again */
	await first.getByRole('button', { name: 'Bring it back here' }).click();
	await first.waitForSelector('.token');
	await second.waitForSelector('dialog[open]');
	await throwSome(first, (await events(first)) + 2);
	const numbers = (await stored(first, 'events')).map(({ number }) => number);
	assert.deepEqual(
		numbers,
		numbers.map((_, at) => at),
	);
	await context.close();
}

await cases.run(
	'the same game in two tabs stays one: the second tells where it is, and may take it over',
	async () => {
		await takeOver(await twoTabs());
	},
);

await cases.run('so it does without Web Locks', async () => {
	await takeOver(await twoTabs(() => delete Navigator.prototype.locks));
});

await cases.run('so it does without Web Locks and BroadcastChannel, by the heartbeat alone', async () => {
	await takeOver(
		await twoTabs(() => {
			delete Navigator.prototype.locks;
			delete globalThis.BroadcastChannel;
		}),
	);
});

await cases.run('a tab that was duplicated does not play the game of the other', async () => {
	const { page, context } = await playing(LONG);
	await throwSome(page, 5);
	const id = await page.evaluate(() => sessionStorage.getItem('charkoni.playing'));
	const copy = await context.newPage();
	await copy.addInitScript((playing) => sessionStorage.setItem('charkoni.playing', playing), id);
	await copy.goto(`${world.address}#/play`);
	await copy.waitForSelector('dialog[open]');
	assert.equal(await copy.locator('.token').count(), 0);
	await copy.getByRole('button', { name: 'Leave it there' }).click();
	await throwSome(page, (await events(page)) + 2);
	await context.close();
});

await cases.run(
	'a full store is told in a sentence, and the game goes on and can be downloaded',
	async () => {
		/* the browser remembers for a while how much room there was, so the store is full before the game begins */
		const { page, context } = await open(world, {
			path: '/about',
			settings: SETTINGS,
		});
		const client = await context.newCDPSession(page);
		const origin = new URL(world.address).origin;
		await client.send('Storage.overrideQuotaForOrigin', {
			origin,
			quotaSize: 1000,
		});
		await page.evaluate((path) => (location.hash = `#${path}`), LONG);
		await page.waitForSelector('.keep-trouble');
		assert.match(await page.locator('.keep-trouble').innerText(), /no more room/);
		assert.equal(await events(page).catch(() => 0), 0);
		const coming = page.waitForEvent('download');
		await page.getByRole('button', { name: 'Download the game' }).click();
		assert.match((await coming).suggestedFilename(), /^parchis-\d{4}-\d\d-\d\d-\d{4}\.ckr$/);
		/* room again: the next event writes all that was left out */
		await client.send('Storage.overrideQuotaForOrigin', { origin });
		await throwSome(page, 12);
		await page.waitForSelector('.keep-trouble', { state: 'detached' });
		const numbers = (await stored(page, 'events')).map(({ number }) => number);
		assert.deepEqual(
			numbers,
			numbers.map((_, at) => at),
		);
		await context.close();
	},
);

for (const [title, init] of [
	['without IndexedDB', () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined })],
	[
		'where the browser closes IndexedDB to the page',
		() => {
			IDBFactory.prototype.open = () => {
				throw new DOMException('closed', 'SecurityError');
			};
		},
	],
])
	await cases.run(`${title} the game goes on, and a sentence says that it is not kept`, async () => {
		const { page, context } = await open(world, {
			path: '/',
			settings: SETTINGS,
		});
		await context.addInitScript(init);
		await page.goto('about:blank');
		await page.goto(`${world.address}#${LONG}`);
		await page.waitForSelector('.token');
		await page.waitForSelector('.keep-trouble');
		assert.match(await page.locator('.keep-trouble').innerText(), /keeps nothing for the page/);
		for (const screen of ['', 'stats', 'replay']) {
			await page.evaluate((name) => (location.hash = `#/${name}`), screen);
			await page.waitForTimeout(150);
			assert.ok((await page.locator('h1').innerText()).length > 0);
		}
		await context.close();
	});

await cases.run('a game of other rules is shown read-only', async () => {
	const { page, context, faults } = await playing(LONG);
	await throwSome(page, 16);
	await page.evaluate(() => sessionStorage.clear());
	await page.goto('about:blank');
	await page.goto(`${world.address}#/`);
	faults.length = 0; /* an empty page has no storage */
	await page.waitForSelector('.kept-go');
	await change(page, 'games', { rules: 77, owner: '' });
	await page.reload();
	assert.match(await page.locator('.kept').innerText(), /other rules/);
	await page.locator('.kept-go').click();
	await page.waitForSelector('dialog[open]');
	assert.match(await page.locator('dialog').innerText(), /version 77 of the rules/);
	await page.getByRole('link', { name: 'Look at it' }).click();
	await page.waitForSelector('.old-notation');
	assert.ok((await page.locator('.old-notation').innerText()).length > 8);
	await page.waitForSelector('.token');
	assert.equal((await stored(page, 'games'))[0].rules, 77);
	assert.deepEqual(faults, []);
	await context.close();
});

await cases.run('a damaged game is told, stays where it is, and can be discarded', async () => {
	const { page, context } = await playing(LONG);
	await throwSome(page, 6);
	await page.evaluate(() => sessionStorage.clear());
	await page.goto('about:blank');
	await page.goto(`${world.address}#/`);
	await page.waitForSelector('.kept-go');
	await change(page, 'events', {
		text: '{"number":0,"event":{"kind":"dance"}}',
	});
	await page.locator('.kept-go').click();
	await page.waitForSelector('dialog[open]');
	assert.match(await page.locator('dialog').innerText(), /damaged/);
	await page.getByRole('button', { name: 'Close' }).click();
	assert.equal((await stored(page, 'games')).length, 1);
	await page.getByRole('button', { name: /^Discard this game/ }).click();
	await page.getByRole('button', { name: 'Discard it' }).click();
	await until('it is gone', async () => (await stored(page, 'games')).length === 0);
	assert.equal(await events(page), 0);
	await context.close();
});

await end();
