/* refusals.mjs - the page has every sentence with which the core refuses something, and none that the core has no more. The
 * core's list is read from its sources, as far as the module carries it. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { messagesIn, sourcesIn } from '../../web/page/make/messages.mjs';
import { Cases, part } from './parts.mjs';

const top = join(dirname(fileURLToPath(import.meta.url)), '../..');
const cases = new Cases(process.argv[2]);

/* The rooms of which the module is made; what its own room refuses is a misuse by programs, and no person's. */
function roomsOf(room) {
	const [, rooms] = new RegExp(`^${room}: (.*)$`, 'm').exec(
		readFileSync(join(top, 'scripts/layers'), 'utf8'),
	);
	return rooms.split(' ');
}

/* The sentences that a room marks. One that is put together in a way this does not read is told, not left out. */
function sentencesOf(room) {
	const folder = join(top, 'src', room);
	return readdirSync(folder)
		.filter((name) => /\.[ch]$/.test(name))
		.flatMap((name) => {
			const text = readFileSync(join(folder, name), 'utf8');
			const found = [...text.matchAll(/\bCK_MSG\(((?:\s*"(?:[^"\\\n]|\\.)*")+)\s*\)/g)];
			assert.equal(found.length, text.split(/\bCK_MSG\(/).length - 1, `${room}/${name}`);
			return found.map(([, literals]) =>
				[...literals.matchAll(/"(?:[^"\\]|\\.)*"/g)]
					.map(([one]) => JSON.parse(one))
					.join(''),
			);
		});
}

const module = readFileSync(join(top, 'web/rules-package/dist/charkoni.wasm'));
const isCarried = (sentence) => module.includes(`${sentence}\0`);
const core = new Set(roomsOf('wasm').flatMap(sentencesOf).filter(isCarried));

await cases.run('whatever the core refuses the page can tell in its languages', () => {
	assert.ok(core.size > 150, `only ${core.size} sentences were found`);
	const files = sourcesIn(join(top, 'web/page/src'));
	const page = new Set(files.flatMap((path) => messagesIn(path)).map(({ one }) => one));
	assert.deepEqual(
		[...core].filter((sentence) => !page.has(sentence)),
		[],
	);
});

await cases.run('no sentence that the page waits for has left the core', async () => {
	const { INSTEAD, KEPT_REFUSALS, TABLE_REFUSALS } = await part('play/refusals.ts');
	const { REFUSALS } = await part('share/refusals.ts');
	const own = sentencesOf('wasm').filter(isCarried);
	const awaited = [...INSTEAD, ...KEPT_REFUSALS, ...TABLE_REFUSALS, ...REFUSALS];
	assert.deepEqual(
		awaited.filter((sentence) => !core.has(sentence) && !own.includes(sentence)),
		[],
	);
});

cases.end();
