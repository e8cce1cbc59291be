import { t } from '../i18n.js';
import { Emblem } from '../play/emblem.js';
import { latestThrow } from '../play/panel.js';
import { throwName, type Words } from '../say/words.js';
import { Thrown } from '../throws/throw.js';
import type { Lesson } from './lesson.js';

export interface TrayProps {
	readonly lesson: Lesson;
	readonly words: Words;
	readonly coins: boolean;
	/** Does what a person means; a refusal is told. */
	readonly attempt: (act: () => void) => void;
}

function Pool({ lesson }: { lesson: Lesson }) {
	const position = lesson.session.table.position();
	if (!position || position.pool.length === 0) return null;
	const rights = position.pachisi?.rights ?? 0;
	return (
		<ul class="pool" aria-label={t('Throws to be used')}>
			{position.pool.map((value, at) => (
				<li key={at} class="chip">
					{value}
				</li>
			))}
			{rights > 0 && <li class="chip right">{t('+ a piece in')}</li>}
		</ul>
	);
}

function Latest({ lesson, words, coins }: TrayProps) {
	const thrown = latestThrow(lesson.session);
	if (!thrown) return <div class="tray empty" />;
	return (
		<div class={`tray ${lesson.session.turn.expect === 'throw' ? 'past' : ''}`}>
			<Emblem colour={words.game.colours[thrown.seat] ?? ''} />
			<Thrown game={words.game} text={thrown.text} coins={coins} number={thrown.number} />
			<span class="worth">{throwName(thrown.text)}</span>
		</div>
	);
}

/** What lies under the thumb in a lesson: the throw, and the one button that is due. */
export function Tray(props: TrayProps) {
	const { lesson, attempt } = props;
	const { due, phase, session } = lesson;
	const pass = due && 'move' in due && session.table.legal().find((action) => action.pass);
	const passes = pass && lesson.takes(pass);
	return (
		<section class="panel" aria-label={t('Throw')}>
			<Pool lesson={lesson} />
			<Latest {...props} />
			{due && 'throw' in due && (
				<button
					type="button"
					class="button primary big throw"
					onClick={() => attempt(() => lesson.throw())}
				>
					{t('Throw')}
				</button>
			)}
			{passes && (
				<button
					type="button"
					class="button pass"
					onClick={() => attempt(() => session.act(pass))}
				>
					{t('Pass')}
				</button>
			)}
			{phase === 'read' && (
				<button
					type="button"
					class="button primary big go-on"
					onClick={() => lesson.goOn()}
				>
					{t('Go on')}
				</button>
			)}
		</section>
	);
}
