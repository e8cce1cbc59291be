/* The items of a record in sentences, the same as those of `charkoni replay`. */
import type { GameRecord, RecordItem, RecordState, RecordedItem, Replacement } from 'charkoni';

import { t } from '../i18n.js';
import { tellChoice } from '../say/choice.js';
import { tellHappening } from '../say/tell.js';
import { pieceName, seatName, seatNames, throwName, type Words } from '../say/words.js';
import { tellStateDue } from './due.js';
import { shown, tellSeats, wordsOf } from './seats.js';

const textOf = (one: string | { readonly text: string }): string =>
	typeof one === 'string' ? one : one.text;

/** How seats are called in a state of a record. */
export function wordsAt(record: GameRecord, state: RecordState): Words {
	return wordsOf(record, state.turned, state.position !== undefined);
}

/* Those who throw another round: the highest of the round that ends with item `index`. Seats throw in their order, so
 * a round is what lies behind the last step down. */
function tied(record: GameRecord, index: number): readonly number[] {
	const round: { seat: number; points: number }[] = [];
	for (let at = index; at >= 0; at--) {
		const { item, seat = 0, undone } = record.item(at);
		const thrown = item.kind === 'correct' ? item.replace : item;
		if (thrown?.kind !== 'opening' || (undone && at !== index)) continue;
		const next = round[0];
		if (next !== undefined && seat >= next.seat) break;
		round.unshift({ seat, points: record.game.throw(thrown.throw).points });
	}
	const most = Math.max(...round.map(({ points }) => points));
	return round.filter(({ points }) => points === most).map(({ seat }) => seat);
}

function tellOpening(
	record: GameRecord,
	recorded: RecordedItem,
	thrown: string,
	before: RecordState,
): string[] {
	const { after } = recorded;
	const seat = seatName(wordsAt(record, before), before.seat ?? 0);
	const lines = [t('Opening throw of {seat}: {throw}.', { seat, throw: throwName(thrown) })];
	const words = wordsAt(record, after);
	const next = seatName(words, after.seat ?? 0);
	if (after.phase === 'colour')
		lines.push(t('{seat} has the highest throw and chooses a colour.', { seat: next }));
	else if (after.phase === 'play')
		lines.push(t('{seat} has the highest throw and begins.', { seat: next }));
	else if ((after.seat ?? 0) <= (before.seat ?? 0))
		lines.push(
			t('{seats} have the same highest throw and throw again.', {
				seats: seatNames(words, tied(record, recorded.index)),
			}),
		);
	return lines;
}

function tellColour(
	record: GameRecord,
	recorded: RecordedItem,
	colour: number,
	before: RecordState,
): string[] {
	const seat = seatName(wordsAt(record, before), before.seat ?? 0);
	const { game } = record;
	const bare: Words = { game, names: new Array<undefined>(game.seats).fill(undefined) };
	return [
		t('{seat} takes {colour} and begins.', { seat, colour: seatName(bare, colour) }),
		...tellSeats(record, recorded.after.turned, true),
	];
}

function tellStep(
	record: GameRecord,
	recorded: RecordedItem,
	done:
		| { readonly kind: 'throw'; readonly throw: string }
		| { readonly kind: 'action'; readonly action: string },
	before: RecordState,
): string[] {
	const words = wordsAt(record, recorded.after);
	const { position } = before;
	if (position === undefined) return [];
	const step = done.kind === 'throw' ? position.tellThrow(done.throw) : position.tellAct(done.action);
	const told =
		done.kind === 'throw'
			? { throw: done.throw, after: step.position }
			: { action: record.game.action(done.action), after: step.position };
	const lines: string[] = [];
	let blocked = false;
	for (const happening of step.happenings) {
		blocked ||= happening.kind === 'blocked';
		if (happening.kind === 'turn') continue; /* the heading of the next turn tells it */
		if (happening.kind === 'no-move' && blocked) continue; /* `blocked` has said so */
		const line = tellHappening(words, told, happening);
		if (line !== undefined) lines.push(line);
	}
	return lines;
}

