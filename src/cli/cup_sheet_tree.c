/* The bracket of a championship, as print/tree.h draws it. */
#include "cli/cup_sheet_parts.h"

#include <string.h>

/* A match of the championship on its way to the drawing. */
typedef struct way {
	uint32_t drawn;  /* which match of the drawing, from 0; CK_TREE_NONE */
	uint8_t comes;   /* how many of its sides somebody can come to: byes leave one or none */
	uint16_t column; /* from the left, within its part */
} way;

typedef struct maker {
	ck_cup_sheets *o;
	const ck_cup *cup;
	uint32_t count; /* matches of the championship */
	way *ways;      /* by number - 1 */
	ck_tree_match *matches;
	uint32_t drawn;
} maker;

static bool is_part_of_bracket(uint8_t part)
{
	return part <= CK_PART_RESET;
}

/* --------------------------------------------------------------------- byes */

/* Whether somebody can come from a source. */
static bool comes(const maker *m, ck_source source)
{
	switch (source.kind) {
	case CK_SOURCE_PLACE: return true;
	case CK_SOURCE_WINNER: return m->ways[source.number].comes > 0;
	case CK_SOURCE_LOSER: return m->ways[source.number].comes == 2;
	default: return false;
	}
}

/* The column of a match is behind those of all it is fed from in its own part, byes too, so that rounds stand below each
 * other. */
static void way_find(maker *m, uint32_t number)
{
	const ck_cup_match *match = ck_cup_match_of(m->cup, number);
	way *w = &m->ways[number - 1];

	*w = (way){.drawn = CK_TREE_NONE};
	for (unsigned s = 0; s < 2; s++) {
		const ck_source source = match->source[s];

		w->comes = (uint8_t)(w->comes + comes(m, source));
		if (source.kind != CK_SOURCE_WINNER ||
		    ck_cup_match_of(m->cup, source.number + 1)->part != match->part)
			continue;
		if (m->ways[source.number].column >= w->column)
			w->column = (uint16_t)(m->ways[source.number].column + 1);
	}
}

/* Where a side really comes from: past matches that are byes. *bye is set if there was one. */
static ck_source past_byes(const maker *m, ck_source source, bool *bye)
{
	while (source.kind == CK_SOURCE_WINNER && m->ways[source.number].comes == 1) {
		const ck_cup_match *match = ck_cup_match_of(m->cup, source.number + 1);

		*bye = true;
		source = match->source[comes(m, match->source[0]) ? 0 : 1];
	}
	return source;
}

/* ------------------------------------------------------------------- matches */

/* "loser of game 12", or of which round while it has no game. */
static const char *hint_of(const maker *m, ck_source source)
{
	const ck_cup_match *from = ck_cup_match_of(m->cup, source.number + 1);
	ck_cup_ink *ink = &m->o->ink;
	const bool loser = source.kind == CK_SOURCE_LOSER;

	if (source.kind != CK_SOURCE_LOSER && source.kind != CK_SOURCE_WINNER)
		return "";
	if (from->games[0] != 0)
		return ck_cup_text_numbered(
			ink, loser ? ck_tr("loser of game {number}") : ck_tr("winner of game {number}"),
			from->games[0]);
	const ck_slot slots[] = {{"round", ck_cup_text_round(ink, m->cup, from)}, {NULL, NULL}};
	return ck_cup_ink_fill(ink, loser ? ck_tr("a loser of: {round}") : ck_tr("a winner of: {round}"),
	                       slots);
}

/* The last game that a match had before it was given away; 0 none. */
static uint32_t game_before(const maker *m, const ck_cup_match *match, uint32_t number)
{
	uint32_t i = match->state >= CK_MATCH_FORFEITED ? ck_cup_about(m->cup)->games : 0;

	while (i > 0 && ck_cup_game_of(m->cup, i)->match != number)
		i--;
	return i;
}

/* "12 · 20:00": its first game, and when it was announced for. */
static const char *label_of(const maker *m, const ck_cup_match *match, uint32_t number)
{
	ck_cup_ink *ink = &m->o->ink;
	const uint32_t first = match->games[0] != 0 ? match->games[0] : game_before(m, match, number);
	const ck_cup_game *game = ck_cup_game_of(m->cup, first);

	if (game == NULL)
		return "";
	return ck_cup_ink_join(ink, ck_cup_text_numbered(ink, ck_tr("Game {number}"), first),
	                       game->state == CK_GAME_SCHEDULED && game->shift <= 1
	                               ? ck_cup_text_clock(ink, game->announced)
	                               : "");
}

