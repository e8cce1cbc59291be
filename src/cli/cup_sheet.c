#include "cli/cup_sheet_parts.h"

#include "cli/cup_time.h"
#include "print/placard.h"

#include <stdio.h>
#include <stdlib.h>

enum {
	NUMBER = 48,
	COLUMN = 50 * CK_MM, /* of a bracket in one piece */
	AROUND = 20 * CK_MM, /* what the margins take of a picture */
};

const char *const ck_cup_sheet_words[CK_CUP_SHEET_COUNT + 1] = {
	[CK_CUP_SHEET_BRACKET] = "bracket",   [CK_CUP_SHEET_GROUPS] = "groups",
	[CK_CUP_SHEET_ROUND] = "round",       [CK_CUP_SHEET_STANDINGS] = "standings",
	[CK_CUP_SHEET_ENTRANTS] = "entrants", [CK_CUP_SHEET_SLIPS] = "slips",
	[CK_CUP_SHEET_TABLES] = "tables",     [CK_CUP_SHEET_CERTIFICATES] = "certificates",
};

/* -------------------------------------------------------------------- layout */

static bool is_list(ck_cup_sheet what)
{
	return what >= CK_CUP_SHEET_GROUPS && what <= CK_CUP_SHEET_ENTRANTS;
}

/* A leaf but for the number of the sheet. */
static ck_leaf leaf_of(const ck_cup_sheets *o)
{
	const ck_cup_sheet what = o->wish.what;

	return (ck_leaf){
		.sheet = ck_paper_sheet(o->wish.paper, o->landscape),
		.lang = ck_lang_get(),
		.heading = ck_cup_about(o->wish.cup)->name,
		.what = o->what,
		.foot = o->foot,
		.number = "",
		.bare = what >= CK_CUP_SHEET_SLIPS,
	};
}

/* Make the sheet of a leaf as large as what is on it. */
static void leaf_grow(const ck_cup_sheets *o, ck_leaf *l)
{
	const int32_t around = l->sheet.height - ck_leaf_room(l).height;

	if (is_list(o->wish.what)) {
		l->sheet.height = around + ck_listing_height(&o->listing, ck_leaf_room(l).width);
	} else {
		const int32_t columns = (int32_t)ck_tree_columns(&o->tree, 0);

		l->sheet.width = AROUND + (columns < 3 ? 3 : columns) * COLUMN;
		l->sheet.height = around + ck_tree_height(&o->tree, 0);
	}
}

/* Where the sheets of a list begin. */
static ck_cup_sheet_result list_part(ck_cup_sheets *o)
{
	const ck_leaf leaf = leaf_of(o);
	const ck_box room = ck_leaf_room(&leaf);
	ck_listing_place place = {0, 0};
	size_t i = 0;

	o->picture = o->wish.picture;
	for (o->count = 0; place.part < o->listing.count; o->count++)
		place = ck_listing_next(&o->listing, place, room);
	o->places = ck_cup_ink_room(&o->ink, o->count + 1, sizeof(*o->places));
	if (o->places == NULL)
		return CK_CUP_SHEET_NO_MEMORY;
	for (place = (ck_listing_place){0, 0}; i < o->count; i++) {
		o->places[i] = place;
		place = ck_listing_next(&o->listing, place, room);
	}
	if (o->picture && o->count > 1)
		o->count = 1;
	return CK_CUP_SHEET_MADE;
}

static ck_cup_sheet_result kind_make(ck_cup_sheets *o)
{
	switch (o->wish.what) {
	case CK_CUP_SHEET_BRACKET: return ck_cup_sheet_tree(o);
	case CK_CUP_SHEET_GROUPS: return ck_cup_sheet_groups(o);
	case CK_CUP_SHEET_ROUND: return ck_cup_sheet_round(o);
	case CK_CUP_SHEET_STANDINGS: return ck_cup_sheet_standings(o);
	case CK_CUP_SHEET_ENTRANTS: return ck_cup_sheet_entrants(o);
	case CK_CUP_SHEET_SLIPS: return ck_cup_sheet_slips(o);
	case CK_CUP_SHEET_CERTIFICATES: return ck_cup_sheet_certificates(o);
	default:
		o->what = ck_tr("Table numbers");
		o->count = ck_cup_about(o->wish.cup)->boards;
		return CK_CUP_SHEET_MADE;
	}
}

