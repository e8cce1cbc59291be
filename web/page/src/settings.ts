import type { Look, PieceStyle } from 'charkoni';

import { Signal } from './signal.js';

/** What a person has chosen for this device; kept in localStorage. */
export interface Choices {
	/** 'auto' follows the system. */
	theme: 'auto' | 'light' | 'dark';
	/** A language of the page; 'auto' follows the browser. */
	language: 'auto' | 'en' | 'es' | 'pt' | 'hi';
	sound: boolean;
	/** Vibration on a throw and a capture, where the device can. */
	vibration: boolean;
	/** How fast pieces walk and bots wait; 'off' shows every move at once. */
	speed: 'slow' | 'usual' | 'fast' | 'off';
	/** Forced moves play by themselves after a short pause. */
	forced: boolean;
	/** Pachisi: coins in the place of cowries. */
	coins: boolean;
	/** Numbers printed on the squares. */
	numbers: boolean;
	/** 'auto': cardboard for Parchís, cloth for the cross. */
	look: 'auto' | Look;
	pieces: PieceStyle;
	/** Throwing by shaking the device. */
	shake: boolean;
	/** Turn the board so that the person to move has its arm below. */
	turnBoard: boolean;
}

const USUAL: Choices = {
	theme: 'auto',
	language: 'auto',
	sound: true,
	vibration: true,
	speed: 'usual',
	forced: true,
	coins: false,
	numbers: true,
	look: 'auto',
	pieces: 'pawns',
	shake: false,
	turnBoard: false,
};

/* What the words among them may be; the store may hold what an older page, or somebody else, has put there. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
	theme: ['auto', 'light', 'dark'],
	language: ['auto', 'en', 'es', 'pt', 'hi'],
	speed: ['slow', 'usual', 'fast', 'off'],
	look: ['auto', 'modern', 'card', 'cloth'],
	pieces: ['pawns', 'flat'],
};

const KEY = 'charkoni.settings';

/** Read JSON that the page has kept under a key; undefined where there is none or the store is closed. */
export function remembered(key: string): unknown {
	try {
		const text = localStorage.getItem(key);
		return text === null ? undefined : JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Keep JSON under a key; a store that is closed or full is no reason to stop. */
export function remember(key: string, value: unknown): void {
	try {
		localStorage.setItem(key, JSON.stringify(value));
	} catch {
		/* The choice holds until the page is closed. */
	}
}

function holds(key: string, value: unknown): boolean {
	const words = Object.hasOwn(WORDS, key) ? WORDS[key] : undefined;
	if (words) return typeof value === 'string' && words.includes(value);
	return Object.hasOwn(USUAL, key) && typeof value === 'boolean';
}

function read(): Choices {
	const kept = remembered(KEY);
	const choices: Record<string, unknown> = { ...USUAL };
	if (kept && typeof kept === 'object')
		for (const [key, value] of Object.entries(kept)) if (holds(key, value)) choices[key] = value;
	return choices as unknown as Choices;
}

/** The choices as a signal; `set` changes some of them and keeps them. */
class Settings extends Signal<Readonly<Choices>> {
	set(change: Partial<Choices>): void {
		this.value = { ...this.value, ...change };
		remember(KEY, this.value);
	}

	reset(): void {
		this.set(USUAL);
	}
}

export const settings = new Settings(read());

/* Another tab of the page may have changed them. */
addEventListener('storage', ({ key }) => {
	if (key === KEY) settings.value = read();
});
