/* po.mjs - reads the catalogues po/*.po, and writes what the page needs of them. */
import { readFileSync } from 'node:fs';

const FORMS = ['nplurals=2; plural=(n != 1);', 'nplurals=2; plural=(n > 1);'];

const unquote = (line) => JSON.parse(line.slice(line.indexOf('"')).replace(/\t/g, '\\t'));

/** The entries of a .po text: { context?, one, many?, texts, fuzzy }. */
export function entriesOf(text) {
	return text
		.split(/\n\s*\n/)
		.map(entryOf)
		.filter((entry) => entry !== undefined);
}

function entryOf(block) {
	const entry = { context: undefined, one: undefined, many: undefined, texts: [], fuzzy: false };
	let add = () => undefined;
	for (const line of block.split('\n')) {
		const [, word] = /^(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?) /.exec(line) ?? [];
		if (line.startsWith('#,') && line.includes('fuzzy')) entry.fuzzy = true;
		if (word) add = adder(entry, word);
		if (word || line.startsWith('"')) add(unquote(line));
	}
	return entry.one === undefined ? undefined : entry;
}

function adder(entry, word) {
	const field = { msgctxt: 'context', msgid: 'one', msgid_plural: 'many' }[word];
	if (field) return (text) => (entry[field] = (entry[field] ?? '') + text);
	const index = Number(/\d/.exec(word)?.[0] ?? 0);
	return (text) => (entry.texts[index] = (entry.texts[index] ?? '') + text);
}

const keyOf = ({ context, one }) => (context === undefined ? one : `${context}\u0004${one}`);

/** The catalogue of one language, only with the messages asked for: message → text, or list of plural forms.
 * `missing` gets what has no translation. */
export function catalogueOf(path, messages, missing) {
	const entries = entriesOf(readFileSync(path, 'utf8'));
	const header = entries.find(({ one }) => one === '')?.texts[0] ?? '';
	const form = /Plural-Forms: (.*)/.exec(header)?.[1];
	if (!FORMS.includes(form))
		throw new Error(`${path}: the page does not know the plural forms "${form}"`);
	const texts = new Map(
		entries.filter(({ fuzzy }) => !fuzzy).map((entry) => [keyOf(entry), entry.texts]),
	);
	const catalogue = {};
	for (const message of messages) {
		const found = texts.get(keyOf(message)) ?? [];
		if (!found.length || found.some((text) => text === '')) missing.push(message.one);
		else catalogue[keyOf(message)] = message.many === undefined ? found[0] : found;
	}
	return catalogue;
}
