/* page.mjs - the built page as `charkoni serve` sends it: every file of it, packed and plain; and in the system's Chromium,
 * where nothing of it breaks the policy that is sent with it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { FOLDER, open } from '../page/browser.mjs';
import { Cases } from '../page/parts.mjs';

const require = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = require('playwright-core');
const cases = new Cases(process.argv[2]); /* only cases whose titles match this */

/** `charkoni serve` of the built page, until `close`. */
async function serve() {
	const program = process.env.CHARKONI ?? 'build/release/charkoni';
	const child = spawn(program, ['serve', '--port', '0', '--root', FOLDER], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const address = await new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('exit', (code) => reject(new Error(`charkoni serve ended with ${code}`)));
		child.stdout.once('data', (line) => resolve(String(line).trim()));
	});
	return { address, close: () => child.kill() };
}

/** What is sent of a file to whoever accepts these codings. */
function fetched(address, name, codings) {
	return new Promise((resolve, reject) => {
		get(new URL(name, address), { headers: { 'Accept-Encoding': codings } }, (answer) => {
			const parts = [];
			answer.on('data', (bytes) => parts.push(bytes));
			answer.on('end', () =>
				resolve({
					status: answer.statusCode,
					headers: answer.headers,
					body: Buffer.concat(parts),
				}),
			);
			answer.on('error', reject);
		}).on('error', reject);
	});
}

const server = await serve();
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
	args: ['--no-sandbox'],
});
const world = { address: server.address, browser };
const files = readdirSync(FOLDER).filter((name) => !/\.(br|gz)$/.test(name));
const UNPACK = {
	br: brotliDecompressSync,
	gzip: gunzipSync,
	undefined: (bytes) => bytes,
};
const SUFFIX = { br: '.br', gzip: '.gz' };

for (const coding of ['br', 'gzip', 'identity'])
	await cases.run(`every file is what was built: ${coding}`, async () => {
		const etags = new Set();
		for (const name of files) {
			const { status, headers, body } = await fetched(server.address, name, coding);
			const sibling = join(FOLDER, `${name}${SUFFIX[coding] ?? '.none'}`);
			assert.equal(status, 200, name);
			assert.equal(
				headers['content-encoding'],
				existsSync(sibling) ? coding : undefined,
				name,
			);
			assert.deepEqual(
				UNPACK[headers['content-encoding']](body),
				readFileSync(join(FOLDER, name)),
				name,
			);
			assert.notEqual(headers['content-type'], 'application/octet-stream', name);
			assert.equal(
				headers['cache-control'],
				/-[0-9a-f]{10}\./.test(name)
					? 'public, max-age=31536000, immutable'
					: 'no-cache',
				name,
			);
			etags.add(headers.etag);
		}
		assert.ok(files.length > 20 && etags.size >= files.length / 2);
	});

await cases.run('all text and WebAssembly is packed in advance, smaller than it is', () => {
	for (const name of files.filter((one) => !one.endsWith('.png')))
		for (const suffix of ['.br', '.gz']) {
			const [whole, packed] = [name, `${name}${suffix}`].map((one) =>
				readFileSync(join(FOLDER, one)),
			);
			assert.ok(packed.length < whole.length, name);
		}
});

await cases.run(
	'what the page says of itself is what is sent with it, but for who may frame it',
	async () => {
		const { headers, body } = await fetched(server.address, '', 'identity');
		const own = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(
			body.toString(),
		)?.[1];
		assert.equal(headers['content-security-policy'], `${own}; frame-ancestors 'none'`);
		assert.doesNotMatch(own, /unsafe-inline|'unsafe-eval'|https?:|\*/);
	},
);

/* --------------------------------------------------------------- in the browser */

/* Open a screen and keep what the policy refuses; warnings count too, browsers tell of headers by them. */
async function on(path, options, body) {
	const { context, page, faults } = await open(world, { path, ...options });
	try {
		const warned = [];
		page.on('console', (message) => {
			if (message.type() === 'warning' && !/blocked by Playwright/.test(message.text()))
				warned.push(message.text());
		});
		await context.addInitScript(() => {
			window.refused = [];
			document.addEventListener('securitypolicyviolation', (event) => {
				window.refused.push(`${event.effectiveDirective}: ${event.blockedURI}`);
			});
		});
		await page.reload();
		await page.waitForSelector('main');
		await body(page, context);
		assert.deepEqual(await page.evaluate('window.refused'), []);
		assert.deepEqual([...faults, ...warned], []);
	} finally {
		await context.close();
	}
}

for (const path of [
	'/',
	'/setup/pachisi',
	'/rules/parchis',
	'/rules/chaupar',
	'/settings',
	'/stats',
	'/about',
	'/position/pachisi',
	'/first/parchis',
])
	await cases.run(`${path}: nothing is refused`, () =>
		on(path, {}, (page) => page.waitForTimeout(300)),
	);

await cases.run('a game between bots, with the worker and the module', () =>
	on('/play/new/pachisi/ffff', { settings: { speed: 'off', sound: true } }, async (page) => {
		await page.waitForSelector('.board .token');
		await page.waitForFunction(
			() => document.querySelectorAll('.token[data-progress]').length > 4,
		);
		await page.waitForTimeout(1000);
	}),
);

await cases.run('sheets to print are shown', () =>
	on('/print', {}, async (page) => {
		await page.waitForFunction(
			() => [...document.images].some((one) => one.complete && one.naturalWidth > 100),
			null,
			{ timeout: 20_000 },
		);
	}),
);

await cases.run('the page is kept, and there without the network', () =>
	on('/', { serviceWorkers: 'allow' }, async (page, context) => {
		await page.evaluate(async () => {
			await navigator.serviceWorker.ready;
			if (!navigator.serviceWorker.controller)
				await new Promise((done) =>
					navigator.serviceWorker.addEventListener('controllerchange', done, {
						once: true,
					}),
				);
		});
		await context.setOffline(true);
		await page.reload();
		await page.waitForSelector('main');
	}),
);

await cases.run('what is in line would be refused, and seen here', async () => {
	await assert.rejects(
		on('/', {}, async (page) => {
			await page.evaluate(() => {
				const script = document.createElement('script');
				script.textContent = 'window.ran = true';
				document.body.append(script);
			});
			assert.equal(await page.evaluate('window.ran'), undefined);
		}),
		/script-src-elem: inline/,
	);
});

await browser.close();
server.close();
cases.end();
