/* record-list.tsx - the finished games of this device. */
import { useEffect, useState } from 'preact/hooks';

import { t } from '../i18n.js';
import { changes, finishedGames, type Finished } from '../keep/finished.js';
import { moment, tellFault } from '../keep/notice.js';
import { StoreError } from '../keep/store.js';
import { onChanged } from '../keep/tabs.js';
import { botName } from '../setup/choice.js';
import { kindName } from '../setup/texts.js';
import { useSignal } from '../signal.js';
import { Icon } from '../ui/icon.js';
import type { Tally } from '../keep/tally.js';

/** The finished games of this device; undefined until they are read, a fault where they cannot be. */
export function useFinished(): readonly Finished[] | string | undefined {
	const [games, setGames] = useState<readonly Finished[] | string>();
	const changed = useSignal(changes);
	useEffect(() => {
		let wanted = true;
		const read = (): void => {
			finishedGames()
				.then((found) => wanted && setGames(found))
				.catch(
					(error: unknown) =>
						wanted &&
						setGames(
							tellFault(
								error instanceof StoreError
									? error.fault
									: 'failed',
							),
						),
				);
		};
		read();
		const end = onChanged(read);
		return () => {
			wanted = false;
			end();
		};
	}, [changed]);
	return games;
}

function whoPlayed({ seats }: Tally): string {
	return seats
		.map(({ name, bot }) => name || (bot && botName(bot)))
		.filter(Boolean)
		.join(', ');
}

/** Who has won a game, as one phrase. */
function whoWon({ seats }: Tally): string {
	const winners = seats.filter(({ won }) => won).map(({ name, bot }) => name || (bot && botName(bot)));
	return winners.length === 0 ? t('a draw') : t('won by {name}', { name: winners.join(', ') });
}

export function RecordList({ most = 200 }: { most?: number }) {
	const games = useFinished();
	if (games === undefined) return null;
	if (typeof games === 'string') return <p class="fault">{games}</p>;
	if (games.length === 0)
		return <p class="quiet">{t('None yet. Games that come to their end are kept here.')}</p>;
	return (
		<ul class="links">
			{games.slice(0, most).map(({ id, ended, tally }) => (
				<li key={id}>
					<a href={`#/replay/game/${id}`}>
						<Icon name="play" />
						<span>
							<strong>{kindName(tally.kind)}</strong>,{' '}
							{moment(ended)}
							<br />
							<span class="quiet small">
								{whoPlayed(tally)} · {whoWon(tally)}
							</span>
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
