/* api.mjs - API.md, the reference, from the types in dist/ and the comments above them.
 *
 * node api.mjs         writes it
 * node api.mjs --check says whether it is the one that would be written */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import ts from 'typescript';

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, 'API.md');
const entry = join(here, 'dist/index.d.ts');

const INTRODUCTION = `# The reference of charkoni

Written by \`api.mjs\` from the types and their comments; README.md is the tour.

**Seats** are counted from 0 in every number of this interface, and from 1 in every text: game strings,
position lines, records. A *progress* is the squares that a piece has gone along the way of its own seat, 0 at
home. "rules.md", "table.md", "records.md" and "bots.md" are pages of the manual of charkoni.

Whatever is refused throws a [CharkoniError](#charkonierror) and changes nothing. Everything but \`load\`,
\`startBots\` and what is asked of \`Bots\` answers at once.
`;
/* The classes in the order in which one meets them; whatever else there is follows by its name. */
const FIRST = [
	'load',
	'startBots',
	'Charkoni',
	'Game',
	'Position',
	'Action',
	'Table',
	'GameRecord',
	'Random',
	'Bots',
];

const program = ts.createProgram([entry], {
	target: ts.ScriptTarget.ES2022,
	lib: ['lib.es2022.d.ts'],
	types: [],
});
const checker = program.getTypeChecker();
const source = program.getSourceFile(entry);
const names = new Map();
for (const symbol of checker.getExportsOfModule(checker.getSymbolAtLocation(source)))
	names.set(
		symbol.name,
		symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
	);

const silent = [];
const anchor = (name) => `[${name}](#${name.toLowerCase()})`;

/* A comment's text: {@link X} becomes a link, or the name of a member in code. */
function prose(parts) {
	return ts
		.displayPartsToString(parts)
		.replace(/\{@link\s+([\w.]+)\s*\}/g, (_, name) =>
			names.has(name) ? anchor(name) : `\`${name}\``,
		)
		.trim();
}

const point = (text) => `- ${text.replaceAll('\n', '\n  ')}`;

/* What stands above a symbol, its parameters and its example among it. */
function comment(symbol) {
	const lines = [prose(symbol.getDocumentationComment(checker))];
	for (const tag of symbol.getJsDocTags(checker)) {
		const text = prose(tag.text ?? []);
		if (tag.name === 'param')
			lines.push(point(`\`${text.split(' ')[0]}\`: ${text.replace(/^\S+\s+/, '')}`));
		else if (tag.name === 'returns') lines.push(point(`returns ${text}`));
		else if (tag.name === 'example') lines.push(`\n\`\`\`js\n${text}\n\`\`\``);
		else throw new Error(`${symbol.name}: what is @${tag.name}?`);
	}
	if (lines[0] === '')
		silent.push(symbol.parent ? `${symbol.parent.name}.${symbol.name}` : symbol.name);
	return lines
		.filter((line) => line !== '')
		.join('\n')
		.replace(/\n- /, '\n\n- ');
}

/* A declaration on one line, without its comments, without what only TypeScript's compiler wants. */
function code(node) {
	const printer = ts.createPrinter({ removeComments: true });
	return printer
		.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
		.replace(/\s+/g, ' ')
		.replace(/^(export |declare |default )+/, '')
		.replace(/;$/, '');
}

function members(symbol) {
	const found = [...(symbol.members?.values() ?? [])].filter((member) => {
		const [declaration] = member.declarations ?? [];
		return (
			declaration &&
			member.name !== '__constructor' &&
			!ts.isTypeParameterDeclaration(declaration)
		);
	});
	return found.filter(({ name }) => !name.startsWith('__#') && name !== '#private');
}

function member(symbol) {
	const text = comment(symbol);
	const head = code(symbol.declarations[0])
		.replace(/^get (\w+)\(\)/, 'readonly $1')
		.replace(/^readonly /, '');
	const lines = text.split('\n').map((line) => (line === '' ? '' : `  ${line}`));
	return text === '' ? `- \`${head}\`` : `- \`${head}\`  \n${lines.join('\n')}`;
}

/* The names that a class or interface builds on. */
function bases(declaration) {
	const types = declaration.heritageClauses?.flatMap((clause) => [...clause.types]) ?? [];
	const text = types
		.map((type) => type.expression.getText())
		.map((name) => (names.has(name) ? anchor(name) : `\`${name}\``));
	return text.length === 0 ? '' : `Has all that ${text.join(' and ')} has.`;
}

/* A type that needs several lines. Of words that the comment has in a table there is nothing more to say. */
function long(declaration) {
	const text = declaration
		.getText()
		.replace(/^export /, '')
		.replaceAll('    ', '\t');
	if (/^type \w+ = ('[\w-]+'( \| )?)+;$/.test(text)) {
		if (declaration.getFullText().includes('|---|')) return '';
		return `\`\`\`ts\n${text.replace(/ (?=\|)/g, '\n\t')}\n\`\`\``;
	}
	return `\`\`\`ts\n${text}\n\`\`\``;
}

function section(name, symbol) {
	const [declaration] = symbol.declarations;
	const parts = [`## ${name}`, comment(symbol)];
	if (ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration))
		parts.push(bases(declaration), members(symbol).map(member).join('\n'));
	else if (ts.isVariableDeclaration(declaration)) parts.push(`\`${code(declaration)}\``);
	else if (ts.isFunctionDeclaration(declaration)) parts.splice(1, 0, `\`${code(declaration)}\``);
	else if (code(declaration).length > 120) parts.push(long(declaration));
	else parts.push(`\`${code(declaration)}\``);
	return parts.filter((part) => part !== '').join('\n\n');
}

const rest = [...names.keys()].filter((name) => !FIRST.includes(name)).sort();
const sections = [...FIRST, ...rest].map((name) => section(name, names.get(name)));
const text = `${[INTRODUCTION.trimEnd(), ...sections].join('\n\n')}\n`;
if (silent.length > 0) {
	console.error(`api.mjs: without a comment: ${silent.join(', ')}`);
	process.exit(1);
}
if (process.argv[2] !== '--check') writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
	console.error('API.md is not what the types say: npm run api');
	process.exitCode = 1;
}
