import type { Engine } from './engine.js';
import type { Below } from './fair.js';
import { Game } from './game.js';
import type { Kind } from './kind.js';
import type { Held } from './engine.js';
import type { Random } from './random.js';
import { facesOf, throwsOf } from './throw.js';

/** What all games made by one {@link Charkoni} share. @internal */
export interface Shared {
	readonly engine: Engine;
	readonly kinds: readonly Kind[];
	readonly bots: readonly string[];
	readonly fair: Below;
	readonly games: Games;
	/** The generator of bots that bring none. */
	random(): Random;
}

/** One game of the module, for all that are equal to it. @internal */
export interface Entry {
	readonly handle: number;
	readonly facts: ReturnType<typeof factsOf>;
	users: number;
	/** The one that positions and records that were read have in common. */
	common: WeakRef<Game> | undefined;
}

function coloursOf(engine: Engine, handle: number, seats: number): readonly string[] {
	const { call } = engine;
	const colour = (seat: number): string =>
		engine.text(
			call.colour_name(call.arm_colour(handle, engine.number(call.game_arm(handle, seat)))),
		);
	return Object.freeze(Array.from({ length: seats }, (_, seat) => colour(seat)));
}

/* What a game tells of itself: those fields of Game, where they are described, that need no call later. */
function factsOf({ engine, kinds }: Shared, handle: number, text: string) {
	const { call } = engine;
	const kind = kinds[call.game_kind(handle)];
	if (!kind) throw new RangeError('the module has a kind of game without a name');
	const options = kind.options.map(
		({ key }, i) => [key, engine.text(call.game_option(handle, i))] as const,
	);
	const seats = call.game_seats(handle);
	const faces = facesOf(engine, handle);
	return Object.freeze({
		text,
		kind: kind.name,
		seats,
		pieces: call.game_pieces(handle),
		teams: call.game_teams(handle) === 1,
		goal: call.game_goal(handle),
		ring: call.game_ring(handle),
		arms: call.board_arms(handle),
		colours: coloursOf(engine, handle, seats),
		options: Object.freeze(Object.fromEntries(options)),
		throws: throwsOf(engine, handle, faces),
		throwTotal: call.throw_total(handle),
		faces,
	} satisfies Partial<Game>);
}

/**
 * The games of one module, by their canonical game strings: however many objects speak of a game, the module holds
 * it once, until the last of them has gone.
 * @internal
 */
export class Games {
	readonly #entries = new Map<string, Entry>();

	/** Take over a handle that the module has just given; its entry has one user more. */
	enter(shared: Shared, handle: number): Entry {
		const { engine } = shared;
		const text = engine.text(engine.call.game_write(handle));
		let entry = this.#entries.get(text);
		if (entry) {
			engine.call.game_free(handle);
		} else {
			entry = { handle, facts: factsOf(shared, handle, text), users: 0, common: undefined };
			this.#entries.set(text, entry);
		}
		entry.users++;
		return entry;
	}

	/** What lets go of an entry. */
	leaving(engine: Engine, entry: Entry): Held {
		return {
			release: () => {
				if (--entry.users > 0) return;
				this.#entries.delete(entry.facts.text);
				engine.call.game_free(entry.handle);
			},
		};
	}

	/** The common game of what is read, for a handle that the module has just given. */
	common(shared: Shared, handle: number): Game {
		const entry = this.enter(shared, handle);
		const there = entry.common?.deref();
		if (there) {
			entry.users--; /* it is one already */
			return there;
		}
		const game = new Game(shared, entry, true);
		entry.common = new WeakRef(game);
		return game;
	}
}
