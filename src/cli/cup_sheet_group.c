/* Cross tables: of each group, or of a league. */
#include "cli/cup_sheet_parts.h"

#include "cup/standing.h"

enum {
	ACROSS = 20,
	UPRIGHT = 12,
	CROSS = 7 * CK_MM,
	ROW = 8 * CK_MM
}; /* entrants across a sheet, and an upright one; a square of the table */

typedef struct maker {
	ck_cup_sheets *o;
	const ck_cup *cup;
	ck_standing *lines;
	uint32_t *members; /* of the group, in the order of the table */
	uint32_t count;
	uint32_t *row;      /* of each entrant, by number - 1; from 1, 0 none */
	const char **cells; /* count * count, NULL empty */
	uint32_t entrants;
	ck_cup_list list;
} maker;

/* The entrants of a group, by number: in the order in which they are paired. */
static void members_find(maker *m, uint16_t group)
{
	m->count = 0;
	for (uint32_t i = 1; i <= m->entrants; i++) {
		const ck_cup_entrant *e = ck_cup_entrant_of(m->cup, i);

		m->row[i - 1] = 0;
		if (e->state == CK_ENTRANT_LEFT || e->place == 0 || (group != 0 && e->group != group))
			continue;
		m->members[m->count++] = i;
		m->row[i - 1] = m->count;
	}
}

/* What a match says to the row of one of its sides: 1 or 0, + or - without a game, games where several are played. */
static const char *cell_of(const maker *m, const ck_cup_match *match, unsigned side)
{
	const bool won = match->winner == match->side[side];
	const ck_slot slots[] = {{"one", ck_cup_ink_number(&m->o->ink, match->wins[side])},
	                         {"other", ck_cup_ink_number(&m->o->ink, match->wins[!side])},
	                         {NULL, NULL}};

	if (match->state == CK_MATCH_FORFEITED || match->state == CK_MATCH_EMPTY)
		return won ? "+" : "–";
	if (match->state != CK_MATCH_DECIDED)
		return NULL;
	if (ck_cup_about(m->cup)->format.best == 1)
		return won ? "1" : "0";
	return ck_cup_ink_fill(&m->o->ink, "{one}:{other}", slots);
}

static void match_put(maker *m, const ck_cup_match *match)
{
	if (match->part != CK_PART_GROUP || match->side[0] > m->entrants || match->side[1] > m->entrants ||
	    match->side[0] == 0 || match->side[1] == 0)
		return;
	for (unsigned s = 0; s < 2; s++) {
		const uint32_t row = m->row[match->side[s] - 1], column = m->row[match->side[!s] - 1];
		const char **cell, *text = cell_of(m, match, s);

		if (row == 0 || column == 0 || text == NULL)
			continue;
		cell = &m->cells[(size_t)(row - 1) * m->count + column - 1];
		if (*cell != NULL) {
			const ck_slot both[] = {{"one", *cell}, {"other", text}, {NULL, NULL}};

			text = ck_cup_ink_fill(&m->o->ink, "{one} {other}", both);
		}
		*cell = text;
	}
}

static void heads(maker *m, uint32_t from, uint32_t to)
{
	ck_cup_list *l = &m->list;

	ck_cup_list_column(l, ck_trc("column", "No."), CK_ANCHOR_END, 0);
	ck_cup_list_column(l, ck_trc("column", "Entrant"), CK_ANCHOR_START, 1)->bold = true;
	for (uint32_t i = from; i < to; i++) {
		ck_listing_column *c = ck_cup_list_column(l, ck_cup_ink_number(&m->o->ink, m->members[i]),
		                                          CK_ANCHOR_MIDDLE, 0);

		c->crossed = true;
		c->least = CROSS;
	}
	ck_cup_list_column(l, ck_trc("column", "Points"), CK_ANCHOR_MIDDLE, 0)->bold = true;
	ck_cup_list_column(l, ck_trc("column", "Place"), CK_ANCHOR_MIDDLE, 0)->bold = true;
}

static const ck_standing *line_of(const maker *m, uint32_t entrant)
{
	for (uint32_t i = 0; i < m->count; i++)
		if (m->lines[i].entrant == entrant)
			return &m->lines[i];
	return NULL;
}

