import type { Attempt, PieceLike, Position, Why } from 'charkoni';
import { t } from '../i18n.js';
import { armColour, isParchis, listOf, or, seatName, seatNames, squareName, type Words } from './words.js';

/** An attempt of a piece: where it is, and as far as it is meant, where to. */
export type Tried = Attempt & { readonly from: number };

type Facts = Record<string, string>;

/** The attempt to move a piece, wherever the throw leads. */
export function triedPiece({ progress, group, captures, lap }: PieceLike): Tried {
	return {
		from: progress,
		...(group === undefined ? {} : { group }),
		...(captures === undefined ? {} : { captures }),
		...(lap === undefined ? {} : { lap }),
	};
}

function enterText(words: Words, why: Why, f: Facts): string {
	if (why.needs !== 0) return t('A piece at home comes in only with a {needs}.', f);
	return words.game.kind === 'pachisi'
		? t('A piece at home comes in only with a throw that lets it in.')
		: t('A piece at home must come in first.');
}

function barrierText(why: Why, f: Facts): string | undefined {
	switch (why.reason) {
		case 'barrier':
			return t('The barrier on {square} is in the way.', f);
		case 'full':
			return t('There are two pieces on {square} already.', f);
		case 'must-open':
			return t('With a six the barrier on {square} must be opened.', f);
		case 'blocked':
			return t('The barrier on {square} must open and cannot, so nothing may move.', f);
		case 'third-six':
			return t('After the third six in a row nothing is moved.');
		case 'must-enter':
			return t('With a five a piece must come in from home.');
		case 'exit-own':
			return t('Two pieces of {seat} fill the way out on {square}.', f);
		case 'no-choice':
			return t('On {square} there is no such choice between capturing and joining.', f);
		default:
			return undefined;
	}
}

function crossText(why: Why, f: Facts): string | undefined {
	switch (why.reason) {
		case 'no-right':
			return t('There is no right to bring in another piece.');
		case 'castle':
			return t('The castle on {square}, on the arm of {colour}, is held by {other}.', f);
		case 'larger':
			return t('A larger group of {other} stands on {square}.', f);
		case 'dead-end':
			return t('No throw leads on from the last square.');
		case 'not-thrown':
			return t('These throws are not there to be used.');
		case 'one-throw':
			return t('Throws may not be added here: one throw for each move.');
		case 'no-lap':
			return t(
				'The move does not pass the tip of the arm, so there is no other round to begin.',
			);
		case 'laps-used':
			return t('This piece may not go round once more.');
		case 'no-pass':
			return t('Passing is not allowed while something can be moved.');
		default:
			return undefined;
	}
}

function graceText(words: Words, tried: Tried, f: Facts): string {
	if (tried.from + 1 === words.game.goal)
		return t('From the last square only a grace goes to the goal: {graces}.', f);
	if (tried.from + 2 === words.game.goal) return t('From {from} only a grace leads on: {graces}.', f);
	return t('The goal is reached only from the last square, with a grace: {graces}.', f);
}

function commonText(words: Words, tried: Tried, why: Why, f: Facts): string {
	switch (why.reason) {
		case 'grace-only':
			return graceText(words, tried, f);
		case 'legal':
			return t('That is allowed.');
		case 'over':
			return t('The game is over.');
		case 'throw-first':
			return t('First throw, then move.');
		case 'no-piece':
			return tried.from === 0
				? t('{seat} has no piece at home.', f)
				: t('{seat} has no such piece at {from}.', f);
		case 'finished':
			return t('A piece at the goal moves no more.');
		case 'enter-needs':
			return enterText(words, why, f);
		case 'exact':
			return t('The goal wants exactly {needs}.', f);
		case 'elsewhere':
			return tried.from === 0
				? t('A piece at home comes in on {square}.', f)
				: t('The throw leads to {square}, not there.', f);
		default:
			return t('That is not allowed.');
	}
}

/** How many pieces of a seat stand on a square of the ring. */
function countOn(position: Position, seat: number, number: number): number {
	const on = (progress: number): boolean => {
		const square = position.game.square(seat, progress);
		return (square.kind === 'plain' || square.kind === 'safe') && square.number === number;
	};
	return position.pieces(seat).filter(({ progress }) => on(progress)).length;
}

/** The opponents whom a reason means: those on its square; of a larger group, the one with the largest. */
function opponents(words: Words, position: Position, why: Why): readonly number[] {
	const { game } = words;
	const team = game.team(position.owner ?? 0);
	const there = Array.from({ length: game.seats }, (_, seat) => ({
		seat,
		count: game.team(seat) === team ? 0 : countOn(position, seat, why.square.number),
	})).filter(({ count }) => count > 0);
	if (why.reason !== 'larger') return there.map(({ seat }) => seat);
	return there
		.sort((one, other) => other.count - one.count || one.seat - other.seat)
		.slice(0, 1)
		.map(({ seat }) => seat);
}

/** Why an attempt is not allowed, as one sentence. */
export function tellWhy(words: Words, position: Position, tried: Tried, why: Why): string {
	const owner = position.owner ?? 0;
	const { game } = words;
	const held = why.reason === 'castle' || why.reason === 'larger';
	const f: Facts = {
		square: squareName(words, owner, why.progress),
		colour: isParchis(game) ? '' : armColour(words, owner, why.progress),
		from: squareName(words, owner, tried.from <= game.goal ? tried.from : 0),
		seat: seatName(words, owner),
		other: held ? seatNames(words, opponents(words, position, why)) : '',
		needs: String(why.needs),
		graces:
			why.reason === 'grace-only'
				? listOf(
						game.faces
							.filter(({ grace }) => grace)
							.map(({ value }) => String(value)),
						or,
					)
				: '',
	};
	return barrierText(why, f) ?? crossText(why, f) ?? commonText(words, tried, why, f);
}
