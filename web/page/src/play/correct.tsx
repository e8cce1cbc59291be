/* correct.tsx - an older throw or move of a game with real dice is put right. */
import type { Game, RecordState, Replacement } from 'charkoni';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { t, tn } from '../i18n.js';
import type { Entry as Item, Story } from '../log/story.js';
import { wordsAt } from '../log/tell.js';
import { tellChoice } from '../say/choice.js';
import { colourOf, samePiece, type Words } from '../say/words.js';
import { Emblem } from './emblem.js';
import { Entry } from './entry.js';

export interface CorrectProps {
	readonly story: Story;
	/** What was entered wrongly. */
	readonly entry: Item;
	/** Called with true to take it back, and with what comes in its place; with undefined: let it stand. */
	readonly done: (put: Replacement | true | undefined) => void;
}

/** What follows an entry and stands: that is taken back with it. */
export function following({ entries }: Story, { index }: Item): number {
	return entries.filter(({ item, isComment }) => item.index > index && !isComment && !item.undone)
		.length;
}

function warning(story: Story, entry: Item): string {
	const count = following(story, entry);
	if (count === 0) return t('Nothing has been entered after it.');
	return tn(
		'Everything after it is taken back too: {count} entry. It has to be entered again.',
		'Everything after it is taken back too: {count} entries. They have to be entered again.',
		count,
		{ count },
	);
}

interface ChoiceProps {
	readonly words: Words;
	readonly before: RecordState;
	readonly put: (replacement: Replacement) => void;
}

function MoveChoice({ words, before: { position, touched }, put, old }: ChoiceProps & { old: string }) {
	if (!position) return null;
	const actions = position.legal().filter((action) => {
		const { from, group, captures, lap } = action;
		const free = !touched || samePiece({ progress: from, group, captures, lap }, touched);
		return free && action.text !== old;
	});
	if (actions.length === 0) return <p>{t('Nothing else could have been played.')}</p>;
	return (
		<>
			<p class="correct-ask">{t('What was really played?')}</p>
			{actions.map((action) => (
				<button
					key={action.text}
					type="button"
					class="button"
					onClick={() => put({ kind: 'action', action: action.text })}
				>
					{tellChoice(words, position, action)}
				</button>
			))}
		</>
	);
}

function ColourChoice({ words, put }: ChoiceProps) {
	return (
		<>
			{words.game.colours.map((colour, seat) => (
				<button
					key={colour}
					type="button"
					class="button"
					onClick={() => put({ kind: 'colour', colour: seat })}
				>
					<Emblem colour={colour} />
					{colourOf(words, seat)}
				</button>
			))}
		</>
	);
}

function ThrowChoice({
	game,
	kind,
	put,
}: {
	game: Game;
	kind: 'opening' | 'throw';
	put: ChoiceProps['put'];
}) {
	return (
		<>
			<p class="correct-ask">{t('What was really thrown?')}</p>
			<Entry game={game} enter={(text) => put({ kind, throw: text })} />
		</>
	);
}

function Choice({ story, entry, done }: CorrectProps) {
	const { record } = story;
	const { item } = entry.item;
	const old = item.kind === 'correct' ? item.replace : item;
	const before = record.before(entry.index);
	const choice: ChoiceProps = { words: wordsAt(record, before), before, put: done };
	switch (old?.kind) {
		case 'opening':
		case 'throw':
			return <ThrowChoice game={record.game} kind={old.kind} put={done} />;
		case 'action':
			return <MoveChoice {...choice} old={textOf(old.action)} />;
		case 'colour':
			return <ColourChoice {...choice} />;
		default:
			return null;
	}
}

const textOf = (like: string | { readonly text: string }): string =>
	typeof like === 'string' ? like : like.text;

/** Asks what really was, after saying what else goes with it. */
export function Correct(props: CorrectProps) {
	const { story, entry, done } = props;
	const dialog = useRef<HTMLDialogElement>(null);
	/* Before it is painted: a key that comes with it is not for the board behind. */
	useLayoutEffect(() => {
		const shown = dialog.current;
		shown?.showModal();
		return () => shown?.close();
	}, []);
	return (
		<dialog
			ref={dialog}
			class="sheet correct"
			aria-labelledby="correct"
			onCancel={() => done(undefined)}
		>
			<h2 id="correct">{t('Correct this')}</h2>
			<blockquote>{entry.lines.join(' ')}</blockquote>
			<p class="correct-warning">{warning(story, entry)}</p>
			<div class="choices">
				<Choice {...props} />
				<button type="button" class="button" onClick={() => done(true)}>
					{t('Only take it back')}
				</button>
				<button type="button" class="button quiet" onClick={() => done(undefined)}>
					{t('Let it stand')}
				</button>
			</div>
		</dialog>
	);
}
