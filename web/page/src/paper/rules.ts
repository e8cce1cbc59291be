/* rules.ts - the pages of rules, of which paper.wasm leaves what holds for a game. */
import { FILES } from '../files.js';
import type { Language } from '../i18n.js';
import { fetched, paperModule, type Paper } from './module.js';

function select(paper: Paper, game: string, page: Uint8Array): string {
	paper.clear();
	const [gameAt, gameSize] = paper.put(game);
	const [pageAt, pageSize] = paper.put(page);
	const out = paper.room(pageSize);
	const size = paper.call.paper_select(gameAt, gameSize, pageAt, pageSize, out);
	if (size < 0) throw new Error(`no page of rules for ${game}`);
	return paper.text(out, size);
}

/** The rules of a game in a language: Markdown without conditions. */
export async function rulesOf(game: string, language: Language): Promise<string> {
	const file = FILES.rules[`${language}/${game.split(':', 1)[0] ?? ''}`] ?? '';
	const [paper, page] = await Promise.all([paperModule(), fetched(file)]);
	return select(paper, game, page);
}
