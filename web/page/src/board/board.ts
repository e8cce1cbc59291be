import { focusInSight } from '../ui/focus.js';
import type { Action, Game, Position } from 'charkoni';
import { draw, drawBase, type Style } from './drawing.js';
import { way, Plan, type Place } from './geometry.js';
import { numbersOf } from './numbers.js';
import { mayMove, Motion, type Tempo } from './motion.js';
import { Targets, type Target } from './targets.js';
import { make, match, put, Token, type Move } from './token.js';
import { followKeys } from './keys.js';
import { followPointer } from './pointer.js';
import { samePiece } from '../say/words.js';

/** What a board asks of whoever shows it. */
export interface Hooks {
	/** The name of a piece, with what can be done with it. */
	pieceLabel(token: Token, targets: readonly Target[]): string;
	targetLabel(target: Target): string;
	/** A person's finger has lifted on a piece that can move, or Enter was pressed on it. */
	picked(token: Token): void;
	/** One of these is meant: they end on one square. */
	chosen(actions: readonly Action[], at: Place): void;
	/** A piece that cannot move was tried, or a square that it cannot go to. */
	refused(token: Token, progress?: number): void;
}

/** How a position is shown: the move that led to it is walked; `last` has a trail. */
export type Showing = {
	readonly led?: Move | undefined;
	readonly last?: Move | undefined;
	readonly tempo: Tempo;
};

/** A board in the page: one SVG whose pieces are elements of their own. It decides nothing: it is told what may
 * be done and tells what was meant. */
export class Board {
	/** What is put into the page. What never moves is a picture of its own, so that it is not painted again. */
	readonly element = document.createElement('div');
	readonly svg = make('svg', { class: 'board-top', role: 'group' });
	readonly game: Game;
	readonly hooks: Hooks;
	plan: Plan;
	tokens: Token[] = [];
	/** The piece whose targets are shown. */
	selected: Token | undefined;
	readonly targets: Targets;
	readonly #motion = new Motion();
	readonly #base = make('svg', { class: 'board-base', 'aria-hidden': 'true' });
	readonly #numbers = make('g', { class: 'ways', 'aria-hidden': 'true' });
	readonly #trail = make('g', { class: 'trail', 'aria-hidden': 'true' });
	readonly #pieces = make('g', { class: 'tokens' });
	#style: Style;
	#position: Position | undefined;
	#last: Move | undefined;
	/** Whose way has its numbers on the cross: whoever chose last, at first whoever sits below. */
	#counted: number | undefined;
	#offered: readonly Action[] = [];
	#chosen: Token | undefined;
	readonly #ends: (() => void)[];

