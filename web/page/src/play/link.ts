import type { Charkoni } from 'charkoni';
import type { Plan, SeatPlan } from './plan.js';

/** The plan that a link names, `#/play/new/GAME/SEATS/…`: a game string; a letter a seat, `p` a person, `b` a bot;
 * then, each behind a slash and in any order, `real` for real dice, `touch` for touched pieces, or a position line.
 * Throws a `CharkoniError` for a game or a position that is none. */
export function planOfLink(charkoni: Charkoni, [text = '', seats = '', ...more]: readonly string[]): Plan {
	const game = charkoni.game(text);
	const line = more.find((word) => word.includes(' '));
	const plan: Plan = {
		game: game.text,
		seats: Array.from({ length: game.seats }, (_, seat): SeatPlan => {
			const person = seats === '' ? seat === 0 : seats[seat] === 'p';
			return person ? { who: 'person', name: '' } : { who: 'bot', name: '', bot: 'expert' };
		}),
		realDice: more.includes('real'),
		start: line === undefined ? 'opening' : { position: charkoni.position(line).line },
	};
	return more.includes('touch') ? { ...plan, touch: true } : plan;
}
