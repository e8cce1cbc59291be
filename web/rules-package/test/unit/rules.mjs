/* Games, throws, positions, actions, why not. */
import assert from 'node:assert/strict';

import { CharkoniError, load } from 'charkoni';

import { test } from '../harness.mjs';

const charkoni = await load();

/* What is thrown is a CharkoniError with this part, and its sentence names the part. */
function refuses(run, part, pattern = /./) {
	assert.throws(run, (error) => {
		assert.ok(error instanceof CharkoniError, String(error));
		assert.equal(error.name, 'CharkoniError');
		assert.equal(error.part, part);
		assert.match(error.message, pattern);
		assert.doesNotMatch(error.message, /\{(part|want)\}/);
		return true;
	});
}

test('the kinds of games, with the options of the tables', () => {
	assert.deepEqual(
		charkoni.kinds.map(({ name }) => name),
		['parchis', 'parchis-pairs', 'pachisi', 'chaupar'],
	);
	const [parchis, , pachisi] = charkoni.kinds;
	assert.deepEqual(parchis.options[0], {
		key: 'players',
		values: ['4', '2', '3', '6', '8'],
		high: undefined,
		fallback: '4',
	});
	const standstill = pachisi.options.find(({ key }) => key === 'standstill');
	assert.deepEqual([standstill.values, standstill.high, standstill.fallback], [[], 255, '60']);
	assert.equal(charkoni.rulesVersion, 1);
});

test('a game string becomes canonical, and the game tells its options', () => {
	const game = charkoni.game('parchis:pieces=2,players=2,out=1');
	assert.equal(game.text, 'parchis:players=2,pieces=2');
	assert.equal(String(game), game.text);
	assert.equal(JSON.stringify({ game }), '{"game":"parchis:players=2,pieces=2"}');
	assert.deepEqual([game.kind, game.seats, game.pieces, game.teams], ['parchis', 2, 2, false]);
	assert.deepEqual([game.goal, game.ring, game.arms], [72, 68, 4]);
	assert.equal(game.options.capture_bonus, '20');
	assert.deepEqual([game.arm(0), game.arm(1)], [0, 2]);
	assert.deepEqual(game.colours, ['yellow', 'red']);
	assert.deepEqual(charkoni.game('chaupar').colours, ['yellow', 'red', 'black', 'green']);
});

test('a game string that is wrong is refused, and the error says what', () => {
	refuses(() => charkoni.game('ludo'), 'ludo');
	refuses(() => charkoni.game('parchis:colour=red'), 'colour');
	refuses(() => charkoni.game('pachisi:laps=7'), '7');
	try {
		charkoni.game('pachisi:laps=7');
	} catch (error) {
		assert.match(error.want, /1/);
		assert.match(error.sentence, /\{part\}.*\{want\}/);
		assert.equal(
			error.sentence.replace('{part}', error.part).replace('{want}', error.want),
			error.message,
		);
	}
});

test('throws have weights that add up', () => {
	for (const [name, total, count] of [
		['parchis', 6, 6],
		['pachisi', 64, 7],
		['chaupar', 64, 20],
	]) {
		const game = charkoni.game(name);
		assert.equal(game.throwTotal, total);
		assert.equal(game.throws.length, count);
		assert.equal(
			game.throws.reduce((sum, { weight }) => sum + weight, 0),
			total,
		);
	}
	const pachisi = charkoni.game('pachisi');
	assert.deepEqual(pachisi.throw('25').values, [25]);
	assert.equal(pachisi.throwOfMouths(5).text, '25');
	assert.deepEqual(
		pachisi.faces.find(({ value }) => value === 10),
		{ value: 10, grace: true, enters: true },
	);
	assert.deepEqual(charkoni.game('chaupar').throw('6-5-1').values, [6, 5, 1]);
	refuses(() => pachisi.throw('7'), '7');
	assert.throws(() => pachisi.throwOfMouths(7), CharkoniError);
	assert.throws(() => charkoni.game('parchis').throwOfMouths(1), CharkoniError);
});

