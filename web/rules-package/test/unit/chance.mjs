/* Generators are handles, that is, addresses in the module: none but those of the same module may get there. */
import assert from 'node:assert/strict';

import { CharkoniError, load, startBots } from 'charkoni';

import { test } from '../harness.mjs';
import { seatAll } from '../play.mjs';

const charkoni = await load();
const other = await load();
const position = charkoni.game('parchis').start().throw('5');
const table = charkoni.game('parchis').table({ hold: 'any' });
seatAll(table, 'person');
table.do({ kind: 'start', how: 'seat', seat: 0 });
table.do({ kind: 'throw', throw: '5' });
const refused = (error) => error instanceof CharkoniError;

const NO_GENERATORS = [
	null,
	5,
	1000,
	-1,
	'x',
	true,
	{},
	{ handle: 1024 },
	Math.random,
	() => 1,
	5n,
	[],
	table,
];

test('only a generator of the same module is taken', () => {
	for (const chance of [...NO_GENERATORS, other.random(1)]) {
		assert.throws(() => position.playout(chance), refused);
		assert.throws(() => position.choose('expert', chance), refused);
		assert.throws(() => table.choose('expert', chance), refused);
	}
	assert.throws(() => position.playout(), refused);
	assert.equal(position.choose('expert', charkoni.random(1)).text, '0>1');
	assert.equal(table.choose('expert', charkoni.random(1)).text, '0>1');
	assert.equal(position.playout(charkoni.random(1)).position.phase, 'over');
});

test('a generator that has been freed is refused', () => {
	const random = charkoni.random(1);
	random.free();
	assert.throws(() => position.choose('fast', random), refused);
	assert.throws(() => position.playout(random), refused);
});

test('a worker takes seeds and nothing else', async () => {
	const bots = await startBots({ module: charkoni.module });
	for (const seed of [charkoni.random(1), null, 'x', 0.5, {}, Math.random])
		await assert.rejects(bots.choose('fast', position, seed), refused);
	for (const at of [undefined, null, 5, 'x', {}, { turn: 1 }, position.line])
		await assert.rejects(bots.choose('fast', at), refused);
	for (const bot of [undefined, null, 5, {}, () => 1])
		await assert.rejects(bots.choose(bot, position), refused);
	assert.equal((await bots.choose('fast', position, 2n ** 60n)).text, '0>1');
	await bots.close();
});
