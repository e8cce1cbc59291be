/* cup_run_offer.c - which deeds make sense there and then. */
#include "cli/cup_act_read.h"
#include "cli/cup_file.h"
#include "cli/cup_run_deed.h"
#include "cup/standing.h"

#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------- extra games */

static bool have_met_extra(const ck_cup *cup, uint32_t one, uint32_t other)
{
	for (uint32_t i = ck_cup_about(cup)->matches; i > 0; i--) {
		const ck_cup_match *match = ck_cup_match_of(cup, i);

		if (match->part == CK_PART_EXTRA && (match->side[0] == one || match->side[1] == one) &&
		    (match->side[0] == other || match->side[1] == other))
			return true;
	}
	return false;
}

/* Two of so many lines that an extra game can part, and that have not had one. */
static bool level_find(const ck_cup *cup, const ck_standing *lines, uint32_t count, uint32_t one[2])
{
	for (uint32_t i = 0; i < count; i++)
		for (uint32_t k = i + 1; k < count && lines[i].extra != 0; k++)
			if (lines[k].extra == lines[i].extra &&
			    !have_met_extra(cup, lines[i].entrant, lines[k].entrant)) {
				one[0] = lines[i].entrant;
				one[1] = lines[k].entrant;
				return true;
			}
	return false;
}

/* While another game is open nobody knows who is level in the end. */
static bool has_open_game(const ck_cup *cup)
{
	for (uint32_t i = 1; i <= ck_cup_about(cup)->games; i++) {
		const ck_cup_game *game = ck_cup_game_of(cup, i);

		if (game->state < CK_GAME_CERTIFIED &&
		    ck_cup_match_of(cup, game->match)->part != CK_PART_EXTRA)
			return true;
	}
	return false;
}

bool ck_run_deed_level(const ck_cup *cup, uint32_t one[2])
{
	const ck_cup_info *about = ck_cup_about(cup);
	ck_standing *lines;
	uint16_t group = 0, groups = 0;
	bool found = false;

	if (memchr(about->format.ties, CK_TIE_EXTRA, CK_TIES_MAX) == NULL || about->seed[0] == '\0' ||
	    has_open_game(cup) || (about->format.kind == CK_FORMAT_SWISS && ck_cup_pairs_next(cup)))
		return false;
	lines = calloc((size_t)about->entrants + 1, sizeof(*lines));
	for (uint32_t i = 1; i <= about->entrants; i++)
		if (ck_cup_entrant_of(cup, i)->group > groups)
			groups = ck_cup_entrant_of(cup, i)->group;
	for (group = groups > 0; lines != NULL && !found && group <= groups; group++) {
		uint32_t count = ck_standing_list(cup, group, lines);

		found = count != CK_STANDING_FAILED && level_find(cup, lines, count, one);
	}
	free(lines);
	return found;
}

/* ----------------------------------------------------------------- a trial */

static const ck_cup_match *match_of(const ck_cup *cup, const ck_agenda_row *row)
{
	const ck_cup_game *game = row != NULL ? ck_cup_game_of(cup, row->game) : NULL;

	return game != NULL ? ck_cup_match_of(cup, game->match) : NULL;
}

/* Somebody who is out and could come back; 0 none. */
static uint32_t one_out(const ck_cup *cup)
{
	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++)
		if (ck_cup_entrant_of(cup, i)->state > CK_ENTRANT_LEFT)
			return i;
	return 0;
}

