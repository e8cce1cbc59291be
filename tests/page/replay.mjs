/* replay.mjs - looking at games: files opened and downloaded byte for byte, foreign and damaged ones told, links,
 * stepping and playing by itself, the log, a position set up by hand, statistics. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { axe, begin, DESKTOP, open, part, PHONE, recorded, rules } from './lib.mjs';

const { linkOf } = await part('share/link.ts');
const { load } = await rules();
const charkoni = await load();
const { world, cases, end } = await begin();

const path = (name) => fileURLToPath(new URL(`../record/games/${name}.ckr`, import.meta.url));
const NAMES = ['parchis', 'pairs', 'pachisi', 'chaupar'];

async function opened(file, more = {}) {
	const all = await open(world, { path: '/replay', ...more });
	await all.page.setInputFiles('input[type=file]', file);
	return all;
}

const asFile = (text, name = 'it.ckr') => ({
	name,
	mimeType: 'text/plain',
	buffer: Buffer.from(text),
});

async function downloaded(page, button) {
	const coming = page.waitForEvent('download');
	await page.getByRole('button', { name: button }).click();
	return readFileSync(await (await coming).path());
}

for (const name of NAMES)
	await cases.run(`${name}.ckr is opened, looked at and downloaded byte for byte`, async () => {
		const { page, faults, context } = await opened(path(name));
		await page.waitForSelector('.log');
		const [record] = charkoni.records(readFileSync(path(name), 'utf8'));
		const steps = record.items().filter(({ item }) => item.kind !== 'comment').length;
		assert.match(await page.locator('.replay-count').innerText(), new RegExp(`^0 of ${steps}$`));
		await page.getByRole('button', { name: 'To the end' }).click();
		assert.match(
			await page.locator('.replay-count').innerText(),
			new RegExp(`^${steps} of ${steps}$`),
		);
		assert.deepEqual(await downloaded(page, 'Download (.ckr)'), readFileSync(path(name)));
		assert.deepEqual(faults, []);
		await context.close();
	});

await cases.run('a byte order mark and strange line ends come back as they were', async () => {
	const text = `\ufeff${readFileSync(path('parchis'), 'utf8').replaceAll('\n', '\r\n')}`;
	const { page, context } = await opened(asFile(text));
	await page.waitForSelector('.log');
	assert.deepEqual(await downloaded(page, 'Download (.ckr)'), Buffer.from(text));
	await context.close();
});

await cases.run('a file of many games lets one be chosen', async () => {
	const both = `${readFileSync(path('parchis'), 'utf8')}\n${readFileSync(path('chaupar'), 'utf8')}`;
	const { page, context } = await opened(asFile(both));
	await page.locator('#which-game').selectOption('1');
	assert.deepEqual(await downloaded(page, 'Download (.ckr)'), readFileSync(path('chaupar')));
	await context.close();
});

await cases.run(
	'a click on a step shows its position, arrow keys step, and a slider goes anywhere',
	async () => {
		const { page, context } = await opened(path('parchis'), {
			settings: { speed: 'off' },
		});
		const record = charkoni.records(readFileSync(path('parchis'), 'utf8'))[0];
		const moves = record.items().filter(({ item }) => item.kind === 'action');
		const { index, after } = moves.at(-1);
		await page.locator(`[data-index="${index}"]`).click();
		assert.equal(
			await page.locator('[aria-current=step]').getAttribute('data-index'),
			String(index),
		);
		const places = async () =>
			(
				await page
					.locator('.token')
					.evaluateAll((all) =>
						all.map(
							(one) =>
								`${one.dataset.seat} ${one.dataset.progress}`,
						),
					)
			).sort();
		const wanted = (position) =>
			Array.from({ length: record.game.seats }, (_, seat) =>
				position.pieces(seat).map((one) => `${seat + 1} ${one.progress}`),
			)
				.flat()
				.sort();
		assert.deepEqual(await places(), wanted(after.position));
		await page.locator('h1').focus();
		for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
		const now = Number(await page.locator('[aria-current=step]').getAttribute('data-index'));
		assert.ok(now < index);
		assert.deepEqual(
			await places(),
			wanted(record.item(now).after.position ?? record.game.start()),
		);
		await page.keyboard.press('Home');
		assert.equal(await page.locator('[aria-current=step]').count(), 0);
		await context.close();
	},
);

await cases.run('it plays by itself to the end, and stops there', async () => {
	const { page, context } = await opened(path('parchis'));
	await page.locator('.replay-speed select').selectOption('fast');
	await page.locator('.replay-slider').evaluate((slider) => {
		slider.value = String(Number(slider.max) - 3);
		slider.dispatchEvent(new Event('input', { bubbles: true }));
	});
	await page.getByRole('button', { name: 'Play by itself' }).click();
	await page.waitForFunction(() =>
		/^(\d+) of \1$/.test(document.querySelector('.replay-count').textContent),
	);
	await page.getByRole('button', { name: 'Play by itself' }).waitFor();
	await context.close();
});

await cases.run('the log in notation has the words of the file', async () => {
	const { page, context } = await opened(path('pachisi'));
	await page.getByRole('button', { name: 'In notation' }).click();
	const [record] = charkoni.records(readFileSync(path('pachisi'), 'utf8'));
	const words = record
		.items()
		.filter(({ item }) => item.kind !== 'comment')
		.map(({ word }) => word);
	await page.waitForFunction(
		(count) => document.querySelectorAll('.log-step').length === count,
		words.length,
	);
	assert.deepEqual(await page.locator('.log-step code').allInnerTexts(), words);
	await context.close();
});

const good = readFileSync(path('parchis'), 'utf8');
for (const [title, file, told] of [
	[
		'a picture',
		{
			name: 'cat.png',
			mimeType: 'image/png',
			buffer: Buffer.from([0x89, 0x50, 0xff, 0xfe, 0]),
		},
		/cat\.png is no record: a record is a text/,
	],
	['an empty file', asFile(''), /it\.ckr has no game in it/],
	['a letter', asFile('Dear Ana,\nhow are you?\n'), /Line 1, column 1:/],
	[
		'a record that was cut off',
		asFile(good.slice(0, -4)),
		/stops too early.*Line \d+, column \d+: .*stops before the game does/s,
	],
	[
		'a record with an impossible move',
		asFile(good.replace(/\n1\. (\d): (\d) \S+/, '\n1. $1: $2 1>60')),
		/something in it is wrong.*Line \d+, column \d+: .*1>60/s,
	],
	[
		'a record of other rules',
		asFile(good.replace('[Rules "1"]', '[Rules "2"]')),
		/a newer version of charkoni.*Line \d+, column \d+: .*version/s,
	],
	[
		'a record without a game',
		asFile(good.replace(/\[Game .*\]\n/, '')),
		/Line \d+, column \d+: the tag Game is missing/,
	],
	[
		'markup',
		asFile('<script>alert(1)</script>', '<b>it</b>.ckr'),
		/<b>it<\/b>\.ckr is no record of a game.*Line 1, column 1/s,
	],
])
	await cases.run(`${title} is told in a sentence, and what was there stays`, async () => {
		const { page, faults, context } = await opened(file);
		const fault = page.locator('.fault').first();
		await fault.waitFor();
		assert.match(await fault.textContent(), told);
		await page.setInputFiles('input[type=file]', path('chaupar'));
		await page.waitForSelector('.log');
		assert.deepEqual(faults, []);
		await context.close();
	});

await cases.run('a file that falls on the page is opened', async () => {
	const { page, context } = await open(world, { path: '/replay' });
	const data = await page.evaluateHandle((text) => {
		const transfer = new DataTransfer();
		transfer.items.add(new File([text], 'fallen.ckr', { type: 'text/plain' }));
		return transfer;
	}, good);
	await page.dispatchEvent('h1', 'dragover', { dataTransfer: data });
	await page.dispatchEvent('h1', 'drop', { dataTransfer: data });
	await page.waitForSelector('.log');
	await context.close();
});

await cases.run('a game shared by a link opens as the same game', async () => {
	const { page, context } = await opened(path('pairs'));
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.getByRole('button', { name: 'Share the game' }).click();
	const address = await page.locator('.share-link').inputValue();
	assert.equal(await page.evaluate(() => navigator.clipboard.readText()), address);
	assert.ok(address.startsWith(`${world.address}#/replay/link/`));
	const other = await context.newPage();
	await other.goto(address);
	await other.waitForSelector('.log');
	assert.deepEqual(await downloaded(other, 'Download (.ckr)'), readFileSync(path('pairs')));
	await context.close();
});

await cases.run('a position shared by a link opens as the same position', async () => {
	const { line } = charkoni.game('pachisi').start().throw('25').throw('3');
	const link = await linkOf({ kind: 'position', line });
	const { page, context, faults } = await open(world, {
		path: `/position/link/${link}`,
	});
	assert.equal(await page.locator('.position-line').textContent(), line);
	/* an address for the other screen finds its way */
	await page.goto(`${world.address}#/replay/link/${link}`);
	await page.waitForURL(/#\/position\/link\//);
	assert.equal(await page.locator('.position-line').textContent(), line);
	assert.deepEqual(faults, []);
	await context.close();
});