	constructor(game: Game, style: Style, hooks: Hooks) {
		this.game = game;
		this.hooks = hooks;
		this.#style = style;
		this.plan = new Plan(game, style.down);
		this.targets = new Targets(this);
		this.element.className = 'board';
		this.svg.append(
			this.#numbers,
			this.#trail,
			this.targets.element,
			this.#pieces,
			this.targets.labels,
		);
		this.element.append(this.#base, this.svg);
		this.#ends = [followPointer(this), followKeys(this)];
		this.#paint();
	}

	/** The seat whose pieces may be moved now; undefined where none. */
	get owner(): number | undefined {
		return this.#offered.length > 0 ? this.#position?.owner : undefined;
	}

	close(): void {
		this.#motion.stop();
		for (const end of this.#ends) end();
		this.element.remove();
	}

	/** Change how it looks. */
	restyle(style: Style): void {
		const offered = this.#offered;
		this.#style = style;
		this.plan = new Plan(this.game, style.down);
		this.#motion.stop();
		this.#paint();
		if (this.#position)
			this.show(this.#position, { tempo: { step: 0, most: 0 }, last: this.#last });
		this.offer(offered);
	}

	/** Show a position; what led to it is walked afterwards, while everything is in its place already. */
	show(position: Position, { led, last, tempo }: Showing): void {
		this.#motion.stop();
		const mover = led && this.#mover(led);
		this.#position = position;
		this.#last = last;
		const drawing = draw(position, this.#style, last);
		this.#trail.replaceChildren(...(drawing.trail ? [drawing.trail] : []));
		const { pairs, gone, come } = match(this.tokens, drawing.pieces, position, led, mover);
		const from = new Map(
			pairs.map(({ token }) => [token, { at: token.at, progress: token.piece.progress }]),
		);
		for (const { token, drawn } of pairs) {
			const piece = position.pieces(drawn.seat)[drawn.index];
			if (piece) token.become(drawn, piece);
		}
		for (const drawn of come) this.#add(drawn, position);
		const walks = tempo.step > 0 && mayMove();
		const arrives =
			walks && led && mover
				? this.#walk(mover, led, from.get(mover)?.at ?? mover.at, tempo)
				: 0;
		if (walks) {
			for (const [token, { at, progress }] of from) {
				if (token === mover || (at.x === token.at.x && at.y === token.at.y)) continue;
				const far = progress !== token.piece.progress;
				this.#motion.glide(
					token,
					at,
					far ? Math.min(tempo.step * 4, 500) : 160,
					far ? arrives : arrives / 2,
				);
			}
		}
		for (const token of gone) {
			this.tokens.splice(this.tokens.indexOf(token), 1);
			if (arrives > 0) this.#motion.fade(token.element, arrives);
			else token.element.remove();
		}
		this.offer([]);
	}

	/** Let these actions be chosen; none: the board is only looked at. */
	offer(actions: readonly Action[]): void {
		this.#offered = actions.filter(({ pass }) => !pass);
		this.#count(this.owner ?? this.#counted);
		this.#chosen = undefined;
		this.select(undefined);
		for (const token of this.tokens) {
			token.movable = this.actionsOf(token).length > 0;
			token.element.classList.toggle('movable', token.movable);
		}
		this.#name();
		const movable = this.tokens.filter((token) => token.movable);
		const first = movable[0];
		if (first && movable.every((token) => samePiece(token.piece, first.piece)))
			this.select(first);
	}

	/** What may be done with a piece. */
	actionsOf(token: Token): readonly Action[] {
		if (token.seat !== this.owner) return [];
		return this.#offered.filter(({ from, group, captures, lap }) =>
			samePiece({ progress: from, group, captures, lap }, token.piece),
		);
	}

	/** Show where a piece can go. */
	select(token: Token | undefined): void {
		this.selected?.element.classList.remove('selected');
		this.selected = token;
		token?.element.classList.add('selected');
		this.targets.show(token ? this.actionsOf(token) : []);
		this.svg.classList.toggle('choosing', token !== undefined);
	}

	/** A piece was tried: by a finger that lifted on it, or by Enter. */
	pick(token: Token): void {
		if (!token.movable) {
			this.hooks.refused(token);
			return;
		}
		const again = this.selected === token && this.#chosen === token;
		const only = this.targets.all.length === 1 ? this.targets.all[0] : undefined;
		this.hooks.picked(token);
		if (!token.movable) return; // what was touched has changed what may be done
		if (again && only) this.choose(only);
		else {
			this.select(token);
			this.#chosen = token;
		}
	}

	choose(target: Target): void {
		const mover = this.selected;
		this.#chosen = mover;
		this.hooks.chosen(target.actions, target.at);
	}

	/** Resolves when nothing moves any more. */
	settled(): Promise<void> {
		return this.#motion.settled();
	}

	/** Give the focus to the first piece that can move; whether there is one. */
	focus(): boolean {
		const first = this.selected ?? this.tokens.find((token) => token.movable);
		focusInSight(first?.element);
		return first !== undefined;
	}

	#paint(): void {
		const { half } = this.plan;
		for (const svg of [this.#base, this.svg])
			svg.setAttribute('viewBox', `${-half} ${-half} ${2 * half} ${2 * half}`);
		const base = drawBase(this.game, this.#style);
		if (base) this.#base.replaceChildren(base);
		const seat = this.#counted ?? this.#seatBelow();
		this.#counted = undefined;
		this.#count(seat);
	}

	#seatBelow(): number {
		const { game, plan } = this;
		const seats = Array.from({ length: game.seats }, (_, seat) => seat);
		return seats.find((seat) => game.arm(seat) === plan.down) ?? 0;
	}

	/* Put the numbers along the way of a seat, unless they are there. */
	#count(seat: number | undefined): void {
		if (seat === undefined || seat === this.#counted) return;
		this.#counted = seat;
		this.#numbers.replaceChildren(...(this.#style.numbers ? numbersOf(this.plan, seat) : []));
	}

	#add(drawn: Parameters<Token['become']>[0], position: Position): void {
		const piece = position.pieces(drawn.seat)[drawn.index];
		if (!piece) return;
		const taken = new Set(
			this.tokens.filter(({ seat }) => seat === drawn.seat).map(({ number }) => number),
		);
		let number = 1;
		while (taken.has(number)) number++;
		const token = new Token(drawn.seat, number, piece);
		token.become(drawn, piece);
		this.tokens.push(token);
		this.#pieces.append(token.element);
	}

	#mover(move: Move): Token | undefined {
		const fits = (token: Token | undefined): token is Token =>
			token !== undefined && token.seat === move.seat && token.piece.progress === move.from;
		return fits(this.#chosen) ? this.#chosen : this.tokens.find(fits);
	}

	#walk(token: Token, { seat, from, to, lap }: Move, at: Place, tempo: Tempo): number {
		const squares = way(this.game, from, to, lap);
		if (from === 0 && squares.length > 0 && token.element !== document.activeElement)
			this.#pieces.append(token.element);
		return this.#motion.walk(
			token,
			at,
			squares.map((progress) => this.plan.centre(seat, progress)),
			tempo,
		);
	}

	/** Name every piece, and let those that can move be reached by Tab. */
	#name(): void {
		const seen: Token[] = [];
		for (const token of this.tokens) {
			const same = seen.some(
				(other) => other.seat === token.seat && samePiece(other.piece, token.piece),
			);
			seen.push(token);
			const { element } = token;
			put(element, 'role', token.movable ? 'button' : 'img');
			put(element, 'tabindex', token.movable && !same ? '0' : '-1');
			put(
				element,
				'aria-label',
				this.hooks.pieceLabel(token, this.targets.of(this.actionsOf(token))),
			);
		}
	}
}
