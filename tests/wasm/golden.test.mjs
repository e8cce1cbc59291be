// Every line of tests/golden/data/*.jsonl against the module, as tests/golden/golden.c has it: a line is a case.
import { readdirSync, readFileSync } from 'node:fs';
import { ensure, equal, finish, load, test } from './wasm.mjs';

const DATA = 'tests/golden/data';
const c = load();

// Put a position line into slot 0; it must write back the same. Its game, to be freed.
function position(line) {
	const g = c.position_read(c.put(line));
	ensure(g, `refused: ${line}\n${c.why()}`);
	equal(c.text(c.position_write(g)), line, 'written again');
	return g;
}

const THROW = 1; // ck_phase

// Take the step that a text stands for; false if it is refused.
function step(g, text) {
	if (c.position_phase() !== THROW)
		return c.action_read(g, c.put(text)) === 1 && c.position_act(g) === 1;
	const t = c.throw_read(g, c.put(text));
	return t >= 0 && c.position_throw(g, t) === 1;
}

const slot = () => new Uint8Array(c.memory.buffer, c.position_at(0), c.position_size());

function checkLegal(g, wanted) {
	const got = c.text(c.position_legal(g));
	equal(got, wanted.join(' '), 'legal actions');
	equal(c.legal_count(), wanted.length, 'how many');
}

function checkOutcomes(g, wanted) {
	const weights = {};
	for (let t = 0; t < c.throw_count(g); t++)
		weights[c.text(c.throw_write(g, t))] = c.throw_weight(g, t);
	const sorted = (object) => JSON.stringify(Object.entries(object).sort());
	equal(sorted(weights), sorted(wanted), 'weights of the throws');
	equal(
		Object.values(weights).reduce((a, b) => a + b),
		c.throw_total(g),
		'their sum',
	);
}

// A position, what may happen in it, and where each of that leads.
function checkEntry(entry) {
	const g = position(entry.pos),
		before = slot().slice();
	let choices;

	if (c.position_phase() === THROW) {
		checkOutcomes(g, entry.outcomes);
		choices = c.throw_count(g);
	} else {
		checkLegal(g, entry.legal);
		choices = entry.legal.length;
	}
	equal(Object.keys(entry.next).length, choices, 'ways on');
	for (const [text, line] of Object.entries(entry.next)) {
		slot().set(before);
		ensure(step(g, text), `${text} refused at ${entry.pos}\n${c.why()}`);
		equal(c.text(c.position_write(g)), line, `after ${text} at ${entry.pos}`);
	}
	c.game_free(g);
}

function checkResult(g, wanted) {
	const places = [];
	for (let seat = 0; seat < c.game_seats(g); seat++) places.push(c.position_place(g, seat));
	equal(places.every((p) => p === 0) ? 'running' : places.join(), wanted, 'result');
}

function replay(line) {
	const g = c.game_read(c.put(line.game));
	ensure(g, `game refused: ${line.game}`);
	equal(c.position_start(g, line.start - 1), 1, 'the start');
	equal(line.steps.length, line.length, 'the length of the line');
	for (const entry of line.steps) {
		equal(c.text(c.position_write(g)), entry.pos, 'the steps before lead elsewhere');
		if (entry.legal) checkLegal(g, entry.legal);
		ensure(
			step(g, entry.throw ?? entry.do),
			`${entry.throw ?? entry.do} refused at ${entry.pos}`,
		);
	}
	equal(c.text(c.position_write(g)), line.final, 'the end');
	checkResult(g, line.result);
	c.game_free(g);
}

function checkLine(line) {
	if (!line.steps) return checkEntry(line);
	if (!line.steps[0].next) return replay(line);
	line.steps.forEach(checkEntry);
	const g = position(line.final);
	checkResult(g, line.result);
	c.game_free(g);
}

for (const file of readdirSync(DATA)
	.filter((name) => name.endsWith('.jsonl'))
	.sort())
	readFileSync(`${DATA}/${file}`, 'utf8')
		.trim()
		.split('\n')
		.forEach((line, i) => {
			test(`${file}:${i + 1}`, () => checkLine(JSON.parse(line)));
		});

// The leaves of the tree of play, as far as they are counted quickly.
for (const row of readFileSync(`${DATA}/perft.txt`, 'utf8').trim().split('\n')) {
	const [name, depth, leaves] = row.split(' ');
	if (row.startsWith('#') || Number(leaves) > 300000 || Number(depth) > 16) continue;
	test(`perft ${row}`, () => {
		const g = c.game_read(c.put(name));
		c.position_start(g, 0);
		equal(c.position_perft(g, Number(depth)), Number(leaves), 'leaves');
		c.game_free(g);
	});
}

finish();
