/* forms.mjs - what is asked and listed: setting up a game, numbers, names, lists of games, a position set by hand, a
 * board looked at on a phone, what is said where something could not be had. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import {
	axe,
	begin,
	beginGame,
	DESKTOP,
	kept,
	keptThrow,
	newGame,
	part,
	PHONE,
	rules,
	still,
} from './lib.mjs';

const { linkOf } = await part('share/link.ts');
const charkoni = await (await rules()).load();
const { world, cases, on, end } = await begin({
	settings: { speed: 'off', sound: false },
});

const path = (name) => fileURLToPath(new URL(`../record/games/${name}.ckr`, import.meta.url));
const picked = (page, group) =>
	page.getByRole('group', { name: group, exact: true }).locator('input:checked').getAttribute('value');
const pick = (page, group, name) =>
	page.getByRole('group', { name: group, exact: true }).getByLabel(name, { exact: true }).check();

await cases.run('a way to play changes the rules, and leaves the seats and the people', () =>
	on('/setup/parchis', {}, async (page) => {
		await pick(page, 'Seats', '3');
		await pick(page, 'People at this screen', '3');
		for (const way of ['Gentle', 'Short', 'Usual rules']) {
			await pick(page, 'Way to play', way);
			assert.equal(await picked(page, 'Seats'), '3', way);
			assert.equal(await picked(page, 'People at this screen'), '3', way);
			assert.notEqual(await picked(page, 'Way to play'), '-1', way);
		}
	}),
);

await cases.run('two given names and two surnames fit; where a name is full, it is said', () =>
	on('/setup/parchis', {}, async (page) => {
		await page.getByText('Names, and how the bots play').click();
		const name = page.getByLabel('Name of Yellow');
		await name.fill('Iñaki de la Cruz y Fernández');
		assert.equal(await name.inputValue(), 'Iñaki de la Cruz y Fernández');
		assert.equal(await page.locator('.seat-full').count(), 0);
		await name.fill('');
		await name.pressSequentially('x'.repeat(45));
		assert.equal((await name.inputValue()).length, 40);
		assert.match(await page.locator('.seat-full').innerText(), /40 letters at most/);
	}),
);

await cases.run('a number field says its range when it does not take a number', () =>
	on('/setup/pachisi', {}, async (page) => {
		await page.getByText('Every option', { exact: true }).click();
		const field = page.locator('input[type=number]').first();
		const was = await field.inputValue();
		await field.fill('4711');
		await field.blur();
		const range = page.locator('.range.refused');
		assert.match(await range.innerText(), /from 0 to \d+/);
		assert.equal(await field.inputValue(), was);
		assert.equal(await field.getAttribute('aria-invalid'), 'true');
		await field.fill('30');
		await field.blur();
		assert.equal(await range.count(), 0);
		assert.equal(await field.inputValue(), '30');
	}),
);

await cases.run('an address of a replay that is none shows what can be opened', () =>
	on('/replay/x', {}, async (page) => {
		await page.getByText('Or let a file fall here.').waitFor();
	}),
);

/* The middle of an element is seen, and nothing lies over it. */
const seen = (locator) =>
	locator.evaluate((element) => {
		const { x, y, width, height } = element.getBoundingClientRect();
		const there = document.elementFromPoint(x + width / 2, y + height / 2);
		return there !== null && (element.contains(there) || there.contains(element));
	});

for (const size of [PHONE, { width: 360, height: 640 }])
	await cases.run(`at ${size.width} px the board is seen while moves are tapped`, () =>
		on('/replay', { size }, async (page) => {
			await page.setInputFiles('input[type=file]', path('parchis'));
			await page.waitForSelector('.log');
			await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
			await page.locator('.log-step').nth(6).click();
			assert.ok(await seen(page.locator('.look-board')), 'the board');
			const { top, bottom } = await page
				.locator('.look-board')
				.evaluate((board) => board.getBoundingClientRect().toJSON());
			assert.ok(top >= 0 && bottom <= size.height, `${top} to ${bottom}`);
			assert.ok(await seen(page.locator('.log-step.here')), 'the move');
			const tops = await page
				.locator('.tool')
				.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
			assert.equal(new Set(tops).size, 1, 'the tools are one row');
		}),
	);

