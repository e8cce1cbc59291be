/** What stands for {part} and {want} in a sentence, and where in a text the fault is. */
export interface CharkoniErrorDetails {
	/** The part of the input that was wrong, cut to 63 bytes; "" where there is none. */
	readonly part?: string;
	/** What would be right; "" where there is nothing to say. */
	readonly want?: string;
	/** The sentence with {part} and {want} still in it; left out: the message. */
	readonly sentence?: string;
	/** Records: the line of the text, from 1. */
	readonly line?: number;
	/** Records: the column in characters, from 1. */
	readonly column?: number;
	/** The error of somebody else that is behind it. */
	readonly cause?: unknown;
}

const PART_MOST = 63;
const encoder = new TextEncoder();

/**
 * Whatever was handed over, as text for a sentence: cut to 63 bytes, at the end of a character, as the module cuts
 * it.
 * @internal
 */
export function shown(value: unknown): string {
	const text = textOfAny(value).slice(0, PART_MOST);
	if (encoder.encode(text).length <= PART_MOST) return text;
	let cut = '';
	let bytes = 0;
	for (const character of text) {
		bytes += encoder.encode(character).length;
		if (bytes > PART_MOST) break;
		cut += character;
	}
	return cut;
}

function textOfAny(value: unknown): string {
	try {
		return String(value);
	} catch {
		return typeof value;
	}
}

/**
 * Whatever the rules, the table or a record refuse, and every misuse of this package that can be told.
 * `message` is one English sentence that names what was wrong and what would be right. A refusal changes
 * nothing.
 */
export class CharkoniError extends Error {
	/** Always this. */
	override readonly name = 'CharkoniError';
	/** The part of the input that was wrong; "" where there is none. */
	readonly part: string;
	/** What would be right; "" where there is nothing to say. */
	readonly want: string;
	/**
	 * The sentence with `{part}` and `{want}` still in it: the same for every error of its sort, so that it can be
	 * looked up in another language.
	 */
	readonly sentence: string;
	/** Records: the line of the text, from 1. */
	readonly line: number | undefined;
	/** Records: the column in characters, from 1. */
	readonly column: number | undefined;

	/** For the package itself; `details` fills the fields of the same names. */
	constructor(message: string, details: CharkoniErrorDetails = {}) {
		super(message, details.cause === undefined ? undefined : { cause: details.cause });
		this.part = shown(details.part ?? '');
		this.want = details.want ?? '';
		this.sentence = details.sentence ?? message;
		this.line = details.line;
		this.column = details.column;
	}
}
