/* stats.tsx - one's own games on this device: how they ended, against whom, and what was thrown. */
import { useMemo, useState } from 'preact/hooks';

import { app } from '../app.js';
import { t, tc, tn } from '../i18n.js';
import type { Finished } from '../keep/finished.js';
import { peopleOf, statsOf, type Score, type Stats as Figures } from '../keep/stats.js';
import { RecordList, useFinished } from '../log/record-list.js';
import { botName } from '../setup/choice.js';
import { kindName } from '../setup/texts.js';
import { Keeping } from '../stats/keeping.js';
import { ScoreTable } from '../stats/scores.js';
import { ThrowTable } from '../stats/throws.js';
import { Page } from '../ui/page.js';
import type { ScreenProps } from './index.js';

function Summary({ all }: { all: Score }) {
	return (
		<p class="stats-summary">
			{tn(
				'{count} game finished on this device.',
				'{count} games finished on this device.',
				all.games,
				{ count: all.games },
			)}{' '}
			{t('Won: {count}.', { count: all.wins })}
		</p>
	);
}

function Tables({ stats }: { stats: Figures }) {
	const kinds = [...stats.byKind].map(([kind, score]) => [kindName(kind), score] as const);
	const bots = [...stats.byBot].map(([bot, score]) => [botName(bot), score] as const);
	return (
		<>
			<Summary all={stats.all} />
			<ScoreTable title={t('By game')} first={tc('kind of game', 'Game')} scores={kinds} />
			<ScoreTable title={t('By opponent')} first={t('Bot')} scores={bots} />
			<h2>{t('What was thrown')}</h2>
			{stats.throws.map((throws, at) => (
				<ThrowTable key={at} throws={throws} />
			))}
		</>
	);
}

function Whole({ games }: { games: readonly Finished[] }) {
	const [who, setWho] = useState<string>();
	const tallies = useMemo(() => games.map(({ tally }) => tally), [games]);
	const people = useMemo(() => peopleOf(tallies), [tallies]);
	const stats = useMemo(() => statsOf(app.charkoni, tallies, who), [tallies, who]);
	if (people.length === 0)
		return (
			<p>
				{t(
					'Nothing yet. When a game comes to its end, what you threw and how it went is counted here.',
				)}
			</p>
		);
	return (
		<>
			{people.length > 1 && (
				<div class="field">
					<label for="stats-who">{t('Whose games')}</label>
					<select
						id="stats-who"
						value={who === undefined ? '' : `=${who}`}
						onChange={({ currentTarget: { value } }) =>
							setWho(value === '' ? undefined : value.slice(1))
						}
					>
						<option value="">{t('Everybody on this device')}</option>
						{people.map((name) => (
							<option key={name} value={`=${name}`}>
								{name || t('Without a name')}
							</option>
						))}
					</select>
				</div>
			)}
			<Tables stats={stats} />
		</>
	);
}

/** The games of this device, counted and listed. */
export function Stats(_: ScreenProps) {
	const games = useFinished();
	return (
		<Page title={t('Your games')}>
			{typeof games === 'string' && <p class="fault">{games}</p>}
			{Array.isArray(games) && (
				<>
					<Whole games={games} />
					<h2>{t('Finished games')}</h2>
					<RecordList />
					<Keeping games={games} />
				</>
			)}
		</Page>
	);
}
