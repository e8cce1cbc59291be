/* Lists of a championship: how they are made, its entrants, and the games of a round. */
#include "cli/cup_sheet_parts.h"

#include "cup/schedule.h"

#include <string.h>

enum { SIGN = 32 * CK_MM, SIGN_HEIGHT = 11 * CK_MM, ROUND_HEIGHT = 9 * CK_MM };

/* --------------------------------------------------------------------- lists */

ck_cup_list ck_cup_list_begin(ck_cup_ink *ink, size_t parts)
{
	return (ck_cup_list){
		.ink = ink, .room = parts, .parts = ck_cup_ink_room(ink, parts, sizeof(ck_listing_part))};
}

/* Give the rows of the last part their number: there may be fewer than there was room for. */
static void part_close(ck_cup_list *l)
{
	ck_listing_part *part = l->count > 0 ? &l->parts[l->count - 1] : NULL;

	if (part != NULL && part->column_count > 0)
		part->row_count = l->cell / part->column_count;
}

ck_listing_part *ck_cup_list_part(ck_cup_list *l, const char *title, size_t rows)
{
	ck_listing_part *part;

	part_close(l);
	l->columns = ck_cup_ink_room(l->ink, CK_LISTING_COLUMNS, sizeof(*l->columns));
	l->cells = ck_cup_ink_room(l->ink, rows * CK_LISTING_COLUMNS, sizeof(*l->cells));
	l->cell = 0;
	if (l->ink->failed || l->count == l->room)
		return NULL;
	part = &l->parts[l->count++];
	*part = (ck_listing_part){.title = title, .note = "", .columns = l->columns, .cells = l->cells};
	return part;
}

ck_listing_column *ck_cup_list_column(ck_cup_list *l, const char *head, ck_anchor anchor, uint16_t share)
{
	ck_listing_column *c = &l->columns[l->parts[l->count - 1].column_count++];

	*c = (ck_listing_column){.head = head, .anchor = (uint8_t)anchor, .share = share};
	return c;
}

void ck_cup_list_cell(ck_cup_list *l, const char *text)
{
	l->cells[l->cell++] = text;
}

ck_listing ck_cup_list_end(ck_cup_list *l, const char *note)
{
	part_close(l);
	if (l->count > 0)
		l->parts[l->count - 1].note = note;
	return (ck_listing){l->parts, l->count};
}

/* ------------------------------------------------------------------ entrants */

typedef struct entrant_columns {
	bool named; /* pairs have names of their own */
	bool clubs;
	unsigned players;
} entrant_columns;

static entrant_columns entrant_columns_of(const ck_cup *cup, uint32_t *count)
{
	entrant_columns c = {.players = ck_cup_about(cup)->size};

	*count = 0;
	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++) {
		const ck_cup_entrant *e = ck_cup_entrant_of(cup, i);

		if (e->state == CK_ENTRANT_LEFT)
			continue;
		++*count;
		c.named = c.named || ck_cup_text_is_named(e);
		c.clubs = c.clubs || e->club[0] != '\0';
	}
	return c;
}

static void entrant_heads(ck_cup_list *l, const entrant_columns *c)
{
	ck_cup_list_column(l, ck_trc("column", "No."), CK_ANCHOR_END, 0)->bold = true;
	if (c->named)
		ck_cup_list_column(l, ck_trc("column", "Entrant"), CK_ANCHOR_START, 3)->bold = true;
	for (unsigned m = 0; m < c->players; m++) {
		ck_listing_column *sign;

		ck_cup_list_column(l, ck_trc("column", "Player"), CK_ANCHOR_START, 3)->bold = true;
		sign = ck_cup_list_column(l, ck_tr("I accept the rules: signature"), CK_ANCHOR_MIDDLE, 0);
		sign->ruled = true;
		sign->least = SIGN;
	}
	if (c->clubs)
		ck_cup_list_column(l, ck_trc("column", "Club"), CK_ANCHOR_START, 2);
}

/* Who has accepted already need not sign. */
static const char *acceptance_of(ck_cup_ink *ink, const ck_cup_entrant *e, unsigned member)
{
	const ck_slot slots[] = {{"time", ck_cup_text_clock(ink, e->accepted_at[member])}, {NULL, NULL}};

	return e->accepted[member][0] == '\0' ? "" : ck_cup_ink_fill(ink, ck_tr("accepted at {time}"), slots);
}

static void entrant_row(ck_cup_list *l, const entrant_columns *c, uint32_t number, const ck_cup_entrant *e)
{
	const bool named = ck_cup_text_is_named(e);

	ck_cup_list_cell(l, ck_cup_ink_number(l->ink, number));
	if (c->named)
		ck_cup_list_cell(l, named ? ck_cup_text_marked(l->ink, e, e->name) : "");
	for (unsigned m = 0; m < c->players; m++) {
		ck_cup_list_cell(l, named ? ck_cup_ink_text(l->ink, e->player[m])
		                          : ck_cup_text_marked(l->ink, e, e->player[m]));
		ck_cup_list_cell(l, acceptance_of(l->ink, e, m));
	}
	if (c->clubs)
		ck_cup_list_cell(l, ck_cup_ink_text(l->ink, e->club));
}

ck_cup_sheet_result ck_cup_sheet_entrants(ck_cup_sheets *o)
{
	const ck_cup *cup = o->wish.cup;
	const ck_slot slots[] = {{"game", ck_cup_about(cup)->game_string}, {NULL, NULL}};
	uint32_t count;
	const entrant_columns c = entrant_columns_of(cup, &count);
	ck_cup_list l = ck_cup_list_begin(&o->ink, 1);
	ck_listing_part *part = ck_cup_list_part(&l, "", count);

	if (count == 0)
		return CK_CUP_SHEET_NO_ENTRANTS;
	if (part == NULL)
		return CK_CUP_SHEET_NO_MEMORY;
	part->row_least = SIGN_HEIGHT;
	entrant_heads(&l, &c);
	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++)
		if (ck_cup_entrant_of(cup, i)->state != CK_ENTRANT_LEFT)
			entrant_row(&l, &c, i, ck_cup_entrant_of(cup, i));
	o->what = ck_tr("Entrants");
	o->landscape = c.players > 1;
	o->listing = ck_cup_list_end(
		&l, ck_cup_ink_fill(&o->ink,
	                            ck_tr("Whoever signs accepts the rules of this championship in full, and "
	                                  "the decisions of its judges as final. Game: {game}."),
	                            slots));
	return CK_CUP_SHEET_MADE;
}

/* --------------------------------------------------------------------- round */

static bool is_over(uint8_t state)
{
	return state >= CK_GAME_CERTIFIED;
}

uint32_t ck_cup_sheet_round_of(const ck_cup_sheets *o)
{
	const ck_cup *cup = o->wish.cup;
	const uint32_t rounds = ck_cup_about(cup)->rounds;
	uint32_t open = 0;

	if (o->wish.round != 0)
		return o->wish.round <= rounds ? o->wish.round : 0;
	for (uint32_t i = 1; i <= ck_cup_about(cup)->games; i++) {
		const ck_cup_game *game = ck_cup_game_of(cup, i);
		const uint32_t round = ck_cup_match_of(cup, game->match)->round;

		if (!is_over(game->state) && (open == 0 || round < open))
			open = round;
	}
	return open != 0 ? open : rounds;
}
