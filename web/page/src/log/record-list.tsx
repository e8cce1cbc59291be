/* record-list.tsx - the finished games of this device. */
import { useEffect, useMemo, useState } from 'preact/hooks';

import { app } from '../app.js';
import { language, t } from '../i18n.js';
import { companyOf, wonBy } from '../keep/company.js';
import { changes, finishedGames, type Finished } from '../keep/finished.js';
import { FIRST_SEEN } from '../keep/list.js';
import { moment } from '../keep/notice.js';
import { onChanged } from '../keep/tabs.js';
import { kindName } from '../setup/texts.js';
import { tellAny } from '../say/fault.js';
import { useSignal } from '../signal.js';
import { Icon } from '../ui/icon.js';

/** The finished games of this device; undefined until they are read, a fault where they cannot be. */
export function useFinished(): readonly Finished[] | string | undefined {
	const [games, setGames] = useState<readonly Finished[] | string>();
	const changed = useSignal(changes);
	useEffect(() => {
		let wanted = true;
		const read = (): void => {
			finishedGames()
				.then((found) => wanted && setGames(found))
				.catch((error: unknown) => wanted && setGames(tellAny(error)));
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

/* Pairs may have chosen their colour after they sat down. */
function turnedOf({ tally, text }: Finished): number {
	if (tally.kind !== 'parchis-pairs') return 0;
	try {
		return app.charkoni.records(text)[0]?.now().turned ?? 0;
	} catch {
		return 0;
	}
}

function coloursOf(game: string): readonly string[] {
	try {
		return app.charkoni.game(game).colours;
	} catch {
		return []; /* of other rules */
	}
}

function Record({ game }: { game: Finished }) {
	const { id, ended, tally } = game;
	const spoken = useSignal(language);
	const who = useMemo(() => wonBy(tally.seats, coloursOf(tally.game), turnedOf(game)), [game, spoken]);
	return (
		<li>
			<a href={`#/replay/game/${id}`}>
				<Icon name="play" />
				<span>
					<strong>{kindName(tally.kind)}</strong>, {moment(ended)}
					<br />
					<span class="quiet small">
						{companyOf(tally.seats)} · {who}
					</span>
				</span>
			</a>
		</li>
	);
}

/** The finished games of this device, the latest first: a few, and all of them at a tap. */
export function RecordList() {
	const games = useFinished();
	const [isWhole, showAll] = useState(false);
	if (games === undefined) return null;
	if (typeof games === 'string') return <p class="fault">{games}</p>;
	if (games.length === 0)
		return <p class="quiet">{t('None yet. Games that come to their end are kept here.')}</p>;
	return (
		<>
			<ul class="links">
				{games.slice(0, isWhole ? games.length : FIRST_SEEN).map((game) => (
					<Record key={game.id} game={game} />
				))}
			</ul>
			{!isWhole && games.length > FIRST_SEEN && (
				<button class="button quiet" type="button" onClick={() => showAll(true)}>
					{t('All {count} games', { count: games.length })}
				</button>
			)}
		</>
	);
}
