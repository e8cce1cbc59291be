/* tally_far.c - the order of a knockout: by how far each has come. */
#include "cup/tally.h"

#include <stdlib.h>

/* What an entrant's standing is made of, the most important first; higher is better. */
enum { STAYS, CHAMPION, IN, UNBEATEN, ROUND, THIRD, RANK, KEYS };

typedef struct way {
	int64_t key[KEYS];
	ck_standing line;
	const ck_cup_match *last; /* of the bracket: the furthest match that it has come to */
	uint32_t last_number;
	uint32_t draw; /* its place in the draw */
	bool beaten;
	bool third; /* has won the match for the third place */
} way;

typedef struct bracket {
	const ck_cup *cup;
	const ck_cup_match *final;
	const ck_cup_match *reset; /* of a double elimination */
	uint32_t champion;         /* entrant, 0 none (yet) */
	bool vacant; /* nobody has the first place: not won by anybody, or by one who was expelled */
	bool robbed; /* the latter: whoever it beat keeps the place that the results say */
	bool drawn;  /* there is a bracket: not yet while groups are played */
	ck_tally *tally;
	way *ways; /* of each entrant, by number - 1 */
	way *listed;
	uint32_t count;
} bracket;

static bool is_bracket(const ck_cup_match *match)
{
	return match->part == CK_PART_MAIN || match->part == CK_PART_LOWER || match->part == CK_PART_FINAL ||
	       match->part == CK_PART_RESET;
}

static bool is_over(const ck_cup_match *match)
{
	return match->state >= CK_MATCH_DECIDED;
}

/* ------------------------------------------------------------------- the way of each */

static void follow(bracket *b, const ck_cup_match *match, uint32_t number)
{
	for (unsigned s = 0; s < 2; s++) {
		if (!ck_tally_is_entrant(match->side[s]))
			continue;

		way *mine = &b->ways[match->side[s] - 1];

		if (match->part == CK_PART_THIRD) {
			mine->third = match->winner == match->side[s];
			continue;
		}
		if (!mine->last || match->round >= mine->last->round) {
			mine->last = match;
			mine->last_number = number;
		}
		mine->beaten |= is_over(match) && match->winner != match->side[s];
	}
}

/* The final is the last match of the main part, or has a part of its own. */
static void look_at_last(bracket *b, const ck_cup_match *match)
{
	if (match->part == CK_PART_RESET)
		b->reset = match;
	else if (match->part != CK_PART_LOWER && (!b->final || match->round >= b->final->round))
		b->final = match;
}

/* In a double elimination the final is the end only if it was won by the unbeaten one. */
static void find_champion(bracket *b)
{
	const ck_cup_match *end = b->final;

	if (b->reset && end && !(end->winner && end->winner == end->side[0]))
		end = b->reset;
	if (!end || !is_over(end))
		return;
	b->champion = end->winner;
	b->robbed = end->winner && ck_cup_entrant_of(b->cup, end->winner)->state == CK_ENTRANT_EXPELLED;
	b->vacant = !end->winner || b->robbed;
}

/* Where all have gone home before a knockout could be drawn nobody has won it. */
static void find_empty(bracket *b)
{
	bool empty = !b->champion;

	for (uint32_t i = 1; i <= ck_cup_about(b->cup)->entrants && empty; i++)
		empty = ck_cup_entrant_of(b->cup, i)->state != CK_ENTRANT_IN;
	b->vacant |= empty;
}

static void follow_all(bracket *b)
{
	for (uint32_t i = 1; i <= ck_cup_about(b->cup)->matches; i++) {
		const ck_cup_match *match = ck_cup_match_of(b->cup, i);

		if (!is_bracket(match) && match->part != CK_PART_THIRD)
			continue;
		b->drawn = true;
		follow(b, match, i);
		if (is_bracket(match))
			look_at_last(b, match);
	}
	find_champion(b);
	find_empty(b);
}

/* ---------------------------------------------------------------- places in groups */

