/* lib.mjs - what every test of the page in a browser begins and ends with:
 *
 *	const { world, cases, on, end } = await begin();
 *	await cases.run('what holds', () => on('/settings', {}, async (page) => { … }));
 *	await end();
 *
 * With a word behind the name of the test only those cases are run whose titles match it. */
import assert from 'node:assert/strict';

import { open, start } from './browser.mjs';
import { Cases } from './parts.mjs';

export { axe, DESKTOP, FOLDER, open, PHONE } from './browser.mjs';
export { Cases, part, rules } from './parts.mjs';

/* Milliseconds that the store is given. */
const PATIENCE = 15_000;

/** Start the browser and a server whose files `change` may replace (see serve). `on` opens a screen, does something with
 * it, and sees that nothing has gone wrong in it; `usual` is what its options are where it is not told others. */
export async function begin({ change, ...usual } = {}) {
	const world = await start(change);
	const cases = new Cases(process.argv[2]);
	const on = async (path, { settings, ...rest }, body) => {
		const all = { ...usual, ...rest, settings: { ...usual.settings, ...settings } };
		const { context, page, faults } = await open(world, { path, ...all });
		try {
			await body(page, context);
			assert.deepEqual(faults, []);
		} finally {
			await context.close();
		}
	};
	const end = async () => {
		await world.close();
		cases.end();
	};
	return { world, cases, on, end };
}

/** The address of a game to play: its parts behind `#/play/new/`, such as game string, seats, position. */
export function newGame(...parts) {
	return `/play/new/${parts.map(encodeURIComponent).join('/')}`;
}

/** Begin a game in a page that may show another one: until its screen is there, what is tapped is the other's. */
export async function beginGame(world, page, ...parts) {
	await page.goto(`${world.address}#${newGame(...parts)}`);
	await page.waitForURL(/#\/play$/);
}

/** Wait until the game in play is in the store. */
export function kept(page) {
	return page.waitForFunction(
		() =>
			sessionStorage.getItem('charkoni.playing') !== null &&
			sessionStorage.getItem('charkoni.beginning') === null,
	);
}

/* The rows of a part of the store, which must be there already. */
function rowsOf(page, part) {
	return page.evaluate(
		(name) =>
			new Promise((resolve, reject) => {
				const request = indexedDB.open('charkoni');
				request.onerror = () => reject(request.error);
				request.onsuccess = () => {
					const all = request.result
						.transaction(name)
						.objectStore(name)
						.getAll();
					all.onsuccess = () => {
						request.result.close();
						resolve(all.result);
					};
				};
			}),
		part,
	);
}

async function until(page, test) {
	for (const end = Date.now() + PATIENCE; !(await test()); await page.waitForTimeout(50))
		if (Date.now() > end) throw new Error('what was waited for is not in the store');
}

/** Wait until a throw of the game in play is in the store. */
export async function keptThrow(page) {
	await kept(page);
	const id = await page.evaluate(() => sessionStorage.getItem('charkoni.playing'));
	await until(page, async () =>
		(await rowsOf(page, 'events')).some(
			(row) => row.id === id && /^(throw|opening)$/.test(JSON.parse(row.text).event.kind),
		),
	);
}

/** Wait until so many records of finished games are in the store. */
export async function recorded(page, count = 1) {
	await until(page, async () => (await rowsOf(page, 'records')).length === count);
}

/** Wait until nothing that ends by itself moves or changes its colours, and what follows a drawing has been done. */
export async function still(page) {
	await page.evaluate(async () => {
		const finite = (one) => one.effect?.getComputedTiming().endTime !== Infinity;
		for (let frame = 0; frame < 3; frame++) {
			await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
			for (const one of document.getAnimations().filter(finite)) one.finish();
		}
	});
}

/** A game in its middle, the same every time: the record of a game played by chance, up to the first position after so
 * many throws and moves in which there is a choice of moves. */
export function midGame(charkoni, game, { seed = 7, after = 120 } = {}) {
	const chance = charkoni.random(seed);
	const record = charkoni.game(game).record({ start: 0 });
	for (;;) {
		const { position } = record.now();
		const legal = position.phase === 'throw' ? [] : position.legal();
		if (record.count >= after && legal.length > 1) return record;
		if (position.phase === 'throw')
			record.add({ kind: 'throw', throw: record.game.pickThrow(chance.below) });
		else record.add({ kind: 'action', action: legal[chance.below(legal.length)] });
	}
}
