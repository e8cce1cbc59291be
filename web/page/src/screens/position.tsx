/* position.tsx - a position set up by hand, or from a link: to be shared, looked into, and played on from. */
import { CharkoniError, type KindName, type Position as Standing } from 'charkoni';
import { useEffect, useMemo, useState } from 'preact/hooks';

import { app } from '../app.js';
import { t } from '../i18n.js';
import { Analysis } from '../log/analysis.js';
import { EditBoardView, type Which } from '../log/edit-board.js';
import { PieceLists } from '../log/piece-lists.js';
import { tellDue, tellPieces } from '../say/due.js';
import { colourOf, type Words } from '../say/words.js';
import { Session } from '../play/session.js';
import { gameText, keepChoice, lastChoice, lastKind, planOf, type Choice } from '../setup/choice.js';
import { Options } from '../setup/options.js';
import { kindName } from '../setup/texts.js';
import { LinkError, readLink } from '../share/link.js';
import { tellRefusal } from '../share/refusals.js';
import { lineOf, setupOf, sharedExits, withPiece, type Setup } from '../share/setup-line.js';
import { ShareButton, tellLinkFault } from '../share/share.js';
import { LookBoard } from '../log/look-board.js';
import { Page } from '../ui/page.js';
import type { ScreenProps } from './index.js';

/** What is set up: pieces by hand, or a position as it was given, with all that is in hand there. */
interface Work {
	readonly setup: Setup;
	/** The position that was given, until something is changed. */
	readonly given: Standing | undefined;
}

const KINDS: readonly KindName[] = ['parchis', 'parchis-pairs', 'pachisi', 'chaupar'];

function workOf(game: string): Work {
	return { setup: setupOf(app.charkoni.game(game).start()), given: undefined };
}

function refusal(error: unknown): string {
	return error instanceof CharkoniError ? tellRefusal(error) : String(error);
}

/* The work that a link brings; a sentence where it brings none. */
function fromLink(link: string): Work | string {
	try {
		const shared = readLink(link);
		if (shared.kind === 'record') {
			app.go(`/replay/link/${link}`, { replace: true });
			return '';
		}
		const given = app.charkoni.position(shared.line);
		return { setup: setupOf(given), given };
	} catch (error) {
		if (error instanceof LinkError) return tellLinkFault(error);
		return t('This link holds no position of a game: {reason}', { reason: refusal(error) });
	}
}

/** The position of the work; a sentence where the rules know none such. */
function positionOf({ setup, given }: Work): Standing | string {
	if (given) return given;
	try {
		return app.charkoni.position(lineOf(setup));
	} catch (error) {
		return refusal(error);
	}
}

/* The next piece of the seat that is still at home, to be set after this one. */
function nextOf({ pieces }: Setup, { seat, at }: Which): Which | undefined {
	const next = (pieces[seat] ?? []).findIndex(({ progress }, index) => index > at && progress === 0);
	return next < 0 ? undefined : { seat, at: next };
}

function GamePick({ game, onPick }: { game: Setup['game']; onPick: (game: string) => void }) {
	const [asks, setAsks] = useState(false);
	const options = Object.fromEntries(
		(game.text.split(':')[1] ?? '')
			.split(',')
			.filter(Boolean)
			.map((pair) => pair.split('=') as [string, string]),
	);
	const choice: Choice = { ...lastChoice(app.charkoni, game.kind), kind: game.kind, options };
	const [fault, setFault] = useState('');
	const change = (next: Choice): void => {
		try {
			onPick(app.charkoni.game(gameText(next.kind, next.options)).text);
			setFault('');
		} catch (error) {
			setFault(refusal(error));
		}
	};
	return (
		<>
			<div class="field">
				<label for="position-kind">{t('Game')}</label>
				<select
					id="position-kind"
					value={game.kind}
					onChange={(event) => onPick(event.currentTarget.value)}
				>
					{KINDS.map((kind) => (
						<option key={kind} value={kind}>
							{kindName(kind)}
						</option>
					))}
				</select>
			</div>
			{game.kind === 'parchis' && (
				<div class="field">
					<label for="position-players">{t('Seats')}</label>
					<select
						id="position-players"
						value={String(game.seats)}
						onChange={(event) => {
							const { players: _, ...rest } = options;
							const value = event.currentTarget.value;
							change({
								...choice,
								options:
									value === '4'
										? rest
										: { players: value, ...rest },
							});
						}}
					>
						{['2', '3', '4', '6', '8'].map((count) => (
							<option key={count} value={count}>
								{count}
							</option>
						))}
					</select>
				</div>
			)}
			<details onToggle={(event) => setAsks(event.currentTarget.open)}>
				<summary>{t('The rules of this game')}</summary>
				{asks && <Options choice={choice} onChange={change} />}
			</details>
			{fault !== '' && <p class="fault">{fault}</p>}
		</>
	);
}

