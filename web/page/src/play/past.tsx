/* past.tsx - an earlier position of the game in play, on its own board: looked at, and left again. */
import { focusInSight } from '../ui/focus.js';
import type { Position } from 'charkoni';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { t } from '../i18n.js';
import { LookBoard } from '../log/look-board.js';
import { turnHeading } from '../log/seats.js';
import type { Entry, Story } from '../log/story.js';
import { wordsAt } from '../log/tell.js';
import { Icon } from '../ui/icon.js';

export interface PastProps {
	readonly story: Story;
	/** What has just been done in the position looked at. */
	readonly entry: Entry;
}

/** Where the pieces stood after an entry. */
export function positionAfter({ story, entry }: PastProps): Position {
	return entry.after ?? story.record.game.start();
}

/** The step before or after an entry that is no comment; undefined at the ends. */
export function neighbour({ entries }: Story, { index }: Entry, way: 1 | -1): Entry | undefined {
	for (let at = index + way; at >= 0 && at < entries.length; at += way)
		if (!entries[at]?.isComment) return entries[at];
	return undefined;
}

/** The board as it was. */
export function PastBoard({ story, entry, down }: PastProps & { readonly down: number }) {
	return (
		<div class="board-host past">
			<LookBoard
				words={wordsAt(story.record, entry.item.after)}
				position={positionAfter({ story, entry })}
				last={entry.last}
				label={t('The board as it was')}
				down={down}
			/>
			<p class="past-mark" aria-hidden="true">
				{t('The past')}
			</p>
		</div>
	);
}

export interface PastPanelProps extends PastProps {
	/** Go to another entry. */
	readonly onLook: (index: number) => void;
	/** Back to the game. */
	readonly onBack: () => void;
	/** Correct this entry; undefined where it cannot be. */
	readonly onCorrect: (() => void) | undefined;
}

function Step({ to, way, onLook }: { to: Entry | undefined; way: 1 | -1; onLook: (index: number) => void }) {
	const name = way < 0 ? t('One step back') : t('One step on');
	return (
		<button
			type="button"
			class="icon-button"
			aria-label={name}
			title={name}
			disabled={to === undefined}
			onClick={() => to && onLook(to.index)}
		>
			<Icon name={way < 0 ? 'back' : 'next'} />
		</button>
	);
}

/** What stands in the place of the throw while the past is looked at: what happened, and the way back. */
export function PastPanel({ story, entry, onLook, onBack, onCorrect }: PastPanelProps) {
	const back = useRef<HTMLButtonElement>(null);
	const { item } = entry;
	const words = wordsAt(story.record, item.after);
	useLayoutEffect(() => {
		/* Out of a drawer that has closed the focus falls to nobody; from a line of the log it stays there. */
		if (!document.activeElement?.closest('.log')) focusInSight(back.current);
	}, []);
	return (
		<section class="panel past" aria-label={t('The past')}>
			<p class="past-head">
				<strong>{t('The past')}</strong>
				{' · '}
				{turnHeading(words, item.turn, item.turn === 0 ? undefined : item.seat)}
			</p>
			<p class="past-said" aria-live="polite">
				{item.undone && <em>{t('Taken back:')} </em>}
				{entry.lines.join(' ')}
			</p>
			<div class="past-steps">
				<Step to={neighbour(story, entry, -1)} way={-1} onLook={onLook} />
				{onCorrect && (
					<button type="button" class="button" onClick={onCorrect}>
						<Icon name="edit" />
						{t('Correct this …')}
					</button>
				)}
				<Step to={neighbour(story, entry, 1)} way={1} onLook={onLook} />
			</div>
			<button ref={back} type="button" class="button primary big" onClick={onBack}>
				{t('Back to the game')}
			</button>
		</section>
	);
}
