#include "cli/cup_far.h"

#include "cli/args.h"
#include "cli/cup_stage.h"
#include "cli/cup_tell.h"

#include <stdio.h>

enum { NUMBER = 24 };

bool ck_cup_far_has_knockout(const ck_cup *cup)
{
	const uint32_t matches = ck_cup_about(cup)->matches;

	return matches > 0 && ck_cup_match_of(cup, matches)->part <= CK_PART_RESET;
}

/* The match for the third place, where it is decided; NULL else. */
static const ck_cup_match *third_find(const ck_cup *cup)
{
	for (uint32_t i = ck_cup_about(cup)->matches; i > 0; i--) {
		const ck_cup_match *match = ck_cup_match_of(cup, i);

		if (match->part == CK_PART_THIRD)
			return match->state >= CK_MATCH_DECIDED ? match : NULL;
	}
	return NULL;
}

/* What somebody has come to, as a sentence with {place}, {name}, {stage} or (without one) {round}, and {group}. */
static const char *far_text(const ck_cup *cup, const ck_standing *line, bool staged)
{
	const ck_cup_match *third = third_find(cup);

	if (line->round == 0 && line->group_place != 0)
		return ck_tr("{place}. {name}: place {in_group} in group {group}");
	if (line->round == 0)
		return "{place}. {name}";
	if (third != NULL && third->winner == line->entrant)
		return ck_tr("{place}. {name}: has won the match for the third place");
	if (third != NULL && (third->side[0] == line->entrant || third->side[1] == line->entrant))
		return ck_tr("{place}. {name}: has lost the match for the third place");
	if (line->lost != 0)
		return staged ? ck_tr("{place}. {name}: out in the {stage}")
		              : ck_tr("{place}. {name}: out in round {round}");
	if (line->entrant == ck_cup_tell_champion(cup))
		return ck_tr("{place}. {name}: winner");
	return staged ? ck_tr("{place}. {name}: still in, {stage}")
	              : ck_tr("{place}. {name}: still in, round {round}");
}

/* The furthest match of somebody in the bracket, that in which it went out where it is out; NULL if it has none. */
static const ck_cup_match *match_find(const ck_cup *cup, const ck_standing *line)
{
	if (line->lost != 0)
		return ck_cup_match_of(cup, line->lost);
	for (uint32_t i = ck_cup_about(cup)->matches; i > 0; i--) {
		const ck_cup_match *match = ck_cup_match_of(cup, i);

		if (match->round == line->round &&
		    (match->side[0] == line->entrant || match->side[1] == line->entrant))
			return match;
	}
	return NULL;
}

const char *ck_cup_far_tell(const ck_cup *cup, const ck_standing *line, const char *name, char *out,
                            size_t cap)
{
	const ck_cup_match *match = match_find(cup, line);
	const char *stage = match != NULL ? ck_cup_stage_word(ck_cup_stage_of(cup, match)) : "";
	char place[NUMBER], group[NUMBER], in_group[NUMBER], round[NUMBER];
	const ck_slot slots[] = {{"place", place}, {"name", name},         {"stage", stage}, {"round", round},
	                         {"group", group}, {"in_group", in_group}, {NULL, NULL}};

	snprintf(place, sizeof(place), "%u", line->place);
	snprintf(round, sizeof(round), "%u", line->round);
	snprintf(group, sizeof(group), "%u", ck_cup_entrant_of(cup, line->entrant)->group);
	snprintf(in_group, sizeof(in_group), "%u", line->group_place);
	ck_fill(out, cap, far_text(cup, line, stage[0] != '\0'), slots);
	return out;
}
