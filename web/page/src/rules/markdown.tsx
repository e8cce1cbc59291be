/* markdown.tsx - the small part of Markdown that the pages of rules are written in (docs/rules/README.md), as elements:
 * nothing of it is ever read as HTML. */
import type { ComponentChildren, VNode } from 'preact';

const STRONG = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/;

/** **strong**, *emphasis* and `code` in a line. */
function spans(text: string): ComponentChildren {
	return text.split(STRONG).map((part) => {
		if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
		if (part.length > 1 && part.startsWith('*')) return <em>{part.slice(1, -1)}</em>;
		if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
		return part;
	});
}

type Kind = 'title' | 'heading' | 'item' | 'step' | 'row' | 'text';

interface Block {
	readonly kind: Kind;
	text: string;
}

const MARKS: readonly (readonly [Kind, RegExp])[] = [
	['title', /^# /],
	['heading', /^## /],
	['item', /^- /],
	['step', /^\d+\. /],
	['row', /^\|/],
];

function begin(line: string): Block {
	for (const [kind, mark] of MARKS) if (mark.test(line)) return { kind, text: line.replace(mark, '') };
	return { kind: 'text', text: line };
}

/* A line goes on with what stands above it, unless it begins something, or an empty line or a heading is above. */
function blocksOf(page: string): Block[] {
	const blocks: Block[] = [];
	let open = false;
	for (const line of page.split('\n')) {
		const block = begin(line.trim());
		const last = blocks.at(-1);
		if (line.trim() === '') open = false;
		else if (open && last && block.kind === 'text') last.text += ` ${block.text}`;
		else {
			blocks.push(block);
			open = block.kind !== 'title' && block.kind !== 'heading' && block.kind !== 'row';
		}
	}
	return blocks;
}

const cellsOf = (row: string): string[] =>
	row
		.replace(/\|\s*$/, '')
		.split('|')
		.map((cell) => cell.trim());

function Table({ rows }: { rows: readonly string[] }) {
	const [head = '', ...rest] = rows.filter((row) => !/^[\s|:-]+$/.test(row));
	return (
		<div class="table-scroll" tabIndex={0} role="group">
			<table>
				<thead>
					<tr>
						{cellsOf(head).map((cell) => (
							<th scope="col">{spans(cell)}</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rest.map((row) => (
						<tr>
							{cellsOf(row).map((cell) => (
								<td>{spans(cell)}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function elementOf(kind: Kind, texts: readonly string[]): ComponentChildren {
	switch (kind) {
		case 'title':
			return null; /* the screen has it in its bar */
		case 'heading':
			return <h2>{spans(texts[0] ?? '')}</h2>;
		case 'row':
			return <Table rows={texts} />;
		case 'item':
			return (
				<ul>
					{texts.map((text) => (
						<li>{spans(text)}</li>
					))}
				</ul>
			);
		case 'step':
			return (
				<ol>
					{texts.map((text) => (
						<li>{spans(text)}</li>
					))}
				</ol>
			);
		default:
			return <p>{spans(texts[0] ?? '')}</p>;
	}
}

const grouped = (kind: Kind): boolean => kind === 'item' || kind === 'step' || kind === 'row';

/** A page of rules. `before` puts something above the heading with this number, from 0. */
export function Markdown({ page, before }: { page: string; before?: readonly [number, VNode] }) {
	const out: ComponentChildren[] = [];
	const blocks = blocksOf(page);
	let headings = 0;
	for (let at = 0; at < blocks.length; ) {
		const kind = blocks[at]?.kind ?? 'text';
		let end = at + 1;
		while (grouped(kind) && blocks[end]?.kind === kind) end++;
		if (kind === 'heading' && before?.[0] === headings++) out.push(before[1]);
		out.push(
			elementOf(
				kind,
				blocks.slice(at, end).map(({ text }) => text),
			),
		);
		at = end;
	}
	return <>{out}</>;
}

/** What the page calls itself. */
export const titleOf = (page: string): string => /^# (.*)$/m.exec(page)?.[1] ?? '';
