import { CharkoniError, shown } from './errors.js';

/* The words for the numbers of the module, in the order of the enums in C; a test compares them. */

/** What is due in a position (rules.md, section 7): `bonus` in Parchís alone. */
export type Phase = 'over' | 'throw' | 'move' | 'bonus';
/** @internal */
export const PHASES: readonly Phase[] = ['over', 'throw', 'move', 'bonus'];

/**
 * What a piece stands on: at home or on the Charkoni; where captures happen; a shelter, exit or castle; the
 * corridor or middle column; the end of the way.
 */
export type SquareKind = 'home' | 'plain' | 'safe' | 'corridor' | 'goal';
/** @internal */
export const SQUARE_KINDS: readonly SquareKind[] = ['home', 'plain', 'safe', 'corridor', 'goal'];

/** @internal */
export const REASONS: readonly Reason[] = [
	'legal',
	'over',
	'throw-first',
	'no-piece',
	'finished',
	'enter-needs',
	'no-right',
	'must-enter',
	'exit-own',
	'barrier',
	'full',
	'must-open',
	'third-six',
	'blocked',
	'exact',
	'castle',
	'larger',
	'grace-only',
	'dead-end',
	'not-thrown',
	'one-throw',
	'no-lap',
	'laps-used',
	'no-pass',
	'elsewhere',
	'no-choice',
];
/**
 * Why an attempt is not allowed. Where a reason speaks of a square, {@link Why.square} tells it.
 *
 * | reason | meaning |
 * |---|---|
 * | `legal` | it is allowed |
 * | `over` | the game is over |
 * | `throw-first` | a throw is due before anything is moved |
 * | `no-piece` | the seat has no such piece there |
 * | `finished` | the piece is at the goal |
 * | `enter-needs` | a piece at home moves only with a throw that enters; `needs` is 5 in Parchís, else 0 |
 * | `no-right` | Pachisi: no right to enter is left |
 * | `must-enter` | Parchís: a 5 must bring a piece in |
 * | `exit-own` | Parchís: two pieces of the seat fill its exit |
 * | `barrier` | Parchís: a barrier on the square stands in the way |
 * | `full` | Parchís: the square holds two pieces |
 * | `must-open` | Parchís: a 6 must open the barrier on the square |
 * | `third-six` | Parchís: after the third 6 in a row nothing is moved |
 * | `blocked` | Parchís: the barrier on the square must open and cannot, so nothing moves |
 * | `exact` | it goes beyond the goal: exactly `needs` is wanted |
 * | `castle` | Pachisi: an enemy holds the castle on the square |
 * | `larger` | Chaupar: a larger enemy group stands on the square |
 * | `grace-only` | Pachisi: the goal is reached only from the last square, by a grace throw |
 * | `dead-end` | Pachisi, `last_square=strict`: nothing leaves the last square |
 * | `not-thrown` | the pool does not hold these throws |
 * | `one-throw` | `sums=stepped`: one throw at a time |
 * | `no-lap` | the move does not end beyond the tip, so there is no lap to go on with |
 * | `laps-used` | the piece has no further lap |
 * | `no-pass` | passing is not allowed |
 * | `elsewhere` | the throw leads to `progress`, not to where the action says |
 * | `no-choice` | Parchís: capturing or joining as the action says is not possible on the square |
 */
export type Reason =
	| 'legal'
	| 'over'
	| 'throw-first'
	| 'no-piece'
	| 'finished'
	| 'enter-needs'
	| 'no-right'
	| 'must-enter'
	| 'exit-own'
	| 'barrier'
	| 'full'
	| 'must-open'
	| 'third-six'
	| 'blocked'
	| 'exact'
	| 'castle'
	| 'larger'
	| 'grace-only'
	| 'dead-end'
	| 'not-thrown'
	| 'one-throw'
	| 'no-lap'
	| 'laps-used'
	| 'no-pass'
	| 'elsewhere'
	| 'no-choice';

