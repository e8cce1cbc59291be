// The same seeded games, played natively and by the module, have the same digest and as many plies.
import { execFileSync } from 'node:child_process';
import { equal, finish, game, load, test } from './wasm.mjs';

const GAMES = 400;
const SEEDS = [1n, 0xfedcba9876543210n];
const names = [
	'parchis',
	'parchis-pairs',
	'pachisi',
	'chaupar',
	'parchis:players=2',
	'parchis:players=3,pieces=1',
	'parchis:players=6,seven=never',
	'parchis:players=8,out=2',
	'parchis:exit_capture=any,third_six=lose_turn,capture_bonus=10',
	'parchis-pairs:win=all_eight,pair_barrier_opens=no',
	'pachisi:throws=single,grace_limit=on',
	'pachisi:table=seven_murray,laps=9,entry=use',
	'pachisi:sums=stepped,queen=off',
	'pachisi:finished=help,finish=grace,pieces=2',
	'chaupar:dice=mixed,laps=9',
	'chaupar:start=home_arm,sums=stepped,laps=0',
	'chaupar:finished=help,standstill=0,pieces=3',
];
const c = load();

function native(name, seed) {
	const out = execFileSync(
		process.env.CHARKONI,
		[
			'bench',
			'--game',
			name,
			'--games',
			String(GAMES),
			'--seed',
			String(seed),
			'--threads',
			'1',
			'--json',
		],
		{ encoding: 'utf8' },
	);
	const { plies, digest } = JSON.parse(out);
	return `${plies} ${digest}`;
}

function ours(name, seed) {
	const g = game(c, name),
		low = Number(seed & 0xffffffffn),
		high = Number(seed >> 32n);
	c.bench_play(g, 0, GAMES / 2, low, high);
	c.bench_play(g, GAMES / 2, GAMES / 2, low, high);
	c.game_free(g);
	return `${c.bench_plies()} ${c.text(c.bench_digest())}`;
}

for (const name of names)
	for (const seed of SEEDS)
		test(`${name}, seed ${seed}: ${GAMES} games end as they do natively`, () => {
			equal(ours(name, seed), native(name, seed), 'plies and digest');
		});

finish();
