/* rounds.c - the draw, and the rounds that are paired later. */
#include "cup/rounds.h"

#include "cup/lot.h"
#include "cup/standing.h"

#include <stdlib.h>
#include <string.h>

/* More everybody-against-everybody is a league of more than two years. */
#define ROBIN_MAX 64

uint32_t ck_rounds_entrants(const ck_cup *cup)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < cup->about.entrants; i++)
		n += cup->entrants[i].state == CK_ENTRANT_IN;
	return n;
}

static uint32_t smallest_group(const ck_format *format)
{
	return format->through < 3 ? 3 : format->through + 1u;
}

/* Who wants more rounds than there are opponents would wait for ever for the last of them. */
static uint32_t smallest_swiss(const ck_format *format)
{
	uint32_t least = ck_format_swiss_least(format->rounds);

	return least < 2 ? 2 : least;
}

void ck_rounds_limits(const ck_cup *cup, uint32_t *low, uint32_t *high)
{
	const ck_format *format = &cup->about.format;

	*low = 2;
	*high = CK_CUP_ENTRANTS_MAX;
	switch (format->kind) {
	case CK_FORMAT_GROUPS: *low = 2 * smallest_group(format); break;
	case CK_FORMAT_ROUND_ROBIN:
	case CK_FORMAT_DOUBLE_ROUND_ROBIN: *high = ROBIN_MAX; break;
	case CK_FORMAT_SWISS:
		*low = smallest_swiss(format);
		*high = CK_SWISS_MAX;
		break;
	case CK_FORMAT_DOUBLE_ELIMINATION: *low = 3; break;
	default: break;
	}
}

uint32_t ck_rounds_groups(const ck_format *format, uint32_t entrants)
{
	uint32_t wished = (entrants + format->group_size / 2) / format->group_size;
	uint32_t most = entrants / smallest_group(format);
	uint32_t groups = wished < most ? wished : most;

	return groups < 2 ? 2 : groups;
}

/* ------------------------------------------------------------------ new matches */

bool ck_rounds_room(ck_cup *cup, size_t matches, uint32_t rounds)
{
	uint32_t more = (uint32_t)matches;

	/* A game of each match may come to be with the next step, old or new. */
	return CK_ROOM(cup->matches, cup->match_room, cup->about.matches, more) &&
	       CK_ROOM(cup->games, cup->game_room, cup->about.games, cup->about.matches + more) &&
	       CK_ROOM(cup->round_start, cup->start_room, cup->about.rounds, rounds) &&
	       CK_ROOM(cup->round_count, cup->count_room, cup->about.rounds, rounds) &&
	       CK_ROOM(cup->due, cup->due_room, (cup->about.matches + 63) / 64, more / 64 + 1);
}

/* Those from whom the sides of a match come know where they go. */
static void link_sources(ck_cup *cup, uint32_t number)
{
	const ck_cup_match *match = &cup->matches[number - 1].match;

	for (unsigned s = 0; s < 2; s++) {
		const ck_source *source = &match->source[s];

		if (source->kind == CK_SOURCE_WINNER || source->kind == CK_SOURCE_LOSER)
			cup->matches[source->number].next[source->kind == CK_SOURCE_LOSER] = number;
	}
}

void ck_rounds_add(ck_cup *cup, const ck_cup_match *match)
{
	bool bye = match->source[0].kind == CK_SOURCE_BYE || match->source[1].kind == CK_SOURCE_BYE;

	while (cup->about.rounds < match->round) {
		cup->round_start[cup->about.rounds] = 0;
		cup->round_count[cup->about.rounds++] = 0;
	}

	uint32_t *before = &cup->round_count[match->round - 1];

	if (cup->about.matches % 64 == 0)
		cup->due[cup->about.matches / 64] = 0;

	cup->matches[cup->about.matches++] = (ck_match_facts){.match = *match, .seat = *before};
	*before += !bye;
	cup->undecided++;
	link_sources(cup, cup->about.matches);
	ck_resolve_later(cup, cup->about.matches);
}

void ck_rounds_add_pair(ck_cup *cup, ck_part part, uint32_t round, uint32_t one, uint32_t other)
{
	ck_cup_match match = {
		.source = {{.number = one, .kind = CK_SOURCE_PLACE},
	                   {.number = other, .kind = other ? CK_SOURCE_PLACE : CK_SOURCE_BYE}},
		.round = round,
		.part = (uint8_t)part,
	};

	if (part == CK_PART_GROUP)
		match.group = cup->entrants[one - 1].group;
	ck_rounds_add(cup, &match);
}

void ck_rounds_add_nodes(ck_cup *cup, const ck_node *nodes, size_t count, const uint32_t *placed,
                         uint32_t rounds)
{
	uint32_t base = cup->about.matches;

	for (size_t i = 0; i < count; i++) {
		ck_cup_match match = {
			.source = {nodes[i].side[0], nodes[i].side[1]},
			.round = nodes[i].round + rounds,
			.part = nodes[i].part,
		};

		for (unsigned s = 0; s < 2; s++) {
			ck_source *source = &match.source[s];

			if (source->kind == CK_SOURCE_PLACE)
				source->number = placed[source->number - 1];
			else if (source->kind != CK_SOURCE_BYE)
				source->number += base;
		}
		ck_rounds_add(cup, &match);
	}
}

