/* Starting the module, freeing what it holds, and how much memory that takes. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { CharkoniError, load } from 'charkoni';

import { test } from '../harness.mjs';

const wasm = new URL('../../dist/charkoni.wasm', import.meta.url);
setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc');

test('the module from an address, a text, bytes, or compiled', async () => {
	const bytes = readFileSync(wasm);
	const copy = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
	for (const module of [
		wasm,
		wasm.href,
		bytes,
		copy,
		new WebAssembly.Module(bytes),
		(await load()).module,
	]) {
		const charkoni = await load({ module });
		assert.equal(charkoni.game('pachisi').seats, 4);
	}
	await assert.rejects(load({ module: 'http://[' }), CharkoniError);
	await assert.rejects(load({ module: new URL('nothing.wasm', wasm) }));
	await assert.rejects(load({ module: 5 }), CharkoniError);
});

test('two worlds do not mix', async () => {
	const [one, two] = [await load(), await load()];
	const position = one.game('parchis').start();
	assert.throws(() => two.game('parchis').record({ start: position }), CharkoniError);
});

test('what has been freed throws, and freeing it again does nothing', async () => {
	const charkoni = await load();
	const game = charkoni.game('parchis');
	const position = game.start();
	const table = game.table();
	const record = game.record();
	const random = charkoni.random(1);
	for (const each of [table, record, random, game]) {
		assert.equal(each.freed, false);
		each.free();
		each.free();
		assert.equal(each.freed, true);
	}
	const uses = [
		() => table.turn(),
		() => record.write(),
		() => random.below(6),
		() => game.start(),
		() => position.line,
	];
	for (const use of uses) assert.throws(use, /freed/);
});

/* The bytes that the module has after so many objects, made by `make` and dropped. */
async function grown(charkoni, count, make) {
	for (let i = 0; i < count; i++) {
		make(i);
		if (i % 200 === 199) {
			gc();
			await new Promise((resolve) => setTimeout(resolve, 2));
		}
	}
	return charkoni.memory();
}

test('2,000 games, tables and records, dropped or freed, take no more memory than 400', async () => {
	for (const freed of [false, true]) {
		const charkoni = await load();
		const make = (i) => {
			const game = charkoni.game(i % 2 ? 'pachisi' : 'parchis');
			const table = game.table({ hold: 'any' });
			for (let seat = 0; seat < 4; seat++) table.do({ kind: 'sit', seat, occupant: 1 });
			table.do({ kind: 'start', how: 'seat', seat: 0 });
			const record = table.record();
			if (freed) for (const each of [record, table, game]) each.free();
		};
		const before = await grown(charkoni, 400, make);
		const after = await grown(charkoni, 1600, make);
		assert.ok(
			after <= before + (freed ? 0 : 2 ** 20),
			`freed ${freed}: ${before} bytes, then ${after}`,
		);
		assert.ok(after < 16 * 2 ** 20, `${after} bytes`);
	}
});
