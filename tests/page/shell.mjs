/* shell.mjs - the page around the board: the first screen, a new game, settings, rules, print; languages, themes, small
 * screens; off line, and when there is a new version. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { axe, FOLDER, open, start } from './browser.mjs';
import { Cases, rules } from './parts.mjs';

const SCREENS = [
	'/',
	'/setup/parchis',
	'/setup/chaupar',
	'/rules/pachisi',
	'/print',
	'/settings',
	'/about',
	'/nowhere',
];
const LANGUAGES = ['en', 'es', 'pt', 'hi'];
const NARROW = { width: 320, height: 640 };

const cases = new Cases();
const wanted = process.argv[2]; /* only cases whose titles match this */
if (wanted) {
	const run = cases.run.bind(cases);
	cases.run = (title, body) => (new RegExp(wanted).test(title) ? run(title, body) : undefined);
}
let change = (_, bytes) => bytes;
const world = await start((name, bytes) => change(name, bytes));

/** Open a screen, do something with it, and see that nothing has gone wrong in it. */
async function on(path, options, body) {
	const { context, page, faults } = await open(world, { path, ...options });
	try {
		await body(page, context);
		assert.deepEqual(faults, []);
	} finally {
		await context.close();
	}
}

/* What is wider than the screen, and targets smaller than 44 px. */
const wider = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const small = (page) =>
	page.evaluate(() =>
		[
			...document.querySelectorAll(
				'button, select, summary, .button, .icon-button, .links a, input[type="number"]',
			),
		]
			.filter((one) => one.checkVisibility())
			.map((one) => [one.getBoundingClientRect(), one.textContent])
			.filter(([{ width, height }]) => Math.min(width, height) < 43.9)
			.map(([{ width, height }, text]) => `${text}: ${width} × ${height}`),
	);

/* A tap on a choice, wherever on the screen it lies. */
const tap = (locator) => locator.dispatchEvent('click');

for (const path of SCREENS)
	await cases.run(
		`${path}: axe finds nothing in either theme, and every target has 44 px`,
		async () => {
			for (const theme of ['light', 'dark'])
				await on(path, { theme }, async (page) => {
					await page.waitForTimeout(150);
					assert.deepEqual(await axe(page), []);
					assert.deepEqual(await small(page), []);
				});
		},
	);

for (const language of LANGUAGES)
	await cases.run(
		`${language}: no screen is wider than 320 px, and the page says its language`,
		async () => {
			for (const path of SCREENS)
				await on(path, { size: NARROW, settings: { language } }, async (page) => {
					assert.equal(await page.getAttribute('html', 'lang'), language);
					assert.ok((await wider(page)) <= 0, `${path} is too wide`);
				});
		},
	);

await cases.run('the language is that of the browser until one is chosen', () =>
	on('/settings', { locale: 'pt-BR' }, async (page) => {
		assert.equal(await page.textContent('h1'), 'Ajustes');
		await tap(page.getByLabel('हिन्दी'));
		await page.waitForFunction(() => document.documentElement.lang === 'hi');
		await page.reload();
		await page.waitForSelector('html[lang="hi"]');
	}),
);

await cases.run('a theme that is chosen holds against the system, also when the page is loaded again', () =>
	on('/settings', {}, async (page) => {
		const ground = () =>
			page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
		const light = await ground();
		await tap(page.getByLabel('Dark'));
		assert.notEqual(await ground(), light);
		await page.reload();
		await page.waitForSelector('html[data-theme="dark"]');
	}),
);

await cases.run('one tap on the first screen, and a game is being played', () =>
	on('/', {}, async (page) => {
		await page.getByRole('button', { name: 'Play Parchís now' }).click();
		await page.waitForFunction(() => location.hash.startsWith('#/play'));
		await page.waitForSelector('main svg');
	}),
);

const { kinds } = await (await rules()).load();

for (const { name, options } of kinds)
	await cases.run(`${name}: each option says what it does, and its values can be chosen`, () =>
		on(`/setup/${name}`, {}, async (page) => {
			await page.locator('summary').last().click();
			const form = page.locator('details').last();
			const shown = options.filter(
				({ key, values }) => key !== 'players' && values.length > 1,
			);
			assert.equal(await form.locator('fieldset').count(), shown.length);
			for (const [at, { key, values }] of shown.entries()) {
				const field = form.locator('fieldset').nth(at);
				for (const text of await field.locator('.option-text').allTextContents())
					assert.match(text, /^[^=]{12,}$/, `${key} has no sentence`);
				assert.equal(
					await field.getByText(/usual, (by the sheet|our choice)/).count(),
					1,
					key,
				);
				const radio = field.locator('input').nth(1);
				await tap(radio);
				assert.ok(await radio.isChecked(), `${key}=${values[1]} is not taken`);
				await tap(field.locator('input').first());
			}
		}),
	);

await cases.run('options that do not go together are refused with a sentence, and nothing is changed', () =>
	on('/setup/parchis', {}, async (page) => {
		await page.locator('summary').last().click();
		const form = page.locator('details').last();
		await tap(form.getByLabel('2 pieces of each seat start on the way out.'));
		await tap(form.getByLabel('Each seat has 1 piece.'));
		await page.getByRole('alert').waitFor();
		assert.ok(await form.locator('fieldset').first().locator('input[value="4"]').isChecked());
	}),
);

await cases.run('what was chosen for the last game is there for the next', () =>
	on('/setup/pachisi', {}, async (page) => {
		await tap(page.getByLabel('Without queens'));
		await page.getByRole('button', { name: 'Play Pachisi' }).click();
		await page.waitForFunction(() => location.hash.startsWith('#/play'));
		await page.goto(`${world.address}#/setup`);
		await page.waitForSelector('.start-bar');
		assert.ok(await page.getByLabel('Without queens').isChecked());
	}),
);

