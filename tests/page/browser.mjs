/* browser.mjs - the system's Chromium with the built page in it; every fault that the page makes is kept. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { serve } from './serve.mjs';

const require = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = require('playwright-core');

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
export const FOLDER =
	process.env.CHARKONI_PAGE ?? fileURLToPath(new URL('../../build/page', import.meta.url));

/** Start the browser and a server; `change` is that of serve. */
export async function start(change) {
	const server = await serve(FOLDER, change);
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
		args: ['--no-sandbox'],
	});
	return {
		server,
		browser,
		address: server.address,
		async close() {
			await browser.close();
			await server.close();
		},
	};
}

/** Open the page in a context of its own. `faults` gets what went wrong in it: errors, refused by the policy, asked of
 * other servers. */
export async function open(
	world,
	{ path = '/', size = PHONE, settings = {}, theme = 'light', ...rest } = {},
) {
	const context = await world.browser.newContext({
		viewport: size,
		colorScheme: theme,
		locale: 'en-GB',
		serviceWorkers: 'block',
		...rest,
	});
	context.setDefaultTimeout(10_000);
	const faults = [];
	await context.addInitScript((kept) => {
		if (localStorage.getItem('charkoni.settings') === null)
			localStorage.setItem('charkoni.settings', kept);
	}, JSON.stringify(settings));
	const page = await context.newPage();
	page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
	page.on('console', (message) => {
		if (message.type() === 'error') faults.push(`console: ${message.text()}`);
	});
	page.on('request', (request) => {
		if (/^https?:/.test(request.url()) && !request.url().startsWith(world.address))
			faults.push(`asked of elsewhere: ${request.url()}`);
	});
	await page.goto(`${world.address}#${path}`);
	await page.waitForSelector('main');
	return { context, page, faults };
}

/** What axe finds on the page, a line a finding. */
export async function axe(page) {
	const path = createRequire(new URL('../../web/page/package.json', import.meta.url)).resolve(
		'axe-core/axe.min.js',
	);
	if (!(await page.evaluate('typeof axe === "object"'))) {
		const { readFile } = await import('node:fs/promises');
		await page.evaluate(await readFile(path, 'utf8'));
	}
	const { violations } = await page.evaluate('axe.run()');
	return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