/* Where and when, and up to when the sheet knows what has happened: with the day, or it would be read as the hour at which
 * the championship begins. */
static const char *foot_of(ck_cup_sheets *o)
{
	const ck_cup *cup = o->wish.cup;
	const uint32_t acts = ck_cup_acts(cup);
	const int64_t at = acts > 0 ? ck_cup_act_at(cup, acts - 1)->at : 0;
	char day[CK_CUP_TIME];
	const ck_slot slots[] = {{"date", ck_cup_text_date(&o->ink, ck_cup_time_day(at, day))},
	                         {"time", ck_cup_text_clock(&o->ink, at)},
	                         {NULL, NULL}};

	return ck_cup_ink_join(&o->ink, ck_cup_text_where(&o->ink, cup),
	                       ck_cup_ink_fill(&o->ink, ck_tr("as of {date}, {time}"), slots));
}

ck_cup_sheet_result ck_cup_sheets_init(ck_cup_sheets *o, const ck_cup_sheet_wish *wish)
{
	ck_cup_sheet_result result;

	*o = (ck_cup_sheets){.wish = *wish, .what = ""};
	o->foot = foot_of(o);
	result = kind_make(o);
	if (result == CK_CUP_SHEET_MADE && is_list(wish->what))
		result = list_part(o);
	if (result == CK_CUP_SHEET_MADE && o->count == 0) /* no file is made of nothing */
		result = CK_CUP_SHEET_NO_GAMES;
	return o->ink.failed ? CK_CUP_SHEET_NO_MEMORY : result;
}

void ck_cup_sheets_release(ck_cup_sheets *o)
{
	ck_cup_ink_release(&o->ink);
}

/* ------------------------------------------------------------------- writing */

static void slips_write(ck_sink *s, const ck_cup_sheets *o, size_t sheet, ck_box room)
{
	const size_t first = sheet * o->wish.per_sheet, left = o->slip_count - first;

	ck_slips_write(s, &o->slips[first], left < o->wish.per_sheet ? left : o->wish.per_sheet,
	               &o->slip_words, o->wish.per_sheet, room);
}

static void placard_write(ck_sink *s, const ck_cup_sheets *o, size_t sheet, ck_box paper)
{
	char number[NUMBER];

	snprintf(number, sizeof(number), "%zu", sheet + 1);
	const ck_placard placard = {ck_cup_about(o->wish.cup)->name, ck_trc("column", "Table"), number};
	ck_placard_write(s, &placard, paper);
}

static void content_write(ck_sink *s, const ck_cup_sheets *o, size_t sheet, const ck_leaf *leaf)
{
	const ck_box room = ck_leaf_room(leaf);

	switch (o->wish.what) {
	case CK_CUP_SHEET_BRACKET: ck_tree_write(s, &o->tree, (uint32_t)sheet, room); break;
	case CK_CUP_SHEET_SLIPS: slips_write(s, o, sheet, room); break;
	case CK_CUP_SHEET_TABLES: placard_write(s, o, sheet, leaf->sheet); break;
	case CK_CUP_SHEET_CERTIFICATES: ck_certificate_write(s, &o->certificates[sheet], leaf->sheet); break;
	default: ck_listing_write(s, &o->listing, o->places[sheet], room);
	}
}

static size_t sheet_write(const ck_cup_sheets *o, size_t sheet, char *out, size_t cap)
{
	ck_sink s = ck_sink_into(out, cap);
	ck_leaf leaf = leaf_of(o);
	char number[NUMBER];

	snprintf(number, sizeof(number), "%zu / %zu", sheet + 1, o->count);
	if (o->count > 1)
		leaf.number = number;
	if (o->picture)
		leaf_grow(o, &leaf);
	ck_leaf_begin(&s, &leaf);
	content_write(&s, o, sheet, &leaf);
	ck_leaf_end(&s);
	return s.length;
}

char *ck_cup_sheets_svg(const ck_cup_sheets *o, size_t sheet, size_t *size)
{
	char *svg;

	*size = sheet_write(o, sheet, NULL, 0);
	svg = malloc(*size + 1);
	if (svg != NULL)
		sheet_write(o, sheet, svg, *size + 1);
	return svg;
}
