#include "cli/cup_text.h"

#include "cli/cup_stage.h"
#include "cli/cup_tell.h"
#include "cli/cup_time.h"

#include <stdio.h>
#include <string.h>

enum { NUMBER = 24, MONTHS = 12 };

/* ---------------------------------------------------------------- entrants */

const char *ck_cup_text_entrant(ck_cup_ink *ink, const ck_cup *cup, uint32_t number)
{
	const ck_cup_entrant *e = ck_cup_entrant_of(cup, number);

	if (number == CK_NOBODY_COMES)
		return "–";
	return e != NULL ? ck_cup_ink_text(ink, e->name) : "";
}

const char *ck_cup_text_people(ck_cup_ink *ink, const ck_cup *cup, uint32_t number)
{
	const ck_cup_entrant *e = number != CK_NOBODY_COMES ? ck_cup_entrant_of(cup, number) : NULL;

	if (e == NULL || !ck_cup_text_is_named(e))
		return ck_cup_text_entrant(ink, cup, number);
	const ck_slot slots[] = {
		{"name", e->name}, {"one", e->player[0]}, {"other", e->player[1]}, {NULL, NULL}};

	return ck_cup_ink_fill(ink, e->player[1][0] != '\0' ? "{name} ({one} / {other})" : "{name} ({one})",
	                       slots);
}

const char *ck_cup_text_marked(ck_cup_ink *ink, const ck_cup_entrant *e, const char *name)
{
	const ck_slot slots[] = {
		{"name", name}, {"state", ck_cup_tell_entrant_state(e->state)}, {NULL, NULL}};

	return e->state == CK_ENTRANT_IN ? ck_cup_ink_text(ink, name)
	                                 : ck_cup_ink_fill(ink, "{name} ({state})", slots);
}

bool ck_cup_text_is_named(const ck_cup_entrant *e)
{
	return strstr(e->name, e->player[0]) == NULL || strstr(e->name, e->player[1]) == NULL;
}

/* ------------------------------------------------------------------ rounds */

const char *ck_cup_text_numbered(ck_cup_ink *ink, const char *text, uint32_t number)
{
	char digits[NUMBER];
	const ck_slot slots[] = {{"number", digits}, {NULL, NULL}};

	snprintf(digits, sizeof(digits), "%u", (unsigned)number);
	return ck_cup_ink_fill(ink, text, slots);
}

const char *ck_cup_text_round(ck_cup_ink *ink, const ck_cup *cup, const ck_cup_match *match)
{
	const char *name = ck_cup_stage_heading(ck_cup_stage_of(cup, match));

	return name != NULL ? name : ck_cup_text_numbered(ink, ck_tr("Round {number}"), match->round);
}

const char *ck_cup_text_round_full(ck_cup_ink *ink, const ck_cup *cup, const ck_cup_match *match)
{
	const char *number = ck_cup_text_numbered(ink, ck_tr("Round {number}"), match->round);
	const char *name = ck_cup_text_round(ink, cup, match);

	return strcmp(name, number) == 0 ? number : ck_cup_ink_join(ink, number, name);
}

const char *ck_cup_text_round_number(ck_cup_ink *ink, const ck_cup *cup, uint32_t round)
{
	const char *number = ck_cup_text_numbered(ink, ck_tr("Round {number}"), round);

	for (uint32_t i = 1; i <= ck_cup_about(cup)->matches; i++) {
		const ck_cup_match *match = ck_cup_match_of(cup, i);

		/* the match for the third place stands in the round of the final, and before it */
		if (match->round == round && match->part != CK_PART_THIRD)
			return ck_cup_text_round_full(ink, cup, match);
	}
	return number;
}

/* ----------------------------------------------------------------- results */

/* Why somebody lost a match without playing it. */
static const char *reason_of(const ck_cup *cup, uint32_t entrant)
{
	const ck_cup_entrant *e = ck_cup_entrant_of(cup, entrant);

	return e == NULL                   ? ""
	       : e->state == CK_ENTRANT_IN ? ck_trc("side of a match", "absent")
	                                   : ck_cup_tell_entrant_state(e->state);
}

/* The game that decided a match which is one game long; NULL if none did. */
static const ck_cup_game *game_of(const ck_cup *cup, const ck_cup_match *match)
{
	const ck_cup_game *game = ck_cup_game_of(cup, match->games[0]);

	return game != NULL && game->state == CK_GAME_CERTIFIED ? game : NULL;
}

