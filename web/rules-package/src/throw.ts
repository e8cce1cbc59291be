import type { Engine } from './engine.js';

/** One of the distinct throws of a game. */
export interface Throw {
	/** As in every text: "5" (Parchís), "25" (Pachisi), "6-5-1" (Chaupar). */
	readonly text: string;
	/** So many of {@link Game.throwTotal} equally likely cases. */
	readonly weight: number;
	/** What it counts as an opening throw. */
	readonly points: number;
	/** Pachisi, Chaupar: the values that it brings into the pool, descending; empty in Parchís. */
	readonly values: readonly number[];
	/** The text. */
	toString(): string;
}

/** A throw by its text, or one of {@link Game.throws}. */
export type ThrowLike = string | { readonly text: string };

/** One of the values that a pool can hold (Pachisi, Chaupar). */
export interface Face {
	/** Points. */
	readonly value: number;
	/** Pachisi: it throws again. */
	readonly grace: boolean;
	/** Pachisi: it enters. */
	readonly enters: boolean;
}

/** The faces of a game's device, ascending by value; none in Parchís. @internal */
export function facesOf(engine: Engine, game: number): readonly Face[] {
	const { call } = engine;
	const faces: Face[] = [];
	for (let face = 0; face < call.face_count(game); face++)
		faces.push(
			Object.freeze({
				value: engine.number(call.face_value(game, face)),
				grace: engine.number(call.face_grace(game, face)) === 1,
				enters: engine.number(call.face_enters(game, face)) === 1,
			}),
		);
	return Object.freeze(faces);
}

/** The values in a pool, which has four bits a face, descending. @internal */
export function valuesOf(faces: readonly Face[], pool: number): readonly number[] {
	const values: number[] = [];
	for (let face = faces.length - 1; face >= 0; face--)
		for (let n = (pool >>> (4 * face)) & 15; n > 0; n--) values.push(faces[face]?.value ?? 0);
	return Object.freeze(values);
}

/** The pool of some values; undefined if one of them is none of the faces, or comes too often. @internal */
export function poolOf(faces: readonly Face[], values: readonly number[]): number | undefined {
	const counts = faces.map(() => 0);
	for (const value of values) {
		const face = faces.findIndex((candidate) => candidate.value === value);
		const count = counts[face];
		if (count === undefined || count === 15) return undefined;
		counts[face] = count + 1;
	}
	return counts.reduce((pool, count, face) => (pool | (count << (4 * face))) >>> 0, 0);
}

/** Have something become its text in a sentence; unseen where its fields are listed. @internal */
export function spoken<T extends { readonly text: string }>(value: T): T {
	return Object.defineProperty(value, 'toString', { value: () => value.text });
}

/** The distinct throws, ascending by value (Chaupar: by text). @internal */
export function throwsOf(engine: Engine, game: number, faces: readonly Face[]): readonly Throw[] {
	const { call } = engine;
	const throws: Throw[] = [];
	for (let t = 0; t < call.throw_count(game); t++)
		throws.push(
			Object.freeze(
				spoken({
					text: engine.text(call.throw_write(game, t)),
					weight: engine.number(call.throw_weight(game, t)),
					points: engine.number(call.throw_points(game, t)),
					values: valuesOf(faces, call.throw_pool(game, t)),
				}),
			),
		);
	return Object.freeze(throws);
}