await cases.run('from the table the present position is shared in three taps', () =>
	on(
		newGame('parchis', 'pppp', charkoni.game('parchis').start().line),
		{ size: PHONE },
		async (page, context) => {
			await context.grantPermissions(['clipboard-read', 'clipboard-write']);
			await page.locator('.throw').click();
			await page.getByRole('button', { name: 'Log' }).click();
			await page.getByRole('link', { name: 'Look at the game' }).click();
			assert.match(await page.locator('.replay-count').innerText(), /^(\d+) of \1$/);
			await page.getByRole('button', { name: 'Share this position' }).click();
			const said = page.locator('.share-link');
			await said.waitFor();
			assert.match(await said.inputValue(), /#\/position\/link\//);
		},
	),
);

const LINE = 'chaupar 40,23,7,6/24x2,7,6/24,23,7,6/24,23,7,6 1 T idle=0';

await cases.run('a shared position says of what game it is, and how that is played', async () => {
	const link = await linkOf({
		kind: 'position',
		line: charkoni.position(LINE).line,
	});
	await on(`/position/link/${link}`, {}, async (page) => {
		assert.equal(await page.locator('h1').innerText(), 'A position of Chaupar');
		await page.getByRole('link', { name: 'How is this played?' }).click();
		await page.getByRole('heading', { name: 'Rules of Chaupar' }).waitFor();
	});
});

await cases.run('pieces that are set by hand are as large as those at the table', () =>
	on('/position', { size: DESKTOP }, async (page) => {
		for (const kind of ['pachisi', 'chaupar', 'parchis']) {
			await page.locator('#position-kind').selectOption(kind);
			const wanted = charkoni
				.game(kind)
				.start()
				.layout()
				.map(({ radius }) => radius / 1000);
			const read = () =>
				page
					.locator('.edit-piece .ring')
					.evaluateAll((all) =>
						all.map((ring) => Number(ring.getAttribute('r'))),
					);
			const isRight = (radii) =>
				radii.length === wanted.length &&
				radii.every((radius, at) => Math.abs(radius - wanted[at] - 0.35) < 0.01);
			let radii = await read();
			for (let tries = 0; tries < 100 && !isRight(radii); tries++) radii = await read();
			assert.ok(isRight(radii), `${kind}: ${radii}, not ${wanted}`);
		}
	}),
);

await cases.run('what can be played stays open while pieces are set, and says why others cannot', () =>
	on('/position', {}, async (page) => {
		await page.locator('#position-kind').selectOption('parchis');
		await page.getByText('What can be played').click();
		await page.locator('#analysis-throw').selectOption('3');
		await page.locator('.analysis').waitFor();
		assert.match(
			await page.locator('.stuck').innerText(),
			/piece at home: .*comes in only with a 5/,
		);
		await page.getByLabel('Square of piece 1').selectOption({ value: '39' });
		assert.equal(await page.locator('#analysis-throw').inputValue(), '3');
		assert.ok(await page.locator('.analysis').isVisible());
		assert.ok(await page.locator('.stuck').isVisible());
	}),
);

await cases.run('a game without a throw is not kept when it is left for another', () =>
	on(newGame('chaupar', 'pppp'), {}, async (page) => {
		await kept(page);
		await beginGame(world, page, 'parchis', 'pppp');
		await page.locator('.throw').click();
		await keptThrow(page);
		await beginGame(world, page, 'pachisi', 'pppp');
		await kept(page);
		await page.goto(`${world.address}#/`);
		await page.locator('.kept').first().waitFor();
		assert.deepEqual(
			(await page.locator('.kept strong').allInnerTexts()).map((text) => text.trim()),
			['Parchís'],
		);
	}),
);

await cases.run('of many games in play the latest five are listed, and all at a tap', () =>
	on('/', {}, async (page) => {
		for (let count = 0; count < 8; count++) {
			await beginGame(world, page, 'parchis', 'pppp');
			await page.locator('.throw').click();
			await keptThrow(page);
		}
		await page.goto(`${world.address}#/`);
		await page.locator('.kept').first().waitFor();
		assert.equal(await page.locator('.kept').count(), 5);
		await page.getByRole('button', { name: 'All 7 games' }).click();
		assert.equal(await page.locator('.kept').count(), 7);
		assert.match(await page.locator('.kept').first().innerText(), /left at \d\d:\d\d(?! [AP]M)/);
	}),
);

await cases.run('a finished game is told by the names of people and the colours of bots', () =>
	on(newGame('parchis:players=2,pieces=1', 'bb'), {}, async (page) => {
		await page.waitForSelector('.result', { timeout: 60_000 });
		await page.goto(`${world.address}#/stats`);
		const line = page.locator('.links li').first();
		await line.waitFor();
		assert.match(await line.innerText(), /2 bots · won by (Yellow|Red|Blue|Green) \(/);
	}),
);

await cases.run('rules that could not be loaded are asked for again at a tap', () =>
	on('/', {}, async (page) => {
		let cut = true;
		await page.route(/rules|\.md/, (route) => (cut ? route.abort() : route.continue()));
		await page.goto(`${world.address}#/rules/pachisi`);
		const again = page.getByRole('button', { name: 'Try again' });
		await again.waitFor();
		cut = false;
		await again.click();
		await page.getByRole('heading', { name: 'In short' }).waitFor();
	}).catch((error) => {
		if (!/ERR_FAILED/.test(String(error))) throw error;
	}),
);

for (const [game, marks] of [
	['pachisi', 5],
	['chaupar', 4],
	['parchis', 1],
])
	await cases.run(`the marks on pieces are told: ${game}`, () =>
		on(`/rules/${game}`, { settings: { look: 'drawn' } }, async (page) => {
			await page.getByText('The marks on pieces').click();
			assert.equal(await page.locator('.legend li').count(), marks);
			const sizes = await page
				.locator('.legend img')
				.evaluateAll((all) => all.map((one) => one.naturalWidth));
			assert.ok(sizes.every((width) => width > 0));
			assert.deepEqual(await axe(page), []);
		}),
	);

for (const theme of ['light', 'dark'])
	for (const where of ['/position', '/setup/parchis', '/stats'])
		await cases.run(`axe finds nothing: ${where}, ${theme}`, () =>
			on(where, { theme, size: { width: 320, height: 640 } }, async (page) => {
				await still(page);
				assert.deepEqual(await axe(page), []);
				assert.ok(
					await page.evaluate(
						() => document.documentElement.scrollWidth <= innerWidth,
					),
				);
			}),
		);

await end();