const char *ck_cup_text_score(ck_cup_ink *ink, const ck_cup *cup, const ck_cup_match *match, unsigned side)
{
	const bool single = ck_cup_about(cup)->format.best == 1;
	const ck_cup_game *game = game_of(cup, match);

	if (match->state == CK_MATCH_FORFEITED || match->state == CK_MATCH_EMPTY)
		return match->side[side] == match->winner ? "" : reason_of(cup, match->side[side]);
	if (match->state == CK_MATCH_BYE) /* one who would have come is out */
		return match->side[side] == match->winner || match->side[side] == CK_NOBODY_COMES
		               ? ""
		               : reason_of(cup, match->side[side]);
	if (game == NULL)
		return "";
	return ck_cup_ink_number(ink, single ? game->home[side] : match->wins[side]);
}

/* Who goes on without a game, and why: one side is out, or both. */
static const char *forfeit_text(ck_cup_ink *ink, const ck_cup *cup, const ck_cup_match *match)
{
	const unsigned loser = match->winner != 0 && match->winner == match->side[0];
	const ck_slot slots[] = {{"reason", reason_of(cup, match->side[loser])},
	                         {"one", reason_of(cup, match->side[0])},
	                         {"other", reason_of(cup, match->side[1])},
	                         {NULL, NULL}};

	if (match->state == CK_MATCH_EMPTY)
		return ck_cup_ink_fill(ink, "– : – ({one}, {other})", slots);
	if (match->state != CK_MATCH_FORFEITED)
		return "";
	return ck_cup_ink_fill(ink, loser == 1 ? "+ : – ({reason})" : "– : + ({reason})", slots);
}

const char *ck_cup_text_result(ck_cup_ink *ink, const ck_cup *cup, const ck_cup_game *game)
{
	const ck_cup_match *match = ck_cup_match_of(cup, game->match);
	const ck_slot slots[] = {{"one", ck_cup_ink_number(ink, game->home[0])},
	                         {"other", ck_cup_ink_number(ink, game->home[1])},
	                         {"reason", match != NULL && game->winner < 2
	                                            ? reason_of(cup, match->side[!game->winner])
	                                            : ""},
	                         {NULL, NULL}};

	if (game->state == CK_GAME_DROPPED && match != NULL)
		return forfeit_text(ink, cup, match);
	if (game->state != CK_GAME_CERTIFIED)
		return "";
	if (game->winner >= 2)
		return ck_tr("both absent");
	if (game->absent == 0)
		return ck_cup_ink_fill(ink, "{one} : {other}", slots);
	return ck_cup_ink_fill(ink, game->winner == 0 ? "+ : – ({reason})" : "– : + ({reason})", slots);
}

/* --------------------------------------------------------- times and places */

const char *ck_cup_text_clock(ck_cup_ink *ink, int64_t at)
{
	char out[CK_CUP_TIME];

	return at == 0 ? "" : ck_cup_ink_text(ink, ck_cup_time_clock(at, out));
}

static const char *month_name(unsigned month)
{
	static const char *const names[MONTHS] = {
		CK_MSG("January"),   CK_MSG("February"), CK_MSG("March"),    CK_MSG("April"),
		CK_MSG("May"),       CK_MSG("June"),     CK_MSG("July"),     CK_MSG("August"),
		CK_MSG("September"), CK_MSG("October"),  CK_MSG("November"), CK_MSG("December"),
	};

	return ck_tr(names[month - 1]);
}

const char *ck_cup_text_date(ck_cup_ink *ink, const char *date)
{
	unsigned year, month, day;
	char behind;

	if (sscanf(date, "%4u-%2u-%2u%c", &year, &month, &day, &behind) != 3 || month < 1 || month > MONTHS)
		return ck_cup_ink_text(ink, date);
	const ck_slot slots[] = {{"day", ck_cup_ink_number(ink, day)},
	                         {"month", month_name(month)},
	                         {"year", ck_cup_ink_number(ink, year)},
	                         {NULL, NULL}};
	return ck_cup_ink_fill(ink, ck_tr("{day} {month} {year}"), slots);
}

const char *ck_cup_text_where(ck_cup_ink *ink, const ck_cup *cup)
{
	const ck_cup_info *about = ck_cup_about(cup);
	const char *when = ck_cup_text_date(ink, about->date);

	return ck_cup_ink_join(ink, ck_cup_ink_join(ink, about->place, when), about->category);
}
