/* tally_order.c - the order of a table: points, then the tie-breaks, group of level ones by group of level
 * ones. */
#include "cup/tally.h"

#include <stdlib.h>
#include <string.h>

#define NOT_LISTED UINT32_MAX

/* What parts a line from the one above. It belongs to the place, whoever stands there. */
typedef struct border {
	bool here;
	uint8_t by; /* ck_tie */
	int64_t said[2];
	uint32_t level;
} border;

/* A line with what a tie-break says of it. */
typedef struct ranked {
	ck_standing line;
	int64_t said;
	uint32_t draw; /* its place in the draw */
} ranked;

typedef struct table {
	const ck_cup *cup;
	uint16_t group;
	uint32_t count;
	ck_standing *lines;
	border *borders;
	ranked *ranked;
	uint32_t *row; /* of each entrant: where it is among those who are level */
	uint32_t *met; /* count * count: how often */
	int64_t *said; /* of each of those who are level, by the tie-break that is asked */
} table;

/* ------------------------------------------------------------- among the level ones */

static bool is_between(const table *t, const ck_cup_match *match, ck_tie tie)
{
	bool kind = tie == CK_TIE_EXTRA ? match->part == CK_PART_EXTRA : ck_tally_counts(match, t->group);

	return kind && match->state >= CK_MATCH_DECIDED && ck_tally_is_entrant(match->side[0]) &&
	       ck_tally_is_entrant(match->side[1]) && t->row[match->side[0] - 1] != NOT_LISTED &&
	       t->row[match->side[1] - 1] != NOT_LISTED;
}

/* Each of them has met each other equally often, and once at least. */
static bool all_have_met(const table *t, uint32_t level)
{
	for (uint32_t i = 0; i < level; i++)
		for (uint32_t j = 0; j < level; j++)
			if (i != j && (!t->met[1] || t->met[i * level + j] != t->met[1]))
				return false;
	return true;
}

/* The matches that the level ones have won against each other; false if they have not all met. */
static bool count_between(const table *t, uint32_t level, ck_tie tie)
{
	uint32_t matches = ck_cup_about(t->cup)->matches;

	memset(t->met, 0, (size_t)level * level * sizeof *t->met);
	for (uint32_t i = 1; i <= matches; i++) {
		const ck_cup_match *match = ck_cup_match_of(t->cup, i);

		if (!is_between(t, match, tie))
			continue;

		uint32_t one = t->row[match->side[0] - 1];
		uint32_t other = t->row[match->side[1] - 1];

		t->met[one * level + other]++;
		t->met[other * level + one]++;
		if (match->winner)
			t->said[t->row[match->winner - 1]]++;
	}
	return all_have_met(t, level);
}

/* The lines from `from` on that are level: what direct or extra says of them. */
static void ask_between(const table *t, uint32_t from, uint32_t level, ck_tie tie)
{
	for (uint32_t i = 0; i < level; i++) {
		t->row[t->lines[from + i].entrant - 1] = i;
		t->said[i] = 0;
	}
	if (!count_between(t, level, tie))
		for (uint32_t i = 0; i < level; i++)
			t->said[i] = CK_STANDING_SILENT;
	for (uint32_t i = 0; i < level; i++)
		t->row[t->lines[from + i].entrant - 1] = NOT_LISTED;
}

/* -------------------------------------------------------------------------- order */

static uint32_t draw_of(const table *t, uint32_t line)
{
	return ck_cup_entrant_of(t->cup, t->lines[line].entrant)->place;
}

static int compare(const void *a, const void *b)
{
	const ranked *one = a;
	const ranked *other = b;

	if (one->said != other->said)
		return one->said > other->said ? -1 : 1;
	return one->draw < other->draw ? -1 : one->draw > other->draw;
}

/* Sort lines by what was said of them, and part them where that differs; false where it does not. */
static bool part(table *t, uint32_t from, uint32_t level, uint8_t by)
{
	bool parted = false;

	for (uint32_t i = 0; i < level; i++)
		t->ranked[i] = (ranked){t->lines[from + i], t->said[i], draw_of(t, from + i)};
	qsort(t->ranked, level, sizeof *t->ranked, compare);
	for (uint32_t i = 0; i < level; i++) {
		t->lines[from + i] = t->ranked[i].line;
		if (i == 0 || t->ranked[i].said == t->ranked[i - 1].said)
			continue;
		t->borders[from + i] = (border){
			.here = true,
			.by = by,
			.said = {t->ranked[i - 1].said, t->ranked[i].said},
			.level = level,
		};
		parted = true;
	}
	return parted;
}

/* Note what direct or extra said, where it had not said anything before. */
static void keep_said(const table *t, uint32_t from, uint32_t level, size_t at)
{
	for (uint32_t i = 0; i < level; i++)
		if (t->lines[from + i].value[at] == CK_STANDING_SILENT)
			t->lines[from + i].value[at] = t->said[i];
}

