/* play.mjs - what the screen of a game does with taps, drags, keys and real dice. */
import assert from 'node:assert/strict';

import { axe, DESKTOP, open, PHONE, start } from './browser.mjs';
import { Cases } from './parts.mjs';

const world = await start();
const cases = new Cases();
const THREE = 'parchis 60,30,7,0/14,1,0,0/3,1,0,0/2,1,1,0 1 D3 six=0 last=- late=-';
const SUMS =
	'pachisi 30,0,0,0/20,0,0,0/24,0,0,0/0,0,0,0 1 M[10,6,4] in=1110 skip=0000 row=0 due=0 ent=0 idle=0';

async function game(path, options, body) {
	const { settings, ...rest } = options;
	const { context, page, faults } = await open(world, {
		path: `/play/new/${path.map(encodeURIComponent).join('/')}`,
		size: PHONE,
		settings: { speed: 'off', sound: false, forced: false, ...settings },
		...rest,
	});
	try {
		await page.waitForSelector('.board .token');
		await body(page);
		assert.deepEqual(faults, []);
	} finally {
		await context.close();
	}
}

async function middle(page, selector) {
	const box = await page.locator(selector).first().boundingBox();
	assert.ok(box, `nothing is ${selector}`);
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tap(page, selector) {
	const { x, y } = await middle(page, selector);
	await page.mouse.click(x, y);
}

const own = (progress) => `.token[data-seat="1"][data-progress="${progress}"]`;
const count = (page, selector) => page.locator(selector).count();

await cases.run('a tap on a piece shows its targets, a tap on a target moves it', () =>
	game(['parchis', 'pppp', THREE], {}, async (page) => {
		await tap(page, own(30));
		assert.equal(await count(page, '.target'), 1);
		await tap(page, '.target .edge');
		await page.waitForSelector(own(33));
		assert.match(await page.textContent('.told'), /Yellow moves the piece on 34 to 37\./);
		assert.equal(await count(page, '.trail .trail'), 1);
	}),
);

await cases.run('a second tap on a piece with one target moves it', () =>
	game(['parchis', 'pppp', THREE], {}, async (page) => {
		await tap(page, own(30));
		await tap(page, own(30));
		await page.waitForSelector(own(33));
	}),
);

await cases.run('a piece is dragged to its target, and comes back from elsewhere with the reason', () =>
	game(['parchis', 'pppp', THREE], {}, async (page) => {
		const from = await middle(page, own(30));
		await page.mouse.move(from.x, from.y);
		await page.mouse.down();
		await page.mouse.move(from.x - 20, from.y + 60, { steps: 4 });
		const wrong = await middle(page, '.token[data-seat="3"][data-progress="3"]');
		await page.mouse.move(wrong.x, wrong.y, { steps: 4 });
		await page.mouse.up();
		assert.equal(await count(page, own(30)), 1);
		assert.match(await page.textContent('.due.refused'), /The throw leads to 37, not there\./);
		const to = await middle(page, '.target .edge');
		await page.mouse.move(from.x, from.y);
		await page.mouse.down();
		await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2 + 15, { steps: 3 });
		await page.mouse.move(to.x, to.y, { steps: 3 });
		await page.mouse.up();
		await page.waitForSelector(own(33));
	}),
);

await cases.run('why a piece may not move is told when it is tried', () =>
	game(['parchis', 'pppp', THREE], {}, async (page) => {
		await tap(page, own(0));
		assert.match(await page.textContent('.due'), /A piece at home comes in only with a 5\./);
		await tap(page, '.token[data-seat="2"][data-progress="14"]');
		assert.match(await page.textContent('.due'), /Yellow’s turn\./);
	}),
);

await cases.run('a finger that slides off a piece has not touched it', () =>
	game(['parchis', 'pppp', THREE, 'touch'], {}, async (page) => {
		const at = await middle(page, own(30));
		await page.mouse.move(at.x, at.y);
		await page.mouse.down();
		await page.mouse.move(at.x - 60, at.y + 90, { steps: 5 });
		await page.mouse.up();
		await tap(page, own(7));
		assert.match(
			await page.textContent('.told'),
			/The piece on 11 is touched and must be played\./,
		);
		assert.equal(await count(page, '.token.movable'), 1);
		await tap(page, own(30));
		assert.match(
			await page.textContent('.due'),
			/Another piece has been touched and must be played\./,
		);
		await tap(page, '.target .edge');
		await page.waitForSelector(own(10));
	}),
);

await cases.run('several ways to one square are asked about, with their throws', () =>
	game(['pachisi', 'pppp', SUMS], {}, async (page) => {
		await tap(page, own(30));
		await tap(page, '.target[data-progress="40"] .edge');
		assert.match(await page.textContent('dialog .choices'), /10: the piece.*6 \+ 4: the piece/);
		await page.click('dialog .button:nth-child(2)');
		await page.waitForSelector(own(40));
		assert.equal((await page.textContent('.pool')).trim(), '10');
		assert.deepEqual(await axe(page), []);
	}),
);

