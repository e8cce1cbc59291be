import { CharkoniError, type Action, type Look, type Position } from 'charkoni';
import { Board } from '../board/board.js';
import type { Style } from '../board/drawing.js';
import type { Tempo } from '../board/motion.js';
import type { Move } from '../board/token.js';
import { t } from '../i18n.js';
import { pieceLabel, targetLabel } from '../say/board.js';
import { tellChange, wordsOf } from '../say/change.js';
import { whyNotMove, whyNotThere } from '../say/reason.js';
import { triedPiece } from '../say/why.js';
import { seatName, type Words } from '../say/words.js';
import type { Choices } from '../settings.js';
import { Entry } from '../log/story.js';
import { tellItem } from '../log/tell.js';
import { dueText } from './due.js';
import { tellRefused } from './refusals.js';
import type { Change, Pace, Session } from './session.js';

type Speed = Choices['speed'];

const TEMPO: Readonly<Record<Speed, Tempo>> = {
	slow: { step: 240, most: 1900 },
	usual: { step: 130, most: 1100 },
	fast: { step: 60, most: 450 },
	off: { step: 0, most: 0 },
};
const BOT: Readonly<Record<Speed, number>> = { slow: 1200, usual: 650, fast: 220, off: 0 };
const FORCED: Readonly<Record<Speed, number>> = { slow: 1600, usual: 900, fast: 450, off: 150 };

export function paceOf({ speed, forced }: Pick<Choices, 'speed' | 'forced'>): Pace {
	return { bot: BOT[speed], forced: forced ? FORCED[speed] : undefined };
}

/** How a game's board looks by the choices of the person. */
export function styleOf(session: Session, choices: Choices, theme: Style['theme'], down: number): Style {
	const own: Look = session.table.game.kind.startsWith('parchis') ? 'card' : 'cloth';
	const look = choices.look === 'auto' ? own : choices.look;
	return { look, theme, pieces: choices.pieces, numbers: choices.numbers, down };
}

/** What a stage asks of whoever shows it. */
export interface Audience {
	/** These sentences are new. */
	told(lines: readonly string[], change: Change): void;
	/** Why something may not be done; undefined: that is past. */
	why(sentence: string | undefined): void;
	/** Several actions end on one square: ask which is meant. */
	ask(actions: readonly Action[]): void;
}

/** A session on a board: shows what has happened, and takes to the session what people mean. */
export class Stage {
	readonly session: Session;
	readonly board: Board;
	tempo: Tempo = TEMPO.usual;
	readonly #audience: Audience;
	readonly #end: () => void;
	#last: Move | undefined;
	#words: Words;

	constructor(session: Session, style: Style, audience: Audience) {
		this.session = session;
		this.#audience = audience;
		this.#words = wordsOf(session);
		this.#last = lastOf(session);
		this.board = new Board(session.table.game, style, {
			pieceLabel: (token, targets) =>
				pieceLabel(this.#words, this.#position(), token, targets),
			targetLabel: (target) => targetLabel(this.#words, this.#position(), target),
			picked: (token) => this.attempt(() => session.touch(token.piece)),
			chosen: (actions) => this.#chosen(actions),
			refused: ({ seat, piece }, to) => audience.why(this.#why(seat, piece, to)),
		});
		session.shown = () => this.board.settled();
		this.#end = session.subscribe((change) => this.#take(change));
		this.board.show(this.#position(), { last: this.#last, tempo: TEMPO.off });
		this.#offer();
	}

	close(): void {
		this.#end();
		this.session.shown = () => Promise.resolve();
		this.board.close();
	}

	/** Go on by the choices of the person. */
	settle(choices: Choices): void {
		this.tempo = TEMPO[choices.speed];
		this.session.pace = paceOf(choices);
	}

	/** Do what a person means; a refusal is told. */
	attempt(act: () => void): void {
		try {
			act();
		} catch (error) {
			if (!(error instanceof CharkoniError)) throw error;
			this.#audience.why(tellRefused(this.session, error));
		}
	}

	/** Play an action that was chosen among several. One that is out of date, tapped twice, is not played again. */
	act(action: Action): void {
		const legal = this.session.table.legal().some(({ text }) => text === action.text);
		if (legal) this.attempt(() => this.session.act(action));
	}

	#position(): Position {
		return this.session.table.position() ?? this.session.table.game.start();
	}

	#take(change: Change): void {
		this.#words = wordsOf(this.session);
		const [event] = change.events;
		const led = ledOf(change);
		if (led) this.#last = led;
		else if (event?.kind === 'correct') this.#last = lastOf(this.session);
		if (event?.kind !== 'touch') {
			this.board.show(this.#position(), { led, last: this.#last, tempo: this.tempo });
		}
		this.#audience.why(undefined);
		this.#offer();
		const isCorrection = event?.kind === 'correct';
		const said = isCorrection ? tellCorrection(this.session) : tellChange(this.session, change);
		this.#audience.told(this.#undoubled(said), change);
	}

	/* Without what stands below it as what is due now, and is read out there. */
	#undoubled(said: readonly string[]): readonly string[] {
		const { seat } = this.session.turn;
		const turn =
			seat === undefined
				? ''
				: t('{other}’s turn.', { other: seatName(this.#words, seat) });
		const due = dueText(this.session, this.#words);
		return said.filter((line) => line !== turn && line !== due);
	}

	#offer(): void {
		const { table } = this.session;
		const { who, expect } = table.turn();
		const due = who === 'person' && (expect === 'action' || expect === 'touched');
		if (due) this.board.offer(table.legal());
	}

	#chosen(actions: readonly Action[]): void {
		const [only] = actions;
		if (only && actions.length === 1) this.act(only);
		else this.#audience.ask(actions);
	}

	#why(seat: number, piece: Parameters<typeof triedPiece>[0], to: number | undefined): string {
		const { table } = this.session;
		const due = table.turn().expect;
		const mine = table.position()?.owner === seat && (due === 'action' || due === 'touched');
		if (to === undefined || !mine) return whyNotMove(this.#words, table, seat, piece);
		return whyNotThere(this.#words, table, { ...triedPiece(piece), to });
	}
}

function ledOf({ events: [event], before }: Change): Move | undefined {
	if (event?.kind !== 'action' || before?.owner === undefined) return undefined;
	const action = before.game.action(event.action);
	if (action.pass) return undefined;
	return { seat: before.owner, from: action.from, to: action.to, lap: action.goesOn };
}

/* The last move of a table that is shown anew, where its piece still stands; the record knows whose it was, also where
 * somebody has moved for a partner. */
function lastOf(session: Session): Move | undefined {
	const record = session.record();
	for (let index = record.count - 1; index >= 0; index--) {
		const item = record.item(index);
		const done = item.item.kind === 'correct' ? item.item.replace : item.item;
		if (item.undone || done?.kind !== 'action') continue;
		const { last } = new Entry(record, item);
		const pieces = last && session.table.position()?.pieces(last.seat);
		return pieces?.some(({ progress }) => progress === last?.to) ? last : undefined;
	}
	return undefined;
}

/* What was taken back, and what has come in its place. */
function tellCorrection(session: Session): readonly string[] {
	const record = session.record();
	return tellItem(record, record.item(record.count - 1));
}
