/* presets.ts - a few well-known ways to play each game, as options that differ from the usual. */
import type { KindName } from 'charkoni';

import { msg } from '../i18n.js';

export interface Preset {
	readonly name: string;
	readonly line: string;
	readonly options: Readonly<Record<string, string>>;
}

const SHEET: Preset = {
	name: msg('As on the sheet'),
	line: msg('The usual rules, as this page tells them.'),
	options: {},
};
const SHORT: Preset = {
	name: msg('Short'),
	line: msg('Two pieces each: a game for a coffee.'),
	options: { pieces: '2' },
};

export const PRESETS: Readonly<Record<KindName, readonly Preset[]>> = {
	parchis: [
		SHEET,
		SHORT,
		{ name: msg('Duel'), line: msg('Two people sit opposite.'), options: { players: '2' } },
		{
			name: msg('Big round'),
			line: msg('Six seats on a board with six arms.'),
			options: { players: '6' },
		},
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

/** Whether options are just those of a preset. */
export function isPreset(preset: Preset, options: Readonly<Record<string, string>>): boolean {
	const keys = Object.keys(preset.options);
	return (
		keys.length === Object.keys(options).length &&
		keys.every((key) => preset.options[key] === options[key])
	);
}
