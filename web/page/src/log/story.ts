/* A record as a story: its turns, each with what was thrown, played and corrected in it, in notation and in words, and
 * the position after each. Words are made when they are asked for. */
import type { GameRecord, Position, RecordedItem } from 'charkoni';

import type { Move } from '../board/token.js';
import { tellItem } from './tell.js';

/** One item of a record: a step of a replay. */
export class Entry {
	#lines: readonly string[] | undefined;

	constructor(
		private readonly record: GameRecord,
		readonly item: RecordedItem,
	) {}

	/** The index of the item in the record. */
	get index(): number {
		return this.item.index;
	}

	/** In notation: "12>17x"; of a comment "{}". */
	get word(): string {
		return this.item.word;
	}

	get isComment(): boolean {
		return this.item.item.kind === 'comment';
	}

	/** The sentences, without whose turn it is next. */
	get lines(): readonly string[] {
		this.#lines ??= tellItem(this.record, this.item);
		return this.#lines;
	}

	/** Where the pieces stand afterwards; undefined before play. */
	get after(): Position | undefined {
		return this.item.after.position;
	}

	/** The move, where it was one. */
	get last(): Move | undefined {
		const { item } = this.item;
		const done = item.kind === 'correct' ? item.replace : item;
		if (done?.kind !== 'action') return undefined;
		const action = this.record.game.action(done.action);
		if (action.pass) return undefined;
		const owner = this.record.before(this.index).position?.owner ?? 0;
		return { seat: owner, from: action.from, to: action.to, lap: action.goesOn };
	}
}

/** What one seat does until the next one is to act; a correction begins a part of its own. */
export interface Chapter {
	/** Tells chapters apart, and stays the same while the record grows. */
	readonly key: number;
	/** 0 is the opening. */
	readonly turn: number;
	/** Undefined in the opening. */
	readonly seat: number | undefined;
	/** How the chairs have turned by then: {@link RecordState.turned}. */
	readonly turned: number;
	readonly entries: readonly Entry[];
}

/** The story of a record. */
export interface Story {
	readonly record: GameRecord;
	readonly chapters: readonly Chapter[];
	/** Every entry, in order. */
	readonly entries: readonly Entry[];
}

/* Comments go with what they follow, so many of them at most: a record may hold nothing but comments. */
const COMMENTS_MOST = 64;

function belongs(chapter: Chapter, item: RecordedItem): boolean {
	if (item.item.kind === 'comment') return chapter.entries.length < COMMENTS_MOST;
	return item.item.kind !== 'correct' && chapter.turn === item.turn;
}

function chapterOf(record: GameRecord, item: RecordedItem, entries: readonly Entry[]): Chapter {
	const opening = item.turn === 0 || item.item.kind === 'comment';
	const { turned } = record.before(item.index);
	return { key: item.index, turn: item.turn, seat: opening ? undefined : item.seat, turned, entries };
}

/** The story of a record, as far as it goes. `known`, the story of the same game when its record was shorter, saves
 * making anew what has not changed: chapters that are the same stay the same objects. */
export function storyOf(record: GameRecord, known?: Story): Story {
	const keeps = known !== undefined && isGrown(record, known);
	const chapters = keeps ? [...known.chapters] : [];
	const entries = keeps ? [...known.entries] : [];
	/* The entries of the last chapter, where it was made here and may still grow. */
	let open: Entry[] | undefined;
	for (let index = entries.length; index < record.count; index++) {
		const item = record.item(index);
		const entry = new Entry(record, item);
		const last = chapters[chapters.length - 1];
		entries.push(entry);
		if (last === undefined || !belongs(last, item)) {
			open = [entry];
			chapters.push(chapterOf(record, item, open));
		} else if (open) open.push(entry);
		else {
			open = [...last.entries, entry];
			chapters[chapters.length - 1] = { ...last, entries: open };
		}
	}
	return { record, chapters, entries };
}

/* What is taken back changes items that are known already, so that then everything is made anew. */
function isGrown(record: GameRecord, known: Story): boolean {
	if (record.count < known.entries.length) return false;
	for (let index = known.entries.length; index < record.count; index++)
		if (record.item(index).item.kind === 'correct') return false;
	const last = known.entries[known.entries.length - 1];
	return last === undefined || record.item(last.index).word === last.word;
}
