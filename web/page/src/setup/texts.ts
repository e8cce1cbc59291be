/* texts.ts - the games and their options in words. Each value is a sentence, so that the form explains itself; the
 * sentences on values that are not the usual ones are those of src/term/options.c. */
import type { KindName } from 'charkoni';

import { msg, t, tn } from '../i18n.js';

/** A name of a game, and what it is like, in a line. */
export const KIND_TEXTS: Readonly<Record<KindName, { readonly name: string; readonly line: string }>> = {
	parchis: {
		name: msg('Parchís'),
		line: msg('Everybody for themselves, with one die; two to eight play.'),
	},
	'parchis-pairs': {
		name: msg('Parchís in pairs'),
		line: msg('Two against two, as at the championships.'),
	},
	pachisi: { name: msg('Pachisi'), line: msg('The old game of India: cowries, castles and queens.') },
	chaupar: {
		name: msg('Chaupar'),
		line: msg('Its sister with three long dice: pieces join into groups.'),
	},
};

/** The name of a game. */
export const kindName = (kind: KindName): string => t(KIND_TEXTS[kind].name);
/** What it is like. */
export const kindLine = (kind: KindName): string => t(KIND_TEXTS[kind].line);

/** Where a usual value comes from: the letter of the rule sheet, or a decision of ours where the sheet is silent. */
export type Origin = 'sheet' | 'ours';

/** One option in words. */
export interface OptionText {
	readonly title: string;
	/** What each value does; `*` is any other. */
	readonly values: Readonly<Record<string, string>>;
	readonly origin: Origin;
	/** Where this game's usual value comes from, if from elsewhere. */
	readonly origins?: Readonly<Partial<Record<KindName, Origin>>>;
}

