/* Games that are equal are one in the module, however many speak of them; what is read needs no freeing. */
import assert from 'node:assert/strict';
import { performance } from 'node:perf_hooks';

import { CharkoniError, load, startBots } from 'charkoni';

import { test } from '../harness.mjs';

const LINE = 'parchis 10,1,0,0/63,63,0,0/1,0,0,0/1,0,0,0 1 D4 six=0 last=- late=-';

test('20,000 positions, and games, that are all kept take no memory of the module and little time', async () => {
	const charkoni = await load();
	charkoni.position(LINE);
	charkoni.game('chaupar');
	const before = charkoni.memory();
	const begun = performance.now();
	const kept = [];
	for (let i = 0; i < 20_000; i++) kept.push(charkoni.position(LINE), charkoni.game('chaupar'));
	assert.equal(charkoni.memory(), before);
	const took = performance.now() - begun;
	assert.ok(took < 10_000, `${took} ms`);
	assert.equal(kept[0].game, kept[39_998].game);
	assert.notEqual(kept[1], kept[39_999]);
});

test('memory that is wanted bit by bit is had by quarters', async () => {
	const charkoni = await load();
	const game = charkoni.game('parchis');
	const sizes = new Set();
	const kept = [];
	for (let i = 0; i < 1500; i++) {
		kept.push(game.table());
		sizes.add(charkoni.memory());
	}
	const [first, last] = [Math.min(...sizes), Math.max(...sizes)];
	assert.ok(last > 8 * first, `${first} to ${last} bytes`);
	assert.ok(sizes.size <= 2 + Math.log(last / first) / Math.log(1.25), `${sizes.size} steps`);
});

test('a game that is freed takes no other with it, and the last gives the memory back', async () => {
	const charkoni = await load();
	const [one, two] = [charkoni.game('pachisi'), charkoni.game('pachisi:pieces=4')];
	assert.equal(one.throws, two.throws);
	const read = charkoni.position(one.start().line);
	one.free();
	assert.throws(() => one.start(), CharkoniError);
	assert.equal(two.start().phase, 'throw');
	two.free();
	assert.equal(read.throw('25').phase, 'throw');
	read.game.free();
	assert.equal(read.game.freed, false);
	assert.equal(read.pieces(0).length, 4);
	for (let i = 0; i < 2000; i++) charkoni.game(`pachisi:table=seven,laps=${i % 2}`).free();
	assert.ok(charkoni.memory() < 2 ** 20 * 2, `${charkoni.memory()}`);
});

test('records of the same game share it', async () => {
	const charkoni = await load();
	const text = charkoni.game('parchis:players=2').record({ start: 0 }).write();
	const records = charkoni.records(text.repeat(50));
	assert.equal(new Set(records.map(({ game }) => game)).size, 1);
	assert.equal(charkoni.position(`${records[0].begin().position}`).game, records[0].game);
	for (const record of records) record.free();
});

test('a game that is freed while a worker thinks: what was asked is rejected', async () => {
	const charkoni = await load();
	const bots = await startBots({ module: charkoni.module });
	const game = charkoni.game('parchis');
	const open = bots.choose('expert', game.start().throw('5'));
	game.free();
	await assert.rejects(open, CharkoniError);
	assert.equal((await bots.choose('fast', charkoni.game('parchis').start().throw('5'))).text, '0>1');
	await bots.close();
});

test('values are frozen', async () => {
	const charkoni = await load();
	const position = charkoni.position(LINE);
	const [action] = charkoni.game('parchis').start().throw('5').legal();
	for (const value of [position, action, position.game.throws[0]]) assert.ok(Object.isFrozen(value));
	assert.equal(position.line, LINE);
	assert.equal(action.to, 1);
});
