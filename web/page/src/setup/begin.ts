import { app } from '../app.js';
import type { Plan } from '../play/plan.js';
import { Session } from '../play/session.js';
import { keepChoice, planOf, type Choice } from './choice.js';

/** Begin a game and show it. The one before is closed when the new one is there: one that cannot begin takes nothing
 * away. */
export function startGame(plan: Plan, how?: { replace: boolean }): void {
	const before = app.session.value;
	app.session.value = Session.begin(app.charkoni, plan);
	before?.close();
	app.go('/play', how);
}

/** Begin a game as chosen, and show it. */
export function begin(choice: Choice): void {
	keepChoice(choice);
	startGame(planOf(choice));
}
