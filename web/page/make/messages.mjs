/* messages.mjs - the messages of the page, found in its sources: the literals in t('…'), msg('…'), tn('…', '…') and
 * tc('…', '…'). Needs nothing but Node, since scripts/po-update runs it too. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LITERAL = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|` + '`[^`$\\\\]*`';
const CALL = new RegExp(
	String.raw`(?<![\w.$])(t|msg|tn|tc)\(\s*(${LITERAL})(?:\s*,\s*(${LITERAL}))?\s*[,)]`,
	'g',
);
const NOTE = /TRANSLATORS:\s*((?:[^*\n]|\*(?!\/))*)(?:\*\/)?\s*$/;

/** Every .ts and .tsx below a folder, in the order of their names. */
export function sourcesIn(folder) {
	return readdirSync(folder, { withFileTypes: true })
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry) => {
			const path = join(folder, entry.name);
			if (entry.isDirectory()) return sourcesIn(path);
			return /\.tsx?$/.test(entry.name) ? [path] : [];
		});
}

const ESCAPES = { n: '\n', t: '\t' };

function textOf(literal) {
	return literal
		.slice(1, -1)
		.replace(/\\(?:u\{?([0-9a-fA-F]+)\}?|(.))/gs, (_, code, one) =>
			code ? String.fromCodePoint(parseInt(code, 16)) : (ESCAPES[one] ?? one),
		);
}

function messageOf(name, first, second) {
	const one = textOf(first);
	if (name === 'tn') return second && { one, many: textOf(second) };
	if (name === 'tc') return second && { context: one, one: textOf(second) };
	return { one };
}

/** The messages of one file: { context?, one, many?, note? }. A call whose argument is no literal is passed over: its
 * message is marked with msg elsewhere. */
export function messagesIn(path, text = readFileSync(path, 'utf8')) {
	const found = [];
	for (const { 0: whole, 1: name, 2: first, 3: second, index } of text.matchAll(CALL)) {
		const message = messageOf(name, first, second);
		const note = NOTE.exec(text.slice(Math.max(0, index - 300), index))?.[1]?.trim();
		if (message && whole) found.push({ ...message, ...(note ? { note } : {}) });
	}
	return found;
}