test('a position tells what is due, and play leads to the next', () => {
	const start = charkoni.game('parchis').start(1);
	assert.deepEqual([start.phase, start.seat, start.owner, start.value], ['throw', 1, 1, 0]);
	assert.deepEqual(start.legal(), []);
	const thrown = start.throw('5');
	assert.deepEqual([thrown.phase, thrown.seat, thrown.value], ['move', 1, 5]);
	assert.deepEqual(thrown.legal().map(String), ['0>1']);
	const after = thrown.act(thrown.legal()[0]);
	assert.equal(after.seat, 2);
	assert.equal(after.count(1, 1), 2);
	assert.deepEqual(
		after.pieces(1).map(({ progress }) => progress),
		[1, 1, 0, 0],
	);
	assert.deepEqual(start.parchis, {
		six: 0,
		last: undefined,
		late: [undefined, undefined, undefined, undefined],
	});
	assert.equal(start.pachisi, undefined);
	assert.equal(start.line, charkoni.game('parchis').start(1).line);
	assert.ok(start.equals(charkoni.position(start.line)));
	assert.ok(!start.equals(after));
});

test('a position is a value: what follows it changes nothing', () => {
	const start = charkoni.game('pachisi').start();
	const line = start.line;
	for (const each of start.game.throws) start.throw(each);
	assert.equal(start.line, line);
});

test('the state of pachisi: pool, rights, who has entered', () => {
	const position = charkoni.position(
		'pachisi 28,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 M[25,3] in=1000 skip=0000 row=0 due=0 ent=1 idle=0',
	);
	assert.deepEqual(position.pool, [25, 3]);
	assert.deepEqual(position.pachisi.entered, [true, false, false, false]);
	assert.equal(position.pachisi.rights, 1);
	const action = position.legal().find(({ text }) => text === '28>56:25+3');
	assert.deepEqual([action.from, action.to, action.used], [28, 56, [25, 3]]);
});

test('the parts of an action', () => {
	const game = charkoni.game('pachisi');
	const action = game.action('12c>37x:25');
	const { from, to, group, captures, queen, lap, takes, joins, goesOn, pass, used } = action;
	assert.deepEqual([from, to, group, captures, queen, lap], [12, 37, 1, 1, false, false]);
	assert.deepEqual([takes, joins, goesOn, pass, used], [true, false, false, false, [25]]);
	assert.ok(game.action('pass').pass);
	assert.ok(game.action('70>12l:10').goesOn);
	assert.equal(charkoni.game('chaupar').action('24x2>30x:6').group, 2);
	assert.ok(charkoni.game('parchis-pairs').action('12>17&').joins);
	assert.equal(JSON.stringify([action]), '["12c>37x:25"]');
	refuses(() => game.action('12-37'), '12-37');
});

test('what does not fit is refused', () => {
	const start = charkoni.game('parchis').start();
	assert.throws(() => start.act('1>4'), CharkoniError);
	assert.throws(() => start.throw('3').throw('3'), CharkoniError);
	refuses(() => start.throw('3').act('1>6'), '1>6');
	refuses(() => charkoni.position('parchis 1,0,0,0 1 T six=0 last=- late=-'), '1,0,0,0');
	refuses(() => charkoni.game('parchis').start(4), '4', /0 to 3/);
	refuses(() => charkoni.game('parchis').start(-1), '-1');
	refuses(() => start.count(0.5, 1), '0.5');
	assert.throws(() => charkoni.game(7), CharkoniError);
	assert.throws(() => start.act({}), CharkoniError);
});

