import { botsOf } from './bot.js';
import type { BotName } from './bot.js';
import { Engine } from './engine.js';
import { fairBelow } from './fair.js';
import { Game, textOf } from './game.js';
import { Games } from './games.js';
import type { Shared } from './games.js';
import { kindsOf } from './kind.js';
import type { Kind } from './kind.js';
import { known } from './number.js';
import type { Platform } from './platform.js';
import { readPosition } from './position.js';
import type { Position } from './position.js';
import { Random } from './random.js';
import { readRecords } from './record.js';
import type { GameRecord } from './record.js';
import { compile } from './source.js';
import type { ModuleSource } from './source.js';

/** What {@link load} may be told. */
export interface LoadOptions {
	/** Where the module comes from; left out: charkoni.wasm beside the package's own files. */
	readonly module?: ModuleSource;
}

/** The module at work: games, positions, tables and records are made here. */
export class Charkoni {
	/** The kinds of games with their options. */
	readonly kinds: readonly Kind[];
	/** The bots, from the simplest to the best. */
	readonly bots: readonly BotName[];
	/** The version of the rules that records name. */
	readonly rulesVersion: number;
	/** The compiled WebAssembly.Module, for {@link startBots} and for further calls of {@link load}. */
	readonly module: object;
	readonly #shared: Shared;

	/** @internal */
	constructor(module: WebAssembly.Module, platform: Platform) {
		const engine = new Engine(module);
		const fair = fairBelow(platform.fillRandom);
		let own: Random | undefined;
		const random = (): Random => (own ??= new Random(engine, seedFrom(fair), seedFrom(fair)));
		this.module = module;
		this.kinds = kindsOf(engine);
		this.bots = botsOf(engine);
		this.rulesVersion = engine.call.rules_version();
		const games = new Games();
		this.#shared = { engine, kinds: this.kinds, bots: this.bots, fair, games, random };
	}

	/**
	 * The game of a game string, `NAME` or `NAME:key=value,...` (rules.md, section 1). Throws a
	 * {@link CharkoniError} for an unknown name, key or value, a key given twice, or a combination that is
	 * forbidden.
	 */
	game(text: string): Game {
		const { engine, games } = this.#shared;
		const handle = engine.sure(engine.call.game_read(engine.put(textOf(text))));
		return new Game(this.#shared, games.enter(this.#shared, handle));
	}

	/**
	 * The position of a position line, with its game (rules.md, section 7, without the word `position`).
	 * Throws a {@link CharkoniError} for whatever is not in canonical text, or impossible.
	 */
	position(line: string): Position {
		return readPosition(this.#shared, line);
	}

	/**
	 * All games of a text of records, a .ckr file (records.md). Throws a {@link CharkoniError} with line
	 * and column at the first fault; nothing of a damaged text is used.
	 */
	records(text: string): readonly GameRecord[] {
		return readRecords(this.#shared, textOf(text));
	}

	/** The memory that the module has, in bytes. It grows as it must, and never shrinks. */
	memory(): number {
		return this.#shared.engine.call.memory.buffer.byteLength;
	}

	/**
	 * A generator for bots, tests and simulations.
	 * @param seed a whole number, of 64 bits as a bigint; left out, one that nobody can foresee
	 * @param stream which of the many streams of that seed
	 */
	random(seed: number | bigint = seedFrom(this.#shared.fair), stream: number | bigint = 0): Random {
		return new Random(this.#shared.engine, seed, stream);
	}
}

function seedFrom(below: (n: number) => number): bigint {
	return (BigInt(below(2 ** 32)) << 32n) | BigInt(below(2 ** 32));
}

/** Compile and start the module. @internal */
export async function loadWith(platform: Platform, beside: URL, options: LoadOptions): Promise<Charkoni> {
	known('The options of load', options, ['module']);
	return new Charkoni(await compile(platform, beside, options.module), platform);
}
