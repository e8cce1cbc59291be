/* refusals.ts - what the table says when it refuses something in play, in the language of the page. */
import type { CharkoniError } from 'charkoni';

import { language, msg, t } from '../i18n.js';
import { wordsOf } from '../say/change.js';
import { tellRefusal } from '../share/refusals.js';
import { dueText } from './due.js';
import type { Session } from './session.js';

/* Something came out of its time, such as a second tap: what helps is to know what is due. */
const DUE: ReadonlySet<string> = new Set([
	msg('an opening throw of seat {part} is due'),
	msg('seat {part} is to choose the colour'),
	msg('a throw of seat {part} is due'),
	msg('an action of seat {part} is due'),
	msg('the game is over'),
	msg('seat {part} is not to act; it is the turn of seat {want}'),
	msg('no throw is due: an action is to be chosen first'),
	msg('the game is over, nothing is thrown any more'),
	msg('a throw is due before anything is moved'),
	msg('the game is over, nothing is moved any more'),
]);

/* A move that is none, or none any more. */
const MOVE: ReadonlySet<string> = new Set([
	msg('{part} is not legal in the position {want}'),
	msg('{part} is not legal here'),
	msg("'{part}' is not an action; an action of this game looks like {want}"),
	msg('a touch names a piece, not an action'),
	msg('there is no piece on {part} to touch'),
]);

const TOUCHED: ReadonlySet<string> = new Set([
	msg('the piece on {part} is touched already'),
	msg('the piece on {part} was touched and must be played'),
]);

const CORRECTED: ReadonlySet<string> = new Set([
	msg('there is no event {part}; the log has {want}'),
	msg('event {part} has been taken back already'),
	msg('event {part} is no throw, touch, action or choice of colour'),
	msg('{part} is no kind of event that a correction can put in place'),
]);

/** Those in whose place something else is told, which helps more; see {@link tellRefused}. */
export const INSTEAD: readonly string[] = [...DUE, ...MOVE, ...TOUCHED, ...CORRECTED];

/** What else a table may refuse, in play or when a game is gone on with: told as it says it. */
export const TABLE_REFUSALS: readonly string[] = [
	msg('only what was typed in from real dice may be corrected; the throws of this table are generated'),
	msg('only real dice fall badly; the throws of this table are generated'),
	msg('at this table a touched piece need not be played'),
	msg("throw number {part} is not in this game's list"),
	msg("'{part}' is not a throw of this game; the throws are {want}"),
	msg('there is no colour {part}; the colours are 1 to {want}'),
	msg('there is no seat {part} to begin; the seats are 1 to {want}'),
	msg('there is no seat {part}; the seats are 1 to {want}'),
	msg('seat {part} is empty: all seats must be taken before the start'),
	msg('this table has no position to start from'),
	msg('the position to start from is the end of a game'),
	msg('seat {part} is taken'),
	msg('nobody sits at seat {part}'),
	msg('the game has begun already'),
	msg('the game has not begun'),
	msg('the table is paused'),
	msg('the table is closed'),
	msg('the log is full with {part} events; give it more room and go on'),
	msg('time {part} ms is before the latest event, at {want} ms'),
	msg('the game or the settings of this table are others'),
	msg('there is not enough memory'),
];

/** What a table refuses of a game that is read from this device, where what is kept has been damaged: in play nobody comes
 * to it. */
export const KEPT_REFUSALS: readonly string[] = [
	msg('{part} is not a kind of clock'),
	msg('without a clock there is no time of {part} ms'),
	msg('an increment of {part} ms wants a clock for the whole game'),
	msg('a time of {part} ms is out of range; 1 to {want}'),
	msg('an increment of {part} ms is out of range; 0 to {want}'),
	msg('a setting is {part}; it must be 0 or 1'),
	msg('{part} is not a rule for who may hold several seats'),
	msg('{part} is not a kind of event'),
	msg('{part} is not a way to start'),
	msg('{part} is neither a person (1) nor a bot (2)'),
	msg('occupant {part} is out of range; ids are 1 to {want}'),
	msg('occupant {part} cannot be both a person and a bot'),
	msg('occupant {part} is away and must return first'),
	msg('seat {part} is refused: its person already has seat {want}'),
	msg('seat {part} is refused: its person has seat {want}, of another side'),
	msg('the game has begun: nobody else may take seat {part} at this table'),
	msg('the occupant of seat {part} is there'),
	msg('seat {part} is theirs already: who was away returns'),
	msg('seat {part} is not held by occupant {want}'),
	msg('the occupant of seat {part} is away already'),
	msg('nobody may stand in for seat {part} now'),
	msg('the occupant of seat {part} is away and must return first'),
	msg('the table is paused already'),
	msg('there is no game in play to pause'),
	msg('the table is not paused'),
];

/** A sentence of the core as one that stands alone: it begins large and has its end. */
function sentence(text: string): string {
	const [first = '', ...rest] = text;
	const large = `${first.toLocaleUpperCase(language.value)}${rest.join('')}`;
	return /[.!?।…]$/u.test(large) ? large : t('{sentence}.', { sentence: large });
}

/** Why the core refuses something, in the language of the page; one that has no words for it says so, rather than
 * speaking English. */
export function tellError(error: unknown): string {
	const { sentence: known, message } = error as CharkoniError;
	const isOwn = typeof known === 'string';
	if (language.value !== 'en' && (!isOwn || t(known) === known))
		return t('That does not work, and the page cannot say why.');
	return sentence(isOwn ? tellRefusal(error as CharkoniError) : (message ?? String(error)));
}

/** Why the table of a session refuses what a person meant. */
export function tellRefused(session: Session, error: CharkoniError): string {
	if (DUE.has(error.sentence)) return dueText(session, wordsOf(session));
	if (MOVE.has(error.sentence)) return t('That move is not possible now.');
	if (TOUCHED.has(error.sentence)) return t('Another piece has been touched and must be played.');
	if (CORRECTED.has(error.sentence)) return t('That has been taken back already.');
	return tellError(error);
}
