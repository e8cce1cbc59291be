/* pack.mjs: what `npm pack` makes, installed into an empty folder without a network, plays games in Node and,
 * with README.md's own page under README.md's own content policy, in headless Chromium (CHROMIUM, or chromium
 * on the path). SCREENSHOT=FILE keeps a picture of the page. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
	copyFileSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { finish, test } from './harness.mjs';
import { serveFolder } from './server.mjs';

/* Bounds, in bytes: bigger is a reason to look what happened, and to tell it in README.md. */
const WASM_MOST = 150_000;
const UNPACKED_MOST = 400_000;
const FLAGS = [
	'--headless',
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const POLICY = /Content-Security-Policy: (.*)/.exec(readme)[1];
const folder = mkdtempSync(join(tmpdir(), 'charkoni-package-'));
const installed = join(folder, 'node_modules/charkoni');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

function run(program, args, cwd = folder) {
	const env = { ...process.env, npm_config_cache: join(folder, 'cache'), npm_config_offline: 'true' };
	const { status, stdout, stderr, error } = spawnSync(program, args, {
		cwd,
		env,
		encoding: 'utf8',
		timeout: 120000,
	});
	assert.ifError(error);
	assert.equal(status, 0, `${program} ${args.join(' ')}: ${stdout}${stderr}`);
	return stdout;
}

test('npm pack takes what is needed, and no more than that', () => {
	const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder], root));
	const names = packed.files.map(({ path }) => path);
	for (const needed of [
		'README.md',
		'API.md',
		'LICENSE',
		'package.json',
		'dist/charkoni.wasm',
		'dist/index.d.ts',
	])
		assert.ok(names.includes(needed), needed);
	const surplus = names.filter(
		(name) =>
			!/^(README\.md|API\.md|LICENSE|package\.json|dist\/[\w-]+\.(js|d\.ts|wasm))$/.test(
				name,
			),
	);
	assert.deepEqual(surplus, []);
	const wasm = packed.files.find(({ path }) => path === 'dist/charkoni.wasm').size;
	console.log(
		`the package: ${packed.size} bytes, unpacked ${packed.unpackedSize}, charkoni.wasm ${wasm}`,
	);
	assert.ok(wasm <= WASM_MOST, `charkoni.wasm has ${wasm} bytes`);
	assert.ok(packed.unpackedSize <= UNPACKED_MOST, `${packed.unpackedSize} bytes unpacked`);
});

test('it installs into an empty folder, without a network, and brings nothing along', () => {
	writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
	const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
	run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', `./${tarball}`]);
	assert.deepEqual(
		readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.')),
		['charkoni'],
	);
	const { dependencies, scripts } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
	assert.equal(dependencies, undefined);
	for (const hook of ['preinstall', 'install', 'postinstall', 'prepare'])
		assert.equal(scripts[hook], undefined);
	const text = readFileSync(join(installed, 'README.md'), 'utf8');
	assert.equal(text, readme);
});

test('installed, it plays a whole game in Node, with bots at once and in a worker', () => {
	copyFileSync(join(here, 'installed.mjs'), join(folder, 'installed.mjs'));
	copyFileSync(join(here, 'play.mjs'), join(folder, 'play.mjs'));
	assert.match(
		run(process.execPath, ['installed.mjs']),
		/^parchis 1 over\npachisi (1\+3|2\+4|-) over\n$/,
	);
});

test('installed, its types refuse wrong uses and allow right ones', () => {
	mkdirSync(join(folder, 'types'));
	copyFileSync(join(here, 'types/use.ts'), join(folder, 'types/use.ts'));
	copyFileSync(join(root, '../tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
	const settings = readFileSync(join(here, 'types/tsconfig.json'), 'utf8');
	writeFileSync(join(folder, 'types/tsconfig.json'), settings.replace('../../../', '../'));
	run(process.execPath, [createRequire(import.meta.url).resolve('typescript/bin/tsc'), '-p', 'types']);
});

function chromium() {
	if (process.env.CHROMIUM) return process.env.CHROMIUM;
	const folders = (process.env.PATH ?? '').split(delimiter);
	const found = folders
		.map((each) => join(each, 'chromium'))
		.find((path) => spawnSync(path, ['--version']).status === 0);
	assert.ok(found, 'there is no chromium on the path; name one in CHROMIUM');
	return found;
}

/* Open README.md's page in a browser, under a policy, and look at it. */
async function withPage(policy, types, look) {
	const { chromium: driver } = await import('playwright-core');
	const { address, close } = await serveFolder(folder, policy, types);
	const browser = await driver.launch({
		executablePath: chromium(),
		args: FLAGS,
		chromiumSandbox: false,
	});
	try {
		const page = await browser.newPage();
		const [troubles, asked] = [[], []];
		page.on('console', (message) => troubles.push(`${message.type()}: ${message.text()}`));
		page.on('pageerror', (error) => troubles.push(String(error)));
		page.on('requestfailed', (request) => troubles.push(`failed: ${request.url()}`));
		page.context().on('request', (request) => asked.push(request.url()));
		await page.goto(address);
		await look({ page, address, troubles, asked });
	} finally {
		await browser.close();
		close();
	}
}

/* It plays to the end, asks nobody else for anything, and has nothing to complain of. */
async function playInBrowser(types) {
	await withPage(POLICY, types, async ({ page, address, troubles, asked }) => {
		await page.getByText(/^Seat [12] has won\.$/).waitFor({ timeout: 60000 });
		assert.deepEqual(troubles, []);
		assert.deepEqual(
			asked.filter((url) => !url.startsWith(address)),
			[],
		);
		for (const part of ['index.js', 'charkoni.wasm', 'worker.js'])
			assert.ok(
				asked.some((url) => url.endsWith(`/dist/${part}`)),
				part,
			);
		const box = await page.locator('#board svg').boundingBox();
		assert.ok(box.width > 200 && box.height > 200, JSON.stringify(box));
		if (process.env.SCREENSHOT)
			await page.screenshot({ path: process.env.SCREENSHOT, fullPage: true });
	});
}

test('installed, it plays a whole game in a browser, under a strict content policy', async () => {
	const [, html] = /^```html\n([^]*?)^```$/m.exec(readme);
	const [, page] = /^```js\n(\/\/ page\.js\n[^]*?)^```$/m.exec(readme);
	writeFileSync(join(folder, 'index.html'), html);
	writeFileSync(join(folder, 'page.js'), page);
	await playInBrowser({});
});

test('the same where the server names the wrong type of the module', () =>
	playInBrowser({ '.wasm': 'text/plain' }));

test('where the policy forbids WebAssembly, the browser refuses it: so the policy is at work', () =>
	withPage(POLICY.replace(" 'wasm-unsafe-eval'", ''), {}, async ({ page, troubles }) => {
		for (let waited = 0; troubles.length === 0 && waited < 20000; waited += 50)
			await page.waitForTimeout(50);
		assert.match(troubles.join('\n'), /Content Security Policy|CompileError/);
		assert.equal(await page.locator('#board svg').count(), 0);
	}));

await finish();
