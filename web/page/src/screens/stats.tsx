/* stats.tsx - one's own games on this device: how they ended, against whom, and what was thrown. */
import { useMemo, useState } from 'preact/hooks';

import { app } from '../app.js';
import { number, t, tn } from '../i18n.js';
import { deleteAll, exportText, type Finished } from '../keep/finished.js';
import { tellFault } from '../keep/notice.js';
import { peopleOf, statsOf, type Score, type Stats as Figures, type Throws } from '../keep/stats.js';
import { StoreError } from '../keep/store.js';
import { RecordList, useFinished } from '../log/record-list.js';
import { throwName } from '../say/words.js';
import { botName } from '../setup/choice.js';
import { kindName } from '../setup/texts.js';
import { download } from '../share/files.js';
import { Icon } from '../ui/icon.js';
import { Page } from '../ui/page.js';
import type { ScreenProps } from './index.js';

function rounded(value: number, digits: number): string {
	return number(Math.round(value * 10 ** digits) / 10 ** digits);
}

function ScoreRow({ name, score }: { name: string; score: Score }) {
	return (
		<tr>
			<th scope="row">{name}</th>
			<td>{number(score.games)}</td>
			<td>{number(score.wins)}</td>
			<td>{rounded(score.places / score.games, 1)}</td>
			<td>{number(score.captures)}</td>
			<td>{number(score.captured)}</td>
		</tr>
	);
}

function ScoreTable({
	title,
	first,
	scores,
}: {
	title: string;
	first: string;
	scores: readonly (readonly [string, Score])[];
}) {
	if (scores.length === 0) return null;
	return (
		<div class="table-scroll" tabIndex={0} role="group" aria-label={title}>
			<table class="stats">
				<caption>{title}</caption>
				<thead>
					<tr>
						<th scope="col">{first}</th>
						<th scope="col">{t('Games played')}</th>
						<th scope="col">{t('Won')}</th>
						<th scope="col">{t('Mean place')}</th>
						<th scope="col">{t('Captures')}</th>
						<th scope="col">{t('Pieces lost')}</th>
					</tr>
				</thead>
				<tbody>
					{scores.map(([name, score]) => (
						<ScoreRow key={name} name={name} score={score} />
					))}
				</tbody>
			</table>
		</div>
	);
}

/** What the test says, in a sentence that anybody understands. */
function fairText({ fairness, realDice }: Throws): string {
	if (fairness === undefined) return t('These are too few throws to say whether they are even.');
	const { probability } = fairness;
	if (probability >= 0.05)
		return realDice
			? t('Your real throws so far are as fair dice would make them.')
			: t('Your throws so far are as fair dice would make them.');
	const count = Math.max(1, Math.round(probability * 1000));
	return realDice
		? t(
				'Your real throws so far are rather uneven: with fair dice that happens in about {count} of 1000 cases. Look at the dice.',
				{ count },
			)
		: t(
				'Your throws so far are rather uneven: with fair dice that happens in about {count} of 1000 cases.',
				{ count },
			);
}

function throwsTitle({ game, realDice }: Throws): string {
	const slots = { game: kindName(game.kind) };
	return realDice ? t('Real throws: {game}', slots) : t('Throws: {game}', slots);
}

/** A bar for what was thrown and a mark for what was to be expected. */
function Bar({ count, expected, most }: { count: number; expected: number; most: number }) {
	const wide = (value: number): number => (most === 0 ? 0 : (100 * value) / most);
	return (
		<svg class="throw-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
			<rect class="thrown" x="0" y="1" width={wide(count)} height="8" />
			<rect
				class="expected"
				x={Math.max(0, wide(expected) - 0.6)}
				y="0"
				width="1.2"
				height="10"
			/>
		</svg>
	);
}

function ThrowTable({ throws }: { throws: Throws }) {
	const { cells, total, fairness } = throws;
	const most = Math.max(...cells.map(({ count, chance }) => Math.max(count, chance * total)));
	const title = throwsTitle(throws);
	return (
		<section class="card">
			<h3>{title}</h3>
			<p>{fairText(throws)}</p>
			<div class="table-scroll" tabIndex={0} role="group" aria-label={title}>
				<table class="stats throws">
					<thead>
						<tr>
							<th scope="col">{t('Throw')}</th>
							<th scope="col">{t('Made')}</th>
							<th scope="col">{t('To be expected')}</th>
							<td />
						</tr>
					</thead>
					<tbody>
						{cells.map(({ text, count, chance }) => (
							<tr key={text}>
								<th scope="row">{throwName(text)}</th>
								<td>{number(count)}</td>
								<td>{rounded(chance * total, 1)}</td>
								<td class="bar-cell">
									<Bar
										count={count}
										expected={chance * total}
										most={most}
									/>
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			{fairness && (
				<p class="quiet small">
					{t(
						'{total} throws; chi-squared {value} with {freedom} degrees of freedom, p = {probability}.',
						{
							total: fairness.total,
							value: rounded(fairness.chiSquared, 2),
							freedom: fairness.freedom,
							probability: rounded(fairness.probability, 3),
						},
					)}
				</p>
			)}
		</section>
	);
}

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
			<ScoreTable title={t('By game')} first={t('Game')} scores={kinds} />
			<ScoreTable title={t('By opponent')} first={t('Bot')} scores={bots} />
			<h2>{t('What was thrown')}</h2>
			{stats.throws.map((throws, at) => (
				<ThrowTable key={at} throws={throws} />
			))}
		</>
	);
}

function Keeping({ games }: { games: readonly Finished[] }) {
	const [asks, setAsks] = useState(false);
	const [said, say] = useState('');
	const remove = async (): Promise<void> => {
		setAsks(false);
		try {
			await deleteAll();
			say(t('Everything has been deleted.'));
		} catch (error) {
			say(tellFault(error instanceof StoreError ? error.fault : 'failed'));
		}
	};
	return (
		<>
			<h2>{t('What this device keeps')}</h2>
			<p>
				{t(
					'Your games are on this device alone. Take them with you as one file of records, or delete them.',
				)}
			</p>
			<div class="row">
				<button
					class="button"
					type="button"
					disabled={games.length === 0}
					onClick={() => download('charkoni-games.ckr', exportText(games))}
				>
					<Icon name="save" />
					{t('Download all games')}
				</button>
				{!asks && (
					<button class="button" type="button" onClick={() => setAsks(true)}>
						{t('Delete all games …')}
					</button>
				)}
			</div>
			{asks && (
				<div class="fault" role="alert">
					<p>
						{t(
							'Finished games and games in play are deleted for good. Settings stay.',
						)}
					</p>
					<div class="row">
						<button
							class="button"
							type="button"
							onClick={() => void remove()}
						>
							{t('Delete all games')}
						</button>
						<button
							class="button"
							type="button"
							onClick={() => setAsks(false)}
						>
							{t('Keep them')}
						</button>
					</div>
				</div>
			)}
			<p role="status">{said}</p>
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
