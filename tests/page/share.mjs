/* share.mjs - links that hold a position or a record: what goes in comes out, and whatever is damaged is told. */
import assert from 'node:assert/strict';
import { deflateRawSync } from 'node:zlib';

import { Cases, part, rules } from './parts.mjs';

const { readLink, linkOf, LinkError, LINK_MOST, TEXT_MOST } = await part('share/link.ts');
const { encode, decode } = await part('share/base64url.ts');
const { crc32 } = await part('share/crc32.ts');
const { inflate } = await part('share/inflate.ts');
const { load } = await rules();
const charkoni = await load();
const cases = new Cases();

/** A whole random game of a kind, as a record. */
function game(text, seed) {
	const chance = charkoni.random(seed);
	const record = charkoni.game(text).record({ start: 0, tags: { Event: 'Sociedad «El Cruce» — ¡5!' } });
	while (record.now().phase !== 'over') {
		const { position } = record.now();
		if (position.phase === 'throw')
			record.add({ kind: 'throw', throw: record.game.pickThrow(chance.below) });
		else {
			const legal = position.legal();
			record.add({ kind: 'action', action: legal[chance.below(legal.length)] });
		}
	}
	return record;
}

function chanceBytes(size) {
	const chance = charkoni.random(77);
	return Buffer.from(Uint8Array.from({ length: size }, () => chance.below(256)));
}

/** Why a link is refused; undefined if it opens. */
function fault(link) {
	try {
		readLink(link);
	} catch (error) {
		assert.ok(error instanceof LinkError, `${link.slice(0, 40)}: ${error.stack}`);
		return error.fault;
	}
	return undefined;
}

await cases.run('bytes as text are those of Node, for every length', () => {
	for (let size = 0; size < 70; size++) {
		const bytes = Uint8Array.from({ length: size }, (_, at) => (at * 37 + size * 11) & 255);
		assert.equal(encode(bytes), Buffer.from(bytes).toString('base64url'));
		assert.deepEqual(decode(encode(bytes)), bytes);
	}
	for (const wrong of ['A', 'AB', 'AA=', 'A+AA', 'AA/A', 'ÄAAA', 'AAAAA'])
		assert.equal(decode(wrong), undefined);
});

await cases.run('the checksum is CRC-32', () => {
	assert.equal(crc32(new TextEncoder().encode('123456789')), 0xcbf43926);
	assert.equal(crc32(new Uint8Array()), 0);
});

await cases.run('what zlib packs at any level comes out again', () => {
	const texts = ['', 'a', 'abc'.repeat(5000), game('parchis:players=2', 1).write()];
	const noise = chanceBytes(70_000);
	for (const bytes of [...texts.map((text) => Buffer.from(text)), noise])
		for (const level of [0, 1, 6, 9])
			for (const strategy of [0, 4]) {
				const packed = deflateRawSync(bytes, { level, strategy });
				assert.deepEqual(Buffer.from(inflate(packed, 1 << 20)), bytes);
				assert.equal(inflate(packed.subarray(0, -1), 1 << 20), undefined);
				assert.equal(
					inflate(Buffer.concat([packed, Buffer.of(0)]), 1 << 20),
					undefined,
				);
				if (bytes.length > 0)
					assert.equal(inflate(packed, bytes.length - 1), undefined);
			}
});

const NAMES = ['parchis', 'parchis-pairs', 'pachisi', 'chaupar'];
for (const [at, name] of NAMES.entries())
	await cases.run(
		`a record and a position of ${name} come out of their links as they went in`,
		async () => {
			const record = game(`${name}:pieces=2`, at);
			const text = record.write();
			const link = await linkOf({ kind: 'record', text });
			assert.match(link, /^[\w-]+$/);
			assert.deepEqual(readLink(link), { kind: 'record', text });
			const { line } = record.begin().position;
			const short = await linkOf({ kind: 'position', line });
			assert.deepEqual(readLink(short), { kind: 'position', line });
			assert.ok(short.length < 160, `${short.length} letters`);
		},
	);

