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

/** What a piece of the core's drawing that has finished is for the page: see `finished`. */
type Begun = { readonly at: Place; readonly radius: number; readonly inside: string };

/* How the pieces of each seat stand at the start, by game and style. */
const begun = new Map<string, readonly (readonly Begun[])[]>();
const BEGUN_MOST = 12;

const insideOf = ({ picture }: Drawn): string => picture.slice(picture.indexOf('>') + 1, -'</g>'.length);

function begunOf(game: Game, style: Style): readonly (readonly Begun[])[] {
	const key = `${game.text} ${JSON.stringify(style)}`;
	const known = begun.get(key);
	if (known) return known;
	if (begun.size >= BEGUN_MOST) begun.clear();
	const all = piecesOf(game.start().draw(style)).map((drawn) => ({
		...drawn,
		inside: insideOf(drawn),
	}));
	const seats = Array.from({ length: game.seats }, (_, seat) => all.filter((one) => one.seat === seat));
	begun.set(key, seats);
	return seats;
}

const MEDAL =
	'<ellipse cx=".1" cy=".16" rx="1.04" ry="1.02" fill="#000" fill-opacity=".24"/>' +
	'<circle class="medal" r="1" fill="#fff" stroke="#1c1b19" stroke-width=".12"/>';

/* A piece that has finished has its full colour and shape, in a white ring. On the cross it lies where the pieces of its
 * seat began, from the other end of the row, where it is larger than by the middle; whoever is still at home is at the
 * near end. */
function finished(drawn: Drawn, order: number, game: Game, style: Style): Drawn {
	const own = begunOf(game, style)[drawn.seat] ?? [];
	const [first] = own;
	const place = game.faces.length > 0 ? own[own.length - 1 - order] : undefined;
	const radius = place?.radius ?? drawn.radius;
	return {
		...drawn,
		at: place?.at ?? drawn.at,
		radius,
		picture: `<g transform="scale(${radius})">${MEDAL}<g transform="scale(.74)">${first?.inside ?? ''}</g></g>`,
	};
}

function piecesOf(text: string): readonly Drawn[] {
	return between(text, '<g class="pieces">', '\n</g>')
		.split('\n')
		.map(drawnOf)
		.filter((one): one is Drawn => one !== undefined);
}

/** Draw a position, and take from it the trail and the pieces. Only these are read: it is done at every move. */
export function draw(position: Position, style: Style, last?: DrawPositionOptions['last']): Drawing {
	const text = position.draw({ ...style, ...(last ? { last } : {}) });
	const { game } = position;
	const orders = new Map<number, number>();
	const pieces = piecesOf(text).map((drawn) => {
		if (drawn.progress !== game.goal) return drawn;
		const order = orders.get(drawn.seat) ?? 0;
		orders.set(drawn.seat, order + 1);
		return finished(drawn, order, game, style);
	});
	const trail = between(text, '<g class="trail"', '\n</g>');
	return {
		trail: trail === '' ? undefined : elements(trail)[0],
		pieces,
	};
}

/** The board without pieces. */
export function drawBase(game: Game, style: Style): Element | undefined {
	const text = game.draw(style);
	const from = text.indexOf('<g class="board');
	return elements(text.slice(from, text.lastIndexOf('</svg>')))[0];
}
