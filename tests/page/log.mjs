/* log.mjs - the log of a game in words and in notation says what `charkoni replay` says. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Cases, part, rules } from './parts.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const { storyOf } = await part('log/story.ts');
const { tallyOf } = await part('keep/tally.ts');
const { load } = await rules();
const charkoni = await load();
const cases = new Cases();

const read = (name) => readFileSync(join(here, '../record', name), 'utf8');
const TURN = /^.+’s turn\.$/;

/* What the terminal tells between the head of a record and its end, without empty lines and whose turn it is. */
function told(golden) {
	return golden.split('\n').filter((line) => line !== '' && !TURN.test(line));
}

for (const name of ['parchis', 'pairs', 'pachisi', 'chaupar'])
	await cases.run(`the log of ${name}.ckr has the sentences of the terminal, in their order`, () => {
		const [record] = charkoni.records(read(`games/${name}.ckr`));
		const lines = storyOf(record).entries.flatMap((entry) => entry.lines);
		const golden = told(read(`golden/${name}.en`));
		const first = golden.indexOf(lines[0]);
		assert.ok(first >= 0, `no “${lines[0]}”`);
		assert.deepEqual(
			lines,
			golden.slice(first, first + lines.length).filter((line) => line !== ''),
		);
		assert.ok(lines.length > golden.length / 2);
	});

await cases.run('the story of a growing record is that of the whole one, and keeps what it has', () => {
	for (const name of ['pairs', 'chaupar']) {
		const [record] = charkoni.records(read(`games/${name}.ckr`));
		const start = record.start === undefined ? {} : { start: record.start };
		const grown = record.game.record({
			...start,
			realDice: record.realDice,
			touch: record.touch,
		});
		let story = storyOf(grown);
		for (const { item } of record.items()) {
			grown.add(item);
			const next = storyOf(grown, story);
			if (item.kind !== 'correct')
				for (const [at, chapter] of story.chapters.slice(0, -1).entries())
					assert.equal(next.chapters[at], chapter);
			story = next;
		}
		const whole = storyOf(grown);
		const plain = ({ chapters }) =>
			chapters.map(({ key, turn, seat, entries }) => [
				key,
				turn,
				seat,
				entries.map(({ lines }) => lines),
			]);
		assert.deepEqual(plain(story), plain(whole));
		assert.ok(story.chapters.length > 5);
	}
});

await cases.run('every move of a log names where it came from and where it ends', () => {
	const [record] = charkoni.records(read('games/pachisi.ckr'));
	for (const { last, item, after } of storyOf(record).entries) {
		if (item.item.kind !== 'action' || item.word === 'pass') continue;
		assert.ok(item.word.startsWith(String(last.from)));
		assert.ok(after.count(last.seat, last.to) > 0 || item.undone);
	}
});

await cases.run('a counted game counts throws, captures and places', async () => {
	const chance = charkoni.random(5);
	for (const name of ['parchis', 'parchis-pairs', 'pachisi', 'chaupar']) {
		const record = charkoni.game(`${name}:pieces=2`).record({ start: 1 });
		const threw = [0, 0, 0, 0];
		let captures = 0;
		while (record.now().phase !== 'over') {
			const { position } = record.now();
			if (position.phase === 'throw') {
				threw[position.seat]++;
				record.add({
					kind: 'throw',
					throw: record.game.pickThrow(chance.below),
				});
				continue;
			}
			const action = position.legal()[chance.below(position.legal().length)];
			for (const { kind, size } of position.tellAct(action).happenings)
				if (kind === 'captured') captures += size;
			record.add({ kind: 'action', action });
		}
		const bots = Array.from({ length: 4 }, () => ({
			who: 'bot',
			name: 'fast',
			bot: 'fast',
		}));
		const { seats } = await tallyOf(record, [{ who: 'person', name: 'Ana' }, ...bots.slice(1)]);
		const sum = (key) => seats.reduce((all, seat) => all + seat[key], 0);
		assert.equal(sum('captures'), captures);
		assert.equal(sum('captured'), captures);
		assert.ok(captures > 0);
		for (const [seat, { throws, place, won, person }] of seats.entries()) {
			assert.equal(
				Object.values(throws).reduce((all, count) => all + count, 0),
				threw[seat],
			);
			assert.equal(place, record.places()[seat]);
			assert.equal(won, record.now().position.winners().includes(seat));
			assert.equal(person, seat === 0);
		}
	}
});