/* One tie-break of the format for lines that are level; true if it parts them. */
static bool ask(table *t, uint32_t from, uint32_t level, size_t at)
{
	ck_tie tie = (ck_tie)ck_cup_about(t->cup)->format.ties[at];

	if (tie == CK_TIE_DIRECT || tie == CK_TIE_EXTRA) {
		ask_between(t, from, level, tie);
		keep_said(t, from, level, at);
	} else {
		for (uint32_t i = 0; i < level; i++)
			t->said[i] = t->lines[from + i].value[at];
	}
	for (uint32_t i = 0; i < level && tie == CK_TIE_EXTRA; i++)
		if (!t->lines[from + i].extra)
			t->lines[from + i].extra = from + 1;
	return part(t, from, level, (uint8_t)tie);
}

/* Part lines that are level by the first tie-break that does, at the latest by the lot. */
static void part_level(table *t, uint32_t from, uint32_t level)
{
	const uint8_t *ties = ck_cup_about(t->cup)->format.ties;

	for (size_t at = 0; ties[at]; at++)
		if (ask(t, from, level, at))
			return;
	for (uint32_t i = 0; i < level; i++)
		t->said[i] = -(int64_t)draw_of(t, from + i);
	part(t, from, level, CK_TIE_LOT);
}

static uint32_t end_of_level(const table *t, uint32_t from)
{
	uint32_t end = from + 1;

	while (end < t->count && !t->borders[end].here)
		end++;
	return end;
}

/* Who was expelled goes to the end; the others by points. */
static void part_by_points(table *t)
{
	for (uint32_t i = 0; i < t->count; i++) {
		const ck_standing *line = &t->lines[i];
		bool expelled = ck_cup_entrant_of(t->cup, line->entrant)->state == CK_ENTRANT_EXPELLED;

		t->said[i] = expelled ? (int64_t)line->points - UINT32_MAX : line->points;
	}
	part(t, 0, t->count, CK_TIE_NONE);
}

static void order(table *t)
{
	part_by_points(t);
	for (uint32_t from = 0; from < t->count;) {
		uint32_t end = end_of_level(t, from);

		/* Each time it is parted, its first part is looked at anew. */
		if (end == from + 1)
			from = end;
		else
			part_level(t, from, end - from);
	}
	for (uint32_t i = 0; i < t->count; i++) {
		ck_standing *line = &t->lines[i];
		const border *b = &t->borders[i];

		line->place = i + 1;
		line->decided_by = b->by;
		if (!b->by)
			continue;
		line->decided[0] = b->said[0];
		line->decided[1] = b->said[1];
		line->level = b->level;
	}
}

/* -------------------------------------------------------------------------- whole */

static int64_t value_of(const table *t, const ck_tally *tally, const ck_standing *line, ck_tie tie)
{
	const ck_tally *mine = &tally[line->entrant - 1];

	switch (tie) {
	case CK_TIE_BUCHHOLZ: return mine->buchholz;
	case CK_TIE_WINS: return mine->wins;
	case CK_TIE_HOME: return mine->home;
	case CK_TIE_LOT: return -(int64_t)ck_cup_entrant_of(t->cup, line->entrant)->place;
	default: return CK_STANDING_SILENT;
	}
}

static void fill_values(const table *t, const ck_tally *tally)
{
	const uint8_t *ties = ck_cup_about(t->cup)->format.ties;

	for (uint32_t i = 0; i < t->count; i++)
		for (size_t at = 0; ties[at]; at++)
			t->lines[i].value[at] = value_of(t, tally, &t->lines[i], (ck_tie)ties[at]);
}

static bool prepare(table *t, uint32_t entrants)
{
	t->borders = calloc(t->count, sizeof *t->borders);
	t->ranked = malloc(t->count * sizeof *t->ranked);
	t->row = malloc(entrants * sizeof *t->row);
	t->met = malloc((size_t)t->count * t->count * sizeof *t->met);
	t->said = malloc(t->count * sizeof *t->said);
	if (!t->borders || !t->ranked || !t->row || !t->met || !t->said)
		return false;
	for (uint32_t i = 0; i < entrants; i++)
		t->row[i] = NOT_LISTED;
	return true;
}

static void release(table *t)
{
	free(t->borders);
	free(t->ranked);
	free(t->row);
	free(t->met);
	free(t->said);
}

uint32_t ck_tally_table(const ck_cup *cup, uint16_t group, ck_standing *lines)
{
	table t = {.cup = cup, .group = group, .lines = lines};
	uint32_t entrants = ck_cup_about(cup)->entrants;
	ck_tally *tally = calloc(entrants, sizeof *tally);
	bool done = false;

	if (tally) {
		ck_tally_add(cup, group, tally);
		t.count = ck_tally_lines(cup, group, tally, lines);
		done = !t.count || prepare(&t, entrants);
	}
	if (done && t.count) {
		fill_values(&t, tally);
		order(&t);
	}
	release(&t);
	free(tally);
	return done ? t.count : CK_STANDING_FAILED;
}
