/* board.mjs - the board of the built page: what a finger and a key mean on it, what it shows, the seats beside it; and whole
 * games to their ends, by taps, by touches, by keys. */
import assert from 'node:assert/strict';

import { playByKeys, playByTaps } from './hands.mjs';
import { begin, DESKTOP, newGame, PHONE } from './lib.mjs';

const { world, cases, on, end } = await begin({
	settings: { speed: 'off', sound: false, forced: true },
});

const game = (path, options, body) => on(`/play/new/${path}`, options, body);

const mouse = (page) => (at) => page.mouse.click(at.x, at.y);
const finger = (page) => (at) => page.touchscreen.tap(at.x, at.y);

for (const kind of ['parchis', 'parchis-pairs', 'pachisi', 'chaupar'])
	await cases.run(`${kind}: a whole game by taps`, () =>
		game(`${kind}/pbbb`, { size: DESKTOP }, async (page) => {
			const done = await playByTaps(page, mouse(page));
			assert.ok(done > 20, `only ${done} taps`);
			assert.match(await page.textContent('.panel.result h2'), /win|draw/);
		}),
	);

await cases.run('parchis-pairs: a whole game by touch on a phone, from another side of the board', () =>
	game('parchis-pairs:pieces=2/bpbp', { size: PHONE, hasTouch: true, isMobile: true }, async (page) => {
		await playByTaps(page, finger(page));
	}),
);

await cases.run('pachisi: a whole game by the keyboard alone', () =>
	game('pachisi:pieces=2/pbbb', { size: DESKTOP }, async (page) => {
		await page.keyboard.press('Tab');
		await playByKeys(page);
	}),
);

const SUMS =
	'pachisi G,G,30,0/20,0,0,0/24,0,0,0/G,G,G,0 1 M[10,6,4] in=1111 skip=0000 row=0 due=0 ent=0 idle=0';
const CHOICE = { forced: false };
const own = (progress, seat = 1) => `.token[data-seat="${seat}"][data-progress="${progress}"]`;
const count = (page, selector) => page.locator(selector).count();

const at = (parts, options, body) =>
	on(newGame(...parts), { size: PHONE, ...options, settings: CHOICE }, async (page) => {
		await page.waitForSelector('.board .token');
		await body(page);
	});

