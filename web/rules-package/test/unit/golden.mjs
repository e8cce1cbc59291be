/* A sample of the golden data of the repository through the public API. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { load } from 'charkoni';

import { test } from '../harness.mjs';

const data = new URL('../../../../tests/golden/data/', import.meta.url);
const lines = (name) =>
	readFileSync(new URL(name, data), 'utf8')
		.split('\n')
		.filter((line) => line !== '');
const GAMES = ['parchis', 'parchis-pairs', 'pachisi', 'chaupar'];
const charkoni = await load();

/* One sampled position: what may happen, with its weights, and what follows. */
function checkSample({ pos, legal, outcomes, next = {} }) {
	const position = charkoni.position(pos);
	assert.equal(position.line, pos);
	const texts = position.legal().map(String);
	assert.deepEqual(texts, legal ?? []);
	if (outcomes && Object.keys(outcomes).length > 0) {
		assert.equal(position.phase, 'throw');
		const weights = Object.fromEntries(
			position.game.throws.map(({ text, weight }) => [text, weight]),
		);
		assert.deepEqual(weights, outcomes);
	}
	for (const [step, after] of Object.entries(next)) {
		const reached = position.phase === 'throw' ? position.throw(step) : position.act(step);
		assert.equal(reached.line, after);
	}
}

for (const name of GAMES) {
	test(`golden games of ${name}, step by step`, () => {
		for (const line of lines(`games-${name}.jsonl`)) {
			const { game, start, steps, final, result } = JSON.parse(line);
			let position = charkoni.game(game).start(start - 1);
			for (const step of steps) {
				assert.equal(position.line, step.pos);
				if (step.legal) assert.deepEqual(position.legal().map(String), step.legal);
				position = step.throw ? position.throw(step.throw) : position.act(step.do);
			}
			assert.equal(position.line, final);
			assert.equal(position.places()?.join(',') ?? 'running', result);
		}
	});

	test(`golden positions of ${name}`, () => {
		for (const line of lines(`positions-${name}.jsonl`))
			for (const sample of JSON.parse(line).steps) checkSample(sample);
	});
}

test('golden positions made up, every eighth', () => {
	lines('made-up.jsonl').forEach((line, i) => {
		if (i % 8 === 0) checkSample(JSON.parse(line));
	});
});

test('golden options, every eighth', () => {
	lines('options.jsonl').forEach((line, i) => {
		if (i % 8 === 0) for (const sample of JSON.parse(line).steps) checkSample(sample);
	});
});

test('perft, small depths', () => {
	for (const line of lines('perft.txt').filter((text) => !text.startsWith('#'))) {
		const [game, depth, leaves] = line.split(' ');
		if (Number(depth) <= 8 && Number(leaves) < 20000)
			assert.equal(charkoni.game(game).start().perft(Number(depth)), Number(leaves), line);
	}
});
