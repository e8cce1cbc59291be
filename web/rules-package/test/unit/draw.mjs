/* Boards and positions as SVG, and the places for a page that draws itself. */
import assert from 'node:assert/strict';

import { CharkoniError, load } from 'charkoni';

import { test } from '../harness.mjs';

const charkoni = await load();

for (const name of [
	'parchis',
	'parchis:players=6',
	'parchis:players=8',
	'parchis-pairs',
	'pachisi',
	'chaupar',
])
	test(`the board of ${name} as SVG, and where its cells lie`, () => {
		const game = charkoni.game(name);
		const svg = game.draw();
		assert.match(svg, /^(<\?xml[^>]*>\s*)?<svg [^]*<\/svg>\s*$/);
		assert.doesNotMatch(svg, /<style|<script|style="|NaN|undefined/);
		const { arms, cells, extent, outline, middle, unit } = game.layout();
		assert.equal(unit, 1000);
		assert.deepEqual([arms.length, cells.length], [game.arms, game.arms * 26]);
		assert.equal(cells.filter(({ number }) => number !== undefined).length, game.ring);
		for (const { shape, centre } of cells) {
			assert.ok(shape.length >= 3);
			for (const { x, y } of [...shape, centre])
				assert.ok(Math.abs(x) <= extent && Math.abs(y) <= extent);
		}
		assert.ok(outline.length >= game.arms && middle.length >= 4);
		assert.equal(game.layout(), game.layout());
		for (let progress = 1; progress <= game.goal; progress++) {
			const cell = game.cell(0, progress);
			const square = game.square(0, progress);
			if (square.kind === 'plain' || square.kind === 'safe')
				assert.equal(cell.number, square.number);
			else assert.equal(cell.kind, square.kind === 'goal' ? 'goal' : 'middle');
		}
		assert.equal(game.cell(0, 0).kind, 'home');
	});

test('a position as SVG: pieces, last move, legal targets, title', () => {
	const position = charkoni.game('parchis').start().throw('5');
	const plain = position.draw();
	assert.notEqual(plain, position.game.draw());
	const full = position.draw({
		last: { seat: 3, from: 1, to: 6 },
		legal: true,
		title: 'Ana & <Berta>',
		theme: 'dark',
	});
	assert.match(full, /Ana &amp; &lt;Berta&gt;/);
	assert.notEqual(full, plain);
	assert.notEqual(position.draw({ legal: true }), plain);
	assert.notEqual(position.draw({ down: 2 }), plain);
	assert.notEqual(position.draw({ pieces: 'flat' }), plain);
	assert.notEqual(position.draw({ numbers: false }), plain);
	assert.equal(position.draw(), plain);
	assert.match(charkoni.game('pachisi').draw({ part: 'arm', arm: 1, look: 'cloth' }), /<svg/);
});

test('what cannot be drawn is refused', () => {
	const game = charkoni.game('parchis');
	assert.throws(() => game.draw({ look: 'neon' }), CharkoniError);
	assert.throws(() => game.draw({ down: 4 }), CharkoniError);
	assert.throws(() => game.draw({ part: 'middle' }), CharkoniError);
	assert.throws(() => game.start().draw({ last: { seat: 4, from: 1, to: 2 } }), CharkoniError);
	assert.throws(() => game.cell(0, 73), CharkoniError);
});

test('where the pieces stand', () => {
	const position = charkoni.game('chaupar').start();
	const pieces = position.layout();
	assert.equal(pieces.length, 16);
	const [first] = pieces;
	assert.deepEqual(
		[first.seat, first.index, first.group, first.progress, first.finished],
		[0, 0, 1, 24, false],
	);
	assert.deepEqual(first.cell, position.game.cell(0, 24));
	assert.ok(first.radius > 0);
	assert.deepEqual(first.at, first.cell.centre);
});
