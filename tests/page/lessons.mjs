/* lessons.mjs - what the guided first games say is so: every throw and move by the rules, every number as it is played. */
import assert from 'node:assert/strict';

import { Cases, part, rules } from './parts.mjs';

const cases = new Cases(process.argv[2]);
const { ANY, LESSONS } = await part('first/script.ts');
const charkoni = await (await rules()).load();
const KINDS = Object.keys(LESSONS);

function follow(position, word) {
	return position.phase === 'throw' ? position.tellThrow(word) : position.tellAct(word);
}

/* What an act and the others' answer lead to: the position, and what happened. */
function perform(position, act) {
	assert.equal(position.seat, 0, 'it is the newcomer’s turn');
	assert.equal(position.phase === 'throw', 'throw' in act, position.line);
	const words = 'throw' in act ? [act.throw] : [act.move];
	if (act.move === ANY) {
		for (const action of position.legal()) position.act(action);
		words[0] = position.legal()[0].text;
	}
	const kinds = [];
	for (const word of [...words, ...(act.then ?? [])]) {
		const told = follow(position, word);
		kinds.push(...told.happenings.map(({ kind, seat }) => `${seat} ${kind}`));
		position = told.position;
	}
	if (act.then) assert.equal(position.seat, 0, 'the others have played until the newcomer’s turn');
	return { position, kinds };
}

/* Every act of a lesson in its order, with the position before it and what happened. */
function* acts(kind) {
	let position;
	for (const [at, step] of LESSONS[kind].entries()) {
		if (step.start !== undefined) position = charkoni.position(step.start);
		for (const [number, act] of step.acts.entries()) {
			const before = position;
			const { position: after, kinds } = perform(before, act);
			position = after;
			yield { name: `${at + 1}.${number + 1}`, act, before, after, kinds };
		}
	}
}

for (const kind of KINDS) {
	await cases.run(`${kind}: every throw and move of the lesson is legal, by the usual rules`, () => {
		const steps = LESSONS[kind];
		assert.ok(steps.length >= 8 && steps.length <= 12, `${steps.length} steps`);
		assert.ok(steps[0].start !== undefined);
		for (const { start } of steps)
			if (start !== undefined) assert.equal(start.split(' ')[0], kind);
		const all = [...acts(kind)];
		assert.ok(all.length >= 10, `${all.length} acts`);
	});

	await cases.run(`${kind}: after a free choice the lesson goes on from a position of its own`, () => {
		const flat = LESSONS[kind].flatMap(({ start, acts: some }) =>
			some.map((act, at) => ({
				act,
				starts: at === 0 && start !== undefined,
			})),
		);
		for (const [at, { act }] of flat.entries())
			if (act.move === ANY) assert.ok(flat[at + 1]?.starts ?? true, act.say);
	});
}

/* What the sentences say has happened, by game and act. */
const FACTS = {
	parchis: {
		1.2: ['0 moved', '1 moved', '2 moved', '3 moved'],
		2.2: ['0 entered'],
		3.2: ['0 barrier', '3 moved'],
		4.1: ['0 must-open'],
		4.2: ['0 opened', '0 again'],
		5.2: ['0 captured', '0 bonus'],
		7.2: ['1 shares'],
		9.2: ['0 finished', '0 bonus'],
	},
	'parchis-pairs': {
		1.1: ['0 no-move', '1 no-move', '2 no-move', '3 no-move'],
		2.2: ['0 entered'],
		3.2: ['0 barrier', '1 no-move'],
		4.1: ['0 must-open'],
		4.2: ['0 opened', '0 again'],
		5.2: ['0 captured', '0 bonus'],
		8.1: ['0 seven', '0 no-move', '0 again'],
		9.2: ['0 finished', '0 won'],
	},
	pachisi: {
		1.2: ['0 entered'],
		2.1: ['0 right', '0 again'],
		3.1: ['0 entered'],
		5.1: ['1 pool-lost'],
		6.1: ['0 again'],
		7.1: ['0 captured', '0 again'],
		9.1: ['0 again'],
		9.2: ['0 again'],
		9.4: ['0 finished'],
		10.1: ['0 finished'],
	},
	chaupar: {
		2.1: ['0 group'],
		3.1: ['0 moved'],
		5.2: ['0 captured'],
		6.1: ['0 captured', '1 entered'],
		8.1: ['0 finished', '0 won'],
	},
};

for (const kind of KINDS) {
	await cases.run(`${kind}: what the lesson says has happened has happened`, () => {
		const found = new Map([...acts(kind)].map((one) => [one.name, one.kinds]));
		for (const [name, kinds] of Object.entries(FACTS[kind]))
			for (const one of kinds)
				assert.ok(
					found.get(name)?.includes(one),
					`${name}: ${one} of ${found.get(name)}`,
				);
	});
}

const actOf = (kind, name) => [...acts(kind)].find((one) => one.name === name);

await cases.run('what stands in the way is what the lessons say', () => {
	const until = (kind, name, last) => {
		const { act, before } = actOf(kind, name);
		let at = before;
		for (const word of [act.move, ...act.then]) {
			if (word === last) return at;
			at = follow(at, word).position;
		}
		throw new Error(`${last} is not played`);
	};
	const green = until('parchis', '3.2', '3>7');
	assert.equal(green.whyNot({ progress: 19 }).reason, 'barrier');
	assert.equal(green.value, 4);
	assert.deepEqual(green.legal().map(String), ['3>7']);
	assert.equal(until('parchis-pairs', '3.2', '4').whyNot({ progress: 58 }, '4').reason, 'barrier');
	assert.equal(until('pachisi', '5.1', '2>4:2').whyNot('2>14:12').reason, 'castle');
});

await cases.run('the throws and squares that the sentences of Parchís name are those of the lesson', () => {
	let count = 0;
	for (const kind of ['parchis', 'parchis-pairs']) {
		const all = [...acts(kind)];
		for (const [at, { act, after }] of all.entries()) {
			const [, value] = /^(?:A|The|Exactly the) (\d)/.exec(act.done) ?? [];
			const [, square] = /leads .*?(\d+)(?:\.|,)/.exec(act.done) ?? [];
			const [, thrown] = /threw (\d+)/.exec(act.later ?? '') ?? [];
			if (value !== undefined) assert.equal(value, act.throw, act.done);
			if (thrown !== undefined) assert.ok(act.then.includes(thrown), act.later);
			if (square !== undefined) {
				const to = after.game.action(all[at + 1].act.move).to;
				assert.equal(String(after.game.square(0, to).number), square, act.done);
			}
			count += [value, square, thrown].filter(Boolean).length;
		}
	}
	assert.ok(count >= 16, `${count} numbers`);
});

await cases.run('the numbers that a piece needs to the goal are those of the lessons', () => {
	let count = 0;
	for (const kind of KINDS)
		for (const { act, after } of acts(kind)) {
			if (act.needs === undefined) continue;
			const { game } = after;
			const progress = Number(act.move.split(':')[0].split('>')[1]);
			assert.equal(after.count(0, progress), 1);
			assert.equal(game.goal - progress, act.needs);
			count++;
		}
	assert.equal(count, 3);
});

cases.end();
