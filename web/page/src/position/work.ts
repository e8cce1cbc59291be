/* work.ts - what is set up on the position screen: from nothing, from a link, and as the rules see it. */
import type { Position } from 'charkoni';

import { app } from '../app.js';
import { t } from '../i18n.js';
import { tellAny } from '../say/fault.js';
import { LinkError, readLink } from '../share/link.js';
import type { Which } from './edit-board.js';
import { positionOf as setUp, setupOf, type Setup } from './setup.js';

/** What is set up: pieces by hand, or a position as it was given, with all that is in hand there. */
export interface Work {
	readonly setup: Setup;
	/** The position that was given, until something is changed. */
	readonly given: Position | undefined;
}

/** The start of a game, to be changed. */
export function workOf(game: string): Work {
	return { setup: setupOf(app.charkoni.game(game).start()), given: undefined };
}

/** The work that a link brings; a sentence where it brings none, '' where it belongs to another screen. */
export function fromLink(link: string): Work | string {
	try {
		const shared = readLink(link);
		if (shared.kind === 'record') {
			app.go(`/replay/link/${link}`, { replace: true });
			return '';
		}
		const given = app.charkoni.position(shared.line);
		return { setup: setupOf(given), given };
	} catch (error) {
		if (error instanceof LinkError) return tellAny(error);
		return t('This link holds no position of a game: {reason}', { reason: tellAny(error) });
	}
}

/** The position of the work; a sentence where the rules know none such. */
export function positionOf({ setup, given }: Work): Position | string {
	if (given) return given;
	try {
		return setUp(setup);
	} catch (error) {
		return tellAny(error);
	}
}

/** The next piece of the seat that is still at home, to be set after this one. */
export function nextOf({ pieces }: Setup, { seat, at }: Which): Which | undefined {
	const next = (pieces[seat] ?? []).findIndex(({ progress }, index) => index > at && progress === 0);
	return next < 0 ? undefined : { seat, at: next };
}
