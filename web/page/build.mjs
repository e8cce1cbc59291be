/* build.mjs - leave the page in build/page (or CHARKONI_PAGE): every file but index.html, sw.js and the manifest
 * with a hash of its inside in its name, so that it can be kept for ever; beside each its compressed siblings
 * (make/siblings.mjs), which have its time, as a server may see from them that they belong to it.
 *
 * --watch builds again after every change, then without siblings; --quick leaves the types unchecked. The package
 * `charkoni` must have been built before (web/rules-package). */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	utimesSync,
	watch,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { messagesIn, sourcesIn } from './make/messages.mjs';
import { catalogueOf } from './make/po.mjs';
import { siblingsOf } from './make/siblings.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const top = join(here, '../..');
const source = join(here, 'src');
const dist = join(here, '../rules-package/dist');
const paper = process.env.CHARKONI_PAPER ?? join(top, 'build/wasm/paper.wasm');
const out = process.env.CHARKONI_PAGE ?? join(top, 'build/page');
const po = process.env.CHARKONI_PO ?? join(top, 'po');
const LANGUAGES = ['es', 'pt', 'hi'];

/** The policy of the page, that which our server sends; who may frame it only a server can say. 'wasm-unsafe-eval' is
 * for WebAssembly alone. */
export const POLICY = readFileSync(join(top, 'src/server/policy.txt'), 'utf8')
	.trim()
	.split('\n')
	.filter((line) => !line.startsWith('frame-ancestors'))
	.join('; ');

const hashOf = (data) => createHash('sha256').update(data).digest('hex').slice(0, 10);

/** One build: what has been written, in memory until all of it is right. */
class Output {
	files = new Map();

	/** Put a file under a name with a hash; the name. */
	hashed(name, data) {
		const end = extname(name);
		const full = `${basename(name, end)}-${hashOf(data)}${end}`;
		this.files.set(full, data);
		return full;
	}

	/* Beside the old folder first, so that a server never shows half of it. */
	write() {
		const [fresh, old] = [`${out}.new`, `${out}.old`];
		const now = new Date();
		for (const folder of [fresh, old]) rmSync(folder, { recursive: true, force: true });
		mkdirSync(fresh, { recursive: true });
		for (const [name, data] of this.files) {
			const siblings = process.argv.includes('--watch') ? [] : siblingsOf(name, data);
			for (const [one, bytes] of [[name, data], ...siblings]) {
				writeFileSync(join(fresh, one), bytes);
				utimesSync(join(fresh, one), now, now);
			}
		}
		if (existsSync(out)) renameSync(out, old);
		renameSync(fresh, out);
		rmSync(old, { recursive: true, force: true });
	}
}

async function bundle(entry, define) {
	const { outputFiles } = await build({
		entryPoints: [resolve(source, entry)],
		bundle: true,
		minify: true,
		write: false,
		format: 'esm',
		target: ['es2022'],
		charset: 'utf8',
		legalComments: 'none',
		jsx: 'automatic',
		jsxImportSource: 'preact',
		define,
		logLevel: 'warning',
	});
	return outputFiles[0].contents;
}

function languages(output) {
	const messages = sourcesIn(source).flatMap((path) => messagesIn(path));
	const names = {};
	for (const code of LANGUAGES) {
		const missing = [];
		const words = catalogueOf(join(po, `${code}.po`), messages, missing);
		names[code] = output.hashed(`lang-${code}.json`, JSON.stringify(words));
		const untold = new Set(missing);
		if (untold.size)
			console.log(`build.mjs: ${code}: ${untold.size} messages are not translated`);
		if (process.argv.includes('--missing')) for (const one of untold) console.log(`  ${one}`);
	}
	return names;
}

function rules(output) {
	const names = {};
	for (const code of ['en', ...LANGUAGES]) {
		const folder = join(top, 'docs/rules', code);
		for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
			const game = basename(file, '.md');
			names[`${code}/${game}`] = output.hashed(
				`rules-${code}-${game}.md`,
				readFileSync(join(folder, file)),
			);
		}
	}
	return names;
}

function icons(output) {
	const names = {};
	for (const file of readdirSync(join(here, 'icons'))) {
		names[file] = output.hashed(file, readFileSync(join(here, 'icons', file)));
	}
	return names;
}

