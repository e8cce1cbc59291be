/* Positions set up by hand. */
import assert from 'node:assert/strict';

import { CharkoniError, load } from 'charkoni';

import { test } from '../harness.mjs';

const charkoni = await load();
const at = (...progress) => progress.map((one) => ({ progress: one }));

test('pieces in any order, the rest at home', () => {
	const game = charkoni.game('parchis-pairs');
	const { line } = game.setUp({ pieces: [at(0, 39, 72), [], at(5)], seat: 2 });
	assert.equal(line, 'parchis-pairs G,39,0,0/0,0,0,0/5,0,0,0/0,0,0,0 3 T six=0 last=- late=-');
	assert.equal(game.setUp({ pieces: [] }).line, charkoni.game('parchis-pairs').start().line);
});

test('marks go where they cannot be, and a group has them all', () => {
	const pachisi = charkoni.game('pachisi');
	const marked = { captures: 2, lap: true };
	const pieces = [
		[
			{ progress: 30, ...marked },
			{ progress: 5, ...marked },
			{ progress: 84, ...marked },
		],
	];
	assert.match(pachisi.setUp({ pieces }).line, /^pachisi G,30ql,5,0\/.* in=1000 /);
	assert.match(pachisi.setUp({ pieces: [], entered: [false, true] }).line, / in=0100 /);
	assert.deepEqual(pachisi.marksAt(30), { captures: true, lap: true });
	assert.deepEqual(pachisi.marksAt(8), { captures: false, lap: false });
	const chaupar = charkoni.game('chaupar:laps=1');
	const group = [[{ progress: 30 }, { progress: 30, lap: true }, { progress: 12 }, { progress: 12 }]];
	assert.match(chaupar.setUp({ pieces: group }).line, / 30x2l,12x2\//);
});

test('who came last to a shared exit', () => {
	const game = charkoni.game('parchis');
	const pieces = [at(52), [], [], at(1)];
	assert.match(game.setUp({ pieces }).line, /late=4:4$/);
	assert.match(game.setUp({ pieces, late: [1, undefined, 2, 0] }).line, /late=4:1$/);
	assert.match(game.setUp({ pieces, late: [, , , 2] }).line, /late=4:4$/);
});

test('what is no position is refused, with the reason of the rules', () => {
	const game = charkoni.game('parchis');
	const refused = (setUp, reason) =>
		assert.throws(
			() => game.setUp(setUp),
			(error) => error instanceof CharkoniError && reason.test(error.message),
		);
	refused({ pieces: [at(10, 10, 10)] }, /more than two pieces on square/);
	refused({ pieces: [at(10), at(61)] }, /two opponents on square/);
	refused({ pieces: [at(72, 72, 72, 72)] }, /./);
	for (const setUp of [
		{ pieces: [at(73)] },
		{ pieces: [at(-1)] },
		{ pieces: [at(1.5)] },
		{ pieces: [at(1, 1, 1, 1, 1)] },
		{ pieces: [[], [], [], [], at(0)] },
		{ pieces: [], seat: 4 },
		{ pieces: [], late: [9] },
		{ pieces: [[{ progress: 1, captures: 3 }]] },
		{ pieces: [[{ progress: 1, lap: 'yes' }]] },
	])
		refused(setUp, /./);
});