function Exits({ setup, words, onChange }: { setup: Setup; words: Words; onChange: (setup: Setup) => void }) {
	return (
		<>
			{sharedExits(setup).map(({ exit, seats }) => (
				<div class="field" key={exit}>
					<label for={`late-${exit}`}>
						{t('Who came last to the way out of {seat}', {
							seat: colourOf(words, exit),
						})}
					</label>
					<select
						id={`late-${exit}`}
						value={String(setup.late[exit] ?? seats[1])}
						onChange={(event) => {
							const late = [...setup.late];
							late[exit] = Number(event.currentTarget.value);
							onChange({ ...setup, late });
						}}
					>
						{seats.map((seat) => (
							<option key={seat} value={seat}>
								{colourOf(words, seat)}
							</option>
						))}
					</select>
				</div>
			))}
		</>
	);
}

function begin(position: Standing): void {
	const choice = lastChoice(app.charkoni, position.game.kind);
	const options = Object.fromEntries(
		(position.game.text.split(':')[1] ?? '')
			.split(',')
			.filter(Boolean)
			.map((pair) => pair.split('=') as [string, string]),
	);
	keepChoice({ ...choice, options });
	app.session.value?.close();
	app.session.value = Session.begin(app.charkoni, {
		...planOf({ ...choice, options }),
		game: position.game.text,
		start: { position: position.line },
	});
	app.go('/play');
}

function Made({ position, words }: { position: Standing; words: Words }) {
	return (
		<>
			<div class="row position-ways">
				<button class="button primary" type="button" onClick={() => begin(position)}>
					{t('Play from here')}
				</button>
				<ShareButton
					name={t('Share the position')}
					title={t('A position')}
					make={() => ({ kind: 'position', line: position.line })}
				/>
			</div>
			<Analysis key={position.line} position={position} words={words} />
			<details>
				<summary>{t('In words and as a line')}</summary>
				{words.game.colours.map((_, seat) => (
					<p key={seat}>{tellPieces(words, position, seat)}</p>
				))}
				<p>
					<code class="position-line">{position.line}</code>
				</p>
			</details>
		</>
	);
}

function Editor({ first }: { first: Work }) {
	const [work, setWork] = useState(first);
	const [held, setHeld] = useState<Which | undefined>(first.given ? undefined : { seat: 0, at: 0 });
	const [isEditing, edit] = useState(first.given === undefined);
	useEffect(() => setWork(first), [first]);
	const { setup } = work;
	const { game } = setup;
	const words = useMemo<Words>(() => ({ game, names: game.colours.map(() => undefined) }), [game]);
	const position = useMemo(() => positionOf(work), [work]);
	const change = (next: Setup): void => setWork({ setup: next, given: undefined });
	const pickGame = (text: string): void => {
		setWork(workOf(text));
		setHeld({ seat: 0, at: 0 });
	};
	const set = (progress: number): void => {
		if (!held) return;
		change(withPiece(setup, held.seat, held.at, { progress }));
		const isTwice =
			progress !== 0 &&
			game.cell(held.seat, progress).kind === 'middle' &&
			setup.pieces[held.seat]?.[held.at]?.progress === 0;
		if (!isTwice || game.kind.startsWith('parchis')) setHeld(nextOf(setup, held));
	};
	return (
		<div class="replay">
			<div class="replay-stage">
				{isEditing || typeof position === 'string' ? (
					<EditBoardView
						setup={setup}
						held={held}
						onTake={setHeld}
						onSet={set}
					/>
				) : (
					<LookBoard words={words} position={position} label={t('The board')} />
				)}
				{typeof position === 'string' ? (
					<p class="fault" role="status">
						{t('There is no such position: {reason}.', {
							reason: position.replace(/\.$/, ''),
						})}
					</p>
				) : (
					<p class="position-due" role="status">
						{tellDue(words, position)}
					</p>
				)}
			</div>
			<div class="replay-moves">
				{isEditing ? (
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
							onHold={setHeld}
							onChange={change}
						/>
						<Exits setup={setup} words={words} onChange={change} />
						<GamePick game={game} onPick={pickGame} />
					</>
				) : null}
				{typeof position !== 'string' && <Made position={position} words={words} />}
				{!isEditing && (
					<button class="button" type="button" onClick={() => edit(true)}>
						{t('Change the position')}
					</button>
				)}
			</div>
		</div>
	);
}

export function Position({ rest }: ScreenProps) {
	const [sort = '', part = ''] = rest;
	const work = useMemo(
		() => (sort === 'link' ? fromLink(part) : workOf(lastKind(app.charkoni))),
		[sort, part],
	);
	return (
		<Page title={sort === 'link' ? t('A position') : t('Set up a position')} kind="wide">
			{typeof work !== 'string' ? (
				<Editor key={part} first={work} />
			) : (
				work !== '' && (
					<>
						<p class="fault" role="alert">
							{work}
						</p>
						<a class="button" href="#/position">
							{t('Set up a position')}
						</a>
					</>
				)
			)}
		</Page>
	);
}
