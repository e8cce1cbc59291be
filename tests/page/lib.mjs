/* lib.mjs - what every test of the page in a browser begins and ends with:
 *
 *	const { world, cases, on, end } = await begin();
 *	await cases.run('what holds', () => on('/settings', {}, async (page) => { … }));
 *	await end();
 *
 * With a word behind the name of the test only those cases are run whose titles match it. */
import assert from 'node:assert/strict';

import { open, start } from './browser.mjs';
import { Cases } from './parts.mjs';

export { axe, DESKTOP, FOLDER, open, PHONE } from './browser.mjs';
export { Cases, part, rules } from './parts.mjs';

/** Start the browser and a server whose files `change` may replace (see serve). `on` opens a screen, does something with
 * it, and sees that nothing has gone wrong in it; `usual` is what its options are where it is not told others. */
export async function begin({ change, ...usual } = {}) {
	const world = await start(change);
	const cases = new Cases(process.argv[2]);
	const on = async (path, { settings, ...rest }, body) => {
		const all = { ...usual, ...rest, settings: { ...usual.settings, ...settings } };
		const { context, page, faults } = await open(world, { path, ...all });
		try {
			await body(page, context);
			assert.deepEqual(faults, []);
		} finally {
			await context.close();
		}
	};
	const end = async () => {
		await world.close();
		cases.end();
	};
	return { world, cases, on, end };
}

/** The address of a game to play: its parts behind `#/play/new/`, such as game string, seats, position. */
export function newGame(...parts) {
	return `/play/new/${parts.map(encodeURIComponent).join('/')}`;
}

/** A game in its middle, the same every time: the record of a game played by chance, up to the first position after so
 * many throws and moves in which there is a choice of moves. */
export function midGame(charkoni, game, { seed = 7, after = 120 } = {}) {
	const chance = charkoni.random(seed);
	const record = charkoni.game(game).record({ start: 0 });
	for (;;) {
		const { position } = record.now();
		const legal = position.phase === 'throw' ? [] : position.legal();
		if (record.count >= after && legal.length > 1) return record;
		if (position.phase === 'throw')
			record.add({ kind: 'throw', throw: record.game.pickThrow(chance.below) });
		else record.add({ kind: 'action', action: legal[chance.below(legal.length)] });
	}
}
