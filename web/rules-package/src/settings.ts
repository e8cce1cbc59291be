import type { Game } from './game.js';
import { choice, word } from './names.js';
import { flag, known, large } from './number.js';
import { positionOf } from './position.js';
import type { Position, PositionLike } from './position.js';

/** What the clock measures. */
export type ClockKind = 'none' | 'turn' | 'total';
/** @internal */
export const CLOCKS: readonly ClockKind[] = ['none', 'turn', 'total'];
/** How many seats one person may have. */
export type Hold = 'one' | 'team' | 'any';
/** @internal */
export const HOLDS: readonly Hold[] = ['one', 'team', 'any'];

/** How a table is played (table.md, "Settings"); what is left out has its default. */
export interface TableSettings {
	/** `turn`: so much for every turn; `total`: for the whole game, with an increment; usually `none`. */
	readonly clock?: ClockKind;
	/** Milliseconds, from 1 to 366 days; only with a clock, and then it must be given. */
	readonly clockMs?: number;
	/** `total`: milliseconds added at the end of every turn, from 0. */
	readonly incrementMs?: number;
	/** How many seats one person may have; usually those of a `team`. Bots may have any. */
	readonly hold?: Hold;
	/** Throws come from real dice: `again` and `correct` are allowed; usually not. */
	readonly realDice?: boolean;
	/** A touched piece is a played piece; usually only in `parchis-pairs`. */
	readonly touch?: boolean;
	/** A stand-in may act for a seat whose time is out; usually not. */
	readonly autoFlag?: boolean;
	/** A stand-in may act for a seat whose occupant is absent; usually not. */
	readonly autoAbsent?: boolean;
	/** During the game somebody else may sit down at an absent seat; usually not. */
	readonly substitutes?: boolean;
	/** A position of the same game, or its line, not over, that `start` with `how: 'position'` begins from. */
	readonly position?: PositionLike;
}

const KEYS: readonly (keyof TableSettings)[] = [
	'clock',
	'clockMs',
	'incrementMs',
	'hold',
	'realDice',
	'touch',
	'autoFlag',
	'autoAbsent',
	'substitutes',
	'position',
];

function fieldsOf(settings: TableSettings): [string, number | boolean | undefined][] {
	return [
		['clock', choice(CLOCKS, 'clock', settings.clock)],
		['clock_ms', settings.clockMs],
		['increment_ms', settings.incrementMs],
		['hold', choice(HOLDS, 'kind of holding seats', settings.hold)],
		['real_dice', flag('realDice', settings.realDice)],
		['touch', flag('touch', settings.touch)],
		['auto_flag', flag('autoFlag', settings.autoFlag)],
		['auto_absent', flag('autoAbsent', settings.autoAbsent)],
		['substitutes', flag('substitutes', settings.substitutes)],
	];
}

/** What holds at a table: every setting, and the position only where there is one. */
export type SettledSettings = Required<Omit<TableSettings, 'position'>> & {
	readonly position?: Position;
};

/** Put settings into the slot of the module, on top of what is there, and tell what then holds. @internal */
export function putSettings(game: Game, settings: TableSettings): SettledSettings {
	const { engine } = game;
	const { call } = engine;
	known('The settings of a table', settings, KEYS);
	for (const [name, value] of fieldsOf(settings))
		if (value !== undefined)
			engine.sure(
				call.settings_set(
					engine.put(name),
					large(typeof value === 'boolean' ? Number(value) : value),
				),
			);
	const position = settings.position === undefined ? undefined : positionOf(game, settings.position);
	if (position) {
		position.put(game);
		call.settings_position();
	}
	const get = (name: string): number => call.settings_get(engine.put(name));
	return Object.freeze({
		clock: word(CLOCKS, get('clock')),
		clockMs: get('clock_ms'),
		incrementMs: get('increment_ms'),
		hold: word(HOLDS, get('hold')),
		realDice: get('real_dice') === 1,
		touch: get('touch') === 1,
		autoFlag: get('auto_flag') === 1,
		autoAbsent: get('auto_absent') === 1,
		substitutes: get('substitutes') === 1,
		...(position ? { position } : {}),
	});
}
