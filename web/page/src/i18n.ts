/* i18n.ts - what the page says, in the language of the person. Messages are English sentences; the catalogues are
 * those of the terminal, po/*.po, of which the build leaves the page's messages in one file a language.
 *
 * Mark messages with t, tn, tc where they are shown, or with msg where they are only kept; always as plain
 * string literals, for the build and scripts/messages find them by reading the source. */
import { FILES } from './files.js';
import { settings } from './settings.js';
import { Signal } from './signal.js';

export const LANGUAGES = ['en', 'es', 'pt', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
	en: 'English',
	es: 'Español',
	pt: 'Português',
	hi: 'हिन्दी',
};

/** What goes into the {named} places of a message. Numbers are written as the language writes them. */
export type Slots = Readonly<Record<string, string | number>>;

/** Messages by their English; after a context and U+0004 where they have one; plurals as a list of forms. */
type Catalogue = Readonly<Record<string, string | readonly string[]>>;

/** The language in force; what shows words is drawn again when it changes. */
export const language = new Signal<Language>('en');
let catalogue: Catalogue = {};
let numbers = new Intl.NumberFormat('en');

const isLanguage = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code);

/** The language that the person has chosen, else the first of the browser's that the page has. */
export function wantedLanguage(): Language {
	const chosen = settings.value.language;
	if (chosen !== 'auto') return chosen;
	for (const tag of navigator.languages) {
		const code = tag.slice(0, 2).toLowerCase();
		if (isLanguage(code)) return code;
	}
	return 'en';
}

/* The messages of a language; undefined where its file cannot be had. */
async function wordsOf(code: Language): Promise<Catalogue | undefined> {
	if (code === 'en') return {};
	try {
		const answer = await fetch(FILES.languages[code] ?? '');
		const words: unknown = answer.ok ? await answer.json() : undefined;
		return typeof words === 'object' && words !== null ? (words as Catalogue) : undefined;
	} catch {
		return undefined; /* cut off, and never loaded before */
	}
}

let latest: Language | undefined;

/** Load a language and let it hold; where its file cannot be had, English does. Of two that are asked for at the same
 * time the later one holds, whichever comes first. */
export async function speak(code: Language): Promise<void> {
	latest = code;
	const words = await wordsOf(code);
	if (code !== latest) return;
	const spoken = words ? code : 'en';
	catalogue = words ?? {};
	numbers = new Intl.NumberFormat(spoken);
	document.documentElement.lang = spoken;
	language.value = spoken;
	if (!words) addEventListener('online', () => code === latest && void speak(code), { once: true });
}

/** A number as the language writes it. */
export function number(value: number): string {
	return numbers.format(value);
}

/** The language that the page speaks, as it is written where the browser is: 'en-GB', whose clock has 24 hours. */
export function locale(): string {
	const spoken = language.value;
	const own = navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === spoken);
	if (own !== undefined) return own;
	const [, region] = /-([A-Z]{2})\b/.exec(navigator.language) ?? [];
	return region === undefined ? spoken : `${spoken}-${region}`;
}

/** A list of words in a sentence: "yellow, red and green". */
export function list(words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
	return new Intl.ListFormat(language.value, { type }).format(words);
}

function fill(text: string, slots: Slots | undefined): string {
	if (!slots) return text;
	return text.replace(/\{([a-z_]+)\}/g, (whole, name: string) => {
		const value = slots[name];
		if (value === undefined) return whole;
		return typeof value === 'number' ? number(value) : value;
	});
}

/* The plural forms of the catalogues: Portuguese and Hindi say "0" in the singular. The build refuses others. */
function form(n: number): number {
	return language.value === 'pt' || language.value === 'hi' ? Number(n > 1) : Number(n !== 1);
}

/** Mark a message that is translated where it is shown. */
export const msg = (id: string): string => id;

/** A message. */
export function t(id: string, slots?: Slots): string {
	const text = catalogue[id];
	return fill(typeof text === 'string' && text !== '' ? text : id, slots);
}

/** A message in the form that goes with the number n. Put n into the slots, where it is shown. */
export function tn(one: string, many: string, n: number, slots?: Slots): string {
	const text = catalogue[one];
	const own = Array.isArray(text) ? (text as readonly string[])[form(n)] : undefined;
	return fill(own || (n === 1 ? one : many), slots);
}

/** A message where the English alone is ambiguous. */
export function tc(context: string, id: string, slots?: Slots): string {
	const text = catalogue[`${context}\u0004${id}`];
	return fill(typeof text === 'string' && text !== '' ? text : id, slots);
}
