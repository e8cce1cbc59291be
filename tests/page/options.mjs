/* options.mjs - the form of every option: each value of each option of each game is chosen in it, and the game that
 * begins is the one that the rules make of it. */
import assert from 'node:assert/strict';

import { begin, rules } from './lib.mjs';

const charkoni = await (await rules()).load();
const { world, cases, on, end } = await begin({
	settings: { speed: 'off', sound: false },
});

/* A tap on a choice, wherever on the screen it lies. */
const tap = (locator) => locator.dispatchEvent('click');

/** The canonical game string of some options; undefined where they do not go together. */
function gameOf(kind, options) {
	const pairs = Object.entries(options).map(([key, value]) => `${key}=${value}`);
	try {
		return charkoni.game(`${kind}${pairs.length ? ':' : ''}${pairs.join(',')}`).text;
	} catch {
		return undefined;
	}
}

/* Of a number: the ends of its range, their neighbours, the usual. */
const valuesOf = ({ values, high, fallback }) =>
	high === undefined ? values : [...new Set(['0', '1', fallback, String(high - 1), String(high)])];

/** Options in the order in which they are to be set, so that `key` gets `value` in the end: alone, or after another that
 * it needs. Undefined where no other helps. */
function wayTo({ name, options }, key, value) {
	if (gameOf(name, { [key]: value })) return [[key, value]];
	for (const other of options)
		for (const one of valuesOf(other))
			if (
				other.key !== key &&
				gameOf(name, { [other.key]: one }) &&
				gameOf(name, { [other.key]: one, [key]: value })
			)
				return [
					[other.key, one],
					[key, value],
				];
	return undefined;
}

/* The options in the order of the form; the number of seats has a field of its own. */
const shownOf = ({ options }) =>
	options.filter(({ key, values }) => key !== 'players' && values.length !== 1);

async function setOption(page, kind, key, value) {
	if (key === 'players') {
		const seats = page.getByRole('group', { name: 'Seats', exact: true });
		return tap(seats.locator(`input[value="${value}"]`));
	}
	const at = shownOf(kind).findIndex((option) => option.key === key);
	const { high, values } = shownOf(kind)[at];
	const field = page.locator('details').last().locator('fieldset, .field').nth(at);
	if (high === undefined) return tap(field.locator('input').nth(values.indexOf(value)));
	await field.locator('input').fill(value);
	await field.locator('input').blur();
}

/** The game that is kept as the one in play. */
function begun(page) {
	return page.evaluate(
		() =>
			new Promise((resolve) => {
				const request = indexedDB.open('charkoni');
				request.onsuccess = () => {
					const all = request.result
						.transaction('games')
						.objectStore('games')
						.getAll();
					all.onsuccess = () => {
						request.result.close();
						const rows = all.result.sort((a, b) => b.made - a.made);
						const id = sessionStorage.getItem('charkoni.playing');
						const mine = rows.find((row) => row.id === id);
						resolve(mine && JSON.parse(mine.plan).game);
					};
				};
			}),
	);
}

async function until(read, ms = 8000) {
	for (const end = Date.now() + ms; Date.now() < end; ) {
		const found = await read();
		if (found !== undefined) return found;
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	return undefined;
}

/* The form, with nothing chosen but the usual. */
async function fresh(page, name) {
	await page.goto(`${world.address}#/about`);
	await page.waitForSelector('.start-bar', { state: 'detached' });
	await page.evaluate(() => localStorage.removeItem('charkoni.choice'));
	await page.goto(`${world.address}#/setup/${name}`);
	await page.waitForSelector('.start-bar');
	await page.evaluate(() => (document.querySelectorAll('details')[1].open = true));
}

for (const kind of charkoni.kinds) {
	const { name, options } = kind;
	for (const option of options.filter(({ values }) => values.length !== 1))
		await cases.run(
			`${name}: ${option.key} begins the game that the rules make of each value`,
			() =>
				on('/setup', {}, async (page) => {
					for (const value of valuesOf(option)) {
						if (
							options.find(({ key }) => key === option.key).values
								.length === 1
						)
							continue;
						const way = wayTo(kind, option.key, value);
						assert.ok(
							way,
							`${option.key}=${value} can be chosen by nobody`,
						);
						await fresh(page, name);
						for (const [key, one] of way)
							await setOption(page, kind, key, one);
						assert.equal(
							await page.getByRole('alert').count(),
							0,
							`${option.key}=${value}`,
						);
						await tap(page.locator('.start-bar .button'));
						await page.waitForSelector('.board .token');
						assert.equal(
							await until(() => begun(page)),
							gameOf(name, Object.fromEntries(way)),
						);
					}
				}),
		);

	await cases.run(`${name}: each option says what it does`, () =>
		on(`/setup/${name}`, {}, async (page) => {
			await page.locator('summary').last().click();
			const form = page.locator('details').last();
			assert.equal(await form.locator('fieldset, .field').count(), shownOf(kind).length);
			for (const [at, { key }] of shownOf(kind).entries()) {
				const field = form.locator('fieldset, .field').nth(at);
				for (const text of await field
					.locator('.option-text, .hint')
					.allTextContents())
					assert.match(text, /^[^=]{12,}$/, `${key} has no sentence`);
				assert.equal(
					await field.getByText(/usual, (as in the rules|our choice)/).count(),
					1,
					key,
				);
			}
		}),
	);
}

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

await end();
