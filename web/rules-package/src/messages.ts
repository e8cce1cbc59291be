import type { BotName } from './bot.js';

/** To the worker: first of all the module. */
export interface Begin {
	readonly kind: 'begin';
	readonly module: WebAssembly.Module;
}

/** To the worker: let a bot choose. */
export interface Ask {
	readonly kind: 'ask';
	readonly id: number;
	readonly bot: BotName;
	/** A position line; or, where a touch binds the bot, the record of the game so far. */
	readonly where: { readonly position: string } | { readonly record: string };
	readonly seed: number | bigint | undefined;
}

/** From the worker. */
export type Reply =
	| { readonly kind: 'ready' }
	| { readonly kind: 'unready'; readonly message: string }
	| { readonly kind: 'chosen'; readonly id: number; readonly action: string }
	| {
			readonly kind: 'refused';
			readonly id: number;
			readonly message: string;
			readonly part: string;
			readonly want: string;
			readonly sentence: string;
	  };
