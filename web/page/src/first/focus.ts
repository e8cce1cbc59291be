import { focusInSight } from '../ui/focus.js';
import type { Guide } from './guide.js';

/* Whether the last thing that a person did was to press a key: then the focus goes where it is needed. */
let byKey = false;
addEventListener('keydown', () => (byKey = true), true);
addEventListener('pointerdown', () => (byKey = false), true);

/** Put the focus of somebody at the keyboard on what is to be done next, unless it is somewhere else on purpose. */
export function focusDue(guide: Guide | undefined): void {
	const active = document.activeElement;
	const free =
		!active ||
		active === document.body ||
		!active.isConnected ||
		guide?.board.element.contains(active) === true ||
		active.matches('.throw, .pass, .go-on, h1');
	if (!byKey || !free || document.querySelector('dialog[open]')) return;
	requestAnimationFrame(() => {
		const button = document.querySelector<HTMLElement>('.lesson .throw, .lesson .go-on');
		const taught = guide?.board.tokens.find(({ element }) => element.matches('.taught'));
		if (button) focusInSight(button);
		else if (taught) focusInSight(taught.element);
		else guide?.board.focus();
	});
}