/* The colour of the page in light, by its style: what is painted while it loads. */
function ground() {
	return /--ground: (#[0-9a-f]{6});/.exec(readFileSync(join(source, 'style/tokens.css'), 'utf8'))[1];
}

function manifest(icon) {
	const png = (size, purpose) => ({
		src: icon[purpose === 'any' ? `icon-${size}.png` : `icon-mask-${size}.png`],
		sizes: `${size}x${size}`,
		type: 'image/png',
		purpose,
	});
	return JSON.stringify({
		name: 'charkoni: Pachisi, Chaupar, Parchís',
		short_name: 'charkoni',
		description: 'Pachisi, Chaupar and Parchís, against bots or with friends around one screen.',
		id: './',
		start_url: './',
		scope: './',
		display: 'standalone',
		background_color: ground(),
		theme_color: ground(),
		categories: ['games'],
		icons: [
			{ src: icon['icon.svg'], sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
			png(192, 'any'),
			png(512, 'any'),
			png(512, 'maskable'),
		],
	});
}

/* What is built in from others goes with their licences. */
function licences() {
	const preact = dirname(createRequire(import.meta.url).resolve('preact/package.json'));
	const texts = [
		['charkoni', join(top, 'LICENSE')],
		['Preact', join(preact, 'LICENSE')],
	];
	return texts.map(([name, path]) => `${name}\n\n${readFileSync(path, 'utf8')}`).join('\n\n');
}

function version() {
	return JSON.parse(readFileSync(join(here, '../rules-package/package.json'), 'utf8')).version;
}

function indexPage(names) {
	let text = readFileSync(join(source, 'index.html'), 'utf8');
	for (const [word, name] of Object.entries(names)) text = text.replaceAll(`"${word}"`, `"${name}"`);
	return text;
}

/* The page itself is './'; the rest by name. */
async function serviceWorker(output) {
	const digest = hashOf([...output.files].map(([name, data]) => name + hashOf(data)).join('\n'));
	const files = [...output.files.keys()].filter((name) => name !== 'index.html').sort();
	const page = String(output.files.get('index.html'));
	const names = files.filter((name) => page.includes(`"${name}"`));
	const { load } = await import(join(dist, 'node.js'));
	const { rulesVersion } = await load();
	const kept = { version: digest, rules: rulesVersion, files: ['./', ...files], names };
	output.files.set('sw.js', await bundle('sw.ts', { KEPT: JSON.stringify(kept) }));
}

async function once() {
	const output = new Output();
	const icon = icons(output);
	const built = {
		wasm: output.hashed('charkoni.wasm', readFileSync(join(dist, 'charkoni.wasm'))),
		paper: output.hashed('paper.wasm', readFileSync(paper)),
		worker: output.hashed('worker.js', await bundle(join(dist, 'worker.js'), {})),
		languages: languages(output),
		rules: rules(output),
		licences: output.hashed('licences.txt', licences()),
		version: version(),
	};
	const app = output.hashed('app.js', await bundle('main.tsx', { BUILT: JSON.stringify(built) }));
	const style = output.hashed('app.css', await bundle('style/index.css', {}));
	output.files.set('manifest.webmanifest', manifest(icon));
	output.files.set(
		'index.html',
		indexPage({
			CSP: POLICY,
			GROUND: ground(),
			APP: app,
			STYLE: style,
			ICON_SVG: icon['icon.svg'],
			ICON_PNG: icon['icon-192.png'],
		}),
	);
	await serviceWorker(output);
	output.write();
}

function typesHold() {
	const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
	return spawnSync(process.execPath, [tsc, '--project', here], { stdio: 'inherit' }).status === 0;
}

function again() {
	let due;
	watch(source, { recursive: true }, () => {
		clearTimeout(due);
		due = setTimeout(
			() =>
				once().then(
					() => console.log('built'),
					(error) => console.error(error.message),
				),
			100,
		);
	});
}

if (!existsSync(join(dist, 'charkoni.wasm'))) {
	console.error(
		'build.mjs: build the package charkoni first: npm run build --workspace charkoni, in web/',
	);
	process.exit(2);
}
if (!existsSync(paper)) {
	console.error(
		`build.mjs: there is no ${paper}; build the target wasm first, or name it in CHARKONI_PAPER`,
	);
	process.exit(2);
}
if (!process.argv.includes('--quick') && !typesHold()) process.exit(1);
await once();
if (process.argv.includes('--watch')) again();
