/* Whatever is told of an attempt must be exactly so. */
import assert from 'node:assert/strict';

import { CharkoniError, load } from 'charkoni';

import { test } from '../harness.mjs';

const charkoni = await load();
const random = charkoni.random(11);

test('an action in full is legal if, and only if, it can be played', () => {
	for (const kind of ['parchis', 'parchis-pairs', 'pachisi', 'chaupar']) {
		let position = charkoni.game(kind).start();
		for (let ply = 0; ply < 300 && position.phase !== 'over'; ply++) {
			if (position.phase === 'throw') {
				position = position.throw(position.game.pickThrow(random.below));
				continue;
			}
			for (const action of position.legal()) {
				const { text, from, to, group, captures, lap, takes, joins, goesOn, pass } =
					action;
				assert.equal(position.whyNot(text).reason, 'legal', `${position} ${text}`);
				const all = {
					group,
					captures,
					lap,
					takes,
					joins,
					goesOn,
					pass,
					used: action.used,
				};
				if (!pass)
					assert.equal(
						position.whyNot({ from, to, ...all }).reason,
						'legal',
						text,
					);
				for (const other of [
					text.replace(/x[2-4]|c+|l(?=>)/, ''),
					text.replace('>', 'c>'),
					text.replace('>', 'l>'),
				]) {
					let played = true;
					try {
						position.act(other);
					} catch {
						played = false;
					}
					let told;
					try {
						told = position.whyNot(other).reason;
					} catch (error) {
						assert.ok(error instanceof CharkoniError);
						continue;
					}
					assert.equal(told === 'legal', played, `${position} ${other}`);
				}
			}
			position = position.act(position.choose('random', random));
		}
	}
});

test('a group, marks and flags that are told are not taken for others', () => {
	const chaupar = charkoni.position('chaupar 24x2,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 M[6] idle=0');
	const reason = (attempt) => chaupar.whyNot(attempt).reason;
	assert.equal(reason('24x2>30:6'), 'legal');
	assert.equal(reason({ from: 24, used: [6] }), 'legal');
	assert.equal(reason({ from: 24, group: 2, used: [6] }), 'legal');
	assert.deepEqual(chaupar.whyNot('24>30:6'), {
		reason: 'no-piece',
		square: chaupar.game.square(0, 24),
		progress: 24,
		needs: 0,
	});
	assert.equal(reason({ from: 24, group: 1, used: [6] }), 'no-piece');
	const pachisi = charkoni.position(
		'pachisi 40c,28,0,0/20,0,0,0/0,0,0,0/0,0,0,0 1 M[10] in=1100 skip=0000 row=0 due=0 ent=0 idle=0',
	);
	assert.equal(pachisi.whyNot({ from: 40, used: [10] }).reason, 'legal');
	assert.equal(pachisi.whyNot({ from: 40, captures: 1, used: [10] }).reason, 'legal');
	assert.equal(pachisi.whyNot({ from: 40, captures: 0, used: [10] }).reason, 'no-piece');
	assert.equal(pachisi.whyNot({ from: 40, lap: true, used: [10] }).reason, 'no-piece');
	assert.equal(pachisi.whyNot('40>50:10').reason, 'no-piece');
	const parchis = charkoni.position(
		'parchis 10,1,0,0/1,0,0,0/48,1,0,0/1,0,0,0 1 D4 six=0 last=- late=-',
	);
	assert.equal(parchis.whyNot({ from: 10 }).reason, 'legal');
	assert.equal(parchis.whyNot({ from: 10, takes: true }).reason, 'legal');
	assert.equal(parchis.whyNot({ from: 10, takes: false }).reason, 'no-choice');
});

test('a piece may be asked about; an attempt of nothing is refused', () => {
	const position = charkoni.position(
		'parchis 10,1,0,0/63,63,0,0/1,0,0,0/1,0,0,0 1 D4 six=0 last=- late=-',
	);
	const [piece, other] = position.pieces(0);
	assert.equal(position.whyNot(piece).reason, 'barrier');
	assert.equal(position.whyNot(other).reason, 'legal');
	assert.equal(position.whyNot({ progress: 10 }).reason, 'barrier');
	for (const attempt of [{}, { to: 14 }, { from: undefined }, undefined, null, '', 5])
		assert.throws(() => position.whyNot(attempt), CharkoniError);
	assert.equal(position.whyNot({ pass: true }).reason, 'no-pass');
});
