import type { Action } from 'charkoni';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { t } from '../i18n.js';
import { Chooser } from '../play/chooser.js';
import { corner, Plate, rows } from '../play/plates.js';
import { Sound } from '../play/sound.js';
import { paceOf, styleOf } from '../play/stage.js';
import { Standing } from '../play/told.js';
import { wordsOf } from '../say/change.js';
import { settings } from '../settings.js';
import { kindName } from '../setup/texts.js';
import { useSignal } from '../signal.js';
import { theme } from '../theme.js';
import { Page } from '../ui/page.js';
import { After } from './after.js';
import { Coach } from './coach.js';
import { focusDue } from './focus.js';
import { Guide } from './guide.js';
import type { Lesson } from './lesson.js';
import { Tray } from './tray.js';

/* The others take their time, so that what they do can be followed. */
const SLOWER = 1.5;

/** The board of the lesson's table of now. */
function useGuide(lesson: Lesson) {
	const host = useRef<HTMLDivElement>(null);
	const guide = useRef<Guide | undefined>(undefined);
	const [told, setTold] = useState('');
	const [why, setWhy] = useState<string>();
	const [asked, setAsked] = useState<readonly Action[]>();
	const choices = useSignal(settings);
	const shade = useSignal(theme);
	const version = useSignal(lesson.changed);
	const { session } = lesson;
	const style = styleOf(session, { ...choices, numbers: true }, shade, 0);
	const { look, pieces } = style;

	/* Before it is painted, as at the table: what is seen can be played. */
	useLayoutEffect(() => {
		setTold('');
		setWhy(undefined);
		const made = new Guide(lesson, style, {
			told(lines, change) {
				setTold(lines.join(' '));
				Sound.of(change);
			},
			why: setWhy,
			ask: setAsked,
		});
		guide.current = made;
		made.board.svg.setAttribute('aria-label', t('Board'));
		host.current?.append(made.board.element);
		return () => {
			guide.current = undefined;
			made.close();
		};
	}, [session]);
	useLayoutEffect(() => {
		guide.current?.settle(choices);
		lesson.pace = paceOf(choices).bot * SLOWER;
	}, [choices, session]);
	useEffect(() => guide.current?.board.restyle(style), [look, shade, pieces]);
	useEffect(() => {
		guide.current?.mark();
		focusDue(guide.current);
	}, [version, session, look, shade, pieces]);
	return { host, guide, told, why, asked, setAsked, choices };
}

/** A lesson at its table, until it is over. */
function AtTable({ lesson }: { lesson: Lesson }) {
	const { host, guide, told, why, asked, setAsked, choices } = useGuide(lesson);
	const { session } = lesson;
	const words = wordsOf(session);
	const position = session.table.position();
	const { above, below } = rows(session, 0);
	const plates = (seats: readonly number[], row: string) => (
		<ul class={`plates ${row}`} aria-label={t('Seats')}>
			{seats.map((seat) => (
				<Plate
					key={seat}
					session={session}
					words={words}
					seat={seat}
					place={corner(session, seat, 0)}
				/>
			))}
		</ul>
	);
	const cross = !lesson.kind.startsWith('parchis');
	return (
		<>
			<div class={`table ${cross ? 'cross' : 'ring'}`} data-phase={lesson.phase}>
				{plates(above, 'above')}
				<div ref={host} class="board-host" />
				{plates(below, 'below')}
				<div class="side">
					<Coach lesson={lesson} told={told} why={why} />
					<Tray
						lesson={lesson}
						words={words}
						coins={choices.coins}
						attempt={(act) => guide.current?.attempt(act)}
					/>
				</div>
			</div>
			<Standing session={session} words={words} />
			{asked && position && (
				<Chooser
					words={words}
					position={position}
					actions={asked}
					done={(action) => {
						setAsked(undefined);
						if (action) guide.current?.act(action);
					}}
				/>
			)}
		</>
	);
}

/** The screen of a lesson, and what comes after it. */
export function Guided({ lesson, again }: { lesson: Lesson; again: () => void }) {
	useSignal(lesson.changed);
	const over = lesson.phase === 'end';
	useEffect(() => () => lesson.close(), [lesson]);
	return (
		<Page
			title={t('First game: {game}', { game: kindName(lesson.kind) })}
			back="/first"
			kind={over ? '' : 'wide play lesson'}
			actions={
				!over && (
					<button
						type="button"
						class="button quiet skip-lesson"
						onClick={() => lesson.end()}
					>
						{t('Skip')}
					</button>
				)
			}
		>
			{over ? (
				<After kind={lesson.kind} finished={lesson.finished} again={again} />
			) : (
				<AtTable lesson={lesson} />
			)}
		</Page>
	);
}
