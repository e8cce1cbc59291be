import type { ComponentType } from 'preact';

import { About } from './about.js';
import { First } from './first.js';
import { Home } from './home.js';
import { Play } from './play.js';
import { Position } from './position.js';
import { Print } from './print.js';
import { Replay } from './replay.js';
import { Rules } from './rules.js';
import { Settings } from './settings.js';
import { Setup } from './setup.js';
import { Stats } from './stats.js';

/** What a screen is given: what stands behind its name in the fragment. */
export interface ScreenProps {
	readonly rest: readonly string[];
}

/** Every screen by the first word of its fragment; '' is the first. */
export const SCREENS: Readonly<Record<string, ComponentType<ScreenProps>>> = {
	'': Home,
	play: Play,
	setup: Setup,
	first: First,
	rules: Rules,
	settings: Settings,
	about: About,
	print: Print,
	replay: Replay,
	stats: Stats,
	position: Position,
};
