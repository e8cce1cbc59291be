import { msg } from '../i18n.js';
import type { Step } from './script.js';

/** A first game of Pachisi. */
export const PACHISI: readonly Step[] = [
	{
		start: 'pachisi 0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 T in=0000 skip=0000 row=0 due=0 ent=0 idle=0',
		acts: [
			{
				throw: '4',
				say: msg(
					'You are Yellow. Black, opposite, is your partner, against Red and Green. Throw the six cowries.',
				),
				done: msg(
					'Four mouths up: 4 points. Your first piece may leave the Charkoni, the middle, with any throw.',
				),
			},
			{
				move: '0>4:4',
				done: msg(
					'It is on square 4 of your way: out along your middle column, once around the edge, and back in.',
				),
				then: ['2', '0>2:2', '3', '0>3:3', '4', '0>4:4'],
			},
		],
	},
	{
		acts: [
			{
				throw: '25',
				done: msg(
					'Five mouths up: 25. That is a grace: throw again before you move.',
				),
			},
			{
				throw: '2',
				done: msg(
					'25 and 2 are yours to move with. And a 25, like a 10, lets one more piece come in.',
				),
			},
		],
	},
	{
		acts: [
			{
				move: '0>1',
				say: msg('Bring in a piece.'),
				done: msg('It came in on square 1, and you still have the 25 and the 2.'),
			},
		],
	},
	{
		acts: [
			{
				move: '4>29:25',
				say: msg('Use the 25: move the marked piece.'),
				done: msg(
					'An X marks a castle: there your piece is safe, and no enemy may pass it or land on it.',
				),
			},
		],
	},
	{
		acts: [
			{
				move: '1>3:2',
				say: msg('Use the 2: move the marked piece.'),
				done: msg('Your throws are used up, so the next player goes on.'),
				then: ['12', '2', '2>4:2', '3', '3>6:3', '2', '4>6:2'],
				later: msg(
					'Red threw 12 and could not use it: your piece on the castle was in the way.',
				),
			},
		],
	},
	{
		start: 'pachisi 59,30,21,3/27,9,0,0/40,20,0,0/33,10,0,0 1 T in=1111 skip=0000 row=0 due=0 ent=0 idle=3',
		acts: [
			{
				throw: '10',
				say: msg('A few turns later. Throw.'),
				done: msg('One mouth up: 10, a grace.'),
			},
			{
				throw: '4',
				say: msg('Throw again.'),
				done: msg('10 and 4: use each for a move of its own, or add them for one.'),
			},
		],
	},
	{
		acts: [
			{
				move: '30>44x:10+4',
				say: msg('Add them: move the marked piece 14 squares.'),
				done: msg(
					'Captured! A piece of Red goes back to the Charkoni, and you throw again at once.',
				),
			},
		],
	},
	{
		acts: [
			{
				throw: '3',
				say: msg('Throw again.'),
				done: msg('A 3. In Pachisi you never have to move.'),
			},
			{
				move: 'any',
				say: msg('You choose: move a piece, or pass and stay where you are.'),
				done: msg(
					'A piece that has captured two is a queen: nobody captures it, and no castle stops it.',
				),
			},
		],
	},
	{
		start: 'pachisi G,83,59,44/30,0,0,0/40,20,0,0/30,10,0,0 1 T in=1111 skip=0000 row=0 due=0 ent=0 idle=3',
		acts: [
			{
				throw: '25',
				say: msg('Much later. Throw.'),
				done: msg('Five mouths up: 25, a grace.'),
			},
			{
				throw: '6',
				say: msg('Throw again.'),
				done: msg('No mouth up: 6, and that is a grace too.'),
			},
			{
				throw: '3',
				say: msg('Throw again.'),
				done: msg('25, 6 and 3. From square 59 it is exactly 25 to the Charkoni.'),
			},
			{
				move: '59>G:25',
				say: msg('Use the 25: move the marked piece.'),
				done: msg(
					'It is back, by the exact number. Only on the last square, 83, any grace will do.',
				),
			},
		],
	},
	{
		acts: [
			{
				move: '83>G:6',
				say: msg('So use the 6: move the marked piece.'),
				done: msg(
					'Three of your pieces are back. Your pair wins when all eight are.',
				),
			},
		],
	},
];
