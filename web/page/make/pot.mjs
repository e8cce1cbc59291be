/* pot.mjs - print the messages of the page as a template, for scripts/messages to join with those of the program. Runs
 * at the top of the source tree. */
import { messagesIn, sourcesIn } from './messages.mjs';

const quote = (text) => `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}"`;

const entries = new Map();
for (const path of sourcesIn('web/page/src'))
	for (const message of messagesIn(path)) {
		const key = `${message.context ?? ''}\u0004${message.one}`;
		const entry = entries.get(key) ?? { ...message, paths: [] };
		entry.many ??= message.many;
		entry.note ??= message.note;
		if (!entry.paths.includes(path)) entry.paths.push(path);
		entries.set(key, entry);
	}

console.log('msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n');
for (const { context, one, many, note, paths } of entries.values()) {
	const lines = [
		note && `#. TRANSLATORS: ${note}`,
		...paths.map((path) => `#: ${path}`),
		context !== undefined && `msgctxt ${quote(context)}`,
		`msgid ${quote(one)}`,
		many !== undefined && `msgid_plural ${quote(many)}`,
		many === undefined ? 'msgstr ""' : 'msgstr[0] ""\nmsgstr[1] ""',
	];
	console.log(`${lines.filter(Boolean).join('\n')}\n`);
}