/* The groups come first; `lines` has room for all entrants. False without memory. */
static bool rank_groups(bracket *b, ck_standing *lines)
{
	uint32_t entrants = ck_cup_about(b->cup)->entrants;
	uint16_t groups = 0;

	for (uint32_t i = 1; i <= entrants; i++)
		if (ck_cup_entrant_of(b->cup, i)->group > groups)
			groups = ck_cup_entrant_of(b->cup, i)->group;
	for (uint16_t g = 1; g <= groups; g++) {
		uint32_t count = ck_tally_table(b->cup, g, lines);

		if (count == CK_STANDING_FAILED)
			return false;
		for (uint32_t i = 0; i < count; i++)
			b->ways[lines[i].entrant - 1].line.group_place = lines[i].place;
	}
	return true;
}

/* -------------------------------------------------------------------------- order */

/* Whether somebody can still play for a better place. */
static bool is_in(const bracket *b, const way *mine, bool here)
{
	if (!here || !b->drawn)
		return here;
	return mine->last && (!is_over(mine->last) || mine->last->winner == mine->line.entrant);
}

/* Why a line stands where it does, from the way of its entrant. */
static void explain(const bracket *b, way *mine)
{
	const ck_cup_entrant *entrant = ck_cup_entrant_of(b->cup, mine->line.entrant);
	bool in = is_in(b, mine, entrant->state == CK_ENTRANT_IN);
	bool lost = mine->last && is_over(mine->last) && mine->last->winner != mine->line.entrant;

	mine->line.round = mine->last ? mine->last->round : 0;
	mine->line.lost = lost ? mine->last_number : 0;
	mine->draw = entrant->place;
	mine->key[STAYS] = entrant->state != CK_ENTRANT_EXPELLED;
	mine->key[CHAMPION] = mine->line.entrant == b->champion;
	mine->key[IN] = in;
	mine->key[UNBEATEN] = in && !mine->beaten;
	mine->key[ROUND] = mine->line.round;
	mine->key[THIRD] = mine->third;
	mine->key[RANK] = mine->last ? 0 : -(int64_t)mine->line.group_place;
}

static int compare_keys(const way *one, const way *other)
{
	for (unsigned k = 0; k < KEYS; k++)
		if (one->key[k] != other->key[k])
			return one->key[k] > other->key[k] ? -1 : 1;
	return 0;
}

static int compare(const void *a, const void *b)
{
	const way *one = a;
	const way *other = b;
	int keys = compare_keys(one, other);

	return keys ? keys : one->draw < other->draw ? -1 : one->draw > other->draw;
}

/* The place of who shares none with the line above. Without a champion the two of the final are second; if the champion
 * was expelled nobody moves up (S2 rule 15: no loser is promoted), and it stands behind all. */
static uint32_t place_of(const bracket *b, uint32_t i)
{
	if (b->robbed)
		return i + 1 + (b->listed[i].key[STAYS] != 0);
	return i + 1 + (b->vacant && i == 0);
}

static void order(bracket *b, ck_standing *lines)
{
	for (uint32_t i = 0; i < b->count; i++) {
		uint32_t group_place = b->ways[lines[i].entrant - 1].line.group_place;
		way *mine = &b->listed[i];

		*mine = b->ways[lines[i].entrant - 1];
		mine->line = lines[i];
		mine->line.group_place = group_place;
		explain(b, mine);
	}
	qsort(b->listed, b->count, sizeof *b->listed, compare);
	for (uint32_t i = 0; i < b->count; i++) {
		bool shared = i && compare_keys(&b->listed[i - 1], &b->listed[i]) == 0;

		lines[i] = b->listed[i].line;
		lines[i].place = shared ? lines[i - 1].place : place_of(b, i);
		for (unsigned at = 0; at < CK_TIES_MAX; at++)
			lines[i].value[at] = CK_STANDING_SILENT;
	}
}

uint32_t ck_tally_far(const ck_cup *cup, ck_standing *lines)
{
	uint32_t entrants = ck_cup_about(cup)->entrants;
	bracket b = {.cup = cup};
	bool done;

	b.tally = calloc(entrants, sizeof *b.tally);
	b.ways = calloc(entrants, sizeof *b.ways);
	b.listed = malloc(entrants * sizeof *b.listed);
	done = b.tally && b.ways && b.listed && rank_groups(&b, lines);
	if (done) {
		follow_all(&b);
		ck_tally_add(cup, CK_TALLY_ALL, b.tally);
		b.count = ck_tally_lines(cup, 0, b.tally, lines);
		order(&b, lines);
	}
	free(b.tally);
	free(b.ways);
	free(b.listed);
	return done ? b.count : CK_STANDING_FAILED;
}
