import type { Game } from 'charkoni';
import { isParchis } from '../say/words.js';
import { Die, LongDie } from './dice.js';
import { Coin, Cowrie } from './shells.js';

/** How many cowries a game throws; 0 where it throws none. */
export function cowries(game: Game): number {
	if (game.kind !== 'pachisi') return 0;
	return game.options['table']?.startsWith('seven') ? 7 : 6;
}

/** In how many ways mouths can lie for a throw of Pachisi: the first number of mouths that gives it. */
export function mouthsOf(game: Game, text: string): number {
	for (let mouths = 0; mouths <= cowries(game); mouths++) {
		if (game.throwOfMouths(mouths).text === text) return mouths;
	}
	return 0;
}

/* Which of the shells lie mouth up: a number of them, spread by a seed so that a throw always looks the same. */
function lie(count: number, mouths: number, seed: number): readonly boolean[] {
	const up = Array.from({ length: count }, (_, i) => i < mouths);
	for (let i = count - 1; i > 0; i--) {
		const j = (seed * 31 + i * 17 + (seed >> 2)) % (i + 1);
		[up[i], up[j]] = [up[j] ?? false, up[i] ?? false];
	}
	return up;
}

export interface ThrownProps {
	readonly game: Game;
	/** A throw, as every text has it. */
	readonly text: string;
	/** Coins in the place of cowries. */
	readonly coins: boolean;
	/** The number of the event, so that each throw tumbles anew and lies in its own way. */
	readonly number: number;
}

/** A throw as it lies on the table. */
export function Thrown({ game, text, coins, number }: ThrownProps) {
	const shells = cowries(game);
	return (
		<div class={`thrown ${game.kind}`} key={number} aria-hidden="true">
			{isParchis(game) && <Die value={Number(text)} />}
			{game.kind === 'chaupar' &&
				text.split('-').map((face, at) => <LongDie key={at} value={Number(face)} />)}
			{shells > 0 &&
				lie(shells, mouthsOf(game, text), number).map((up, at) =>
					coins ? <Coin key={at} tail={up} /> : <Cowrie key={at} mouth={up} />,
				)}
		</div>
	);
}
