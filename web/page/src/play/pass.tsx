/* pass.tsx - to leave what has been thrown unused: never where the throw was, and asked once more. */
import { focusInSight } from '../ui/focus.js';
import type { Action, Position } from 'charkoni';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import { t, tn } from '../i18n.js';
import { and, listOf } from '../say/words.js';

/** So soon a second press is the echo of the first, in milliseconds. */
const ECHO = 400;

/* "Lose 25 and 3?": what is left, and the rights to bring pieces in. */
function question({ pool, pachisi }: Position): string {
	const rights = pachisi?.rights ?? 0;
	const throws = pool.length > 0 ? listOf(pool.map(String)) : '';
	const entries =
		rights > 0
			? tn('bringing a piece in', 'bringing {count} pieces in', rights, { count: rights })
			: '';
	const what = throws && entries ? and(throws, entries) : throws || entries;
	return t('Lose {throws}?', { throws: what });
}

/** The button to pass, and the question that it asks before anything is lost. */
export function Pass({
	position,
	pass,
	act,
}: {
	position: Position;
	pass: Action;
	act: (pass: Action) => void;
}) {
	const [asked, ask] = useState<number>();
	const keep = useRef<HTMLButtonElement>(null);
	const { line } = position;
	/* Both before it is painted: "Yes" never answers the question of another position. */
	useLayoutEffect(() => ask(undefined), [line]);
	useLayoutEffect(() => {
		if (asked !== undefined) focusInSight(keep.current);
	}, [asked]);
	if (asked === undefined)
		return (
			<button type="button" class="button pass" onClick={() => ask(performance.now())}>
				{t('Pass')}
			</button>
		);
	return (
		<div class="pass-ask" role="group" aria-label={question(position)}>
			<span>{question(position)}</span>
			<button
				ref={keep}
				type="button"
				class="button pass-not"
				onClick={() => ask(undefined)}
			>
				{t('No, play on')}
			</button>
			<button
				type="button"
				class="button pass sure"
				onClick={() => {
					if (performance.now() - asked > ECHO) act(pass);
				}}
			>
				{t('Yes, pass')}
			</button>
		</div>
	);
}
