// bench-wasm.mjs BINARY MODULE - see bench-wasm. Each round measures both, so that whatever else the machine does meets
// both alike; what is told is the median of the rounds.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LEAST = 0.6; // of the native rate
const ROUNDS = 9;
const ATTEMPTS = 3;
const SECONDS = 0.25; // of each measurement, about
const SEED = 1;
const KINDS = ['parchis', 'parchis-pairs', 'pachisi', 'chaupar'];

const [binary, path] = process.argv.slice(2);
const c = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), {}).exports;

function native(name, games) {
	const out = execFileSync(
		binary,
		[
			'bench',
			'--game',
			name,
			'--games',
			String(games),
			'--threads',
			'1',
			'--seed',
			String(SEED),
			'--json',
		],
		{ encoding: 'utf8' },
	);
	const { plies, seconds, digest } = JSON.parse(out);
	return { rate: plies / seconds, seconds, digest };
}

function ours(name, games) {
	const text = new TextEncoder().encode(name),
		at = c.text_room(text.length);
	new Uint8Array(c.memory.buffer, at, text.length).set(text);
	const game = c.game_read(text.length),
		from = performance.now();
	c.bench_play(game, 0, games, SEED, 0);
	const seconds = (performance.now() - from) / 1000;
	c.game_free(game);
	const length = c.bench_digest();
	const digest = new TextDecoder().decode(new Uint8Array(c.memory.buffer, c.text_at(), length));
	return { rate: c.bench_plies() / seconds, digest };
}

const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];
const millions = (rate) => (rate / 1e6).toFixed(1).padStart(9);

// One game: what each plays in a second, and the ratio, in the median of the rounds.
function measure(name) {
	const trial = native(name, 2000);
	const games = Math.max(1000, Math.round((2000 * SECONDS) / trial.seconds));
	const rounds = [];

	ours(name, games); // V8 compiles it anew while it runs
	for (let i = 0; i < ROUNDS; i++) {
		const a = native(name, games);
		const b = ours(name, games);
		if (a.digest !== b.digest)
			throw new Error(`${name}: the module plays ${b.digest}, the binary ${a.digest}`);
		rounds.push({ native: a.rate, wasm: b.rate, ratio: b.rate / a.rate });
	}
	return ['native', 'wasm', 'ratio'].map((what) => median(rounds.map((round) => round[what])));
}

let slow = false;
console.log('game             native     wasm  (million plies a second)');
for (const name of KINDS) {
	let ratio = 0;
	// What is below is measured anew before it is believed: other programs slow the module more than the binary.
	for (let attempt = 0; attempt < ATTEMPTS && ratio < LEAST; attempt++) {
		const [nativeRate, wasmRate, found] = measure(name);
		ratio = found;
		console.log(
			`${name.padEnd(14)}${millions(nativeRate)}${millions(wasmRate)}  ${(100 * ratio).toFixed(0)} %`,
		);
	}
	slow ||= ratio < LEAST;
}
if (slow) {
	console.log(`below ${100 * LEAST} % of the native rate`);
	process.exit(1);
}
