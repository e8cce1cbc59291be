import type { Action, Cell } from 'charkoni';
import type { Board } from './board.js';
import type { Place } from './geometry.js';
import { make } from './token.js';

/** A square to which the selected piece can go, with every action that ends there. */
export type Target = {
	readonly cell: Cell;
	readonly progress: number;
	readonly actions: readonly Action[];
	readonly at: Place;
	readonly element: SVGGElement;
};

/** The squares that are shown as targets. */
export class Targets {
	readonly element = make('g', { class: 'targets' });
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
		return [...cells].map(([cell, among]) => ({
			cell,
			progress: among[0]?.to ?? 0,
			actions: among,
			at: this.#board.plan.place(cell.centre),
			element: make('g', { class: 'target', role: 'button', tabindex: 0 }),
		}));
	}

	show(actions: readonly Action[]): void {
		this.all = this.of(actions);
		for (const target of this.all) this.#paint(target);
		this.element.replaceChildren(...this.all.map(({ element }) => element));
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
		element.append(
			make('path', { class: 'veil', d }),
			make('path', { class: 'edge', d }),
			make('path', { class: 'line', d }),
			make('circle', { class: 'dot', cx: at.x, cy: at.y, r: 0.75 }),
		);
	}
}