/* Fill in answers of which some could be given. */
static void trial_fill(ck_act *act, const ck_run_deed *deed, const ck_cup *cup, const ck_agenda_row *row,
                       int64_t now)
{
	const ck_cup_match *match = match_of(cup, row);

	act->at = now;
	for (size_t i = 0; i < CK_RUN_WANTS; i++) {
		switch (deed->wants[i]) {
		case CK_WANT_TABLE: act->table = 1; break;
		case CK_WANT_WINNER: act->home[0] = ck_cup_about(cup)->pieces; break;
		case CK_WANT_ABSENT: act->side = row != NULL && row->missing == 2; break;
		case CK_WANT_CLAIMANT:
		case CK_WANT_ENTRANT: act->entrant = match != NULL ? match->side[0] : 1; break;
		case CK_WANT_TIME: act->start = now; break;
		case CK_WANT_NAME: act->name = "?"; break;
		case CK_WANT_ROLES: act->role = CK_ROLE_JUDGE; break;
		case CK_WANT_WHY: act->why = "?"; break;
		case CK_WANT_TEXT: act->text = "?"; break;
		case CK_WANT_SEED: act->seed = "?"; break;
		default: break;
		}
	}
}

/* The same of deeds that are about more than a row: false if there is nobody of whom they could be. `words` holds what
 * the act speaks of. */
static bool trial_whole(ck_act *act, const ck_cup *cup, ck_cup_act_words *words)
{
	uint32_t level[2];

	switch (act->kind) {
	case CK_ACT_CHANGE:
	case CK_ACT_AMEND:
		words->act = *act;
		ck_cup_act_now(cup, words);
		*act = words->act;
		return true;
	case CK_ACT_EXTRA:
		act->other = 2;
		if (!ck_run_deed_level(cup, level))
			return false;
		act->entrant = level[0];
		act->other = level[1];
		return true;
	case CK_ACT_REINSTATE: act->entrant = one_out(cup) != 0 ? one_out(cup) : 1; return one_out(cup) != 0;
	case CK_ACT_SUBSTITUTE: return ck_cup_about(cup)->format.substitutes != 0;
	default: return true;
	}
}

/* Whether another answer could help, or whoever wants should hear what stands against it. */
static bool is_open(uint8_t reason, uint32_t kind)
{
	switch (reason) {
	case CK_REFUSED_DEPENDENT:
	case CK_REFUSED_PLAYER_TAKEN: return kind == CK_ACT_REINSTATE; /* of others it may be true */
	case CK_REFUSED_NOT:
	case CK_REFUSED_TABLE_TAKEN:
	case CK_REFUSED_NO_TABLE:
	case CK_REFUSED_BUSY:
	case CK_REFUSED_HOME:
	case CK_REFUSED_SEED:
	case CK_REFUSED_CLAIM_OPEN:
	case CK_REFUSED_ENTRANT_OUT:
	case CK_REFUSED_FEW_ENTRANTS:
	case CK_REFUSED_MANY_ENTRANTS: return true;
	default: return false;
	}
}

bool ck_run_deed_offered(const ck_run_deed *deed, const ck_cup *cup, const char *who,
                         const ck_agenda_row *row, int64_t now, ck_refusal *refusal)
{
	ck_act act = ck_run_deed_act(deed, cup, who, row);
	ck_cup_act_words words;
	bool due;

	*refusal = (ck_refusal){0};
	if (deed->kind == CK_ACT_NONE)
		return true;
	if (ck_run_deed_needs_row(deed) && (row == NULL || (deed->kind == CK_ACT_ANSWER && act.claim == 0))) {
		refusal->reason = deed->kind == CK_ACT_ANSWER ? CK_REFUSED_NO_CLAIM : CK_REFUSED_NO_GAME;
		return false;
	}
	/* no round has a game to come, or there is none yet */
	if (deed->kind == CK_ACT_ANNOUNCE && deed->whole && act.round == 0) {
		refusal->reason = CK_REFUSED_NOT_DRAWN;
		return false;
	}
	if (deed->kind == CK_ACT_CLOSE && ck_cup_about(cup)->phase != CK_CUP_COMPLETE)
		act.why = "?";
	trial_fill(&act, deed, cup, row, now);
	due = trial_whole(&act, cup, &words);
	return ck_cup_file_may(cup, &act, now, refusal) || (due && is_open(refusal->reason, act.kind));
}
