/* head.tsx - what a record says about itself: the occasion, the game, its options, who sits where. */
import type { GameRecord } from 'charkoni';

import { t } from '../i18n.js';
import { optionsOf } from '../setup/choice.js';
import { InForce } from '../setup/options.js';
import { kindName } from '../setup/texts.js';
import { chairsOf, shown, tellSeats } from './seats.js';

function tagLine(name: string, text: string): string {
	const value = shown(text);
	switch (name) {
		case 'Event':
			return t('Event: {value}', { value });
		case 'Site':
			return t('Place: {value}', { value });
		case 'Date':
			return t('Date: {value}', { value });
		case 'Round':
			return t('Round: {value}', { value });
		case 'Seed':
			return t('Seed: {value}', { value });
		default:
			return `${name}: ${value}`;
	}
}

/** The tags of a record but for who sits where. */
function tagLines(record: GameRecord): readonly string[] {
	return Object.entries(record.tags())
		.filter(([name]) => !/^Seat[1-8]$/.test(name))
		.map(([name, value]) => tagLine(name, value));
}

/** How the game ended, or that it has not. */
function resultLine(record: GameRecord): string | undefined {
	return record.places() ? undefined : t('The record ends here, before the game does.');
}

/** What a record says about itself, below its game and who played. */
export function RecordHead({ record }: { record: GameRecord }) {
	const options = optionsOf(record.game.text);
	const { turned, position } = record.begin();
	const result = resultLine(record);
	const names = chairsOf(record)
		.map(({ name, bot }) => name ?? bot)
		.filter((name) => name !== undefined);
	return (
		<>
			<details class="record-head">
				<summary>
					{kindName(record.game.kind)}
					{names.length > 0 && <span class="quiet"> · {names.join(', ')}</span>}
				</summary>
				{Object.keys(options).length > 0 && (
					<>
						<p>{t('The rules here are not quite the usual ones.')}</p>
						<InForce options={options} />
					</>
				)}
				{[
					...tagLines(record),
					...tellSeats(record, turned, position !== undefined),
				].map((line) => (
					<p key={line}>{line}</p>
				))}
				{record.realDice && <p>{t('Played with real dice.')}</p>}
				{result !== undefined && <p class="quiet">{result}</p>}
			</details>
			<p class="record-rules">
				<a href={`#/rules/${record.game.text}`}>{t('How is this played?')}</a>
			</p>
		</>
	);
}
