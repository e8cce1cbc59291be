/* quick.mjs - what is seen can be used: nothing is lost of what a person does before the next picture is drawn, which on a
 * slow device takes its time. */
import assert from 'node:assert/strict';

import { begin, beginGame, newGame, still } from './lib.mjs';

const { world, cases, on, end } = await begin({ settings: { speed: 'off', sound: false } });

const REAL = 'parchis 30,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-';

/* Have `act` done in the page as soon as there is what the selector finds: before anything of it is painted. What it
 * returns is `window.done`. */
function asSoonAs(page, selector, act) {
	const install = (wanted, what) => {
		const observer = new MutationObserver(() => {
			const found = document.querySelector(wanted);
			if (!found) return;
			observer.disconnect();
			window.done = what(found);
		});
		observer.observe(document, { childList: true, subtree: true });
	};
	return page.evaluate(`(${install})(${JSON.stringify(selector)}, ${act})`);
}

await cases.run('a digit typed as soon as the keys for real dice are there is the throw', () =>
	on('/about', {}, async (page) => {
		await asSoonAs(page, '.keypad', () =>
			dispatchEvent(new KeyboardEvent('keydown', { key: '3' })),
		);
		await beginGame(world, page, 'parchis', 'pppp', 'real', REAL);
		await page.waitForFunction(() =>
			document.querySelector('.told')?.textContent.includes('throws 3'),
		);
	}),
);

await cases.run('a tap on the throw as soon as it is there throws', () =>
	on('/about', {}, async (page) => {
		await asSoonAs(page, '.throw', (button) => button.click());
		await beginGame(world, page, 'parchis', 'pppp');
		await page.waitForSelector('.told p');
	}),
);

await cases.run('a game that a link begins takes the place of the one before it at once', () =>
	on(newGame('parchis', 'pppp'), {}, async (page) => {
		await page.waitForSelector('.throw');
		const seen = await page.evaluate(
			async (link) => {
				const old = document.querySelector('.throw');
				location.hash = link;
				await new Promise((resolve) =>
					addEventListener('hashchange', () => setTimeout(resolve), {
						once: true,
					}),
				);
				return old.isConnected;
			},
			newGame('chaupar', 'pppp'),
		);
		assert.equal(seen, false);
	}),
);

await cases.run('every press of an arrow key is a step of a replay, however fast they come', () =>
	on(newGame('parchis:players=2,pieces=1', 'bb'), {}, async (page) => {
		await page.waitForSelector('.panel.result');
		await page.goto(`${world.address}#/replay/now`);
		await page.waitForSelector('.log');
		const count = await page.evaluate(async () => {
			const press = async (key) => {
				dispatchEvent(new KeyboardEvent('keydown', { key }));
				await new Promise((resolve) => {
					const { port1, port2 } = new MessageChannel();
					port1.onmessage = resolve;
					port2.postMessage(0);
				});
			};
			await press('Home');
			for (let step = 0; step < 5; step++) await press('ArrowRight');
			return document.querySelector('.replay-count').textContent;
		});
		assert.match(count, /^5 of /);
	}),
);

await cases.run('who is in a field as soon as there is one stays in it', () =>
	on('/about', {}, async (page) => {
		await asSoonAs(page, '#analysis-throw, #position-kind', (field) => field.focus());
		await page.goto(`${world.address}#/position`);
		await page.waitForSelector('.edit-board');
		await still(page);
		assert.equal(await page.evaluate(() => document.activeElement.id), 'position-kind');
	}),
);

await cases.run('a piece that is taken where pieces are set by hand is in hand at once', () =>
	on('/position', {}, async (page) => {
		await page.waitForSelector('.edit-piece');
		const [seat, held] = await page.evaluate(async () => {
			const piece = [...document.querySelectorAll('.edit-piece:not(.held)')].at(-1);
			piece.dispatchEvent(new MouseEvent('click', { bubbles: true }));
			await Promise.resolve().then(() => undefined);
			return [piece.dataset.seat, document.querySelector('.edit-piece.held')?.dataset.seat];
		});
		assert.equal(held, seat);
	}),
);

await cases.run('a question is before the board as soon as it is asked', () =>
	on(newGame('parchis', 'pppp', 'real', REAL), {}, async (page) => {
		await page.click('.keypad .key:nth-child(3)');
		await page.click('[aria-label=Log]');
		await page.locator('dialog .log-step').first().click();
		await asSoonAs(page, 'dialog.correct', (dialog) => dialog.open);
		await page.click('text="Correct this …"');
		await page.waitForFunction(() => window.done !== undefined);
		assert.equal(await page.evaluate(() => window.done), true);
	}),
);

await end();
