// wasm.mjs - what the tests of the module share: loading it, texts in and out, and counting cases.
import { readFileSync } from 'node:fs';

export const path = process.argv[2];
export const bytes = readFileSync(path);

// The exports of a fresh instance, with `text`, `put` and the like besides.
export function load() {
	const e = new WebAssembly.Instance(new WebAssembly.Module(bytes), {}).exports;

	// The text that a call has made, from the length that it returned; null for a failure.
	const text = (length) =>
		length < 0
			? null
			: new TextDecoder().decode(new Uint8Array(e.memory.buffer, e.text_at(), length));
	// Put a text into the text room; its length.
	const put = (value) => {
		const utf8 = new TextEncoder().encode(value);
		const at = e.text_room(utf8.length);
		new Uint8Array(e.memory.buffer, at, utf8.length).set(utf8);
		return utf8.length;
	};
	const why = () => text(e.error_write(0));
	// A call has failed, with a sentence that has these words.
	const refused = (result, words, failure = 0) => {
		equal(result, failure, 'it should be refused');
		ensure(why().includes(words), `refused, but with: ${why()}`);
	};
	return { ...e, text, put, why, refused };
}

// A game by its string; an error where there is none.
export function game(c, name) {
	const g = c.game_read(c.put(name));
	if (!g) throw new Error(`${name}: ${c.why()}`);
	return g;
}

let passed = 0,
	failed = 0;

// One case: it has failed if `run` throws.
export function test(title, run) {
	try {
		run();
		passed++;
	} catch (error) {
		failed++;
		console.log(`${title}:\n\t${error.message.replaceAll('\n', '\n\t')}`);
		if (process.env.TRACE) console.log(error.stack);
	}
}

export function equal(got, expected, what) {
	if (got !== expected) throw new Error(`${what}\nexpected: ${expected}\ngot:      ${got}`);
}

export function ensure(truth, what) {
	if (!truth) throw new Error(what);
}

export function finish() {
	console.log(`cases: ${passed} passed, ${failed} failed`);
	process.exit(failed > 0 || passed === 0 ? 1 : 0);
}
