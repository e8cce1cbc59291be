/* Records: built step by step, read, refused. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { CharkoniError, load } from 'charkoni';

import { test } from '../harness.mjs';

const charkoni = await load();
/* The example of docs/records.md. */
const EXAMPLE = /## An example\n\n```\n([^]*?)```/.exec(
	readFileSync(new URL('../../../../docs/records.md', import.meta.url), 'utf8'),
)[1];

test('the example of the manual, item by item', () => {
	const [record] = charkoni.records(EXAMPLE);
	assert.equal(record.write(), EXAMPLE.replace('far,\n   so', 'far, so'));
	assert.equal(record.game.text, 'parchis:players=2,pieces=2');
	assert.deepEqual(record.tags(), {
		Event: 'Club evening',
		Date: '2026.11.30',
		Seat1: 'Ana',
		Seat2: 'bot:fast',
	});
	assert.deepEqual([record.tag('Seat1'), record.tag('Site')], ['Ana', undefined]);
	assert.deepEqual(
		[record.realDice, record.touch, record.start, record.result],
		[true, false, undefined, '*'],
	);
	const items = record.items();
	assert.equal(items.length, record.count);
	assert.deepEqual(items.map(({ word }) => word).slice(0, 6), [
		'{}',
		'1=5',
		'again',
		'2=5',
		'1=2',
		'2=6',
	]);
	assert.equal(items[0].item.text, 'The dice are the blue ones.');
	assert.deepEqual(
		[items[1].item, items[1].seat, items[1].turn],
		[{ kind: 'opening', throw: '5' }, 0, 0],
	);
	const correction = items.find(({ item }) => item.kind === 'correct');
	assert.deepEqual(correction.item.replace, { kind: 'throw', throw: '4' });
	assert.equal(correction.word, 'correct=3.1:4');
	assert.ok(items[correction.item.target].undone);
	assert.equal(record.find(3, 1), correction.index);
	assert.equal(record.find(30, 1), undefined);
	assert.equal(record.now().turn, 4);
	assert.equal(record.before(record.count - 1).position.phase, 'throw');
	assert.equal(record.begin().phase, 'opening');
	assert.equal(record.places(), undefined);
});

test('a record built step by step', () => {
	const record = charkoni.game('parchis:players=2,pieces=1').record({
		start: 1,
		realDice: true,
		tags: { Event: 'Ñandú "club" \\ पचीसी', Seat1: 'Ana' },
	});
	assert.equal(record.add({ kind: 'throw', throw: '6' }).word, '6');
	assert.equal(record.add({ kind: 'action', action: '1>8' }).turn, 1);
	record.add({ kind: 'comment', text: 'well   thrown' });
	record.add({ kind: 'throw', throw: '4' });
	record.add({ kind: 'correct', target: 3, replace: { kind: 'throw', throw: '2' } });
	assert.throws(() => record.add({ kind: 'action', action: '1>8' }), CharkoniError);
	assert.throws(() => record.add({ kind: 'opening', throw: '1' }), CharkoniError);
	assert.throws(() => record.add({ kind: 'song' }), CharkoniError);
	assert.equal(record.start, 1);
	const [back] = charkoni.records(record.write());
	assert.equal(back.write(), record.write());
	assert.equal(back.tag('Event'), 'Ñandú "club" \\ पचीसी');
	assert.equal(back.item(2).item.text, 'well thrown');
	assert.throws(() => record.setTag('Game', 'pachisi'), CharkoniError);
	assert.throws(() => record.setTag('7', 'x'), CharkoniError);
	assert.throws(() => record.setTag('Site', 'a\nb'), CharkoniError);
	record.setTag('Seat1', 'Berta');
	assert.equal(record.tag('Seat1'), 'Berta');
});

test('a record from a position, and a table that goes on with it', () => {
	const position = charkoni.position('parchis:players=2,pieces=1 71/20 1 T six=0 last=- late=-');
	const record = position.game.record({ start: position });
	assert.equal(record.start.line, position.line);
	const table = record.table([{ occupant: 5 }, { occupant: 6, who: 'bot' }]);
	assert.deepEqual(
		table.state().seats.map(({ who }) => who),
		['person', 'bot'],
	);
	table.do({ kind: 'throw', throw: '1' });
	table.do({ kind: 'action', action: '71>G' });
	assert.match(table.record().write(), /\[Result "1"\]/);
	const timed = record.table(undefined, {
		clock: 'total',
		clockMs: 60000,
		hold: 'any',
		autoFlag: true,
	});
	assert.deepEqual(
		[timed.flagTime(), timed.settings.hold, timed.settings.realDice],
		[60000, 'any', false],
	);
	assert.throws(() => record.table(undefined, { realDice: true }), CharkoniError);
	assert.throws(() => charkoni.game('pachisi').record({ start: position }), /parchis/);
	assert.throws(() => position.game.record({ start: 2 }), CharkoniError);
});

test('several games in one text', () => {
	const one = charkoni.game('chaupar').record({ start: 0 }).write();
	const two = charkoni.game('pachisi').record().write();
	assert.deepEqual(charkoni.records(`${one}\n${two}`).map(String), [one, two]);
	assert.deepEqual(charkoni.records(''), []);
});

test('a damaged record is refused with its line and column', () => {
	const text = EXAMPLE.replace('1>4', '1>5');
	assert.throws(
		() => charkoni.records(text),
		(error) => {
			assert.ok(error instanceof CharkoniError);
			assert.deepEqual([error.line, error.column, error.part], [14, 9, '1>5']);
			return true;
		},
	);
	assert.throws(() => charkoni.records(EXAMPLE.replace('end\n', '')), CharkoniError);
});
