#include "cli/cup_stage.h"

#include "i18n/i18n.h"

#include <stdio.h>

enum { NUMBER = 24, PLACE = 200 };

/* The round of the last match of the knockout; 0 if there is none. */
static uint32_t last_round(const ck_cup *cup)
{
	for (uint32_t i = ck_cup_about(cup)->matches; i > 0; i--) {
		const ck_cup_match *match = ck_cup_match_of(cup, i);

		if (match->part == CK_PART_MAIN)
			return match->round;
	}
	return 0;
}

/* Of a match of a knockout, by the rounds that come after it. */
static ck_cup_stage stage_before_end(uint32_t rounds)
{
	switch (rounds) {
	case 0: return CK_STAGE_FINAL;
	case 1: return CK_STAGE_SEMIFINAL;
	case 2: return CK_STAGE_QUARTERFINAL;
	default: return CK_STAGE_NONE;
	}
}

ck_cup_stage ck_cup_stage_of(const ck_cup *cup, const ck_cup_match *match)
{
	switch (match->part) {
	case CK_PART_MAIN:
		return ck_cup_about(cup)->format.kind == CK_FORMAT_DOUBLE_ELIMINATION
		               ? CK_STAGE_NONE
		               : stage_before_end(last_round(cup) - match->round);
	case CK_PART_THIRD: return CK_STAGE_THIRD;
	case CK_PART_FINAL: return CK_STAGE_FINAL;
	case CK_PART_RESET: return CK_STAGE_SECOND_FINAL;
	case CK_PART_EXTRA: return CK_STAGE_EXTRA;
	default: return CK_STAGE_NONE;
	}
}

const char *ck_cup_stage_heading(ck_cup_stage stage)
{
	switch (stage) {
	case CK_STAGE_QUARTERFINAL: return ck_trc("round", "Quarterfinals");
	case CK_STAGE_SEMIFINAL: return ck_trc("round", "Semifinals");
	case CK_STAGE_FINAL: return ck_trc("round", "Final");
	case CK_STAGE_SECOND_FINAL: return ck_trc("round", "Second final");
	case CK_STAGE_THIRD: return ck_trc("round", "Third place");
	case CK_STAGE_EXTRA: return ck_trc("round", "Extra game");
	default: return NULL;
	}
}

const char *ck_cup_stage_word(ck_cup_stage stage)
{
	switch (stage) {
	case CK_STAGE_QUARTERFINAL: return ck_trc("match", "quarterfinal");
	case CK_STAGE_SEMIFINAL: return ck_trc("match", "semifinal");
	case CK_STAGE_FINAL: return ck_trc("match", "final");
	case CK_STAGE_SECOND_FINAL: return ck_trc("match", "second final");
	case CK_STAGE_THIRD: return ck_trc("match", "third place");
	case CK_STAGE_EXTRA: return ck_trc("match", "extra game");
	default: return "";
	}
}

/* Which game of a longer match it is, and how that stands: "game 2 of best of 3, 1-0 so far". */
static void place_write(const ck_cup *cup, const ck_cup_game *game, char *out, size_t cap)
{
	const ck_cup_match *match = ck_cup_match_of(cup, game->match);
	char index[NUMBER], score[NUMBER], best[NUMBER];
	const ck_slot slots[] = {{"index", index}, {"score", score}, {"best", best}, {NULL, NULL}};

	out[0] = '\0';
	if (ck_cup_about(cup)->format.best == 1 || match->part == CK_PART_EXTRA)
		return;
	snprintf(index, sizeof(index), "%u", game->index);
	snprintf(score, sizeof(score), "%u-%u", match->wins[0], match->wins[1]);
	snprintf(best, sizeof(best), "%u", ck_cup_about(cup)->format.best);
	ck_fill(out, cap,
	        match->wins[0] + match->wins[1] > 0 ? ck_tr("game {index} of best of {best}, {score} so far")
	                                            : ck_tr("game {index} of best of {best}"),
	        slots);
}

const char *ck_cup_stage_game(const ck_cup *cup, uint32_t number, char *out, size_t cap)
{
	const ck_cup_game *game = ck_cup_game_of(cup, number);
	const char *stage = ck_cup_stage_word(ck_cup_stage_of(cup, ck_cup_match_of(cup, game->match)));
	char text[NUMBER], place[PLACE];
	const ck_slot slots[] = {{"game", text}, {"stage", stage}, {"place", place}, {NULL, NULL}};

	snprintf(text, sizeof(text), "%u", number);
	place_write(cup, game, place, sizeof(place));
	if (stage[0] != '\0' && place[0] != '\0')
		ck_fill(out, cap, "{game} ({stage}, {place})", slots);
	else if (stage[0] != '\0')
		ck_fill(out, cap, "{game} ({stage})", slots);
	else
		ck_fill(out, cap, place[0] != '\0' ? "{game} ({place})" : "{game}", slots);
	return out;
}
