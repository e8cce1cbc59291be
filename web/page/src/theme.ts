import type { Theme } from 'charkoni';

import { settings } from './settings.js';
import { Signal } from './signal.js';

const system = matchMedia('(prefers-color-scheme: dark)');

/** The theme in force: the person's choice, else the system's. */
export const theme = new Signal<Theme>('light');

function settle(): void {
	const chosen = settings.value.theme;
	theme.value = chosen !== 'auto' ? chosen : system.matches ? 'dark' : 'light';
	document.documentElement.dataset['theme'] = theme.value;
	/* What the browser paints around the page. */
	const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim();
	document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

/** Have <html data-theme> follow the choice and the system. */
export function followTheme(): void {
	settle();
	settings.subscribe(settle);
	system.addEventListener('change', settle);
}
