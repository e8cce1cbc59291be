#include "cup/expect.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

uint32_t expect_list(const evening *e, uint16_t group, ck_standing *lines)
{
	uint32_t count = ck_standing_list(e->cup, group, lines);

	assert_true(count != CK_STANDING_FAILED && count <= EXPECT_MOST);
	return count;
}

void expect_order(const evening *e, uint16_t group, const uint32_t *entrants, const uint32_t *places)
{
	ck_standing lines[EXPECT_MOST];
	uint32_t count = expect_list(e, group, lines);

	for (uint32_t i = 0; i < count; i++) {
		if (entrants && lines[i].entrant != entrants[i])
			fail_msg("line %u is of entrant %u, not %u", i + 1, lines[i].entrant, entrants[i]);
		if (lines[i].place != (places ? places[i] : i + 1))
			fail_msg("line %u has place %u", i + 1, lines[i].place);
	}
	if (entrants)
		assert_int_equal(entrants[count], 0);
	if (places)
		assert_int_equal(places[count], 0);
}

void expect_why(const evening *e, uint32_t line, ck_tie by, int64_t above, int64_t own, uint32_t level)
{
	ck_standing lines[EXPECT_MOST];

	expect_list(e, 0, lines);
	assert_int_equal(lines[line - 1].decided_by, by);
	assert_int_equal(lines[line - 1].decided[0], above);
	assert_int_equal(lines[line - 1].decided[1], own);
	assert_int_equal(lines[line - 1].level, level);
}

uint32_t expect_place(const evening *e, uint32_t place)
{
	for (uint32_t i = 1; i <= ck_cup_about(e->cup)->entrants; i++)
		if (ck_cup_entrant_of(e->cup, i)->place == place)
			return i;
	fail();
	return 0;
}