await cases.run(
	'the rules are those of the options, in every language, with a picture of the board',
	async () => {
		for (const language of LANGUAGES)
			for (const game of ['parchis', 'parchis-pairs', 'pachisi', 'chaupar'])
				await on(`/rules/${game}`, { settings: { language } }, async (page) => {
					await page.waitForSelector('.rules h2');
					const text = await page.textContent('.rules');
					assert.doesNotMatch(text, /<!--|[{}]|\*\*/);
					assert.ok(text.length > 2000);
					assert.ok(
						await page.evaluate(
							() =>
								document.querySelector('.rules img')
									.naturalWidth > 0,
						),
					);
				});
		const words = async (game) => {
			let text = '';
			await on(`/rules/${game}`, {}, async (page) => {
				await page.waitForSelector('.rules h2');
				text = await page.textContent('.rules');
			});
			return text;
		};
		assert.match(await words('pachisi'), /is a queen/);
		assert.doesNotMatch(await words('pachisi:queen=off'), /is a queen/);
	},
);

await cases.run(
	'print: a board, pieces and rules come as three sheets A4; tiles are joined; what is too large says so',
	() =>
		on('/print', {}, async (page) => {
			await page.waitForSelector('.paper-sheet');
			assert.equal(await page.locator('.paper-sheet').count(), 3);
			const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
			const boxes = [...pdf.matchAll(/\/MediaBox ?\[([^\]]*)\]/g)].map(([, box]) =>
				box
					.trim()
					.split(/\s+/)
					.map((n) => Math.round(Number(n))),
			);
			assert.equal(boxes.length, 3);
			for (const box of boxes)
				assert.ok(
					Math.abs(box[2] - 595) <= 1 && Math.abs(box[3] - 842) <= 1,
					`${box}`,
				);
			await tap(page.getByLabel('As large as it fits'));
			await page.getByLabel('Size of the board in millimetres').fill('400');
			await page.keyboard.press('Tab');
			await page.getByText('A board of 400 mm does not go on one sheet').waitFor();
			await tap(page.getByLabel('The board over several sheets'));
			await tap(page.getByLabel('The board on one sheet'));
			await page.getByAltText(/tile A1/).waitFor();
		}),
);

await cases.run('without the module of the rules a clear sentence stands there, and what to do', async () => {
	change = (name, bytes) => (name.startsWith('charkoni-') ? null : bytes);
	const { context, page } = await open(world);
	change = (_, bytes) => bytes;
	await page.getByText('The game could not be loaded').waitFor();
	assert.ok(await page.getByRole('button', { name: 'Load again' }).isVisible());
	await page.getByRole('button', { name: 'Load again' }).click();
	await page.getByRole('button', { name: 'Play Parchís now' }).waitFor();
	await context.close();
});

const controlled = (page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

await cases.run(
	'with the network cut after the first load the page starts, plays, shows rules and prints, in Hindi too',
	() =>
		on('/', { serviceWorkers: 'allow' }, async (page) => {
			await controlled(page);
			world.server.state.cut = true;
			try {
				await page.reload();
				await page.getByRole('button', { name: 'Play Parchís now' }).click();
				await page.waitForSelector('main svg');
				await page.goto(`${world.address}#/settings`);
				await tap(page.getByLabel('हिन्दी'));
				await page.waitForSelector('html[lang="hi"]');
				await page.goto(`${world.address}#/rules/chaupar`);
				await page.waitForSelector('.rules h2');
				await page.goto(`${world.address}#/print`);
				await page.waitForSelector('.paper-sheet');
			} finally {
				world.server.state.cut = false;
			}
		}),
);

await cases.run(
	'a new version announces itself, waits under a running game, and is there when asked for',
	() =>
		on('/', { serviceWorkers: 'allow' }, async (page) => {
			await controlled(page);
			await page.getByRole('button', { name: 'Play Parchís now' }).click();
			await page.waitForSelector('main svg');
			change = (name, bytes) =>
				name === 'sw.js'
					? bytes.toString().replace(/version:"\w+"/, 'version:"another"')
					: bytes;
			try {
				await page.evaluate(async () =>
					(await navigator.serviceWorker.getRegistration()).update(),
				);
				await page.getByText('A new version is here.').waitFor();
				assert.ok(
					(await page.evaluate(() => caches.keys())).includes(
						'charkoni-another',
					),
				);
				assert.ok(await page.locator('main svg').first().isVisible());
				await Promise.all([
					page.waitForEvent('load'),
					page.getByRole('button', { name: 'Load it' }).click(),
				]);
				await page.waitForSelector('main svg');
				assert.equal(await page.getByText('A new version is here.').count(), 0);
			} finally {
				change = (_, bytes) => bytes;
			}
		}),
);

await cases.run('the first load is less than 300 kB, compressed', async () => {
	world.server.state.asked.length = 0;
	await on('/', {}, (page) => page.getByRole('button', { name: 'Play Parchís now' }).waitFor());
	const sizes = world.server.state.asked.map(
		(name) => gzipSync(readFileSync(join(FOLDER, name || 'index.html'))).length,
	);
	const sum = sizes.reduce((all, size) => all + size, 0);
	assert.ok(sum > 50_000 && sum < 300_000, `${sum} bytes`);
	if (process.env.VERBOSE) console.log(`first load: ${sum} bytes`);
});

await world.close();
cases.end();
