import type { Position } from 'charkoni';

import { t } from '../i18n.js';
import { coloured, colourOf, seatName, type Words } from '../say/words.js';
import { Emblem } from './emblem.js';
import type { Session } from './session.js';

export interface PlateProps {
	readonly session: Session;
	readonly words: Words;
	readonly seat: number;
	/** Where at the board: 'tl', 'tr', 'bl', 'br', or '' in a row of many. */
	readonly place: string;
	/** Where the pieces stood, while the past is looked at; else they are counted as they stand. */
	readonly past?: Position | undefined;
}

/* What tells a seat apart comes first, so that it is never what is cut: where several have one name, the colour. */
function Name({ words, seat }: { words: Words; seat: number }) {
	const name = words.names[seat];
	if (name === undefined || seatName(words, seat) === name) return <>{name ?? colourOf(words, seat)}</>;
	return (
		<>
			{colourOf(words, seat)} <span class="plate-same">{name}</span>
		</>
	);
}

/* In games of two against two: with whom. */
function Partner({ words, seat }: { words: Words; seat: number }) {
	const { game } = words;
	const partner = game.colours.findIndex(
		(_, other) => other !== seat && game.team(other) === game.team(seat),
	);
	if (partner < 0) return null;
	const said = t('Partner: {seat}', { seat: coloured(words, partner) });
	return (
		<span class="plate-partner" title={said}>
			<span aria-hidden="true">+</span>
			<Emblem colour={game.colours[partner] ?? ''} />
			<span class="unseen">{said}</span>
		</span>
	);
}

/** Who sits at a seat, and how many of its pieces are at home and at the goal. */
export function Plate({ session, words, seat, place, past }: PlateProps) {
	const { game } = words;
	const position = past ?? session.table.position() ?? game.start();
	const turn = session.turn;
	const home = position.count(seat, 0);
	const goal = position.count(seat, game.goal);
	const acts = !past && turn.seat === seat && turn.expect !== 'nothing';
	const winner = position.winners()?.includes(seat) ?? false;
	return (
		<li
			class={`plate ${place} ${acts ? 'acts' : ''} ${winner ? 'won' : ''}`}
			aria-current={acts ? 'true' : undefined}
		>
			<Emblem colour={game.colours[seat] ?? ''} />
			<span class="plate-text">
				<span class="plate-name" title={coloured(words, seat)}>
					<Name words={words} seat={seat} />
				</span>
				<span class="plate-counts">
					<span title={t('Pieces at home')}>
						<svg class="mini" viewBox="0 0 16 16" aria-hidden="true">
							<path d="M2 8l6-5.500L14 8M4 7v6.500h8V7" />
						</svg>
						<span class="unseen">
							{t('{count} at home', { count: String(home) })}
						</span>
						<span aria-hidden="true">{home}</span>
					</span>
					<span title={t('Pieces at the goal')}>
						<svg class="mini" viewBox="0 0 16 16" aria-hidden="true">
							<path d="M4 14V2.500h8.500l-2 3 2 3H4" />
						</svg>
						<span class="unseen">
							{t('{count} at the goal', { count: String(goal) })}
						</span>
						<span aria-hidden="true">{`${goal}/${game.pieces}`}</span>
					</span>
					<Partner words={words} seat={seat} />
				</span>
			</span>
		</li>
	);
}

/** The seats in the order of their corners, seen with arm `down` below: those above the board, those below it. */
export function rows(session: Session, down: number): { above: readonly number[]; below: readonly number[] } {
	const { game } = session.table;
	const at = new Map<number, number>();
	for (let seat = 0; seat < game.seats; seat++)
		at.set((game.arm(seat) - down + game.arms) % game.arms, seat);
	const seated = (places: readonly number[]): readonly number[] =>
		places.map((place) => at.get(place)).filter((seat): seat is number => seat !== undefined);
	const half = game.arms / 2;
	if (game.arms === 4) return { above: seated([2, 1]), below: seated([3, 0]) };
	const above = Array.from({ length: half }, (_, i) => half + 1 - i);
	const left = Array.from({ length: game.arms - half - 2 }, (_, i) => half + 2 + i);
	return { above: seated(above), below: seated([...left, 0, 1]) };
}

/** The corner in which a seat of a board with four arms has its plate. */
export function corner(session: Session, seat: number, down: number): string {
	const { game } = session.table;
	if (game.arms !== 4) return '';
	return ['br', 'tr', 'tl', 'bl'][(game.arm(seat) - down + 4) % 4] ?? '';
}
