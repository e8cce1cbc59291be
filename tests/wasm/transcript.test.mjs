// Whole games of bots, with all that may be asked about them: the module tells what the same functions tell natively
// (transcript.c). The program is the second argument.
import { execFileSync } from 'node:child_process';
import { EXPECT, sit, start, step } from './table.mjs';
import { equal, finish, game, load, test } from './wasm.mjs';

const DRAW_EACH = 97,
	EVENTS_MAX = 20000; // as in transcript.c
const names = [
	'parchis',
	'parchis-pairs',
	'pachisi',
	'chaupar',
	'parchis:players=8',
	'parchis:players=6,seven=never',
	'pachisi:throws=single,laps=9',
	'chaupar:dice=mixed',
];
const c = load();

let hash;

function note(length) {
	const text = new Uint8Array(c.memory.buffer, c.text_at(), length);
	for (const byte of text) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
}

function asked(t, g, rng, number) {
	note(c.table_legal(t));
	c.bot_choose_at_table(t, c.turn_seat(t) % c.bot_count(), rng);
	note(c.action_write(g));
	c.table_position(t);
	if (number % DRAW_EACH === 0) {
		c.drawing_begin();
		c.drawing_position(1);
		note(c.drawing_write(g));
	}
}

function transcript(name, seed) {
	const g = game(c, name),
		rng = c.rng_new(seed, 0, 0, 0);
	hash = 0xcbf29ce484222325n;
	c.settings_default(g);
	const t = c.table_new(g);
	sit(c, t, g);
	start(c, t);
	while (c.turn_expect(t) !== EXPECT.NOTHING && c.table_count(t) < EVENTS_MAX)
		step(c, t, g, rng, (number) => asked(t, g, rng, number));
	const r = c.table_record(t);
	const text = `${c.table_count(t)} events, digest ${hash.toString(16).padStart(16, '0')}\n${c.text(c.record_write(r))}`;
	c.record_free(r);
	c.table_free(t);
	c.rng_free(rng);
	c.game_free(g);
	return text;
}

for (const name of names)
	for (const seed of [1, 2])
		test(`${name}, seed ${seed}: bots, table, record and drawing are those of the native build`, () => {
			equal(
				transcript(name, seed),
				execFileSync(process.argv[3], [name, String(seed)], { encoding: 'utf8' }),
				'transcript',
			);
		});

finish();
