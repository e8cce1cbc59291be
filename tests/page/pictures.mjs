/* pictures.mjs - the boards look as they looked: each game in each of its looks and both themes, on a phone and on a
 * desktop, against pictures in tests/page/pictures.
 *
 * After a change that is meant:
 *	UPDATE=1 sh tests/page/page.sh pictures
 * renews those that differ. Look at them before they are committed. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { comparer } from './compare.mjs';
import { begin, DESKTOP, midGame, newGame, open, PHONE, rules, still } from './lib.mjs';

const FOLDER = fileURLToPath(new URL('pictures/', import.meta.url));
const STILL = { speed: 'off', sound: false, forced: false };
const BYTES_MOST = 400_000;
const SIZES = { phone: PHONE, desktop: DESKTOP };

const charkoni = await (await rules()).load();
const { world, cases, end } = await begin();
const { pack, fault, close } = await comparer(world.browser, 0.5);
const made = new Set();

/* The tradition has cardboard for Parchís and cloth for the cross: 'auto' is that. */
const lookOf = (game, look) => (look === 'modern' ? look : game.startsWith('parchis') ? 'card' : 'cloth');

/* As another tab of the page would do it. */
function choose(page, settings) {
	return page.evaluate((all) => {
		localStorage.setItem('charkoni.settings', JSON.stringify(all));
		dispatchEvent(new StorageEvent('storage', { key: 'charkoni.settings' }));
	}, settings);
}

/* The board alone: what lies over its corners has letters. */
async function photograph(page) {
	await page.mouse.move(0, 0);
	await page.evaluate(() => {
		document.activeElement.blur();
		for (const one of document.querySelectorAll('.plates'))
			one.style.setProperty('visibility', 'hidden');
	});
	await still(page);
	return page.locator('div.board').screenshot({ animations: 'disabled' });
}

/* Compare with the stored picture; renew that where it is asked for. */
async function same(name, png) {
	const file = `${FOLDER}${name}.webp`;
	made.add(`${name}.webp`);
	const found = existsSync(file) ? await fault(readFileSync(file), png) : 'it has never been stored';
	if (found === undefined) return;
	if (process.env.UPDATE) {
		mkdirSync(FOLDER, { recursive: true });
		writeFileSync(file, await pack(png));
	} else assert.fail(`${name}: ${found}`);
}

/** Open a game where it begins, or in its middle. */
async function at(page, game, when) {
	const line = when === 'start' ? [] : [midGame(charkoni, game, { after: 200 }).now().position.line];
	await page.goto(`${world.address}#/about`);
	await page.goto(`${world.address}#${newGame(game, 'p'.repeat(charkoni.game(game).seats), ...line)}`);
	await page.waitForSelector('.board .token');
}

async function withPage(size, body) {
	const { context, page } = await open(world, {
		size: SIZES[size],
		settings: STILL,
		reducedMotion: 'reduce',
	});
	try {
		await body(page);
	} finally {
		await context.close();
	}
}

async function looks(page, game, size, when) {
	for (const look of ['modern', 'auto'])
		for (const theme of ['light', 'dark']) {
			await choose(page, { ...STILL, look, theme });
			const name = [game, lookOf(game, look), theme, size, when].join('-');
			await same(name.replace(/[:=]/g, '_'), await photograph(page));
		}
}

for (const game of ['parchis', 'parchis-pairs', 'pachisi', 'chaupar'])
	for (const [size, when] of [
		['phone', 'start'],
		['phone', 'mid'],
		['desktop', 'mid'],
	])
		await cases.run(`${game}, ${size}, ${when}: the board looks as stored`, () =>
			withPage(size, async (page) => {
				await at(page, game, when);
				await looks(page, game, size, when);
			}),
		);

for (const game of ['parchis:players=6', 'parchis:players=8'])
	await cases.run(`${game}: the board looks as stored`, () =>
		withPage('phone', async (page) => {
			await at(page, game, 'mid');
			await same(
				`${game.replace(/[:=]/g, '_')}-card-light-phone-mid`,
				await photograph(page),
			);
		}),
	);

/* What must not go unseen, done to the page: each a change of the board that is shown. */
const CHANGES = {
	'a piece stands on another square': () => {
		const [one] = document.querySelectorAll('.token.movable');
		one.style.setProperty('translate', '3px 0');
	},
	'a piece has another colour': () => {
		const [one] = document.querySelectorAll('.token.movable');
		one.style.setProperty('filter', 'hue-rotate(120deg)');
	},
	'a piece is missing': () => document.querySelector('.token.movable').remove(),
	'a corner has another colour': () =>
		document
			.querySelector('.board-base .cell.home[data-arm="2"]')
			.setAttribute('fill', '#3aa0c4'),
};

for (const [title, change] of Object.entries(CHANGES))
	await cases.run(`it is seen when ${title}`, () =>
		withPage('phone', async (page) => {
			await at(page, 'parchis', 'mid');
			await choose(page, { ...STILL, look: 'modern', theme: 'light' });
			const stored = readFileSync(`${FOLDER}parchis-modern-light-phone-mid.webp`);
			assert.equal(await fault(stored, await photograph(page)), undefined);
			await page.evaluate(change);
			assert.ok(await fault(stored, await photograph(page)), 'nothing was seen');
		}),
	);

await cases.run('no picture is stored that nothing is compared with, and all are small', () => {
	const stored = readdirSync(FOLDER);
	if (process.argv[2] === undefined) assert.deepEqual(stored.sort(), [...made].sort());
	const bytes = stored.reduce((sum, name) => sum + statSync(FOLDER + name).size, 0);
	if (process.env.VERBOSE) console.log(`${stored.length} pictures, ${bytes} bytes`);
	assert.ok(bytes <= BYTES_MOST, `${bytes} bytes`);
});

await close();
await end();
