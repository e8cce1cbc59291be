// Calls with whatever numbers and texts, of every function there is: a handle must be one, all else may be anything. None
// may trap, none may run for long, and afterwards the module must still play right.
import { readFileSync } from 'node:fs';
import { sit, start, step } from './table.mjs';
import { equal, ensure, finish, game, load, test } from './wasm.mjs';

const CALLS = 400_000;
const c = load();

// ---- what there is to call: { name, result, params }, from the headers

const functions = ['rules', 'play', 'draw'].flatMap((part) => {
	const header = readFileSync(`src/wasm/exports_${part}.h`, 'utf8').replace(/\/\*.*?\*\//gs, '');
	return [...header.matchAll(/^([\w ]+?[ *]+)CK_EXPORT\((\w+)\)\(([^)]*)\);/gms)].map(
		([, result, name, params]) => ({
			name,
			result: result.replace('const', '').trim(),
			params:
				params === 'void'
					? []
					: params
							.split(',')
							.map((p) =>
								p
									.replace('const', '')
									.trim()
									.replace(/\w+$/, '')
									.trim(),
							),
		}),
	);
});

// ---- chance, always the same

let state = 0x2545f491;

function below(n) {
	state ^= state << 13;
	state ^= state >>> 17;
	state ^= state << 5;
	return (state >>> 0) % n;
}

const one = (list) => list[below(list.length)];

// ---- arguments

const names = [
	'parchis',
	'parchis-pairs',
	'pachisi',
	'chaupar',
	'parchis:players=8',
	'parchis:players=2,pieces=1',
	'pachisi:throws=single,laps=9,entry=use',
	'chaupar:dice=mixed,laps=9',
];
const texts = [
	...names,
	'',
	'look',
	'arm',
	'down',
	'clock',
	'clock_ms',
	'hold',
	'real_dice',
	'touch',
	'has_position',
	'Event',
	'Result',
	'EventEvent',
	'1>5',
	'0>1:25',
	'24>30:6',
	'6>7',
	'pass',
	'6',
	'25',
	'5-5-1',
	'expert',
	'{part} {want}',
	'\0',
	'é\u0000ü',
	'parchis 1,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D5 six=0 last=- late=-',
	'x'.repeat(3000),
	'pachisi 30c,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 M[25,6,2] in=1000 skip=0000 row=0 due=0 ent=1 idle=0',
	'',
	'',
	'',
	'',
	'[Game "parchis"]\n[Start "opening"]\n\n0. 1=4 2=2 3=1 4=1\n1. 1: 5 0>1\n',
	'[Game "chaupar"]\n[Start "1"]\n\n1. 1: 6-6-6 x end',
	'[Game "parchis"]\n[Rules "1"]\n[Start "1"]\n\n1. 1: 5 0>3\n',
];

const RECORDS = texts.findLastIndex((text) => text === '') - 3; // four places for texts of records

function number() {
	switch (below(6)) {
		case 0:
			return below(4);
		case 1:
			return below(16);
		case 2:
			return below(256);
		case 3:
			return one([-1, -2147483648, 2147483647, 255, 256, 65535, 65536, 8, 12]);
		case 4:
			return below(0x100000000) | 0;
		default:
			return below(3);
	}
}

function fraction() {
	return one([0, 1, 100, 1e9, -1, 0.5, NaN, Infinity, -Infinity, 2 ** 53, 2 ** 60, 1e300, below(1000)]);
}

// A text into the room, or what is there already; a length that may be another.
function length() {
	if (below(3) > 0)
		return c.put(
			below(8)
				? one(texts)
				: String.fromCharCode(...Array.from({ length: below(40) }, () => below(300))),
		);
	return number();
}

// Handles by their type. They are freed now and then, and made anew.
const handles = {
	'ck_game *': [],
	'ck_wasm_table *': [],
	'ck_wasm_record *': [],
	'ck_wasm_reader *': [],
	'ck_rng *': [],
};
const makers = {
	'ck_game *': () => game(c, one(names)),
	'ck_wasm_table *': () => c.settings_default(handle('ck_game *')) ?? c.table_new(handle('ck_game *')),
	'ck_wasm_record *': () => c.record_new(handle('ck_game *')),
	'ck_wasm_reader *': () => c.reader_new(c.put(one(texts))),
	'ck_rng *': () => c.rng_new(number(), number(), number(), number()),
};

function keep(type, made) {
	ensure(made !== 0, `${type} was not made: ${c.why()}`);
	handles[type].push(made);
	return made;
}

// Free some of those that are too many; not while one of them may be on its way into a call.
const frees = {
	'ck_game *': 'game_free',
	'ck_wasm_table *': 'table_free',
	'ck_wasm_record *': 'record_free',
	'ck_wasm_reader *': 'reader_free',
	'ck_rng *': 'rng_free',
};

function tidy() {
	for (const [type, free] of Object.entries(frees))
		while (handles[type].length > 12)
			c[free](handles[type].splice(below(handles[type].length), 1)[0]);
}

function handle(type) {
	return handles[type].length && below(20) ? one(handles[type]) : keep(type, makers[type]());
}