const { fairness, tail } = await part('keep/chance.ts');
const { peopleOf, statsOf } = await part('keep/stats.ts');

await cases.run('the chance of a chi-squared value is that of the tables', () => {
	/* the values above which 5, 1, 50, 0.1 % lie */
	for (const [freedom, value, chance] of [
		[1, 3.841459, 0.05],
		[5, 11.070498, 0.05],
		[5, 15.086272, 0.01],
		[10, 9.341818, 0.5],
		[19, 43.820196, 0.001],
		[2, 0.020101, 0.99],
	])
		assert.ok(
			Math.abs(tail(value, freedom) - chance) < 1e-6,
			`${freedom} ${value} ${tail(value, freedom)}`,
		);
	assert.equal(tail(0, 3), 1);
});

await cases.run('fair dice are found fair, loaded ones are not, and few throws say nothing', () => {
	const chance = charkoni.random(21);
	for (const name of ['parchis', 'pachisi', 'chaupar', 'pachisi:table=seven']) {
		const game = charkoni.game(name);
		const count = (times, pick) => {
			const counts = new Map();
			for (let i = 0; i < times; i++) counts.set(pick(), (counts.get(pick()) ?? 0) + 1);
			return counts;
		};
		const cells = (counts) =>
			game.throws.map(({ text, weight }) => ({
				count: counts.get(text) ?? 0,
				chance: weight / game.throwTotal,
			}));
		let uneven = 0;
		for (let round = 0; round < 200; round++) {
			const counts = new Map();
			for (let i = 0; i < 400; i++) {
				const { text } = game.pickThrow(chance.below);
				counts.set(text, (counts.get(text) ?? 0) + 1);
			}
			uneven += fairness(cells(counts)).probability < 0.05;
		}
		assert.ok(uneven > 1 && uneven < 24, `${name}: ${uneven} of 200 below 5 %`);
		const loaded = count(
			400,
			() => game.throws[chance.below(game.throws.length) && chance.below(2) ? 0 : 1].text,
		);
		assert.ok(fairness(cells(loaded)).probability < 1e-6);
		assert.equal(fairness(cells(new Map([[game.throws[0].text, 3]]))), undefined);
	}
});

await cases.run('statistics are those of one person, and against each bot that was an opponent', () => {
	const seat = (more) => ({
		person: false,
		name: '',
		bot: '',
		place: 2,
		won: false,
		captures: 1,
		captured: 2,
		throws: { 6: 2 },
		...more,
	});
	const ana = { person: true, name: 'Ana' };
	const tallies = [
		{
			version: 1,
			kind: 'parchis',
			game: 'parchis:players=2',
			realDice: false,
			turns: 9,
			seats: [seat({ ...ana, place: 1, won: true }), seat({ bot: 'fast' })],
		},
		{
			version: 1,
			kind: 'pachisi',
			game: 'pachisi',
			realDice: false,
			turns: 9,
			seats: [
				seat(ana),
				seat({ bot: 'expert' }),
				seat({ bot: 'mixed' }),
				seat({ bot: 'fast' }),
			],
		},
		{
			version: 1,
			kind: 'parchis',
			game: 'parchis:players=2',
			realDice: true,
			turns: 9,
			seats: [seat({ person: true, name: 'Raj' }), seat({ bot: 'fast', won: true })],
		},
		{
			version: 1,
			kind: 'parchis',
			game: 'parchis:players=2',
			realDice: false,
			turns: 9,
			seats: [seat({ bot: 'fast' }), seat({ bot: 'fast' })],
		},
	];
	assert.deepEqual(peopleOf(tallies), ['Ana', 'Raj']);
	const stats = statsOf(charkoni, tallies, 'Ana');
	assert.equal(stats.all.games, 2);
	assert.equal(stats.all.wins, 1);
	assert.deepEqual(stats.all.byPlace, [1, 1]);
	assert.deepEqual([...stats.byBot.keys()].sort(), ['expert', 'fast'], 'the partner is no opponent');
	assert.equal(stats.byBot.get('fast').games, 2);
	assert.deepEqual([...stats.byKind.keys()], ['parchis', 'pachisi']);
	assert.deepEqual(
		stats.throws.map(({ total, realDice }) => [total, realDice]),
		[
			[2, false],
			[2, false],
		],
	);
	assert.equal(statsOf(charkoni, tallies).all.games, 3);
	assert.equal(statsOf(charkoni, tallies).throws.length, 3);
});

