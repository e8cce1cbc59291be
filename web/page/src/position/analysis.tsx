/* analysis.tsx - what can be played in a position with a throw, and what each bot would play. */
import type { Position } from 'charkoni';
import { useEffect, useMemo, useState } from 'preact/hooks';

import { app } from '../app.js';
import { t } from '../i18n.js';
import { tellChoice } from '../say/choice.js';
import { whyLost, whyStuck } from '../say/reason.js';
import { pieceName, pieceOf, samePiece, throwName, type Words } from '../say/words.js';
import { botName } from '../setup/choice.js';

/* What cannot be moved, piece by piece, each with the reason. */
function Stuck({ position, words }: { position: Position; words: Words }) {
	const lines = useMemo(() => {
		const { owner } = position;
		if (owner === undefined || position.phase === 'throw') return [];
		const legal = position.legal();
		const own = position.pieces(owner);
		return own
			.filter((piece, at) => own.findIndex((one) => samePiece(one, piece)) === at)
			.filter(({ progress }) => progress !== words.game.goal)
			.filter((piece) => !legal.some((action) => samePiece(pieceOf(action), piece)))
			.map((piece) => ({
				piece: pieceName(words, owner, piece),
				reason: whyStuck(words, position, piece),
			}))
			.filter(({ reason }) => reason !== '');
	}, [position, words]);
	if (lines.length === 0) return null;
	return (
		<>
			<h2>{t('What cannot move, and why')}</h2>
			<ul class="stuck">
				{lines.map(({ piece, reason }) => (
					<li key={piece}>{t('The {piece}: {reason}', { piece, reason })}</li>
				))}
			</ul>
		</>
	);
}

/* A throw that is lost, and the reasons. */
function Lost({ position, words, text }: { position: Position; words: Words; text: string }) {
	return (
		<>
			<p>{t('With this throw nothing can be played.')}</p>
			<ul class="stuck">
				{whyLost(words, position, text).map((reason) => (
					<li key={reason}>{reason}</li>
				))}
			</ul>
		</>
	);
}

/** The position after a throw, as long as it is the same seat's to act with it. */
function thrown(position: Position, text: string): Position | undefined {
	if (position.phase !== 'throw' || text === '') return position;
	try {
		return position.throw(text);
	} catch {
		return undefined;
	}
}

/* The bots are asked one after the other, between what the page has to do. */
function useBots(position: Position | undefined): ReadonlyMap<string, string> {
	const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
	useEffect(() => {
		setChosen(new Map());
		if (!position || position.legal().length === 0) return undefined;
		let wanted = true;
		void (async () => {
			const found = new Map<string, string>();
			for (const bot of app.charkoni.bots) {
				if (bot === 'random') continue;
				await new Promise((resolve) => setTimeout(resolve));
				if (!wanted) return;
				found.set(bot, position.choose(bot, app.charkoni.random(1)).text);
				setChosen(new Map(found));
			}
		})();
		return () => {
			wanted = false;
		};
	}, [position]);
	return chosen;
}

function Choices({ position, words }: { position: Position; words: Words }) {
	const bots = useBots(position);
	const legal = useMemo(() => position.legal(), [position]);
	if (legal.length === 0) return <p>{t('With this throw nothing can be played.')}</p>;
	return (
		<ul class="analysis">
			{legal.map((action) => {
				const who = [...bots]
					.filter(([, text]) => text === action.text)
					.map(([bot]) => botName(bot));
				return (
					<li key={action.text}>
						<span>{tellChoice(words, position, action)}</span>{' '}
						<code>{action.text}</code>
						{who.length > 0 && (
							<span class="quiet small">
								{' '}
								{t('So plays: {bots}', {
									bots: who.join(', '),
								})}
							</span>
						)}
					</li>
				);
			})}
		</ul>
	);
}

/** What can be played, what cannot, and what bots would do. It stays open, and keeps its throw, while pieces are set
 * elsewhere. */
export function Analysis({ position, words }: { position: Position; words: Words }) {
	const [picked, setText] = useState('');
	const text = words.game.throws.some((one) => one.text === picked) ? picked : '';
	const [isOpen, open] = useState(position.phase !== 'throw');
	const after = useMemo(() => thrown(position, text), [position, text]);
	if (position.phase === 'over') return null;
	const throws = position.phase === 'throw';
	return (
		<details
			class="analysis-box"
			open={isOpen}
			onToggle={(event) => open(event.currentTarget.open)}
		>
			<summary>{t('What can be played')}</summary>
			{throws && (
				<div class="field">
					<label for="analysis-throw">{t('With the throw')}</label>
					<select
						id="analysis-throw"
						value={text}
						onChange={(event) => setText(event.currentTarget.value)}
					>
						<option value="">{t('choose a throw')}</option>
						{words.game.throws.map((one) => (
							<option key={one.text} value={one.text}>
								{throwName(one.text)}
							</option>
						))}
					</select>
				</div>
			)}
			{after &&
				(!throws || text !== '') &&
				(after.phase === 'throw' && after.seat === position.seat ? (
					<p>{t('With this throw one throws again first.')}</p>
				) : after.seat === position.seat ? (
					<>
						<Choices position={after} words={words} />
						<Stuck position={after} words={words} />
					</>
				) : (
					<Lost position={position} words={words} text={text} />
				))}
		</details>
	);
}
