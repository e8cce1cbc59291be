/* The words of the package against the enums in C, and the exports that it knows against the module's. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { test } from '../harness.mjs';

const top = new URL('../../../../', import.meta.url);
const dist = new URL('../../dist/', import.meta.url);
const read = (path) => readFileSync(new URL(path, top), 'utf8').replace(/\/\*[^]*?\*\//g, '');

/* The members of an enum, without its count and prefix, as words with hyphens. */
function members(path, first, prefix) {
	const body = new RegExp(`enum[^{]*{([^}]*\\b${first}\\b[^}]*)}`).exec(read(path))[1];
	return body
		.split(',')
		.map((member) => member.split('=')[0].trim())
		.filter((member) => member !== '' && !member.endsWith('_COUNT'))
		.map((member) => member.replace(prefix, '').toLowerCase().replaceAll('_', '-'));
}

const PUBLIC = 'include/charkoni/charkoni.h';
const TABLE = 'src/table/table.h';
const DRAW = 'src/draw/drawing.h';
const RECORD = 'include/charkoni/record.h';
const ENUMS = [
	['names.js', 'PHASES', PUBLIC, 'CK_OVER', 'CK_'],
	['names.js', 'SQUARE_KINDS', PUBLIC, 'CK_SQUARE_HOME', 'CK_SQUARE_'],
	['names.js', 'REASONS', PUBLIC, 'CK_WHY_LEGAL', 'CK_WHY_'],
	['names.js', 'HAPPENINGS', 'src/table/step.h', 'CK_HAPPEN_THROWN', 'CK_HAPPEN_'],
	['event.js', 'EVENTS', TABLE, 'CK_EVENT_NONE', 'CK_EVENT_'],
	['event.js', 'WHO', TABLE, 'CK_NOBODY', 'CK_'],
	['event.js', 'STARTS', TABLE, 'CK_START_OPENING', 'CK_START_'],
	['table.js', 'TABLE_PHASES', TABLE, 'CK_TABLE_SEATING', 'CK_TABLE_'],
	['table.js', 'EXPECTS', TABLE, 'CK_EXPECT_SEATS', 'CK_EXPECT_'],
	['settings.js', 'CLOCKS', TABLE, 'CK_CLOCK_NONE', 'CK_CLOCK_'],
	['settings.js', 'HOLDS', TABLE, 'CK_HOLD_ONE', 'CK_HOLD_'],
	['draw.js', 'LOOKS', DRAW, 'CK_LOOK_MODERN', 'CK_LOOK_'],
	['draw.js', 'THEMES', DRAW, 'CK_THEME_LIGHT', 'CK_THEME_'],
	['draw.js', 'PIECES', DRAW, 'CK_PIECES_PAWNS', 'CK_PIECES_'],
	['draw.js', 'PARTS', DRAW, 'CK_PART_ALL', 'CK_PART_'],
	['layout.js', 'CELL_KINDS', 'src/draw/cell.h', 'CK_CELL_PLAIN', 'CK_CELL_'],
];

for (const [file, name, path, first, prefix] of ENUMS)
	test(`${name} are those of the enum in C`, async () => {
		const words = (await import(new URL(file, dist)))[name];
		assert.deepEqual([...words], members(path, first, prefix));
	});

test('ITEMS and RECORD_PHASES are those of the enums in C', async () => {
	const { ITEMS } = await import(new URL('item.js', dist));
	assert.deepEqual([...ITEMS], ['none', ...members(RECORD, 'CK_RECORD_OPENING', 'CK_RECORD_')]);
	const { RECORD_PHASES } = await import(new URL('record.js', dist));
	const phases = members(RECORD, 'CK_RECORD_IN_OPENING', /CK_RECORD_(IN|IS)_/);
	assert.deepEqual([...RECORD_PHASES], phases);
});

test('the functions that the package knows are those of the module, with their arguments', async () => {
	const module = new WebAssembly.Module(readFileSync(new URL('charkoni.wasm', dist)));
	assert.deepEqual(WebAssembly.Module.imports(module), []);
	const source = readFileSync(new URL('../src/exports.ts', dist), 'utf8');
	const known = [...source.matchAll(/^\t(\w+)\(([^)]*)\): (?:N|void);$/gm)];
	const { exports } = new WebAssembly.Instance(module, {});
	for (const [, name, list] of known) {
		assert.equal(typeof exports[name], 'function', name);
		assert.equal(exports[name].length, list === '' ? 0 : list.split(',').length, name);
	}
	const there = WebAssembly.Module.exports(module).map(({ name }) => name);
	const names = new Set(known.map(([, name]) => name));
	const unknown = there.filter(
		(name) => !names.has(name) && !/^(memory|_initialize|bench_\w+)$/.test(name),
	);
	assert.deepEqual(unknown, []);
});

test('the version of the package is that of the project', () => {
	const { version } = JSON.parse(readFileSync(new URL('../package.json', dist), 'utf8'));
	assert.equal(version, /project\(charkoni VERSION ([\d.]+)/.exec(read('CMakeLists.txt'))[1]);
});