// Bytes of a position or an opening: valid ones, such with a byte changed, or any.
function scribble() {
	const slot = new Uint8Array(c.memory.buffer, c.position_at(below(2)), c.position_size());
	const opening = new Uint8Array(c.memory.buffer, c.opening_at(), c.opening_size());
	switch (below(6)) {
		case 0:
			c.position_start(handle('ck_game *'), below(4));
			break;
		case 1:
			slot[below(slot.length)] = number();
			break;
		case 2:
			opening[below(opening.length)] = number();
			break;
		case 3:
			if (!below(40))
				slot.forEach((_, i) => {
					slot[i] = number();
				});
			break;
		default: {
			// play on
			const g = handle('ck_game *');
			const before =
				c.position_start(g, 0) &&
				c.position_playout(g, handle('ck_rng *'), below(80));
			ensure(before >= 0, 'a playout from the start failed');
		}
	}
}

// Something that makes sense, so that the calls meet more than beginnings.
function playOn() {
	const g = handle('ck_game *'),
		t = handle('ck_wasm_table *'),
		rng = handle('ck_rng *');
	switch (below(5)) {
		case 0: {
			c.settings_default(g);
			c.settings_set(c.put('clock'), 1 + below(2));
			c.settings_set(c.put('clock_ms'), 1000);
			c.settings_set(c.put('real_dice'), 1);
			const clocked = keep('ck_wasm_table *', c.table_new(g));
			sit(c, clocked, g);
			start(c, clocked);
			break;
		}
		case 1: {
			const own = keep('ck_game *', c.table_game(t));
			sit(c, t, own);
			start(c, t);
			for (let i = below(40); i > 0; i--)
				step(c, t, own, rng, () => c.bot_choose_at_table(t, below(6), rng));
			break;
		}
		case 2:
			c.record_tag(keep('ck_wasm_record *', c.table_record(t)), c.put('Game')) > 0 &&
				counted('record_tag');
			break;
		case 3: {
			const r = handle('ck_wasm_record *');
			c.record_tag_set(r, c.put('EventX') - 1, 1);
			const text = c.text(c.record_write(r));
			texts[RECORDS + below(4)] = below(3) ? text : text.replace(/ (\d+)>\d+/, ' $1>3');
			break;
		}
		default:
			if (c.position_check(g) && c.bot_choose(g, below(6), rng))
				c.step_act(g) >= 0 && counted('step_act');
	}
}

// ---- calls

// What would take long is asked of little only: that it takes long is no fault.
const limits = {
	bench_play: (a) => {
		a[2] = below(3);
	},
	position_playout: (a) => {
		a[2] = one([fraction(), 50]);
	},
	position_perft: (a) => {
		a[1] = below(3);
	},
};

function argument(f, type, i) {
	if (type in handles) return handle(type);
	if (type === 'double') return fraction();
	return /_read|_set|_tag|_find|_title|_description|_text|_new|_get|error_write/.test(f.name) &&
		i === f.params.length - 1
		? length()
		: number();
}

function call(f) {
	if (f.name === 'text_room') return c.text_room(below(5000));
	if (f.name.endsWith('_free')) return c[f.name](0);
	const args = f.params.map((type, i) => argument(f, type, i));
	limits[f.name]?.(args);
	const result = c[f.name](...args);
	if (f.result in handles && result !== 0) keep(f.result, result);
	else if (result === 0 || result === -1) c.error_write(0);
	return result;
}

const counts = new Map();

function counted(name, failed = false) {
	const entry = counts.get(name) ?? [0, 0];
	entry[failed ? 1 : 0]++;
	counts.set(name, entry);
}

test(`${CALLS} calls with anything: none traps`, () => {
	ensure(functions.length > 280, `only ${functions.length} functions were found in the headers`);
	for (let i = 0; i < CALLS; i++) {
		const f = one(functions);
		tidy();
		if (!below(3)) scribble();
		if (!below(30)) playOn();
		let result;
		try {
			result = call(f);
		} catch (error) {
			throw new Error(`call ${i}, ${f.name}: ${error.message}`, { cause: error });
		}
		counted(f.name, f.result in handles ? result === 0 : result === -1);
	}
	for (const f of functions) ensure(counts.has(f.name), `${f.name} was never called`);
});

test('what may fail has failed and has succeeded too, so the calls were not all refused', () => {
	const never = functions.filter(
		(f) =>
			f.name !== 'position_perft' &&
			!f.name.endsWith('_free') &&
			counts.get(f.name)[0] === 0,
	);
	equal(never.map((f) => f.name).join(), '', 'never succeeded');
});

test('memory stays within bounds', () => {
	ensure(c.memory.buffer.byteLength < 64 << 20, `${c.memory.buffer.byteLength >> 20} MB`);
});

test('the module still plays right', () => {
	const fresh = load();
	for (const name of names) {
		for (const which of [c, fresh]) which.bench_play(game(which, name), 0, 50, 7, 0);
		equal(c.text(c.bench_digest()), fresh.text(fresh.bench_digest()), name);
	}
});

finish();
