/* old.tsx - a game in play whose rules are of another version: its board and its notation, and nothing to do. */
import type { Position } from 'charkoni';
import { useEffect, useState } from 'preact/hooks';

import { app } from '../app.js';
import { t } from '../i18n.js';
import { oldGame, type OldGame } from '../keep/old.js';
import { download } from '../share/files.js';
import { colourOf } from '../say/words.js';
import { LookBoard } from './look-board.js';

/* The board as it stood, if these rules know such a position. */
function positionOf(line: string | undefined): Position | undefined {
	try {
		return line === undefined ? undefined : app.charkoni.position(line);
	} catch {
		return undefined;
	}
}

function notation(words: OldGame['words']): string {
	let last = -1;
	let text = '';
	for (const { seat, word } of words) {
		if (seat !== last && !word.includes('=')) text += `${text === '' ? '' : '\n'}${seat + 1}:`;
		text += ` ${word}`;
		last = seat;
	}
	return text.trim();
}

export function OldGameView({ id }: { id: string }) {
	const [game, setGame] = useState<OldGame | 'gone'>();
	useEffect(() => {
		oldGame(id).then(
			(found) => setGame(found ?? 'gone'),
			() => setGame('gone'),
		);
	}, [id]);
	if (game === undefined) return null;
	if (game === 'gone')
		return (
			<p class="fault" role="alert">
				{t('This game is no longer kept on this device.')}
			</p>
		);
	const position = positionOf(game.line);
	const words = position && {
		game: position.game,
		names: game.seats.map(({ name }) => name || undefined),
	};
	const text = notation(game.words);
	return (
		<div class="replay">
			<div class="replay-stage">
				{words && position && (
					<LookBoard
						words={words}
						position={position}
						label={t('The board; {seat} is next', {
							seat: colourOf(words, position.seat ?? 0),
						})}
					/>
				)}
			</div>
			<div class="replay-moves">
				<p class="fault" role="status">
					{t(
						'This game was begun with version {other} of the rules, and the page now has version {own}. It can be looked at, and not gone on with.',
						{ other: game.rules, own: app.charkoni.rulesVersion },
					)}
				</p>
				<p>
					<code>{game.game}</code>
				</p>
				<pre class="old-notation">{text}</pre>
				<button
					class="button"
					type="button"
					onClick={() => download(`${id}.txt`, `${game.game}\n${text}\n`)}
				>
					{t('Download the moves')}
				</button>
			</div>
		</div>
	);
}
