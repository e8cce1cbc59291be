import { msg } from '../i18n.js';
import type { Step } from './script.js';

/** A first game of Chaupar. */
export const CHAUPAR: readonly Step[] = [
	{
		start: 'chaupar 24,23,7,6/24,23,7,6/24,23,7,6/24,23,7,6 1 T idle=0',
		acts: [
			{
				throw: '6-5-1',
				say: msg(
					'You are Yellow. Black, opposite, is your partner, against Red and Green. Throw the three long dice.',
				),
				done: msg(
					'6, 5 and 1: use each for a move of its own, or add them. None is divided.',
				),
			},
		],
	},
	{
		acts: [
			{
				move: '23>24:1',
				say: msg('Use the 1: move the marked piece onto your other one.'),
				done: msg('Your pieces that meet become a group, for good.'),
			},
		],
	},
	{
		acts: [
			{
				move: '24x2>30:6',
				say: msg('Use the 6: move the group.'),
				done: msg('A group moves as one: the 6 took both pieces along.'),
			},
		],
	},
	{
		acts: [
			{
				move: 'any',
				say: msg('You choose: move any of your pieces 5 squares.'),
				done: msg(
					'While a die that is left can be used, you have to use it. You cannot pass.',
				),
			},
		],
	},
	{
		start: 'chaupar 40,30x2,7/20x2,10,7/50,14,7,6/63,40,7,6 1 T idle=0',
		acts: [
			{
				throw: '6-5-2',
				say: msg('A few turns later. Throw.'),
				done: msg(
					'5 and 2 make 7, and 7 squares ahead of your group stands a group of Red.',
				),
			},
			{
				move: '30x2>37x:5+2',
				say: msg('Add them: move the group 7 squares.'),
				done: msg(
					'Captured! Both go back to the Charkoni, the middle. On a group larger than yours you could not land.',
				),
			},
		],
	},
	{
		acts: [
			{
				move: '40>46x:6',
				say: msg('Use the 6: capture the piece of Green.'),
				done: msg(
					'There are no safe squares on the edge, and a capture earns no further throw.',
				),
				then: ['6-2-1', '0>9:6+2+1', '5-2-2', '14>23:5+2+2', '6-5-2', '40>53:6+5+2'],
				later: msg(
					'Red brought a captured piece in with 6 + 2 + 1, straight to square 9: any die or sum will do.',
				),
			},
		],
	},
	{
		start: 'chaupar G,G,G,74/30,20x2,0/G,G,G,G/46,30,7,6 1 T idle=0',
		acts: [
			{
				throw: '6-2-2',
				say: msg(
					'Much later: Black has finished, and you have one piece left. Throw.',
				),
				done: msg(
					'At the end of your arm a piece turns in, or goes round once more.',
				),
			},
			{
				move: '74>80:6',
				say: msg('Turn in: move the marked piece 6 squares.'),
				done: msg('It goes inwards now. To the Charkoni it needs exactly {needs}.'),
				needs: 4,
			},
		],
	},
	{
		acts: [
			{
				move: '80>G:2+2',
				say: msg('Add 2 and 2: bring it in.'),
				done: msg('All eight pieces of your pair are back: you and Black have won.'),
			},
		],
	},
];
