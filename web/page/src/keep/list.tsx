/* list.tsx - the games in play that this device keeps, for the first screen. */
import type { KindName } from 'charkoni';
import { useEffect, useState } from 'preact/hooks';

import { app } from '../app.js';
import { t } from '../i18n.js';
import { tellAny } from '../say/fault.js';
import { kindName } from '../setup/texts.js';
import { useSignal } from '../signal.js';
import { Icon } from '../ui/icon.js';
import { companyOf } from './company.js';
import { discard, goOn, keeping, keptGames, onChanged, type KeptGame } from './kept.js';
import { moment } from './notice.js';

function useKept(): readonly [readonly KeptGame[] | string | undefined, () => void] {
	const [games, setGames] = useState<readonly KeptGame[] | string>();
	const [count, setCount] = useState(0);
	const mine = useSignal(keeping);
	const again = (): void => setCount((old) => old + 1);
	useEffect(() => {
		let wanted = true;
		keptGames()
			.then((found) => wanted && setGames(found))
			.catch((error: unknown) => wanted && setGames(tellAny(error)));
		const end = onChanged(again);
		return () => {
			wanted = false;
			end();
		};
	}, [count, mine]);
	return [games, again];
}

function stateOf(game: KeptGame): string {
	if (game.readOnly) return t('of other rules, only to be looked at');
	if (game.elsewhere) return t('being played in another tab');
	return t('left at {time}', { time: moment(game.changed) });
}

async function resume(id: string): Promise<void> {
	if (await goOn(id)) app.go('/play');
}

function Kept({ game, again }: { game: KeptGame; again: () => void }) {
	const [asks, setAsks] = useState(false);
	const [fault, setFault] = useState<string>();
	const discardIt = (): void => {
		discard(game.id).then(again, (error: unknown) => setFault(tellAny(error)));
	};
	const name = kindName(game.game.split(':')[0] as KindName);
	if (asks)
		return (
			<li class="kept asks">
				<p role={fault === undefined ? undefined : 'alert'}>
					{fault ?? t('Discard this game for good?')}
				</p>
				<div class="row">
					<button class="button" type="button" onClick={discardIt}>
						{t('Discard it')}
					</button>
					<button class="button" type="button" onClick={() => setAsks(false)}>
						{t('Keep it')}
					</button>
				</div>
			</li>
		);
	return (
		<li class="kept">
			<button class="kept-go" type="button" onClick={() => void resume(game.id)}>
				<Icon name="play" />
				<span>
					<strong>{name}</strong>, {stateOf(game)}
					<br />
					<span class="quiet small">{companyOf(game.seats)}</span>
				</span>
			</button>
			{!game.elsewhere && (
				<button
					class="icon-button"
					type="button"
					aria-label={t('Discard this game of {game}', { game: name })}
					onClick={() => setAsks(true)}
				>
					<Icon name="close" />
				</button>
			)}
		</li>
	);
}

/** So many games of a list are seen at first. */
export const FIRST_SEEN = 5;

/** The games that can be gone on with; nothing where there are none. The one that this tab plays is not among them. */
export function KeptList() {
	const [games, again] = useKept();
	const [isWhole, showAll] = useState(false);
	const mine = useSignal(keeping);
	if (games === undefined) return null;
	if (typeof games === 'string') return <p class="quiet small">{games}</p>;
	const others = games.filter(({ id }) => id !== mine?.id);
	if (others.length === 0) return null;
	return (
		<section class="kept-games" aria-labelledby="kept-title">
			<h2 id="kept-title">{t('Games in play')}</h2>
			<ul class="links">
				{others.slice(0, isWhole ? others.length : FIRST_SEEN).map((game) => (
					<Kept key={game.id} game={game} again={again} />
				))}
			</ul>
			{!isWhole && others.length > FIRST_SEEN && (
				<button class="button quiet" type="button" onClick={() => showAll(true)}>
					{t('All {count} games', { count: others.length })}
				</button>
			)}
		</section>
	);
}
