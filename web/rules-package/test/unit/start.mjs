/* Starting the module and the bots where something is amiss. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { CharkoniError, load, startBots } from 'charkoni';

import { test } from '../harness.mjs';

const wasm = new URL('../../dist/charkoni.wasm', import.meta.url);
const bytes = readFileSync(wasm);
const silent = new URL(`data:text/javascript,${encodeURIComponent('setInterval(() => undefined, 1000);')}`);
const root = fileURLToPath(new URL('../..', import.meta.url));

test('a module that cannot be had is told with its address and its cause', async () => {
	const nowhere = new URL('nothing.wasm', wasm);
	await assert.rejects(load({ module: nowhere }), (error) => {
		assert.ok(error instanceof CharkoniError);
		assert.ok(error.message.includes(nowhere.href), error.message);
		assert.equal(error.cause.code, 'ENOENT');
		return true;
	});
	for (const module of [bytes.subarray(0, 1000), new ArrayBuffer(0), new Uint8Array([1, 2, 3])])
		await assert.rejects(
			load({ module }),
			(error) =>
				error instanceof CharkoniError &&
				error.cause instanceof WebAssembly.CompileError,
		);
	for (const module of [null, 5, true, {}, [], { href: 5 }, () => 1])
		await assert.rejects(load({ module }), CharkoniError);
	for (const options of [null, 5, { modul: bytes }]) await assert.rejects(load(options), CharkoniError);
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	assert.equal((await load({ module: view })).rulesVersion, 1);
});

test('another module is refused', async () => {
	const empty = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
	/* one that imports a function `f` from `m` */
	const wants = new Uint8Array([...empty, 1, 4, 1, 0x60, 0, 0, 2, 7, 1, 1, 0x6d, 1, 0x66, 0, 0]);
	for (const module of [empty, wants]) {
		await assert.rejects(load({ module }), CharkoniError);
		await assert.rejects(startBots({ module }), CharkoniError);
	}
});

test('a worker that says nothing is given up', async () => {
	await assert.rejects(startBots({ worker: silent, timeout: 200 }), /says nothing/);
	const stop = new AbortController();
	setTimeout(() => stop.abort(new Error('enough')), 100);
	await assert.rejects(
		startBots({ worker: silent, signal: stop.signal }),
		(error) => error instanceof CharkoniError && error.cause.message === 'enough',
	);
	await assert.rejects(startBots({ signal: stop.signal }), CharkoniError);
	for (const options of [{ timeout: -1 }, { timeout: 'x' }, { timout: 5 }, { worker: 5 }, null])
		await assert.rejects(startBots(options), CharkoniError);
});

test('bots start in a program that is given as text', () => {
	const program = `
		import { load, startBots } from 'charkoni';
		const charkoni = await load();
		const bots = await startBots();
		const { text } = await bots.choose('fast', charkoni.game('parchis').start().throw('5'));
		await bots.close();
		console.log(text);`;
	const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
		cwd: root,
		encoding: 'utf8',
	});
	assert.equal(stdout, '0>1\n', stderr);
});
