/* shell.mjs - the page around the board: the first screen, a new game, settings, rules, print; languages and themes; off
 * line, and when there is a new version. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { begin, FOLDER, open } from './lib.mjs';

const LANGUAGES = ['en', 'es', 'pt', 'hi'];

let change = (_, bytes) => bytes;
const { world, cases, on, end } = await begin({ change: (name, bytes) => change(name, bytes) });

/* A tap on a choice, wherever on the screen it lies. */
const tap = (locator) => locator.dispatchEvent('click');

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

/* A device that asks before it tells of motion, as iOS does; it asks only within a click. */
function askingFor(answer) {
	return `globalThis.asked = 0;
	globalThis.DeviceMotionEvent = class { static async requestPermission() {
		if (!navigator.userActivation.isActive) throw new DOMException('no click', 'NotAllowedError');
		asked++;
		return '${answer}';
	} };`;
}

async function turnShakingOn(page) {
	const shaking = page.getByRole('switch', { name: 'Throw by shaking' });
	await shaking.scrollIntoViewIfNeeded();
	await shaking.click();
	return shaking;
}

const shakes = (page) => page.evaluate(() => JSON.parse(localStorage['charkoni.settings']).shake ?? false);

await cases.run('throwing by shaking asks the device within the click, and again in a game loaded anew', () =>
	on('/settings', { size: { width: 800, height: 1800 } }, async (page, context) => {
		await context.addInitScript(askingFor('granted'));
		await page.reload();
		const shaking = await turnShakingOn(page);
		await page.waitForFunction(() => asked === 1);
		assert.ok(await shaking.isChecked());
		assert.ok(await shakes(page));
		await page.goto(`${world.address}?anew#/play/new/parchis/pppp`);
		await page.waitForSelector('.throw');
		await page.click('.throw');
		await page.waitForFunction(() => asked === 1);
		await shakenUntil(page, 'Blue');
	}),
);

/* As hard as an arm does it, again and again: while a throw is being shown, none is made. */
function shakenUntil(page, word) {
	return page.waitForFunction(
		(wanted) => {
			const accelerationIncludingGravity = { x: 30, y: 5, z: 9 };
			dispatchEvent(
				Object.assign(new Event('devicemotion'), { accelerationIncludingGravity }),
			);
			return document.querySelector('.told').textContent.includes(wanted);
		},
		word,
		{ polling: 300 },
	);
}

await cases.run(
	'where shaking is refused, or the device knows of none, it says so and stays off',
	async () => {
		for (const [script, sentence] of [
			[askingFor('denied'), /because that was refused/],
			[
				'delete globalThis.DeviceMotionEvent',
				/does not tell the page when the device is shaken/,
			],
		])
			await on(
				'/settings',
				{ size: { width: 800, height: 1800 } },
				async (page, context) => {
					await context.addInitScript(script);
					await page.reload();
					const shaking = await turnShakingOn(page);
					assert.match(await page.getByRole('alert').textContent(), sentence);
					assert.ok(!(await shaking.isChecked()));
					assert.ok(!(await shakes(page)));
				},
			);
	},
);

await cases.run('one tap on the first screen, and a game is being played', () =>
	on('/', {}, async (page) => {
		await page.getByRole('button', { name: 'Play Parchís now' }).click();
		await page.waitForFunction(() => location.hash.startsWith('#/play'));
		await page.waitForSelector('main svg');
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

const sizeOfBoard = (page) => page.getByLabel('Size of the board in millimetres');

await cases.run('print: what is being typed stays while sheets are drawn, also on a slow machine', () =>
	on('/print', {}, async (page, context) => {
		const slow = await context.newCDPSession(page);
		await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
		await page.waitForSelector('.paper-sheet');
		const first = () => page.getAttribute('.paper-sheet', 'src');
		const before = await first();
		await tap(page.getByLabel('As large as it fits'));
		await sizeOfBoard(page).fill('120');
		await page.waitForFunction(
			(old) => document.querySelector('.paper-sheet')?.getAttribute('src') !== old,
			before,
		);
		assert.equal(await sizeOfBoard(page).inputValue(), '120');
		await page.keyboard.press('Tab');
		assert.equal(await sizeOfBoard(page).inputValue(), '120');
		await sizeOfBoard(page).fill('5');
		await page.keyboard.press('Tab');
		assert.equal(await sizeOfBoard(page).inputValue(), '120', 'too small, and taken');
	}),
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
			await sizeOfBoard(page).fill('400');
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

/* Whether a new service worker came to wait, when it says `edit` and the page is `page`. */
async function updated(page, edit, index = (text) => text) {
	change = (name, bytes) => {
		if (name === 'sw.js')
			return edit(bytes.toString().replace(/version:"\w+"/, 'version:"another"'));
		return name === 'index.html' ? index(bytes.toString()) : bytes;
	};
	try {
		return await page.evaluate(async () => {
			const registration = await navigator.serviceWorker.getRegistration();
			await registration.update();
			const coming = registration.installing ?? registration.waiting;
			for (;;) {
				if (!coming || coming.state === 'redundant') return false;
				if (coming.state === 'installed') return true;
				await new Promise((wait) => setTimeout(wait, 30));
			}
		});
	} finally {
		change = (_, bytes) => bytes;
	}
}

await cases.run('a new version with newer rules asks to finish the game first', () =>
	on('/', { serviceWorkers: 'allow' }, async (page) => {
		await controlled(page);
		await page.getByRole('button', { name: 'Play Parchís now' }).click();
		await page.waitForSelector('main svg');
		assert.ok(await updated(page, (text) => text.replace(/rules:\d+/, 'rules:999')));
		await page
			.getByText('A new version is here, with newer rules. Finish your game first.')
			.waitFor();
	}),
);

await cases.run('half of a new version is none: the page of another one is not kept', () =>
	on('/', { serviceWorkers: 'allow' }, async (page) => {
		await controlled(page);
		const stale = (text) => text.replaceAll(/app-\w+\.js/g, 'app-0000000000.js');
		assert.equal(await updated(page, (text) => text, stale), false);
		assert.ok(!(await page.evaluate(() => caches.keys())).includes('charkoni-another'));
		await page.reload();
		await page.getByRole('button', { name: 'Play Parchís now' }).waitFor();
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

await end();