export const OPTION_TEXTS: Readonly<Record<string, OptionText>> = {
	players: {
		title: msg('Seats'),
		values: { '*': msg('The game has {value} seats.') },
		origin: 'sheet',
	},
	pieces: { title: msg('Pieces of each seat'), values: {}, origin: 'sheet' },
	out: {
		title: msg('Pieces out at the start'),
		values: { '0': msg('All pieces start at home.') },
		origin: 'sheet',
	},
	seven: {
		title: msg('A six that counts seven'),
		values: {
			none_home: msg('A six counts seven when none of your pieces is at home.'),
			four_on_board: msg(
				'A six counts seven only when all your pieces are on the board, none at home and none at the goal.',
			),
			never: msg('A six never counts seven.'),
		},
		origin: 'sheet',
		origins: { 'parchis-pairs': 'ours' },
	},
	blocked_barrier: {
		title: msg('A barrier that cannot open'),
		values: {
			forfeit: msg('When the barrier that a six must open cannot open, nothing may move.'),
			free: msg(
				'When the barrier that a six must open cannot open, any other piece may move.',
			),
		},
		origin: 'sheet',
		origins: { 'parchis-pairs': 'ours' },
	},
	pair_barrier_opens: {
		title: msg('A barrier shared with the partner'),
		values: {
			yes: msg(
				'A six must open a barrier that you share with your partner, like your own.',
			),
			no: msg('A six need not open a barrier that you share with your partner.'),
		},
		origin: 'ours',
	},
	exit_capture: {
		title: msg('Somebody stands on your exit'),
		values: {
			when_full: msg(
				'A piece that comes in captures an opponent on the way out only if two pieces stand there.',
			),
			any: msg(
				'A piece that comes in captures an opponent on the way out even if that stands there alone.',
			),
		},
		origin: 'ours',
	},
	capture_bonus: {
		title: msg('Bonus for a capture'),
		values: {
			'0': msg('A capture gives no bonus.'),
			'*': msg('A capture gives {value} squares.'),
		},
		origin: 'sheet',
	},
	goal_bonus: {
		title: msg('Bonus at the goal'),
		values: {
			'0': msg('A piece at the goal gives no bonus.'),
			'*': msg('A piece at the goal gives {value} squares.'),
		},
		origin: 'sheet',
	},
	third_six: {
		title: msg('The third six in a row'),
		values: {
			home: msg('After the third six in a row the piece moved last goes home.'),
			lose_turn: msg(
				'After the third six in a row the piece moved last stays where it is.',
			),
		},
		origin: 'sheet',
	},
	win: {
		title: msg('When a pair has won'),
		values: {
			first: msg('A pair wins as soon as one partner has all pieces at the goal.'),
			all_eight: msg('A pair wins when both partners have all their pieces at the goal.'),
		},
		origin: 'sheet',
	},
	table: {
		title: msg('Cowries and their values'),
		values: {
			six: msg('Six cowries; 6, 10, 12 and 25 throw again.'),
			six_wiki: msg(
				'Six cowries, no mouth up counts 25 and all six count 6; 6, 10 and 25 throw again.',
			),
			seven: msg('Seven cowries; 7, 10, 14, 25 and 35 throw again.'),
			seven_murray: msg('Seven cowries; 6, 10, 12, 25 and 30 throw again.'),
		},
		origin: 'sheet',
	},
	graces: {
		title: msg('Which throws throw again'),
		values: {
			all: msg('Every grace of the table throws again.'),
			ten_twentyfive: msg('Only 10 and 25 throw again.'),
		},
		origin: 'sheet',
	},
	throws: {
		title: msg('Several throws in a turn'),
		values: {
			pooled: msg('Throws are collected until none throws again, then moved in any order.'),
			single: msg('Each throw is moved before the next is made.'),
		},
		origin: 'ours',
	},
	sums: {
		title: msg('Adding throws'),
		values: {
			jump: msg('Throws may be added for one move; only its last square counts.'),
			stepped: msg('Throws are not added: each is a move of its own.'),
		},
		origin: 'ours',
	},
	entry: {
		title: msg('Bringing a piece in'),
		values: {
			extra: msg('A grace that lets a piece in can be moved as well.'),
			use: msg('Bringing a piece in uses up the throw that lets it in.'),
		},
		origin: 'sheet',
	},
	last_square: {
		title: msg('The last square before the goal'),
		values: {
			grace: msg('From the last square before the goal any grace leads in.'),
			strict: msg('No throw leads on from the last square before the goal.'),
		},
		origin: 'ours',
	},
	finish: {
		title: msg('Reaching the goal'),
		values: {
			exact: msg('The goal is reached by the exact number.'),
			grace: msg('The goal is reached only from the last square, with a grace.'),
		},
		origin: 'sheet',
	},
	laps: {
		title: msg('Going round again'),
		values: {
			'1': msg('A piece may go round once more before it turns in.'),
			'0': msg('No piece may go round once more.'),
			'9': msg('A piece may go round as often as you like.'),
		},
		origin: 'sheet',
		origins: { chaupar: 'ours' },
	},
	queen: {
		title: msg('Queens'),
		values: {
			on: msg(
				'A piece that has captured two others is a queen: nobody captures or stops it.',
			),
			off: msg('There are no queens.'),
		},
		origin: 'sheet',
	},
	grace_limit: {
		title: msg('Many graces in a row'),
		values: {
			off: msg('Any number of graces in a row counts.'),
			on: msg(
				'After three graces in a row the fourth throw does not count, and you miss your next turn.',
			),
		},
		origin: 'sheet',
	},
	finished: {
		title: msg('Who has finished'),
		values: {
			skip: msg('Whoever has finished is passed over.'),
			help: msg('Whoever has finished throws for the partner.'),
		},
		origin: 'sheet',
	},
	standstill: {
		title: msg('When nothing moves'),
		values: { '0': msg('The game goes on however long nothing moves.') },
		origin: 'ours',
	},
	dice: {
		title: msg('The long dice'),
		values: {
			'1256': msg('Each die has the faces 1, 2, 5 and 6.'),
			'1346': msg('Each die has the faces 1, 3, 4 and 6.'),
			mixed: msg('One die has the faces 1, 2, 5 and 6, the other two have 1, 3, 4 and 6.'),
		},
		origin: 'sheet',
	},
	start: {
		title: msg('Where pieces start'),
		values: {
			sheet: msg('Two pieces start on the arm of their own colour, two on the next.'),
			home_arm: msg('All pieces start on the arm of their own colour.'),
		},
		origin: 'sheet',
	},
};

/** The heading of an option. */
export function optionTitle(key: string): string {
	const text = OPTION_TEXTS[key];
	return text ? t(text.title) : key;
}

/** What an option does with a value, in a sentence. */
export function optionSentence(key: string, value: string): string {
	const n = Number(value);
	if (key === 'pieces')
		return tn('Each seat has {value} piece.', 'Each seat has {value} pieces.', n, { value: n });
	if (key === 'out' && n > 0)
		return tn(
			'{value} piece of each seat starts on the way out.',
			'{value} pieces of each seat start on the way out.',
			n,
			{ value: n },
		);
	if (key === 'standstill' && n > 0)
		return tn(
			'The game ends when nothing has moved for {value} turn.',
			'The game ends when nothing has moved for {value} turns.',
			n,
			{ value: n },
		);
	const values = OPTION_TEXTS[key]?.values;
	const text = values?.[value] ?? values?.['*'];
	return text ? t(text, { value }) : `${key}=${value}`;
}

/** Where the usual value of an option comes from. */
export function originOf(kind: KindName, key: string): Origin {
	const text = OPTION_TEXTS[key];
	return text?.origins?.[kind] ?? text?.origin ?? 'ours';
}
