/* sheets.ts - the sheets of paper of `charkoni board`, with the same words. */
import type { Game, Look, Theme } from 'charkoni';

import { language, number, t } from '../i18n.js';
import { titleOf } from '../rules/markdown.js';
import { paperModule, type Paper } from './module.js';
import { rulesOf } from './rules.js';

export const PAPERS = ['a4', 'letter', 'a3'] as const;
export type PaperName = (typeof PAPERS)[number];
export const LOOKS: readonly Look[] = ['modern', 'card', 'cloth'];
export const THEMES: readonly Theme[] = ['light', 'dark'];
/** What sheets show, in the order of ck_sheet_kind. */
export const KINDS = ['whole', 'tiles', 'arms', 'pieces', 'rules'] as const;
export type SheetKind = (typeof KINDS)[number];

/** What is to be printed. */
export interface PrintChoice {
	readonly game: Game;
	readonly paper: PaperName;
	readonly look: Look;
	readonly theme: Theme;
	readonly kinds: readonly SheetKind[];
	/** Of the board, edge to edge, in millimetres; 0 as it fits. */
	readonly size: number;
}

export interface Sheet {
	readonly svg: string;
	readonly landscape: boolean;
	readonly caption: string;
}

/** Why nothing can be printed so. */
export type PrintFault = 'too-large' | 'too-long';

const MICROMETRES = 1000;

/** The largest board of a kind of sheet in millimetres; 0 for a kind that the game has not. */
export type Most = Readonly<Record<SheetKind, number>>;

function noteOf(paper: Paper, choice: PrintChoice, sheet: number, kind: SheetKind, tile: string): string {
	switch (kind) {
		case 'tiles':
			return t(
				'Lay all tiles out as the names at their edges say: here lies {tile}. Then cut them along the marks at their corners and tape them together from behind.',
				{ tile },
			);
		case 'arms':
			return paper.call.paper_arms(sheet) > 0
				? t('Cut the arms along the marks at their corners.')
				: t(
						'Cut the Charkoni along the marks at its corners, lay the four arms around it as in the picture and tape them together from behind.',
					);
		case 'pieces':
			return (
				piecesNote(choice) +
				(paper.call.paper_pieces_fit(sheet) ? '' : ` ${tooSmall()}`)
			);
		case 'rules':
			return choice.game.text.includes(':') ? choice.game.text : '';
		default:
			return '';
	}
}

const tooSmall = (): string => t('The squares are too small for them: take larger paper, or print tiles.');

function piecesNote({ game }: PrintChoice): string {
	return game.kind === 'chaupar'
		? t(
				'Fold at the dashed lines. Standing pieces: glue one foot onto the other. Long dice: glue the flap inside. Round pieces: glue them onto card or coins. One of each is to spare.',
			)
		: t(
				'Standing pieces: fold at the dashed lines and glue one foot onto the other. Round pieces: glue them onto card or coins. One of each is to spare.',
			);
}

/* A tile by its column and its row, as it stands on its neighbours: "B1". */
function tileOf(paper: Paper, sheet: number): string {
	let column = paper.call.paper_column(sheet);
	let letters = '';
	for (; column >= 0; column = Math.floor(column / 26) - 1)
		letters = String.fromCharCode(65 + (column % 26)) + letters;
	return `${letters}${paper.call.paper_row(sheet) + 1}`;
}

function write(paper: Paper, sheet: number, words: readonly string[]): string {
	const [wordsAt] = paper.put(words.map((word) => `${word}\0`).join(''));
	const size = paper.call.paper_write(sheet, wordsAt, 0, 0);
	const out = paper.room(size + 1);
	paper.call.paper_write(sheet, wordsAt, out, size + 1);
	return paper.text(out, size);
}

function sheetOf(paper: Paper, choice: PrintChoice, title: string, sheet: number, count: number): Sheet {
	const kind = KINDS[paper.call.paper_kind(sheet)] ?? 'whole';
	const tile = tileOf(paper, sheet);
	const slots = { game: title, number: number(sheet + 1), count: number(count), tile };
	const caption =
		kind === 'tiles'
			? t('{game} · tile {tile} · sheet {number} of {count}', slots)
			: t('{game} · sheet {number} of {count}', slots);
	const check = t('This line is 100 mm long if the sheet is printed at its actual size (100 %).');
	const words = [language.value, title, check, caption, noteOf(paper, choice, sheet, kind, tile)];
	return {
		svg: write(paper, sheet, words),
		landscape: paper.call.paper_landscape(sheet) !== 0,
		caption,
	};
}

function begin(paper: Paper, { game, paper: name, look, theme }: PrintChoice): void {
	paper.clear();
	const [at, size] = paper.put(game.text);
	if (
		paper.call.paper_begin(
			at,
			size,
			PAPERS.indexOf(name),
			LOOKS.indexOf(look),
			THEMES.indexOf(theme),
		) < 0
	)
		throw new Error(`nothing to print for ${game.text}`);
}

function mostOf(paper: Paper): Most {
	const sizes = KINDS.map((kind, at) => [kind, Math.floor(paper.call.paper_most(at) / MICROMETRES)]);
	return Object.fromEntries(sizes) as Most;
}

/** What comes out of the printer, or why nothing does; and how large boards may be. */
export async function sheetsOf(
	choice: PrintChoice,
): Promise<{ most: Most; sheets: readonly Sheet[]; fault?: PrintFault }> {
	const [paper, rules] = await Promise.all([paperModule(), rulesOf(choice.game.text, language.value)]);
	begin(paper, choice);
	const most = mostOf(paper);
	const kinds = choice.kinds.reduce((sum, kind) => sum + (1 << KINDS.indexOf(kind)), 0);
	const [at, size] = paper.put(rules);
	const count = paper.call.paper_plan(kinds, choice.size * MICROMETRES, at, size);
	if (count < 0) return { most, sheets: [], fault: count === -3 ? 'too-long' : 'too-large' };
	const title = titleOf(rules);
	const sheets = [...Array(count).keys()].map((sheet) => sheetOf(paper, choice, title, sheet, count));
	return { most, sheets };
}
