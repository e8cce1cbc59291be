/* first.mjs - guided first games at the screen: each is played to its end by taps, two by keys; nothing of them is kept.
 * That what they say is so is lessons.mjs's. */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { fileURLToPath } from 'node:url';

import { messagesIn, sourcesIn } from '../../web/page/make/messages.mjs';
import { axe, begin, DESKTOP, newGame, part, PHONE } from './lib.mjs';

const { cases, on, end } = await begin({
	size: PHONE,
	settings: { speed: 'off', sound: false },
});
const { LESSONS } = await part('first/script.ts');
const KINDS = Object.keys(LESSONS);
const NARROW = { width: 320, height: 568 };

/* What the lesson waits for: 'end', 'ask', '.go-on', '.throw', 'taught', 'any'; 'wait' while others play. */
function due(page) {
	return page.evaluate(() => {
		const has = (selector) => document.querySelector(selector) !== null;
		if (has('.after')) return 'end';
		if (has('dialog[open]')) return 'ask';
		if (has('.go-on')) return '.go-on';
		if (has('.throw')) return '.throw';
		if (document.querySelector('.table')?.dataset.phase !== 'do') return 'wait';
		if (has('.token.taught')) return 'taught';
		return has('.token.movable') ? 'any' : 'wait';
	});
}

async function middle(page, selector) {
	return page.evaluate((found) => {
		const box = document.querySelector(found)?.getBoundingClientRect();
		return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	}, selector);
}

async function tapMiddle(page, selector) {
	const at = await middle(page, selector);
	assert.ok(at, `nothing is ${selector}`);
	await page.mouse.click(at.x, at.y);
}

async function tapDue(page, what) {
	if (what === 'ask') await page.click('dialog .choices .button:first-child');
	else if (what === 'taught') {
		const goal = await middle(page, '.taught-goal path');
		if (!goal) return; // it has been played meanwhile
		await tapMiddle(page, '.token.taught');
		await page.mouse.click(goal.x, goal.y);
	} else if (what === 'any') {
		await tapMiddle(page, '.token.movable');
		await tapMiddle(page, '.target .edge');
	} else await page.click(what);
}

/* Play a lesson until it is over, or `until` says so; every state is looked at. */
async function through(page, { hand = tapDue, look = async () => undefined, until = () => false } = {}) {
	await page.waitForSelector('.board .token');
	for (let done = 0, waited = 0; done < 60 && waited < 4000; ) {
		const what = await due(page);
		if (what === 'wait') {
			waited++;
			await page.waitForTimeout(5);
			continue;
		}
		await look(what);
		if (what === 'end' || (await until(what))) return done;
		const state = await page.textContent('main');
		await hand(page, what);
		await page
			.waitForFunction((old) => document.querySelector('main').textContent !== old, state, {
				timeout: 300,
			})
			.catch(() => undefined);
		waited = 0;
		done++;
	}
	throw new Error(`the lesson did not end: ${await page.textContent('.coach')}`);
}

const stores = (page) =>
	page.evaluate(
		() =>
			new Promise((done) => {
				const request = indexedDB.open('charkoni');
				request.onerror = () => done([]);
				request.onsuccess = () => {
					const { result } = request;
					const names = ['games', 'events', 'records'].filter((name) =>
						result.objectStoreNames.contains(name),
					);
					if (names.length === 0) {
						done([]);
						return;
					}
					const all = names.map(
						(name) =>
							new Promise((found) => {
								const rows = result
									.transaction(name)
									.objectStore(name)
									.getAll();
								rows.onsuccess = () => found(rows.result);
							}),
					);
					void Promise.all(all).then((rows) => {
						result.close();
						done(rows);
					});
				};
			}),
	);