function tellTouch(record: GameRecord, recorded: RecordedItem, piece: string, before: RecordState): string[] {
	const seat = seatName(wordsAt(record, before), before.seat ?? 0);
	return [
		recorded.void
			? t('{seat} touches the {piece}, which cannot move, so another may be played.', {
					seat,
					piece,
				})
			: t('{seat} touches the {piece}, which must be played.', { seat, piece }),
	];
}

/** A thing that was done, told as one of its kind; of a correction, what it puts in place. */
function tellDone(record: GameRecord, recorded: RecordedItem, done: RecordItem | Replacement): string[] {
	const before = record.before(recorded.index);
	switch (done.kind) {
		case 'opening':
			return tellOpening(record, recorded, textOf(done.throw), before);
		case 'colour':
			return tellColour(record, recorded, done.colour, before);
		case 'throw':
			return tellStep(
				record,
				recorded,
				{ kind: 'throw', throw: textOf(done.throw) },
				before,
			);
		case 'action':
			return tellStep(
				record,
				recorded,
				{ kind: 'action', action: textOf(done.action) },
				before,
			);
		case 'touch': {
			const words = wordsAt(record, before);
			const piece = pieceName(words, before.position?.owner ?? 0, done.piece);
			return tellTouch(record, recorded, piece, before);
		}
		default:
			return [];
	}
}

/* The sentence on what a correction takes back. */
function tellUndone(record: GameRecord, recorded: RecordedItem, target: RecordItem | Replacement): string {
	const before = record.before(recorded.index);
	const words = wordsAt(record, before);
	const seat = seatName(words, before.seat ?? 0);
	const { turn } = recorded;
	switch (target.kind) {
		case 'opening':
			return t(
				'Correction: the opening throw {throw} of {seat} is taken back, and what followed it.',
				{
					throw: throwName(textOf(target.throw)),
					seat,
				},
			);
		case 'colour':
			return t('Correction: the choice of colour is taken back, and what followed it.');
		case 'throw':
			return t(
				'Correction in turn {turn}: the throw {throw} of {seat} is taken back, and what followed it.',
				{
					turn,
					throw: throwName(textOf(target.throw)),
					seat,
				},
			);
		case 'touch':
			return t(
				'Correction in turn {turn}: {seat} has not touched the {piece}; what followed is taken back.',
				{
					turn,
					seat,
					piece: pieceName(words, before.position?.owner ?? 0, target.piece),
				},
			);
		case 'action':
			return t(
				'Correction in turn {turn}: what {seat} played is taken back, and what followed it: {what}.',
				{ turn, seat, what: whatOf(record, before, textOf(target.action)) },
			);
		default:
			return '';
	}
}

function whatOf(record: GameRecord, before: RecordState, action: string): string {
	if (before.position === undefined) return action;
	return tellChoice(wordsAt(record, before), before.position, record.game.action(action));
}

function tellCorrect(
	record: GameRecord,
	recorded: RecordedItem,
	target: number,
	replace?: Replacement,
): string[] {
	const { item } = record.item(target);
	const undone = item.kind === 'correct' ? item.replace : item;
	const lines = undone ? [tellUndone(record, recorded, undone)] : [];
	if (replace) return [...lines, ...tellDone(record, recorded, replace)];
	const before = record.before(recorded.index);
	return [...lines, tellStateDue(wordsAt(record, before), before)];
}

/** What an item of a record says, as sentences, without whose turn it is next. */
export function tellItem(record: GameRecord, recorded: RecordedItem): readonly string[] {
	const { item } = recorded;
	if (item.kind === 'comment')
		return [`${t('Comment:')} ${shown(item.text.trim().replace(/\s+/gu, ' '))}`];
	if (item.kind === 'correct') return tellCorrect(record, recorded, item.target, item.replace);
	if (item.kind === 'again') {
		const words = wordsAt(record, recorded.after);
		return [
			t('The throw of {seat} fell badly and is made again.', {
				seat: seatName(words, recorded.seat ?? 0),
			}),
		];
	}
	return tellDone(record, recorded, item);
}
