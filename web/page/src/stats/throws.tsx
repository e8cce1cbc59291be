/* throws.tsx - what was thrown, beside what fair dice would have thrown. */
import { number, t } from '../i18n.js';
import type { Throws } from '../keep/stats.js';
import { throwName } from '../say/words.js';
import { kindName } from '../setup/texts.js';
import { rounded } from './scores.js';

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

/** The throws of a game. */
export function ThrowTable({ throws }: { throws: Throws }) {
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
