/* pane.tsx - the rules of a game as its options have them: on a screen of their own, and beside the board. */
import type { Game } from 'charkoni';
import { useEffect, useMemo, useState } from 'preact/hooks';

import { language, t } from '../i18n.js';
import { optionsOf } from '../setup/choice.js';
import { InForce } from '../setup/options.js';
import { settings } from '../settings.js';
import { useSignal } from '../signal.js';
import { theme } from '../theme.js';
import { lookOf } from '../ui/board-image.js';
import { rulesOf } from '../paper/rules.js';
import { figuresOf } from './figures.js';
import { Legend } from './legend.js';
import { Markdown } from './markdown.js';

/* The pictures stand below "In short", the first heading of every page. */
const BOARD = 1;

/** The board with the way of a seat, and what pieces do to one another. */
function Figures({ game }: { game: Game }) {
	const { look, pieces } = useSignal(settings);
	const colours = useSignal(theme);
	const spoken = useSignal(language);
	const figures = useMemo(
		() =>
			figuresOf(game, {
				look: lookOf(game.kind, look),
				theme: colours,
				pieces,
			}),
		[game.text, look, pieces, colours, spoken],
	);
	return (
		<div class="figures">
			{figures.map(({ svg, caption }) => (
				<figure key={caption}>
					<img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />
					<figcaption>{caption}</figcaption>
				</figure>
			))}
		</div>
	);
}

/** The rules of a game. */
export function RulesPane({ game }: { game: Game }) {
	const spoken = useSignal(language);
	const [page, setPage] = useState<string | undefined>(undefined);
	const [failed, setFailed] = useState(false);
	const [times, again] = useState(0);
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
	}, [game.text, spoken, times]);
	if (failed)
		return (
			<div role="alert">
				<p>
					{t(
						'The rules could not be loaded. Try again when the network is back.',
					)}
				</p>
				<button class="button" type="button" onClick={() => again(times + 1)}>
					{t('Try again')}
				</button>
			</div>
		);
	if (page === undefined) return <p role="status">{t('Loading the rules …')}</p>;
	return (
		<article class="rules" lang={spoken}>
			<InForce options={optionsOf(game.text)} />
			<Legend game={game} />
			<Markdown page={page} before={[BOARD, <Figures key="figures" game={game} />]} />
		</article>
	);
}
