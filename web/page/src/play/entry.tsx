import type { Game } from 'charkoni';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t, tn } from '../i18n.js';
import { isParchis } from '../say/words.js';
import { settings } from '../settings.js';
import { FlatDie, LongDie } from '../throws/dice.js';
import { cowries } from '../throws/throw.js';

export interface EntryProps {
	readonly game: Game;
	/** A throw, as every text has it. */
	readonly enter: (text: string) => void;
}

/* The keys of the keyboard that stand for the keys here: `press` gets a digit, or undefined to delete. Not while
 * something is written, nor behind a dialog. */
function useDigits(press: (digit: number | undefined) => void) {
	const host = useRef<HTMLDivElement>(null);
	const latest = useRef(press);
	latest.current = press;
	/* Before it is painted: whoever sees the keys can type. */
	useLayoutEffect(() => {
		const down = (event: KeyboardEvent): void => {
			const { key, target, repeat } = event;
			const isDigit = /^\d$/.test(key);
			if (repeat || event.ctrlKey || event.altKey || event.metaKey) return;
			if (!isDigit && key !== 'Backspace') return;
			if (target instanceof Element && target.closest('input, select, textarea')) return;
			const dialog = document.querySelector('dialog[open]');
			if (dialog && !dialog.contains(host.current)) return;
			event.preventDefault();
			latest.current(isDigit ? Number(key) : undefined);
		};
		addEventListener('keydown', down);
		return () => removeEventListener('keydown', down);
	}, []);
	return host;
}

function DieEntry({ game, enter }: EntryProps) {
	const host = useDigits((digit) => {
		if (game.throws.some(({ text }) => text === String(digit))) enter(String(digit));
	});
	return (
		<div class="keypad six" ref={host}>
			{game.throws.map(({ text }) => (
				<button
					key={text}
					type="button"
					class="key"
					aria-label={text}
					onClick={() => enter(text)}
				>
					<FlatDie value={Number(text)} />
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
	const most = cowries(game);
	const host = useDigits((digit) => {
		if (digit !== undefined && digit <= most) enter(game.throwOfMouths(digit).text);
	});
	return (
		<div class="keypad mouths" ref={host}>
			{Array.from({ length: most + 1 }, (_, mouths) => {
				const { text } = game.throwOfMouths(mouths);
				const isGrace = graces.has(text);
				return (
					<button
						key={mouths}
						type="button"
						class={`key ${isGrace ? 'grace' : ''}`}
						onClick={() => enter(text)}
					>
						<span class="key-large" aria-hidden="true">
							{mouths}
						</span>
						<span class="key-small" aria-hidden="true">
							{`= ${text}`}
						</span>
						{isGrace && (
							<span class="key-small" aria-hidden="true">
								{t('grace')}
							</span>
						)}
						<span class="unseen">
							{mouthsLabel(mouths, text, isGrace)}
						</span>
					</button>
				);
			})}
		</div>
	);
}

/* Whether some throw shows all of these faces at once. */
function isPossible(game: Game, some: readonly number[]): boolean {
	return game.throws.some(({ text }) => {
		const left = text.split('-').map(Number);
		return some.every((face) => {
			const at = left.indexOf(face);
			if (at >= 0) left.splice(at, 1);
			return at >= 0;
		});
	});
}

function SticksEntry({ game, enter }: EntryProps) {
	const [faces, setFaces] = useState<readonly number[]>([]);
	const add = (face: number): void => {
		const now = [...faces, face];
		if (!isPossible(game, now)) return;
		setFaces(now.length < 3 ? now : []);
		if (now.length === 3) enter([...now].sort((a, b) => b - a).join('-'));
	};
	const remove = (): void => setFaces(faces.slice(0, -1));
	const host = useDigits((digit) => (digit === undefined ? remove() : add(digit)));
	return (
		<div ref={host}>
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
					onClick={remove}
				>
					{t('Delete')}
				</button>
			</p>
			<div class="keypad sticks">
				{game.faces.map(({ value }) => (
					<button
						key={value}
						type="button"
						class="key"
						aria-label={String(value)}
						disabled={!isPossible(game, [...faces, value])}
						onClick={() => add(value)}
					>
						<LongDie value={value} />
						<span aria-hidden="true">{value}</span>
					</button>
				))}
			</div>
		</div>
	);
}

/** Keys for a throw that was made with real dice or cowries; the digits of the keyboard do the same. */
export function Entry({ game, enter }: EntryProps) {
	if (isParchis(game)) return <DieEntry game={game} enter={enter} />;
	if (game.kind === 'chaupar') return <SticksEntry game={game} enter={enter} />;
	return <MouthsEntry game={game} enter={enter} />;
}

/** The question that goes with the keys. */
export function entryQuestion(game: Game, seat: string): string {
	if (isParchis(game)) return t('{seat}: what does the die show?', { seat });
	if (game.kind === 'chaupar') return t('{seat}: what do the three dice show?', { seat });
	return settings.value.coins
		? t('{seat}: how many tails are up?', { seat })
		: t('{seat}: how many mouths are up?', { seat });
}