async function middle(page, selector) {
	const box = await page.locator(selector).first().boundingBox();
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tap(page, selector, by = { x: 0, y: 0 }) {
	const { x, y } = await middle(page, selector);
	await page.mouse.click(x + by.x, y + by.y);
}

await cases.run('the middle of another square or piece is that, also where a target is near', () =>
	at(['pachisi', 'pppp', SUMS], {}, async (page) => {
		await tap(page, own(30));
		await tap(page, own(20, 2)); /* a square away from the target of 6 */
		assert.match(await page.textContent('.due'), /add up to 7/);
		const square = await middle(page, '.target[data-progress="36"] .edge');
		const next = await middle(page, own(20, 2));
		const side = next.y - square.y; /* of a square */
		await page.mouse.click(square.x, square.y - side); /* the one on the other side, empty */
		assert.match(await page.textContent('.due'), /add up to 5/);
		assert.equal(await count(page, own(30)), 1);
		await page.mouse.click(square.x, square.y - 0.55 * side); /* just beside the target */
		await page.waitForSelector(own(36));
	}),
);

await cases.run('a piece of somebody else that is tapped tells why the chosen one may not go there', () =>
	at(
		['chaupar', 'pppp', 'chaupar 40,23,7,6/24x2,7,6/24,23,7,6/24,23,7,6 1 M[5,2,1] idle=0'],
		{},
		async (page) => {
			await tap(page, own(40));
			await tap(page, own(24, 2));
			assert.match(
				await page.textContent('.due.refused'),
				/A larger group of Red stands on 41\./,
			);
		},
	),
);

await cases.run('a button let go beside the board costs no click, another finger drops nothing', () =>
	at(['pachisi', 'pppp', SUMS], { size: DESKTOP }, async (page) => {
		const { x, y } = await middle(page, '.target[data-progress="34"] .edge');
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(5, 400);
		await page.mouse.up();
		assert.equal(await count(page, '.target'), 6, 'what was chosen stays so');
		await tap(page, '.target[data-progress="34"] .edge');
		await page.waitForSelector(own(34));
		const piece = await middle(page, own(34));
		await page.mouse.move(piece.x, piece.y);
		await page.mouse.down();
		await page.mouse.move(piece.x + 40, piece.y + 40, { steps: 4 });
		await page.evaluate(() =>
			document
				.querySelector('.board-top')
				.dispatchEvent(
					new PointerEvent('pointercancel', { pointerId: 99, bubbles: true }),
				),
		);
		assert.equal(await count(page, '.token.lifted'), 1);
		await page.mouse.up();
	}),
);

await cases.run('a key that is held takes once', () =>
	at(['pachisi', 'pppp', SUMS], { size: DESKTOP }, async (page) => {
		for (const key of ['Enter', ' ']) {
			await page.locator(own(30)).focus();
			for (let i = 0; i < 6; i++)
				await page.keyboard.down(key); /* all but the first are repeats */
			await page.keyboard.up(key);
			assert.equal(await count(page, own(30)), 1, key);
			assert.equal(
				await page.evaluate(() => document.activeElement.matches('.target')),
				true,
			);
		}
	}),
);

await cases.run('targets have the throws on them that lead there, and are told in the order of the way', () =>
	at(['pachisi', 'pppp', SUMS], {}, async (page) => {
		await tap(page, own(30));
		const texts = await page.locator('.labels text').allTextContents();
		assert.deepEqual(texts, ['4', '6', '10', '6+4', '10+4', '10+6', '10+6+4']);
		assert.match(
			await page.getAttribute(own(30), 'aria-label'),
			/can go to 34, 36, 40, 44, 46 and 50$/,
		);
	}),
);

await cases.run('which pieces can move is seen, also without motion', () =>
	at(
		['pachisi', 'pppp', SUMS.replace('30,0/20', '30,20/20')],
		{ reducedMotion: 'reduce' },
		async (page) => {
			const rings = await page.locator('.token').evaluateAll((all) =>
				all.map((token) => {
					const [pale, ring] = token.querySelectorAll('.ring');
					const radius = /scale\(([\d.]+)\)/.exec(
						token.lastElementChild.getAttribute('transform'),
					);
					return {
						movable: token.classList.contains('movable'),
						strokes: [pale, ring].map(
							(one) => getComputedStyle(one).stroke,
						),
						broad: Number(ring.getAttribute('r')) / Number(radius[1]),
					};
				}),
			);
			assert.equal(rings.filter(({ movable }) => movable).length, 2);
			for (const { movable, strokes, broad } of rings) {
				assert.equal(strokes.includes('none'), !movable);
				if (movable) {
					assert.notEqual(strokes[0], strokes[1]);
					assert.ok(broad > 1.3, String(broad));
				}
			}
		},
	),
);

await cases.run('what has finished lies in its own quarter in its full colour, and no piece on another', () =>
	at(['pachisi', 'pppp', SUMS], { size: DESKTOP }, async (page) => {
		assert.equal(await count(page, `${own(84)} .medal`), 2);
		assert.equal(await count(page, '.medal'), 5);
		assert.equal(await count(page, '.token [fill-opacity=".50"]'), 0);
		const places = await page.locator('.token').evaluateAll((all) =>
			all.map((token) => ({
				seat: token.dataset.seat,
				place: token
					.getAttribute('transform')
					.match(/-?[\d.]+/g)
					.map(Number),
				radius:
					Number(token.querySelector('.ring').nextSibling.getAttribute('r')) -
					0.75,
				finished: token.dataset.progress === '84',
			})),
		);
		for (const [
			at,
			{
				seat,
				place: [x, y],
				radius,
				finished,
			},
		] of places.entries()) {
			if (finished && seat === '1') assert.ok(y > Math.abs(x), `${x} ${y}`);
			if (finished && seat === '4') assert.ok(-x > Math.abs(y), `${x} ${y}`);
			for (const other of places.slice(at + 1)) {
				const far = Math.hypot(x - other.place[0], y - other.place[1]);
				assert.ok(far > radius + other.radius - 0.01, `${x} ${y} on ${other.place}`);
			}
		}
	}),
);

await cases.run(
	'the cross has the numbers of the way of whoever chooses, so that sentences can be followed',
	async () => {
		await at(['pachisi', 'pppp', SUMS], { size: DESKTOP }, async (page) => {
			assert.equal(await count(page, '.ways text'), 83);
			const piece = await middle(page, own(30));
			const near = await page.locator('.ways text').evaluateAll(
				(all, { x, y }) =>
					all
						.map((one) => ({
							text: one.textContent,
							box: one.getBoundingClientRect(),
						}))
						.sort(
							(a, b) =>
								Math.hypot(a.box.x - x, a.box.y - y) -
								Math.hypot(b.box.x - x, b.box.y - y),
						)[0].text,
				piece,
			);
			assert.equal(near, '30');
		});
		await at(['parchis', 'pppp'], {}, async (page) =>
			assert.equal(await count(page, '.ways text'), 0),
		);
	},
);

/* What of the plates is wrong: one over another or over the board, or something beside its own plate. */
function wrongPlates(page, overBoard) {
	return page.evaluate((lies) => {
		const box = (element) => element.getBoundingClientRect();
		const meet = (a, b) =>
			a.left < b.right - 1 &&
			b.left < a.right - 1 &&
			a.top < b.bottom - 1 &&
			b.top < a.bottom - 1;
		const plates = [...document.querySelectorAll('.plate')];
		const board = box(document.querySelector('.board-host'));
		return plates.flatMap((plate, at) => {
			const own = box(plate);
			const faults = plates.slice(at + 1).filter((other) => meet(own, box(other)));
			if (!lies && meet(own, board)) faults.push('board');
			for (const part of plate.querySelectorAll('.plate-counts > span'))
				if (box(part).right > own.right + 0.5) faults.push(part.textContent);
			return faults.map((fault) => `${plate.textContent}: ${fault}`);
		});
	}, overBoard);
}

for (const [width, height] of [
	[320, 640],
	[360, 640],
	[360, 740],
	[390, 844],
])
	await cases.run(`plates and board at ${width}x${height}`, async () => {
		for (const kind of ['parchis', 'parchis-pairs', 'pachisi', 'chaupar'])
			await at([kind, 'pbbb'], { size: { width, height } }, async (page) => {
				const cross = kind === 'pachisi' || kind === 'chaupar';
				assert.deepEqual(await wrongPlates(page, cross && width > 384), []);
				const { width: broad } = await page.locator('.board-host').boundingBox();
				assert.ok(broad > 0.88 * width, `${kind}: the board is ${broad} broad`);
				const { y, height: high } = await page.locator('.throw').boundingBox();
				assert.ok(y + high <= height, `${kind}: Throw ends at ${y + high}`);
			});
	});

await cases.run('the plate of one of several alike begins with its colour; partners are seen', async () => {
	await on('/', { size: { width: 320, height: 640 }, settings: CHOICE }, async (page) => {
		await page.click('.home-now .button');
		await page.waitForSelector('.plate');
		const names = await page.locator('.plate-name').allTextContents();
		const bots = names.filter((name) => /bot/i.test(name));
		assert.ok(bots.length > 1, String(names));
		for (const name of bots) assert.match(name, /^(Yellow|Blue|Red|Green|Black) /);
		assert.equal(await count(page, '.plate-partner'), 0);
	});
	await at(['pachisi', 'pppp'], {}, async (page) => {
		const said = await page.locator('.plate-partner .unseen').allTextContents();
		assert.deepEqual(
			[...said].sort(),
			['Black', 'Green', 'Red', 'Yellow'].map((one) => `Partner: ${one}`),
		);
	});
});

await cases.run('what cannot be kept is told over no button, and can be closed', () =>
	at(['parchis', 'pppp', 'real'], {}, async (page) => {
		await page.evaluate(() => {
			IDBObjectStore.prototype.put = () => {
				throw new DOMException('', 'QuotaExceededError');
			};
		});
		await page.click('.keypad .key');
		await page.waitForSelector('.keep-trouble');
		const { y, height } = await page.locator('.keep-trouble').boundingBox();
		const bar = await page.locator('.bar').boundingBox();
		assert.ok(y + height <= bar.y + 1, `${y + height} over ${bar.y}`);
		await page.click('.keep-trouble [aria-label=Close]');
		assert.equal(await count(page, '.keep-trouble'), 0);
	}),
);

await end();
