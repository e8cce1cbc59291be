/* Score slips, and certificates. */
#include "cli/cup_sheet_parts.h"

#include "cup/standing.h"

#include <stdio.h>

/* --------------------------------------------------------------------- slips */

/* Whether a game is still to be played, and its sides are known. */
static bool is_due(const ck_cup *cup, const ck_cup_game *game)
{
	const ck_cup_match *match = ck_cup_match_of(cup, game->match);

	return game->state < CK_GAME_CERTIFIED && match->state == CK_MATCH_OPEN;
}

/* "game 2 of best of 3"; "" where a match is one game. */
static const char *of_match(ck_cup_ink *ink, const ck_cup *cup, const ck_cup_game *game)
{
	char index[12], best[12], text[96];
	const unsigned games = ck_cup_about(cup)->format.best;
	const ck_slot slots[] = {{"index", index}, {"best", best}, {NULL, NULL}};

	if (games < 2 || ck_cup_match_of(cup, game->match)->part == CK_PART_EXTRA)
		return "";
	snprintf(index, sizeof(index), "%u", game->index);
	snprintf(best, sizeof(best), "%u", games);
	ck_fill(text, sizeof(text), ck_tr("game {index} of best of {best}"), slots);
	return ck_cup_ink_text(ink, text);
}

static void slip_add(ck_cup_sheets *o, uint32_t number)
{
	const ck_cup *cup = o->wish.cup;
	const ck_cup_game *game = ck_cup_game_of(cup, number);
	const ck_cup_match *match = ck_cup_match_of(cup, game->match);
	const uint32_t table = game->table != 0 ? game->table : game->slot;
	ck_cup_ink *ink = &o->ink;
	const char *round = ck_cup_text_round_full(ink, cup, match);

	if (game->shift > 1)
		round = ck_cup_ink_join(ink, round,
		                        ck_cup_text_numbered(ink, ck_tr("Shift {number}"), game->shift));
	else
		round = ck_cup_ink_join(ink, round, ck_cup_text_clock(ink, game->announced));
	round = ck_cup_ink_join(ink, round, of_match(ink, cup, game));
	o->slips[o->slip_count++] = (ck_slip){
		.game = ck_cup_text_numbered(ink, ck_tr("Game {number}"), number),
		.table = table == 0 ? "" : ck_cup_text_numbered(ink, ck_tr("Table {number}"), table),
		.round = round,
		.side = {ck_cup_text_people(ink, cup, match->side[0]),
	                 ck_cup_text_people(ink, cup, match->side[1])},
	};
}

ck_cup_sheet_result ck_cup_sheet_slips(ck_cup_sheets *o)
{
	const ck_cup *cup = o->wish.cup;
	const uint32_t games = ck_cup_about(cup)->games, round = ck_cup_sheet_round_of(o);

	if (ck_cup_about(cup)->rounds == 0)
		return CK_CUP_SHEET_NOT_DRAWN;
	if (round == 0)
		return CK_CUP_SHEET_NO_ROUND;
	o->slips = ck_cup_ink_room(&o->ink, games, sizeof(*o->slips));
	if (o->slips == NULL)
		return CK_CUP_SHEET_NO_MEMORY;
	for (uint32_t i = 1; i <= games; i++) {
		const ck_cup_game *game = ck_cup_game_of(cup, i);

		if (ck_cup_match_of(cup, game->match)->round == round && is_due(cup, game))
			slip_add(o, i);
	}
	o->what = ck_tr("Score slips");
	o->slip_words = (ck_slip_words){
		.heading = ck_cup_about(cup)->name,
		.winner = ck_tr("Has won"),
		.home = ck_tr("Pieces home"),
		.signature = ck_tr("Signature"),
		.judge = ck_tr("Certified by the judge: name and signature"),
		.time = ck_tr("Ended at"),
	};
	o->count = (o->slip_count + o->wish.per_sheet - 1) / o->wish.per_sheet;
	return o->count > 0 ? CK_CUP_SHEET_MADE : CK_CUP_SHEET_NO_GAMES;
}

/* -------------------------------------------------------------- certificates */

/* The first official of a role; "" none. */
static const char *official_of(const ck_cup *cup, uint8_t role)
{
	const ck_cup_official *official;

	for (uint32_t i = 0; (official = ck_cup_official_at(cup, i)) != NULL; i++)
		if ((official->role & role) != 0)
			return official->name;
	return "";
}

static const char *rank_of(uint32_t place)
{
	return place == 1 ? ck_tr("First place") : place == 2 ? ck_tr("Second place") : ck_tr("Third place");
}

static void certificate_add(ck_cup_sheets *o, const ck_standing *line)
{
	const ck_cup *cup = o->wish.cup;
	const ck_cup_info *about = ck_cup_about(cup);
	const ck_cup_entrant *e = ck_cup_entrant_of(cup, line->entrant);
	const char *chief = official_of(cup, CK_ROLE_CHIEF), *organiser = official_of(cup, CK_ROLE_ORGANISER);
	const bool named = ck_cup_text_is_named(e);
	ck_cup_ink *ink = &o->ink;

	o->certificates[o->count++] = (ck_certificate){
		.title = ck_tr("Certificate"),
		.awarded = ck_tr("is awarded to"),
		.name = ck_cup_ink_text(ink, e->name),
		.players = named ? ck_cup_ink_join(ink, e->player[0], e->player[1]) : "",
		.rank = rank_of(line->place),
		.cup = ck_cup_ink_join(ink, about->name, about->category),
		.where = ck_cup_ink_join(ink, about->place, ck_cup_text_date(ink, about->date)),
		.signer = {organiser, chief[0] != '\0' ? chief : official_of(cup, CK_ROLE_JUDGE)},
		.role = {ck_tr("Organiser"), chief[0] != '\0' ? ck_tr("Chief judge") : ck_tr("Judge")},
		.place = line->place,
	};
}