/** @internal */
export const HAPPENINGS: readonly HappeningKind[] = [
	'thrown',
	'void',
	'penalty',
	'seven',
	'right',
	'third-six',
	'sent-home',
	'stays',
	'must-open',
	'blocked',
	'passed',
	'moved',
	'entered',
	'lap',
	'captured',
	'opened',
	'barrier',
	'shares',
	'group',
	'queen',
	'finished',
	'all-home',
	'bonus',
	'bonus-lost',
	'full',
	'no-move',
	'pool-lost',
	'rights-lost',
	'again',
	'skipped',
	'turn',
	'standstill',
	'won',
	'draw',
];
/**
 * What a throw or an action did, and what the fields of the {@link Happening} then tell. `seat` is the seat
 * to act, `owner` whose piece moves.
 *
 * | kind | meaning |
 * |---|---|
 * | `thrown` | seat threw {@link Game.throws} number `value` |
 * | `void` | the fourth grace in a row: the throw is thrown away |
 * | `penalty` | seat will lose its next turn |
 * | `seven` | Parchís: the 6 counts 7 |
 * | `right` | Pachisi: the throw gives a right to enter; `value` rights are now held |
 * | `third-six` | Parchís: the third 6; nothing is moved and the turn ends |
 * | `sent-home` | Parchís: so the piece moved last goes home, from `from` |
 * | `stays` | Parchís: it stays at `from` |
 * | `must-open` | Parchís: the barrier at `from` must be opened; once for each |
 * | `blocked` | Parchís: the barrier at `from` must open and cannot |
 * | `passed` | seat passed |
 * | `moved` | a piece, `size` of them in a group, went from `from` to `to` with the throws `pool` |
 * | `entered` | a piece came in to `to`; `pool` is empty where by right |
 * | `lap` | it goes on for another lap |
 * | `captured` | the `size` pieces of `other` at `from`, its own progress, went home |
 * | `opened` | Parchís: the barrier at `from` is open |
 * | `barrier` | Parchís: a barrier stands at `to`; `other` has the piece that was there |
 * | `shares` | a piece of `other`, an enemy, stands on the same square `to` |
 * | `group` | Chaupar: they are now one group of `size` at `to` |
 * | `queen` | Pachisi: the piece at `to` is now a queen |
 * | `finished` | `size` pieces of owner reached the goal |
 * | `all-home` | all pieces of owner are at the goal |
 * | `bonus` | Parchís: `value` squares are earned and are to be played |
 * | `bonus-lost` | Parchís: `value` squares are earned, but no piece can use them |
 * | `full` | Pachisi: a throw is due, but the pool is full: it is lost |
 * | `no-move` | no piece can use the throw: it is lost |
 * | `pool-lost` | the throws in `pool` are left, and lost |
 * | `rights-lost` | Pachisi: `value` rights to enter are left, and lost |
 * | `again` | seat throws again: `value` 0 after a 6, 1 a grace, 2 a capture, 3 a throw still owed |
 * | `skipped` | `other` is skipped: `value` 1 for a penalty, 0 because it has finished |
 * | `turn` | the turn goes to `other`, maybe the same seat |
 * | `standstill` | no piece was moved for `value` turns: the game ends |
 * | `won` | `other` has won; with teams, `value` is 1 + the team |
 * | `draw` | nobody has |
 */
export type HappeningKind =
	| 'thrown'
	| 'void'
	| 'penalty'
	| 'seven'
	| 'right'
	| 'third-six'
	| 'sent-home'
	| 'stays'
	| 'must-open'
	| 'blocked'
	| 'passed'
	| 'moved'
	| 'entered'
	| 'lap'
	| 'captured'
	| 'opened'
	| 'barrier'
	| 'shares'
	| 'group'
	| 'queen'
	| 'finished'
	| 'all-home'
	| 'bonus'
	| 'bonus-lost'
	| 'full'
	| 'no-move'
	| 'pool-lost'
	| 'rights-lost'
	| 'again'
	| 'skipped'
	| 'turn'
	| 'standstill'
	| 'won'
	| 'draw';

/** The word that stands for a number of the module. @internal */
export function word<T extends string>(words: readonly T[], number: number): T {
	const found = words[number];
	if (found === undefined) throw new RangeError(`the module answers ${number}, which has no name here`);
	return found;
}

/** The number of a word that the caller has given; undefined for none. @internal */
export function choice<T extends string>(
	words: readonly T[],
	name: string,
	value: T | undefined,
): number | undefined {
	if (value === undefined) return undefined;
	const found = words.indexOf(value);
	if (found >= 0) return found;
	throw new CharkoniError(`There is no ${name} "${shown(value)}".`, {
		part: shown(value),
		want: words.join(', '),
	});
}