await cases.run(
	'hundreds of damaged links are each told in one sentence, and never crash the page',
	async () => {
		const record = await linkOf({ kind: 'record', text: good });
		const nonsense = await linkOf({ kind: 'record', text: 'nonsense' });
		const nowhere = await linkOf({ kind: 'position', line: 'parchis 1,2,3' });
		const { page, context, faults } = await open(world, { path: '/replay' });
		const chance = charkoni.random(3);
		const links = [
			'',
			'A',
			'%',
			'%00',
			'%E0%A4%A',
			'<b>',
			'__proto__',
			nonsense,
			nowhere,
			`${record}A`,
		];
		while (links.length < 300) {
			const at = chance.below(record.length);
			links.push(
				record.slice(0, at) +
					'-_aZ09'[chance.below(6)] +
					record.slice(at + 1 + chance.below(3)),
			);
		}
		const told = await page.evaluate(async (all) => {
			const found = [];
			for (const [at, link] of all.entries()) {
				location.hash = `#/${at % 2 ? 'position' : 'replay'}/link/${link}`;
				let said = 'nothing';
				for (let wait = 0; wait < 50 && said === 'nothing'; wait++) {
					await new Promise((done) => setTimeout(done, 20));
					const faults = document.querySelectorAll('.fault');
					if (faults.length === 1) said = faults[0].textContent;
					else if (document.querySelector('.log, .edit-board, .look-board'))
						said = 'opened';
				}
				found.push(said);
			}
			return found;
		}, links);
		const silent = told.filter((text) => text === 'nothing');
		assert.equal(
			silent.length,
			0,
			`${silent.length} were silent, the first ${links[told.indexOf('nothing')]}`,
		);
		assert.ok(
			told.filter((text) => text === 'opened').length < 30,
			told.filter((text) => text === 'opened').length,
		);
		assert.match(told[7], /no record of a game|something in it is wrong/);
		assert.deepEqual(faults, []);
		await context.close();
	},
);

