import type { Charkoni } from 'charkoni';

import type { Session } from './play/session.js';
import { settings } from './settings.js';
import { Signal } from './signal.js';

/** A place in the page: what stands behind `#/`, cut at its slashes. */
export interface Route {
	/** The first word, which names the screen; '' for the first screen. */
	readonly screen: string;
	/** What follows, decoded. */
	readonly rest: readonly string[];
}

/** What every part of the page shares. `charkoni` is there before the first screen is shown. */
export const app = {
	charkoni: undefined as unknown as Charkoni,
	/** The game in play, also while another screen is looked at; null where there is none. */
	session: new Signal<Session | null>(null),
	route: new Signal<Route>(routeOf(location.hash)),
	settings,
	/** Go to a screen: `app.go('/play')`. `replace` leaves no step in the browser's history. */
	go(path: string, { replace = false } = {}): void {
		const hash = `#${path}`;
		if (location.hash === hash) app.route.value = routeOf(hash);
		else if (replace) {
			history.replaceState(null, '', hash);
			app.route.value = routeOf(hash);
		} else location.hash = hash;
	},
};

function decoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}

/** The place that a fragment names. */
export function routeOf(hash: string): Route {
	const [screen = '', ...rest] = hash
		.replace(/^#?\/?/, '')
		.split('/')
		.map(decoded);
	return { screen, rest };
}

addEventListener('hashchange', () => {
	app.route.value = routeOf(location.hash);
});
