// How deep the stack gets, measured by painting it, in whatever has large lists or calls deeply; and that running over it
// would trap. docs/wasm.md has the numbers: `STACK=1` prints them.
import { readdirSync, readFileSync } from 'node:fs';
import { takeApart } from './module.mjs';
import { CORRECT, NO_SEAT, play } from './table.mjs';
import { bytes, ensure, equal, finish, game, load, test } from './wasm.mjs';

const SIZE = takeApart(bytes).globals[0].value;
const SPARE = 0.5; // of the stack is never to be touched
const PAINT = 0xa5;
const CK_ACTIONS_MAX = 1295 * 8 + 64 + 2;
const c = load();

const stack = () => new Uint8Array(c.memory.buffer, 0, SIZE);

// Bytes of stack that `run` uses at its deepest.
function depth(run) {
	stack().fill(PAINT);
	run();
	return SIZE - stack().findIndex((byte) => byte !== PAINT);
}

const positions = readdirSync('tests/golden/data')
	.filter((f) => /^(made-up|options|positions).*jsonl$/.test(f))
	.flatMap((f) =>
		readFileSync(`tests/golden/data/${f}`, 'utf8')
			.trim()
			.split('\n')
			.map(JSON.parse)
			.flatMap((line) => line.steps ?? line),
	);
const decisions = positions.filter((entry) => entry.legal).sort((a, b) => b.legal.length - a.legal.length);

// Do something in each of many positions, those with the longest lists first.
function everywhere(list, run) {
	for (const { pos } of list) {
		const g = c.position_read(c.put(pos));
		run(g);
		c.game_free(g);
	}
}

const rng = c.rng_new(1, 0, 0, 0);
let record;

const tasks = {
	'legal actions, checks': () => everywhere(decisions.slice(0, 1500), (g) => c.position_legal(g)),
	'an action, what it did': () =>
		everywhere(decisions.slice(0, 1500), (g) => {
			c.bot_choose(g, 0, rng);
			c.step_act(g);
		}),
	throws: () =>
		everywhere(positions.filter((p) => p.outcomes).slice(0, 800), (g) =>
			c.step_throw(g, c.throw_count(g) - 1),
		),
	'why not': () =>
		everywhere(decisions.slice(0, 800), (g) => {
			for (const used of [0, 0xffffffff, 0x11111111])
				for (let from = 0; from < 90; from += 6)
					c.action_set(from, 0, 1, 0, 0, used) && c.why_not(g, 255);
		}),
	bots: () =>
		everywhere(decisions.slice(0, 600), (g) => {
			for (let bot = 0; bot < c.bot_count(); bot++) c.bot_choose(g, bot, rng);
		}),
	drawing: () =>
		everywhere(decisions.slice(0, 60), (g) => {
			c.drawing_begin();
			c.drawing_position(1);
			ensure(c.drawing_write(g) > 0, c.why());
		}),
	playouts: () => {
		for (const name of [
			'parchis',
			'pachisi',
			'chaupar',
			'pachisi:laps=9,sums=stepped',
			'chaupar:dice=mixed,laps=9',
		])
			c.bench_play(game(c, name), 0, 40, 1, 0);
	},
	games: () => {
		for (const name of ['parchis-pairs', 'pachisi:laps=9', 'chaupar:dice=mixed'])
			record = c.table_record(play(c, game(c, name), rng));
	},
	corrections: () => {
		for (const name of ['parchis', 'pachisi', 'chaupar']) {
			const g = game(c, name);
			const t = play(c, g, rng, 150, { real_dice: 1, touch: 1 });
			for (let i = 0; i < 20; i++) {
				c.event_begin(CORRECT, NO_SEAT, 0, c.table_now(t));
				c.event_set_target(c.table_latest(t, c.table_count(t)));
				ensure(c.table_do(t), c.why());
			}
			ensure(c.table_record(t), c.why());
		}
	},
	records: () => {
		const text = c.text(c.record_write(record)),
			reader = c.reader_new(c.put(text));
		const read = c.reader_next(reader);
		ensure(read, c.why());
		equal(c.text(c.record_write(read)), text, 'written again');
	},
	perft: () => {
		const g = game(c, 'pachisi');
		c.position_start(g, 0);
		c.position_perft(g, 5);
	},
};

const deepest = Object.entries(tasks).map(([name, run]) => [name, depth(run)]);
if (process.env.STACK) deepest.forEach(([name, used]) => console.log(`${name}: ${used} bytes`));

for (const [name, used] of deepest)
	test(`${name}: ${used} bytes of stack`, () => {
		ensure(used > 0, 'nothing was measured');
		ensure(used <= SIZE * (1 - SPARE), `more than ${SIZE * (1 - SPARE)}, of ${SIZE}`);
	});

test('lists of actions were on the stack, or the test would measure little', () => {
	ensure(Math.max(...deepest.map(([, used]) => used)) > CK_ACTIONS_MAX * 8, 'no list was there');
});

finish();
