/* The games of a round: by shift and table, for the wall. */
#include "cli/cup_sheet_parts.h"

#include "cup/schedule.h"

#include <stdlib.h>
#include <string.h>

enum { IDLE = 3, RESULT = 24 * CK_MM, ROW = 9 * CK_MM };

/* A game of the round with what it is sorted by. */
typedef struct place {
	uint32_t game, shift, table;
} place;

typedef struct maker {
	ck_cup_sheets *o;
	const ck_cup *cup;
	place *places;
	size_t count;
	int64_t *begun; /* of each game, by number - 1 */
	ck_cup_list list;
} maker;

static int compare(const void *one, const void *other)
{
	const place *a = one, *b = other;

	if (a->shift != b->shift)
		return a->shift < b->shift ? -1 : 1;
	if (a->table != b->table)
		return a->table < b->table ? -1 : 1;
	return a->game < b->game ? -1 : a->game > b->game;
}

/* Whether a game was dropped since a side is out: its match is lost with that, and it has no later game. */
static bool is_given_away(const maker *m, uint32_t number)
{
	const ck_cup_game *game = ck_cup_game_of(m->cup, number);
	const uint8_t state = ck_cup_match_of(m->cup, game->match)->state;

	if (game->state != CK_GAME_DROPPED || (state != CK_MATCH_FORFEITED && state != CK_MATCH_EMPTY))
		return false;
	for (uint32_t i = number + 1; i <= ck_cup_about(m->cup)->games; i++)
		if (ck_cup_game_of(m->cup, i)->match == game->match)
			return false;
	return true;
}

/* The games of a round that count, or were given away, in their order. */
static void places_find(maker *m, uint32_t round)
{
	for (uint32_t i = 1; i <= ck_cup_about(m->cup)->games; i++) {
		const ck_cup_game *game = ck_cup_game_of(m->cup, i);

		if (ck_cup_match_of(m->cup, game->match)->round != round ||
		    (game->state >= CK_GAME_ANNULLED && !is_given_away(m, i)))
			continue;
		m->places[m->count++] = (place){i, game->shift, game->table != 0 ? game->table : game->slot};
	}
	qsort(m->places, m->count, sizeof(*m->places), compare);
}

static void heads(ck_cup_list *l)
{
	ck_listing_column *result;

	ck_cup_list_column(l, ck_trc("column", "Table"), CK_ANCHOR_MIDDLE, 0)->bold = true;
	ck_cup_list_column(l, ck_trc("column", "Game"), CK_ANCHOR_MIDDLE, 0);
	ck_cup_list_column(l, "", CK_ANCHOR_END, 1)->bold = true;
	ck_cup_list_column(l, "", CK_ANCHOR_MIDDLE, 0);
	ck_cup_list_column(l, "", CK_ANCHOR_START, 1)->bold = true;
	ck_cup_list_column(l, ck_trc("column", "Start"), CK_ANCHOR_MIDDLE, 0);
	result = ck_cup_list_column(l, ck_trc("column", "Result"), CK_ANCHOR_MIDDLE, 0);
	result->ruled = true;
	result->least = RESULT;
}

/* When a game begins: what was announced, else about when. */
static const char *start_of(const maker *m, uint32_t number)
{
	const ck_cup_game *game = ck_cup_game_of(m->cup, number);
	ck_cup_ink *ink = &m->o->ink;
	const ck_slot slots[] = {{"time", ck_cup_text_clock(ink, m->begun[number - 1])}, {NULL, NULL}};

	if (game->state == CK_GAME_DROPPED)
		return "";
	if (game->started_at != 0 || (game->announced != 0 && game->shift <= 1))
		return ck_cup_text_clock(ink, game->started_at != 0 ? game->started_at : game->announced);
	return m->begun[number - 1] == 0 ? "" : ck_cup_ink_fill(ink, ck_tr("about {time}"), slots);
}

/* "7", or "7 · Third place" of a game that is none of those that the sheet is called by. */
static const char *number_of(const maker *m, uint32_t number, const ck_cup_match *match)
{
	ck_cup_ink *ink = &m->o->ink;
	const char *digits = ck_cup_ink_number(ink, number);

	return match->part != CK_PART_THIRD
	               ? digits
	               : ck_cup_ink_join(ink, digits, ck_cup_text_round(ink, m->cup, match));
}

static void row(maker *m, const place *p)
{
	const ck_cup_game *game = ck_cup_game_of(m->cup, p->game);
	const ck_cup_match *match = ck_cup_match_of(m->cup, game->match);
	ck_cup_ink *ink = &m->o->ink;

	ck_cup_list_cell(&m->list, p->table == 0 ? "" : ck_cup_ink_number(ink, p->table));
	ck_cup_list_cell(&m->list, number_of(m, p->game, match));
	ck_cup_list_cell(&m->list, ck_cup_text_entrant(ink, m->cup, match->side[0]));
	ck_cup_list_cell(&m->list, "–");
	ck_cup_list_cell(&m->list, ck_cup_text_entrant(ink, m->cup, match->side[1]));
	ck_cup_list_cell(&m->list, start_of(m, p->game));
	ck_cup_list_cell(&m->list, ck_cup_text_result(ink, m->cup, game));
}