await cases.run(
	'a position is set up by the lists and by taps, refused with the sentence of the rules, and played on from',
	async () => {
		const { page, context, faults } = await open(world, {
			path: '/position',
			size: DESKTOP,
			settings: { speed: 'off', sound: false },
		});
		await page.locator('#position-kind').selectOption('parchis');
		await page.getByLabel('Square of piece 1').selectOption({ value: '39' });
		await page.getByRole('button', { name: 'Take piece 2 in hand' }).click();
		await page.locator('.edit-cell[data-progress="44"]').click();
		assert.match(
			await page.locator('.position-line').textContent(),
			/^parchis 44,39,0,0\/1,0,0,0\/1,0,0,0\/1,0,0,0 1 T/,
		);
		for (const piece of [1, 2, 3, 4])
			await page.getByLabel(`Square of piece ${piece}`).selectOption({ value: '72' });
		assert.match(await page.locator('.fault').innerText(), /There is no such position: .+/);
		await page.getByLabel('Square of piece 4').selectOption({ value: '60' });
		assert.equal(await page.locator('.fault').count(), 0);
		await page.getByRole('button', { name: 'Play from here' }).click();
		await page.waitForSelector('main .token[data-progress="60"]');
		assert.deepEqual(faults, []);
		await context.close();
	},
);

