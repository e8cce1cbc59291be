/* What a program may hand over by mistake: it is refused, and never becomes another number or text on its way into
 * the module. */
import assert from 'node:assert/strict';

import { CharkoniError, load } from 'charkoni';

import { test } from '../harness.mjs';
import { seatAll } from '../play.mjs';

const charkoni = await load();
const game = charkoni.game('pachisi');
const position = game.start().throw('25').throw('3');
const random = charkoni.random(1);
const table = game.table({ hold: 'any', realDice: true });
seatAll(table, 'person');
table.do({ kind: 'start', how: 'seat', seat: 0 });
const record = game.record({ start: 0, realDice: true });
record.add({ kind: 'throw', throw: '25' });

const NO_NUMBERS = [NaN, Infinity, -1, 0.5, 1e300, '1', 5n, {}, [], null, true, () => 1];
const NUMBERS = {
	'a seat to begin': (x) => game.start(x),
	'a seat': (x) => game.arm(x),
	'a progress': (x) => game.square(0, x),
	'a progress of a cell': (x) => game.cell(0, x),
	mouths: (x) => game.throwOfMouths(x),
	'what a source of chance says': (x) => game.pickThrow(() => x),
	'an arm to draw': (x) => game.draw({ part: 'arm', arm: x }),
	'the arm that points down': (x) => game.draw({ down: x }),
	'the last move, from': (x) => position.draw({ last: { seat: 0, from: x, to: 3 } }),
	'the last move, of a seat': (x) => position.draw({ last: { seat: x, from: 1, to: 3 } }),
	'a progress to count on': (x) => position.count(0, x),
	'a die': (x) => charkoni.game('parchis').start().amount(x),
	'an attempt, from': (x) => position.whyNot({ from: x }),
	'an attempt, to': (x) => position.whyNot({ from: 0, to: x }),
	'an attempt, throws': (x) => position.whyNot({ from: 0, used: [x] }),
	'plies of a playout': (x) => position.playout(random, x),
	depth: (x) => position.perft(x),
	'a time': (x) => table.do({ kind: 'time', at: x ?? -1 }),
	'an occupant': (x) => table.do({ kind: 'throw', throw: '25', occupant: x }),
	'a target': (x) => table.do({ kind: 'correct', target: x }),
	'a touched piece': (x) => table.do({ kind: 'touch', piece: { progress: x } }),
	'a number of the log': (x) => table.event(x),
	'an index of a record': (x) => record.item(x),
	'an item before which': (x) => record.before(x),
	'a target of a record': (x) => record.add({ kind: 'correct', target: x }),
	'a seat or position to start at': (x) => game.record({ start: x }),
	'a bound of random numbers': (x) => random.below(x),
};

for (const [title, use] of Object.entries(NUMBERS))
	test(`refused where a number is wanted: ${title}`, () => {
		for (const x of NO_NUMBERS)
			assert.throws(() => use(x), CharkoniError, `${typeof x} ${String(x)}`);
		assert.equal(table.count, 5);
		assert.equal(record.count, 1);
	});

const NO_TEXTS = [undefined, null, NaN, 5, 5n, true, {}, [], () => '5'];
const TEXTS = {
	'a game': (x) => charkoni.game(x),
	'a position': (x) => charkoni.position(x),
	records: (x) => charkoni.records(x),
	'a throw': (x) => position.throw(x),
	'an action': (x) => position.act(x),
	'a bot': (x) => position.choose(x),
	'the name of a tag': (x) => record.setTag(x, 'a'),
	'the value of a tag': (x) => record.setTag('A', x),
	'the tag wanted': (x) => record.tag(x),
	'a comment': (x) => record.add({ kind: 'comment', text: x }),
};

for (const [title, use] of Object.entries(TEXTS))
	test(`refused where a text is wanted: ${title}`, () => {
		for (const x of NO_TEXTS)
			assert.throws(() => use(x), CharkoniError, `${typeof x} ${String(x)}`);
		assert.deepEqual(record.tags(), {});
	});

test('texts of any bytes are refused or kept, and nothing stops working', () => {
	for (const text of [
		'',
		'\0',
		'\ud800',
		'x'.repeat(1e6),
		'\u{1f3b2}',
		'pachisi\0',
		'parchis:players=4,players=4',
	]) {
		assert.throws(() => charkoni.game(text), CharkoniError);
		assert.throws(() => charkoni.position(text), CharkoniError);
		assert.throws(() => position.act(text), CharkoniError);
		assert.ok(position.draw({ title: text }).includes('<svg'));
	}
	assert.equal(charkoni.game('pachisi').seats, 4);
});

test('the last move, whatever it is told, is drawn in the end', () => {
	for (const from of [0, 1, 5, 70, 76, 84])
		for (const to of [0, 3, 12, 84])
			assert.ok(position.draw({ last: { seat: 1, from, to } }).includes('</svg>'));
});
