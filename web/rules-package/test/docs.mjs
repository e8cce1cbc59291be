/* docs.mjs: runs every ```js example of README.md and API.md and compares what it prints with the lines `// →
 * …` behind each console.log. Examples that begin with `// page.js` are for the browser: pack.mjs runs them.
 * UPDATE=1 writes the lines anew, for somebody to read through. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { finish, test } from './harness.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const BLOCK = /^```js\n([^]*?)^```$/gm;
/* What stands behind a console.log, as one group. */
const SHOWN = /(?:^[ \t]*\/\/ →.*\n)+/gm;
const MARK = '\x01';

/* What an example prints, one text a console.log. */
function run(code) {
	const folder = mkdtempSync(join(here, '.example-'));
	try {
		const file = join(folder, 'example.mjs');
		const marked = `{
			const { log } = console;
			console.log = (...all) => { process.stdout.write('${MARK}'); log(...all); };
		}\n`;
		writeFileSync(file, marked + code);
		const { status, stdout, stderr } = spawnSync(process.execPath, [file], {
			encoding: 'utf8',
			timeout: 60000,
		});
		assert.equal(status, 0, stderr);
		return stdout
			.split(MARK)
			.slice(1)
			.map((text) => text.trimEnd());
	} finally {
		rmSync(folder, { recursive: true });
	}
}

const read = (group) => group.replace(/^[ \t]*\/\/ → ?/gm, '').trimEnd();

function write(indent, text) {
	return text
		.split('\n')
		.map((line) => `${indent}// →${line === '' ? '' : ` ${line}`}\n`)
		.join('');
}

function renewed(code, printed) {
	const left = [...printed];
	return code.replace(SHOWN, (group) => write(/^[ \t]*/.exec(group)[0], left.shift()));
}

for (const name of ['README.md', 'API.md']) {
	const path = join(here, '..', name);
	const text = readFileSync(path, 'utf8');
	const fresh = new Map();
	for (const [, code] of text.matchAll(BLOCK)) {
		if (code.startsWith('// page.js')) continue;
		const line = text.slice(0, text.indexOf(code)).split('\n').length;
		test(`the example at ${name}:${line}`, () => {
			const printed = run(code);
			fresh.set(code, renewed(code, printed));
			const shown =
				(process.env.UPDATE === '1' ? fresh.get(code) : code).match(SHOWN) ?? [];
			assert.deepEqual(printed, shown.map(read));
		});
	}
	test(`the examples of ${name} are all found`, () => {
		assert.equal(text.match(/^```js$/gm)?.length ?? 0, [...text.matchAll(BLOCK)].length);
		if (process.env.UPDATE !== '1') return;
		writeFileSync(
			path,
			text.replace(BLOCK, (all, code) => all.replace(code, () => fresh.get(code) ?? code)),
		);
	});
}

test('API.md is what the types say', () => {
	const { status, stderr } = spawnSync(process.execPath, [join(here, '../api.mjs'), '--check'], {
		encoding: 'utf8',
	});
	assert.equal(status, 0, stderr);
});

await finish();
