import type { DrawPositionOptions, Game, Look, PieceStyle, Position, Theme } from 'charkoni';
import type { Place } from './geometry.js';

/** How a board is drawn. */
export type Style = {
	readonly look: Look;
	readonly theme: Theme;
	readonly pieces: PieceStyle;
	readonly numbers: boolean;
	/** The arm that points down, from 0. */
	readonly down: number;
};

/** A piece, or a group, as the drawing has it. */
export type Drawn = {
	readonly seat: number;
	/** Its place in `Position.pieces`; of a group, that of its first. */
	readonly index: number;
	readonly progress: number;
	readonly at: Place;
	/** A disc of this radius is its own. */
	readonly radius: number;
	/** What it looks like around (0, 0), as the text of an element. */
	readonly picture: string;
};

/** What of a drawing changes from move to move. */
export type Drawing = {
	readonly trail: Element | undefined;
	readonly pieces: readonly Drawn[];
};

const SVG = 'http://www.w3.org/2000/svg';
const PIECE =
	/<g class="piece[^"]*" data-seat="(\d+)" data-piece="(\d+)" data-progress="(\d+)" transform="translate\((\S+) (\S+)\) scale\((\S+)\)">/;
const parser = new DOMParser();

/** Elements of a text that holds nothing but SVG of the core's. */
export function elements(text: string): readonly Element[] {
	const { documentElement } = parser.parseFromString(
		`<svg xmlns="${SVG}">${text}</svg>`,
		'image/svg+xml',
	);
	return [...documentElement.children].map((element) => document.importNode(element, true));
}

/* The drawing has a line for each piece. */
function drawnOf(line: string): Drawn | undefined {
	const [opening, seat, index, progress, x, y, scale] = PIECE.exec(line) ?? [];
	if (opening === undefined) return undefined;
	return {
		seat: Number(seat) - 1,
		index: Number(index) - 1,
		progress: Number(progress),
		at: { x: Number(x), y: Number(y) },
		radius: Number(scale),
		picture: `<g transform="scale(${scale})">${line.slice(opening.length)}`,
	};
}

function between(text: string, start: string, end: string): string {
	const from = text.indexOf(start);
	return from < 0 ? '' : text.slice(from, text.indexOf(end, from) + end.length);
}

/** Draw a position, and take from it the trail and the pieces. Only these are read: it is done at every move. */
export function draw(position: Position, style: Style, last?: DrawPositionOptions['last']): Drawing {
	const text = position.draw({ ...style, ...(last ? { last } : {}) });
	const pieces = between(text, '<g class="pieces">', '\n</g>').split('\n').map(drawnOf);
	const trail = between(text, '<g class="trail"', '\n</g>');
	return {
		trail: trail === '' ? undefined : elements(trail)[0],
		pieces: pieces.filter((one): one is Drawn => one !== undefined),
	};
}

/** The board without pieces. */
export function drawBase(game: Game, style: Style): Element | undefined {
	const text = game.draw(style);
	const from = text.indexOf('<g class="board');
	return elements(text.slice(from, text.lastIndexOf('</svg>')))[0];
}
