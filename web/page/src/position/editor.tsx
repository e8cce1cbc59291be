/* editor.tsx - a position on the board beside the lists that set it. */
import type { Position } from 'charkoni';
import { useMemo, useState } from 'preact/hooks';

import { t } from '../i18n.js';
import { LookBoard } from '../log/look-board.js';
import { TurnButton } from '../log/turn-button.js';
import { tellDue } from '../say/due.js';
import { isParchis, type Words } from '../say/words.js';
import { EditBoardView, type Which } from './edit-board.js';
import { GamePick } from './game-pick.js';
import { Exits, Made } from './made.js';
import { PieceLists } from './piece-lists.js';
import { withPiece, type Setup } from './setup.js';
import { nextOf, positionOf, workOf, type Work } from './work.js';

interface SetProps {
	readonly setup: Setup;
	readonly words: Words;
	readonly held: Which | undefined;
	onHold(which: Which): void;
	onChange(setup: Setup): void;
	onPick(game: string): void;
}

/* Everything that is set beside the board. */
function Setting({ setup, words, held, onHold, onChange, onPick }: SetProps) {
	return (
		<>
			<p class="quiet">
				{t(
					'Choose a piece, then tap its square; or set it in the list. Tap a square of the middle column twice for the way home.',
				)}
			</p>
			<PieceLists
				setup={setup}
				words={words}
				held={held}
				onHold={onHold}
				onChange={onChange}
			/>
			<Exits setup={setup} words={words} onChange={onChange} />
			<GamePick game={setup.game} onPick={onPick} />
		</>
	);
}

/* What the position says: who is to act; or why there can be none such. */
function Said({ words, position }: { words: Words; position: Position | string }) {
	if (typeof position !== 'string')
		return (
			<p class="position-due" role="status">
				{tellDue(words, position)}
			</p>
		);
	return (
		<p class="fault" role="status">
			{t('There is no such position: {reason}.', { reason: position.replace(/\.$/, '') })}
		</p>
	);
}

function useWork(first: Work) {
	const [work, setWork] = useState(first);
	const [held, hold] = useState<Which | undefined>(first.given ? undefined : { seat: 0, at: 0 });
	const { setup } = work;
	const { game } = setup;
	const position = useMemo(() => positionOf(work), [work]);
	const change = (next: Setup): void => setWork({ setup: next, given: undefined });
	const pickGame = (text: string): void => {
		setWork(workOf(text));
		hold({ seat: 0, at: 0 });
	};
	const set = (progress: number): void => {
		if (!held) return;
		change(withPiece(setup, held.seat, held.at, { progress }));
		const isTwice =
			progress !== 0 &&
			game.cell(held.seat, progress).kind === 'middle' &&
			setup.pieces[held.seat]?.[held.at]?.progress === 0;
		if (!isTwice || isParchis(game)) hold(nextOf(setup, held));
	};
	return { setup, game, position, held, hold, change, pickGame, set };
}

/** A position to be set, shared, looked into and played on from. */
export function Editor({ first }: { first: Work }) {
	const { setup, game, position, held, hold, change, pickGame, set } = useWork(first);
	const [isEditing, edit] = useState(first.given === undefined);
	const [turned, setDown] = useState(0);
	const down = turned % game.arms;
	const words = useMemo<Words>(() => ({ game, names: game.colours.map(() => undefined) }), [game]);
	const made = typeof position === 'string' ? undefined : position;
	return (
		<div class="replay position">
			<div class="replay-stage">
				{isEditing || !made ? (
					<EditBoardView
						setup={setup}
						position={made}
						held={held}
						onTake={hold}
						onSet={set}
						down={down}
					/>
				) : (
					<LookBoard
						words={words}
						position={made}
						label={t('The board')}
						down={down}
					/>
				)}
				<div class="position-foot">
					<Said words={words} position={position} />
					<TurnButton onTurn={() => setDown((down + 1) % game.arms)} />
				</div>
			</div>
			<div class="replay-moves">
				{!isEditing && made && <Made position={made} words={words} />}
				{isEditing ? (
					<Setting
						setup={setup}
						words={words}
						held={held}
						onHold={hold}
						onChange={change}
						onPick={pickGame}
					/>
				) : (
					<button class="button" type="button" onClick={() => edit(true)}>
						{t('Change the position')}
					</button>
				)}
				{isEditing && made && <Made position={made} words={words} />}
			</div>
		</div>
	);
}
