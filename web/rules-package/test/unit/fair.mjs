/* Where throws come from. */
import assert from 'node:assert/strict';

import { CharkoniError, load } from 'charkoni';

import { test } from '../harness.mjs';

const charkoni = await load();

test('rejection sampling: what would favour small numbers is thrown away', async () => {
	const { fairBelow } = await import(new URL('../../dist/fair.js', import.meta.url));
	const given = [0xffffffff, 0xfffffffc, 0xfffffffb, 5];
	const below = fairBelow((bytes) => new DataView(bytes.buffer).setUint32(0, given.shift()));
	assert.equal(below(6), 0xfffffffb % 6, 'beyond 6 * 715827882 - 1 there is no whole round of six');
	assert.equal(below(6), 5);
	for (const n of [0, -1, 1.5, 2 ** 32 + 1, NaN]) assert.throws(() => below(n), CharkoniError);
});

test('throws of the system come by their weights: chi-squared of 20,000 for each game', () => {
	for (const name of ['parchis', 'pachisi', 'chaupar']) {
		const game = charkoni.game(name);
		const seen = new Map(game.throws.map((each) => [each, 0]));
		for (let i = 0; i < 20000; i++) {
			const thrown = game.pickThrow();
			seen.set(thrown, seen.get(thrown) + 1);
		}
		let chi = 0;
		for (const [{ weight }, count] of seen) {
			const expected = (20000 * weight) / game.throwTotal;
			chi += (count - expected) ** 2 / expected;
		}
		/* A right device is above this less than once in a million runs. */
		assert.ok(chi < 70, `${name}: ${chi}`);
	}
});

test('every throw is picked by as many numbers as it has weight', () => {
	const game = charkoni.game('pachisi');
	const seen = new Map();
	for (let pick = 0; pick < game.throwTotal; pick++) {
		const { text } = game.pickThrow((n) => (assert.equal(n, 64), pick));
		seen.set(text, (seen.get(text) ?? 0) + 1);
	}
	for (const { text, weight } of game.throws) assert.equal(seen.get(text), weight);
});

test('a generator repeats itself from its seed', () => {
	const draw = (random) => Array.from({ length: 20 }, () => random.below(1000));
	assert.deepEqual(draw(charkoni.random(1)), draw(charkoni.random(1n, 0n)));
	assert.notDeepEqual(draw(charkoni.random(1)), draw(charkoni.random(2)));
	assert.notDeepEqual(draw(charkoni.random(1)), draw(charkoni.random(1, 1)));
	assert.notDeepEqual(draw(charkoni.random(1)), draw(charkoni.random(1n << 32n)));
	assert.notDeepEqual(draw(charkoni.random()), draw(charkoni.random()));
	assert.ok(draw(charkoni.random(3)).every((n) => n >= 0 && n < 1000));
	assert.throws(() => charkoni.random(0.5), CharkoniError);
	assert.throws(() => charkoni.random(1).below(0), CharkoniError);
});
