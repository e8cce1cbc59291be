/* use-stage.ts - a session on a board of the page, as long as its screen is shown. */
import { focusInSight } from '../ui/focus.js';
import type { Action } from 'charkoni';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { app } from '../app.js';
import { Plan } from '../board/geometry.js';
import { FILES } from '../files.js';
import { t } from '../i18n.js';
import { tellItem } from '../log/tell.js';
import { settings } from '../settings.js';
import { useSignal } from '../signal.js';
import { theme } from '../theme.js';
import { bots } from './bots.js';
import type { Session } from './session.js';
import { followShakes } from './shake.js';
import { Sound } from './sound.js';
import { Stage, styleOf } from './stage.js';
import type { Line } from './told.js';

const LINES = 120;
/* What a finger hits for sure, in pixels. */
const FINGER = 44;

const turns = new WeakMap<Session, number>();

/** The arm that is below: that of the person to move where the board turns, else of the first person; and so many
 * arms further as somebody has turned the board. */
function downOf(session: Session, follows: boolean, turned: number): number {
	const { game } = session.table;
	const { seat, who } = session.turn;
	const seats = session.table.state().seats;
	const first = seats.findIndex((one) => one.who === 'person');
	const viewer =
		follows && who === 'person'
			? (session.table.position()?.owner ?? seat ?? 0)
			: Math.max(first, 0);
	return (game.arm(viewer) + turned) % game.arms;
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
		if (!stage.board.focus()) focusInSight(button);
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

/** Whether a square of the board, as large as it is shown, is smaller than a finger that is to hit it. */
function useSmall(session: Session, host: RefObject<HTMLElement | null>): boolean {
	const [small, setSmall] = useState(false);
	useEffect(() => {
		const { game } = session.table;
		const { half } = new Plan(game, 0);
		const { cells, unit } = game.layout();
		const shape = cells.find(({ number }) => number !== undefined)?.shape ?? [];
		const side = Math.min(
			...shape.map(({ x, y }, at) => {
				const next = shape[(at + 1) % shape.length] ?? { x, y };
				return Math.hypot(next.x - x, next.y - y) / unit;
			}),
		);
		const coarse = matchMedia('(pointer: coarse)');
		const observer = new ResizeObserver(([entry]) => {
			const width = entry?.contentRect.width ?? 0;
			if (width > 0) setSmall(coarse.matches && (side * width) / (2 * half) < FINGER);
		});
		if (host.current) observer.observe(host.current);
		return () => observer.disconnect();
	}, [session]);
	return small;
}

/** How many arms the board of a session has been turned on, and what turns it by one more. */
function useTurns(session: Session): readonly [number, () => void] {
	const [turned, setTurned] = useState(() => turns.get(session) ?? 0);
	const turn = (): void => {
		const next = (turned + 1) % session.table.game.arms;
		turns.set(session, next);
		setTurned(next);
	};
	return [turned, turn];
}

/* While something else is looked at nothing plays by itself; then the game goes on, and keys find what is due. */
function useWaiting(session: Session, stage: RefObject<Stage | undefined>, away: boolean): void {
	useLayoutEffect(() => {
		if (!away) return undefined;
		session.hold();
		return () => {
			if (stage.current?.session !== session) return;
			session.run();
			focusDue(stage.current, document.querySelector('main'));
		};
	}, [session, away]);
}

/** A stage for a session, as long as the screen is shown. `away`: the game waits, since something else is looked at. */
export function useStage(session: Session, away: boolean) {
	const host = useRef<HTMLDivElement>(null);
	const stage = useRef<Stage | undefined>(undefined);
	const [, draw] = useState(0);
	const [lines, setLines] = useState(() => toldSoFar(session));
	const [why, setWhy] = useState<string>();
	const [asked, setAsked] = useState<readonly Action[]>();
	const [turned, turn] = useTurns(session);
	const choices = useSignal(settings);
	const shade = useSignal(theme);
	const small = useSmall(session, host);
	const waits = useRef(away);
	waits.current = away;
	const down = downOf(session, choices.turnBoard, turned);
	const style = styleOf(session, choices, shade, down);
	const { look, pieces, numbers } = style;

	/* Before it is painted: there is a stage for the first tap on what is seen. */
	useLayoutEffect(() => {
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
		made.board.svg.setAttribute('aria-label', t('Board'));
		host.current?.append(made.board.element);
		made.settle(settings.value);
		if (!waits.current) session.run();
		void bots(app.charkoni, FILES.worker).then((worker) => {
			session.bots = worker;
		});
		focusDue(made, document.querySelector('main'));
		return () => {
			stage.current = undefined;
			session.hold();
			made.close();
		};
	}, [session]);
	useLayoutEffect(() => {
		/* A shaken device throws for the person whose throw is due. */
		return followShakes(() => !waits.current && session.turn.who === 'person' && session.throw());
	}, [session]);
	useWaiting(session, stage, away);
	useLayoutEffect(() => stage.current?.settle(choices), [choices]);
	useEffect(() => stage.current?.board.restyle(style), [look, shade, pieces, numbers, down]);
	return { host, stage, lines, why, asked, setAsked, down, turn, small, choices };
}
