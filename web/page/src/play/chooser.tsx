import type { Action, Position } from 'charkoni';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n.js';
import { tellChoice } from '../say/choice.js';
import { poolName, type Words } from '../say/words.js';

export interface ChooserProps {
	readonly words: Words;
	readonly position: Position;
	readonly actions: readonly Action[];
	/** What was chosen; undefined: nothing. */
	readonly done: (action: Action | undefined) => void;
}

/** Which of several actions that end on one square is meant: they differ in the throws, or in what they do. */
export function Chooser({ words, position, actions, done }: ChooserProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	/* Before it is painted: a key that comes with it is not for the board behind. */
	useLayoutEffect(() => {
		const shown = dialog.current;
		shown?.showModal();
		return () => shown?.close();
	}, []);
	const differ = new Set(actions.map(({ used }) => poolName(used))).size === actions.length;
	return (
		<dialog ref={dialog} class="sheet" aria-labelledby="chooser" onCancel={() => done(undefined)}>
			<h2 id="chooser">{differ ? t('With which throws?') : t('Which move?')}</h2>
			<div class="choices">
				{actions.map((action) => (
					<button
						key={action.text}
						type="button"
						class="button"
						onClick={() => done(action)}
					>
						{tellChoice(words, position, action)}
					</button>
				))}
				<button type="button" class="button quiet" onClick={() => done(undefined)}>
					{t('Cancel')}
				</button>
			</div>
		</dialog>
	);
}
