import { marksOf } from './action.js';
import type { Marks } from './action.js';
import type { Engine } from './engine.js';
import type { Game } from './game.js';
import { word } from './names.js';
import type { Position } from './position.js';

/** @internal */
export const CELL_KINDS: readonly CellKind[] = [
	'plain',
	'shelter',
	'exit',
	'castle',
	'middle',
	'home',
	'goal',
];

/**
 * What a cell is: `shelter` and `exit` are the safe squares of Parchís, `castle` those of Pachisi, `middle`
 * is a corridor or middle column.
 */
export type CellKind = 'plain' | 'shelter' | 'exit' | 'castle' | 'middle' | 'home' | 'goal';

/**
 * A point in thousandths of a unit: x to the right, y down, (0, 0) the middle of the board. Whole numbers.
 */
export interface Point {
	/** To the right. */
	readonly x: number;
	/** Down. */
	readonly y: number;
}

/**
 * A cell of the board. Seen from the middle outwards an arm has three columns, -1 on the right of whoever
 * sits there, and eight rows, 1 at the edge; row 0 is its home and row 9 its goal.
 */
export interface Cell {
	/** From 0. */
	readonly arm: number;
	/** 0, home, to 9, the goal. */
	readonly row: number;
	/** -1, 0 or 1. */
	readonly column: number;
	/** What it is. */
	readonly kind: CellKind;
	/** The number of a square of the ring, as {@link Square.number}; undefined elsewhere. */
	readonly number: number | undefined;
	/** Its corners, clockwise. */
	readonly shape: readonly Point[];
	/** The point from which its pieces spread. */
	readonly centre: Point;
}

/** An arm of the board. */
export interface Arm {
	/** The seat behind it; undefined where nobody sits (two and three players). */
	readonly seat: number | undefined;
	/** "yellow" */
	readonly colour: string;
	/** How far it is turned from that of seat 0, anticlockwise, in thousandths of a degree. */
	readonly turn: number;
}

/** Where everything on a board lies. Seat 0 sits below. */
export interface Layout {
	/** Thousandths in a unit: 1000. A square is 7 by 3 units in Parchís, 5 by 5 on the cross. */
	readonly unit: number;
	/** No corner is further from the middle, in x or y. */
	readonly extent: number;
	/** The arms, anticlockwise. */
	readonly arms: readonly Arm[];
	/** All cells, arm by arm: home, the rows from the edge, the goal. */
	readonly cells: readonly Cell[];
	/** The outline of the whole board. */
	readonly outline: readonly Point[];
	/** The Charkoni, or the polygon of all goals of a Parchís board. */
	readonly middle: readonly Point[];
}

/** A piece, or a group of Chaupar, as it stands on the board. */
export interface PlacedPiece extends Marks {
	/** Its middle. */
	readonly at: Point;
	/** A disc of this radius around it is free of other pieces and inside the cell. */
	readonly radius: number;
	/** Whose it is. */
	readonly seat: number;
	/** The index of its first piece in {@link Position.pieces}. */
	readonly index: number;
	/** The pieces of a group, else 1. */
	readonly group: number;
	/** 0 at home to the goal. */
	readonly progress: number;
	/** On the cross: on its way in through the middle column, where S0 lays it on its side. */
	readonly homeward: boolean;
	/** At the goal. */
	readonly finished: boolean;
	/** Where it stands. */
	readonly cell: Cell;
}

function corners(engine: Engine, count: number): readonly Point[] {
	const { call } = engine;
	const points = Array.from({ length: engine.number(count) }, (_, i) =>
		Object.freeze({ x: call.shape_x(i), y: call.shape_y(i) }),
	);
	return Object.freeze(points);
}

function cellOf({ engine, handle }: Game, arm: number, row: number, column: number): Cell {
	const { call } = engine;
	const number = call.cell_number(handle, arm, row, column);
	engine.sure(call.point_cell(handle, arm, row, column));
	const centre = Object.freeze({ x: call.point_x(), y: call.point_y() });
	return Object.freeze({
		arm,
		row,
		column,
		kind: word(CELL_KINDS, engine.number(call.cell_kind(handle, arm, row, column))),
		number: number < 0 ? undefined : number,
		shape: corners(engine, call.shape_cell(handle, arm, row, column)),
		centre,
	});
}

function armOf({ engine, handle }: Game, arm: number): Arm {
	const { call } = engine;
	const seat = call.arm_seat(handle, arm);
	return Object.freeze({
		seat: seat < 0 ? undefined : seat,
		colour: engine.text(call.colour_name(engine.number(call.arm_colour(handle, arm)))),
		turn: call.arm_turn(handle, arm),
	});
}

const ROWS = 8;

/* In an order that index() below knows: home, the rows from the edge, the goal. */
function cellsOf(game: Game): Cell[] {
	const cells: Cell[] = [];
	for (let arm = 0; arm < game.arms; arm++) {
		cells.push(cellOf(game, arm, 0, 0));
		for (let row = 1; row <= ROWS; row++)
			for (let column = -1; column <= 1; column++)
				cells.push(cellOf(game, arm, row, column));
		cells.push(cellOf(game, arm, ROWS + 1, 0));
	}
	return cells;
}

function index(arm: number, row: number, column: number): number {
	const first = arm * (3 * ROWS + 2);
	if (row === 0) return first;
	return row > ROWS ? first + 3 * ROWS + 1 : first + 3 * (row - 1) + column + 2;
}

/** The layout of a game's board. @internal */
export function layoutOf(game: Game): Layout {
	const { engine, handle } = game;
	const { call } = engine;
	return Object.freeze({
		unit: call.board_unit(),
		extent: engine.number(call.board_extent(handle)),
		arms: Object.freeze(Array.from({ length: game.arms }, (_, arm) => armOf(game, arm))),
		cells: Object.freeze(cellsOf(game)),
		outline: corners(engine, call.shape_outline(handle)),
		middle: corners(engine, call.shape_middle(handle)),
	});
}

/** The cell in the slot of the module. @internal */
export function cellInSlot(game: Game): Cell {
	const { call } = game.engine;
	return game.layout().cells[index(call.cell_arm(), call.cell_row(), call.cell_column())] as Cell;
}

/** Where the pieces of a position stand. @internal */
export function placesOf(position: Position): readonly PlacedPiece[] {
	const { game } = position;
	const { engine } = game;
	const { call } = engine;
	game.layout();
	return Array.from({ length: engine.number(call.place_all(position.put())) }, (_, i) => {
		engine.sure(call.place_cell(i));
		return {
			at: { x: call.place_x(i), y: call.place_y(i) },
			radius: call.place_radius(i),
			seat: call.place_seat(i),
			index: call.place_piece(i),
			group: call.place_count(i),
			progress: call.place_progress(i),
			...marksOf(call.place_marks(i)),
			homeward: call.place_homeward(i) === 1,
			finished: call.place_finished(i) === 1,
			cell: cellInSlot(game),
		};
	});
}