test('why not: reasons and what they speak of', () => {
	const barrier = charkoni.position(
		'parchis 10,1,0,0/63,63,0,0/1,0,0,0/1,0,0,0 1 D4 six=0 last=- late=-',
	);
	const why = barrier.whyNot({ from: 10 });
	assert.equal(why.reason, 'barrier');
	assert.deepEqual(why.square, barrier.game.square(1, 63));
	assert.equal(barrier.whyNot({ from: 0 }).reason, 'enter-needs');
	assert.equal(barrier.whyNot({ from: 0 }).needs, 5);
	assert.equal(barrier.whyNot({ from: 44 }).reason, 'no-piece');
	assert.equal(charkoni.game('parchis').start().whyNot('1>4').reason, 'throw-first');
	assert.equal(charkoni.game('parchis').start().throw('5').whyNot('1>6').reason, 'must-enter');
	assert.equal(charkoni.game('parchis').start().throw('5').whyNot('0>1').reason, 'legal');
	const near = charkoni.position('parchis G,G,G,70/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-');
	const lost = near.whyNot({ from: 70 }, '3');
	assert.deepEqual([lost.reason, lost.needs], ['exact', 2]);
	const castle = charkoni.position(
		'pachisi 10,5,0,0/59,0,0,0/0,0,0,0/0,0,0,0 1 M[4] in=1100 skip=0000 row=0 due=0 ent=0 idle=0',
	);
	const held = castle.whyNot({ from: 5, used: [4] });
	assert.deepEqual([held.reason, held.square.kind, held.progress], ['castle', 'safe', 8]);
	assert.equal(castle.whyNot({ pass: true }).reason, 'legal');
	assert.equal(castle.whyNot({ from: 5, used: [10] }).reason, 'not-thrown');
	assert.throws(() => castle.whyNot({ from: 5, used: [11] }), CharkoniError);
});

test('what a throw and an action did', () => {
	const position = charkoni.position(
		'parchis 10,0,0,0/64,0,0,0/1,0,0,0/1,0,0,0 1 D4 six=0 last=- late=-',
	);
	const enemy = charkoni.game('parchis').square(0, 14);
	assert.equal(enemy.kind, 'plain');
	const step = position.tellAct('10>14');
	assert.deepEqual(
		step.happenings.map(({ kind }) => kind),
		['moved', 'turn'],
	);
	assert.deepEqual([step.happenings[0].from, step.happenings[0].to], [10, 14]);
	assert.ok(step.endedTurn);
	const thrown = charkoni.game('pachisi').start().tellThrow('25');
	assert.equal(thrown.happenings[0].kind, 'thrown');
	assert.equal(thrown.position.game.throws[thrown.happenings[0].value].text, '25');
	assert.ok(!thrown.endedTurn);
});

test('a finished game has places and winners', () => {
	const over = charkoni
		.position('parchis:players=2,pieces=1 71/20 1 D1 six=0 last=- late=-')
		.act('71>G');
	assert.deepEqual([over.phase, over.seat, over.owner], ['over', undefined, undefined]);
	assert.deepEqual([over.places(), over.winners()], [[1, 2], [0]]);
	assert.equal(charkoni.game('parchis').start().places(), undefined);
	assert.equal(charkoni.game('parchis').start().winners(), undefined);
	const pair = charkoni
		.position('parchis-pairs:pieces=1 1/71/1/1 2 D1 six=0 last=- late=-')
		.act('71>G');
	assert.deepEqual(pair.winners(), [1, 3]);
});

test('seats turn with the choice of colour', () => {
	const game = charkoni.game('parchis-pairs');
	assert.deepEqual(
		[0, 1, 2, 3].map((seat) => game.turned(seat, 1, 0)),
		[3, 0, 1, 2],
	);
	assert.deepEqual([game.team(0), game.team(1), game.team(2)], [0, 1, 0]);
});

test('playouts repeat themselves from a seed', () => {
	const start = charkoni.game('chaupar').start();
	const first = start.playout(charkoni.random(7, 1));
	const second = start.playout(charkoni.random(7, 1));
	assert.equal(first.position.phase, 'over');
	assert.ok(first.position.equals(second.position));
	assert.equal(first.plies, second.plies);
	assert.equal(start.playout(charkoni.random(7), 10).plies, 10);
});
