import type { Position, Replacement } from 'charkoni';
import { useLayoutEffect, useState } from 'preact/hooks';

import { app } from '../app.js';
import { KeptList } from '../keep/list.js';
import { t } from '../i18n.js';
import { TurnButton } from '../log/turn-button.js';
import { Buttons } from '../play/buttons.js';
import { chronicleOf, type Chronicle } from '../play/chronicle.js';
import { Chooser } from '../play/chooser.js';
import { Correct } from '../play/correct.js';
import { planOfLink } from '../play/link.js';
import { Panel } from '../play/panel.js';
import { Panes, usePane } from '../play/panes.js';
import { PastBoard, PastPanel, positionAfter, type PastProps } from '../play/past.js';
import { corner, Plate, rows } from '../play/plates.js';
import { tellError } from '../play/refusals.js';
import { Result } from '../play/result.js';
import type { Session } from '../play/session.js';
import { startGame } from '../setup/begin.js';
import { Standing, Told } from '../play/told.js';
import { useStage } from '../play/use-stage.js';
import { wordsOf } from '../say/change.js';
import type { Words } from '../say/words.js';
import { kindName } from '../setup/texts.js';
import { useSignal } from '../signal.js';
import { Page } from '../ui/page.js';
import type { ScreenProps } from './index.js';

interface PlatesProps {
	readonly session: Session;
	readonly words: Words;
	readonly down: number;
	readonly past: Position | undefined;
	readonly row: 'above' | 'below';
}

function Plates({ session, words, down, past, row }: PlatesProps) {
	return (
		<ul
			class={`plates ${row} ${session.table.game.seats > 4 ? 'many' : ''}`}
			aria-label={t('Seats')}
		>
			{rows(session, down)[row].map((seat) => (
				<Plate
					key={seat}
					session={session}
					words={words}
					seat={seat}
					place={corner(session, seat, down)}
					past={past}
				/>
			))}
		</ul>
	);
}

/** The entry that is looked at in the place of the game; undefined: the game itself. */
function usePast(session: Session) {
	const [at, setAt] = useState<number>();
	const [isCorrecting, correct] = useState(false);
	const chronicle = (): Chronicle => chronicleOf(session);
	const entry = at === undefined ? undefined : chronicle().story.entries[at];
	/* Before it is painted: whoever sees the past can leave it. */
	useLayoutEffect(() => {
		if (at === undefined) return undefined;
		const press = ({ key, target }: KeyboardEvent): void => {
			const busy = target instanceof Element && target.closest('dialog, input, select');
			if (key === 'Escape' && !busy) setAt(undefined);
		};
		addEventListener('keydown', press);
		return () => removeEventListener('keydown', press);
	}, [at]);
	return { entry, look: setAt, chronicle, isCorrecting, correct };
}

/** What the parts of the screen share. */
interface Parts {
	readonly session: Session;
	readonly words: Words;
	readonly stage: ReturnType<typeof useStage>;
	readonly past: ReturnType<typeof usePast>;
	readonly panes: ReturnType<typeof usePane>;
	readonly attempt: (act: () => void) => void;
}

/** What lies under the thumb: the throw and the moves, the way back from the past, or the result. */
function Below({ session, words, stage, past, panes, attempt, shown }: Parts & { shown: Shown }) {
	const side = { session, words, attempt };
	const { look, chronicle, correct } = past;
	if (shown) {
		const may = chronicle().correctable(shown.entry) !== undefined;
		return (
			<PastPanel
				{...shown}
				onLook={look}
				onBack={() => look(undefined)}
				onCorrect={may ? () => correct(true) : undefined}
			/>
		);
	}
	const again = (): void => startGame(session.plan);
	if (session.turn.expect === 'nothing') return <Result {...side} again={again} />;
	const { choices, why, small } = stage;
	return (
		<Panel
			{...side}
			coins={choices.coins}
			why={why}
			small={small}
			older={() => panes.show('log')}
		/>
	);
}

