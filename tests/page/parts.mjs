/* parts.mjs - the parts of the page that need no browser, for tests in Node. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const top = join(dirname(fileURLToPath(import.meta.url)), '../..');
const page = join(top, 'web/page');
const { build } = createRequire(join(page, 'package.json'))('esbuild');

/* What a browser has and Node has not, as far as these parts touch it while they are loaded. */
globalThis.addEventListener ??= () => undefined;
globalThis.location ??= { hash: '' };

/** Import a file of web/page/src, such as 'share/link.ts', by itself. */
export async function part(file) {
	const folder = mkdtempSync(join(tmpdir(), 'charkoni-part-'));
	try {
		const { outputFiles } = await build({
			entryPoints: [join(page, 'src', file)],
			bundle: true,
			format: 'esm',
			platform: 'neutral',
			write: false,
			external: ['node:*'],
			define: { BUILT: '{}' },
			jsx: 'automatic',
			jsxImportSource: 'preact',
			logLevel: 'silent',
		});
		const out = join(folder, 'part.mjs');
		writeFileSync(out, outputFiles[0].contents);
		return await import(pathToFileURL(out).href);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** The rules package as it is built. */
export function rules() {
	return import(pathToFileURL(join(top, 'web/rules-package/dist/node.js')).href);
}

/** Count cases, and end the program with the line that ./dev test counts. */
export class Cases {
	passed = 0;
	failed = 0;

	/** `wanted`: run only the cases whose titles match it. */
	constructor(wanted) {
		this.wanted = wanted === undefined ? undefined : new RegExp(wanted);
	}

	/** One case: `body` throws, or does not. */
	async run(title, body) {
		if (this.wanted?.test(title) === false) return;
		try {
			await body();
			this.passed++;
		} catch (error) {
			this.failed++;
			console.error(`FAILED: ${title}\n${error?.stack ?? error}`);
		}
	}

	end() {
		console.log(`cases: ${this.passed} passed, ${this.failed} failed`);
		process.exitCode = this.failed === 0 ? 0 : 1;
	}
}
