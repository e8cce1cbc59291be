import type { Action } from 'charkoni';
import { useEffect, useRef, useState } from 'preact/hooks';
import { app } from '../app.js';
import { FILES } from '../files.js';
import { t } from '../i18n.js';
import { bots } from '../play/bots.js';
import { Chooser } from '../play/chooser.js';
import { Panel } from '../play/panel.js';
import { corner, Plate, rows } from '../play/plates.js';
import { Result } from '../play/result.js';
import { planOfLink } from '../play/link.js';
import { Session } from '../play/session.js';
import { Sound } from '../play/sound.js';
import { followShakes } from '../play/shake.js';
import { Stage, styleOf } from '../play/stage.js';
import { Standing, Told, type Line } from '../play/told.js';
import { tellItem } from '../log/tell.js';
import { wordsOf } from '../say/change.js';
import { settings } from '../settings.js';
import { useSignal } from '../signal.js';
import { theme } from '../theme.js';
import { Icon } from '../ui/icon.js';
import { Page } from '../ui/page.js';
import type { ScreenProps } from './index.js';

const LINES = 120;

/** The name of a game, as a heading. */
function titleOf(session: Session): string {
	switch (session.table.game.kind) {
		case 'parchis':
			return t('Parchís');
		case 'parchis-pairs':
			return t('Parchís for pairs');
		case 'pachisi':
			return t('Pachisi');
		default:
			return t('Chaupar');
	}
}

/** The arm that is below: that of the person to move where the board turns, else of the first person. */
function downOf(session: Session, turns: boolean): number {
	const { game } = session.table;
	const { seat, who } = session.turn;
	const seats = session.table.state().seats;
	const first = seats.findIndex((one) => one.who === 'person');
	const viewer =
		turns && who === 'person'
			? (session.table.position()?.owner ?? seat ?? 0)
			: Math.max(first, 0);
	return game.arm(viewer);
}

/* Whether the last thing that a person did was to press a key: then the focus goes where it is needed. */
let byKey = false;
addEventListener('keydown', () => (byKey = true), true);
addEventListener('pointerdown', () => (byKey = false), true);

function focusDue(stage: Stage, root: HTMLElement | null): void {
	const active = document.activeElement;
	const lost =
		!active ||
		active === document.body ||
		stage.board.element.contains(active) ||
		active.matches('.throw, .pass, .key, .colours .button, h1');
	if (!byKey || !lost || document.querySelector('dialog[open]')) return;
	requestAnimationFrame(() => {
		const button = root?.querySelector<HTMLElement>(
			'.throw, .panel .key, .colours .button, .panel.result .button, .panel .pass',
		);
		if (!stage.board.focus()) button?.focus({ preventScroll: true });
	});
}

/* What has been told before the screen was shown, its numbers below 0. */
function toldSoFar(session: Session): readonly Line[] {
	const record = session.record();
	const items = Array.from({ length: Math.min(record.count, 40) }, (_, i) =>
		record.item(Math.max(record.count - 40, 0) + i),
	);
	const told = items.flatMap((item) => tellItem(record, item));
	return told.map((text, at) => ({ number: at - told.length, text }));
}

/* A shaken device throws for the person whose throw is due. */
function throwFor(session: Session): void {
	if (session.turn.who === 'person') session.throw();
}

/** A stage for a session, as long as the screen is shown. */
function useStage(session: Session) {
	const host = useRef<HTMLDivElement>(null);
	const stage = useRef<Stage | undefined>(undefined);
	const [, draw] = useState(0);
	const [lines, setLines] = useState(() => toldSoFar(session));
	const [why, setWhy] = useState<string>();
	const [asked, setAsked] = useState<readonly Action[]>();
	const choices = useSignal(settings);
	const shade = useSignal(theme);
	const down = downOf(session, choices.turnBoard);
	const style = styleOf(session, choices, shade, down);
	const { look, pieces, numbers } = style;

	useEffect(() => {
		let count = 0;
		const made = new Stage(session, style, {
			told(said, change) {
				setLines((old) =>
					[...old, ...said.map((text) => ({ number: ++count, text }))].slice(
						-LINES,
					),
				);
				Sound.of(change);
				draw((n) => n + 1);
				focusDue(made, document.querySelector('main'));
			},
			why: setWhy,
			ask: setAsked,
		});
		stage.current = made;
		host.current?.append(made.board.element);
		made.settle(settings.value);
		void bots(app.charkoni, FILES.worker).then((worker) => {
			session.bots = worker;
			if (stage.current === made) session.run();
		});
		focusDue(made, document.querySelector('main'));
		return () => {
			stage.current = undefined;
			session.hold();
			made.close();
		};
	}, [session]);
	useEffect(() => followShakes(() => throwFor(session)), [session]);
	useEffect(() => stage.current?.settle(choices), [choices]);
	useEffect(() => stage.current?.board.restyle(style), [look, shade, pieces, numbers, down]);
	useEffect(() => {
		stage.current?.board.svg.setAttribute('aria-label', t('Board'));
	}, [session]);
	return { host, stage, lines, why, asked, setAsked, down, choices };
}

