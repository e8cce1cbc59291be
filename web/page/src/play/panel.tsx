import { t } from '../i18n.js';
import { tellDue } from '../say/due.js';
import { colourOf, isParchis, seatName, throwName, type Words } from '../say/words.js';
import { Thrown } from '../throws/throw.js';
import { Emblem } from './emblem.js';
import { Entry, entryQuestion } from './entry.js';
import type { Session } from './session.js';

export interface PanelProps {
	readonly session: Session;
	readonly words: Words;
	readonly coins: boolean;
	/** Why something may not be done. */
	readonly why: string | undefined;
	/** Does what a person means; a refusal is told. */
	readonly attempt: (act: () => void) => void;
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

/** What is due, as a sentence. */
export function dueText(session: Session, words: Words): string {
	const { expect, seat, who } = session.turn;
	const name = seatName(words, seat ?? 0);
	const position = session.table.position();
	if (expect === 'opening')
		return t('{seat} makes an opening throw: the highest begins.', { seat: name });
	if (expect === 'colour') return t('{seat} chooses a colour.', { seat: name });
	if (expect === 'nothing' || !position) return t('The game is over.');
	if (expect === 'throw' && session.plan.realDice) return entryQuestion(words.game, name);
	const due = tellDue(words, position);
	if (who !== 'person') return due;
	return session.table.state().touched === undefined
		? due
		: `${due} ${t('The touched piece must be played.')}`;
}

function Pool({ session }: { session: Session }) {
	const position = session.table.position();
	if (!position || isParchis(session.table.game) || position.pool.length === 0) return null;
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
	const seat = thrown.seat;
	return (
		<div
			class={`tray ${due ? 'past' : ''}`}
			onClick={byTap ? () => attempt(() => session.throw()) : undefined}
		>
			<Emblem colour={words.game.colours[seat] ?? ''} />
			<Thrown game={words.game} text={thrown.text} coins={coins} number={thrown.number} />
			<span class="worth">{throwName(thrown.text)}</span>
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

function RealDice({ session, words, attempt }: PanelProps) {
	const { expect } = session.turn;
	const latest = session.table.latest();
	const due = expect === 'throw' || expect === 'opening';
	return (
		<>
			{due && (
				<Entry
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
						onClick={() => attempt(() => session.correct(latest))}
					>
						{t('Take back')}
					</button>
				)}
			</div>
		</>
	);
}

/** What lies under the thumb: what is due, the throw, and the buttons for what is no move of a piece. */
export function Panel(props: PanelProps) {
	const { session, words, why, attempt } = props;
	const { expect, who } = session.turn;
	const person = who === 'person';
	const throws = person && !session.plan.realDice && (expect === 'throw' || expect === 'opening');
	const pass = person && session.table.legal().find((action) => action.pass);
	return (
		<section class={`panel ${session.plan.realDice ? 'real' : ''}`} aria-label={t('Throw')}>
			<p class={`due ${why === undefined ? '' : 'refused'}`} role="status">
				{why ?? dueText(session, words)}
			</p>
			<Pool session={session} />
			<Tray {...props} />
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
			{pass && (
				<button
					type="button"
					class="button pass"
					onClick={() => attempt(() => session.act(pass))}
				>
					{t('Pass')}
				</button>
			)}
			{session.plan.realDice && <RealDice {...props} />}
		</section>
	);
}
