/* Workers that end, fail, or answer too late: whoever waits is told, whatever the worker does. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { load } from 'charkoni';

import { startBotsWith } from '../../dist/bots.js';
import { test } from '../harness.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/* What a program of its own prints: one that waits for what never comes ends by itself, with code 13 and nothing said.
 * `worker` is the text of its worker, which has `port`, `environment` and `say`. */
function printed(worker, program) {
	const head = `
		import { getEnvironmentData, parentPort as port } from 'node:worker_threads';
		const environment = getEnvironmentData('charkoni');
		const say = (message) => port.postMessage(message);`;
	const address = `data:text/javascript,${encodeURIComponent(head + worker)}`;
	const text = `
		import { setEnvironmentData } from 'node:worker_threads';
		import { load, startBots } from 'charkoni';
		const shared = new Int32Array(new SharedArrayBuffer(4));
		setEnvironmentData('charkoni', shared);
		const charkoni = await load();
		const position = charkoni.game('parchis').start().throw('5');
		const options = { module: charkoni.module, worker: ${JSON.stringify(address)} };
		${program}`;
	const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', text], {
		cwd: root,
		encoding: 'utf8',
	});
	return status === 0 ? stdout : `code ${status}: ${stdout}${stderr}`;
}

/* The worker has answered before it is closed, and the answer arrives while it is being closed. */
const ANSWERS = `
	port.on('message', ({ kind, id }) => {
		if (kind === 'begin') return say({ kind: 'ready' });
		say({ kind: 'chosen', id, action: '0>1' });
		Atomics.store(environment, 0, 1);
		Atomics.notify(environment, 0);
	});`;

test('closing is waited for to its end, though an answer was under way', () => {
	const program = `
		const bots = await startBots(options);
		const open = bots.choose('fast', position).catch((error) => error.message);
		Atomics.wait(shared, 0, 0);
		await bots.close();
		console.log(await open);`;
	assert.equal(printed(ANSWERS, program), 'The bots have been closed.\n');
});

test('a worker that ends when it is asked: the question is rejected, and the next one', () => {
	const worker = `port.on('message', ({ kind }) => (kind === 'begin' ? say({ kind: 'ready' }) : process.exit()));`;
	const program = `
		const bots = await startBots(options);
		for (let i = 0; i < 2; i++) await bots.choose('fast', position).catch((error) => console.log(error.message));
		await bots.close();
		console.log('closed');`;
	const failed = 'The worker of the bots has failed: it has ended.\n';
	assert.equal(printed(worker, program), `${failed}${failed}closed\n`);
});

test('a worker that fails when it is asked: the question is rejected', () => {
	const worker = `
		port.on('message', ({ kind }) => {
			if (kind === 'ask') throw new Error('no more');
			say({ kind: 'ready' });
		});`;
	const program = `
		const bots = await startBots(options);
		await bots.choose('fast', position).catch((error) => console.log(error.message));`;
	assert.equal(printed(worker, program), 'The worker of the bots has failed: no more.\n');
});

/* A street whose other end is told here: `said` answers what is sent. */
async function streetTo(said) {
	const failures = [];
	const street = { held: [], closed: 0, hear: undefined, fail: undefined };
	street.fail = (reason) => failures.forEach((listener) => listener(reason));
	const port = {
		send: (message) => said(message, street),
		onMessage: (listener) => (street.hear = listener),
		onFailure: (listener) => failures.push(listener),
		hold: (busy) => street.held.push(busy),
		close: () => street.closed++,
	};
	const charkoni = await load();
	const position = charkoni.game('parchis').start().throw('5');
	const start = () =>
		startBotsWith({ startWorker: () => port }, undefined, { module: charkoni.module });
	return { street, position, start };
}

test('a worker that ends with its first word: no bots are started, and nobody waits for their answers', async () => {
	const { street, start } = await streetTo((_, { hear, fail }) => {
		hear({ kind: 'ready' });
		fail('it has ended');
	});
	await assert.rejects(start(), /failed: it has ended/);
	assert.equal(street.closed, 1);
});

test('an answer that cannot be read: the question is rejected, and the worker keeps no program from ending', async () => {
	const { street, position, start } = await streetTo(
		({ kind }, { hear }) => kind === 'begin' && hear({ kind: 'ready' }),
	);
	const bots = await start();
	const asked = bots.choose('fast', position);
	assert.equal(street.held.at(-1), true);
	street.fail('a message could not be read');
	await assert.rejects(asked, /failed: a message could not be read/);
	assert.equal(street.held.at(-1), false);
});
