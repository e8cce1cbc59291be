/* hands.mjs - a person at the screen of a game, who knows no rules: throws when there is a button for it, and takes what is
 * offered, by taps, by touches or by keys, until the game is over. */

/** What is to be done now: 'over', 'ask', 'throw', 'colour', 'target', 'piece', 'pass', 'wait'. */
export function due(page) {
	return page.evaluate(() => {
		const has = (selector) => document.querySelector(selector) !== null;
		if (has('.panel.result')) return 'over';
		if (has('dialog[open]')) return 'ask';
		if (has('.throw')) return 'throw';
		if (has('.colours')) return 'colour';
		if (has('.target')) return 'target';
		if (has('.token.movable')) return 'piece';
		if (has('.pass')) return 'pass';
		return 'wait';
	});
}

/* The middle of the n-th element that a selector finds, seen from the window; null where none is. */
function middle(page, selector, n) {
	return page.evaluate(
		([found, at]) => {
			const all = [...document.querySelectorAll(found)];
			const box = all[at % all.length]?.getBoundingClientRect();
			return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
		},
		[selector, n],
	);
}

const PLACES = {
	ask: 'dialog .choices .button:not(.quiet)',
	throw: '.throw',
	colour: '.colours .button',
	target: '.target .edge',
	piece: '.token.movable',
	pass: '.pass',
};

/** Play on until the game is over; `tap` taps a place. How often something was done. */
export async function playByTaps(page, tap, most = 6000) {
	let done = 0;
	for (let waited = 0; done < most && waited < 4000; ) {
		const what = await due(page);
		if (what === 'over') return done;
		if (what === 'wait') {
			waited++;
			await page.waitForTimeout(5);
			continue;
		}
		const at = await middle(page, PLACES[what], done);
		if (!at) continue;
		waited = 0;
		await tap(at);
		done++;
	}
	throw new Error(`the game did not end: ${done} taps, then ${await due(page)}`);
}

/** Play on with the keyboard alone, wherever the focus is put. */
export async function playByKeys(page, most = 6000) {
	let done = 0;
	for (let waited = 0; done < most && waited < 4000; ) {
		const what = await due(page);
		if (what === 'over') return done;
		const focused = await page.evaluate(() => {
			const at = document.activeElement;
			if (at.matches('.pass-not')) return 'asked';
			if (at.matches('.target')) return 'target';
			if (at.matches('.token.movable')) return 'piece';
			if (at.matches('.throw, .pass, .colours .button, dialog .button')) return 'button';
			return '';
		});
		if (what === 'wait' || focused === '') {
			waited++;
			if (waited > 100 && what !== 'wait') await page.keyboard.press('Tab');
			await page.waitForTimeout(5);
			continue;
		}
		waited = 0;
		if (focused === 'asked') await page.keyboard.press('Tab'); /* "Yes" is next to "No" */
		if (focused === 'piece' && done % 3 === 0) await page.keyboard.press('ArrowRight');
		if (focused === 'target' && done % 3 === 0) await page.keyboard.press('ArrowRight');
		await page.keyboard.press('Enter');
		done++;
	}
	throw new Error(`the game did not end: ${done} keys, then ${await due(page)}`);
}
