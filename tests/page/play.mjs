/* play.mjs - what the screen of a game does with taps, drags, keys and real dice. */
import assert from 'node:assert/strict';

import { axe, begin, DESKTOP, newGame, open, PHONE, still } from './lib.mjs';

const { world, cases, on, end } = await begin({
	size: PHONE,
	settings: { speed: 'off', sound: false, forced: false },
});
const THREE = 'parchis 60,30,7,0/14,1,0,0/3,1,0,0/2,1,1,0 1 D3 six=0 last=- late=-';
const SUMS =
	'pachisi 30,0,0,0/20,0,0,0/24,0,0,0/0,0,0,0 1 M[10,6,4] in=1110 skip=0000 row=0 due=0 ent=0 idle=0';

const game = (parts, options, body) =>
	on(newGame(...parts), options, async (page) => {
		await page.waitForSelector('.board .token');
		await body(page);
	});

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
		await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2 + 15, {
			steps: 3,
		});
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
		assert.match(
			await page.textContent('.told'),
			/Correction in turn 1: the throw 2 of Yellow is taken back, and what followed it\./,
		);
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
			/* the next game is won by the same move, perhaps before anybody looks */
			const result = await page.$('.panel.result');
			await page.click('text="Again, same players"');
			await page.waitForFunction((old) => !old.isConnected, result);
			await page.waitForSelector('.board .token');
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

/* Two throws and two moves over the board: 3 for the piece of Yellow on 34, 2 for that of Blue on 35. */
async function twoMoves(page) {
	await page.click('.keypad .key:nth-child(3)');
	await page.click('.move:has-text("the piece on 34 goes to 37")');
	await page.click('.keypad .key:nth-child(2)');
	await page.click('.move:has-text("the piece on 35 goes to 37, capturing Yellow")');
}

const REAL = ['parchis', 'pppp', 'real', THREE.replace('D3', 'T')];
const OPEN = { hasTouch: true, isMobile: true };
const line = (page, text) => page.locator('.log-step', { hasText: text }).first();

await cases.run(
	'the log stands beside the board; a line shows the past, marked as such, a tap leads back',
	() =>
		game(REAL, { size: DESKTOP }, async (page) => {
			await page.click('.keypad .key:nth-child(3)');
			await page.click('.moves-head');
			await page.click('.move:has-text("the piece on 34 goes to 37")');
			await page.click('#tab-log');
			assert.equal(await count(page, '.log-step'), 2);
			await line(page, 'Yellow throws 3.').click();
			await page.waitForSelector(`.board-host.past ${own(30)}`);
			assert.equal(
				await page.locator(`.board-host:not(.past) ${own(33)}`).isVisible(),
				false,
			);
			assert.match(await page.textContent('.panel.past'), /The past.*Yellow throws 3\./);
			assert.match(await page.textContent('.past-mark'), /The past/);
			assert.equal(await count(page, '.keypad'), 0);
			assert.deepEqual(await axe(page), []);
			await page.click('[aria-label="One step on"]');
			await page.waitForSelector(`.board-host.past ${own(33)}`);
			await page.click('text="Back to the game"');
			await page.waitForFunction(() => !document.querySelector('.board-host.past'));
			await page.waitForSelector(own(33));
			await line(page, 'Yellow throws 3.').click();
			await page.waitForSelector('.board-host.past');
			await page.keyboard.press('Escape');
			await page.waitForFunction(() => !document.querySelector('.board-host.past'));
			await page.click('.keypad .key:nth-child(2)');
			await line(page, 'Blue throws 2.').waitFor();
			await page.click('text="In notation"');
			assert.deepEqual(await page.locator('.log-step code').allInnerTexts(), [
				'3',
				'30>33',
				'2',
			]);
		}),
);

