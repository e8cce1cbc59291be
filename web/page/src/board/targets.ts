import type { Action, Cell } from 'charkoni';
import type { Board } from './board.js';
import { distance, type Place } from './geometry.js';
import { make } from './token.js';

/** A square to which the selected piece can go, with every action that ends there. */
export type Target = {
	readonly cell: Cell;
	readonly progress: number;
	readonly actions: readonly Action[];
	readonly at: Place;
	readonly element: SVGGElement;
};

/** The height of what is written on a target, and how broad it may be, in units of the drawing. */
const LETTERS = 2;
const WIDTH = 4.7;
/** So many ways to one square are written on it. */
const LINES = 2;

/* "25", "25+3": the shortest ways first; of more than can be written, the last is an ellipsis. */
function waysOf(actions: readonly Action[]): readonly string[] {
	const ways = new Set(actions.filter(({ used }) => used.length > 0).map(({ used }) => used.join('+')));
	const all = [...ways].sort((one, other) => one.length - other.length);
	return all.length > LINES ? [...all.slice(0, LINES - 1), '…'] : all;
}

/** The squares that are shown as targets. */
export class Targets {
	readonly element = make('g', { class: 'targets' });
	/** The throws that each target uses, over the pieces. */
	readonly labels = make('g', { class: 'labels', 'aria-hidden': 'true' });
	all: readonly Target[] = [];
	readonly #board: Board;

	constructor(board: Board) {
		this.#board = board;
	}

	/** The targets of actions, by the square where they end. */
	of(actions: readonly Action[]): readonly Target[] {
		const { game, owner } = this.#board;
		if (owner === undefined) return [];
		const cells = new Map<Cell, Action[]>();
		for (const action of actions) {
			const cell = game.cell(owner, action.to);
			cells.set(cell, [...(cells.get(cell) ?? []), action]);
		}
		return [...cells]
			.map(([cell, among]) => ({
				cell,
				progress: among[0]?.to ?? 0,
				actions: among,
				at: this.#board.plan.place(cell.centre),
				element: make('g', { class: 'target', role: 'button', tabindex: 0 }),
			}))
			.sort((one, other) => one.progress - other.progress);
	}

	show(actions: readonly Action[]): void {
		this.all = this.of(actions);
		for (const target of this.all) this.#paint(target);
		this.element.replaceChildren(...this.all.map(({ element }) => element));
		this.labels.replaceChildren(...this.all.flatMap((target) => this.#labelsOf(target)));
	}

	/* The throws that lead to a target, one way a line; under a piece that stands there. */
	#labelsOf({ actions, at }: Target): readonly SVGTextElement[] {
		const ways = waysOf(actions);
		if (ways.length === 0) return [];
		const taken = this.#board.tokens.some((token) => distance(token.at, at) < token.radius);
		const size = Math.min(...ways.map((way) => Math.min(LETTERS, WIDTH / (way.length * 0.6))));
		const top = at.y + (taken ? size * 0.9 : 0) - ((ways.length - 1) * size) / 2 + size * 0.36;
		return ways.map((way, line) => {
			const text = make('text', { x: at.x, y: top + line * size, 'font-size': size });
			text.textContent = way;
			return text;
		});
	}

	#paint(target: Target): void {
		const { element, cell, at, actions, progress } = target;
		const d = this.#board.plan.outline(cell);
		element.setAttribute('aria-label', this.#board.hooks.targetLabel(target));
		element.setAttribute('data-progress', String(progress));
		element.classList.toggle(
			'capture',
			actions.some(({ takes }) => takes),
		);
		element.classList.toggle('labelled', waysOf(actions).length > 0);
		element.append(
			make('path', { class: 'veil', d }),
			make('path', { class: 'edge', d }),
			make('path', { class: 'line', d }),
			make('circle', { class: 'dot', cx: at.x, cy: at.y, r: 0.75 }),
		);
	}
}
