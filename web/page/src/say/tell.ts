import type { Action, Happening, Position } from 'charkoni';
import { t, tc, tn } from '../i18n.js';
import {
	and,
	isParchis,
	pieceName,
	pieceOf,
	placeName,
	poolName,
	seatName,
	seatNames,
	squareName,
	throwName,
	type Words,
} from './words.js';

/** What a sentence about a throw or an action needs besides the happening. */
export type Told = {
	readonly throw?: string | undefined;
	readonly action?: Action | undefined;
	readonly after: Position;
};

type Facts = Record<string, string>;

function winnersOf(words: Words, h: Happening): readonly number[] {
	if (!words.game.teams) return [h.other];
	return h.value === 1 ? [0, 2] : [1, 3];
}

function actor(words: Words, h: Happening): string {
	const seat = seatName(words, h.seat);
	return h.owner === h.seat ? seat : t('{seat} for {owner}', { seat, owner: seatName(words, h.owner) });
}

function countOf(words: Words, told: Told, h: Happening): number {
	if (h.kind === 'finished') return told.after.count(h.owner, words.game.goal);
	return h.kind === 'right' || h.kind === 'standstill' ? h.value : h.size;
}

function factsOf(words: Words, told: Told, h: Happening): Facts {
	const isMove = h.kind === 'moved' || h.kind === 'entered';
	const pool = isMove && told.action ? told.action.used : h.pool;
	const piece = isMove && told.action ? pieceOf(told.action) : { progress: h.from };
	const seat = actor(words, h);
	const other = seatName(words, h.other);
	return {
		seat,
		other,
		both: h.kind === 'won' ? seatNames(words, winnersOf(words, h)) : and(seat, other),
		piece: pieceName(words, h.owner, piece),
		from: squareName(words, h.kind === 'captured' ? h.other : h.owner, h.from),
		to: placeName(words, h.owner, h.to),
		on: squareName(words, h.owner, h.to),
		throw: told.throw === undefined ? '' : throwName(told.throw),
		throws: poolName(pool),
		count: String(countOf(words, told, h)),
		value: String(h.value),
	};
}

function movedText(words: Words, h: Happening, f: Facts): string {
	const bare = f['throws'] === '';
	if (h.to === words.game.goal) {
		return bare
			? t('{seat} takes the {piece} to the goal.', f)
			: t('{seat} takes the {piece} to the goal with {throws}.', f);
	}
	if (h.kind === 'entered') {
		return bare
			? t('{seat} brings a piece in on {to}.', f)
			: t('{seat} brings a piece in on {to} with {throws}.', f);
	}
	return bare
		? t('{seat} moves the {piece} to {to}.', f)
		: t('{seat} moves the {piece} to {to} with {throws}.', f);
}

function throwText(words: Words, h: Happening, f: Facts): string | undefined {
	switch (h.kind) {
		case 'thrown':
			return words.game.kind === 'chaupar'
				? tc('dice', '{seat} throws {throw}.', f)
				: t('{seat} throws {throw}.', f);
		case 'void':
			return t('After three graces in a row this throw does not count.');
		case 'penalty':
			return t('{seat} will miss the next turn.', f);
		case 'seven':
			return t('The six counts as seven.');
		case 'right':
			return tn(
				'{seat} may bring in a piece as well.',
				'{seat} may bring in {count} pieces as well.',
				h.value,
				f,
			);
		case 'third-six':
			return t('That is the third six in a row, and the turn ends.');
		case 'sent-home':
			return t('The piece moved last, on {from}, goes home.', f);
		case 'stays':
			return h.from === words.game.goal
				? t('The piece moved last is at the goal and stays there.')
				: t('The piece moved last, on {from}, stays where it is.', f);
		case 'must-open':
			return t('The six must open the barrier on {from}.', f);
		case 'blocked':
			return t('The barrier on {from} must open and cannot, so nothing may move.', f);
		case 'no-move':
			return t('{seat} has no piece that can move.', f);
		default:
			return undefined;
	}
}

function capturedText(words: Words, h: Happening, f: Facts): string {
	if (isParchis(words.game)) {
		return tn(
			'A piece of {other} is captured on {from} and goes home.',
			'{count} pieces of {other} are captured on {from} and go home.',
			h.size,
			f,
		);
	}
	return tn(
		'A piece of {other} is captured, on {from} of its own way, and goes home.',
		'{count} pieces of {other} are captured, on {from} of their own way, and go home.',
		h.size,
		f,
	);
}

function actionText(words: Words, told: Told, h: Happening, f: Facts): string | undefined {
	switch (h.kind) {
		case 'passed':
			return t('{seat} passes.', f);
		case 'moved':
		case 'entered':
			return movedText(words, h, f);
		case 'lap':
			return (told.action?.group ?? 1) > 1
				? t('The group goes round the board once more.')
				: t('The piece goes round the board once more.');
		case 'captured':
			return capturedText(words, h, f);
		case 'opened':
			return t('The barrier on {from} is open.', f);
		case 'barrier':
			return h.other === h.owner
				? t('{seat} now has a barrier on {on}.', f)
				: t('{both} now have a barrier on {on}.', f);
		case 'shares':
			return t('{other} stands on {on} too.', f);
		case 'group':
			return t('{seat} now has a group of {count} on {on}.', f);
		case 'queen':
			return t('The piece on {on} is now a queen.', f);
		case 'all-home':
			return t('{seat} has brought the last piece to the goal.', f);
		case 'bonus':
			return t('{seat} has a bonus of {value} to move.', f);
		case 'bonus-lost':
			return t('The bonus of {value} is lost, because no piece can make that move.', f);
		default:
			return undefined;
	}
}

function againText(h: Happening, f: Facts): string {
	switch (h.value) {
		case 0:
			return t('{seat} throws again after the six.', f);
		case 1:
			return t('{seat} throws again for the grace.', f);
		case 2:
			return t('{seat} throws again for the capture.', f);
		default:
			return t('{seat} still has a throw.', f);
	}
}

function turnText(words: Words, told: Told, h: Happening, f: Facts): string | undefined {
	switch (h.kind) {
		case 'pool-lost': // after a throw no-move tells it
			return told.throw !== undefined
				? undefined
				: t('What is left of the throw is lost: {throws}.', f);
		case 'rights-lost':
			return t('The right to bring a piece in is lost.');
		case 'full':
			return t('Twelve throws are held already, so the next one is lost.');
		case 'again':
			return againText(h, f);
		case 'skipped':
			return h.value === 1
				? t('{other} misses this turn.', f)
				: t('{other} has finished and is passed over.', f);
		case 'turn':
			return t('{other}’s turn.', f);
		case 'standstill':
			return tn(
				'Nothing has moved for {count} turn, so the game ends.',
				'Nothing has moved for {count} turns, so the game ends.',
				h.value,
				f,
			);
		case 'won':
			return words.game.teams ? t('{both} win!', f) : t('{both} wins!', f);
		case 'draw':
			return t('The game is a draw.');
		default:
			return undefined;
	}
}

/** One happening as one sentence; undefined where another sentence tells it already. */
export function tellHappening(words: Words, told: Told, h: Happening): string | undefined {
	const f = factsOf(words, told, h);
	if (h.kind === 'finished') {
		const count = told.after.count(h.owner, words.game.goal);
		if (count === words.game.pieces) return undefined; // told by all-home
		return tn(
			'{seat} has {count} piece at the goal.',
			'{seat} has {count} pieces at the goal.',
			count,
			f,
		);
	}
	return throwText(words, h, f) ?? actionText(words, told, h, f) ?? turnText(words, told, h, f);
}
