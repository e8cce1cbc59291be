import type { TableEvent } from 'charkoni';
import { t } from '../i18n.js';
import type { Change, Session } from '../play/session.js';
import { whyLost } from './reason.js';
import { tellHappening, type Told } from './tell.js';
import { colourOf, pieceName, seatName, seatNames, throwName, type Words } from './words.js';

/** The words of a session: who sits where now. */
export function wordsOf(session: Session): Words {
	const { game } = session.table;
	const names = Array.from(
		{ length: game.seats },
		(_, seat) => session.planOf(seat).name.trim() || undefined,
	);
	return { game, names };
}

const textOf = (like: string | { readonly text: string }): string =>
	typeof like === 'string' ? like : like.text;

function tellOpening(
	words: Words,
	session: Session,
	event: Extract<TableEvent, { kind: 'opening' | 'throw' }>,
): readonly string[] {
	const state = session.table.state();
	const seat = seatName(words, event.seat ?? 0);
	const said = [
		t('Opening throw of {seat}: {throw}.', { seat, throw: throwName(textOf(event.throw)) }),
	];
	if (state.phase === 'colour') {
		const winner = seatName(words, state.seat ?? 0);
		said.push(t('{seat} has the highest throw and chooses a colour.', { seat: winner }));
	} else if (state.phase === 'play') {
		said.push(
			t('{seat} has the highest throw and begins.', {
				seat: seatName(words, state.starter ?? 0),
			}),
		);
	} else if (state.thrown.length === 0 && state.round > 1) {
		const seats = seatNames(words, state.contenders);
		said.push(t('{seats} have the same highest throw and throw again.', { seats }));
	}
	return said;
}

function tellPlay(words: Words, change: Change): readonly string[] {
	const [event] = change.events;
	const { before, after } = change;
	if (!before || !after || !event) return [];
	const told: Told =
		event.kind === 'throw'
			? { throw: textOf(event.throw), after }
			: {
					action:
						event.kind === 'action'
							? before.game.action(event.action)
							: undefined,
					after,
				};
	return change.happenings.flatMap((one) => {
		const said = tellHappening(words, told, one);
		const why =
			one.kind === 'no-move' && told.throw !== undefined
				? whyLost(words, before, told.throw)
				: [];
		return said === undefined ? why : [said, ...why];
	});
}

/** Everything that a change has to say, in the order in which people would tell it. */
export function tellChange(session: Session, change: Change): readonly string[] {
	const words = wordsOf(session);
	const [event] = change.events;
	switch (event?.kind) {
		case 'opening':
			return tellOpening(words, session, event);
		case 'colour': {
			const seat = seatName(words, event.colour);
			return [
				t('{seat} takes {colour} and begins.', {
					seat,
					colour: colourOf(words, event.colour),
				}),
			];
		}
		case 'touch': {
			if (change.logged.void) return [];
			const owner = change.before?.owner ?? event.seat ?? 0;
			return [
				t('The {piece} is touched and must be played.', {
					piece: pieceName(words, owner, event.piece),
				}),
			];
		}
		case 'again':
			return [
				t('The throw of {seat} fell badly and is made again.', {
					seat: seatName(words, event.seat ?? 0),
				}),
			];
		case 'throw':
		case 'action':
			return tellPlay(words, change);
		default:
			return [];
	}
}
