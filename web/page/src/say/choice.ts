import type { Action, Position } from 'charkoni';
import { t } from '../i18n.js';
import {
	fill,
	isParchis,
	pieceName,
	pieceOf,
	placeName,
	poolName,
	seatName,
	seatNames,
	type Words,
} from './words.js';

function victimsOf(position: Position, action: Action): readonly number[] {
	const { happenings } = position.tellAct(action);
	return [
		...new Set(happenings.filter(({ kind }) => kind === 'captured').map(({ other }) => other)),
	].sort();
}

function groupText(action: Action, size: number, f: Record<string, string>): string {
	if (action.group === 1 && size === 1) {
		if (action.from === 0) return t('a piece comes in on {to}, joining the piece there', f);
		return action.goesOn
			? t('the {piece} goes round again to {to}, joining the piece there', f)
			: t('the {piece} goes to {to}, joining the piece there', f);
	}
	if (action.from === 0) return t('a piece comes in on {to}, making a larger group', f);
	return action.goesOn
		? t('the {piece} goes round again to {to}, making a larger group', f)
		: t('the {piece} goes to {to}, making a larger group', f);
}

function what(words: Words, position: Position, action: Action, f: Record<string, string>): string {
	const parchis = isParchis(words.game);
	const size = action.to === words.game.goal ? 0 : position.count(position.owner ?? 0, action.to);
	const joins = size > 0;
	if (action.to === words.game.goal) return t('the {piece} goes to the goal', f);
	if (joins && !action.takes && words.game.kind === 'chaupar') return groupText(action, size, f);
	if (action.from === 0) {
		if (action.takes) return t('a piece comes in on {to}, capturing {victims}', f);
		return joins && parchis
			? t('a piece comes in on {to}, making a barrier', f)
			: t('a piece comes in on {to}', f);
	}
	if (action.joins) return t('the {piece} goes to {to}, making a barrier with {partner}', f);
	if (action.takes) {
		return action.goesOn
			? t('the {piece} goes round again to {to}, capturing {victims}', f)
			: t('the {piece} goes to {to}, capturing {victims}', f);
	}
	if (joins && parchis) return t('the {piece} goes to {to}, making a barrier', f);
	return action.goesOn
		? t('the {piece} goes round again to {to}', f)
		: t('the {piece} goes to {to}', f);
}

/** What an action of the position does: "10 + 2: the piece on 30 goes to 42". */
export function tellChoice(words: Words, position: Position, action: Action): string {
	if (action.pass) return t('pass, and leave what is not used');
	const owner = position.owner ?? 0;
	const f = {
		piece: pieceName(words, owner, pieceOf(action)),
		to: placeName(words, owner, action.to),
		victims: action.takes ? seatNames(words, victimsOf(position, action)) : '',
		partner: words.game.teams ? seatName(words, (owner + 2) % 4) : '',
	};
	const text = what(words, position, action, f);
	return action.used.length === 0
		? text
		: fill('{throws}: {what}', { throws: poolName(action.used), what: text });
}