await cases.run('a state is applied first and walked after, and the walk is no hindrance', () =>
	game(['parchis', 'pppp', THREE], { settings: { speed: 'slow' } }, async (page) => {
		await tap(page, own(30));
		await tap(page, '.target .edge');
		const moving = await page.evaluate(
			(selector) => document.querySelector(selector)?.getAnimations().length,
			own(33),
		);
		assert.equal(moving, 1);
		await page.click('.throw');
		assert.match(await page.textContent('.told'), /Blue throws/);
	}),
);

await cases.run('nothing walks for those who want less motion', () =>
	game(
		['parchis', 'pppp', THREE],
		{ settings: { speed: 'slow' }, reducedMotion: 'reduce' },
		async (page) => {
			await tap(page, own(30));
			await tap(page, '.target .edge');
			const moving = await page.evaluate(() =>
				document
					.querySelector('.board-top')
					.getAnimations({ subtree: true })
					.map(({ constructor }) => constructor.name),
			);
			assert.ok(!moving.includes('Animation'), String(moving));
		},
	),
);

await cases.run('the only move plays by itself after a pause', () =>
	game(
		['parchis', 'pppp', 'parchis 30,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D3 six=0 last=- late=-'],
		{ settings: { forced: true } },
		(page) => page.waitForSelector(own(33)),
	),
);

await cases.run('keys: from piece to piece, to the targets, and back', () =>
	game(['parchis', 'pppp', THREE], { size: DESKTOP }, async (page) => {
		const label = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
		await page.locator(own(60)).focus();
		assert.equal(await label(), 'Yellow piece 1, square 64, can go to 67');
		await page.keyboard.press('ArrowRight');
		assert.equal(await label(), 'Yellow piece 2, square 34 (safe), can go to 37');
		await page.keyboard.press('Enter');
		assert.equal(await label(), 'the piece on 34 goes to 37');
		await page.keyboard.press('Escape');
		assert.match(await label(), /^Yellow piece 2/);
		await page.keyboard.press('Enter');
		await page.keyboard.press('Enter');
		await page.waitForSelector(own(33));
		await page.waitForFunction(() => document.activeElement.matches('.throw'));
	}),
);

await cases.run('real dice: entered, thrown again, taken back', () =>
	game(['pachisi', 'pppp', 'real'], {}, async (page) => {
		const mouths = (n) => page.click(`.keypad .key:nth-child(${n + 1})`);
		for (const n of [5, 1, 2, 3]) await mouths(n);
		assert.match(await page.textContent('.told'), /Yellow has the highest throw and begins\./);
		await page.click('text="Throw again"');
		assert.match(
			await page.textContent('.told'),
			/The throw of Yellow fell badly and is made again\./,
		);
		await mouths(2);
		assert.match(await page.textContent('.due'), /Yellow has 2 to move\./);
		await page.click('text="Take back"');
		assert.match(await page.textContent('.told'), /Taken back: “Yellow throws 2\.”/);
		await mouths(4);
		assert.match(await page.textContent('.due'), /Yellow has 4 to move\./);
		assert.deepEqual(await axe(page), []);
	}),
);

await cases.run('real dice of Chaupar, and the choice of a colour', async () => {
	await game(['chaupar', 'pppp', 'real'], {}, async (page) => {
		for (const face of [4, 1, 3]) await page.click(`.keypad .key:nth-child(${face})`);
		assert.match(await page.textContent('.told'), /Opening throw of Yellow: 6, 5, 1\./);
	});
	await game(['parchis-pairs', 'pppp', 'real'], {}, async (page) => {
		for (const face of [2, 6, 1, 3]) await page.click(`.keypad .key:nth-child(${face})`);
		assert.match(
			await page.textContent('.told'),
			/Blue has the highest throw and chooses a colour\./,
		);
		await page.click('.colours .button:nth-child(4)');
		assert.match(await page.textContent('.told'), /takes Green and begins\./);
	});
});

await cases.run('the end of a game tells the places and what to do now', () =>
	game(
		['parchis', 'pppp', 'parchis G,G,G,71/14,1,0,0/3,1,0,0/2,1,1,0 1 D1 six=0 last=- late=-'],
		{ settings: { forced: true } },
		async (page) => {
			await page.waitForSelector('.panel.result');
			assert.match(
				await page.textContent('.panel.result'),
				/Yellow wins!.*Place 1: Yellow, with every piece at the goal\./,
			);
			assert.deepEqual(await axe(page), []);
			await page.click('text="Play again"');
			await page.waitForSelector('.panel:not(.result)');
		},
	),
);

await cases.run('real dice: the last move of a game can still be taken back', () =>
	game(
		[
			'parchis',
			'pppp',
			'real',
			'parchis G,G,G,71/14,1,0,0/3,1,0,0/2,1,1,0 1 T six=0 last=- late=-',
		],
		{},
		async (page) => {
			await page.click('.keypad .key:nth-child(1)');
			await tap(page, own(71));
			await tap(page, '.target .edge');
			await page.waitForSelector('.panel.result');
			await page.click('text="Take back"');
			await page.waitForSelector(`.movable${own(71)}`);
		},
	),
);

await cases.run('a link that names no game says so', async () => {
	const { context, page } = await open(world, { path: '/play/new/ludo/pppp' });
	await page.waitForSelector('text=/This link begins no game/');
	await context.close();
});

await world.close();
cases.end();
