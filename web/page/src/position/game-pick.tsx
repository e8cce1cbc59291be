/* game-pick.tsx - the game of a position that is set up, and its options. */
import { useState } from 'preact/hooks';

import { app } from '../app.js';
import { number, t, tc } from '../i18n.js';
import { tellAny } from '../say/fault.js';
import { gameText, kindOf, lastChoice, optionsOf, withOption, type Choice } from '../setup/choice.js';
import { Options } from '../setup/options.js';
import { kindName } from '../setup/texts.js';
import type { Setup } from './setup.js';

interface SeatsProps {
	readonly choice: Choice;
	readonly seats: number;
	onChange(choice: Choice): void;
}

/* How many seats, where the game can have several numbers of them. */
function SeatCount({ choice, seats, onChange }: SeatsProps) {
	const kind = kindOf(app.charkoni, choice.kind);
	const counts = [...(kind.options.find(({ key }) => key === 'players')?.values ?? [])].sort();
	if (counts.length < 2) return null;
	return (
		<div class="field">
			<label for="position-players">{t('Seats')}</label>
			<select
				id="position-players"
				value={String(seats)}
				onChange={({ currentTarget: { value } }) =>
					onChange(withOption(kind, choice, 'players', value))
				}
			>
				{counts.map((count) => (
					<option key={count} value={count}>
						{number(Number(count))}
					</option>
				))}
			</select>
		</div>
	);
}

/** The game and its options; `onPick` gets a game string that the rules know. */
export function GamePick({ game, onPick }: { game: Setup['game']; onPick: (game: string) => void }) {
	const [asks, setAsks] = useState(false);
	const [fault, setFault] = useState('');
	const choice: Choice = {
		...lastChoice(app.charkoni, game.kind),
		kind: game.kind,
		options: optionsOf(game.text),
	};
	const change = (next: Choice): void => {
		try {
			onPick(app.charkoni.game(gameText(next.kind, next.options)).text);
			setFault('');
		} catch (error) {
			setFault(tellAny(error));
		}
	};
	return (
		<>
			<div class="field">
				<label for="position-kind">{tc('kind of game', 'Game')}</label>
				<select
					id="position-kind"
					value={game.kind}
					onChange={(event) => onPick(event.currentTarget.value)}
				>
					{app.charkoni.kinds.map(({ name }) => (
						<option key={name} value={name}>
							{kindName(name)}
						</option>
					))}
				</select>
			</div>
			<SeatCount choice={choice} seats={game.seats} onChange={change} />
			<details onToggle={(event) => setAsks(event.currentTarget.open)}>
				<summary>{t('The rules of this game')}</summary>
				{asks && <Options choice={choice} onChange={change} />}
			</details>
			{fault !== '' && <p class="fault">{fault}</p>}
		</>
	);
}
