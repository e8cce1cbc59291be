import { t, tn } from '../i18n.js';
import { seatName, seatNames, type Words } from '../say/words.js';
import { Emblem } from './emblem.js';
import { guarded } from './guard.js';
import type { Session } from './session.js';

export interface ResultProps {
	readonly session: Session;
	readonly words: Words;
	/** Begin another game with the same people and options. */
	readonly again: () => void;
	/** Does what a person means; a refusal is told. */
	readonly attempt: (act: () => void) => void;
}

function left(session: Session, seat: number): number {
	const goal = session.table.game.goal;
	const pieces = session.table.position()?.pieces(seat) ?? [];
	return pieces.reduce((sum, { progress }) => sum + goal - progress, 0);
}

function Places({ session, words }: ResultProps) {
	const places = session.table.places() ?? [];
	const order = places
		.map((place, seat) => ({ place, seat }))
		.sort((one, other) => one.place - other.place);
	return (
		<ol class="places">
			{order.map(({ place, seat }) => {
				const count = left(session, seat);
				const f = {
					place: String(place),
					seat: seatName(words, seat),
					count: String(count),
				};
				return (
					<li key={seat}>
						{count === 0
							? t(
									'Place {place}: {seat}, with every piece at the goal.',
									f,
								)
							: tn(
									'Place {place}: {seat}, {count} square from the goal.',
									'Place {place}: {seat}, {count} squares from the goal.',
									count,
									f,
								)}
					</li>
				);
			})}
		</ol>
	);
}

const SHREDS = 24;

/* Shreds of paper in the colours of whoever has won, thrown up once. */
function Cheer({ colours }: { colours: readonly string[] }) {
	return (
		<div class="cheer" aria-hidden="true">
			{colours.map((colour) => (
				<Emblem key={colour} colour={colour} />
			))}
			{Array.from({ length: SHREDS }, (_, at) => (
				<i
					key={at}
					class={`shred ${colours[at % colours.length] ?? ''}`}
					ref={(element) => {
						const way = ((at * 2.4) % (2 * Math.PI)) - Math.PI;
						const far = 4 + ((at * 7) % 5);
						element?.style.setProperty(
							'--x',
							`${Math.cos(way) * far * 1.1}rem`,
						);
						element?.style.setProperty(
							'--y',
							`${-Math.abs(Math.sin(way)) * far}rem`,
						);
						element?.style.setProperty('--turn', `${at * 77}deg`);
					}}
				/>
			))}
		</div>
	);
}

/** How the game has ended, and what to do now. */
export function Result(props: ResultProps) {
	const { session, words, again, attempt } = props;
	const latest = session.plan.realDice ? session.table.latest() : undefined;
	const winners = session.table.position()?.winners() ?? [];
	const both = seatNames(words, winners);
	const said =
		winners.length === 0
			? t('The game is a draw.')
			: words.game.teams
				? t('{both} win!', { both })
				: t('{both} wins!', { both });
	return (
		<section class="panel result" aria-label={t('Result')} {...guarded(session)}>
			<div class="won-head">
				{winners.length > 0 && (
					<Cheer
						colours={winners.map(
							(seat) => words.game.colours[seat] ?? '',
						)}
					/>
				)}
				<h2>{said}</h2>
			</div>
			{!words.game.teams && <Places {...props} />}
			<button type="button" class="button primary big" onClick={again}>
				{t('Again, same players')}
			</button>
			<div class="row spread">
				{latest !== undefined && (
					<button
						type="button"
						class="button"
						onClick={() => attempt(() => session.takeBack())}
					>
						{t('Take back')}
					</button>
				)}
				<a class="button" href={`#/setup/${words.game.kind}`}>
					{t('Change players')}
				</a>
				<a class="button" href="#/replay/now">
					{t('Look at the game')}
				</a>
			</div>
		</section>
	);
}
