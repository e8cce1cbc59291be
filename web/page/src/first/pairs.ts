import { msg } from '../i18n.js';
import type { Step } from './script.js';

/** A first game of Parchís in pairs. */
export const PAIRS: readonly Step[] = [
	{
		start: 'parchis-pairs 0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 T six=0 last=- late=-',
		acts: [
			{
				throw: '2',
				say: msg(
					'You are Yellow. Red, opposite, is your partner, against Blue and Green. All pieces begin at home. Throw the die.',
				),
				done: msg('Only a five brings a piece out of home. This 2 is lost.'),
				then: ['3', '1', '4'],
				later: msg('The others had no five either.'),
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
		start: 'parchis-pairs 6,1,0,0/58,0,0,0/43,30,0,0/20,0,0,0 1 T six=0 last=- late=-',
		acts: [
			{
				throw: '3',
				say: msg('A few turns later. Throw.'),
				done: msg(
					'On 13, three squares ahead, stands your partner Red. You may capture it, or form a barrier with it.',
				),
			},
			{
				move: '6>9&',
				say: msg('Move the marked piece to 13 and choose the barrier.'),
				done: msg(
					'Two partners on one square are a barrier: no piece may pass it or land on it.',
				),
				then: ['4', '2', '30>32', '2', '20>22'],
				later: msg(
					'Blue threw 4, but your barrier stopped its piece on 11. The throw was lost.',
				),
			},
		],
	},
	{
		acts: [
			{
				throw: '6',
				done: msg(
					'A 6 must open a barrier, also one that you share with your partner. Your piece moves.',
				),
			},
			{
				move: '9>15',
				done: msg('The barrier is open. After a six you throw again.'),
			},
		],
	},
	{
		acts: [
			{
				throw: '4',
				done: msg(
					'A 4: it leads to 9, where a green piece stands alone. That square is not safe.',
				),
			},
			{
				move: '1>5x',
				done: msg(
					'Captured! The green piece goes home, and you get 20 squares for any of your own pieces.',
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
		start: 'parchis-pairs G,G,G,64/0,0,0,0/40,1,0,0/G,0,0,0 1 T six=0 last=- late=-',
		acts: [
			{
				throw: '3',
				say: msg('Much later: three of your pieces are at the goal. Throw.'),
				done: msg('The 3 takes your last piece into your corridor.'),
			},
			{
				move: '64>67',
				done: msg(
					'Nobody else walks there. To the goal it now needs exactly {needs}.',
				),
				needs: 5,
				then: ['2', '3', '40>43', '1'],
			},
		],
	},
	{
		acts: [
			{
				throw: '6',
				done: msg(
					'With no piece at home a six counts seven: too many. But after a six you throw again, moved or not.',
				),
			},
		],
	},
	{
		acts: [
			{ throw: '5', done: msg('Exactly the 5 that the goal wants!') },
			{
				move: '67>G',
				done: msg(
					'All four at the goal: you and Red have won, wherever the pieces of Red are. One custom of pairs: a piece that you touch is the piece that you play.',
				),
			},
		],
	},
];
