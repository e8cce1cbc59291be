import { t } from '../i18n.js';
import { taughtText } from './guide.js';
import type { Lesson } from './lesson.js';

export interface CoachProps {
	readonly lesson: Lesson;
	/** What the others have just done. */
	readonly told: string;
	/** Why something may not be done, or is not what the lesson shows. */
	readonly why: string | undefined;
}

function Progress({ lesson }: { lesson: Lesson }) {
	const { at, all } = lesson.progress;
	return (
		<p class="coach-progress">
			<span>{t('{number} of {count}', { number: at, count: all })}</span>
			<progress value={at} max={all} aria-hidden="true" />
		</p>
	);
}

/** Who explains: how far the lesson is, what came of the latest act, what is to be done now. */
export function Coach({ lesson, told, why }: CoachProps) {
	const { phase, done, task } = lesson;
	return (
		<section class="coach" aria-label={t('Lesson')}>
			<Progress lesson={lesson} />
			<div aria-live="polite">
				{done !== undefined && <p class="coach-done">{done}</p>}
				{task !== '' && <p class="coach-task">{task}</p>}
				{task !== '' && <p class="unseen">{taughtText(lesson)}</p>}
				{phase === 'others' && <p class="coach-told">{told}</p>}
			</div>
			<p class="coach-why" role="status">
				{why}
			</p>
		</section>
	);
}