/* ------------------------------------------------------------------- what is next */

/* The first match that is not decided; 0 none. */
static uint32_t first_open(const ck_cup *cup)
{
	for (uint32_t i = 0; i < cup->about.matches; i++)
		if (cup->matches[i].match.state < CK_MATCH_DECIDED)
			return i + 1;
	return 0;
}

uint32_t ck_rounds_planned(const ck_cup *cup)
{
	uint32_t drawn = 0;

	if (cup->about.format.rounds)
		return cup->about.format.rounds;
	for (uint32_t i = 0; i < cup->about.entrants; i++)
		drawn += cup->entrants[i].place != 0;
	return ck_format_swiss_rounds(drawn);
}

/* An extra game parts who is level at the end: nothing is paired after it. */
static bool has_extra(const ck_cup *cup)
{
	for (uint32_t i = 0; i < cup->about.matches; i++)
		if (cup->matches[i].match.part == CK_PART_EXTRA)
			return true;
	return false;
}

/* Whether a Swiss tournament has fewer rounds than it is to have. */
static bool lacks_rounds(const ck_cup *cup)
{
	return cup->about.format.kind == CK_FORMAT_SWISS && cup->swiss_rounds < ck_rounds_planned(cup) &&
	       !has_extra(cup);
}

ck_refused ck_rounds_may_pair(const ck_cup *cup, uint32_t *game)
{
	bool swiss = lacks_rounds(cup);
	bool knockout = cup->about.format.kind == CK_FORMAT_GROUPS && !cup->knockout_drawn;

	*game = 0;
	if (!swiss && !knockout)
		return CK_REFUSED_NOTHING_TO_PAIR;

	uint32_t open = first_open(cup);

	if (open) {
		*game = ck_resolve_current(cup, &cup->matches[open - 1].match);
		return CK_REFUSED_OPEN_GAMES;
	}
	if (!ck_rounds_entrants(cup))
		return CK_REFUSED_NOTHING_TO_PAIR;
	return !swiss || ck_rounds_can_pair_swiss(cup) ? CK_REFUSED_NOT : CK_REFUSED_NO_PAIRING;
}

uint32_t ck_cup_rounds_lost(const ck_cup *cup)
{
	bool lost = cup->about.phase == CK_CUP_COMPLETE && cup->about.format.kind == CK_FORMAT_SWISS &&
	            cup->swiss_rounds < ck_rounds_planned(cup);

	return lost ? ck_rounds_planned(cup) - cup->swiss_rounds : 0;
}

/* ------------------------------------------------------------------- extra games */

static const ck_standing *line_of(const ck_standing *lines, uint32_t count, uint32_t entrant)
{
	for (uint32_t i = 0; i < count; i++)
		if (lines[i].entrant == entrant)
			return &lines[i];
	return NULL;
}

/* Whether two are level in all that comes before an extra game, so that one would part them. */
static bool are_level(const ck_standing *one, const ck_standing *other)
{
	return one && other && one->extra && one->extra == other->extra;
}

static ck_refused level_in_standings(const ck_cup *cup, uint32_t one, uint32_t other)
{
	uint16_t group = cup->entrants[one - 1].group;
	ck_standing *lines = malloc(cup->about.entrants * sizeof *lines);
	ck_refused reason = CK_REFUSED_NO_MEMORY;

	if (!lines)
		return reason;

	uint32_t count = ck_standing_list(cup, group, lines);

	if (count != CK_STANDING_FAILED)
		reason = are_level(line_of(lines, count, one), line_of(lines, count, other))
		                 ? CK_REFUSED_NOT
		                 : CK_REFUSED_NOT_LEVEL;
	free(lines);
	return reason;
}

ck_refused ck_rounds_may_extra(const ck_cup *cup, uint32_t one, uint32_t other, uint32_t *game)
{
	uint32_t open = first_open(cup);
	bool extra = memchr(cup->about.format.ties, CK_TIE_EXTRA, CK_TIES_MAX) != NULL;

	*game = 0;
	if (!extra || one == other || cup->knockout_drawn ||
	    cup->entrants[one - 1].group != cup->entrants[other - 1].group)
		return CK_REFUSED_NOT_LEVEL;
	/* Extra games do not wait for each other. */
	if (open && cup->matches[open - 1].match.part != CK_PART_EXTRA) {
		*game = ck_resolve_current(cup, &cup->matches[open - 1].match);
		return CK_REFUSED_OPEN_GAMES;
	}
	if (lacks_rounds(cup) && ck_rounds_can_pair_swiss(cup))
		return CK_REFUSED_NOT_LEVEL;
	return level_in_standings(cup, one, other);
}

bool ck_rounds_extra(ck_cup *cup, uint32_t one, uint32_t other)
{
	uint32_t last = cup->about.matches;
	const ck_cup_match *before = last ? &cup->matches[last - 1].match : NULL;
	bool joins = before && before->part == CK_PART_EXTRA && before->state < CK_MATCH_DECIDED;
	uint32_t round = cup->about.rounds + !joins;

	if (!ck_rounds_room(cup, 1, 1))
		return false;
	ck_rounds_add_pair(cup, CK_PART_EXTRA, round, one, other);
	return true;
}