await cases.run('a whole game of four seats and four pieces has room in a link', async () => {
	for (const name of NAMES) {
		const text = game(name, 5).write();
		const link = await linkOf({ kind: 'record', text });
		assert.ok(link.length < LINK_MOST, `${name}: ${text.length} -> ${link.length}`);
	}
});

/* Node 18 has CompressionStream without this format: there links are stored as in a browser without it. */
function canPack() {
	try {
		return Boolean(new CompressionStream('deflate-raw'));
	} catch {
		return false;
	}
}

await cases.run('without CompressionStream a link is longer, and opens all the same', async () => {
	const text = game('pachisi:pieces=1', 3).write();
	const packed = await linkOf({ kind: 'record', text });
	const { CompressionStream } = globalThis;
	const shorter = canPack();
	for (const missing of [
		undefined,
		class {
			constructor() {
				throw new TypeError('no such format');
			}
		},
	])
		try {
			globalThis.CompressionStream = missing;
			const stored = await linkOf({ kind: 'record', text });
			assert.ok(shorter ? stored.length > packed.length : stored === packed);
			assert.deepEqual(readLink(stored), { kind: 'record', text });
		} finally {
			globalThis.CompressionStream = CompressionStream;
		}
});

await cases.run('what is too long is told with its length', async () => {
	const noise = chanceBytes(40_000);
	await assert.rejects(linkOf({ kind: 'record', text: noise.toString('hex') }), (error) => {
		return error instanceof LinkError && error.fault === 'long' && error.letters > LINK_MOST;
	});
	await assert.rejects(linkOf({ kind: 'record', text: 'a'.repeat(TEXT_MOST + 1) }), LinkError);
	assert.equal(fault('A'.repeat(LINK_MOST + 1)), 'damaged');
});

await cases.run('a link of a newer page says so', async () => {
	const bytes = decode(
		await linkOf({
			kind: 'position',
			line: charkoni.game('parchis').start().line,
		}),
	);
	bytes[0] = 2;
	assert.equal(fault(encode(bytes)), 'newer');
});

await cases.run('a bomb ends at the size that a text may have', () => {
	const packed = deflateRawSync(Buffer.alloc(TEXT_MOST * 20));
	const bytes = Buffer.concat([Buffer.of(1, 0x11), packed, Buffer.alloc(4)]);
	const link = encode(bytes);
	assert.ok(link.length < LINK_MOST);
	assert.equal(fault(link), 'damaged');
});

/* Every change of a letter, every cut, and some thousands of other mutations: told, never taken for something else. */
const whole = await linkOf({
	kind: 'record',
	text: game('chaupar:pieces=1', 9).write(),
});
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
await cases.run('a link that was cut anywhere is told', () => {
	for (let size = 0; size < whole.length; size++) assert.ok(fault(whole.slice(0, size)));
});
await cases.run('a link with any letter changed is told', () => {
	const chance = charkoni.random(11);
	for (let at = 0; at < whole.length; at++) {
		let letter = whole[at];
		while (letter === whole[at]) letter = letters[chance.below(64)];
		assert.ok(fault(whole.slice(0, at) + letter + whole.slice(at + 1)), `letter ${at}`);
	}
});
const chance = charkoni.random(4);
let opened = 0;
await cases.run('4000 mutations are told or open as the same', () => {
	for (let round = 0; round < 4000; round++) {
		let link = whole;
		for (let change = chance.below(4); change >= 0; change--) {
			const at = chance.below(link.length);
			const to = Math.min(link.length, at + chance.below(9));
			const sort = chance.below(5);
			if (sort === 0) link = link.slice(0, at) + link.slice(to);
			else if (sort === 1) link = link.slice(0, to) + link.slice(at);
			else if (sort === 2)
				link = link.slice(0, at) + letters[chance.below(64)] + link.slice(at);
			else if (sort === 3)
				link =
					link.slice(0, at) +
					String.fromCharCode(chance.below(0x3000)) +
					link.slice(to);
			else link = [...link.slice(at, to)].reverse().join('') + link.slice(to);
			if (link === '') link = 'A';
		}
		if (link === whole || fault(link) === undefined) {
			assert.deepEqual(readLink(link), readLink(whole));
			opened++;
		}
	}
	assert.ok(opened < 400, `${opened} opened`);
});
await cases.run('bytes of chance with a right checksum are told or hold text', () => {
	for (let round = 0; round < 2000; round++) {
		const body = Uint8Array.from({ length: chance.below(60) }, () => chance.below(256));
		const form = [0, 1, 16, 17, 2, 32, 255][chance.below(7)];
		const sum = crc32(Uint8Array.of(form, ...body));
		const link = encode(Uint8Array.of(1, form, ...body, sum >>> 24, sum >>> 16, sum >>> 8, sum));
		if (fault(link) === undefined)
			assert.ok(['position', 'record'].includes(readLink(link).kind));
	}
});

