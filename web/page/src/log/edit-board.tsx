/* edit-board.tsx - a board on which pieces are set by hand, whatever the rules say to it. The lists beside it do the
 * same for those who do not see it. */
import type { Cell, Game } from 'charkoni';
import { useEffect, useRef } from 'preact/hooks';

import { app } from '../app.js';
import { draw, drawBase, elements, type Style } from '../board/drawing.js';
import { Plan, type Place } from '../board/geometry.js';
import { make } from '../board/token.js';
import type { Setup } from '../share/setup-line.js';
import { useStyle } from './look-board.js';

/** A piece by its seat and its place in the seat's list. */
export interface Which {
	readonly seat: number;
	readonly at: number;
}

export interface EditBoardProps {
	readonly setup: Setup;
	/** The piece in hand: a tap on a square sets it there. */
	readonly held: Which | undefined;
	readonly onTake: (which: Which) => void;
	readonly onSet: (progress: number) => void;
}

/* Where the pieces of one cell stand: in rows around its middle, across the way. */
function spread(count: number, index: number, centre: Place, radius: number): Place {
	if (count === 1) return centre;
	const columns = Math.ceil(Math.sqrt(count));
	const rows = Math.ceil(count / columns);
	const gap = radius * 2.1;
	return {
		x: centre.x + ((index % columns) - (columns - 1) / 2) * gap,
		y: centre.y + (Math.floor(index / columns) - (rows - 1) / 2) * gap,
	};
}

/** Every cell of a board, and by cell which progress of a seat it is: on the cross some are two. */
function cellsOf(game: Game, seat: number): Map<Cell, number[]> {
	const cells = new Map<Cell, number[]>();
	for (let progress = 0; progress <= game.goal; progress++) {
		const cell = game.cell(seat, progress);
		cells.set(cell, [...(cells.get(cell) ?? []), progress]);
	}
	return cells;
}

/* Where pieces at home stand, by seat: as the core places them when all are there. */
function nestsOf(game: Game, plan: Plan): Place[][] {
	const text =
		game.kind === 'parchis'
			? `parchis:players=${game.seats},out=0`
			: game.kind === 'chaupar'
				? 'pachisi'
				: game.kind;
	const nests: Place[][] = game.colours.map(() => []);
	for (const { seat, at } of app.charkoni.game(text).start().layout())
		nests[seat]?.push(plan.place(at));
	return nests;
}

type Standing = Which & { readonly progress: number };

function standings({ pieces }: Setup): Standing[] {
	return pieces.flatMap((own, seat) => own.map(({ progress }, at) => ({ seat, at, progress })));
}

class EditBoard {
	readonly element = make('svg', { class: 'edit-board', 'aria-hidden': 'true' });
	readonly #cells = make('g', { class: 'edit-cells' });
	readonly #pieces = make('g', { class: 'edit-pieces' });
	readonly #plan: Plan;
	readonly #nests: readonly (readonly Place[])[];
	readonly #pictures: readonly (Element | undefined)[];
	#props: EditBoardProps;

	constructor(
		private readonly game: Game,
		style: Style,
		props: EditBoardProps,
	) {
		this.#props = props;
		this.#plan = new Plan(game, style.down);
		this.#nests = nestsOf(game, this.#plan);
		const { half } = this.#plan;
		this.element.setAttribute('viewBox', `${-half} ${-half} ${2 * half} ${2 * half}`);
		const { pieces } = draw(game.start(), style);
		this.#pictures = props.setup.pieces.map((_, seat) => {
			return elements(pieces.find((one) => one.seat === seat)?.picture ?? '')[0];
		});
		this.element.append(drawBase(game, style) ?? '', this.#cells, this.#pieces);
		this.element.addEventListener('click', (event) => this.#tapped(event));
		this.update(props);
	}

	update(props: EditBoardProps): void {
		this.#props = props;
		const { held } = props;
		this.#cells.replaceChildren();
		const places = held ? cellsOf(this.game, held.seat) : new Map<Cell, number[]>();
		for (const [cell, progresses] of places) {
			const path = make('path', {
				d: this.#plan.outline(cell),
				class: 'edit-cell',
				'data-progress': progresses.join(' '),
			});
			this.#cells.append(path);
		}
		this.#stand();
	}

	#stand(): void {
		const { setup, held } = this.#props;
		const byCell = new Map<Cell, Standing[]>();
		for (const one of standings(setup)) {
			const cell = this.game.cell(one.seat, one.progress);
			byCell.set(cell, [...(byCell.get(cell) ?? []), one]);
		}
		this.#pieces.replaceChildren();
		this.#pieces.classList.toggle('through', held !== undefined);
		for (const [cell, there] of byCell)
			for (const [index, one] of there.entries()) {
				const nest = one.progress === 0 ? this.#nests[one.seat]?.[one.at] : undefined;
				this.#piece(
					one,
					nest ??
						spread(
							there.length,
							index,
							this.#plan.place(cell.centre),
							0.9,
						),
				);
			}
	}

	#piece({ seat, at }: Standing, { x, y }: Place): void {
		const { held } = this.#props;
		const mine = held?.seat === seat && held.at === at;
		const token = make('g', {
			transform: `translate(${x} ${y})`,
			class: mine ? 'edit-piece held' : 'edit-piece',
		});
		token.append(make('circle', { r: 1.25, class: 'ring' }));
		const picture = this.#pictures[seat]?.cloneNode(true) as Element | undefined;
		picture?.setAttribute('transform', 'scale(0.9)');
		if (picture) token.append(picture);
		token.setAttribute('data-seat', String(seat));
		token.setAttribute('data-at', String(at));
		this.#pieces.append(token);
	}

	#tapped({ target }: MouseEvent): void {
		if (!(target instanceof Element)) return;
		const { setup, held, onTake, onSet } = this.#props;
		const piece = target.closest('.edit-piece');
		if (piece)
			onTake({
				seat: Number(piece.getAttribute('data-seat')),
				at: Number(piece.getAttribute('data-at')),
			});
		const cell = target.closest('.edit-cell');
		if (!cell || !held) return;
		const ways = (cell.getAttribute('data-progress') ?? '').split(' ').map(Number);
		const now = setup.pieces[held.seat]?.[held.at]?.progress ?? 0;
		onSet(ways[(ways.indexOf(now) + 1) % ways.length] ?? 0);
	}
}

export function EditBoardView(props: EditBoardProps) {
	const host = useRef<HTMLDivElement>(null);
	const board = useRef<EditBoard | undefined>(undefined);
	const { game } = props.setup;
	const style = useStyle(game);
	useEffect(() => {
		const made = new EditBoard(game, style, props);
		board.current = made;
		host.current?.replaceChildren(made.element);
	}, [game, style.look, style.theme, style.pieces, style.numbers]);
	useEffect(() => board.current?.update(props));
	return <div class="look-board" ref={host} />;
}
