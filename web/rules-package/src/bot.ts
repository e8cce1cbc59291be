import { Action } from './action.js';
import type { Engine } from './engine.js';
import type { Game } from './game.js';
import type { Position } from './position.js';
import { chanceOf } from './random.js';
import type { Random } from './random.js';

/** The bots, from the simplest to the best; bots.md says how each plays. */
export type BotName = 'random' | 'fast' | 'aggressive' | 'defensive' | 'mixed' | 'expert';

/** Their names, from the module. @internal */
export function botsOf(engine: Engine): readonly BotName[] {
	const { call } = engine;
	return Object.freeze(
		Array.from(
			{ length: call.bot_count() },
			(_, bot) => engine.text(call.bot_name(bot)) as BotName,
		),
	);
}

/** The number of a bot. @internal */
export function botNumber(engine: Engine, name: BotName): number {
	return engine.number(engine.call.bot_find(engine.put(name)));
}

/** The action that a bot has left in the slot. @internal */
export function chosen(game: Game): Action {
	return new Action(game, game.engine.text(game.engine.call.action_write(game.handle)));
}

/** Let a bot choose in a position. @internal */
export function chooseAt(position: Position, name: BotName, random: Random): Action {
	const { game } = position;
	const { engine } = game;
	const bot = botNumber(engine, name);
	const chance = chanceOf(engine, random);
	engine.sure(engine.call.bot_choose(position.put(), bot, chance));
	return chosen(game);
}
