/* One table in play. */
import assert from 'node:assert/strict';

import { CharkoniError, load, STAND_IN } from 'charkoni';

import { test } from '../harness.mjs';
import { playOn, seatAll } from '../play.mjs';

const charkoni = await load();

function refuses(run, pattern) {
	assert.throws(run, (error) => error instanceof CharkoniError && pattern.test(error.message));
}

for (const name of ['parchis', 'parchis-pairs', 'pachisi', 'chaupar'])
	test(`a whole game of ${name} by bots: the record, read back, is the same game`, () => {
		const random = charkoni.random(11);
		const table = charkoni.game(name).table();
		seatAll(table, 'bot');
		table.do({ kind: 'start' });
		playOn(table, random);
		const { phase, ended, position } = table.state();
		assert.deepEqual([phase, ended, position.phase], ['over', true, 'over']);
		assert.deepEqual(table.places(), position.places());

		const record = table.record();
		record.setTag('Event', 'A test');
		const text = record.write();
		const [back] = charkoni.records(text);
		assert.equal(back.write(), text);
		assert.deepEqual(back.places(), table.places());
		assert.ok(back.now().position.equals(position));
		const again = back.table();
		assert.equal(again.position().line, position.line);
		assert.equal(again.record().write(), text.replace('[Event "A test"]\n', ''));
	});

test('the phases before play: seats, start, opening, colour', () => {
	const table = charkoni.game('parchis-pairs').table({ hold: 'one' });
	assert.deepEqual(table.turn(), {
		expect: 'seats',
		seat: 0,
		who: 'nobody',
		standIn: false,
		occupant: undefined,
	});
	for (let seat = 0; seat < 4; seat++) table.do({ kind: 'sit', seat, occupant: 10 + seat });
	assert.equal(table.turn().expect, 'start');
	table.do({ kind: 'start' });
	assert.deepEqual([table.turn().expect, table.turn().seat], ['opening', 0]);
	for (const each of ['2', '5', '5', '1']) table.do({ kind: 'opening', throw: each });
	let state = table.state();
	assert.deepEqual(
		[state.phase, state.round, state.contenders, state.thrown],
		['opening', 2, [1, 2], []],
	);
	table.do({ kind: 'opening', throw: '3' });
	table.do({ kind: 'opening', throw: '4' });
	assert.deepEqual([table.turn().expect, table.turn().seat], ['colour', 2]);
	assert.equal(table.position(), undefined);
	table.do({ kind: 'colour', colour: 0 });
	state = table.state();
	assert.deepEqual(
		state.seats.map(({ occupant }) => occupant),
		[12, 13, 10, 11],
	);
	assert.deepEqual(
		state.seats.map(({ chair }) => chair),
		[2, 3, 0, 1],
	);
	assert.deepEqual([state.starter, state.seat, state.phase], [0, 0, 'play']);
});

test('events that do not fit are refused and change nothing', () => {
	const table = charkoni.game('parchis').table({ hold: 'one' });
	table.do({ kind: 'sit', seat: 0, occupant: 1 });
	refuses(() => table.do({ kind: 'sit', seat: 0, occupant: 2 }), /seat/i);
	refuses(() => table.do({ kind: 'sit', seat: 1, occupant: 1 }), /./);
	refuses(() => table.do({ kind: 'start' }), /seat/i);
	refuses(() => table.do({ kind: 'sit', seat: 1, occupant: 2, who: 'dog' }), /./);
	refuses(() => table.do({ kind: 'dance' }), /dance/);
	refuses(() => table.do({ kind: 'sit', seat: 9, occupant: 2 }), /9/);
	assert.equal(table.count, 1);
	assert.deepEqual(table.event(0).event, { kind: 'sit', at: 0, seat: 0, occupant: 1, who: 'person' });
	assert.throws(() => table.event(1), CharkoniError);
	refuses(() => charkoni.game('parchis').table({ clock: 'sand' }), /sand/);
	refuses(() => charkoni.game('parchis').table({ clock: 'turn' }), /./);
});

test('an action that is not legal is refused, and why-not explains it', () => {
	const table = charkoni.game('parchis').table();
	seatAll(table, 'bot');
	table.do({ kind: 'start', how: 'seat', seat: 2 });
	assert.deepEqual([table.turn().expect, table.turn().seat], ['throw', 2]);
	assert.equal(table.whyNot({ from: 1 }).reason, 'throw-first');
	table.do({ kind: 'throw', throw: '5' });
	refuses(() => table.do({ kind: 'action', action: '1>6' }), /1>6/);
	assert.equal(table.whyNot('1>6').reason, 'must-enter');
	assert.deepEqual(table.legal().map(String), ['0>1']);
	const { number, event } = table.do({ kind: 'action', action: table.legal()[0] });
	assert.deepEqual([number, event.seat, String(event.action)], [6, 2, '0>1']);
});

