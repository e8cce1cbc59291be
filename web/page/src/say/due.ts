import type { Position } from 'charkoni';
import { t } from '../i18n.js';
import { coloured, isParchis, placeSeen, poolName, seatName, type Words } from './words.js';

/** What is due in a position: "Yellow has 5 to move." */
export function tellDue(words: Words, position: Position): string {
	const { phase, pool, value } = position;
	const parchis = isParchis(words.game);
	const f = {
		seat: seatName(words, position.seat ?? 0),
		throws: poolName(pool, ', '),
		value: String(phase === 'move' && parchis ? position.amount(value) : value),
	};
	if (phase === 'over') return t('The game is over.');
	if (phase === 'bonus') return t('{seat} has a bonus of {value} to move.', f);
	if (phase === 'throw') {
		return pool.length > 0
			? t('{seat} holds {throws} and is to throw again.', f)
			: t('{seat} is to throw.', f);
	}
	if (parchis) return t('{seat} has {value} to move.', f);
	if (pool.length === 0) return t('{seat} may bring in a piece.', f);
	return pool.length === 1
		? t('{seat} has {throws} to move.', f)
		: t('{seat} has these throws to move: {throws}.', f);
}

function standing(
	words: Words,
	position: Position,
	seat: number,
	progress: number,
	size: number,
	captures: number,
): string {
	const { game } = words;
	const place = placeSeen(words, seat, progress, position.owner ?? seat);
	const f = { count: String(size), place };
	if (progress === 0) return t('{count} at home', f);
	if (progress === game.goal) return t('{count} at the goal', f);
	if (captures >= 2) return size > 1 ? t('{count} queens on {place}', f) : t('queen on {place}', f);
	if (captures === 1)
		return size > 1
			? t('{count} on {place} with one capture each', f)
			: t('{place} with one capture', f);
	if (size > 1 && game.kind === 'chaupar') return t('a group of {count} on {place}', f);
	if (size > 1) return isParchis(game) ? t('a barrier on {place}', f) : t('{count} on {place}', f);
	return place;
}

/** Where the pieces of a seat stand: "Yellow: 34, a barrier on 39, 1 at home." */
export function tellPieces(words: Words, position: Position, seat: number): string {
	const groups = new Map<string, { progress: number; captures: number; size: number }>();
	for (const { progress, captures, text } of position.pieces(seat)) {
		const group = groups.get(text) ?? { progress, captures, size: 0 };
		group.size++;
		groups.set(text, group);
	}
	const list = [...groups.values()]
		.map(({ progress, captures, size }) =>
			standing(words, position, seat, progress, size, captures),
		)
		.join(', ');
	return t('{seat}: {list}.', { seat: coloured(words, seat), list });
}
