/* made.tsx - what can be done with a position: to play on from it, to share it, to look into it. */
import type { Position } from 'charkoni';

import { t } from '../i18n.js';
import { app } from '../app.js';
import { tellPieces } from '../say/due.js';
import { colourOf, type Words } from '../say/words.js';
import { startGame } from '../setup/begin.js';
import { keepChoice, lastChoice, optionsOf, planOf } from '../setup/choice.js';
import { kindName } from '../setup/texts.js';
import { ShareRow } from '../share/share.js';
import { Icon } from '../ui/icon.js';
import { Analysis } from './analysis.js';
import { sharedExits, type Setup } from './setup.js';

/** Who came last to an exit that two seats share. */
export function Exits({
	setup,
	words,
	onChange,
}: {
	setup: Setup;
	words: Words;
	onChange: (setup: Setup) => void;
}) {
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

function playFrom({ game, line }: Position): void {
	const choice = { ...lastChoice(app.charkoni, game.kind), options: optionsOf(game.text) };
	startGame({ ...planOf(choice), game: game.text, start: { position: line } });
	keepChoice(choice);
}

/** What can be done with a position. */
export function Made({ position, words }: { position: Position; words: Words }) {
	const { game, line } = position;
	return (
		<>
			<ShareRow
				ways={[
					{
						name: t('Share this position'),
						title: t('A position of {game}', {
							game: kindName(game.kind),
						}),
						make: () => ({ kind: 'position', line }),
					},
				]}
			>
				<a class="tool" href={`#/rules/${game.text}`}>
					<Icon name="book" />
					{t('How is this played?')}
				</a>
				{position.phase !== 'over' && (
					<button
						class="tool primary"
						type="button"
						onClick={() => playFrom(position)}
					>
						<Icon name="play" />
						{t('Play from here')}
					</button>
				)}
			</ShareRow>
			<Analysis position={position} words={words} />
			<details>
				<summary>{t('In words and as a line')}</summary>
				{words.game.colours.map((_, seat) => (
					<p key={seat}>{tellPieces(words, position, seat)}</p>
				))}
				<p>
					<code class="position-line">{line}</code>
				</p>
			</details>
		</>
	);
}
