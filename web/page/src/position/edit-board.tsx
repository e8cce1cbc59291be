/* edit-board.tsx - a board on which pieces are set by hand, whatever the rules say to it. The lists beside it do the
 * same for those who do not see it. */
import type { Cell, Game, Position } from 'charkoni';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { app } from '../app.js';
import { draw, drawBase, elements, type Style } from '../board/drawing.js';
import { Plan, type Place } from '../board/geometry.js';
import { make } from '../board/token.js';
import { isParchis } from '../say/words.js';
import type { Setup } from './setup.js';
import { useStyle } from '../log/look-board.js';

/** A piece by its seat and its place in the seat's list. */
export interface Which {
	readonly seat: number;
	readonly at: number;
}

/** What an {@link EditBoardView} shows. */
export interface EditBoardProps {
	readonly setup: Setup;
	/** The position that it makes, so that pieces stand as at the table; undefined where the rules know none such. */
	readonly position: Position | undefined;
	/** The piece in hand: a tap on a square sets it there. */
	readonly held: Which | undefined;
	readonly onTake: (which: Which) => void;
	readonly onSet: (progress: number) => void;
	/** The arm that points down; left out, that of seat 0. */
	readonly down?: number | undefined;
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

/* How large a piece is among so many on its square. */
function radiusOf(game: Game, count: number): number {
	if (isParchis(game)) return 1.15;
	return [1.9, 1.9, 1.35][count] ?? 0.95;
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
		private readonly style: Style,
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
		const { position, held } = this.#props;
		this.#pieces.replaceChildren();
		this.#pieces.classList.toggle('through', held !== undefined);
		if (position) this.#standAsPlayed(position);
		else this.#standAsSet();
	}

	/* Just as the table shows them, with their marks; a group of Chaupar is taken by its first piece. */
	#standAsPlayed(position: Position): void {
		const left = standings(this.#props.setup);
		for (const { seat, progress, at: place, radius, picture } of draw(position, this.style)
			.pieces) {
			const found = left.findIndex((one) => one.seat === seat && one.progress === progress);
			const [one] = found < 0 ? [] : left.splice(found, 1);
			if (one) this.#piece(one, place, radius, elements(picture)[0]);
		}
	}

	/* One for one, though the rules know no such position. */
	#standAsSet(): void {
		const { setup } = this.#props;
		const byCell = new Map<Cell, Standing[]>();
		for (const one of standings(setup)) {
			const cell = this.game.cell(one.seat, one.progress);
			byCell.set(cell, [...(byCell.get(cell) ?? []), one]);
		}
		for (const [cell, there] of byCell)
			for (const [index, one] of there.entries()) {
				const nest = one.progress === 0 ? this.#nests[one.seat]?.[one.at] : undefined;
				const radius = radiusOf(this.game, nest ? 4 : there.length);
				const centre = this.#plan.place(cell.centre);
				const picture = this.#pictures[one.seat]?.cloneNode(true) as
					| Element
					| undefined;
				picture?.setAttribute('transform', `scale(${radius})`);
				this.#piece(
					one,
					nest ?? spread(there.length, index, centre, radius),
					radius,
					picture,
				);
			}
	}

	#isHeld({ seat, at, progress }: Standing): boolean {
		const { held, setup } = this.#props;
		if (held?.seat !== seat) return false;
		const isGroup = this.game.kind === 'chaupar' && progress > 0 && progress < this.game.goal;
		return held.at === at || (isGroup && setup.pieces[seat]?.[held.at]?.progress === progress);
	}

	#piece(one: Standing, { x, y }: Place, radius: number, picture: Element | undefined): void {
		const { seat, at } = one;
		const mine = this.#isHeld(one);
		const token = make('g', {
			transform: `translate(${x} ${y})`,
			class: mine ? 'edit-piece held' : 'edit-piece',
		});
		token.append(make('circle', { r: radius + 0.35, class: 'ring' }));
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

/** A board on which pieces are set. */
export function EditBoardView(props: EditBoardProps) {
	const host = useRef<HTMLDivElement>(null);
	const board = useRef<EditBoard | undefined>(undefined);
	const { game } = props.setup;
	const style = useStyle(game, props.down);
	/* Both before it is painted: a tap is for the board that is seen. */
	useLayoutEffect(() => {
		const made = new EditBoard(game, style, props);
		board.current = made;
		host.current?.replaceChildren(made.element);
	}, [game, style.look, style.theme, style.pieces, style.numbers, style.down]);
	useLayoutEffect(() => board.current?.update(props));
	return <div class="look-board" ref={host} />;
}
