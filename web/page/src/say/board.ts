import type { Position } from 'charkoni';
import type { Target } from '../board/targets.js';
import type { Token } from '../board/token.js';
import { t } from '../i18n.js';
import { tellChoice } from './choice.js';
import { colourOf, listOf, placeSeen, squareName, type Words } from './words.js';

function kindOf(token: Token, f: Record<string, string>): string {
	const { piece } = token;
	if (piece.group > 1) return t('{colour} group of {count}', { ...f, count: String(piece.group) });
	if (piece.queen) return t('{colour} queen {number}', f);
	return t('{colour} piece {number}', f);
}

function standsText(words: Words, position: Position, token: Token): string {
	const { progress } = token.piece;
	const place = placeSeen(words, token.seat, progress, position.owner ?? token.seat);
	return progress === 0 || progress === words.game.goal ? place : t('square {place}', { place });
}

/** The name of a piece for those who hear it: "Yellow piece 2, square 39 (safe), can go to 44". */
export function pieceLabel(
	words: Words,
	position: Position,
	token: Token,
	targets: readonly Target[],
): string {
	const f = { colour: colourOf(words, token.seat), number: String(token.number) };
	const piece = kindOf(token, f);
	const place = standsText(words, position, token);
	if (targets.length === 0) return `${piece}, ${place}`;
	const squares = listOf(targets.map(({ progress }) => squareName(words, token.seat, progress)));
	return t('{piece}, {place}, can go to {squares}', { piece, place, squares });
}

/** The name of a target: what goes there and what it does. */
export function targetLabel(words: Words, position: Position, { actions }: Target): string {
	return actions.map((action) => tellChoice(words, position, action)).join('; ');
}
