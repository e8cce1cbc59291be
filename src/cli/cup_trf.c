#include "cli/cup_trf.h"

#include "cup/standing.h"

#include <stdlib.h>
#include <string.h>

enum { NAME = 33 };

bool ck_cup_trf_fits(const ck_cup *cup)
{
	uint8_t kind = ck_cup_about(cup)->format.kind;

	return kind == CK_FORMAT_SWISS || kind == CK_FORMAT_ROUND_ROBIN ||
	       kind == CK_FORMAT_DOUBLE_ROUND_ROBIN;
}

/* ------------------------------------------------------------------ the players */

/* A name in exactly NAME characters. */
static void name_write(FILE *out, const char *name)
{
	int width = 0;

	for (; *name != '\0'; name++) {
		bool begins = ((unsigned char)*name & 0xC0) != 0x80;

		if (begins && width == NAME)
			break;
		width += begins;
		putc(*name, out);
	}
	fprintf(out, "%*s", NAME - width, "");
}

/* The match of an entrant in a round, and its side; NULL where it has none. */
static const ck_cup_match *match_find(const ck_cup *cup, uint32_t entrant, uint32_t round, unsigned *side)
{
	for (uint32_t i = 1; i <= ck_cup_about(cup)->matches; i++) {
		const ck_cup_match *match = ck_cup_match_of(cup, i);

		if (match->round != round || match->part == CK_PART_EXTRA)
			continue;
		for (*side = 0; *side < 2; ++*side)
			if (match->side[*side] == entrant)
				return match;
	}
	return NULL;
}

/* The sign of a result: played 1 and 0, given + and -, blank while it is open. */
static char result_of(const ck_cup_match *match, uint32_t entrant)
{
	switch (match->state) {
	case CK_MATCH_DECIDED: return match->winner == entrant ? '1' : '0';
	case CK_MATCH_FORFEITED: return match->winner == entrant ? '+' : '-';
	case CK_MATCH_EMPTY: return '-';
	default: return ' ';
	}
}

static void round_write(FILE *out, const ck_cup *cup, uint32_t entrant, uint32_t round)
{
	unsigned side;
	const ck_cup_match *match = match_find(cup, entrant, round, &side);
	uint32_t other = match != NULL ? match->side[1 - side] : 0;

	/* A side that went home before the match has no point of a bye. */
	if (match != NULL && match->state == CK_MATCH_BYE && match->winner == entrant)
		fprintf(out, "  0000 - U");
	else if (match == NULL || match->state == CK_MATCH_BYE || other == 0 || other == CK_NOBODY_COMES)
		fprintf(out, "  0000 - Z");
	else
		fprintf(out, "  %4u %c %c", other, side == 0 ? 'w' : 'b', result_of(match, entrant));
}

/* The rounds of the tournament: extra games come after them, and are left out. */
static uint32_t rounds_of(const ck_cup *cup)
{
	uint32_t rounds = 0;

	for (uint32_t i = 1; i <= ck_cup_about(cup)->matches; i++) {
		const ck_cup_match *match = ck_cup_match_of(cup, i);

		if (match->part != CK_PART_EXTRA && match->round > rounds)
			rounds = match->round;
	}
	return rounds;
}

static void player_write(FILE *out, const ck_cup *cup, const ck_standing *line)
{
	const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, line->entrant);

	fprintf(out, "001 %4u      ", line->entrant);
	name_write(out, entrant->name);
	fprintf(out, " %4s %3s %11s %10s %2u.0 %4u", "", "", "", "", line->points, line->place);
	for (uint32_t round = 1; round <= rounds_of(cup); round++)
		round_write(out, cup, line->entrant, round);
	fprintf(out, "\r\n");
}

/* -------------------------------------------------------------------- the whole */

/* The chief judge, "" for none. */
static const char *chief_find(const ck_cup *cup)
{
	for (uint32_t i = 0; i < ck_cup_about(cup)->officials; i++)
		if (ck_cup_official_at(cup, i)->role & CK_ROLE_CHIEF)
			return ck_cup_official_at(cup, i)->name;
	return "";
}

/* YYYY-MM-DD as YYYY/MM/DD. */
static void date_write(FILE *out, const char *code, const char *date)
{
	fprintf(out, "%s ", code);
	for (; *date != '\0'; date++)
		putc(*date == '-' ? '/' : *date, out);
	fprintf(out, "\r\n");
}

static void head_write(FILE *out, const ck_cup *cup, uint32_t players)
{
	const ck_cup_info *about = ck_cup_about(cup);
	static const char *const types[CK_FORMAT_KIND_COUNT] = {
		[CK_FORMAT_ROUND_ROBIN] = "Round Robin",
		[CK_FORMAT_DOUBLE_ROUND_ROBIN] = "Double Round Robin",
		[CK_FORMAT_SWISS] = "Swiss",
	};

	fprintf(out, "012 %s\r\n022 %s\r\n", about->name, about->place);
	date_write(out, "042", about->date);
	date_write(out, "052", about->date);
	fprintf(out, "062 %u\r\n072 0\r\n082 0\r\n", players);
	fprintf(out, "092 Individual: %s\r\n102 %s\r\nXXR %u\r\n",
	        types[about->format.kind] != NULL ? types[about->format.kind] : "", chief_find(cup),
	        rounds_of(cup));
}

static int by_number(const void *one, const void *other)
{
	const ck_standing *a = one, *b = other;

	return (a->entrant > b->entrant) - (a->entrant < b->entrant);
}

bool ck_cup_trf_write(const ck_cup *cup, FILE *out)
{
	ck_standing *lines = calloc((size_t)ck_cup_about(cup)->entrants + 1, sizeof(*lines));
	uint32_t count = lines != NULL ? ck_standing_list(cup, 0, lines) : CK_STANDING_FAILED;

	if (count == CK_STANDING_FAILED) {
		free(lines);
		return false;
	}
	qsort(lines, count, sizeof(*lines), by_number);
	head_write(out, cup, count);
	for (uint32_t i = 0; i < count; i++)
		player_write(out, cup, &lines[i]);
	free(lines);
	return true;
}
