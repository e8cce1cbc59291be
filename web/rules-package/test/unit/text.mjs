/* Texts and JSON: what is written can be read again, and what is told fits into a sentence. */
import assert from 'node:assert/strict';

import { CharkoniError, load } from 'charkoni';

import { test } from '../harness.mjs';
import { seatAll } from '../play.mjs';

const charkoni = await load();
const LINE = 'parchis 10,1,0,0/63,63,0,0/1,0,0,0/1,0,0,0 1 D4 six=0 last=- late=-';

test('a table that starts from a position survives JSON', () => {
	const { game } = charkoni.position(LINE);
	const table = game.table({ position: LINE, hold: 'any' });
	seatAll(table, 'person');
	table.do({ kind: 'start', how: 'position' });
	table.do({ kind: 'action', action: table.legal()[0] });
	const kept = JSON.stringify({ game, settings: table.settings, log: table.log() });
	const { game: text, settings, log } = JSON.parse(kept);
	const again = charkoni.game(text).table(settings);
	again.replay(log);
	assert.equal(String(again.position()), String(table.position()));
	assert.equal(again.settings.position.line, LINE);
	assert.throws(() => charkoni.game('pachisi').table({ position: LINE }), CharkoniError);
	for (const position of [5, null, {}, 'parchis', '', LINE.toUpperCase()])
		assert.throws(() => game.table({ position }), CharkoniError);
});

test('a record may begin from a line, and becomes its text in JSON', () => {
	const { game } = charkoni.position(LINE);
	const record = game.record({ start: LINE });
	assert.equal(record.start.line, LINE);
	const [back] = charkoni.records(JSON.parse(JSON.stringify({ record })).record);
	assert.equal(back.write(), record.write());
	for (const start of [null, {}, 'parchis', true])
		assert.throws(() => game.record({ start }), CharkoniError);
});

test('throws and pieces become their text in a sentence', () => {
	const game = charkoni.game('chaupar');
	assert.equal(`${game.throws[0]}`, game.throws[0].text);
	const [piece] = charkoni.game('pachisi').start().throw('25').throw('3').act('0>28:25+3').pieces(0);
	assert.equal(`${piece}`, piece.text);
	assert.deepEqual(Object.keys(piece), ['text', 'progress', 'group', 'captures', 'queen', 'lap']);
});

test('the part of an error is cut to 63 bytes, also in the sentence', () => {
	const bytes = (text) => new TextEncoder().encode(text).length;
	const long = '\u{1f3b2}'.repeat(1000);
	const game = charkoni.game('pachisi');
	for (const use of [
		() => game.start(long),
		() => game.table({ clock: long }),
		() => game.draw({ look: long }),
		() => game.draw({ [long]: 1 }),
		() => game.start().count(0, long),
		() => game.table().do({ kind: long }),
		() => game.start().whyNot({ from: 0, used: [long] }),
		() => charkoni.game(long),
	])
		assert.throws(use, (error) => {
			assert.ok(error instanceof CharkoniError);
			assert.ok(bytes(error.part) <= 63, error.part);
			assert.ok(bytes(error.message) < 400, error.message);
			assert.ok(!/[\ud800-\udbff](?![\udc00-\udfff])/.test(error.message), error.message);
			return true;
		});
});

test('a sign of byte order stays, zero bytes become the sign for what cannot be shown', () => {
	const record = charkoni.game('parchis').record({ tags: { Event: '\ufeffClub' } });
	assert.equal(record.tag('Event'), '\ufeffClub');
	const svg = charkoni.game('parchis').draw({ title: 'a\0b\u0001c', description: 'd\0e' });
	assert.ok(svg.includes('a\ufffdb\ufffdc') && svg.includes('d\ufffde'));
});

test('what a throw or an action did comes with the event', () => {
	const table = charkoni.game('parchis:players=2').table({ hold: 'any' });
	seatAll(table, 'person');
	assert.deepEqual(table.do({ kind: 'start', how: 'seat', seat: 0 }).happenings, []);
	const kinds = (done) => done.happenings.map(({ kind }) => kind);
	const position = table.position();
	const thrown = table.do({ kind: 'throw', throw: '5' });
	assert.deepEqual(thrown.happenings, position.tellThrow('5').happenings);
	assert.deepEqual(kinds(table.do({ kind: 'action', action: '0>1' })), ['entered', 'barrier', 'turn']);
});