static void row(maker *m, uint32_t i, uint32_t from, uint32_t to)
{
	const ck_standing *line = line_of(m, m->members[i]);
	const ck_cup_entrant *e = ck_cup_entrant_of(m->cup, m->members[i]);
	ck_cup_ink *ink = &m->o->ink;

	ck_cup_list_cell(&m->list, ck_cup_ink_number(ink, m->members[i]));
	ck_cup_list_cell(&m->list, ck_cup_text_marked(ink, e, e->name));
	for (uint32_t k = from; k < to; k++) {
		const char *cell = m->cells[(size_t)i * m->count + k];

		ck_cup_list_cell(&m->list, k == i ? ck_listing_void : cell != NULL ? cell : "");
	}
	ck_cup_list_cell(&m->list, line == NULL ? "" : ck_cup_ink_number(ink, line->points));
	ck_cup_list_cell(&m->list,
	                 line == NULL || line->played == 0 ? "" : ck_cup_ink_number(ink, line->place));
}

/* The cross table of a group, in parts if it is wide. False without memory. */
static bool group_add(maker *m, uint16_t group)
{
	const char *title = group == 0 ? ""
	                               : ck_cup_text_numbered(&m->o->ink, ck_tr("Group {number}"), group);

	members_find(m, group);
	m->cells = ck_cup_ink_room(&m->o->ink, (size_t)m->count * m->count, sizeof(*m->cells));
	if (m->cells == NULL || ck_standing_list(m->cup, group, m->lines) == CK_STANDING_FAILED)
		return false;
	for (uint32_t i = 1; i <= ck_cup_about(m->cup)->matches; i++)
		match_put(m, ck_cup_match_of(m->cup, i));
	m->o->landscape = m->o->landscape || m->count > UPRIGHT;
	for (uint32_t from = 0; from < m->count; from += ACROSS) {
		const uint32_t to = from + ACROSS < m->count ? from + ACROSS : m->count;
		ck_listing_part *part = ck_cup_list_part(&m->list, title, m->count);

		if (part == NULL)
			return false;
		part->row_least = ROW;
		part->whole = true;
		heads(m, from, to);
		for (uint32_t i = 0; i < m->count; i++)
			row(m, i, from, to);
	}
	return !m->o->ink.failed;
}

ck_cup_sheet_result ck_cup_sheet_groups(ck_cup_sheets *o)
{
	maker m = {.o = o, .cup = o->wish.cup, .entrants = ck_cup_about(o->wish.cup)->entrants};
	const uint8_t kind = ck_cup_about(m.cup)->format.kind;
	uint16_t groups = 0;
	bool good;

	if (kind != CK_FORMAT_GROUPS && kind != CK_FORMAT_ROUND_ROBIN && kind != CK_FORMAT_DOUBLE_ROUND_ROBIN)
		return CK_CUP_SHEET_NO_GROUPS;
	if (ck_cup_about(m.cup)->matches == 0)
		return CK_CUP_SHEET_NOT_DRAWN;
	for (uint32_t i = 1; i <= m.entrants; i++)
		if (ck_cup_entrant_of(m.cup, i)->group > groups)
			groups = ck_cup_entrant_of(m.cup, i)->group;
	m.lines = ck_cup_ink_room(&o->ink, m.entrants, sizeof(*m.lines));
	m.members = ck_cup_ink_room(&o->ink, m.entrants, sizeof(*m.members));
	m.row = ck_cup_ink_room(&o->ink, m.entrants, sizeof(*m.row));
	m.list = ck_cup_list_begin(&o->ink, groups + m.entrants / ACROSS + 2);
	good = !o->ink.failed;
	for (uint16_t g = groups > 0; g <= groups && good; g++)
		good = group_add(&m, g);
	o->what = groups > 0 ? ck_tr("Groups") : ck_tr("Everybody against everybody");
	o->listing = ck_cup_list_end(&m.list, ck_tr("1 won, 0 lost; + and – without a game."));
	return good ? CK_CUP_SHEET_MADE : CK_CUP_SHEET_NO_MEMORY;
}
