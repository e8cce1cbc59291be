#include "rank/league.h"

#include "base.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST = 16, TEAM_SEATS = 4 };

static bool fail(ck_league_fault *fault, ck_league_why why)
{
	fault->why = (uint8_t)why;
	return false;
}

/* Room for one more of what has `count` elements of `size` bytes. */
static bool grow(void **array, size_t count, size_t *capacity, size_t size)
{
	size_t more = *capacity == 0 ? FIRST : *capacity * 2;
	void *grown;

	if (count < *capacity)
		return true;
	grown = realloc(*array, more * size);
	if (grown == NULL)
		return false;
	*array = grown;
	*capacity = more;
	return true;
}

static bool is_text(const char *text, size_t most)
{
	size_t length = 0;

	if (text == NULL)
		return false;
	for (; text[length] != '\0'; length++)
		if ((unsigned char)text[length] < ' ' || text[length] == 0x7F)
			return false;
	return length > 0 && length <= most;
}

/* -------------------------------------------------------------- people */

uint32_t ck_league_player(const ck_league *l, uint32_t person)
{
	CK_ASSERT(person < l->people.count);
	while (l->same[person] != person)
		person = l->same[person];
	return person;
}

/* The player that a name counts for; a name that is not there yet is CK_NAMES_NONE. */
static uint32_t player_find(const ck_league *l, const char *name)
{
	uint32_t person = ck_names_find(&l->people, name, strlen(name));

	return person == CK_NAMES_NONE ? person : ck_league_player(l, person);
}

/* The person of a name, put in if it is not there. */
static uint32_t person_put(ck_league *l, const char *name)
{
	uint32_t count = l->people.count, person;
	size_t capacity = l->same_capacity;
	void *same = l->same;

	if (!grow(&same, count, &capacity, sizeof(*l->same)))
		return CK_NAMES_NONE;
	l->same = same;
	l->same_capacity = (uint32_t)capacity;
	person = ck_names_put(&l->people, name, strlen(name));
	if (person == count)
		l->same[person] = person;
	return person;
}

/* -------------------------------------------------------------- games */

/* That the places are some: those of the sides, and partners share theirs. */
static bool places_check(const ck_league_event *e, ck_league_fault *fault)
{
	ck_points usual = ck_points_usual();
	int32_t parts[CK_POINTS_SIDES];

	for (unsigned s = 0; s < CK_LEAGUE_SEATS; s++)
		if (s >= e->seats ? e->places[s] != 0
		                  : e->places[s] != e->places[ck_league_side(e->teams, s)])
			return fail(fault, CK_LEAGUE_BAD_PLACES);
	return ck_points_share(&usual, e->teams, e->teams ? 2 : e->seats, e->places, parts) ||
	       fail(fault, CK_LEAGUE_BAD_PLACES);
}

/* True if two names are one player's. */
static bool is_same(const ck_league *l, const char *a, const char *b)
{
	uint32_t player = player_find(l, a);

	return strcmp(a, b) == 0 || (player != CK_NAMES_NONE && player == player_find(l, b));
}

static bool names_check(const ck_league *l, const ck_league_event *e, ck_league_fault *fault)
{
	for (unsigned s = 0; s < e->seats; s++) {
		fault->seat = (uint8_t)s;
		if (!is_text(e->names[s], CK_LEAGUE_TEXT))
			return fail(fault, CK_LEAGUE_BAD_TEXT);
	}
	for (unsigned s = 0; s < e->seats; s++) {
		for (unsigned o = s + 1; o < e->seats; o++) {
			if (ck_league_side(e->teams, s) == ck_league_side(e->teams, o) ||
			    !is_same(l, e->names[s], e->names[o]))
				continue;
			fault->seat = (uint8_t)s;
			fault->other = (uint8_t)o;
			return fail(fault, CK_LEAGUE_TWICE);
		}
	}
	fault->seat = 0;
	return true;
}

static bool game_check(const ck_league *l, const ck_league_event *e, ck_league_fault *fault)
{
	uint32_t known = ck_names_find(&l->digests, e->digest, CK_LEAGUE_DIGEST);

	if (e->seats < 2 || e->seats > CK_LEAGUE_SEATS || (e->teams && e->seats != TEAM_SEATS))
		return fail(fault, CK_LEAGUE_BAD_SEATS);
	if (!is_text(e->game, CK_LEAGUE_GAME)) {
		fault->seat = CK_LEAGUE_SEATS;
		return fail(fault, CK_LEAGUE_BAD_TEXT);
	}
	if (e->ended < CK_TIME_FIRST || e->ended > CK_TIME_LAST)
		return fail(fault, CK_LEAGUE_BAD_TIME);
	if (!places_check(e, fault) || !names_check(l, e, fault))
		return false;
	if (known != CK_NAMES_NONE && !l->games[known].dropped) {
		fault->game = known;
		return fail(fault, CK_LEAGUE_KNOWN);
	}
	return true;
}

/* Names that come in for a game that then finds no memory stay unseen: nobody has played under them. */
static bool game_add(ck_league *l, const ck_league_event *e, ck_league_fault *fault)
{
	ck_league_game game = {.ended = e->ended, .seats = e->seats, .teams = e->teams};
	void *games = l->games;
	uint32_t at;

	memcpy(game.digest, e->digest, sizeof(game.digest));
	memcpy(game.places, e->places, sizeof(game.places));
	game.text = ck_names_put(&l->texts, e->game, strlen(e->game));
	for (unsigned s = 0; s < e->seats; s++) {
		game.who[s] = person_put(l, e->names[s]);
		if (game.who[s] == CK_NAMES_NONE)
			return fail(fault, CK_LEAGUE_NO_MEMORY);
	}
	if (game.text == CK_NAMES_NONE || !grow(&games, l->digests.count, &l->capacity, sizeof(*l->games)))
		return fail(fault, CK_LEAGUE_NO_MEMORY);
	l->games = games;
	at = ck_names_put(&l->digests, e->digest, CK_LEAGUE_DIGEST);
	if (at == CK_NAMES_NONE)
		return fail(fault, CK_LEAGUE_NO_MEMORY);
	l->games[at] = game;
	return true;
}

