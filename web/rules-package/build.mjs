/* build.mjs - leave the package as it is published in dist/: JavaScript, types, the WebAssembly module.
 *
 * The module comes from CHARKONI_WASM, or from where the build of the repository leaves it. */
import { spawnSync } from 'node:child_process';
import {
	chmodSync,
	copyFileSync,
	existsSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	renameSync,
	rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const top = join(here, '../..');
const wasm = process.env.CHARKONI_WASM ?? join(top, 'build/wasm/charkoni.wasm');
const dist = join(here, 'dist');

if (!existsSync(wasm)) {
	console.error(`build.mjs: there is no ${wasm}; build the module first, or name it in CHARKONI_WASM`);
	process.exit(2);
}
/* Made elsewhere, and put in place once it is whole: whoever uses the package meanwhile has the one before. */
const modules = join(here, '../node_modules');
const made = mkdtempSync(join(modules, '.charkoni-dist-'));
const before = `${made}-before`;
process.on('exit', () => {
	for (const folder of [made, before]) rmSync(folder, { recursive: true, force: true });
});
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '--project', here, '--outDir', made], {
	stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

/* Of the types only those that index.d.ts leads to: the others speak of the inside. */
const wanted = new Set();
function want(name) {
	if (wanted.has(name)) return;
	wanted.add(name);
	const text = readFileSync(join(made, name), 'utf8');
	for (const [, file] of text.matchAll(/from '\.\/([\w-]+)\.js'/g)) want(`${file}.d.ts`);
}
want('index.d.ts');
for (const name of readdirSync(made))
	if (name.endsWith('.d.ts') && !wanted.has(name)) rmSync(join(made, name));

copyFileSync(wasm, join(made, 'charkoni.wasm'));
chmodSync(join(made, 'charkoni.wasm'), 0o644);
chmodSync(made, 0o755);
if (existsSync(dist)) renameSync(dist, before);
renameSync(made, dist);
copyFileSync(join(top, 'LICENSE'), join(here, 'LICENSE'));