function SoundButton() {
	const { sound } = useSignal(settings);
	return (
		<button
			type="button"
			class="icon-button"
			aria-label={t('Sound')}
			aria-pressed={sound}
			onClick={() => settings.set({ sound: !sound })}
		>
			<Icon name={sound ? 'sound' : 'mute'} />
		</button>
	);
}

function Playing({ session }: { session: Session }) {
	const { host, stage, lines, why, asked, setAsked, down, choices } = useStage(session);
	const words = wordsOf(session);
	const { above, below } = rows(session, down);
	const over = session.turn.expect === 'nothing';
	const position = session.table.position();
	const plates = (seats: readonly number[], row: string) => (
		<ul
			class={`plates ${row} ${session.table.game.seats > 4 ? 'many' : ''}`}
			aria-label={t('Seats')}
		>
			{seats.map((seat) => (
				<Plate
					key={seat}
					session={session}
					words={words}
					seat={seat}
					place={corner(session, seat, down)}
				/>
			))}
		</ul>
	);
	const again = (): void => {
		app.session.value = Session.begin(app.charkoni, session.plan);
	};
	const attempt = (act: () => void): void => stage.current?.attempt(act);
	const cross = !session.table.game.kind.startsWith('parchis');
	return (
		<Page
			title={titleOf(session)}
			kind="wide play"
			actions={
				<>
					<SoundButton />
					<a class="icon-button" href="#/replay" aria-label={t('Log')}>
						<Icon name="menu" />
					</a>
					<a
						class="icon-button"
						href={`#/rules/${session.table.game.kind}`}
						aria-label={t('Rules')}
					>
						<Icon name="book" />
					</a>
					<a class="icon-button" href="#/settings" aria-label={t('Settings')}>
						<Icon name="gear" />
					</a>
				</>
			}
		>
			<div class={`table ${cross ? 'cross' : 'ring'}`}>
				{plates(above, 'above')}
				<div ref={host} class="board-host" />
				{plates(below, 'below')}
				<div class="side">
					<Told lines={lines} />
					{over ? (
						<Result
							session={session}
							words={words}
							again={again}
							attempt={attempt}
						/>
					) : (
						<Panel
							session={session}
							words={words}
							coins={choices.coins}
							why={why}
							attempt={attempt}
						/>
					)}
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
						if (action) stage.current?.act(action);
					}}
				/>
			)}
		</Page>
	);
}

const keys = new WeakMap<Session, number>();
let last = 0;

/* Each session has a screen of its own, also where the next one is of the same game. */
function keyOf(session: Session): number {
	const key = keys.get(session) ?? ++last;
	keys.set(session, key);
	return key;
}

/** The game in play. */
export function Play({ rest }: ScreenProps) {
	const session = useSignal(app.session);
	const [fault, setFault] = useState<string>();
	const link = rest.join('/');
	useEffect(() => {
		if (rest[0] !== 'new') return;
		try {
			app.session.value = Session.begin(
				app.charkoni,
				planOfLink(app.charkoni, rest.slice(1)),
			);
			setFault(undefined);
			app.go('/play', { replace: true });
		} catch (error) {
			setFault(error instanceof Error ? error.message : String(error));
		}
	}, [link]);
	if (fault !== undefined) {
		return (
			<Page title={t('Game')}>
				<p>{t('This link begins no game: {reason}', { reason: fault })}</p>
				<a class="button primary" href="#/setup">
					{t('Begin one')}
				</a>
			</Page>
		);
	}
	if (session) return <Playing key={keyOf(session)} session={session} />;
	return (
		<Page title={t('Game')}>
			<p>{t('No game is being played.')}</p>
			<a class="button primary" href="#/setup">
				{t('Begin one')}
			</a>
		</Page>
	);
}
