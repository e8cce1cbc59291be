/* paper.mjs - what paper.wasm leaves of a page of rules, and the sheets that it draws, are those of the program. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { Cases, part } from './parts.mjs';

const top = join(dirname(fileURLToPath(import.meta.url)), '../..');
const program = process.env.CHARKONI ?? join(top, 'build/release/charkoni');
const module = process.argv[2] ?? join(top, 'build/wasm/paper.wasm');
const { Paper } = await part('paper/module.ts');
const paper = new Paper((await WebAssembly.instantiate(readFileSync(module))).instance);
const cases = new Cases();

const GAMES = [
	'parchis',
	'parchis:players=6,pieces=2,seven=never',
	'parchis-pairs:win=all_eight',
	'pachisi:table=seven,queen=off',
	'chaupar:dice=mixed',
];

function select(game, page) {
	paper.clear();
	const [gameAt, gameSize] = paper.put(game);
	const [pageAt, pageSize] = paper.put(page);
	const out = paper.room(pageSize);
	const size = paper.call.paper_select(gameAt, gameSize, pageAt, pageSize, out);
	return size < 0 ? size : paper.text(out, size);
}

const pageOf = (lang, game) => readFileSync(join(top, 'docs/rules', lang, `${game.split(':')[0]}.md`));

for (const lang of ['en', 'es', 'pt', 'hi'])
	await cases.run(`${lang}: the rules of a game are what \`charkoni rules --markdown\` prints`, () => {
		for (const game of GAMES) {
			const printed = execFileSync(program, [
				'rules',
				game,
				'--markdown',
				'--lang',
				lang,
			]).toString();
			assert.equal(select(game, pageOf(lang, game)), printed);
		}
	});

await cases.run('a game string that does not hold, and a damaged page, are refused', () => {
	assert.equal(select('parchis:players=5', pageOf('en', 'parchis')), -1);
	assert.equal(select('parchis', Buffer.from('<!-- if queen=on -->\n')), -2);
});

await cases.run('the sheet of a whole board is that of `charkoni board`, byte for byte', () => {
	const folder = mkdtempSync(join(tmpdir(), 'charkoni-paper-'));
	try {
		execFileSync(program, [
			'board',
			'pachisi',
			'--sheets',
			'whole',
			'--format',
			'svg',
			'--output',
			join(folder, 'a.svg'),
		]);
		const wanted = readFileSync(join(folder, 'a.svg'), 'utf8');
		paper.clear();
		const [at, size] = paper.put('pachisi');
		assert.equal(paper.call.paper_begin(at, size, 0, 0, 0), 0);
		assert.equal(paper.call.paper_plan(1, 0, at, 0), 1);
		const check = 'This line is 100 mm long if the sheet is printed at its actual size (100 %).';
		const caption = 'Pachisi · sheet 1 of 1';
		const [words] = paper.put(
			['en', 'Pachisi', check, caption, ''].map((word) => `${word}\0`).join(''),
		);
		const length = paper.call.paper_write(0, words, 0, 0);
		const out = paper.room(length + 1);
		assert.equal(paper.call.paper_write(0, words, out, length + 1), length);
		assert.equal(paper.text(out, length), wanted);
		assert.equal(paper.call.paper_write(1, words, out, length + 1), -5);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});

cases.end();
