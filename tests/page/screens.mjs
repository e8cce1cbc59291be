/* screens.mjs - every screen, as it is in the middle of its use: axe in both themes, targets of 44 px, nothing cut off at
 * 320 px or at a zoom of 200 %, and no English where another language is chosen. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { axe, begin, FOLDER, midGame, newGame, open, part, PHONE, rules, still } from './lib.mjs';
import { cutOff, englishIn, small } from './sights.mjs';

const LANGUAGES = ['en', 'es', 'pt', 'hi'];
const NARROW = { width: 320, height: 640 };
/* What a window of 1280 × 800 has at 200 %. */
const ZOOMED = { width: 640, height: 400 };
const STILL = { speed: 'off', sound: false, forced: false };

const { linkOf } = await part('share/link.ts');
const charkoni = await (await rules()).load();
const { world, cases, end } = await begin();

/* Every option, and every seat with its bot. */
const openAll = (page) =>
	page.evaluate(() => {
		for (const details of document.querySelectorAll('main details')) details.open = true;
	});

async function chooseMove(page) {
	await page.locator('.token.movable').first().focus();
	await page.keyboard.press('Enter');
	await page.waitForSelector('.target');
}

async function screens() {
	const all = {
		'the first screen': ['/'],
		nowhere: ['/nowhere'],
		settings: ['/settings'],
		about: ['/about'],
		rules: ['/rules/pachisi', (page) => page.waitForSelector('.rules h2')],
		'paper to print': ['/print', printed],
		'the first game': ['/first'],
		'the list of records': ['/replay'],
		'a position to set up': ['/position', boarded],
	};
	for (const { name } of charkoni.kinds) {
		const record = midGame(charkoni, name);
		const { line } = record.now().position;
		all[`setup of ${name}, every option open`] = [`/setup/${name}`, openAll];
		all[`a game of ${name}, a move to choose`] = [newGame(name, 'pppp', line), chooseMove];
		all[`a game of ${name}, real dice`] = [
			newGame(name, 'pppp', 'real'),
			(page) => page.waitForSelector('.keypad'),
		];
		all[`replay of ${name}`] = [
			`/replay/link/${await linkOf({ kind: 'record', text: record.write() })}`,
			stepped,
		];
		all[`a position of ${name}`] = [
			`/position/link/${await linkOf({ kind: 'position', line })}`,
			boarded,
		];
	}
	return all;
}

const boarded = (page) => page.waitForSelector('main svg');

async function printed(page) {
	await page.waitForSelector('.paper-sheet');
	await page.locator('.print-form [role="switch"]').last().dispatchEvent('click');
	await page.waitForSelector('input[type="number"]');
}

async function stepped(page) {
	await page.waitForSelector('.log');
	await page.keyboard.press('End');
}

/* Statistics and a list of records that have something to show: a game of bots has been played. */
async function played(page) {
	await page.goto(`${world.address}#${newGame('parchis:players=2,pieces=1', 'bb')}`);
	await page.waitForSelector('.panel.result');
}

async function go(page, [path, prepare]) {
	await page.goto(`${world.address}#${path}`);
	await page.waitForSelector('main');
	await prepare?.(page);
	await still(page);
}

/* English wants none. */
function catalogueOf(language) {
	const file = readdirSync(FOLDER).find((name) =>
		new RegExp(`^lang-${language}-\\w+\\.json$`).test(name),
	);
	return file && JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
}

/* All that is wrong on one screen: the page is that of a phone before and after. */
async function faultsOf(page, language, catalogue) {
	const found = [...(await axe(page)), ...(await small(page))];
	if (language === 'en') {
		await page.emulateMedia({ colorScheme: 'dark' });
		await page.waitForSelector('html[data-theme="dark"]');
		await still(page);
		found.push(...(await axe(page)).map((fault) => `dark: ${fault}`));
		await page.emulateMedia({ colorScheme: 'light' });
		await page.waitForSelector('html[data-theme="light"]');
	}
	for (const size of [NARROW, ZOOMED]) {
		await page.setViewportSize(size);
		await still(page);
		found.push(...(await cutOff(page)).map((fault) => `at ${size.width} px: ${fault}`));
	}
	await page.setViewportSize(PHONE);
	if (catalogue) found.push(...(await englishIn(page, catalogue)).map((said) => `in English: ${said}`));
	return found;
}

const all = { ...(await screens()), statistics: ['/stats'] };

await cases.run('every screen that the page has is looked at', () => {
	const source = readFileSync(new URL('../../web/page/src/screens/index.ts', import.meta.url), 'utf8');
	const names = [...source.slice(source.indexOf('SCREENS')).matchAll(/^\t'?(\w*)'?: [A-Z]/gm)];
	const seen = new Set(Object.values(all).map(([path]) => path.split('/')[1]));
	assert.ok(names.length > 8);
	assert.deepEqual(
		names.map(([, name]) => name).filter((name) => !seen.has(name)),
		[],
	);
});

for (const language of LANGUAGES) {
	const catalogue = catalogueOf(language);
	const { page, context, faults } = await open(world, { settings: { ...STILL, language } });
	await played(page);
	for (const [title, screen] of Object.entries(all))
		await cases.run(`${language}: ${title}`, async () => {
			faults.length = 0;
			await page.setViewportSize(PHONE);
			await go(page, screen);
			assert.equal(await page.getAttribute('html', 'lang'), language);
			assert.deepEqual([...(await faultsOf(page, language, catalogue)), ...faults], []);
		});
	await context.close();
}
await end();
