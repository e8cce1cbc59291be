/* lesson.ts - a lesson at a real table: the throws are prepared, everything else is the rules'. It is a session of its
 * own, which is never the page's game: nothing of it is kept or counted. */
import type { Action, Charkoni, KindName } from 'charkoni';

import { t } from '../i18n.js';
import { Session, type Change, type Plan } from '../play/session.js';
import { Signal } from '../signal.js';
import { learn } from './learned.js';
import { ANY, LESSONS, type Act, type Step } from './script.js';

/** What a lesson waits for: that the newcomer does something, that the others have played, that what was said has been
 * read; or it is over. */
export type Phase = 'do' | 'others' | 'read' | 'end';

function planOf(start: string): Plan {
	const [game = ''] = start.split(' ');
	const person = { who: 'person', name: '' } as const;
	const bot = { who: 'bot', name: '' } as const;
	return {
		game,
		seats: [person, bot, bot, bot],
		realDice: false,
		start: { position: start },
		touch: false,
	};
}

/** One run through the lesson of a game. */
export class Lesson {
	readonly kind: KindName;
	/** Grows with every change, for whoever shows it. */
	readonly changed = new Signal(0);
	/** The table of now; another one after every jump in time. */
	session: Session;
	phase: Phase = 'do';
	/** It was played to its end. */
	finished = false;
	/** What came of the latest act, and why. */
	done: string | undefined;
	/** How long the others wait before they throw or move, in milliseconds. */
	pace = 900;
	readonly #charkoni: Charkoni;
	readonly #steps: readonly Step[];
	#step = 0;
	#act = 0;
	#closed = false;

	constructor(charkoni: Charkoni, kind: KindName) {
		this.kind = kind;
		this.#charkoni = charkoni;
		this.#steps = LESSONS[kind];
		this.session = this.#begin();
	}

	/** The step of now, from 1, and how many there are. */
	get progress(): { readonly at: number; readonly all: number } {
		return { at: this.#step + 1, all: this.#steps.length };
	}

	/** What the newcomer is to do now; undefined while it is not their turn. */
	get due(): Act | undefined {
		return this.phase === 'do' ? this.#now : undefined;
	}

	/** What is to be done now, in words; '' where nothing is. */
	get task(): string {
		const { due } = this;
		if (!due) return '';
		if (due.say !== undefined) return t(due.say);
		return 'throw' in due ? t('Throw.') : t('Move the marked piece to the marked square.');
	}

	/** The action that is taught now; undefined where there is none, or any will do. */
	get taught(): Action | undefined {
		const { due } = this;
		if (!due || !('move' in due)) return undefined;
		return this.session.table.legal().find(({ text }) => text === due.move);
	}

	/** Whether an action is one that the lesson can go on with. */
	takes({ text }: Action): boolean {
		const { due } = this;
		return due !== undefined && 'move' in due && (due.move === ANY || due.move === text);
	}

	/** Make the throw that is prepared, if one is due. */
	throw(): void {
		const { due } = this;
		if (due && 'throw' in due) this.session.enterThrow(due.throw);
	}

	/** What was said has been read: the next step, or the end. */
	goOn(): void {
		if (this.phase !== 'read') return;
		this.done = undefined;
		if (this.#next === undefined) {
			this.finished = true;
			learn(this.kind);
			this.end();
		} else {
			this.#step++;
			this.#act = 0;
			this.session.close();
			this.session = this.#begin();
			this.#enter('do');
		}
	}

	/** Leave the rest out. */
	end(): void {
		this.#enter('end');
	}

	close(): void {
		this.#closed = true;
		this.session.close();
	}

	get #now(): Act | undefined {
		return this.#steps[this.#step]?.acts[this.#act];
	}

	get #next(): Step | undefined {
		return this.#steps[this.#step + 1];
	}

	#begin(): Session {
		const session = Session.begin(this.#charkoni, planOf(this.#steps[this.#step]?.start ?? ''));
		session.subscribe((change) => this.#take(change));
		return session;
	}

	#enter(phase: Phase): void {
		this.phase = phase;
		if (!this.#closed) this.changed.value++;
	}

	#take({ seat }: Change): void {
		const act = this.#now;
		if (this.phase !== 'do' || seat !== 0 || !act) return;
		this.done = t(act.done, { needs: act.needs ?? 0 });
		if (act.then) {
			this.#enter('others');
			void this.#others(act.then, act.later);
		} else this.#advance();
	}

	/* Let the others throw and play, each after a pause. */
	async #others(words: readonly string[], later: string | undefined): Promise<void> {
		const { session } = this;
		for (const word of words) {
			await Promise.resolve(); // whoever shows it has begun to
			await session.shown();
			await new Promise((done) => setTimeout(done, this.pace));
			if (this.#closed || this.phase !== 'others' || session !== this.session) return;
			if (session.turn.expect === 'throw') session.enterThrow(word);
			else session.act(word);
		}
		if (later !== undefined) this.done = t(later);
		this.#advance();
	}

	#advance(): void {
		const { acts = [] } = this.#steps[this.#step] ?? {};
		if (this.#act + 1 < acts.length) this.#act++;
		else if (this.#next === undefined || this.#next.start !== undefined) {
			this.#enter('read');
			return;
		} else {
			this.#step++;
			this.#act = 0;
		}
		this.#enter('do');
	}
}
