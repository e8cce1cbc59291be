import { t } from '../i18n.js';
import { colourOf, isParchis, throwName, type Words } from '../say/words.js';
import { Thrown } from '../throws/throw.js';
import { dueText } from './due.js';
import { Emblem } from './emblem.js';
import { Entry } from './entry.js';
import { guarded } from './guard.js';
import { Moves } from './moves.js';
import { Pass } from './pass.js';
import type { Session } from './session.js';

export { dueText } from './due.js';

export interface PanelProps {
	readonly session: Session;
	readonly words: Words;
	readonly coins: boolean;
	/** Why something may not be done. */
	readonly why: string | undefined;
	/** Does what a person means; a refusal is told. */
	readonly attempt: (act: () => void) => void;
	/** Whether the squares are smaller than a finger: then the moves stand as buttons below the throw, else they are
	 * folded up. Left out, there is no list of moves. */
	readonly small?: boolean | undefined;
	/** Leads to older entries that may be corrected; left out, only the latest can be taken back. */
	readonly older?: (() => void) | undefined;
}

/** The latest throw that stands. */
export function latestThrow(session: Session): { number: number; seat: number; text: string } | undefined {
	const { table } = session;
	for (let number = table.count - 1; number >= 0; number--) {
		const { event, undone } = table.event(number);
		if (undone || (event.kind !== 'throw' && event.kind !== 'opening')) continue;
		const text = typeof event.throw === 'string' ? event.throw : event.throw.text;
		return { number, seat: event.seat ?? 0, text };
	}
	return undefined;
}

/** Whether throws lie on the table that are still to be used. */
function holdsThrows(session: Session): boolean {
	const position = session.table.position();
	return position !== undefined && !isParchis(session.table.game) && position.pool.length > 0;
}

function Pool({ session }: { session: Session }) {
	const position = session.table.position();
	if (!position || !holdsThrows(session)) return null;
	const rights = position.pachisi?.rights ?? 0;
	return (
		<ul class="pool" aria-label={t('Throws to be used')}>
			{position.pool.map((value, at) => (
				<li key={at} class="chip">
					{value}
				</li>
			))}
			{rights > 0 && <li class="chip right">{t('+ a piece in')}</li>}
		</ul>
	);
}

function Tray({ session, words, coins, attempt }: PanelProps) {
	const thrown = latestThrow(session);
	const { expect, who } = session.turn;
	const due = expect === 'throw' || expect === 'opening';
	const byTap = due && who === 'person' && !session.plan.realDice;
	if (!thrown) return <div class="tray empty" />;
	if (due && session.plan.realDice) return null; // what is asked for takes its place
	const position = session.table.position();
	const bonus = position?.phase === 'bonus' ? position.value : undefined;
	const seat = bonus === undefined ? thrown.seat : (position?.owner ?? thrown.seat);
	return (
		<div
			class={`tray ${due ? 'past' : ''}`}
			onClick={byTap ? () => attempt(() => session.throw()) : undefined}
		>
			<Emblem colour={words.game.colours[seat] ?? ''} />
			{bonus === undefined ? (
				<Thrown
					game={words.game}
					text={thrown.text}
					coins={coins}
					number={thrown.number}
				/>
			) : (
				<span class="worth">{bonus}</span>
			)}
			{/* The chips, or the die, say it already. */}
			{bonus === undefined && !isParchis(words.game) && !holdsThrows(session) && (
				<span class="worth">{throwName(thrown.text)}</span>
			)}
		</div>
	);
}

function Colours({ session, words, attempt }: PanelProps) {
	return (
		<div class="row spread colours">
			{words.game.colours.map((colour, seat) => (
				<button
					key={colour}
					type="button"
					class="button"
					onClick={() => attempt(() => session.chooseColour(seat))}
				>
					<Emblem colour={colour} />
					{colourOf(words, seat)}
				</button>
			))}
		</div>
	);
}

function RealDice({ session, words, attempt, older }: PanelProps) {
	const { expect } = session.turn;
	const latest = session.table.latest();
	const due = expect === 'throw' || expect === 'opening';
	return (
		<>
			{due && (
				<Entry
					key={session.table.count} // what was half entered is gone with every event
					game={words.game}
					enter={(text) => attempt(() => session.enterThrow(text))}
				/>
			)}
			<div class="row spread">
				{due && (
					<button
						type="button"
						class="button"
						title={t(
							'The throw fell badly: on the edge, off the board or on a piece.',
						)}
						onClick={() => attempt(() => session.again())}
					>
						{t('Throw again')}
					</button>
				)}
				{latest !== undefined && (
					<button
						type="button"
						class="button"
						title={t(
							'Take back what was entered last, and all that followed from it.',
						)}
						onClick={() => attempt(() => session.takeBack())}
					>
						{t('Take back')}
					</button>
				)}
				{latest !== undefined && older && (
					<button type="button" class="button" onClick={older}>
						{t('Correct something older')}
					</button>
				)}
			</div>
		</>
	);
}

/** What lies under the thumb: what is due, the throw, and the buttons for what is no move of a piece. */
export function Panel(props: PanelProps) {
	const { session, words, why, attempt, small } = props;
	const { expect, who } = session.turn;
	const person = who === 'person';
	const throws = person && !session.plan.realDice && (expect === 'throw' || expect === 'opening');
	const position = session.table.position();
	const pass = person && session.table.legal().find((action) => action.pass);
	return (
		<section
			class={`panel ${session.plan.realDice ? 'real' : ''}`}
			aria-label={t('Throw')}
			{...guarded(session)}
		>
			<p class={`due ${why === undefined ? '' : 'refused'}`} role="status">
				{why ?? dueText(session, words)}
			</p>
			{(holdsThrows(session) || pass) && (
				<div class="held">
					<Pool session={session} />
					{pass && position && (
						<Pass
							position={position}
							pass={pass}
							act={(action) => attempt(() => session.act(action))}
						/>
					)}
				</div>
			)}
			<Tray {...props} />
			{small !== undefined && person && (
				<Moves session={session} words={words} small={small} attempt={attempt} />
			)}
			{expect === 'colour' && person && <Colours {...props} />}
			{throws && (
				<button
					type="button"
					class="button primary big throw"
					onClick={() => attempt(() => session.throw())}
				>
					{t('Throw')}
				</button>
			)}
			{session.plan.realDice && <RealDice {...props} />}
		</section>
	);
}
