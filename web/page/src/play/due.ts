import type { Position } from 'charkoni';

import { t } from '../i18n.js';
import { tellDue } from '../say/due.js';
import { isParchis, seatName, type Words } from '../say/words.js';
import { entryQuestion } from './entry.js';
import type { Session } from './session.js';

/* Which throws there are stands beside the sentence, on the cross; it says what is to be done with them. */
function dueOf(session: Session, words: Words, position: Position, seat: string): string {
	const { expect } = session.turn;
	const legal = expect === 'action' || expect === 'touched' ? session.table.legal() : [];
	const moves = legal.filter(({ pass }) => !pass);
	const enters = moves.length > 0 && moves.every(({ from }) => from === 0);
	if (isParchis(words.game))
		return enters && position.phase === 'move'
			? t('{seat} must bring a piece out.', { seat })
			: tellDue(words, position);
	if (moves.length === 0 || position.pool.length < 2) return tellDue(words, position);
	return t('{seat} chooses a move.', { seat });
}

/** What is due, as a sentence. */
export function dueText(session: Session, words: Words): string {
	const { expect, seat, who } = session.turn;
	const name = seatName(words, seat ?? 0);
	const position = session.table.position();
	if (expect === 'opening') {
		const first = session.table.state().thrown.length === 0;
		if (session.plan.realDice)
			return `${entryQuestion(words.game, name)}${first ? ` ${t('The highest begins.')}` : ''}`;
		return t('{seat} makes an opening throw: the highest begins.', { seat: name });
	}
	if (expect === 'colour') return t('{seat} chooses a colour.', { seat: name });
	if (expect === 'nothing' || !position) return t('The game is over.');
	if (expect === 'throw' && session.plan.realDice) return entryQuestion(words.game, name);
	const due = dueOf(session, words, position, name);
	if (who !== 'person') return due;
	return session.table.state().touched === undefined
		? due
		: `${due} ${t('The touched piece must be played.')}`;
}
