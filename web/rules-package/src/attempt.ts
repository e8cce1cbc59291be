import type { Action, ActionLike, Attempt } from './action.js';
import { CharkoniError, shown } from './errors.js';
import type { Game } from './game.js';
import { flag, known, whole } from './number.js';
import type { PieceLike } from './piece.js';
import type { Position } from './position.js';
import { poolOf } from './throw.js';
import type { Why } from './why.js';

/** What may be asked about: an action, or only what is meant of it, or a piece that should move. */
export type Tried = ActionLike | Attempt | PieceLike;

const FLAGS = ['takes', 'joins', 'goesOn', 'pass', 'lap'] as const;
const NUMBERS = ['from', 'to', 'group', 'captures'] as const;
const KEYS: readonly string[] = [...NUMBERS, ...FLAGS, 'used', 'queen'];
const PIECE_KEYS: readonly (keyof PieceLike)[] = ['progress', 'group', 'captures', 'lap'];

/* Anything that tells a progress is a piece, whatever else it tells of itself. */
function attemptOf(tried: Attempt | PieceLike): Attempt {
	if (!('progress' in tried)) {
		known('An attempt', tried, KEYS);
		return tried;
	}
	const [progress, group, captures, lap] = PIECE_KEYS.map((key) => tried[key]);
	return { from: progress, group, captures, lap } as Attempt;
}

/** The attempt that is meant, or undefined for an action told in full. */
function partsOf(tried: Tried): Attempt | undefined {
	if (typeof tried !== 'object' || tried === null) return undefined;
	if ('progress' in tried || !('text' in tried)) return attemptOf(tried as Attempt | PieceLike);
	return undefined;
}

/** Put an attempt into the action slot of the module. @internal */
export function putAttempt(game: Game, tried: Tried): void {
	const attempt = partsOf(tried);
	if (!attempt) return game.putAction(tried as ActionLike);
	const { from, to = 0, group = 1, captures = 0 } = attempt;
	if (from === undefined && attempt.pass !== true)
		throw new CharkoniError('An attempt tells the progress of a piece as "from", or "pass".', {
			want: 'from, pass',
		});
	const used = Array.isArray(attempt.used ?? []) ? poolOf(game.faces, attempt.used ?? []) : undefined;
	if (used === undefined)
		throw new CharkoniError(`${game.text} has no such throws: ${shown(attempt.used)}.`);
	const bits = FLAGS.map((name, bit) => (flag(name, attempt[name]) ? 1 << bit : 0));
	const flags = bits.slice(0, 4).reduce((sum, bit) => sum | bit, 0);
	const marks = whole(captures, 2) | (attempt.lap ? 4 : 0);
	const { engine } = game;
	engine.sure(
		engine.call.action_set(
			whole(from === undefined ? 0 : from),
			whole(to),
			whole(group),
			marks,
			flags,
			used,
		),
	);
}

/* Whether an action is as the attempt says, wherever it says anything. */
function agrees(action: Action, attempt: Attempt): boolean {
	const { used } = attempt;
	const down = used && [...used].sort((a, b) => b - a).join();
	return (
		[...NUMBERS, ...FLAGS].every(
			(name) => attempt[name] === undefined || attempt[name] === action[name],
		) &&
		(down === undefined || down === action.used.join())
	);
}

/* Whether the seat has the piece that is meant. */
function hasPiece(position: Position, meant: Attempt): boolean {
	const pieces = position.pieces(position.owner ?? 0);
	return pieces.some(
		({ progress, group, captures, lap }) =>
			progress === meant.from &&
			(meant.group ?? group) === group &&
			(meant.captures ?? captures) === captures &&
			(meant.lap ?? lap) === lap,
	);
}

/**
 * The module takes a group of 1 and marks of 0 for whatever the piece has: where they are told, only they will do.
 * @internal
 */
export function exactly(position: Position, tried: Tried, why: Why): Why {
	if (why.reason !== 'legal') return why;
	const parts = partsOf(tried);
	const meant = parts ?? position.game.action(tried as ActionLike);
	const due = position.phase !== 'throw';
	if (due && position.legal().some((a) => (parts ? agrees(a, parts) : a.text === String(meant))))
		return why;
	const there = meant.pass === true || hasPiece(position, meant);
	if (!due && there) return why;
	const progress = (there ? meant.to : meant.from) ?? 0;
	const { game, owner = 0 } = position;
	return {
		reason: there ? 'no-choice' : 'no-piece',
		square: game.square(owner, Math.min(progress, game.goal)),
		progress,
		needs: 0,
	};
}
