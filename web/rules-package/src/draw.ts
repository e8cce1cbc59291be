import { CharkoniError, shown } from './errors.js';
import type { Game } from './game.js';
import { choice } from './names.js';
import { flag, known, whole } from './number.js';
import type { Position } from './position.js';

/** How a board looks. */
export type Look = 'modern' | 'card' | 'cloth';
/** @internal */
export const LOOKS: readonly Look[] = ['modern', 'card', 'cloth'];
/** Its colours. */
export type Theme = 'light' | 'dark';
/** @internal */
export const THEMES: readonly Theme[] = ['light', 'dark'];
/** What its pieces are. */
export type PieceStyle = 'pawns' | 'flat';
/** @internal */
export const PIECES: readonly PieceStyle[] = ['pawns', 'flat'];
/** What of it is drawn. */
export type Part = 'all' | 'arm' | 'middle';
/** @internal */
export const PARTS: readonly Part[] = ['all', 'arm', 'middle'];

/** How a board is drawn. What is left out is as usual. */
export interface DrawOptions {
	/**
	 * `modern` (usual); `card`, a printed cardboard for Parchís; `cloth`, embroidered, for Pachisi and
	 * Chaupar.
	 */
	readonly look?: Look;
	/** `light` (usual) or `dark`. */
	readonly theme?: Theme;
	/** `pawns` (usual), laid on their side on their way in; `flat`, stacked on their way in. */
	readonly pieces?: PieceStyle;
	/** `all` (usual); of the cross alone, without a position: one `arm`, or the `middle`. */
	readonly part?: Part;
	/** With `part: 'arm'`: which, from 0. */
	readonly arm?: number;
	/** The arm that points down, from 0: 0 (usual) is that of seat 0. */
	readonly down?: number;
	/** Whether the squares have their numbers printed on them, where the game has any; usually yes. */
	readonly numbers?: boolean;
	/** For readers that do not see the board; usually the game string. */
	readonly title?: string;
	/** The same at length; usually the position line. */
	readonly description?: string;
}

/** How a position is drawn. */
export interface DrawPositionOptions extends DrawOptions {
	/** The move made last: of a piece of a seat, from a progress to another. */
	readonly last?: { readonly seat: number; readonly from: number; readonly to: number };
	/** Whether to show what may move, and where it leads; usually not. */
	readonly legal?: boolean;
}

const KEYS: readonly (keyof DrawPositionOptions)[] = [
	'look',
	'theme',
	'pieces',
	'part',
	'arm',
	'down',
	'numbers',
	'title',
	'description',
	'last',
	'legal',
];

/* What no XML document can hold, not even written with a number, becomes the sign for such. */
function printable(text: string): string {
	if (typeof text !== 'string') throw new CharkoniError(`A text is wanted, not ${shown(text)}.`);
	return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd');
}

function fieldsOf(options: DrawOptions): [string, number | undefined][] {
	return [
		['look', choice(LOOKS, 'look', options.look)],
		['theme', choice(THEMES, 'theme', options.theme)],
		['pieces', choice(PIECES, 'kind of pieces', options.pieces)],
		['part', choice(PARTS, 'part of the board', options.part)],
		['arm', options.arm],
		['down', options.down],
		['no_numbers', flag('numbers', options.numbers) === false ? 1 : 0],
	];
}

/** A board, and a position on it, as an SVG document. @internal */
export function drawBoard(game: Game, position: Position | undefined, options: DrawPositionOptions): string {
	const { engine, handle } = game;
	const { call } = engine;
	known('The options of a drawing', options, KEYS);
	const fields = fieldsOf(options);
	call.drawing_begin();
	for (const [name, value] of fields)
		if (value !== undefined) engine.sure(call.drawing_set(engine.put(name), whole(value)));
	if (position) {
		position.put(game);
		call.drawing_position(flag('legal', options.legal) ? 1 : 0);
	}
	if (options.last !== undefined) {
		const { seat, from, to } = options.last;
		engine.sure(call.drawing_last(game.seat(seat), whole(from), whole(to)));
	}
	if (options.title !== undefined)
		engine.sure(call.drawing_title(engine.put(printable(options.title))));
	if (options.description !== undefined)
		engine.sure(call.drawing_description(engine.put(printable(options.description))));
	return engine.text(call.drawing_write(handle));
}