static const char *part_of(const ck_cup *cup, uint8_t part)
{
	const ck_format *format = &ck_cup_about(cup)->format;

	switch (part) {
	case CK_PART_MAIN: return format->kind == CK_FORMAT_DOUBLE_ELIMINATION ? ck_tr("Upper bracket") : "";
	case CK_PART_LOWER: return ck_tr("Lower bracket: a second defeat is the end");
	case CK_PART_THIRD: return ck_trc("round", "Third place");
	case CK_PART_FINAL: return ck_trc("round", "Final");
	default: return ck_tr("Second final, if the winner of the lower bracket wins the first");
	}
}

static void side_fill(const maker *m, const ck_cup_match *match, unsigned side, ck_tree_match *t)
{
	bool bye = false;
	const ck_source source = past_byes(m, match->source[side], &bye);
	const bool fed = source.kind == CK_SOURCE_WINNER &&
	                 ck_cup_match_of(m->cup, source.number + 1)->part == match->part;

	t->name[side] = ck_cup_text_entrant(&m->o->ink, m->cup, match->side[side]);
	t->from[side] = fed ? m->ways[source.number].drawn : CK_TREE_NONE;
	t->hint[side] = fed ? "" : hint_of(m, source);
	t->score[side] = ck_cup_text_score(&m->o->ink, m->cup, match, side);
	t->byes = (uint8_t)(t->byes | (bye ? 1u << side : 0));
	if (match->winner != 0 && match->winner == match->side[side])
		t->winner = (uint8_t)side;
}

static void match_add(maker *m, uint32_t number)
{
	const ck_cup_match *match = ck_cup_match_of(m->cup, number);
	ck_tree_match *t = &m->matches[m->drawn];

	*t = (ck_tree_match){
		.label = label_of(m, match, number),
		.head = ck_cup_text_round(&m->o->ink, m->cup, match),
		.part = part_of(m->cup, match->part),
		.column = m->ways[number - 1].column,
		.winner = CK_TREE_NOBODY,
	};
	for (unsigned s = 0; s < 2; s++)
		side_fill(m, match, s, t);
	m->ways[number - 1].drawn = m->drawn++;
}

/* The matches that are drawn, part by part, so that the pieces of each come one after the other. */
static void matches_add(maker *m)
{
	static const uint8_t parts[] = {CK_PART_MAIN, CK_PART_LOWER, CK_PART_FINAL, CK_PART_RESET,
	                                CK_PART_THIRD};

	for (uint32_t i = 1; i <= m->count; i++)
		way_find(m, i);
	for (size_t p = 0; p < sizeof(parts); p++)
		for (uint32_t i = 1; i <= m->count; i++)
			if (ck_cup_match_of(m->cup, i)->part == parts[p] && m->ways[i - 1].comes == 2)
				match_add(m, i);
}

/* -------------------------------------------------------------------- sheets */

static ck_cup_sheet_result bracket_check(const ck_cup *cup)
{
	const ck_cup_info *about = ck_cup_about(cup);
	const uint8_t kind = about->format.kind;

	if (kind != CK_FORMAT_KNOCKOUT && kind != CK_FORMAT_DOUBLE_ELIMINATION && kind != CK_FORMAT_GROUPS)
		return CK_CUP_SHEET_NO_BRACKET;
	if (about->matches == 0)
		return CK_CUP_SHEET_NOT_DRAWN;
	for (uint32_t i = about->matches; i > 0; i--)
		if (is_part_of_bracket(ck_cup_match_of(cup, i)->part))
			return CK_CUP_SHEET_MADE;
	return CK_CUP_SHEET_NO_KNOCKOUT;
}

ck_cup_sheet_result ck_cup_sheet_tree(ck_cup_sheets *o)
{
	maker m = {.o = o, .cup = o->wish.cup, .count = ck_cup_about(o->wish.cup)->matches};
	const ck_cup_sheet_result result = bracket_check(m.cup);

	if (result != CK_CUP_SHEET_MADE)
		return result;
	m.ways = ck_cup_ink_room(&o->ink, m.count, sizeof(*m.ways));
	m.matches = ck_cup_ink_room(&o->ink, m.count, sizeof(*m.matches));
	o->tree.marks = ck_cup_ink_room(&o->ink, m.count, sizeof(*o->tree.marks));
	o->tree.pieces = ck_cup_ink_room(&o->ink, m.count, sizeof(*o->tree.pieces));
	if (o->ink.failed)
		return CK_CUP_SHEET_NO_MEMORY;
	matches_add(&m);
	o->what = ck_tr("Bracket");
	o->tree.matches = m.matches;
	o->tree.count = m.drawn;
	o->tree.bye = ck_tr("bye");
	o->tree.winner = ck_trc("bracket", "Winner");
	o->tree.from = ck_tr("from sheet {sheet}");
	o->tree.to = ck_tr("to sheet {sheet}");
	o->picture = o->wish.picture;
	ck_tree_cut(&o->tree, o->picture ? UINT32_MAX : CK_TREE_LINES);
	o->count = o->tree.sheet_count;
	return CK_CUP_SHEET_MADE;
}
