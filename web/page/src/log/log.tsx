/* log.tsx - a game as a list: turn by turn, in words or in notation; every step leads to its position. */
import { Component } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { t } from '../i18n.js';
import { turnHeading, wordsOf } from './seats.js';
import type { Chapter, Entry, Story } from './story.js';

/** How a log is told. */
export type Telling = 'words' | 'notation';

/** What a {@link Log} shows. */
export interface LogProps {
	readonly story: Story;
	readonly telling: Telling;
	/** The index of the item that is looked at; -1 before the first. */
	readonly at: number;
	/** Called with the index of an item that somebody wants to look at. */
	readonly onLook: (index: number) => void;
}

interface StepProps {
	readonly entry: Entry;
	readonly telling: Telling;
	readonly isHere: boolean;
	readonly onLook: (index: number) => void;
}

function Step({ entry, telling, isHere, onLook }: StepProps) {
	const kinds = `log-step${entry.item.undone ? ' undone' : ''}${isHere ? ' here' : ''}`;
	if (entry.isComment) return <p class="log-comment">{entry.lines.join(' ')}</p>;
	const isWord = telling === 'notation';
	return (
		<button
			class={kinds}
			type="button"
			data-index={entry.index}
			aria-current={isHere ? 'step' : undefined}
			onClick={() => onLook(entry.index)}
		>
			{entry.item.undone && <span class="unseen">{t('Taken back:')} </span>}
			{isWord ? (
				<code>{entry.word}</code>
			) : entry.lines.length > 0 ? (
				entry.lines.join(' ')
			) : (
				entry.word
			)}
		</button>
	);
}

interface TurnProps extends Omit<StepProps, 'entry' | 'isHere'> {
	readonly story: Story;
	readonly chapter: Chapter;
	/** The index looked at, if it is in this chapter; else -2. */
	readonly here: number;
}

/** One turn. It is made anew only where it has changed: a long game has hundreds. */
class Turn extends Component<TurnProps> {
	override shouldComponentUpdate({ chapter, telling, here }: TurnProps): boolean {
		const { props } = this;
		return chapter !== props.chapter || telling !== props.telling || here !== props.here;
	}

	override render() {
		const { story, chapter, telling, here, onLook } = this.props;
		const { turn, seat, turned, entries } = chapter;
		const words = wordsOf(story.record, turned, turn > 0);
		const isComment = entries.every((entry) => entry.isComment);
		return (
			<li class={telling === 'notation' ? 'log-turn notation' : 'log-turn'}>
				{!isComment && (
					<h2
						class="log-heading"
						data-seat={seat === undefined ? undefined : seat + 1}
					>
						{seat !== undefined && (
							<span
								class="log-colour"
								data-colour={words.game.colours[seat]}
								aria-hidden="true"
							/>
						)}
						{turnHeading(words, turn, seat)}
					</h2>
				)}
				<div class="log-steps">
					{entries.map((entry) => (
						<Step
							key={entry.index}
							entry={entry}
							telling={telling}
							isHere={entry.index === here}
							onLook={onLook}
						/>
					))}
				</div>
			</li>
		);
	}
}

/* So many chapters are made at once; a long game comes in parts, so that the page never stands still. */
const AT_ONCE = 24;

/** The chapters from the one looked at outwards, in ever larger parts; whether all are there. */
function useSome(chapters: readonly Chapter[], centre: number): readonly [number, number] {
	const [range, setRange] = useState<readonly [number, number]>([centre - AT_ONCE, centre + AT_ONCE]);
	useEffect(() => {
		const [from, to] = range;
		if (from > centre || to < centre) {
			setRange([centre - AT_ONCE, centre + AT_ONCE]);
			return undefined;
		}
		if (from <= 0 && to >= chapters.length) return undefined;
		const timer = setTimeout(() => setRange([from - AT_ONCE, to + AT_ONCE]), 30);
		return () => clearTimeout(timer);
	}, [range, centre, chapters.length]);
	return range;
}

/** Keep the step that is looked at in sight, without moving anything but the list. */
function useInSight(at: number, telling: Telling, from: number) {
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => {
		const box = list.current;
		const step = box?.querySelector<HTMLElement>(`[data-index="${at}"]`);
		if (!box || !step) return;
		const { top, bottom } = step.getBoundingClientRect();
		const edge = box.getBoundingClientRect();
		if (top < edge.top + 40) box.scrollTop -= edge.top + 40 - top;
		else if (bottom > edge.bottom - 24) box.scrollTop += bottom - edge.bottom + 24;
	}, [at, telling, from]); /* it may be made only after it is gone to */
	return list;
}

/** The moves of a game, of which one is looked at. */
export function Log({ story, telling, at, onLook }: LogProps) {
	const { chapters } = story;
	const behind = chapters.findIndex(({ key }) => key > at);
	const centre = Math.max(0, (behind < 0 ? chapters.length : behind) - 1);
	const [from, to] = useSome(chapters, centre);
	const list = useInSight(at, telling, from);
	if (chapters.length === 0) return <p class="quiet">{t('Nothing has been thrown yet.')}</p>;
	return (
		<ol class="log" ref={list} aria-label={t('The moves of the game')}>
			{chapters.slice(Math.max(0, from), to).map((chapter) => (
				<Turn
					key={chapter.key}
					story={story}
					chapter={chapter}
					telling={telling}
					here={chapter === chapters[centre] ? at : -2}
					onLook={onLook}
				/>
			))}
		</ol>
	);
}