test('real dice: a die that fell badly, and corrections', () => {
	const table = charkoni.game('parchis').table({ realDice: true, hold: 'any' });
	seatAll(table, 'person');
	table.do({ kind: 'start', how: 'seat', seat: 0 });
	table.do({ kind: 'again' });
	assert.equal(table.state().badly, 1);
	table.do({ kind: 'throw', throw: '3' });
	table.do({ kind: 'action', action: '1>4' });
	table.do({ kind: 'throw', throw: '2' });
	const target = table.latest();
	assert.equal(table.event(target).event.throw, '2');
	table.do({ kind: 'correct', target, replace: { kind: 'throw', throw: '5' } });
	assert.deepEqual(table.legal().map(String), ['0>1']);
	assert.ok(table.event(target).undone);
	table.do({ kind: 'correct', target: table.latest(target) });
	assert.deepEqual([table.turn().expect, table.turn().seat], ['action', 0]);
	const text = table.record().write();
	assert.match(text, /correct=2\.1:5/);
	const last = table.event(table.count - 1).event;
	assert.equal(last.kind, 'correct');

	const copy = table.game.table(table.settings);
	copy.replay(JSON.parse(JSON.stringify(table.log())));
	assert.deepEqual(JSON.stringify(copy.log()), JSON.stringify(table.log()));
	assert.equal(copy.record().write(), text);
	const generated = charkoni.game('parchis').table();
	seatAll(generated, 'bot');
	generated.do({ kind: 'start' });
	refuses(() => generated.do({ kind: 'again' }), /./);
});

test('a touched piece is a played piece, also for bots', () => {
	const position = charkoni.position(
		'parchis-pairs 20,10,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 D3 six=0 last=- late=-',
	);
	const table = position.game.table({ position });
	seatAll(table, 'bot');
	table.do({ kind: 'start', how: 'position' });
	assert.equal(table.settings.touch, true);
	assert.equal(table.settings.position, position);
	assert.deepEqual(table.legal().map(String), ['10>13', '20>23']);
	const piece = position.pieces(0)[1];
	assert.deepEqual([piece.progress, piece.text], [10, '10']);
	table.do({ kind: 'touch', piece });
	assert.deepEqual(table.state().touched.progress, 10);
	assert.deepEqual([table.turn().expect, table.legal().map(String)], ['touched', ['10>13']]);
	assert.ok(table.bound('20>23'));
	assert.ok(!table.bound({ from: 10 }));
	refuses(() => table.do({ kind: 'action', action: '20>23' }), /./);
	assert.equal(table.choose('fast', charkoni.random(1)).text, '10>13');
	assert.equal(position.choose('fast', charkoni.random(1)).text, '20>23');
});

test('the clock: flags fall at their time, and somebody stands in', () => {
	const table = charkoni
		.game('parchis')
		.table({ clock: 'turn', clockMs: 30000, autoFlag: true, hold: 'any' });
	assert.equal(table.flagTime(), undefined);
	seatAll(table, 'person');
	table.do({ kind: 'start', how: 'seat', seat: 0, at: 1000 });
	assert.equal(table.flagTime(), 31000);
	table.do({ kind: 'time', at: 31000 });
	const { seats } = table.state();
	assert.deepEqual(
		[seats[0].flagged, seats[0].flags, seats[0].left, table.turn().standIn],
		[true, 1, 0, true],
	);
	table.do({ kind: 'throw', throw: '3', occupant: STAND_IN });
	assert.equal(table.event(table.count - 1).event.occupant, STAND_IN);
	refuses(() => table.do({ kind: 'time', at: 5 }), /./);
	table.do({ kind: 'pause' });
	assert.equal(table.turn().expect, 'resume');
	assert.deepEqual(table.legal(), []);
	table.do({ kind: 'resume', at: 50000 });
	table.do({ kind: 'leave', seat: 1, occupant: 1 });
	assert.ok(table.state().seats[1].absent);
	table.do({ kind: 'return', seat: 1, occupant: 1 });
	table.do({ kind: 'end' });
	assert.equal(table.turn().expect, 'nothing');
	assert.equal(table.places(), undefined);
});
