import type { Game } from './game.js';
import { valuesOf } from './throw.js';

/** An action by its text, or one of {@link Position.legal}. */
export type ActionLike = string | { readonly text: string };

/** What a piece has earned and used (Pachisi, Chaupar). */
export interface Marks {
	/** Pachisi: the pieces that it has captured, 0 or 1; 2 is a queen. */
	readonly captures: number;
	/** Pachisi: it has captured two. */
	readonly queen: boolean;
	/** A further lap has been used. */
	readonly lap: boolean;
}

/** The marks in a number of the module. @internal */
export function marksOf(bits: number): Marks {
	return { captures: bits & 3, queen: (bits & 3) === 2, lap: (bits & 4) !== 0 };
}

/** The parts of an action (rules.md, section 7). */
export interface ActionParts extends Marks {
	/** The progress of the piece, 0 at home. */
	readonly from: number;
	/** The progress where it ends; the goal is {@link Game.goal}. */
	readonly to: number;
	/** Chaupar: the pieces of the group that moves, 1 to 4. */
	readonly group: number;
	/** `x`: it captures. */
	readonly takes: boolean;
	/** `&`: it joins a partner in a barrier. */
	readonly joins: boolean;
	/** `l` after TO: it goes on for another lap. */
	readonly goesOn: boolean;
	/** `pass`. */
	readonly pass: boolean;
	/** Pachisi, Chaupar: the values of the throws used, descending. */
	readonly used: readonly number[];
}

/** An action that is well formed for its game, whether it is legal anywhere or not. Immutable. */
export class Action implements ActionParts {
	/** As in records and the engine's protocol: "12>17x". */
	readonly text: string;
	readonly #game: Game;
	#parts: ActionParts | undefined;

	/** @internal */
	constructor(game: Game, text: string) {
		this.#game = game;
		this.text = text;
		Object.freeze(this);
	}

	get #read(): ActionParts {
		return (this.#parts ??= partsOf(this.#game, this.text));
	}

	get from(): number {
		return this.#read.from;
	}
	get to(): number {
		return this.#read.to;
	}
	get group(): number {
		return this.#read.group;
	}
	get captures(): number {
		return this.#read.captures;
	}
	get queen(): boolean {
		return this.#read.queen;
	}
	get lap(): boolean {
		return this.#read.lap;
	}
	get takes(): boolean {
		return this.#read.takes;
	}
	get joins(): boolean {
		return this.#read.joins;
	}
	get goesOn(): boolean {
		return this.#read.goesOn;
	}
	get pass(): boolean {
		return this.#read.pass;
	}
	get used(): readonly number[] {
		return this.#read.used;
	}

	/** The text. */
	toString(): string {
		return this.text;
	}

	/** The text, so that JSON holds what can be read again. */
	toJSON(): string {
		return this.text;
	}
}

function partsOf(game: Game, text: string): ActionParts {
	game.putAction(text);
	const { call } = game.engine;
	return {
		from: call.action_from(),
		to: call.action_to(),
		group: call.action_group(),
		...marksOf(call.action_marks()),
		takes: call.action_captures() === 1,
		joins: call.action_joins() === 1,
		goesOn: call.action_laps() === 1,
		pass: call.action_passes() === 1,
		used: valuesOf(game.faces, call.action_used()),
	};
}

/** An action of which only the meant part need be told, to ask why it is not allowed. */
export interface Attempt {
	/** The progress of the piece; left out with `pass`. */
	readonly from?: number;
	/** Where it should end; left out: wherever the throw leads. */
	readonly to?: number;
	/** The size of the group; left out: however large. */
	readonly group?: number;
	/** Pachisi: captures of the piece, 0 to 2; left out: whatever it has. */
	readonly captures?: number;
	/** The piece has used its lap; left out: whatever it has. */
	readonly lap?: boolean;
	/** It should capture; only with `to`. */
	readonly takes?: boolean;
	/** It should join a partner; only with `to`. */
	readonly joins?: boolean;
	/** It should go on for another lap. */
	readonly goesOn?: boolean;
	/** It should be a pass. */
	readonly pass?: boolean;
	/** Pachisi, Chaupar: the values of the throws to be used. */
	readonly used?: readonly number[];
}
