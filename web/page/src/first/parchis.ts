import { msg } from '../i18n.js';
import type { Step } from './script.js';

/** A first game of Parchís. */
export const PARCHIS: readonly Step[] = [
	{
		start: 'parchis 1,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-',
		acts: [
			{
				throw: '3',
				say: msg(
					'You are Yellow. Everybody races once around the board and up their own corridor to the goal. Throw the die.',
				),
				done: msg(
					'A 3: a piece on the board goes three squares, neither more nor fewer.',
				),
			},
			{
				move: '1>4',
				done: msg('From 5 to 8, anticlockwise. Pieces only go forward.'),
				then: ['2', '1>3', '4', '1>5', '1', '1>2'],
			},
		],
	},
	{
		acts: [
			{ throw: '5', done: msg('A 5 must bring a piece out of home.') },
			{
				move: '0>1',
				done: msg('It stands on your exit, 5. Only a five brings a piece out.'),
			},
		],
	},
	{
		start: 'parchis 4,1,0,0/9,1,0,0/40,5,0,0/19,3,0,0 1 T six=0 last=- late=-',
		acts: [
			{
				throw: '3',
				say: msg('A few turns later. Throw.'),
				done: msg('A 3: it leads from 5 to your other piece on 8.'),
			},
			{
				move: '1>4',
				done: msg(
					'Two pieces of one colour on a square are a barrier: no piece may pass it or land on it.',
				),
				then: ['2', '9>11', '1', '5>6', '4', '3>7'],
				later: msg(
					'Green threw 4, but its piece on 6 could not pass your barrier. Another one had to move.',
				),
			},
		],
	},
	{
		acts: [
			{
				throw: '6',
				done: msg('A 6 must open your barrier: one of its two pieces moves.'),
			},
			{
				move: '4>10',
				done: msg('The barrier is open. After a six you throw again.'),
			},
		],
	},
	{
		acts: [
			{
				throw: '2',
				done: msg(
					'A 2: it leads to 10, where a red piece stands alone. That square is not safe.',
				),
			},
			{
				move: '4>6x',
				done: msg(
					'Captured! The red piece goes home, and you get 20 squares for any of your pieces.',
				),
			},
		],
	},
	{
		acts: [
			{
				move: 'any',
				say: msg('You choose: move one of your pieces 20 squares.'),
				done: msg(
					'A bonus is played at once. If no piece can go exactly so far, it is lost.',
				),
			},
		],
	},
	{
		start: 'parchis G,64,48,21/G,5,0,0/G,0,0,0/45,0,0,0 1 T six=0 last=- late=-',
		acts: [
			{
				throw: '4',
				say: msg('Much later. Throw.'),
				done: msg('A 4: it leads to 29, a shelter: a white square with a grey ring.'),
			},
			{
				move: '21>25',
				done: msg(
					'On shelters and exits nobody is captured by a piece that lands there.',
				),
				then: ['3', '5>8', '2', '3', '45>48'],
				later: msg(
					'Blue landed beside you on 29. The shelter is safe, so nothing was captured.',
				),
			},
		],
	},
	{
		acts: [
			{
				throw: '4',
				done: msg(
					'Your foremost piece has come round. A 4 takes it into your corridor.',
				),
			},
			{
				move: '64>68',
				done: msg(
					'Nobody else walks there. To the goal it now needs exactly {needs}.',
				),
				needs: 4,
				then: ['2', '8>10', '4', '1', '48>49'],
			},
		],
	},
	{
		acts: [
			{ throw: '4', done: msg('Exactly the 4 that the goal wants!') },
			{
				move: '68>G',
				done: msg('At the goal! That earns 10 squares for another piece.'),
			},
			{
				move: 'any',
				say: msg('You choose: move one of your pieces 10 squares.'),
				done: msg('Whoever has all four pieces at the goal first has won.'),
			},
		],
	},
];
