import { CharkoniError, shown } from './errors.js';
import { known } from './number.js';

/* The field that a kind of event or item cannot be without. Without it the slot of the module would keep a 0, which
 * is a throw, a seat and an action too. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
	sit: ['seat', 'occupant'],
	leave: ['seat', 'occupant'],
	return: ['seat', 'occupant'],
	opening: ['throw'],
	throw: ['throw'],
	colour: ['colour'],
	touch: ['piece'],
	action: ['action'],
	correct: ['target'],
	comment: ['text'],
};

const MAY: Readonly<Record<string, readonly string[]>> = {
	sit: ['who'],
	start: ['how'],
	correct: ['replace'],
};

/* What can stand in the place of something that is taken back. */
const REPLACEMENTS = ['opening', 'throw', 'colour', 'touch', 'action'];

type Fields = Readonly<Record<string, unknown>>;

/**
 * Refuse what is no object with all the fields that its kind cannot be without, and no others but `more`; a field
 * that is undefined counts as left out.
 * @param what "event", "item" or "replacement"
 * @internal
 */
export function checkFields(what: string, given: object, more: readonly string[]): void {
	const kind = String((given as Fields)['kind']);
	const wanted = WANTED[kind] ?? [];
	for (const field of wanted)
		if ((given as Fields)[field] === undefined)
			throw new CharkoniError(`The ${what} "${kind}" is without its field "${field}".`, {
				part: kind,
				want: field,
			});
	known(`The ${what} "${kind}"`, given, ['kind', ...wanted, ...(MAY[kind] ?? []), ...more]);
}

/** The same for what a correction puts in place. @internal */
export function checkReplacement(replace: { readonly kind: string }): void {
	const kind: unknown = (replace as { kind?: unknown } | null)?.kind;
	if (typeof kind !== 'string' || !REPLACEMENTS.includes(kind))
		throw new CharkoniError(`Nothing is replaced by a "${shown(kind)}".`, {
			part: shown(kind),
			want: REPLACEMENTS.join(', '),
		});
	checkFields('replacement', replace, []);
}

/** The kind of an event or item, from whatever was handed over. @internal */
export function kindOf(given: { readonly kind: string }): unknown {
	return (given as { kind?: unknown } | null | undefined)?.kind;
}