/* Who has no game in a round: a bye, or where everybody meets everybody and they are odd, nobody to meet. Marks them in
 * `idle`, by number - 1; how many. */
static uint32_t idle_find(const maker *m, uint32_t round, bool *idle)
{
	const uint32_t entrants = ck_cup_about(m->cup)->entrants;
	bool everybody = false;
	uint32_t count = 0;

	for (uint32_t i = 1; i <= entrants; i++)
		idle[i - 1] = ck_cup_entrant_of(m->cup, i)->state == CK_ENTRANT_IN;
	for (uint32_t i = 1; i <= ck_cup_about(m->cup)->matches; i++) {
		const ck_cup_match *match = ck_cup_match_of(m->cup, i);

		everybody = everybody || (match->round == round && match->part == CK_PART_GROUP);
		for (unsigned s = 0; s < 2 && match->round == round && match->state != CK_MATCH_BYE; s++)
			if (match->side[s] - 1 < entrants)
				idle[match->side[s] - 1] = false;
	}
	if (!everybody)
		memset(idle, 0, entrants * sizeof(*idle));
	for (uint32_t i = 1; i <= ck_cup_about(m->cup)->matches; i++) {
		const ck_cup_match *match = ck_cup_match_of(m->cup, i);

		if (match->round == round && match->state == CK_MATCH_BYE && match->winner - 1 < entrants)
			idle[match->winner - 1] = true;
	}
	for (uint32_t i = 0; i < entrants; i++)
		count += idle[i];
	return count;
}

/* The rows of a shift, which begin at `first`. Returns the first of the next one. */
static size_t shift_add(maker *m, size_t first, bool only)
{
	const uint32_t shift = m->places[first].shift;
	const char *title = only ? "" : ck_cup_text_numbered(&m->o->ink, ck_tr("Shift {number}"), shift);
	size_t end = first;
	ck_listing_part *part;

	while (end < m->count && m->places[end].shift == shift)
		end++;
	part = ck_cup_list_part(&m->list, title, end - first);
	if (part == NULL)
		return m->count;
	part->row_least = ROW;
	heads(&m->list);
	for (size_t i = first; i < end; i++)
		row(m, &m->places[i]);
	return end;
}

/* Who has no game, IDLE beside each other. */
static void idle_add(maker *m, uint32_t round)
{
	const uint32_t entrants = ck_cup_about(m->cup)->entrants;
	bool *idle = ck_cup_ink_room(&m->o->ink, entrants, sizeof(*idle));
	const uint32_t count = idle != NULL ? idle_find(m, round, idle) : 0;

	if (count == 0 ||
	    ck_cup_list_part(&m->list, ck_tr("Without a game in this round"), count + IDLE) == NULL)
		return;
	for (unsigned i = 0; i < IDLE; i++)
		ck_cup_list_column(&m->list, "", CK_ANCHOR_START, 1);
	for (uint32_t i = 0; i < entrants; i++)
		if (idle[i])
			ck_cup_list_cell(&m->list, ck_cup_text_entrant(&m->o->ink, m->cup, i + 1));
	for (uint32_t i = count; i % IDLE != 0; i++)
		ck_cup_list_cell(&m->list, "");
}

static void round_add(maker *m, uint32_t round)
{
	size_t shifts = m->count > 0;

	for (size_t i = 1; i < m->count; i++)
		shifts += m->places[i].shift != m->places[i - 1].shift;
	m->list = ck_cup_list_begin(&m->o->ink, shifts + 1);
	for (size_t i = 0; i < m->count;)
		i = shift_add(m, i, shifts == 1);
	idle_add(m, round);
	m->o->listing = ck_cup_list_end(&m->list, "");
}

ck_cup_sheet_result ck_cup_sheet_round(ck_cup_sheets *o)
{
	maker m = {.o = o, .cup = o->wish.cup};
	const uint32_t games = ck_cup_about(m.cup)->games, round = ck_cup_sheet_round_of(o);
	const uint32_t acts = ck_cup_acts(m.cup);

	if (ck_cup_about(m.cup)->rounds == 0)
		return CK_CUP_SHEET_NOT_DRAWN;
	if (round == 0)
		return CK_CUP_SHEET_NO_ROUND;
	m.places = ck_cup_ink_room(&o->ink, games, sizeof(*m.places));
	m.begun = ck_cup_ink_room(&o->ink, games, sizeof(*m.begun));
	if (o->ink.failed || !ck_schedule_estimate(m.cup, ck_cup_act_at(m.cup, acts - 1)->at, m.begun))
		return CK_CUP_SHEET_NO_MEMORY;
	places_find(&m, round);
	round_add(&m, round);
	o->what = ck_cup_text_round_number(&o->ink, m.cup, round);
	if (o->ink.failed)
		return CK_CUP_SHEET_NO_MEMORY;
	return o->listing.count > 0 ? CK_CUP_SHEET_MADE : CK_CUP_SHEET_EMPTY_ROUND;
}
