import { focusInSight } from '../ui/focus.js';
import type { Board } from './board.js';
import type { Token } from './token.js';

/* Every piece in the order in which arrow keys come to it: those of whoever is to move first. */
function ordered(board: Board): readonly Token[] {
	const rank = ({ seat }: Token): number =>
		(seat - (board.owner ?? 0) + board.game.seats) % board.game.seats;
	return [...board.tokens].sort((one, other) => rank(one) - rank(other) || one.index - other.index);
}

function step<T extends { readonly element: SVGElement }>(
	things: readonly T[],
	at: Element,
	by: number,
): void {
	const index = things.findIndex(({ element }) => element === at);
	const next = things[(index + by + things.length) % things.length];
	focusInSight(next?.element);
}

const FORWARD = new Map([
	['ArrowRight', 1],
	['ArrowLeft', -1],
	['ArrowDown', 1],
	['ArrowUp', -1],
]);

function arrows(board: Board, focused: Element, key: string, by: number): void {
	const { all } = board.targets;
	if (all.some(({ element }) => element === focused)) step(all, focused, by);
	else if (key === 'ArrowUp' || key === 'ArrowDown') step(ordered(board), focused, by);
	else
		step(
			ordered(board).filter((token) => token.movable || token.element === focused),
			focused,
			by,
		);
}

function enter(board: Board, focused: Element): void {
	const target = board.targets.all.find(({ element }) => element === focused);
	const token = board.tokens.find(({ element }) => element === focused);
	if (target) board.choose(target);
	else if (token) {
		board.pick(token);
		if (board.selected === token) focusInSight(board.targets.all[0]?.element);
	}
}

/** Have a board follow the keyboard: arrows go from piece to piece and from target to target, Enter or Space
 * takes, Escape goes back to the piece. Returns what ends that. */
export function followKeys(board: Board): () => void {
	const ends = new AbortController();
	board.element.addEventListener(
		'keydown',
		(event) => {
			const focused = document.activeElement;
			const by = FORWARD.get(event.key);
			if (!focused || event.ctrlKey || event.altKey || event.metaKey) return;
			if (by !== undefined) arrows(board, focused, event.key, by);
			else if (event.key === 'Enter' || event.key === ' ') {
				if (!event.repeat) enter(board, focused); // a key that is held takes once
			} else if (event.key === 'Escape' && board.selected) {
				const token = board.selected;
				board.select(undefined);
				focusInSight(token.element);
			} else return;
			event.preventDefault();
			event.stopPropagation();
		},
		{ signal: ends.signal },
	);
	return () => ends.abort();
}
