/* Statistics of one's own games, from what was counted of each. */
import type { Charkoni, Game, KindName } from 'charkoni';

import { fairness, type Fairness } from './chance.js';
import type { SeatTally, Tally } from './tally.js';

/** Games of one kind, or against one bot. */
export interface Score {
	readonly games: number;
	readonly wins: number;
	/** The sum of the places, for the mean. */
	readonly places: number;
	/** How often each place was taken, the first first. */
	readonly byPlace: readonly number[];
	readonly captures: number;
	readonly captured: number;
}

/** What was thrown with one sort of dice, cowries or coins. */
export interface Throws {
	/** A game that is thrown so. */
	readonly game: Game;
	readonly realDice: boolean;
	readonly total: number;
	readonly cells: readonly { readonly text: string; readonly count: number; readonly chance: number }[];
	/** Undefined while there are too few throws to say anything. */
	readonly fairness: Fairness | undefined;
}

/** All of it. */
export interface Stats {
	readonly all: Score;
	readonly byKind: ReadonlyMap<KindName, Score>;
	/** Against each bot: games in which it was an opponent. */
	readonly byBot: ReadonlyMap<string, Score>;
	readonly throws: readonly Throws[];
}

const NOTHING: Score = { games: 0, wins: 0, places: 0, byPlace: [], captures: 0, captured: 0 };

/** The people of this device who have finished games, those with most games first. */
export function peopleOf(tallies: readonly Tally[]): readonly string[] {
	const games = new Map<string, number>();
	for (const { seats } of tallies)
		for (const name of new Set(seats.filter(({ person }) => person).map(({ name }) => name)))
			games.set(name, (games.get(name) ?? 0) + 1);
	return [...games].sort((one, other) => other[1] - one[1]).map(([name]) => name);
}

function added(score: Score, mine: readonly SeatTally[]): Score {
	const place = Math.min(...mine.map((seat) => seat.place));
	const byPlace = [...score.byPlace];
	while (byPlace.length < place) byPlace.push(0);
	byPlace[place - 1] = (byPlace[place - 1] ?? 0) + 1;
	const sum = (key: 'captures' | 'captured'): number =>
		mine.reduce((all, seat) => all + seat[key], score[key]);
	return {
		games: score.games + 1,
		wins: score.wins + Number(mine.some(({ won }) => won)),
		places: score.places + place,
		byPlace,
		captures: sum('captures'),
		captured: sum('captured'),
	};
}

/* The bots that played against somebody: partners are none. */
function opponents({ kind, seats }: Tally, mine: readonly SeatTally[]): ReadonlySet<string> {
	const teams = kind !== 'parchis';
	const own = new Set(
		mine
			.map((seat) => seats.indexOf(seat))
			.flatMap((seat) => (teams ? [seat, seat ^ 2] : [seat])),
	);
	return new Set(seats.filter(({ bot }, seat) => bot !== '' && !own.has(seat)).map(({ bot }) => bot));
}

/* Games that are thrown alike have the same throws with the same chances. */
function throwsKey(game: Game, realDice: boolean): string {
	return `${realDice} ${game.throws.map(({ text, weight }) => `${text}:${weight}`).join(' ')}`;
}

class Counting {
	readonly counts = new Map<string, number>();

	constructor(
		readonly game: Game,
		readonly realDice: boolean,
	) {}

	add(throws: Readonly<Record<string, number>>): void {
		for (const [text, count] of Object.entries(throws))
			this.counts.set(text, (this.counts.get(text) ?? 0) + count);
	}

	done(): Throws {
		const { game, realDice } = this;
		const cells = game.throws.map(({ text, weight }) => {
			return { text, count: this.counts.get(text) ?? 0, chance: weight / game.throwTotal };
		});
		const total = cells.reduce((sum, { count }) => sum + count, 0);
		return { game, realDice, total, cells, fairness: fairness(cells) };
	}
}

/** Count games together. `who` is the person whose games they are; left out, everybody on this device. Games that
 * these rules do not know are left out. */
export function statsOf(charkoni: Charkoni, tallies: readonly Tally[], who?: string): Stats {
	let all = NOTHING;
	const byKind = new Map<KindName, Score>();
	const byBot = new Map<string, Score>();
	const throws = new Map<string, Counting>();
	const games = new Map<string, Game | undefined>();
	for (const tally of tallies) {
		const mine = tally.seats.filter(
			({ person, name }) => person && (who === undefined || name === who),
		);
		if (mine.length === 0) continue;
		all = added(all, mine);
		byKind.set(tally.kind, added(byKind.get(tally.kind) ?? NOTHING, mine));
		for (const bot of opponents(tally, mine))
			byBot.set(bot, added(byBot.get(bot) ?? NOTHING, mine));
		if (!games.has(tally.game)) games.set(tally.game, gameOf(charkoni, tally.game));
		const game = games.get(tally.game);
		if (!game) continue;
		const key = throwsKey(game, tally.realDice);
		const counting = throws.get(key) ?? new Counting(game, tally.realDice);
		for (const seat of mine) counting.add(seat.throws);
		throws.set(key, counting);
	}
	return { all, byKind, byBot, throws: [...throws.values()].map((counting) => counting.done()) };
}

function gameOf(charkoni: Charkoni, text: string): Game | undefined {
	try {
		return charkoni.game(text);
	} catch {
		return undefined;
	}
}
