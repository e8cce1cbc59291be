import type { Game } from 'charkoni';
import { useState } from 'preact/hooks';
import { t, tn } from '../i18n.js';
import { isParchis } from '../say/words.js';
import { FlatDie, LongDie } from '../throws/dice.js';
import { cowries } from '../throws/throw.js';

export interface EntryProps {
	readonly game: Game;
	/** A throw, as every text has it. */
	readonly enter: (text: string) => void;
}

function DieEntry({ game, enter }: EntryProps) {
	return (
		<div class="keypad six">
			{game.throws.map(({ text }) => (
				<button
					key={text}
					type="button"
					class="key"
					aria-label={text}
					onClick={() => enter(text)}
				>
					<FlatDie value={Number(text)} />
					<span aria-hidden="true">{text}</span>
				</button>
			))}
		</div>
	);
}

function mouthsLabel(mouths: number, value: string, grace: boolean): string {
	const f = { count: String(mouths), value };
	return grace
		? tn('{count} mouth: {value}, a grace.', '{count} mouths: {value}, a grace.', mouths, f)
		: tn('{count} mouth: {value}.', '{count} mouths: {value}.', mouths, f);
}

function MouthsEntry({ game, enter }: EntryProps) {
	const graces = new Set(game.faces.filter(({ grace }) => grace).map(({ value }) => String(value)));
	return (
		<div class="keypad four">
			{Array.from({ length: cowries(game) + 1 }, (_, mouths) => {
				const { text } = game.throwOfMouths(mouths);
				return (
					<button
						key={mouths}
						type="button"
						class="key"
						onClick={() => enter(text)}
					>
						<span class="key-large" aria-hidden="true">
							{mouths}
						</span>
						<span class="key-small" aria-hidden="true">
							{`→ ${text}${graces.has(text) ? ' +' : ''}`}
						</span>
						<span class="unseen">
							{mouthsLabel(mouths, text, graces.has(text))}
						</span>
					</button>
				);
			})}
		</div>
	);
}

function SticksEntry({ game, enter }: EntryProps) {
	const [faces, setFaces] = useState<readonly number[]>([]);
	const textOf = (some: readonly number[]): string => [...some].sort((a, b) => b - a).join('-');
	const all = game.throws.map(({ text }) => text);
	/* Whether some throw shows all of these at once. */
	const possible = (some: readonly number[]): boolean =>
		all.some((text) => {
			const left = text.split('-').map(Number);
			return some.every((face) => {
				const at = left.indexOf(face);
				if (at >= 0) left.splice(at, 1);
				return at >= 0;
			});
		});
	const add = (face: number): void => {
		const now = [...faces, face];
		if (now.length < 3) setFaces(now);
		else {
			setFaces([]);
			enter(textOf(now));
		}
	};
	return (
		<>
			<p class="entered" aria-live="polite">
				{[0, 1, 2].map((at) => (
					<span key={at} class="slot">
						{faces[at] ?? '–'}
					</span>
				))}
				<button
					type="button"
					class="button"
					disabled={faces.length === 0}
					onClick={() => setFaces(faces.slice(0, -1))}
				>
					{t('Delete')}
				</button>
			</p>
			<div class={`keypad ${game.faces.length > 3 ? 'faces' : 'three'}`}>
				{game.faces.map(({ value }) => (
					<button
						key={value}
						type="button"
						class="key"
						aria-label={String(value)}
						disabled={!possible([...faces, value])}
						onClick={() => add(value)}
					>
						<LongDie value={value} />
						<span aria-hidden="true">{value}</span>
					</button>
				))}
			</div>
		</>
	);
}

/** What real dice, cowries or coins show, on keys for a thumb. */
export function Entry({ game, enter }: EntryProps) {
	if (isParchis(game)) return <DieEntry game={game} enter={enter} />;
	if (game.kind === 'chaupar') return <SticksEntry game={game} enter={enter} />;
	return <MouthsEntry game={game} enter={enter} />;
}

/** The question that goes with the keys. */
export function entryQuestion(game: Game, seat: string): string {
	if (isParchis(game)) return t('{seat} throws: what does the die show, 1 to 6?', { seat });
	if (game.kind === 'chaupar') return t('{seat} throws: what do the three dice show?', { seat });
	return t('{seat} throws: how many cowries show their mouths, or coins their tails?', { seat });
}