await cases.run('the position screen tells what can be played, and what the bots would play', async () => {
	const { line } = charkoni.game('parchis').start();
	const link = await linkOf({ kind: 'position', line });
	const { page, context } = await open(world, {
		path: `/position/link/${link}`,
	});
	await page.getByText('What can be played').click();
	await page.locator('#analysis-throw').selectOption('3');
	await page.waitForFunction(() =>
		/So plays: .*Expert/.test(document.querySelector('.analysis')?.textContent ?? ''),
	);
	assert.match(await page.locator('.analysis').innerText(), /the piece on 5 goes to 8/);
	await context.close();
});

await cases.run('a finished game is counted, listed, exported whole and deleted', async () => {
	const { page, context, faults } = await open(world, {
		path: '/play/new/parchis:players=2,pieces=1/bb',
		settings: { speed: 'off', sound: false },
	});
	await page.waitForSelector('.result', { timeout: 60_000 });
	await page.goto(`${world.address}#/replay/now`);
	await page.waitForSelector('.log');
	const text = await downloaded(page, 'Download (.ckr)');
	assert.equal(charkoni.records(text.toString()).length, 1);
	/* as if a person had played it */
	await recorded(page);
	await page.evaluate(
		() =>
			new Promise((done) => {
				const request = indexedDB.open('charkoni');
				request.onsuccess = () => {
					const transaction = request.result.transaction(
						'records',
						'readwrite',
					);
					const rows = transaction.objectStore('records');
					rows.getAll().onsuccess = ({ target }) => {
						const [row] = target.result;
						const tally = JSON.parse(row.tally);
						Object.assign(tally.seats[0], {
							person: true,
							bot: '',
							name: 'Ana',
						});
						rows.put({ ...row, tally: JSON.stringify(tally) });
					};
					transaction.oncomplete = done;
				};
			}),
	);
	await page.goto(`${world.address}#/stats`);
	await page.waitForSelector('table.stats');
	assert.match(await page.locator('.stats-summary').innerText(), /^1 game finished/);
	assert.deepEqual(await axe(page), []);
	assert.deepEqual(await downloaded(page, 'Download all games'), text);
	await page.getByRole('button', { name: 'Delete all games …' }).click();
	await page.getByRole('button', { name: 'Delete all games', exact: true }).click();
	await page.getByText('Everything has been deleted.').waitFor();
	await page.getByText(/^Nothing yet\./).waitFor();
	assert.deepEqual(faults, []);
	await context.close();
});

for (const [size, name] of [
	[PHONE, 'a phone'],
	[DESKTOP, 'a desktop'],
	[{ width: 320, height: 568 }, '320 px'],
])
	await cases.run(
		`axe finds nothing in replay and position, and nothing is cut off, on ${name}`,
		async () => {
			const { page, context, faults } = await opened(path('pairs'), { size });
			await page.waitForSelector('.log');
			assert.deepEqual(await axe(page), []);
			assert.ok(
				await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
				'replay is too wide',
			);
			await page.goto(`${world.address}#/position`);
			await page.waitForSelector('.edit-board');
			assert.deepEqual(await axe(page), []);
			assert.ok(
				await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
				'position is too wide',
			);
			assert.deepEqual(faults, []);
			await context.close();
		},
	);

await cases.run('the board is turned, in a replay and where a position is set up', async () => {
	const { page, context, faults } = await opened(path('parchis'), {
		settings: { speed: 'off' },
	});
	const turn = page.getByRole('button', { name: 'Turn the board' });
	const place = (selector) =>
		page
			.locator(selector)
			.first()
			.evaluate((one) => {
				const { x, y } = one.getBoundingClientRect();
				return `${Math.round(x)} ${Math.round(y)}`;
			});
	for (const [address, what] of [
		['', '.token[data-seat="1"]'],
		['#/position', '.edit-piece[data-seat="0"]'],
	]) {
		if (address !== '') await page.goto(`${world.address}${address}`);
		await page.waitForSelector(what);
		const seen = [await place(what)];
		for (let arm = 1; arm < 5; arm++) {
			await turn.click();
			for (let wait = 0; wait < 100 && (await place(what)) === seen.at(-1); wait++)
				await page.waitForTimeout(20);
			seen.push(await place(what));
		}
		assert.equal(new Set(seen).size, 4, seen.join(', '));
		assert.equal(seen[4], seen[0]);
	}
	assert.deepEqual(faults, []);
	await context.close();
});

await end();