static bool game_drop(ck_league *l, const ck_league_event *e, ck_league_fault *fault)
{
	uint32_t game = ck_names_find(&l->digests, e->digest, CK_LEAGUE_DIGEST);

	if (!is_text(e->text, CK_LEAGUE_TEXT))
		return fail(fault, CK_LEAGUE_BAD_TEXT);
	if (game == CK_NAMES_NONE || l->games[game].dropped)
		return fail(fault, CK_LEAGUE_UNKNOWN);
	l->games[game].dropped = true;
	return true;
}

/* -------------------------------------------------------------- aliases */

/* That nobody sits against themselves in a game, now that some count for others. */
static bool sides_check(const ck_league *l, ck_league_fault *fault)
{
	for (size_t i = 0; i < l->digests.count; i++) {
		const ck_league_game *g = &l->games[i];

		for (unsigned s = 0; s < g->seats && !g->dropped; s++) {
			for (unsigned o = s + 1; o < g->seats; o++) {
				if (ck_league_side(g->teams, s) == ck_league_side(g->teams, o) ||
				    ck_league_player(l, g->who[s]) != ck_league_player(l, g->who[o]))
					continue;
				fault->game = i;
				fault->seat = (uint8_t)s;
				fault->other = (uint8_t)o;
				return fail(fault, CK_LEAGUE_TWICE);
			}
		}
	}
	return true;
}

/* True if `person` is among those by whom `from` counts for somebody. */
static bool is_on_way(const ck_league *l, uint32_t from, uint32_t person)
{
	while (from != person && l->same[from] != from)
		from = l->same[from];
	return from == person;
}

static bool alias_set(ck_league *l, const ck_league_event *e, ck_league_fault *fault)
{
	uint32_t person, player, before;

	if (!is_text(e->text, CK_LEAGUE_TEXT) || !is_text(e->other, CK_LEAGUE_TEXT))
		return fail(fault, CK_LEAGUE_BAD_TEXT);
	person = person_put(l, e->text);
	player = person_put(l, e->other);
	if (person == CK_NAMES_NONE || player == CK_NAMES_NONE)
		return fail(fault, CK_LEAGUE_NO_MEMORY);
	if (person != player && is_on_way(l, player, person))
		return fail(fault, CK_LEAGUE_CIRCLE);
	before = l->same[person];
	l->same[person] = player;
	if (sides_check(l, fault))
		return true;
	l->same[person] = before;
	return false;
}

/* -------------------------------------------------------------- settings */

ck_points ck_league_points_of(const ck_league *l, ck_week week)
{
	for (size_t i = l->point_count; i-- > 0;)
		if (l->points[i].from <= week)
			return l->points[i].points;
	return ck_points_usual();
}

static bool points_set(ck_league *l, const ck_league_event *e, ck_league_fault *fault)
{
	ck_league_points made = {.from = e->week, .points = ck_league_points_of(l, e->week)};
	void *points = l->points;

	if (!is_text(e->text, CK_LEAGUE_TEXT))
		return fail(fault, CK_LEAGUE_BAD_TEXT);
	if (!ck_points_parse(&made.points, e->text, strlen(e->text), &fault->points))
		return fail(fault, CK_LEAGUE_BAD_POINTS);
	if (!grow(&points, l->point_count, &l->point_capacity, sizeof(*l->points)))
		return fail(fault, CK_LEAGUE_NO_MEMORY);
	l->points = points;
	l->points[l->point_count++] = made;
	return true;
}

static bool zone_set(ck_league *l, const ck_league_event *e, ck_league_fault *fault)
{
	char *zone;

	if (!is_text(e->text, CK_LEAGUE_TEXT))
		return fail(fault, CK_LEAGUE_BAD_TEXT);
	zone = malloc(strlen(e->text) + 1);
	if (zone == NULL)
		return fail(fault, CK_LEAGUE_NO_MEMORY);
	memcpy(zone, e->text, strlen(e->text) + 1);
	free(l->zone);
	l->zone = zone;
	return true;
}

bool ck_league_apply(ck_league *l, const ck_league_event *event, ck_league_fault *fault)
{
	*fault = (ck_league_fault){0};
	switch (event->kind) {
	case CK_LEAGUE_ADD: return game_check(l, event, fault) && game_add(l, event, fault);
	case CK_LEAGUE_DROP: return game_drop(l, event, fault);
	case CK_LEAGUE_ALIAS: return alias_set(l, event, fault);
	case CK_LEAGUE_POINTS: return points_set(l, event, fault);
	case CK_LEAGUE_ZONE: return zone_set(l, event, fault);
	default: return fail(fault, CK_LEAGUE_BAD_KIND);
	}
}

void ck_league_release(ck_league *l)
{
	ck_names_release(&l->people);
	ck_names_release(&l->texts);
	ck_names_release(&l->digests);
	free(l->same);
	free(l->games);
	free(l->points);
	free(l->zone);
	*l = (ck_league){0};
}
