/* Standings with their tie-breaks, for the wall. */
#include "cli/cup_sheet_parts.h"

#include "cli/cup_tell.h"
#include "cup/standing.h"

typedef struct maker {
	ck_cup_sheets *o;
	const ck_cup *cup;
	ck_standing *lines;
	uint32_t count;
	bool clubs;
	ck_cup_list list;
} maker;

static unsigned ties_of(const ck_format *format)
{
	unsigned count = 0;

	while (count < CK_TIES_MAX && format->ties[count] != CK_TIE_NONE)
		count++;
	return count;
}

/* Whether the standings go by how far each has come. */
static bool is_far(const ck_cup *cup, uint16_t group)
{
	const uint8_t kind = ck_cup_about(cup)->format.kind;

	return kind == CK_FORMAT_KNOCKOUT || kind == CK_FORMAT_DOUBLE_ELIMINATION ||
	       (kind == CK_FORMAT_GROUPS && group == 0);
}

/* ------------------------------------------------------------------- columns */

static void heads(maker *m, bool far)
{
	const ck_format *format = &ck_cup_about(m->cup)->format;
	ck_cup_list *l = &m->list;

	ck_cup_list_column(l, ck_trc("column", "Place"), CK_ANCHOR_MIDDLE, 0)->bold = true;
	ck_cup_list_column(l, ck_trc("column", "Entrant"), CK_ANCHOR_START, 3)->bold = true;
	if (m->clubs)
		ck_cup_list_column(l, ck_trc("column", "Club"), CK_ANCHOR_START, 2);
	if (far) {
		ck_cup_list_column(l, ck_tr("Came to"), CK_ANCHOR_START, 2);
		ck_cup_list_column(l, ck_trc("column", "Won"), CK_ANCHOR_MIDDLE, 0);
		return;
	}
	ck_cup_list_column(l, ck_trc("column", "Points"), CK_ANCHOR_MIDDLE, 0)->bold = true;
	ck_cup_list_column(l, ck_trc("column", "Played"), CK_ANCHOR_MIDDLE, 0);
	for (unsigned i = 0; i < ties_of(format); i++)
		if (format->ties[i] != CK_TIE_LOT)
			ck_cup_list_column(l, ck_cup_tell_tie(format->ties[i]), CK_ANCHOR_MIDDLE, 0);
	ck_cup_list_column(l, ck_tr("Before the next by"), CK_ANCHOR_START, 0)->least = 24 * CK_MM;
}

/* ---------------------------------------------------------------------- rows */

/* What a knockout says of where somebody stands. */
static const char *came_to(const maker *m, const ck_standing *line)
{
	const ck_cup_match *lost = ck_cup_match_of(m->cup, line->lost);
	ck_cup_ink *ink = &m->o->ink;

	if (line->round == 0)
		return ck_tr("Groups");
	if (lost != NULL)
		return ck_cup_text_round(ink, m->cup, lost);
	if (line->place == 1 && ck_cup_about(m->cup)->phase >= CK_CUP_COMPLETE)
		return ck_trc("bracket", "Winner");
	return ck_cup_text_round_number(ink, m->cup, line->round);
}

/* By what a line stands before the one below it. */
static const char *parted_by(const maker *m, const ck_standing *below)
{
	ck_cup_ink *ink = &m->o->ink;
	const ck_slot slots[] = {{"tie", ck_cup_tell_tie(below->decided_by)},
	                         {"one", ck_cup_ink_number(ink, below->decided[0])},
	                         {"other", ck_cup_ink_number(ink, below->decided[1])},
	                         {NULL, NULL}};

	if (below->decided_by == CK_TIE_NONE)
		return "";
	if (below->decided_by == CK_TIE_LOT)
		return ck_cup_tell_tie(CK_TIE_LOT);
	return ck_cup_ink_fill(ink, "{tie} {one} : {other}", slots);
}

static void table_cells(maker *m, const ck_standing *line, const ck_standing *below)
{
	const ck_format *format = &ck_cup_about(m->cup)->format;
	ck_cup_ink *ink = &m->o->ink;

	ck_cup_list_cell(&m->list, ck_cup_ink_number(ink, line->points));
	ck_cup_list_cell(&m->list, ck_cup_ink_number(ink, line->played));
	for (unsigned i = 0; i < ties_of(format); i++)
		if (format->ties[i] != CK_TIE_LOT)
			ck_cup_list_cell(&m->list, line->value[i] == CK_STANDING_SILENT &&
			                                           (format->ties[i] == CK_TIE_DIRECT ||
			                                            format->ties[i] == CK_TIE_EXTRA)
			                                   ? ""
			                                   : ck_cup_ink_number(ink, line->value[i]));
	ck_cup_list_cell(&m->list, below != NULL ? parted_by(m, below) : "");
}

