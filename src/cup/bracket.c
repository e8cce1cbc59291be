#include "cup/bracket.h"

#include "base.h"

static uint32_t size_for(uint32_t n)
{
	uint32_t size = 1;

	while (size < n)
		size *= 2;
	return size;
}

uint32_t ck_bracket_byes(uint32_t n)
{
	return size_for(n) - n;
}

size_t ck_bracket_count(uint32_t n, bool third)
{
	return size_for(n) - 1 + (third && n >= 4);
}

uint32_t ck_bracket_line(uint32_t size, uint32_t i)
{
	uint32_t place = 1;
	uint32_t before = 0; /* the line of the parent among half as many */

	for (uint32_t lines = 2; lines <= size; lines *= 2) {
		uint32_t line = i / (size / lines);

		/* The stronger of two stands outside: 1 is on top of the sheet and 2 at its bottom. */
		if (line % 2 != before % 2)
			place = lines + 1 - place;
		before = line;
	}
	return place;
}

static ck_source source_of(ck_source_kind kind, size_t number)
{
	return (ck_source){.number = (uint32_t)number, .kind = (uint8_t)kind};
}

static ck_source place_or_bye(uint32_t n, uint32_t place)
{
	return place <= n ? source_of(CK_SOURCE_PLACE, place) : source_of(CK_SOURCE_BYE, 0);
}

/* The first round of a draw of `size` lines: size / 2 nodes. */
static void build_first(uint32_t n, uint32_t size, ck_node *nodes)
{
	for (uint32_t i = 0; i < size / 2; i++)
		nodes[i] = (ck_node){
			.side = {place_or_bye(n, ck_bracket_line(size, 2 * i)),
		                 place_or_bye(n, ck_bracket_line(size, 2 * i + 1))},
			.round = 1,
			.part = CK_PART_MAIN,
		};
}

/* `count` nodes in which the winners of the 2 * count nodes from `before` on meet. */
static void build_next(ck_node *nodes, size_t before, size_t count, uint32_t round, ck_part part)
{
	for (size_t i = 0; i < count; i++)
		nodes[i] = (ck_node){
			.side = {source_of(CK_SOURCE_WINNER, before + 2 * i),
		                 source_of(CK_SOURCE_WINNER, before + 2 * i + 1)},
			.round = round,
			.part = (uint8_t)part,
		};
}

void ck_bracket_build(uint32_t n, bool third, ck_node *nodes)
{
	uint32_t size = size_for(n);
	size_t before = 0;
	uint32_t round = 1;

	CK_ASSERT(n >= 2);
	build_first(n, size, nodes);
	for (uint32_t count = size / 4; count; count /= 2) {
		size_t at = before + 2 * (size_t)count;

		round++;
		if (count == 1 && third && n >= 4) {
			nodes[at] = (ck_node){
				.side = {source_of(CK_SOURCE_LOSER, before),
			                 source_of(CK_SOURCE_LOSER, before + 1)},
				.round = round,
				.part = CK_PART_THIRD,
			};
			at++;
		}
		build_next(nodes + at, before, count, round, CK_PART_MAIN);
		before = at;
	}
}

size_t ck_double_count(uint32_t n)
{
	return 2 * (size_t)size_for(n) - 1;
}

/* Which of `count` losers of upper round r falls to match i of the lower bracket: never to where those whom it, or who
 * lost to it, have beaten stand, as long as there is another place. */
static uint32_t fall(uint32_t r, uint32_t i, uint32_t count)
{
	uint32_t half = count / 2;
	uint32_t across = (i + half) % count;

	switch (r % 4) {
	case 2: return count - 1 - i;
	case 3: return across;
	case 0: return count - 1 - across;
	default: return i;
	}
}

/* The lower bracket's match i takes in who falls from upper round r; `lower` and `upper` are the first nodes of the
 * lower round before and of upper round r. */
static void build_falling(ck_node *nodes, uint32_t r, uint32_t count, size_t lower, size_t upper)
{
	for (uint32_t i = 0; i < count; i++)
		nodes[i] = (ck_node){
			.side = {source_of(CK_SOURCE_WINNER, lower + i),
		                 source_of(CK_SOURCE_LOSER, upper + fall(r, i, count))},
			.round = 2 * r - 1,
			.part = CK_PART_LOWER,
		};
}

/* The losers of the first round meet each other. */
static void build_first_losers(ck_node *nodes, uint32_t count)
{
	for (size_t i = 0; i < count; i++)
		nodes[i] = (ck_node){
			.side = {source_of(CK_SOURCE_LOSER, 2 * i), source_of(CK_SOURCE_LOSER, 2 * i + 1)},
			.round = 2,
			.part = CK_PART_LOWER,
		};
}

void ck_double_build(uint32_t n, ck_node *nodes)
{
	uint32_t size = size_for(n);
	size_t upper = 0; /* first node of the last upper round */
	size_t lower = 0;
	size_t at = size / 2;
	uint32_t r = 2;

	CK_ASSERT(n >= 3);
	build_first(n, size, nodes);
	for (uint32_t count = size / 4; count; count /= 2, r++) {
		build_next(nodes + at, upper, count, 2 * r - 2, CK_PART_MAIN);
		upper = at;
		at += count;
		if (r == 2)
			build_first_losers(nodes + at, count);
		else
			build_next(nodes + at, lower, count, 2 * r - 2, CK_PART_LOWER);
		lower = at;
		at += count;
		build_falling(nodes + at, r, count, lower, upper);
		lower = at;
		at += count;
	}
	nodes[at] = (ck_node){
		.side = {source_of(CK_SOURCE_WINNER, upper), source_of(CK_SOURCE_WINNER, lower)},
		.round = 2 * r - 2,
		.part = CK_PART_FINAL,
	};
	nodes[at + 1] = (ck_node){
		.side = {source_of(CK_SOURCE_LOSER, at), source_of(CK_SOURCE_WINNER, at)},
		.round = 2 * r - 1,
		.part = CK_PART_RESET,
	};
}
