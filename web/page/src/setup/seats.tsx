/* seats.tsx - who sits where: for each seat a person with a name, or a bot. */
import type { Game } from 'charkoni';
import { useId } from 'preact/hooks';

import { app } from '../app.js';
import { t } from '../i18n.js';
import { Emblem } from '../play/emblem.js';
import { colourName } from '../say/words.js';
import { BOT_USUAL, botName, NAME_LONGEST, type Choice, type SeatChoice } from './choice.js';

interface SeatProps {
	readonly game: Game;
	readonly at: number;
	readonly seat: SeatChoice;
	onPick(seat: SeatChoice): void;
}

function Seat({ game, at, seat, onPick }: SeatProps) {
	const id = useId();
	const colour = game.colours[at] ?? 'yellow';
	const value = seat.who === 'person' ? 'person' : seat.bot;
	return (
		<li class="seat">
			<Emblem colour={colour} />
			<label for={id} class="seat-colour">
				{colourName(colour)}
			</label>
			<select
				id={id}
				value={value}
				onChange={({ currentTarget: { value: who } }) =>
					onPick(
						who === 'person'
							? { who, name: '' }
							: { who: 'bot', bot: who },
					)
				}
			>
				<option value="person">{t('A person')}</option>
				{app.charkoni.bots.map((bot) => (
					<option key={bot} value={bot}>
						{t('{bot} bot', { bot: botName(bot) })}
					</option>
				))}
			</select>
			{seat.who === 'person' && (
				<input
					type="text"
					value={seat.name}
					maxLength={NAME_LONGEST}
					placeholder={t('Name')}
					autocomplete="off"
					aria-label={t('Name of {colour}', { colour: colourName(colour) })}
					onInput={({ currentTarget }) =>
						onPick({ who: 'person', name: currentTarget.value })
					}
				/>
			)}
			{seat.who === 'person' && seat.name.length >= NAME_LONGEST && (
				<p class="hint seat-full" role="status">
					{t('A name has {count} letters at most.', { count: NAME_LONGEST })}
				</p>
			)}
		</li>
	);
}

interface SeatsProps {
	readonly game: Game;
	readonly choice: Choice;
	onChange(choice: Choice): void;
}

/** The seats of the chosen game. */
export function Seats({ game, choice, onChange }: SeatsProps) {
	const pick = (at: number, seat: SeatChoice): void =>
		onChange({ ...choice, seats: choice.seats.map((old, i) => (i === at ? seat : old)) });
	return (
		<ul class="seats">
			{choice.seats.slice(0, game.seats).map((seat, at) => (
				<Seat
					key={at}
					game={game}
					at={at}
					seat={seat}
					onPick={(to) => pick(at, to)}
				/>
			))}
		</ul>
	);
}

/** How many people sit there. */
export function peopleOf(choice: Choice, seats: number): number {
	return choice.seats.slice(0, seats).filter(({ who }) => who === 'person').length;
}

/** Have the first so many seats taken by people, the others by bots; names and bots stay where they are. */
export function withPeople(choice: Choice, people: number): Choice {
	return {
		...choice,
		seats: choice.seats.map((seat, at): SeatChoice => {
			if (at < people) return seat.who === 'person' ? seat : { who: 'person', name: '' };
			return seat.who === 'bot' ? seat : { who: 'bot', bot: BOT_USUAL };
		}),
	};
}