/* What a championship was when it was closed: its acts are done anew up to that. */
static ck_cup_phase phase_before(const ck_cup *cup)
{
	ck_cup *before = ck_cup_new();
	ck_cup_phase phase = CK_CUP_PLAY;
	ck_refusal refusal;
	bool good = before != NULL;

	for (uint32_t i = 0; good && ck_cup_act_at(cup, i)->kind != CK_ACT_CLOSE; i++)
		good = ck_cup_do(before, ck_cup_act_at(cup, i), &refusal);
	if (good)
		phase = (ck_cup_phase)ck_cup_about(before)->phase;
	ck_cup_free(before);
	return phase;
}

/* Whether it was closed before all was decided: only then a reason must be given, and an act has one. */
static bool is_cut_short(const ck_cup *cup)
{
	uint32_t i = ck_cup_acts(cup);

	if (ck_cup_about(cup)->phase != CK_CUP_CLOSED)
		return false;
	while (i > 0 && ck_cup_act_at(cup, i - 1)->kind != CK_ACT_CLOSE)
		i--;
	return i > 0 && ck_cup_act_at(cup, i - 1)->why[0] != '\0' && phase_before(cup) != CK_CUP_COMPLETE;
}

/* Whether a match of a part was not decided. */
static bool is_part_open(const ck_cup *cup, uint8_t part)
{
	for (uint32_t i = 1; i <= ck_cup_about(cup)->matches; i++)
		if (ck_cup_match_of(cup, i)->part == part &&
		    ck_cup_match_of(cup, i)->state < CK_MATCH_DECIDED)
			return true;
	return false;
}

/* Whether a place stands although the championship was closed before its end. Who is out of a bracket has a place, the
 * third one only after a match for it; of a table nothing is decided before the last game. */
static bool is_settled(const ck_cup *cup, const ck_standing *line)
{
	const bool third = is_part_open(cup, CK_PART_THIRD);

	if (line->lost == 0)
		return line->round > 0 && line->place == 1 && !is_part_open(cup, CK_PART_MAIN) &&
		       !is_part_open(cup, CK_PART_LOWER) && !is_part_open(cup, CK_PART_FINAL) &&
		       !is_part_open(cup, CK_PART_RESET);
	return line->place < 3 || !third;
}

/* Whether an entrant was declared absent from a match (S2 rule 16). */
static bool missed(const ck_cup *cup, const ck_cup_match *match, uint32_t entrant)
{
	for (unsigned i = 0; i < 5 && match->games[i] != 0; i++) {
		const ck_cup_game *game = ck_cup_game_of(cup, match->games[i]);
		const unsigned side = match->side[1] == entrant;

		if (game->state == CK_GAME_CERTIFIED && (game->absent >> side & 1) != 0)
			return true;
	}
	return false;
}

/* Whether somebody did not come to the match in which he went out, or to the one for the third place. */
static bool was_absent(const ck_cup *cup, const ck_standing *line)
{
	for (uint32_t i = 1; i <= ck_cup_about(cup)->matches; i++) {
		const ck_cup_match *match = ck_cup_match_of(cup, i);
		const bool plays = match->side[0] == line->entrant || match->side[1] == line->entrant;

		if (plays && (i == line->lost || match->part == CK_PART_THIRD) &&
		    missed(cup, match, line->entrant))
			return true;
	}
	return false;
}

/* Whether an entrant has won a match over the board. */
static bool has_won(const ck_cup *cup, uint32_t entrant)
{
	for (uint32_t i = 1; i <= ck_cup_about(cup)->matches; i++) {
		const ck_cup_match *match = ck_cup_match_of(cup, i);

		if (match->state == CK_MATCH_DECIDED && match->winner == entrant)
			return true;
	}
	return false;
}

/* Who was expelled, did not come, or went home without having won a match has earned nothing. */
static bool has_earned(const ck_cup *cup, const ck_standing *line)
{
	const uint8_t state = ck_cup_entrant_of(cup, line->entrant)->state;

	return state != CK_ENTRANT_EXPELLED && !was_absent(cup, line) &&
	       (state != CK_ENTRANT_WITHDRAWN || has_won(cup, line->entrant));
}

static void certificates_add(ck_cup_sheets *o, const ck_standing *lines, uint32_t count)
{
	const ck_cup *cup = o->wish.cup;
	const bool cut = is_cut_short(cup);

	for (uint32_t i = 0; i < count && lines[i].place <= 3; i++)
		if (has_earned(cup, &lines[i]) && (!cut || is_settled(cup, &lines[i])))
			certificate_add(o, &lines[i]);
}

ck_cup_sheet_result ck_cup_sheet_certificates(ck_cup_sheets *o)
{
	const ck_cup *cup = o->wish.cup;
	ck_standing *lines = ck_cup_ink_room(&o->ink, ck_cup_about(cup)->entrants, sizeof(*lines));
	uint32_t count;

	o->certificates = ck_cup_ink_room(&o->ink, ck_cup_about(cup)->entrants, sizeof(*o->certificates));
	if (ck_cup_about(cup)->phase < CK_CUP_COMPLETE)
		return CK_CUP_SHEET_NO_WINNER;
	count = o->ink.failed ? CK_STANDING_FAILED : ck_standing_list(cup, 0, lines);
	if (count == CK_STANDING_FAILED)
		return CK_CUP_SHEET_NO_MEMORY;
	certificates_add(o, lines, count);
	o->what = ck_tr("Certificate");
	o->landscape = true;
	return o->count > 0 ? CK_CUP_SHEET_MADE : CK_CUP_SHEET_NO_WINNER;
}
