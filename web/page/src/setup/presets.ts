/* presets.ts - a few well-known ways to play each game, as options that differ from the usual. None says how
 * many sit at the table: that has a field of its own. */
import type { KindName } from 'charkoni';

import { msg } from '../i18n.js';

export interface Preset {
	readonly name: string;
	readonly line: string;
	readonly options: Readonly<Record<string, string>>;
}

const SHEET: Preset = {
	name: msg('Usual rules'),
	line: msg('Just as the rules of this page tell the game.'),
	options: {},
};
const SHORT: Preset = {
	name: msg('Short'),
	line: msg('Two pieces each: a game for a coffee.'),
	options: { pieces: '2' },
};

/** The presets of each game, the usual rules first. */
export const PRESETS: Readonly<Record<KindName, readonly Preset[]>> = {
	parchis: [
		SHEET,
		SHORT,
		{
			name: msg('Gentle'),
			line: msg('No bonuses, and a third six costs only the turn.'),
			options: { capture_bonus: '0', goal_bonus: '0', third_six: 'lose_turn' },
		},
	],
	'parchis-pairs': [
		SHEET,
		SHORT,
		{
			name: msg('To the last piece'),
			line: msg('A pair wins when both partners have all their pieces at the goal.'),
			options: { win: 'all_eight' },
		},
	],
	pachisi: [
		SHEET,
		SHORT,
		{
			name: msg('Without queens'),
			line: msg('Every piece can be captured to the end.'),
			options: { queen: 'off' },
		},
		{
			name: msg('Helping hand'),
			line: msg('Whoever has finished throws for the partner.'),
			options: { finished: 'help' },
		},
		{
			name: msg('Step by step'),
			line: msg('Each throw is moved before the next is made, and none are added.'),
			options: { throws: 'single', sums: 'stepped' },
		},
	],
	chaupar: [
		SHEET,
		SHORT,
		{
			name: msg('All from home'),
			line: msg('All pieces start on the arm of their own colour.'),
			options: { start: 'home_arm' },
		},
		{
			name: msg('Helping hand'),
			line: msg('Whoever has finished throws for the partner.'),
			options: { finished: 'help' },
		},
	],
};

/** The options of a preset; how many sit at the table is no part of it, and stays. */
export function withPreset(
	preset: Preset,
	{ players }: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
	return players === undefined ? preset.options : { players, ...preset.options };
}

/** Whether options are those of a preset, whoever sits there. */
export function isPreset(preset: Preset, options: Readonly<Record<string, string>>): boolean {
	const wanted = withPreset(preset, options);
	const keys = Object.keys(wanted);
	return (
		keys.length === Object.keys(options).length &&
		keys.every((key) => wanted[key] === options[key])
	);
}
