/* guide.ts - the board of a lesson: the piece and the square that are meant are marked, and what the lesson cannot go on
 * with is told, not played. */
import type { Action } from 'charkoni';

import type { Style } from '../board/drawing.js';
import { make } from '../board/token.js';
import { t } from '../i18n.js';
import { Stage, type Audience } from '../play/stage.js';
import { wordsOf } from '../say/change.js';
import { tellChoice } from '../say/choice.js';
import type { Lesson } from './lesson.js';

/** The taught move in words; undefined where none is taught. */
export function taughtText({ session, taught }: Lesson): string | undefined {
	const position = session.table.position();
	return taught && position && tellChoice(wordsOf(session), position, taught);
}

/** The stage of a lesson. */
export class Guide extends Stage {
	readonly #lesson: Lesson;
	readonly #why: Audience['why'];
	readonly #goal = make('g', { class: 'taught-goal', 'aria-hidden': 'true' });

	constructor(lesson: Lesson, style: Style, audience: Audience) {
		super(lesson.session, style, audience);
		this.#lesson = lesson;
		this.#why = audience.why;
		this.board.targets.element.after(this.#goal);
		this.mark();
	}

	override act(action: Action): void {
		const move = taughtText(this.#lesson);
		if (this.#lesson.takes(action)) super.act(action);
		else if (move !== undefined)
			this.#why(
				t('In a game you could do that. The lesson shows another move: {move}.', {
					move,
				}),
			);
	}

	/** Mark what is taught now. */
	mark(): void {
		const { board } = this;
		const { taught } = this.#lesson;
		if (this.#lesson.phase !== 'do') board.offer([]);
		const mover =
			taught &&
			board.tokens.find((token) =>
				board.actionsOf(token).some(({ text }) => text === taught.text),
			);
		for (const token of board.tokens) token.element.classList.toggle('taught', token === mover);
		board.svg.classList.toggle('teaching', taught !== undefined);
		this.#goal.replaceChildren();
		if (!taught) return;
		const d = board.plan.outline(board.game.cell(0, taught.to));
		this.#goal.append(make('path', { class: 'pale', d }), make('path', { d }));
	}
}
