/* numbers.ts - the squares of the cross have no numbers of their own: everybody counts along an own way. */
import type { Plan } from './geometry.js';
import { make } from './token.js';

/** The size of a number, and how far from the middle of its square its corner is, in units of the drawing. */
const SIZE = 1.5;
const ACROSS = 2.3;
const DOWN = 2.25;

/* Below, on the right; where the way comes by once more, above on the left. */
function numberAt(plan: Plan, seat: number, progress: number, again: boolean): SVGTextElement {
	const { x, y } = plan.centre(seat, progress);
	const text = make('text', {
		x: x + (again ? -ACROSS : ACROSS),
		y: again ? y - DOWN + SIZE * 0.72 : y + DOWN,
		'text-anchor': again ? 'start' : 'end',
		'font-size': SIZE,
	});
	text.textContent = String(progress);
	return text;
}

/** The numbers along the way of a seat, as the sentences tell its squares; none on a board that has numbers. */
export function numbersOf(plan: Plan, seat: number): readonly SVGTextElement[] {
	const { game } = plan;
	if (game.faces.length === 0) return [];
	const seen = new Set<unknown>();
	return Array.from({ length: game.goal - 1 }, (_, at) => {
		const cell = game.cell(seat, at + 1);
		const again = seen.has(cell);
		seen.add(cell);
		return numberAt(plan, seat, at + 1, again);
	});
}
