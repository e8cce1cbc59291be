/* Bots, at once and in a worker. */
import assert from 'node:assert/strict';

import { CharkoniError, load, startBots } from 'charkoni';

import { test } from '../harness.mjs';
import { seatAll } from '../play.mjs';

const charkoni = await load();
const refused = (error) => error instanceof CharkoniError;

test('every bot chooses a legal action, and the same from the same seed', () => {
	assert.deepEqual(charkoni.bots, ['random', 'fast', 'aggressive', 'defensive', 'mixed', 'expert']);
	const position = charkoni.position(
		'pachisi 40,28,0,0/20,0,0,0/0,0,0,0/0,0,0,0 1 M[25,10,3] in=1100 skip=0000 row=0 due=0 ent=2 idle=0',
	);
	const legal = position.legal().map(String);
	for (const bot of charkoni.bots) {
		const { text } = position.choose(bot, charkoni.random(5));
		assert.ok(legal.includes(text), `${bot}: ${text}`);
		assert.equal(position.choose(bot, charkoni.random(5)).text, text);
		assert.ok(legal.includes(position.choose(bot).text));
	}
	assert.throws(() => position.choose('genius'), CharkoniError);
	assert.throws(() => charkoni.game('parchis').start().choose('fast'), CharkoniError);
});

test('in a worker: many questions at once, answered as at once in the page', async () => {
	const bots = await startBots();
	let position = charkoni.game('chaupar').start();
	const asked = [];
	const random = charkoni.random(3);
	while (asked.length < 120) {
		if (position.phase === 'throw')
			position = position.throw(position.game.pickThrow(random.below));
		else {
			asked.push([position, bots.choose('expert', position, asked.length)]);
			position = position.act(position.choose('random', random));
		}
	}
	for (const [i, [at, answer]] of asked.entries())
		assert.equal((await answer).text, at.choose('expert', charkoni.random(i)).text);
	await bots.close();
});

test('in a worker: refusals reject, and the worker goes on', async () => {
	const bots = await startBots({ module: charkoni.module });
	const start = charkoni.game('parchis').start();
	await assert.rejects(bots.choose('fast', start), refused);
	await assert.rejects(
		bots.choose('genius', start.throw('5')),
		(error) => refused(error) && error.part === 'genius',
	);
	assert.equal((await bots.choose('fast', start.throw('5'))).text, '0>1');
	await bots.close();
});

test('in a worker: a touch binds the bot', async () => {
	const position = charkoni.position(
		'parchis-pairs 20,10,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 D3 six=0 last=- late=-',
	);
	const table = position.game.table({ position });
	seatAll(table, 'bot');
	table.do({ kind: 'start', how: 'position' });
	const bots = await startBots();
	assert.equal((await bots.choose('fast', table)).text, '20>23');
	table.do({ kind: 'touch', piece: { progress: 10 } });
	assert.equal((await bots.choose('fast', table)).text, '10>13');
	await bots.close();
});

test('in a worker: closing rejects what is open, and what is asked afterwards', async () => {
	const bots = await startBots();
	const position = charkoni.game('parchis').start().throw('5');
	const open = bots.choose('expert', position);
	const closed = bots.close();
	await assert.rejects(open, refused);
	await closed;
	await assert.rejects(bots.choose('expert', position), refused);
	await bots.close();
});

test('in a worker: one that cannot start is told', async () => {
	await assert.rejects(startBots({ worker: new URL('nowhere.js', import.meta.url) }), refused);
	await assert.rejects(
		startBots({ module: new Uint8Array([1, 2, 3]) }),
		(error) => refused(error) && error.cause instanceof WebAssembly.CompileError,
	);
});
