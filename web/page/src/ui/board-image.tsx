/* board-image.tsx - the picture of a board before the game, as the module draws it. */
import type { KindName, Look, Theme } from 'charkoni';

import { app } from '../app.js';
import { settings, type Choices } from '../settings.js';
import { useSignal } from '../signal.js';
import { theme } from '../theme.js';

const drawn = new Map<string, string>();

/** The look of a board: the choice of the person, else cardboard for Parchís, cloth for the cross. */
export function lookOf(kind: KindName, chosen: Choices['look']): Look {
	if (chosen !== 'auto') return chosen;
	return kind === 'pachisi' || kind === 'chaupar' ? 'cloth' : 'card';
}

function picture(game: string, look: Look, colours: Theme): string {
	const key = `${game} ${look} ${colours}`;
	let url = drawn.get(key);
	if (url === undefined) {
		const svg = app.charkoni.game(game).start().draw({ look, theme: colours, numbers: false });
		url = `data:image/svg+xml,${encodeURIComponent(svg)}`;
		drawn.set(key, url);
	}
	return url;
}

/** A board beside words that name it: it says nothing by itself. */
export function BoardImage({ kind, game = kind }: { kind: KindName; game?: string }) {
	const colours = useSignal(theme);
	const look = lookOf(kind, useSignal(settings).look);
	return <img src={picture(game, look, colours)} alt="" width="512" height="512" loading="lazy" />;
}
