/* legend.tsx - what the marks on pieces say: each as the module draws it at the table, with a sentence. */
import type { Game, Position } from 'charkoni';
import { useMemo } from 'preact/hooks';

import { draw, type Style } from '../board/drawing.js';
import { language, t } from '../i18n.js';
import { useStyle } from '../log/look-board.js';
import { positionOf as setUp, setupOf, withPiece, type SetPiece } from '../position/setup.js';
import { isParchis } from '../say/words.js';
import { useSignal } from '../signal.js';

/** A mark, and what it says. */
interface Sign {
	readonly text: string;
	/** The pieces of seat 0 that show it, the one that is drawn first. */
	readonly pieces: readonly Partial<SetPiece>[];
}

/* A square on the way round, one in the middle column on the way home; both are there in every game. */
const round = (game: Game): number => Math.round(game.goal / 3);
const inwards = (game: Game): number => game.goal - 3;

function signsOf(game: Game, style: Style): readonly Sign[] {
	const out = { progress: round(game) };
	const done: Sign = {
		text: t('A white ring: this piece is at the goal.'),
		pieces: [{ progress: game.goal }],
	};
	if (isParchis(game)) return [done];
	const home: Sign = {
		text:
			style.pieces === 'flat'
				? t(
						'Two discs, one on the other: this piece is on its way home, up the middle column.',
					)
				: t('Lying down: this piece is on its way home, up the middle column.'),
		pieces: [{ progress: inwards(game) }],
	};
	const lap: Sign = {
		text: t('An arrow: this piece has gone round once more.'),
		pieces: [{ ...out, lap: true }],
	};
	if (game.kind === 'chaupar')
		return [
			{
				text: t('A number: so many pieces are one group and move together.'),
				pieces: [out, out],
			},
			lap,
			home,
			done,
		];
	return [
		{ text: t('A dot: this piece has captured once.'), pieces: [{ ...out, captures: 1 }] },
		{
			text: t('A crown: it has captured twice and is a queen, which nobody captures.'),
			pieces: [{ ...out, captures: 2 }],
		},
		lap,
		home,
		done,
	];
}

/** The position that shows a sign; undefined in games whose options leave no room for it. */
function positionOf(game: Game, { pieces }: Sign): Position | undefined {
	const isMarked = ({ progress = 0, captures = 0, lap = false }: Partial<SetPiece>): boolean => {
		const can = game.marksAt(progress);
		return (can.captures || captures === 0) && (can.lap || !lap);
	};
	if (!pieces.every(isMarked)) return undefined;
	let setup = setupOf(game.start());
	for (const at of setup.pieces[0]?.keys() ?? [])
		setup = withPiece(setup, 0, at, pieces[at] ?? { progress: 0 });
	try {
		return setUp(setup);
	} catch {
		return undefined;
	}
}

/* The picture of the first piece, by itself. */
function pictureOf(game: Game, style: Style, sign: Sign): string | undefined {
	const position = positionOf(game, sign);
	const lying = { ...style, down: 1 }; /* the column lies across, as the piece does */
	const wanted = sign.pieces[0]?.progress;
	const drawn =
		position &&
		draw(position, lying).pieces.find((one) => one.seat === 0 && one.progress === wanted);
	if (!drawn) return undefined;
	const half = drawn.radius * 1.3;
	const box = `${-half} ${-half} ${2 * half} ${2 * half}`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawn.picture}</svg>`;
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The marks on the pieces of a game. */
export function Legend({ game }: { game: Game }) {
	const style = useStyle(game);
	const spoken = useSignal(language);
	const signs = useMemo(
		() =>
			signsOf(game, style)
				.map(({ text, pieces }) => ({
					text,
					src: pictureOf(game, style, { text, pieces }),
				}))
				.filter(({ src }) => src !== undefined),
		[game.text, style.look, style.theme, style.pieces, spoken],
	);
	return (
		<details class="legend">
			<summary>{t('The marks on pieces')}</summary>
			<ul>
				{signs.map(({ text, src }) => (
					<li key={text}>
						<img src={src} alt="" />
						<span>{text}</span>
					</li>
				))}
			</ul>
		</details>
	);
}
