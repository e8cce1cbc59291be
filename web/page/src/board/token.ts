import type { Piece, Position } from 'charkoni';
import { distance, type Place } from './geometry.js';
import { elements, type Drawn } from './drawing.js';

const SVG = 'http://www.w3.org/2000/svg';

export function make<K extends keyof SVGElementTagNameMap>(
	name: K,
	attributes: Record<string, string | number> = {},
): SVGElementTagNameMap[K] {
	const element = document.createElementNS(SVG, name);
	for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
	return element;
}

/** So far a halo is broader than its piece, in units of the drawing. */
const HALO = 0.75;

/** Set an attribute, unless it has that value. */
export function put(element: Element, name: string, value: string): void {
	if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** A piece, or a group of Chaupar, on the board: an element that stays the same while it moves. */
export class Token {
	readonly element = make('g', { class: 'token' });
	readonly seat: number;
	/** From 1, its own for the whole game, so that people can speak of it. */
	readonly number: number;
	piece: Piece;
	/** Its place in `Position.pieces`. */
	index = 0;
	at: Place = { x: 0, y: 0 };
	radius = 1;
	movable = false;
	readonly #rings = [make('circle', { class: 'ring pale' }), make('circle', { class: 'ring' })];
	#picture: Element | undefined;
	#pictured = '';

	constructor(seat: number, number: number, piece: Piece) {
		this.seat = seat;
		this.number = number;
		this.piece = piece;
		this.element.append(...this.#rings);
		this.element.setAttribute('data-seat', String(seat + 1));
	}

	get key(): string {
		return `${this.piece.text} ${this.piece.group}`;
	}

	/** Become what the drawing of the new position has. */
	become(drawn: Drawn, piece: Piece): void {
		this.piece = piece;
		this.index = drawn.index;
		this.at = drawn.at;
		this.radius = drawn.radius;
		put(this.element, 'data-progress', String(piece.progress));
		for (const [at, ring] of this.#rings.entries())
			put(ring, 'r', String(drawn.radius + (at === 0 ? HALO / 2 : HALO)));
		if (drawn.picture !== this.#pictured) this.#paint(drawn.picture);
		this.rest();
	}

	#paint(picture: string): void {
		const [fresh] = elements(picture);
		this.#picture?.remove();
		this.#picture = fresh;
		this.#pictured = picture;
		if (fresh) this.element.append(fresh);
	}

	/** Stand where it belongs. */
	rest(): void {
		this.stand(this.at);
	}

	stand({ x, y }: Place): void {
		put(this.element, 'transform', `translate(${x} ${y})`);
	}
}

/** The move that led to a position, for whoever shows it. */
export type Move = {
	readonly seat: number;
	readonly from: number;
	readonly to: number;
	readonly lap: boolean;
};

type Pair = { readonly token: Token; readonly drawn: Drawn };

function nearest(token: Token, drawn: readonly Drawn[]): Drawn | undefined {
	let best: Drawn | undefined;
	for (const one of drawn)
		if (!best || distance(one.at, token.at) < distance(best.at, token.at)) best = one;
	return best;
}

/** Which of the new pieces each token becomes; what is left over on either side came or went. */
export function match(
	tokens: readonly Token[],
	drawn: readonly Drawn[],
	position: Position,
	move: Move | undefined,
	mover: Token | undefined,
): { pairs: readonly Pair[]; gone: readonly Token[]; come: readonly Drawn[] } {
	const pairs: Pair[] = [];
	const gone = new Set(tokens);
	const come = new Set(drawn);
	const pair = (token: Token, one: Drawn | undefined): void => {
		if (!one) return;
		pairs.push({ token, drawn: one });
		gone.delete(token);
		come.delete(one);
	};
	const pieceOf = ({ seat, index }: Drawn): Piece | undefined => position.pieces(seat)[index];
	const among = (test: (one: Drawn) => boolean): Drawn[] => [...come].filter(test);
	if (move && mover)
		pair(
			mover,
			nearest(
				mover,
				among((one) => one.seat === move.seat && one.progress === move.to),
			),
		);
	for (const token of [...gone]) {
		const same = (one: Drawn): boolean => {
			const piece = pieceOf(one);
			return one.seat === token.seat && `${piece?.text} ${piece?.group}` === token.key;
		};
		pair(token, nearest(token, among(same)));
	}
	for (const token of [...gone]) {
		pair(
			token,
			nearest(
				token,
				among(
					(one) =>
						one.seat === token.seat &&
						one.progress === token.piece.progress,
				),
			),
		);
	}
	for (const token of [...gone])
		pair(
			token,
			nearest(
				token,
				among((one) => one.seat === token.seat),
			),
		);
	return { pairs, gone: [...gone], come: [...come] };
}
