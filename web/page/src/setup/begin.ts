import { app } from '../app.js';
import { Session } from '../play/session.js';
import { keepChoice, planOf, type Choice } from './choice.js';

/** Begin a game as chosen, and show it. */
export function begin(choice: Choice): void {
	keepChoice(choice);
	const before = app.session.value;
	app.session.value = Session.begin(app.charkoni, planOf(choice));
	before?.close();
	app.go('/play');
}
