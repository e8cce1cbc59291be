/* player.tsx - a record on the board: any position, step by step, or by itself. */
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';

import type { Tempo } from '../board/motion.js';
import { t } from '../i18n.js';
import { seatName } from '../say/words.js';
import { remember, remembered } from '../settings.js';
import { Icon, type IconName } from '../ui/icon.js';
import { tellStateDue } from './due.js';
import { Log, type Telling } from './log.js';
import { LookBoard } from './look-board.js';
import type { Entry, Story } from './story.js';
import { wordsAt } from './tell.js';
import { TurnButton } from './turn-button.js';

/* Milliseconds from step to step, and for a square that a piece walks. */
const SPEEDS = { slow: [2600, 160], usual: [1300, 90], fast: [450, 30] } as const;
type Speed = keyof typeof SPEEDS;

const SPEED_KEY = 'charkoni.replay-speed';
const TELLING_KEY = 'charkoni.telling';
const STILL: Tempo = { step: 0, most: 0 };

function speedKept(): Speed {
	const kept = remembered(SPEED_KEY);
	return typeof kept === 'string' && kept in SPEEDS ? (kept as Speed) : 'usual';
}

/** How this device has moves told. */
export function tellingKept(): Telling {
	return remembered(TELLING_KEY) === 'notation' ? 'notation' : 'words';
}

/** Where one is in a record, and how to go elsewhere. */
interface Walk {
	/** Counts steps: 0 before the first. */
	readonly at: number;
	readonly count: number;
	/** The entry that has just been done; undefined before the first. */
	readonly entry: Entry | undefined;
	/** Whether this step was made from the one before it. */
	readonly walked: boolean;
	readonly isPlaying: boolean;
	readonly speed: Speed;
	goTo(at: number): void;
	play(on: boolean): void;
	setSpeed(speed: Speed): void;
}

function useWalk(story: Story, first: number): Walk & { readonly steps: readonly Entry[] } {
	const steps = useMemo(() => story.entries.filter((entry) => !entry.isComment), [story]);
	const [{ at, walked }, setAt] = useState({ at: Math.min(first, steps.length), walked: false });
	const [isPlaying, play] = useState(false);
	const [speed, pickSpeed] = useState<Speed>(speedKept);
	const count = steps.length;
	const goTo = useCallback(
		(wanted: number) => {
			const next = Math.max(0, Math.min(count, wanted));
			setAt((now) => ({ at: next, walked: next === now.at + 1 }));
		},
		[count],
	);
	useEffect(() => {
		if (!isPlaying) return undefined;
		if (at >= count) {
			play(false);
			return undefined;
		}
		const timer = setTimeout(() => goTo(at + 1), SPEEDS[speed][0]);
		return () => clearTimeout(timer);
	}, [isPlaying, at, count, speed, goTo]);
	const setSpeed = (wanted: Speed): void => {
		remember(SPEED_KEY, wanted);
		pickSpeed(wanted);
	};
	return { at, count, entry: steps[at - 1], walked, isPlaying, speed, goTo, play, setSpeed, steps };
}

function Control({
	icon,
	name,
	disabled = false,
	onClick,
}: {
	icon: IconName;
	name: string;
	disabled?: boolean;
	onClick: () => void;
}) {
	return (
		<button
			class="icon-button"
			type="button"
			aria-label={name}
			title={name}
			disabled={disabled}
			onClick={onClick}
		>
			<Icon name={icon} />
		</button>
	);
}

function Controls({ walk, onTurn }: { walk: Walk; onTurn: () => void }) {
	const { at, count, isPlaying } = walk;
	const start = (): void => {
		if (at === count) walk.goTo(0);
		walk.play(!isPlaying);
	};
	return (
		<div class="replay-buttons" role="group" aria-label={t('Going through the game')}>
			<Control
				icon="first"
				name={t('To the beginning')}
				disabled={at === 0}
				onClick={() => walk.goTo(0)}
			/>
			<Control
				icon="back"
				name={t('One step back')}
				disabled={at === 0}
				onClick={() => walk.goTo(at - 1)}
			/>
			<Control
				icon={isPlaying ? 'pause' : 'play'}
				name={isPlaying ? t('Stop') : t('Play by itself')}
				disabled={count === 0}
				onClick={start}
			/>
			<Control
				icon="next"
				name={t('One step on')}
				disabled={at === count}
				onClick={() => walk.goTo(at + 1)}
			/>
			<Control
				icon="last"
				name={t('To the end')}
				disabled={at === count}
				onClick={() => walk.goTo(count)}
			/>
			<TurnButton onTurn={onTurn} />
		</div>
	);
}

