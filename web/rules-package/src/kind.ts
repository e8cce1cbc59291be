import type { Engine } from './engine.js';

/** The name of a game, as its game string begins. */
export type KindName = 'parchis' | 'parchis-pairs' | 'pachisi' | 'chaupar';

/** One option of a kind of game, for forms and help texts. */
export interface GameOption {
	/** As in `key=value`. */
	readonly key: string;
	/** The words allowed, the default first; empty for a range. */
	readonly values: readonly string[];
	/** For a range: whole numbers from 0 to this one; else undefined. */
	readonly high: number | undefined;
	/** The default, as text. */
	readonly fallback: string;
}

/** One kind of game, with its options in the order of the tables of rules.md. */
export interface Kind {
	/** As game strings begin. */
	readonly name: KindName;
	/** In the order of the tables of rules.md. */
	readonly options: readonly GameOption[];
}

function optionOf(engine: Engine, kind: number, i: number): GameOption {
	const { call } = engine;
	const values = engine.text(call.option_values(kind, i));
	return Object.freeze({
		key: engine.text(call.option_key(kind, i)),
		values: Object.freeze(values === '' ? [] : values.split(' ')),
		high: values === '' ? engine.number(call.option_high(kind, i)) : undefined,
		fallback: engine.text(call.option_fallback(kind, i)),
	});
}

/** All kinds, from the module. @internal */
export function kindsOf(engine: Engine): readonly Kind[] {
	const { call } = engine;
	const kinds: Kind[] = [];
	for (let kind = 0; kind < call.kind_count(); kind++) {
		const options: GameOption[] = [];
		for (let i = 0; i < engine.number(call.option_count(kind)); i++)
			options.push(optionOf(engine, kind, i));
		kinds.push(
			Object.freeze({
				name: engine.text(call.kind_name(kind)) as KindName,
				options: Object.freeze(options),
			}),
		);
	}
	return Object.freeze(kinds);
}
