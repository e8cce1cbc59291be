/* cup_text.h - what stands on paper of entrants, rounds, games and results, translated. Texts live in the ink. */
#ifndef CK_CLI_CUP_TEXT_H
#define CK_CLI_CUP_TEXT_H

#include "cli/cup_ink.h"
#include "cup/cup.h"

/* The name of an entrant; "" where it is not known, a dash for nobody. */
const char *ck_cup_text_entrant(ck_cup_ink *ink, const ck_cup *cup, uint32_t number);

/* The same with the players of a pair that has a name of its own: "Red Sox (Ana / Luis)". */
const char *ck_cup_text_people(ck_cup_ink *ink, const ck_cup *cup, uint32_t number);

/* A name of an entrant, or of its player, and whether it is out: "Ana / Luis (withdrawn)". */
const char *ck_cup_text_marked(ck_cup_ink *ink, const ck_cup_entrant *e, const char *name);

/* True if a pair has a name that is not made of those of its players. */
bool ck_cup_text_is_named(const ck_cup_entrant *e);

/* "Final", "Semifinals", "Round 2": of a match. */
const char *ck_cup_text_round(ck_cup_ink *ink, const ck_cup *cup, const ck_cup_match *match);

/* "Round 2", or "Round 3 · Final" where the match has such a name. */
const char *ck_cup_text_round_full(ck_cup_ink *ink, const ck_cup *cup, const ck_cup_match *match);

/* The same of a round: by its matches but for that for the third place, which is played beside the final. */
const char *ck_cup_text_round_number(ck_cup_ink *ink, const ck_cup *cup, uint32_t round);

/* "Game 12", "Table 3", "Shift 2", "Group 4". */
const char *ck_cup_text_numbered(ck_cup_ink *ink, const char *text, uint32_t number);

/* What stands beside a side of a match: pieces home, games won, or why it lost without a game; "" none. */
const char *ck_cup_text_score(ck_cup_ink *ink, const ck_cup *cup, const ck_cup_match *match, unsigned side);

/* The result of a game, "4 : 2", or what it was decided by; "" before it is certified. Of a game that was dropped as
 * a side is out who goes on, and why. */
const char *ck_cup_text_result(ck_cup_ink *ink, const ck_cup *cup, const ck_cup_game *game);

/* "20:00" by the clocks of this computer; "" for 0. */
const char *ck_cup_text_clock(ck_cup_ink *ink, int64_t at);

/* "30 November 2026" of 2026-11-30; as it is if it is none. */
const char *ck_cup_text_date(ck_cup_ink *ink, const char *date);

/* Where and when: "Arganda · 30 November 2026 · adults". */
const char *ck_cup_text_where(ck_cup_ink *ink, const ck_cup *cup);

#endif