for (const kind of KINDS) {
	await cases.run(`${kind} is played to its end by taps, and nothing of it is kept`, () =>
		on(`/first/${kind}`, {}, async (page) => {
			const seen = new Set();
			await through(page, {
				async look(what) {
					if (what === 'end') return;
					seen.add((await page.textContent('.coach-progress')).trim());
					assert.ok(await page.isVisible('.skip-lesson'));
				},
			});
			const all = LESSONS[kind].length;
			assert.deepEqual(
				[...seen],
				LESSONS[kind].map((_, at) => `${at + 1} of ${all}`),
			);
			assert.match(await page.textContent('.after'), /^Now you know how/);
			assert.deepEqual((await stores(page)).flat(), []);
			assert.deepEqual(
				await page.evaluate(() => JSON.parse(localStorage.getItem('charkoni.first'))),
				[kind],
			);
			assert.deepEqual(await axe(page), []);
			await page.click('text="Play a whole game against bots"');
			await page.waitForSelector('.panel:not(.result)');
			assert.equal(await page.locator('.plate').count(), 4);
			assert.match(page.url(), /#\/play$/);
		}),
	);
}

/* Go on with Tab and Enter alone; the arrows go from target to target until it is the one that was named. */
async function keyDue(page, what) {
	const focused = () =>
		page.evaluate(() => {
			const at = document.activeElement;
			return ['.go-on', '.throw', '.target', '.token.movable', 'dialog .button'].find(
				(one) => at.matches(one),
			);
		});
	/* The focus comes with the next frame, and is not taken away after it. */
	const frame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
	await frame();
	await frame();
	for (let tries = 0; (await focused()) === undefined; tries++) {
		assert.ok(tries < 400, `the focus does not come to what is due: ${what}`);
		if (tries > 150) await page.keyboard.press('Tab');
		await page.waitForTimeout(5);
	}
	await page.keyboard.press('Enter');
	if (what !== 'taught' && what !== 'any') return;
	const named = what === 'taught' ? await page.textContent('.coach .unseen') : '';
	for (let tries = 0; ; tries++) {
		assert.ok(tries < 12, `no target is ${named}`);
		const label = await page.evaluate(() => document.activeElement.getAttribute('aria-label'));
		if (label?.includes(named)) break;
		if ((await due(page)) !== what) return; // it has been played meanwhile
		await page.keyboard.press('ArrowRight');
	}
	await page.keyboard.press('Enter');
}

for (const kind of ['pachisi', 'parchis-pairs']) {
	await cases.run(`${kind} is played to its end by the keyboard alone`, () =>
		on('/first', { size: DESKTOP }, async (page) => {
			await page.locator(`a[href="#/first/${kind}"]`).focus();
			await page.keyboard.press('Enter');
			await through(page, { hand: keyDue });
			assert.match(await page.textContent('.after'), /^Now you know how/);
		}),
	);
}

await cases.run('another move than the taught one is told gently, and not played', () =>
	on('/first/parchis', {}, async (page) => {
		await through(page, {
			until: async (what) =>
				what === 'taught' && (await page.textContent('.coach')).startsWith('3 of'),
		});
		const own = '.token[data-seat="1"][data-progress="4"]';
		await tapMiddle(page, own);
		await tapMiddle(page, own);
		assert.match(
			await page.textContent('.coach-why'),
			/In a game you could do that\. The lesson shows another move: the piece on 5 goes to 8/,
		);
		await tapMiddle(page, '.token[data-seat="4"][data-progress="19"]');
		assert.match(await page.textContent('.coach-why'), /Yellow’s turn|not there/);
		await through(page);
		assert.match(await page.textContent('.after'), /^Now you know how/);
	}),
);

await cases.run('to capture the partner where the barrier is taught is told gently', () =>
	on('/first/parchis-pairs', {}, async (page) => {
		await through(page, { until: (what) => what === 'ask' });
		assert.deepEqual(await axe(page), []);
		await page.click('dialog .choices .button:nth-child(2)');
		assert.match(await page.textContent('.coach-why'), /making a barrier with Red/);
		await through(page);
	}),
);

await cases.run('a lesson can be left out at any time, and is not learned then', () =>
	on('/first/chaupar', {}, async (page) => {
		await page.waitForSelector('.throw');
		await page.click('.skip-lesson');
		assert.match(await page.textContent('.after'), /^You can come back to this lesson/);
		assert.equal(await page.evaluate(() => localStorage.getItem('charkoni.first')), null);
		await page.click('text="This lesson again"');
		await page.waitForSelector('.board .token');
		assert.match(await page.textContent('.coach'), /^1 of/);
		await page.click('.skip-lesson');
		await page.click('.after a[href="#/first/parchis"]');
		await page.waitForSelector('.board .token');
		assert.match(await page.textContent('h1'), /Parchís/);
	}),
);

await cases.run('a game in play is left as it is', () =>
	on(newGame('parchis', 'pbbb', LESSONS.parchis[2].start), {}, async (page) => {
		await page.click('.throw');
		const pieces = () =>
			page.evaluate(() =>
				[...document.querySelectorAll('.token')].map(
					(one) => `${one.dataset.seat}:${one.dataset.progress}`,
				),
			);
		await page.waitForSelector('.token.movable, .throw');
		await page.evaluate(() => (location.hash = '#/settings'));
		await page.waitForSelector('h1');
		await page.evaluate(() => (location.hash = '#/play'));
		await page.waitForSelector('.token');
		await page.evaluate(() => (location.hash = '#/first/parchis'));
		await page.waitForSelector('.coach');
		/* what is on its way into the store is there when nothing comes any more */
		let before = await stores(page);
		for (let now; !isDeepStrictEqual(now, before); ) {
			before = now ?? before;
			await page.waitForTimeout(300);
			now = await stores(page);
		}
		assert.equal(before[0].length, 1);
		await through(page);
		assert.deepEqual(await stores(page), before);
		await page.evaluate(() => (location.hash = '#/play'));
		await page.waitForSelector('.board .token');
		const line = before[0][0].line.split(' ')[1].split('/');
		const stand = line.flatMap((some, seat) =>
			some.split(',').map((one) => `${seat + 1}:${one === 'G' ? 72 : one}`),
		);
		assert.deepEqual((await pieces()).sort(), stand.sort());
	}),
);

for (const kind of KINDS) {
	await cases.run(`${kind} is all there at a width of 320, and axe finds nothing`, () =>
		on(`/first/${kind}`, { size: NARROW, theme: 'dark' }, async (page) => {
			let count = 0;
			await through(page, {
				async look(what) {
					const { wide, below } = await page.evaluate(() => ({
						wide: document.documentElement.scrollWidth - innerWidth,
						below: Math.max(
							...[
								...document.querySelectorAll(
									'.throw, .go-on',
								),
							].map(
								(one) =>
									one.getBoundingClientRect().bottom -
									innerHeight,
							),
						),
					}));
					assert.ok(wide <= 0, `${wide} px too wide`);
					assert.ok(!(below > 0), `the button is ${below} px below the screen`);
					if (what !== 'ask' && count++ % 5 === 0)
						assert.deepEqual(await axe(page), []);
				},
			});
		}),
	);
}

await cases.run('nothing walks for those who want less motion', () =>
	on('/first/parchis', { reducedMotion: 'reduce', settings: { speed: 'slow' } }, async (page) => {
		await through(page, { until: (what) => what === 'taught' });
		await tapDue(page, 'taught');
		const moving = await page.evaluate(() =>
			document
				.querySelector('.board-top')
				.getAnimations({ subtree: true })
				.filter(
					(one) =>
						!(one instanceof CSSTransition) &&
						one.constructor.name === 'Animation',
				)
				.map(({ effect }) => effect.target.getAttribute('class')),
		);
		assert.deepEqual(moving, []);
	}),
);

await cases.run('in Spanish no sentence of a lesson is left in English', async () => {
	const source = fileURLToPath(new URL('../../web/page/src', import.meta.url));
	const files = [...sourcesIn(`${source}/first`), `${source}/screens/first.tsx`];
	const english = new Set(files.flatMap((file) => messagesIn(file).map(({ one }) => one)));
	const left = (page) =>
		page.evaluate(() => {
			const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			const texts = [];
			while (walker.nextNode()) texts.push(walker.currentNode.data.trim());
			return texts;
		});
	for (const kind of KINDS)
		await on(`/first/${kind}`, { settings: { language: 'es' } }, (page) =>
			through(page, {
				async look() {
					const found = (await left(page)).filter((text) => english.has(text));
					assert.deepEqual(found, []);
				},
			}),
		);
});

await cases.run('the first screen offers a lesson to those who have never played, and later quietly', () =>
	on('/', {}, async (page) => {
		await page.waitForSelector('.home-first');
		assert.deepEqual(await axe(page), []);
		await page.click('.home-first a');
		await page.waitForSelector('.first-games');
		assert.deepEqual(await axe(page), []);
		await page.click('a[href="#/first/parchis"]');
		await through(page);
		await page.evaluate(() => (location.hash = '#/'));
		await page.waitForSelector('.home');
		assert.equal(await page.locator('.home-first').count(), 0);
		assert.equal(await page.locator('.links a[href="#/first"]').count(), 1);
		await page.evaluate(() => (location.hash = '#/setup/chaupar'));
		await page.click('a[href="#/first/chaupar"]');
		await page.waitForSelector('.coach');
	}),
);

await end();
