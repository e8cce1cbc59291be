/* look-board.tsx - a board that is only looked at. */
import type { Game, Position } from 'charkoni';
import { useEffect, useRef } from 'preact/hooks';

import { Board } from '../board/board.js';
import type { Style } from '../board/drawing.js';
import type { Tempo } from '../board/motion.js';
import type { Move, Token } from '../board/token.js';
import { settings } from '../settings.js';
import { useSignal } from '../signal.js';
import { theme } from '../theme.js';
import { lookOf } from '../ui/board-image.js';
import { coloured, pieceName, type Words } from '../say/words.js';

/** How boards look on this device. */
export function useStyle(game: Game, down = 0): Style {
	const { look, pieces, numbers } = useSignal(settings);
	const now = useSignal(theme);
	return { look: lookOf(game.kind, look), theme: now, pieces, numbers, down };
}

export interface LookBoardProps {
	readonly words: Words;
	readonly position: Position;
	/** The move that led here. */
	readonly last?: Move | undefined;
	/** Whether that move is walked now, and how fast; left out, it is shown done. */
	readonly tempo?: Tempo | undefined;
	/** What the board is, for those who do not see it. */
	readonly label: string;
	/** The arm that points down; left out, that of seat 0. */
	readonly down?: number | undefined;
}

const AT_ONCE: Tempo = { step: 0, most: 0 };

export function LookBoard({ words, position, last, tempo = AT_ONCE, label, down = 0 }: LookBoardProps) {
	const host = useRef<HTMLDivElement>(null);
	const board = useRef<Board | undefined>(undefined);
	const spoken = useRef(words);
	spoken.current = words;
	const { game } = words;
	const style = useStyle(game, down);
	useEffect(() => {
		const none = (): void => undefined;
		const pieceLabel = ({ seat, piece }: Token): string =>
			`${coloured(spoken.current, seat)}: ${pieceName(spoken.current, seat, piece)}`;
		const made = new Board(game, style, {
			pieceLabel,
			targetLabel: () => '',
			picked: none,
			chosen: none,
			refused: none,
		});
		board.current = made;
		host.current?.append(made.element);
		return () => made.close();
	}, [game]);
	useEffect(
		() => board.current?.restyle(style),
		[style.look, style.theme, style.pieces, style.numbers, style.down],
	);
	useEffect(() => {
		const led = tempo.step > 0 ? last : undefined;
		board.current?.show(position, { led, last, tempo });
	}, [game, position, last, tempo]);
	return <div class="look-board" ref={host} role="group" aria-label={label} />;
}
