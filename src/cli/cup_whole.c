#include "cli/cup_whole.h"

#include "cli/cup_far.h"
#include "cup/schedule.h"

#include <stdlib.h>

/* Who goes on from the groups. */
static uint32_t count_through(const ck_cup *cup)
{
	const ck_cup_info *about = ck_cup_about(cup);
	uint32_t groups = 0;

	for (uint32_t i = 1; i <= about->entrants; i++)
		if (ck_cup_entrant_of(cup, i)->group > groups)
			groups = ck_cup_entrant_of(cup, i)->group;
	return groups * about->format.through;
}

/* Shifts of a knockout of so many: round by round, of longer matches as few games as can decide them. */
static int64_t shifts_of_knockout(const ck_cup_info *about, uint32_t entrants)
{
	bool third = about->format.third != 0 && entrants >= 4;
	size_t count = entrants >= 2 ? ck_bracket_count(entrants, third) : 0, next;
	ck_node *nodes = count > 0 ? calloc(count, sizeof(*nodes)) : NULL;
	int64_t shifts = 0;

	if (nodes == NULL)
		return 0;
	ck_bracket_build(entrants, third, nodes);
	for (size_t i = 0; i < count; i = next) {
		uint32_t played = 0;

		for (next = i; next < count && nodes[next].round == nodes[i].round; next++)
			played += nodes[next].side[0].kind != CK_SOURCE_BYE &&
			          nodes[next].side[1].kind != CK_SOURCE_BYE;
		shifts += (int64_t)((played + about->boards - 1) / about->boards) *
		          (about->format.best / 2 + 1);
	}
	free(nodes);
	return shifts;
}

/* Shifts of the further games that longer matches ask for which are open: after the one that is due as few as can decide
 * them, those of one match one after the other. */
static int64_t shifts_of_open(const ck_cup *cup)
{
	const ck_cup_info *about = ck_cup_about(cup);
	int64_t all = 0, most = 0;

	for (uint32_t i = 1; i <= about->matches; i++) {
		const ck_cup_match *match = ck_cup_match_of(cup, i);
		int64_t wins = match->wins[0] > match->wins[1] ? match->wins[0] : match->wins[1];
		int64_t more = about->format.best / 2 - wins;

		if (match->state != CK_MATCH_OPEN || match->part == CK_PART_EXTRA || more <= 0)
			continue;
		all += more;
		most = more > most ? more : most;
	}
	all = (all + about->boards - 1) / about->boards;
	return all > most ? all : most;
}

int64_t ck_cup_whole_end(const ck_cup *cup, const int64_t *begun, int64_t now)
{
	const ck_cup_info *about = ck_cup_about(cup);
	int64_t end, shifts;

	if (about->phase != CK_CUP_PLAY)
		return 0;
	shifts = shifts_of_open(cup);
	end = ck_schedule_whole(cup, begun, now);
	if (end == 0 && about->format.kind == CK_FORMAT_GROUPS && !ck_cup_far_has_knockout(cup))
		shifts += shifts_of_knockout(about, count_through(cup));
	if (end == 0 && shifts == 0)
		return 0;
	if (end == 0)
		end = ck_schedule_end(cup, begun, now);
	return (end > now ? end : now) + shifts * ck_schedule_length(cup);
}
