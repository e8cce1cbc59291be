import type { Position } from 'charkoni';

import { t } from '../i18n.js';
import { tellPieces } from '../say/due.js';
import type { Words } from '../say/words.js';
import type { Session } from './session.js';

/** A sentence of the game, numbered, so that it stays the same element. */
export type Line = { readonly number: number; readonly text: string };

/** What has been told, the latest last; read out as it comes. */
export function Told({ lines }: { lines: readonly Line[] }) {
	return (
		<div class="told" role="log" aria-label={t('What has happened')} tabIndex={0}>
			<div>
				{lines.map(({ number, text }) => (
					<p key={number}>{text}</p>
				))}
			</div>
		</div>
	);
}

export interface StandingProps {
	readonly session: Session;
	readonly words: Words;
	/** An earlier position that is looked at; left out, that of now. */
	readonly position?: Position | undefined;
}

/** Where every piece stands, in words, for those who do not see the board. */
export function Standing({ session, words, position: past }: StandingProps) {
	const position = past ?? session.table.position();
	if (!position) return null;
	return (
		<section class="unseen" aria-label={t('Where the pieces stand')}>
			<ul>
				{words.game.colours.map((colour, seat) => (
					<li key={colour}>{tellPieces(words, position, seat)}</li>
				))}
			</ul>
		</section>
	);
}