const { Session } = await part('play/session.ts');
const { Chronicle } = await part('play/chronicle.ts');
const { tellRefused, tellError } = await part('play/refusals.ts');
const plan = (game, more = {}) => ({
	game,
	seats: ['Ana', 'Raj', '', 'Eva'].map((name, seat) =>
		seat === 2 ? { who: 'bot', name: '', bot: 'fast' } : { who: 'person', name },
	),
	realDice: true,
	start: 'opening',
	...more,
});

await cases.run('the chronicle of a game that grows, with corrections, is that of the whole record', () => {
	const plain = ({ entries }) => entries.map(({ word, lines, item }) => [word, lines, item.undone]);
	for (const game of ['parchis-pairs', 'pachisi', 'chaupar:pieces=2']) {
		const chance = charkoni.random(11);
		const session = Session.begin(charkoni, plan(game));
		const chronicle = new Chronicle(session);
		let corrections = 0;
		for (let step = 0; step < 150; step++) {
			const { expect } = session.turn;
			if (expect === 'throw' || expect === 'opening')
				session.enterThrow(session.table.game.pickThrow(chance.below).text);
			else if (expect === 'colour') session.chooseColour(chance.below(4));
			else {
				const legal = session.table.legal();
				session.act(legal[chance.below(legal.length)]);
			}
			if (chance.below(9) === 0) session.touch({ progress: 0 });
			if (chance.below(12) === 0) {
				let target = session.table.latest();
				for (let back = chance.below(4); back > 0; back--)
					target = session.table.latest(target) ?? target;
				session.correct(target);
				corrections++;
			}
			if (step % 7 === 0) assert.ok(chronicle.story.entries.length > 0);
		}
		assert.ok(corrections > 1);
		assert.deepEqual(plain(chronicle.story), plain(storyOf(session.record())));
		const may = chronicle.story.entries.filter(
			(entry) => chronicle.correctable(entry) !== undefined,
		);
		assert.ok(may.length > 5);
		for (const { item } of may) assert.ok(!item.undone);
		const last = may.at(-1);
		session.correct(chronicle.correctable(last));
		assert.equal(session.record().item(last.index).undone, true, 'it was another event');
	}
});

await cases.run('the record of a game in play names who plays, and never fails over a name', () => {
	const odd = plan('parchis');
	odd.seats[3].name = 'E\u0007va';
	const record = Session.begin(charkoni, odd).record();
	assert.equal(record.tag('Seat1'), 'Ana');
	assert.equal(record.tag('Seat3'), 'bot:fast');
	assert.equal(record.tag('Seat4'), undefined);
});

await cases.run('what the table refuses is told as a sentence that helps', () => {
	const session = Session.begin(charkoni, plan('parchis', { start: { seat: 0 } }));
	const refused = (act) => {
		try {
			act();
		} catch (error) {
			return tellRefused(session, error);
		}
		return 'nothing was refused';
	};
	session.enterThrow('3');
	assert.equal(
		refused(() => session.enterThrow('3')),
		'Ana has 3 to move.',
	);
	assert.equal(
		refused(() => session.act('1>60')),
		'That move is not possible now.',
	);
	assert.equal(
		refused(() => session.act('nonsense')),
		'That move is not possible now.',
	);
	assert.equal(
		refused(() => session.chooseColour(1)),
		'Ana has 3 to move.',
	);
	const number = session.table.latest();
	session.correct(number);
	assert.equal(
		refused(() => session.correct(number)),
		'That has been taken back already.',
	);
	assert.match(
		refused(() => session.enterThrow('7')),
		/^.?7.? is not a throw of this game; the throws are .*\.$/,
	);
	assert.match(tellError(new Error('no words for it')), /^No words for it\.$/);
});

cases.end();
