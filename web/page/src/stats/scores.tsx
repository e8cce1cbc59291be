/* scores.tsx - how games ended: by game, by opponent. */
import { number, t } from '../i18n.js';
import type { Score } from '../keep/stats.js';

/** A number with so many digits after the point, as the language writes it. */
export function rounded(value: number, digits: number): string {
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

/** A table of scores, each with its name; nothing where there are none. */
export function ScoreTable({
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
