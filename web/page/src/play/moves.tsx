/* moves.tsx - the legal moves as buttons, for whom the squares of the board are too small. */
import type { Action, Position } from 'charkoni';
import { useState } from 'preact/hooks';

import { t, tn } from '../i18n.js';
import { tellChoice } from '../say/choice.js';
import { isParchis, poolName, squareName, type Words } from '../say/words.js';
import { remember, remembered } from '../settings.js';
import type { Session } from './session.js';

export interface MovesProps {
	readonly session: Session;
	readonly words: Words;
	/** Whether the squares are smaller than a finger: then the list is open until it is closed. */
	readonly small: boolean;
	/** Does what a person means; a refusal is told. */
	readonly attempt: (act: () => void) => void;
}

const KEY = 'charkoni.moves';

/* What a move does besides going there, in a word or two. */
function effectOf(words: Words, position: Position, action: Action): string {
	const owner = position.owner ?? 0;
	const { game } = words;
	if (action.takes) return t('captures');
	if (action.joins) return t('barrier with the partner');
	if (action.to === game.goal || position.count(owner, action.to) === 0) return '';
	if (isParchis(game)) return t('barrier');
	return game.kind === 'chaupar' ? t('larger group') : '';
}

/* The piece of an action by its marks, where its square alone does not tell it. */
function markOf(action: Action): string {
	if (action.queen) return t('queen');
	return action.group > 1 ? t('group of {count}', { count: action.group }) : '';
}

function Move({
	session,
	words,
	position,
	action,
	attempt,
}: Omit<MovesProps, 'small'> & {
	position: Position;
	action: Action;
}) {
	const owner = position.owner ?? 0;
	const more = [
		poolName(action.used),
		markOf(action),
		action.goesOn ? t('another lap') : '',
		effectOf(words, position, action),
	].filter((text) => text !== '');
	return (
		<button
			type="button"
			class={`button move ${action.takes ? 'takes' : ''}`}
			onClick={() => attempt(() => session.act(action))}
		>
			<span class="unseen">{tellChoice(words, position, action)}</span>
			<span class="move-way" aria-hidden="true">
				{`${squareName(words, owner, action.from)} → ${squareName(words, owner, action.to)}`}
			</span>
			{more.length > 0 && (
				<span class="move-more" aria-hidden="true">
					{more.join(' · ')}
				</span>
			)}
		</button>
	);
}

/** The legal moves of the person to act; nothing where there are none. Whether the list is open is remembered. */
export function Moves({ session, words, small, attempt }: MovesProps) {
	const [kept, keep] = useState(() => remembered(KEY));
	const position = session.table.position();
	const actions = session.table.legal().filter(({ pass }) => !pass);
	/* The only move plays by itself in a moment: a list would only flash. */
	const isForced = session.pace.forced !== undefined && session.forced() !== undefined;
	if (!position || actions.length === 0 || isForced) return null;
	const isOpen = typeof kept === 'boolean' ? kept : small;
	const turn = (): void => {
		remember(KEY, !isOpen);
		keep(!isOpen);
	};
	return (
		<div class="moves">
			<button type="button" class="moves-head" aria-expanded={isOpen} onClick={turn}>
				{tn('{count} move', '{count} moves', actions.length, {
					count: actions.length,
				})}
			</button>
			{isOpen && (
				<ul class="moves-list" aria-label={t('Moves')}>
					{actions.map((action) => (
						<li key={action.text}>
							<Move
								session={session}
								words={words}
								position={position}
								action={action}
								attempt={attempt}
							/>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
