/* Events, items and options: what is left out is not made up, and what is misspelt is not ignored. */
import assert from 'node:assert/strict';

import { CharkoniError, load } from 'charkoni';

import { test } from '../harness.mjs';
import { seatAll } from '../play.mjs';

const charkoni = await load();
const game = charkoni.game('pachisi');
const lacks = (field) => (error) => error instanceof CharkoniError && error.want === field;
const refused = (error) => error instanceof CharkoniError;

function begun(settings) {
	const table = game.table({ hold: 'any', realDice: true, touch: true, ...settings });
	seatAll(table, 'person');
	table.do({ kind: 'start', how: 'seat', seat: 0 });
	return table;
}

const FIELDS = { opening: 'throw', throw: 'throw', colour: 'colour', touch: 'piece', action: 'action' };

test('an event without what it brings is refused by the name of the field', () => {
	const table = begun();
	table.do({ kind: 'throw', throw: '25' });
	const { count } = table;
	for (const [kind, field] of Object.entries(FIELDS)) {
		assert.throws(() => table.do({ kind }), lacks(field), kind);
		assert.throws(() => table.do({ kind, [field]: undefined }), lacks(field), kind);
		const target = table.latest();
		assert.throws(() => table.do({ kind: 'correct', target, replace: { kind } }), lacks(field));
	}
	assert.throws(() => table.do({ kind: 'correct' }), lacks('target'));
	for (const kind of ['sit', 'leave', 'return']) {
		assert.throws(() => table.do({ kind, occupant: 1 }), lacks('seat'));
		assert.throws(() => table.do({ kind, seat: 0 }), lacks('occupant'));
	}
	assert.throws(() => table.do({ kind: 'start', how: 'seat' }), lacks('seat'));
	for (const event of [undefined, null, 5, 'throw', {}, { kind: 'none' }, { kind: 'constructor' }])
		assert.throws(() => table.do(event), refused);
	for (const replace of [null, 5, {}, { kind: 'sit' }, { kind: 'again' }, { kind: 'toString' }])
		assert.throws(() => table.do({ kind: 'correct', target: table.latest(), replace }), refused);
	assert.equal(table.count, count);
});

test('an item without what it brings is refused by the name of the field', () => {
	const record = game.record({ start: 0, realDice: true, touch: true });
	record.add({ kind: 'throw', throw: '25' });
	const wanted = { ...FIELDS, comment: 'text', correct: 'target' };
	for (const [kind, field] of Object.entries(wanted)) {
		assert.throws(() => record.add({ kind }), lacks(field), kind);
		assert.throws(() => record.add({ kind, [field]: undefined }), lacks(field), kind);
	}
	for (const [kind, field] of Object.entries(FIELDS))
		assert.throws(
			() => record.add({ kind: 'correct', target: 0, replace: { kind } }),
			lacks(field),
		);
	for (const item of [undefined, null, 5, {}, { kind: 'none' }])
		assert.throws(() => record.add(item), refused);
	assert.equal(record.count, 1);
});

test('a field that is undefined counts as left out, one of another kind is refused', () => {
	const table = begun();
	const event = { kind: 'throw', throw: '25', at: undefined, seat: undefined, occupant: undefined };
	assert.equal(table.do({ ...event, action: undefined }).event.throw, '25');
	assert.throws(() => table.do({ kind: 'action', action: '0>1', throw: '25' }), refused);
	assert.throws(() => table.do({ kind: 'correct', target: 5, repalce: { kind: 'throw' } }), refused);
	assert.equal(table.do({ kind: 'correct', target: 5, replace: undefined }).event.target, 5);
	assert.throws(
		() => game.record({ start: 0 }).add({ kind: 'throw', throw: '25', text: 'a' }),
		refused,
	);
});

test('options that are misspelt are refused, and the right ones are told', () => {
	const told = (key) => (error) => refused(error) && error.want.split(', ').includes(key);
	assert.throws(() => game.table({ realdice: true }), told('realDice'));
	assert.throws(() => game.record({ tag: {} }), told('tags'));
	assert.throws(() => game.draw({ color: 'dark' }), told('theme'));
	assert.throws(() => game.start().whyNot({ from: 0, take: true }), told('takes'));
	assert.equal(game.table({ clock: undefined, foo: undefined }).settings.clock, 'none');
	for (const options of [null, 5, 'x']) {
		assert.throws(() => game.table(options), refused);
		assert.throws(() => game.record(options), refused);
		assert.throws(() => game.draw(options), refused);
	}
});

test('flags are true or false, and nothing that would pass for it', () => {
	for (const value of ['true', 'false', 1, 0, null, {}]) {
		for (const key of ['realDice', 'touch', 'autoFlag', 'autoAbsent', 'substitutes'])
			assert.throws(() => game.table({ [key]: value }), refused, key);
		for (const key of ['realDice', 'touch'])
			assert.throws(() => game.record({ [key]: value }), refused, key);
		assert.throws(() => game.draw({ numbers: value }), refused);
		assert.throws(() => game.start().draw({ legal: value }), refused);
		assert.throws(() => game.start().throw('25').whyNot({ from: 0, takes: value }), refused);
	}
});
