import type { RecordState } from 'charkoni';

import { t } from '../i18n.js';
import { tellDue } from '../say/due.js';
import { seatName, type Words } from '../say/words.js';

/** What is due in a state of a record, before play too. */
export function tellStateDue(words: Words, state: RecordState): string {
	if (state.position) return tellDue(words, state.position);
	const seat = seatName(words, state.seat ?? 0);
	return state.phase === 'colour'
		? t('{seat} has the highest throw and chooses a colour.', { seat })
		: t('{seat} is to throw.', { seat });
}