const { positionOf, setupOf, sharedExits, withPiece } = await part('position/setup.ts');

await cases.run('a position in which a throw is due, set up from itself, is itself', () => {
	const chance = charkoni.random(8);
	const games = [
		...NAMES,
		'parchis:players=8',
		'pachisi:laps=9',
		'parchis-pairs:out=1',
		'chaupar:pieces=3',
	];
	let marks = 0;
	for (const name of games) {
		for (let round = 0; round < 40; round++) {
			let { position } = charkoni
				.game(name)
				.start()
				.playout(chance, 20 + chance.below(500));
			while (position.phase !== 'throw' && position.phase !== 'over')
				position = position.playout(chance, 1).position;
			if (position.phase === 'over') continue;
			/* what a setup leaves out: sixes, graces, throws in hand, turns without a move */
			const bare = position.line
				.replace(/ T\[.*?\]/, ' T')
				.replace(/six=\d last=\S+/, 'six=0 last=-')
				.replace(
					/skip=(\d+) row=\d due=\d ent=\d/,
					(_, skip) => `skip=${skip.replace(/1/g, '0')} row=0 due=0 ent=0`,
				)
				.replace(/idle=\d+/, 'idle=0');
			assert.equal(positionOf(setupOf(position)).line, bare);
			assert.equal(charkoni.position(bare).line, bare);
			if (/\dq|\dc|\dl|x[234]|late=\d/.test(bare)) marks++;
		}
	}
	assert.ok(marks > 40, `${marks} with marks`);
});

await cases.run('pieces set one by one make the line that the rules read', () => {
	const { start } = { start: charkoni.game('parchis').start() };
	let setup = withPiece(setupOf(start), 0, 0, { progress: 39 });
	setup = withPiece(setup, 1, 1, { progress: 72 });
	assert.equal(
		positionOf(setup).line,
		'parchis 39,0,0,0/G,1,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-',
	);
	/* yellow on the exit of green, progress 52, beside its own piece */
	setup = withPiece(setup, 0, 1, { progress: 52 });
	assert.deepEqual(sharedExits(setup), [{ exit: 3, seats: [0, 3] }]);
	assert.match(positionOf(setup).line, /late=4:4$/);
	assert.equal(positionOf({ ...setup, late: [undefined, undefined, undefined, 0] }).parchis.late[3], 0);
	const queen = withPiece(setupOf(charkoni.game('pachisi').start()), 2, 3, {
		progress: 30,
		captures: 2,
	});
	assert.match(positionOf(queen).line, /30q,0,0,0.* in=0010 /);
	assert.match(positionOf(withPiece(queen, 2, 3, { progress: 5 })).line, /5,0,0,0/);
});

cases.end();
