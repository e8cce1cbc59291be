/* figures.ts - the pictures that go with the rules of a game: its way, and what pieces do to one another, drawn by the
 * module from positions that the rules of this very game allow. */
import type { DrawPositionOptions, Game, Position } from 'charkoni';

import { t } from '../i18n.js';
import { positionOf, setupOf, withPiece } from '../position/setup.js';

/** A picture and what it shows. */
export interface Figure {
	readonly svg: string;
	readonly caption: string;
}

/* So much of the board is seen around what a picture is about, in units of the drawing. */
const NEAR = { width: 34, height: 20 };

/** Where another seat's piece stands on a square of seat 0. */
function meeting(game: Game, progress: number, other: number): number {
	const { number } = game.square(0, progress);
	for (let at = 1; at < game.goal; at++) {
		const square = game.square(other, at);
		if (square.number === number && (square.kind === 'plain' || square.kind === 'safe'))
			return at;
	}
	return 0;
}

/** The start with some pieces set elsewhere: by seat, how far each has gone. */
function standing(game: Game, places: readonly (readonly number[])[]): Position {
	let setup = setupOf(game.start());
	for (const [seat, own] of setup.pieces.entries())
		for (const at of own.keys())
			setup = withPiece(setup, seat, at, { progress: places[seat]?.[at] ?? 0 });
	return positionOf(setup);
}

/* The part of a picture around a square, never beyond its edge. */
function near(svg: string, game: Game, progress: number): string {
	const { centre } = game.cell(0, progress);
	const { width, height } = NEAR;
	return svg.replace(/viewBox="(\S+) (\S+) (\S+) (\S+)"/, (_, ...whole: string[]) => {
		const [left = 0, top = 0, wide = 0, high = 0] = whole.map(Number);
		const at = (middle: number, size: number, from: number, all: number): string =>
			Math.min(Math.max(middle / 1000 - size / 2, from), from + all - size).toFixed(2);
		const x = at(centre.x, width, left, wide);
		return `viewBox="${x} ${at(centre.y, height, top, high)} ${width} ${height}"`;
	});
}

/* So far behind the square that a picture is about stands the piece that goes there. */
const STEP = 3;

/* The first square of the way from the second arm on that is as wanted and lies straight ahead of where one comes from. */
function ahead(game: Game, kind: 'plain' | 'safe'): number {
	for (let at = Math.round(game.ring / 3); at < game.goal; at++) {
		const [here, there] = [game.cell(0, at).centre, game.cell(0, at - STEP).centre];
		const isStraight = here.x === there.x || here.y === there.y;
		const [to, from] = [game.square(0, at).kind, game.square(0, at - STEP).kind];
		if (to === kind && from === 'plain' && isStraight) return at;
	}
	return 0;
}

type Draw = Pick<DrawPositionOptions, 'look' | 'theme' | 'pieces'>;

function wayOf(game: Game, draw: Draw): Figure {
	const last = { seat: 0, from: 1, to: game.goal - 1 };
	return {
		svg: game.start().draw({ ...draw, last, numbers: false }),
		caption: game.kind.startsWith('parchis')
			? t(
					'The way of Yellow: from its exit once around the board, and up its corridor to the goal.',
				)
			: t(
					'The way of Yellow: down its middle column, once around the cross, and back to the Charkoni.',
				),
	};
}

function barrierOf(game: Game, draw: Draw): Figure {
	const at = ahead(game, 'plain');
	const there = meeting(game, at, 1);
	const position = standing(game, [[at - STEP], [there, there]]);
	return {
		svg: near(position.draw(draw), game, at - 1),
		caption: t(
			'Two pieces of one colour on a square are a barrier: Yellow cannot pass here, nor land there.',
		),
	};
}

function captureOf(game: Game, draw: Draw): Figure {
	const at = ahead(game, 'plain');
	const position = standing(game, [[at - STEP], [meeting(game, at, 1)]]);
	const thrown = game.throws.find(({ text }) => text === String(STEP));
	const after = thrown ? position.throw(thrown) : position;
	return {
		svg: near(after.draw({ ...draw, legal: thrown !== undefined }), game, at - 1),
		caption: t(
			'Yellow goes {count} squares and lands on an enemy: that piece is captured and begins again.',
			{ count: STEP },
		),
	};
}

function castleOf(game: Game, draw: Draw): Figure {
	const at = ahead(game, 'safe');
	const position = standing(game, [[at - STEP], [meeting(game, at, 1)]]);
	return {
		svg: near(position.draw(draw), game, at - 1),
		caption: t(
			'An enemy stands on a castle: Yellow can neither capture it, nor pass it, nor land there.',
		),
	};
}

function groupOf(game: Game, draw: Draw): Figure {
	const at = ahead(game, 'plain');
	const position = standing(game, [[at, at, at - STEP]]);
	return {
		svg: near(position.draw(draw), game, at - 1),
		caption: t('Two pieces on one square are a group: they move as one from now on.'),
	};
}

/** The pictures of a game; those that its options leave no room for are not among them. */
export function figuresOf(game: Game, draw: Draw): readonly Figure[] {
	const makers = {
		parchis: [barrierOf, captureOf],
		'parchis-pairs': [barrierOf, captureOf],
		pachisi: [castleOf, captureOf],
		chaupar: [groupOf, captureOf],
	}[game.kind];
	const figures = [wayOf(game, draw)];
	for (const make of makers) {
		try {
			figures.push(make(game, draw));
		} catch {
			/* There is no such position in this game: with one piece a seat, say. */
		}
	}
	return figures;
}
