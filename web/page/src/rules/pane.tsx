/* pane.tsx - the rules of a game as its options have them: on a screen of their own, and beside the board. */
import type { Game } from 'charkoni';
import { useEffect, useState } from 'preact/hooks';

import { language, t } from '../i18n.js';
import { InForce } from '../setup/options.js';
import { settings } from '../settings.js';
import { useSignal } from '../signal.js';
import { BoardImage, lookOf } from '../ui/board-image.js';
import { rulesOf } from '../paper/rules.js';
import { Markdown } from './markdown.js';

/* The board stands below "In short", the first heading of every page. */
const BOARD = 1;

/** The options of a game that are not the usual ones, from its game string. */
function optionsOf(game: string): Record<string, string> {
	const [, list = ''] = game.split(':', 2);
	return Object.fromEntries(
		list
			.split(',')
			.filter((pair) => pair.includes('='))
			.map((pair) => pair.split('=', 2) as [string, string]),
	);
}

/** The rules of a game. */
export function RulesPane({ game }: { game: Game }) {
	const spoken = useSignal(language);
	const look = useSignal(settings).look;
	const [page, setPage] = useState<string | undefined>(undefined);
	const [failed, setFailed] = useState(false);
	useEffect(() => {
		let here = true;
		setFailed(false);
		rulesOf(game.text, spoken).then(
			(text) => here && setPage(text),
			() => here && setFailed(true),
		);
		return () => {
			here = false;
		};
	}, [game.text, spoken]);
	if (failed)
		return (
			<p role="alert">
				{t('The rules could not be loaded. Try again when the network is back.')}
			</p>
		);
	if (page === undefined) return <p role="status">{t('Loading the rules …')}</p>;
	const board = (
		<BoardImage
			key={`${game.text} ${lookOf(game.kind, look)}`}
			kind={game.kind}
			game={game.text}
		/>
	);
	return (
		<article class="rules" lang={spoken}>
			<InForce options={optionsOf(game.text)} />
			<Markdown page={page} before={[BOARD, board]} />
		</article>
	);
}
