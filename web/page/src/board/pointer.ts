import type { Board } from './board.js';
import { distance, type Place } from './geometry.js';
import type { Target } from './targets.js';
import type { Token } from './token.js';

/** A finger is as broad as this, in CSS pixels from its middle. */
const REACH = 22;
/** So far a finger may slide before it drags. */
const SLACK = 9;
/** So much of another square, or of a piece that cannot move, is its own also where a target is within reach. */
const MIDDLE = 0.6;

type Hit = { readonly target?: Target; readonly token?: Token };

class Pointer {
	readonly #board: Board;
	#id: number | undefined;
	#start: { x: number; y: number } = { x: 0, y: 0 };
	#hit: Hit = {};
	#dragged: Token | undefined;

	constructor(board: Board) {
		this.#board = board;
	}

	down(event: PointerEvent): void {
		if (event.button !== 0 || (this.#id !== undefined && !event.isPrimary)) return;
		this.#settle();
		this.#id = event.pointerId;
		this.#board.svg.setPointerCapture(event.pointerId); // so that its end is told here, wherever it is
		this.#start = { x: event.clientX, y: event.clientY };
		this.#hit = this.#at(event);
	}

	move(event: PointerEvent): void {
		if (event.pointerId !== this.#id) return;
		const { token, target } = this.#hit;
		const slid = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y);
		if (!this.#dragged && token?.movable && !target && slid > SLACK) this.#lift(token);
		this.#dragged?.stand(this.#place(event));
	}

	up(event: PointerEvent): void {
		if (event.pointerId !== this.#id) return;
		this.#id = undefined;
		if (this.#dragged) this.#drop(this.#dragged, event);
		else this.#tap(this.#at(event), this.#place(event));
	}

	/** The browser has taken a finger away; that of another finger is nothing to this one. */
	cancel(event: PointerEvent): void {
		if (event.pointerId !== this.#id) return;
		this.#id = undefined;
		this.#settle();
	}

	#lift(token: Token): void {
		this.#dragged = token;
		this.#board.select(token);
		token.element.classList.add('lifted');
	}

	#settle(): void {
		this.#dragged?.element.classList.remove('lifted');
		this.#dragged?.rest();
		this.#dragged = undefined;
	}

	#drop(token: Token, event: PointerEvent): void {
		const place = this.#place(event);
		const target = this.#targetAt(place);
		this.#settle();
		if (target) {
			this.#board.choose(target);
			return;
		}
		const progress = this.#progressAt(token, place);
		if (progress !== undefined && progress !== token.piece.progress)
			this.#board.hooks.refused(token, progress);
	}

	/* A finger that slid off what it came down on meant something else, or nothing. */
	#tap({ target, token }: Hit, place: Place): void {
		const board = this.#board;
		if (target) {
			if (target === this.#hit.target) board.choose(target);
		} else if (token) {
			if (token === this.#hit.token) this.#try(token);
		} else if (board.selected && !this.#hit.token && !this.#hit.target) {
			const progress = this.#progressAt(board.selected, place);
			if (progress === undefined) board.select(undefined);
			else board.hooks.refused(board.selected, progress);
		}
	}

	/* Somebody else's piece is tapped: the chosen piece is meant to go there. */
	#try(token: Token): void {
		const { selected, hooks } = this.#board;
		const goes = !token.movable && selected && token.seat !== selected.seat;
		const progress = goes ? this.#progressAt(selected, token.at) : undefined;
		if (goes && progress !== undefined) hooks.refused(selected, progress);
		else this.#board.pick(token);
	}

	#place(event: PointerEvent): Place {
		const matrix = this.#board.svg.getScreenCTM()?.inverse();
		const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
		return { x, y };
	}

	#reach(): number {
		return REACH / (this.#board.svg.getScreenCTM()?.a || 1);
	}

	#at(event: PointerEvent): Hit {
		const place = this.#place(event);
		const token = this.#tokenAt(place);
		const target = this.#targetAt(place);
		if (!target) return token ? { token } : {};
		const nearer =
			token?.movable &&
			distance(token.at, place) < token.radius &&
			distance(target.at, place) > token.radius;
		return nearer ? { token } : { target };
	}

	/* Whether a place beside the targets is clearly another square, or a piece. */
	#isElsewhere(place: Place): boolean {
		const { plan, tokens } = this.#board;
		return (
			plan.middleOf(place, MIDDLE) !== undefined ||
			tokens.some(({ at, radius }) => distance(at, place) < radius * MIDDLE)
		);
	}

	/** The target in whose square the place is, else the nearest within reach, unless something else is meant. */
	#targetAt(place: Place): Target | undefined {
		const { targets, plan } = this.#board;
		const inside = targets.all.find(({ cell }) => plan.holds(cell, place));
		if (inside || this.#isElsewhere(place)) return inside;
		const reach = this.#reach();
		const near = targets.all.filter(({ at }) => distance(at, place) < reach);
		near.sort((one, other) => distance(one.at, place) - distance(other.at, place));
		return near[0];
	}

	/** The piece that is under a finger, pieces that can move before others. */
	#tokenAt(place: Place): Token | undefined {
		const reach = this.#reach();
		let best: Token | undefined;
		let least = Infinity;
		for (const token of this.#board.tokens) {
			const far = distance(token.at, place);
			const within = far < Math.max(token.radius, token.movable ? reach : token.radius);
			const cost = far - (token.movable ? token.radius : 0);
			if (within && cost < least) {
				best = token;
				least = cost;
			}
		}
		return best;
	}

	/** The progress, for the piece's seat, of the square at a place: the next one ahead of the piece. */
	#progressAt(token: Token, place: Place): number | undefined {
		const { game, plan } = this.#board;
		const found = [];
		for (let progress = 1; progress <= game.goal; progress++) {
			if (plan.holds(game.cell(token.seat, progress), place)) found.push(progress);
		}
		return found.find((progress) => progress > token.piece.progress) ?? found[0];
	}
}

/** Have a board follow fingers, pens and mice; returns what ends that. */
export function followPointer(board: Board): () => void {
	const pointer = new Pointer(board);
	const ends = new AbortController();
	const { svg: element } = board;
	const on = (name: string, act: (event: PointerEvent) => void): void =>
		element.addEventListener(name, act as EventListener, { signal: ends.signal });
	on('pointerdown', (event) => pointer.down(event));
	on('pointermove', (event) => pointer.move(event));
	on('pointerup', (event) => pointer.up(event));
	on('pointercancel', (event) => pointer.cancel(event));
	on('lostpointercapture', (event) => pointer.cancel(event));
	return () => ends.abort();
}