await cases.run('on a phone the log is a sheet over the game, which waits while the past is looked at', () =>
	game(
		['parchis', 'bbbb'],
		{ settings: { speed: 'fast' }, hasTouch: true, isMobile: true },
		async (page) => {
			await page.waitForSelector('.told p:nth-child(7)');
			await page.click('[aria-label=Log]');
			assert.match(page.url(), /#\/play$/);
			assert.deepEqual(await axe(page), []);
			await page.locator('dialog .log-step').first().click();
			assert.equal(await count(page, 'dialog'), 0);
			await page.waitForSelector('.board-host.past .token');
			await page.waitForTimeout(300);
			const told = () => page.locator('.told').textContent();
			const then = await told();
			await page.waitForTimeout(1500);
			assert.equal(await told(), then);
			await page.click('text="Back to the game"');
			await page.waitForFunction(
				(old) => document.querySelector('.told').textContent !== old,
				then,
			);
		},
	),
);

await cases.run('the rules of this very game, with pictures, come without leaving it', async () => {
	await game(['pachisi:queen=off', 'pppp'], {}, async (page) => {
		await page.click('[aria-label=Rules]');
		assert.match(page.url(), /#\/play$/);
		await page.waitForSelector('dialog .rules h2');
		assert.match(await page.textContent('dialog'), /There are no queens\./);
		assert.equal(await count(page, 'dialog figure img'), 3);
		assert.match(await page.textContent('dialog'), /An enemy stands on a castle/);
		assert.deepEqual(await axe(page), []);
		await page.keyboard.press('Escape');
		assert.equal(await count(page, 'dialog'), 0);
	});
	await game(['chaupar', 'pppp'], { size: DESKTOP }, async (page) => {
		await page.click('[aria-label=Rules]');
		await page.waitForSelector('[role=tabpanel] .rules h2');
		assert.equal(await page.getAttribute('#tab-rules', 'aria-selected'), 'true');
		assert.deepEqual(await axe(page), []);
		await page.locator('#tab-rules').press('ArrowRight');
		assert.equal(await page.getAttribute('#tab-told', 'aria-selected'), 'true');
	});
});

await cases.run('over the board: an older throw, and an older move, are corrected from the log', () =>
	game(REAL, OPEN, async (page) => {
		await twoMoves(page);
		await page.click('text="Correct something older"');
		await line(page, 'Yellow throws 3.').click();
		await page.click('text="Correct this …"');
		const asked = await page.textContent('dialog');
		assert.match(asked, /Yellow throws 3\./);
		assert.match(asked, /Everything after it is taken back too: 3 entries\./);
		assert.deepEqual(await axe(page), []);
		await page.click('dialog .key:nth-child(4)');
		assert.equal(await count(page, '.board-host.past'), 0);
		assert.match(await page.textContent('.due'), /Yellow has 4 to move\./);
		assert.match(
			await page.textContent('.told'),
			/the throw 3 of Yellow is taken back, and what followed it\.Yellow throws 4\./,
		);
		await page.click('.move:has-text("the piece on 34 goes to 38")');
		await page.click('[aria-label=Log]');
		assert.equal(await count(page, '.log-step.undone'), 4);
		await line(page, 'Yellow moves the piece on 34 to 38.').click();
		await page.click('text="Correct this …"');
		assert.match(await page.textContent('dialog'), /Nothing has been entered after it\./);
		await page.click('dialog >> text="the piece on 11 goes to 15"');
		await page.waitForSelector(own(11));
		assert.equal(await count(page, own(30)), 1);
		await page.click('[aria-label=Log]');
		await line(page, 'Yellow moves the piece on 34 to 37.').click();
		assert.equal(await count(page, 'text="Correct this …"'), 0, 'it is taken back already');
	}),
);

await cases.run('where squares are smaller than a finger, moves are buttons as large as one', async () => {
	await game(['pachisi', 'pppp', SUMS], OPEN, async (page) => {
		const moves = page.locator('.move');
		assert.equal(await moves.count(), 7);
		for (const box of await moves.evaluateAll((all) =>
			all.map((one) => one.getBoundingClientRect().toJSON()),
		))
			assert.ok(box.height >= 44 && box.width >= 44, JSON.stringify(box));
		assert.deepEqual(await axe(page), []);
		await page.tap('.move:has-text("6 + 4: the piece on 30")');
		await page.waitForSelector(own(40));
		await page.tap('.moves-head');
		assert.equal(await count(page, '.move'), 0);
		await page.reload();
		await page.waitForSelector('.moves-head');
		assert.equal(await count(page, '.move'), 0, 'it is remembered');
	});
	await game(['pachisi', 'pppp', SUMS], { size: DESKTOP }, async (page) => {
		assert.equal(await count(page, '.move'), 0);
		await page.click('.moves-head');
		assert.equal(await count(page, '.move'), 7);
	});
});

await cases.run('the trail of a move made for the partner is there again when the screen is', () =>
	game(
		[
			'pachisi:finished=help',
			'pppp',
			'pachisi:finished=help G,G,G,G/0,0,0,0/30,20,0,0/0,0,0,0 1 M[4] in=1010 skip=0000 row=0 due=0 ent=0 idle=0',
		],
		{ size: DESKTOP },
		async (page) => {
			await tap(page, '.token[data-seat="3"][data-progress="30"]');
			await tap(page, '.target .edge');
			await page.waitForSelector('.token[data-seat="3"][data-progress="34"]');
			assert.equal(await count(page, '.trail .trail'), 1);
			await page.click('[aria-label=Settings]');
			await page.waitForSelector('h1:has-text("Settings")');
			await page.goBack();
			await page.waitForSelector('.token[data-seat="3"][data-progress="34"]');
			assert.equal(await count(page, '.trail .trail'), 1);
		},
	),
);

await cases.run('the board is turned by a button, arm by arm, in the past too', () =>
	game(REAL, {}, async (page) => {
		const place = () => middle(page, `.board-host:not([hidden]) ${own(60)}`);
		const away = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
		const turn = async () => {
			const old = await place();
			await page.click('[aria-label="Turn the board"]');
			for (let wait = 0; wait < 100 && away(await place(), old) < 20; wait++)
				await page.waitForTimeout(20);
			return place();
		};
		const first = await place();
		const second = await turn();
		assert.ok(away(first, second) > 20);
		await page.click('.keypad .key:nth-child(3)');
		await page.click('[aria-label=Log]');
		await page.locator('.log-step').first().click();
		assert.ok(away(await place(), second) < 2);
		await page.click('text="Back to the game"');
		await page.waitForSelector('.panel:not(.past)');
		for (let arm = 0; arm < 2; arm++) await turn();
		assert.ok(away(await turn(), first) < 2);
	}),
);

await cases.run('what the core refuses is told in the language of the page', async () => {
	const { context, page } = await open(world, {
		path: '/play/new/ludo/pppp',
		settings: { language: 'es' },
	});
	await page.waitForSelector('main p');
	const said = await page.textContent('main p');
	assert.match(said, /ludo/);
	assert.doesNotMatch(said, /unknown game|the games are/i);
	await context.close();
});

const PLAY = (line) => ['parchis', 'pppp', 'real', line];
const FORCED = 'parchis 30,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-';

await cases.run(
	'real dice: a throw that was mistyped is taken back with the move that played by itself',
	async () => {
		for (const speed of ['usual', 'off'])
			await game(PLAY(FORCED), { settings: { forced: true, speed } }, async (page) => {
				await page.click('.keypad .key:nth-child(4)');
				await page.waitForSelector(own(34));
				await page.click('text="Take back"');
				await page.waitForSelector(own(30));
				assert.match(
					await page.textContent('.due'),
					/Yellow: what does the die show\?/,
				);
				await page.waitForTimeout(1300);
				assert.equal(await count(page, own(30)), 1, 'and nothing plays by itself');
				await page.click('.keypad .key:nth-child(3)');
				await page.waitForSelector(own(33));
			});
	},
);

await cases.run('real dice: after a move of one’s own is taken back it is not played by itself', () =>
	game(PLAY(FORCED), { settings: { forced: false } }, async (page) => {
		await page.click('.keypad .key:nth-child(4)');
		await tap(page, own(30));
		await tap(page, '.target .edge');
		await page.waitForSelector(own(34));
		await page.evaluate(() => (location.hash = '#/settings'));
		await page.waitForSelector('h1:has-text("Settings")');
		await page
			.getByLabel(/forced|only move|by itself/i)
			.first()
			.check();
		await page.goBack();
		await page.click('text="Take back"');
		await page.waitForSelector(own(30));
		await page.waitForTimeout(1300);
		assert.equal(await count(page, own(30)), 1);
		assert.match(await page.textContent('.due'), /Yellow has 4 to move\./);
	}),
);

await cases.run('real dice: what is half typed is gone with "Throw again", and digits type too', async () => {
	await game(
		['chaupar', 'pppp', 'real', 'chaupar 24,23,7,6/24,23,7,6/24,23,7,6/24,23,7,6 1 T idle=0'],
		{},
		async (page) => {
			const slots = () => page.locator('.slot').allTextContents();
			await page.keyboard.press('6');
			assert.deepEqual(await slots(), ['6', '–', '–']);
			await page.keyboard.press('Backspace');
			await page.keyboard.press('5');
			assert.deepEqual(await slots(), ['5', '–', '–']);
			await page.click('text="Throw again"');
			assert.deepEqual(await slots(), ['–', '–', '–']);
			for (const face of '116') await page.keyboard.press(face);
			await page.waitForSelector('.pool');
			assert.match(await page.textContent('.told'), /throws 6, 1, 1\./);
		},
	);
	await game(PLAY(THREE.replace('D3', 'T')), {}, async (page) => {
		await page.keyboard.press('7');
		assert.equal(await count(page, '.keypad'), 1);
		await page.keyboard.press('3');
		assert.match(await page.textContent('.due'), /Yellow has 3 to move\./);
	});
	await game(['pachisi', 'pppp', 'real'], {}, async (page) => {
		await page.keyboard.press('5');
		assert.match(await page.textContent('.told'), /Opening throw of Yellow: 25\./);
		assert.match(await page.textContent('.due'), /mouths are up\?/);
		assert.match(await page.textContent('.keypad .key:nth-child(6)'), /5= 25grace/);
	});
});

for (const [width, height] of [
	[390, 844],
	[360, 640],
	[320, 640],
])
	await cases.run(
		`real dice: the keys and the board are seen at once, ${width}x${height}`,
		async () => {
			for (const kind of ['parchis', 'parchis-pairs', 'pachisi', 'chaupar'])
				await game(
					[kind, 'pppp', 'real'],
					{ size: { width, height } },
					async (page) => {
						for (const digit of kind === 'chaupar' ? '11' : '1')
							await page.keyboard.press(digit);
						if (kind === 'chaupar') await page.keyboard.press('6');
						await page.waitForSelector('text="Take back"');
						const board = await page.locator('.board-host').boundingBox();
						assert.ok(board.y >= 0);
						for (const key of await page.locator('.panel button').all()) {
							const box = await key.boundingBox();
							assert.ok(
								box.y + box.height <= height + 1,
								`${kind}: ${box.y + box.height}`,
							);
							assert.ok(
								box.width >= 43.9 && box.height >= 43.9,
								JSON.stringify(box),
							);
						}
					},
				);
		},
	);

await cases.run('Pass is not where Throw was, and asks before throws are lost', async () => {
	for (const size of [PHONE, { width: 360, height: 640 }, DESKTOP]) {
		let throwBox;
		await game(['pachisi', 'pppp', SUMS.replace('M[10,6,4]', 'T')], { size }, async (page) => {
			throwBox = await page.locator('.throw').boundingBox();
		});
		await game(['pachisi', 'pppp', SUMS], { size }, async (page) => {
			const box = await page.locator('.pass').boundingBox();
			const apart =
				box.y + box.height <= throwBox.y || box.y >= throwBox.y + throwBox.height;
			assert.ok(apart, JSON.stringify([box, throwBox]));
			/* The clock of the page stands still, however slow the machine is. */
			await page.evaluate(() => {
				const now = performance.now();
				performance.now = () => now;
			});
			await page.click('.pass');
			assert.match(await page.textContent('.pass-ask'), /Lose 10, 6 and 4\?/);
			await page.dblclick('.pass.sure', { delay: 0 });
			assert.equal(
				await count(page, '.pass-ask'),
				1,
				'an echo of the first press is no answer',
			);
			await page.click('.pass-not');
			assert.equal(await count(page, '.pass-ask'), 0);
			await page.click('.pass');
			await page.evaluate(() => {
				const then = performance.now() + 401;
				performance.now = () => then;
			});
			assert.deepEqual(await axe(page), []);
			await page.evaluate(() => delete performance.now);
			await page.click('.pass.sure');
			await page.waitForFunction(() =>
				/Red is to throw/.test(document.querySelector('.due').textContent),
			);
			assert.match(
				await page.textContent('.told'),
				/What is left of the throw is lost: 10 \+ 6 \+ 4\./,
			);
		});
	}
});

await cases.run('the second click of a double click is not taken', async () => {
	await game(['parchis', 'pppp'], { size: DESKTOP }, async (page) => {
		await page.dblclick('.throw');
		assert.equal(await count(page, '.told p'), 1);
		await page.click('.throw');
		assert.equal(await count(page, '.told p'), 2);
	});
	await game(['parchis', 'pppp'], { hasTouch: true, isMobile: true }, async (page) => {
		const { x, y } = await middle(page, '.throw');
		await page.touchscreen.tap(x, y);
		await page.touchscreen.tap(x, y);
		assert.equal(await count(page, '.told p'), 1);
	});
	await game(['parchis', 'pppp', 'real'], { size: DESKTOP }, async (page) => {
		await page.dblclick('.keypad .key:nth-child(2)');
		await page.click('.keypad .key:nth-child(3)');
		assert.equal(await count(page, '.told p'), 2);
		await page.dblclick('text="Take back"');
		assert.match(await page.textContent('.due'), /Blue: what does the die show/);
	});
});

await cases.run('Enter that is held throws once', () =>
	game(['parchis', 'pppp'], { size: DESKTOP }, async (page) => {
		await page.locator('.throw').focus();
		for (let i = 0; i < 8; i++) await page.keyboard.down('Enter');
		await page.keyboard.up('Enter');
		assert.equal(await count(page, '.told p'), 1);
	}),
);

await cases.run('a five that must bring a piece out says so; a bonus shows its own number', async () => {
	const line = 'parchis 30,0,0,0/14,0,0,0/3,1,0,0/2,1,1,0 1 D5 six=0 last=- late=-';
	await game(['parchis', 'pppp', line], {}, async (page) => {
		assert.equal(await page.textContent('.due'), 'Yellow must bring a piece out.');
	});
	const capture = 'parchis 17,0,0,0/2,0,0,0/3,0,0,0/2,1,1,0 1 T six=0 last=- late=-';
	await game(PLAY(capture), {}, async (page) => {
		await page.keyboard.press('2');
		await page.waitForSelector('.tray .die');
		assert.equal(await count(page, '.tray .worth'), 0);
		await tap(page, own(17));
		await tap(page, '.target .edge');
		await page.waitForSelector('.tray .worth');
		assert.equal(await page.textContent('.tray .worth'), '20');
		assert.match(await page.textContent('.due'), /a bonus of 20/);
		assert.doesNotMatch(await page.textContent('.told'), /a bonus of 20/);
	});
});

await cases.run('what has been thrown on the cross is not told in every place', () =>
	game(['pachisi', 'pppp', SUMS], {}, async (page) => {
		assert.equal(await page.textContent('.due'), 'Yellow chooses a move.');
		assert.deepEqual(await page.locator('.pool .chip').allTextContents(), ['10', '6', '4']);
		assert.equal(await count(page, '.worth'), 0);
	}),
);

await cases.run('who has won is cheered, still for those who want less motion', async () => {
	const line = 'parchis G,G,G,71/14,1,0,0/3,1,0,0/2,1,1,0 1 D1 six=0 last=- late=-';
	for (const reducedMotion of ['no-preference', 'reduce'])
		await game(
			['parchis', 'pppp', line],
			{ reducedMotion, settings: { forced: true } },
			async (page) => {
				await page.waitForSelector('.cheer .emblem');
				const shown = await page
					.locator('.shred')
					.first()
					.evaluate((one) => getComputedStyle(one).display);
				assert.equal(shown === 'none', reducedMotion === 'reduce');
				assert.match(
					await page.getAttribute('text="Change players"', 'href'),
					/#\/setup\/parchis$/,
				);
				const last = await page.locator('.panel.result .button').last().boundingBox();
				assert.ok(last.y + last.height <= 844, `${last.y + last.height}`);
			},
		);
});

await cases.run('in a window lower than the board the focus stays in sight', async () => {
	for (const size of [
		{ width: 320, height: 256 },
		{ width: 568, height: 320 },
	])
		await game(['parchis', 'pppp', THREE], { size }, async (page) => {
			/* Where the focus is, seen from the window, below the bar. */
			const inSight = () =>
				page.evaluate(() => {
					const { top, bottom } =
						document.activeElement.getBoundingClientRect();
					const bar = document
						.querySelector('.bar')
						.getBoundingClientRect().bottom;
					return top >= bar - 1 && bottom <= innerHeight + 1;
				});
			await page.keyboard.press('Tab');
			await page.locator('.token.movable').first().focus();
			for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Enter']) {
				await page.keyboard.press(key);
				await still(page);
				assert.ok(await inSight(), `after ${key} at ${size.width}`);
			}
			await page.keyboard.press('Enter');
			await page.waitForSelector('.target', { state: 'detached' });
			await page.waitForSelector('.throw:focus');
			assert.ok(await inSight(), `after the move at ${size.width}`);
		});
});

await end();
