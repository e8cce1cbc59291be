// The situations of tests/rules/*.cases and tests/golden/data/cases.txt, each under the title of its clause, asked of the
// module instead of the engine: tests/rules/cases.c tells the format. Left out is what is about the engine's lines alone.
import { readdirSync, readFileSync } from 'node:fs';
import { equal, finish, load, test } from './wasm.mjs';

const files = readdirSync('tests/rules')
	.filter((f) => f.endsWith('.cases') && f !== 'protocol.cases')
	.map((f) => `tests/rules/${f}`)
	.concat('tests/golden/data/cases.txt');
const THROW = 1; // ck_phase

// By ck_reason. {s} stands for the square, {n} for the number wanted, {p} for the progress.
const phrases = [
	'allowed',
	'the game is over',
	'throw first',
	'no such piece',
	'the piece has finished',
	'enters only by {n}',
	'no right to enter',
	'a piece must enter',
	'own pieces fill {s}',
	'barrier on {s}',
	'{s} is full',
	'the barrier on {s} must open',
	'the third six moves nothing',
	'the barrier on {s} must open and cannot',
	'needs exactly {n}',
	'castle held on {s}',
	'larger group on {s}',
	'only from the last square by a grace',
	'the last square is a dead end',
	'not thrown',
	'one throw at a time',
	'no lap there',
	'no lap left',
	'may not pass',
	'leads to {p}',
	'no such choice on {s}',
];
const kinds = ['home', 'square', 'square', 'corridor', 'goal']; // by ck_square_kind

const c = load();
let g;

const error = () => `error ${c.why()}`;
const show = () => c.text(c.position_write(g));
const legal = () => c.text(c.position_legal(g)).split(' ').filter(Boolean);

function take(other) {
	if (!other) return false;
	if (g !== other) c.game_free(g);
	g = other;
	return true;
}

function outcomes() {
	if (c.position_phase() !== THROW) return 'outcomes 0';
	const list = Array.from(
		{ length: c.throw_count(g) },
		(_, t) => `${c.text(c.throw_write(g, t))}:${c.throw_weight(g, t)}`,
	);
	return ['outcomes', list.length, ...list].join(' ');
}

function result() {
	const places = Array.from({ length: c.game_seats(g) }, (_, seat) => c.position_place(g, seat));
	return `result ${places.includes(0) ? 'running' : places.join()}`;
}

// An attempt, whose TO may be `?`: wherever it leads.
function attempt(text) {
	if (!c.action_read(g, c.put(text.replace('>?', '>G')))) return false;
	if (!text.includes('>?')) return true;
	const flags =
		c.action_captures() + 2 * c.action_joins() + 4 * c.action_laps() + 8 * c.action_passes();
	return (
		c.action_set(
			c.action_from(),
			0,
			c.action_group(),
			c.action_marks(),
			flags,
			c.action_used(),
		) === 1
	);
}

function why(words) {
	const t = words.length > 1 ? c.throw_read(g, c.put(words[0])) : 255;
	if (t < 0 || !attempt(words.at(-1))) return error();
	const reason = c.why_not(g, t),
		where = kinds[c.why_where()];
	const square = where === 'home' || where === 'goal' ? where : `${where} ${c.why_square()}`;
	const progress = c.why_progress() === c.game_goal(g) ? 'G' : c.why_progress();
	return phrases[reason]
		.replace('{s}', square)
		.replace('{n}', c.why_needs() || 'a throw that enters')
		.replace('{p}', progress);
}

const commands = {
	game: (text) =>
		take(c.game_read(c.put(text))) && c.position_start(g, 0)
			? `ok ${c.text(c.game_write(g))}`
			: error(),
	start: (text) => (c.position_start(g, Number(text) - 1) ? 'ok' : error()),
	position: (text) => (take(c.position_read(c.put(text))) ? 'ok' : error()),
	show: () => `position ${show()}`,
	legal: () => ['legal', legal().length, ...legal()].join(' '),
	outcomes,
	result,
	throw: (text) => {
		const t = c.throw_read(g, c.put(text));
		return t >= 0 && c.position_throw(g, t) ? 'ok' : error();
	},
	do: (text) => (c.action_read(g, c.put(text)) && c.position_act(g) ? 'ok' : error()),
	may: (text) => (legal().includes(text) ? 'yes' : 'no'),
	why: (text) => why(text.split(' ')),
};

// Does an answer agree with what is expected?
function check(answer, expected, command) {
	const [, words] = /^error: (.*)$/.exec(expected) ?? [];
	if (words !== undefined)
		equal(
			answer.startsWith('error') && answer.includes(words),
			true,
			`${command}: an error with ${words}: ${answer}`,
		);
	else if (expected === 'ok' || expected === 'error') equal(answer.split(' ')[0], expected, command);
	else equal(answer, expected, command);
}

// Lines of a case: commands, each with its answer, or 'ok'.
function run(lines) {
	take(c.game_read(c.put('parchis')));
	c.position_start(g, 0);
	lines.forEach((line, i) => {
		if (!line.startsWith('> ')) return;
		const [, name, rest] = /^> (\S+) ?(.*)$/.exec(line),
			next = lines[i + 1] ?? '';
		if (!(name in commands)) return;
		const text = rest.replace(/\\x([0-9a-f]{2})/gi, (_, hex) =>
			String.fromCharCode(parseInt(hex, 16)),
		);
		check(commands[name](text), next.startsWith('< ') ? next.slice(2) : 'ok', line.slice(2));
	});
}

for (const file of files)
	for (const part of readFileSync(file, 'utf8').split(/^# /m).slice(1)) {
		const [title, ...lines] = part.split('\n').filter((line) => !line.startsWith('#|'));
		if (lines.some((line) => line.startsWith('> '))) test(`${file}: ${title}`, () => run(lines));
	}

finish();