/** Where one is, as a slider, and how fast it goes on by itself. */
function Pace({ walk }: { walk: Walk }) {
	const { at, count, speed } = walk;
	return (
		<div class="replay-speed">
			<span class="replay-count">{t('{step} of {count}', { step: at, count })}</span>
			<input
				class="replay-slider"
				type="range"
				min={0}
				max={count}
				value={at}
				aria-label={t('Step')}
				aria-valuetext={t('Step {step} of {count}', { step: at, count })}
				onInput={(event) => walk.goTo(Number(event.currentTarget.value))}
			/>
			<label>
				<span class="unseen">{t('Speed')}</span>
				<select
					value={speed}
					onChange={(event) =>
						walk.setSpeed(event.currentTarget.value as Speed)
					}
				>
					<option value="slow">{t('Slow')}</option>
					<option value="usual">{t('Usual speed')}</option>
					<option value="fast">{t('Fast')}</option>
				</select>
			</label>
		</div>
	);
}

/** The arrow keys step, wherever the focus is but in a field of its own; at once from the step that is shown, so that a key
 * that is held loses none. */
function useKeys(walk: Walk): void {
	useLayoutEffect(() => {
		const press = (event: KeyboardEvent): void => {
			const { target, key } = event;
			if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
			if (target instanceof Element && target.closest('input, select, textarea, dialog'))
				return;
			const to = {
				ArrowLeft: walk.at - 1,
				ArrowRight: walk.at + 1,
				Home: 0,
				End: walk.count,
			}[key];
			if (to === undefined) return;
			event.preventDefault();
			walk.goTo(to);
		};
		addEventListener('keydown', press);
		return () => removeEventListener('keydown', press);
	}, [walk.at, walk.count]);
}

/** Words or notation. */
export function TellingPick({ telling, onPick }: { telling: Telling; onPick: (telling: Telling) => void }) {
	const pick = (wanted: Telling): void => {
		remember(TELLING_KEY, wanted);
		onPick(wanted);
	};
	return (
		<div class="telling" role="group" aria-label={t('How the moves are told')}>
			{(['words', 'notation'] as const).map((one) => (
				<button
					key={one}
					class="button"
					type="button"
					aria-pressed={one === telling}
					onClick={() => pick(one)}
				>
					{one === 'words' ? t('In words') : t('In notation')}
				</button>
			))}
		</div>
	);
}

/** What a {@link Player} shows. */
export interface PlayerProps {
	readonly story: Story;
	/** The step to begin with: so many are done. */
	readonly first?: number;
	/** What can be done from the position looked at; it is given that position's line, undefined before play. */
	readonly actions?: (line: string | undefined) => ComponentChildren;
	/** What stands above the moves. */
	readonly head?: ComponentChildren;
}

/** A game to be gone through: the board, which stays in sight, and the moves, each of which leads to its position. */
export function Player({ story, first = 0, actions, head }: PlayerProps) {
	const walk = useWalk(story, first);
	const [telling, setTelling] = useState<Telling>(tellingKept);
	const [down, setDown] = useState(0);
	useKeys(walk);
	const { record } = story;
	const { entry } = walk;
	const state = entry ? entry.item.after : record.begin();
	const start = useMemo(() => record.game.start(), [record]);
	const words = wordsAt(record, state);
	const [pause, square] = SPEEDS[walk.speed];
	const tempo = useMemo(
		() => (walk.walked ? { step: square, most: pause * 0.8 } : STILL),
		[walk.at, walk.walked],
	);
	const look = useCallback(
		(index: number) => {
			walk.play(false);
			walk.goTo(walk.steps.findIndex((one) => one.index === index) + 1);
		},
		[walk.steps, walk.goTo],
	);
	const said = entry ? entry.lines.join(' ') : tellStateDue(words, state);
	const seat = state.seat === undefined ? undefined : seatName(words, state.seat);
	return (
		<div class="replay">
			<div class="replay-stage">
				<LookBoard
					words={words}
					position={state.position ?? start}
					last={entry?.last}
					tempo={tempo}
					down={down}
					label={
						seat === undefined
							? t('The board')
							: t('The board; {seat} is next', { seat })
					}
				/>
				<p class="replay-said" aria-live="polite">
					{said}
				</p>
				<Controls walk={walk} onTurn={() => setDown((down + 1) % record.game.arms)} />
			</div>
			<div class="replay-more">
				<Pace walk={walk} />
				{actions?.(state.position?.line)}
			</div>
			<div class="replay-moves">
				{head}
				<TellingPick telling={telling} onPick={setTelling} />
				<Log story={story} telling={telling} at={entry?.index ?? -1} onLook={look} />
			</div>
		</div>
	);
}
