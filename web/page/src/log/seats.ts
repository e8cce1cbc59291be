/* Who is who in a record. */
import type { GameRecord } from 'charkoni';

import { t } from '../i18n.js';
import { colourOf, seatName, seatNames, type Words } from '../say/words.js';

/** Who sat at a chair when the game began, by the tags of a record. */
export interface Chair {
	/** A person's name; undefined where nobody is named. */
	readonly name: string | undefined;
	/** The bot's. */
	readonly bot: string | undefined;
}

/* Characters that would change the direction of writing, or nothing one can see. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;
const LONGEST_NAME = 40;

/** A text of a file that anybody may have written, as it may be shown. Joiners stay: Hindi needs them. */
export function shown(text: string): string {
	return text.replace(UNSEEN, (unseen) => (unseen === '\u200c' || unseen === '\u200d' ? unseen : '?'));
}

function nameOf(value: string): string | undefined {
	const name = shown(value).trim();
	if (name === '' || name === 'me') return undefined; /* `me` is whoever sat at the keyboard */
	return [...name].length > LONGEST_NAME ? `${[...name].slice(0, LONGEST_NAME - 1).join('')}…` : name;
}

/** The chairs of a record, by their number from before any choice of colour. */
export function chairsOf(record: GameRecord): readonly Chair[] {
	return Array.from({ length: record.game.seats }, (_, chair) => {
		const tag = record.tag(`Seat${chair + 1}`) ?? '';
		if (tag.startsWith('bot:')) return { name: undefined, bot: shown(tag.slice(4)) };
		return { name: nameOf(tag), bot: undefined };
	});
}

/** How seats are called once the chairs have turned so far. Before play the pairs have no colours yet. */
export function wordsOf(record: GameRecord, turned: number, inPlay: boolean): Words {
	const { game } = record;
	const names = new Array<string | undefined>(game.seats).fill(undefined);
	const numbered = game.kind === 'parchis-pairs' && !inPlay;
	for (const [chair, { name }] of chairsOf(record).entries()) {
		const seat = (chair + turned) % game.seats;
		names[seat] =
			name ?? (numbered ? t('Seat {number}', { number: String(seat + 1) }) : undefined);
	}
	return { game, names };
}

/** The heading of a turn. */
export function turnHeading(words: Words, turn: number, seat: number | undefined): string {
	if (turn === 0 || seat === undefined) return t('Opening throws');
	return t('Turn {turn}: {seat}', { turn, seat: seatName(words, seat) });
}

/** Who sits where, and who plays with whom: one sentence each. */
export function tellSeats(record: GameRecord, turned: number, inPlay: boolean): readonly string[] {
	const { game } = record;
	const words = wordsOf(record, turned, inPlay);
	const chairs = chairsOf(record);
	const lines: string[] = [];
	for (let at = 0; at < game.seats; at++) {
		const { name, bot } = chairs[(at + game.seats - turned) % game.seats] ?? {};
		const numbered = game.kind === 'parchis-pairs' && !inPlay;
		const seat = numbered ? t('Seat {number}', { number: String(at + 1) }) : colourOf(words, at);
		if (bot !== undefined) lines.push(t('{seat}: the bot “{bot}”.', { seat, bot }));
		else if (name !== undefined) lines.push(t('{seat}: {name}.', { seat, name }));
	}
	if (game.teams)
		lines.push(
			t('{pair} play together against {opponents}.', {
				pair: seatNames(words, [0, 2]),
				opponents: seatNames(words, [1, 3]),
			}),
		);
	return lines;
}