static void row(maker *m, uint32_t i, bool far)
{
	const ck_standing *line = &m->lines[i];
	const ck_cup_entrant *e = ck_cup_entrant_of(m->cup, line->entrant);
	ck_cup_ink *ink = &m->o->ink;

	ck_cup_list_cell(&m->list, ck_cup_ink_number(ink, line->place));
	ck_cup_list_cell(&m->list, ck_cup_text_marked(ink, e, e->name));
	if (m->clubs)
		ck_cup_list_cell(&m->list, ck_cup_ink_text(ink, e->club));
	if (far) {
		ck_cup_list_cell(&m->list, came_to(m, line));
		ck_cup_list_cell(&m->list, ck_cup_ink_number(ink, line->points));
	} else {
		table_cells(m, line, i + 1 < m->count ? &m->lines[i + 1] : NULL);
	}
}

/* A table: of a group, or of all. False without memory. */
static bool table_add(maker *m, uint16_t group)
{
	const bool far = is_far(m->cup, group);
	const char *title = group == 0 ? ""
	                               : ck_cup_text_numbered(&m->o->ink, ck_tr("Group {number}"), group);
	ck_listing_part *part;

	m->count = ck_standing_list(m->cup, group, m->lines);
	if (m->count == CK_STANDING_FAILED)
		return false;
	part = ck_cup_list_part(&m->list, title, m->count);
	if (part == NULL)
		return false;
	part->whole = group != 0;
	heads(m, far);
	for (uint32_t i = 0; i < m->count; i++)
		row(m, i, far);
	return true;
}

/* What parts those who are level, in words. */
static const char *note_of(const maker *m, bool tables)
{
	const ck_format *format = &ck_cup_about(m->cup)->format;
	ck_cup_ink *ink = &m->o->ink;
	const char *ties = "";
	bool lot = false;

	for (unsigned i = 0; i < ties_of(format); i++) {
		ties = ck_cup_ink_join(ink, ties, ck_cup_tell_tie(format->ties[i]));
		lot = lot || format->ties[i] == CK_TIE_LOT;
	}
	if (!lot) /* it parts whom nothing else does */
		ties = ck_cup_ink_join(ink, ties, ck_cup_tell_tie(CK_TIE_LOT));
	const ck_slot slots[] = {{"ties", ties}, {NULL, NULL}};
	return !tables ? ck_tr("Whoever lost in the same round shares a place.")
	               : ck_cup_ink_fill(ink,
	                                 ck_tr("A win is a point, a bye too. Those with the same points are "
	                                       "parted by, in this order: {ties}."),
	                                 slots);
}

/* The groups there are; 0 without. */
static uint16_t groups_of(const ck_cup *cup)
{
	uint16_t groups = 0;

	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++) {
		const uint16_t group = ck_cup_entrant_of(cup, i)->group;

		groups = group > groups ? group : groups;
	}
	return groups;
}

static bool has_knockout(const ck_cup *cup)
{
	const uint32_t matches = ck_cup_about(cup)->matches;

	return matches > 0 && ck_cup_match_of(cup, matches)->part <= CK_PART_RESET;
}

static bool has_clubs(const ck_cup *cup)
{
	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++)
		if (ck_cup_entrant_of(cup, i)->club[0] != '\0')
			return true;
	return false;
}

ck_cup_sheet_result ck_cup_sheet_standings(ck_cup_sheets *o)
{
	maker m = {.o = o, .cup = o->wish.cup, .clubs = has_clubs(o->wish.cup)};
	const uint16_t groups = groups_of(m.cup);
	const bool each = groups > 0 && !has_knockout(m.cup);
	bool good = true;

	if (ck_cup_about(m.cup)->seed[0] == '\0')
		return CK_CUP_SHEET_NOT_DRAWN;
	m.lines = ck_cup_ink_room(&o->ink, ck_cup_about(m.cup)->entrants, sizeof(*m.lines));
	m.list = ck_cup_list_begin(&o->ink, groups + 1u);
	good = !o->ink.failed;
	if (!each)
		good = good && table_add(&m, 0);
	for (uint16_t g = 1; g <= groups && each && good; g++)
		good = table_add(&m, g);
	o->what = ck_tr("Standings");
	o->listing = ck_cup_list_end(&m.list, note_of(&m, each || !is_far(m.cup, 0)));
	return good ? CK_CUP_SHEET_MADE : CK_CUP_SHEET_NO_MEMORY;
}
