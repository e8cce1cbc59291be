// The module as such: what it asks for, what it offers, how large it is, and where it may have fractions.
import { readFileSync } from 'node:fs';
import { takeApart, speaksFloat } from './module.mjs';
import { bytes, ensure, equal, finish, test } from './wasm.mjs';

const LARGEST = 150_000; // bytes
const STACK = 512 * 1024;

const compiled = new WebAssembly.Module(bytes);
const module = takeApart(bytes);

test('the module imports nothing', () => {
	equal(JSON.stringify(WebAssembly.Module.imports(compiled)), '[]', 'imports');
});

test('it exports memory and the functions of tests/wasm/exports.txt, and nothing else', () => {
	const wanted = readFileSync(new URL('exports.txt', import.meta.url), 'utf8')
		.trim()
		.split('\n');
	const found = WebAssembly.Module.exports(compiled)
		.map((e) => `${e.kind} ${e.name}`)
		.sort();
	equal(found.join('\n'), wanted.join('\n'), 'exports');
});

test('every function that src/wasm/exports_*.h declares is exported', () => {
	const names = new Set(module.exports.map((e) => e.name));
	let count = 0;
	for (const part of ['rules', 'play', 'draw']) {
		const header = readFileSync(`src/wasm/exports_${part}.h`, 'utf8');
		for (const [, name] of header.matchAll(/\bCK_EXPORT\((\w+)\)\(/g)) {
			ensure(names.has(name), `${name} is declared, but not exported`);
			count++;
		}
	}
	equal(count, module.exports.length - 1, 'functions declared, and exported');
});

test(`it has less than ${LARGEST} bytes`, () => {
	ensure(bytes.length < LARGEST, `it has ${bytes.length}`);
});

test('only functions that take or give a number with a fraction compute with one: none of the rules does', () => {
	const border = module.functions.filter((f) => speaksFloat(f.type)),
		computing = module.functions.filter((f) => f.floats);
	const exported = new Set(
		module.exports.filter((e) => e.kind === 0).map((e) => module.functions[e.index]),
	);
	ensure(border.length > 0 && border.length < 20, `${border.length} functions speak of fractions`);
	for (const f of [...border, ...computing]) {
		ensure(
			speaksFloat(f.type),
			`function ${module.functions.indexOf(f)} computes with fractions`,
		);
		ensure(
			exported.has(f),
			`function ${module.functions.indexOf(f)} speaks of fractions, but is not exported`,
		);
	}
	ensure(computing.length > 0, 'the test found no instruction with fractions at all');
});

test('the stack lies below the data, so that running over it traps', () => {
	const pointers = module.globals.filter((g) => g.mutable);
	equal(pointers.length, 1, 'mutable globals: the stack pointer alone');
	equal(pointers[0].value, STACK, 'where the stack begins');
	for (const segment of module.data) ensure(segment.at >= STACK, `data at ${segment.at}`);
});

test('nothing of this machine is in it: no names, no paths, no producers', () => {
	equal(
		module.sections
			.filter((s) => s.id === 0)
			.map((s) => s.name)
			.join(),
		'',
		'custom sections',
	);
	ensure(
		!/\/(src|home|work|usr|tmp)\//.test(Buffer.from(bytes).toString('latin1')),
		'a path is in the module',
	);
});

finish();