type Shown = PastProps | undefined;

function Side(props: Parts & { shown: Shown }) {
	const { stage, past, panes } = props;
	const { wide, pane, show } = panes;
	const lookAt = (index: number): void => {
		past.look(index);
		if (!wide) show('told');
	};
	return (
		<div class="side">
			<TurnButton onTurn={stage.turn} />
			<Panes
				wide={wide}
				pane={pane}
				onShow={show}
				story={() => past.chronicle().story}
				at={past.entry?.index}
				onLook={lookAt}
			>
				<Told lines={stage.lines} />
			</Panes>
			<Below {...props} />
		</div>
	);
}

function Playing({ session }: { session: Session }) {
	const past = usePast(session);
	const { entry, chronicle } = past;
	const stage = useStage(session, entry !== undefined);
	const panes = usePane();
	const words = wordsOf(session);
	const attempt = (act: () => void): void => stage.stage.current?.attempt(act);
	const parts: Parts = { session, words, stage, past, panes, attempt };
	const shown = entry && { story: chronicle().story, entry };
	const seen = shown && positionAfter(shown);
	const seats = { session, words, down: stage.down, past: seen };
	const cross = !session.table.game.kind.startsWith('parchis');
	return (
		<Page
			title={kindName(session.table.game.kind)}
			kind="wide play"
			actions={<Buttons {...panes} />}
		>
			<div class={`table ${cross ? 'cross' : 'ring'} ${shown ? 'back-then' : ''}`}>
				<Plates {...seats} row="above" />
				<div ref={stage.host} class="board-host" hidden={shown !== undefined} />
				{shown && <PastBoard {...shown} down={stage.down} />}
				<Plates {...seats} row="below" />
				<Side {...parts} shown={shown} />
			</div>
			<Standing session={session} words={words} position={seen} />
			<Questions {...parts} />
		</Page>
	);
}

/** What is asked over the game: which of several moves is meant, what an older entry should have been. */
function Questions({ session, words, stage, past, attempt }: Parts) {
	const position = session.table.position();
	const { entry, chronicle, isCorrecting, correct, look } = past;
	const { asked, setAsked } = stage;
	const done = (put: Replacement | true | undefined): void => {
		correct(false);
		const number = entry && chronicle().correctable(entry);
		if (put === undefined || number === undefined) return;
		look(undefined);
		attempt(() => session.correct(number, put === true ? undefined : put));
	};
	return (
		<>
			{asked && position && (
				<Chooser
					words={words}
					position={position}
					actions={asked}
					done={(action) => {
						setAsked(undefined);
						if (action) stage.stage.current?.act(action);
					}}
				/>
			)}
			{isCorrecting && entry && (
				<Correct story={chronicle().story} entry={entry} done={done} />
			)}
		</>
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
	/* Before it is painted: nobody plays in the game that was there before. */
	useLayoutEffect(() => {
		setFault(undefined);
		if (rest[0] !== 'new') return;
		try {
			startGame(planOfLink(app.charkoni, rest.slice(1)), { replace: true });
		} catch (error) {
			setFault(tellError(error));
		}
	}, [link]);
	if (fault !== undefined) {
		return (
			<Page title={t('Game')}>
				<p>{t('This link begins no game: {reason}', { reason: fault })}</p>
				<p class="row">
					<a class="button primary" href="#/setup">
						{t('Begin one')}
					</a>
					{session && (
						<a class="button" href="#/play">
							{t('Back to the game')}
						</a>
					)}
				</p>
			</Page>
		);
	}
	if (session) return <Playing key={keyOf(session)} session={session} />;
	return (
		<Page title={t('Game')}>
			<p>{t('No game is being played here.')}</p>
			<p>
				<a class="button primary" href="#/setup">
					{t('Begin one')}
				</a>
			</p>
			<KeptList />
		</Page>
	);
}
