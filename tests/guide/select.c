/* select.c - what of a page is left standing by the options, and what is wrong with a page. */
#include "guide/guide.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static ck_game game_of(const char *text)
{
	ck_game g;

	assert_true(ck_game_parse(&g, text, strlen(text), NULL));
	return g;
}

/* The page, for a game, reads so. */
static void reads(const char *game, const char *page, const char *expected)
{
	const ck_game g = game_of(game);
	char out[512] = "";
	size_t written = 99;

	assert_true(strlen(page) < sizeof(out));
	assert_true(ck_guide_select(&g, page, strlen(page), out, &written, NULL));
	assert_true(written <= strlen(page));
	out[written] = '\0';
	assert_string_equal(out, expected);
}

/* The page is refused at that line, for that reason. */
static void fails(const char *game, const char *page, size_t line, const char *what)
{
	const ck_game g = game_of(game);
	ck_guide_fault fault = {0};
	char out[512];
	size_t written;

	assert_false(ck_guide_select(&g, page, strlen(page), out, &written, &fault));
	assert_string_equal(fault.what, what);
	assert_int_equal(fault.line, line);
	assert_false(ck_guide_select(&g, page, strlen(page), out, &written, NULL));
}

static void conditions(void **state)
{
	static const char queen[] = "<!-- if queen=on -->\nqueens\n<!-- else -->\nno queens\n<!-- end -->\n";
	static const char ring[] = "<!-- if players=2,3,4 -->\nsmall\n<!-- end -->\n<!-- if players!=2,3,4 "
				   "-->\nlarge\n<!-- end -->\n";
	static const char both[] = "<!-- if table=seven graces=all -->\nboth\n<!-- end -->\nalways\n";

	(void)state;
	reads("pachisi", queen, "queens\n");
	reads("pachisi:queen=off", queen, "no queens\n");
	reads("parchis", ring, "small\n");
	reads("parchis:players=3", ring, "small\n");
	reads("parchis:players=8", ring, "large\n");
	reads("pachisi:table=seven", both, "both\nalways\n");
	reads("pachisi:table=seven,graces=ten_twentyfive", both, "always\n");
	reads("pachisi", both, "always\n");
	reads("pachisi:standstill=0", "<!-- if standstill=0 -->\nnever\n<!-- end -->\n", "never\n");
	reads("pachisi:standstill=7", "<!-- if standstill=0 -->\nnever\n<!-- end -->\n", "");
}

static void conditions_inside_conditions(void **state)
{
	static const char page[] =
		"<!-- if throws=single -->\na\n  <!-- if queen=on -->\nb\n<!-- else -->\nc\n"
		"<!-- end -->\nd\n<!-- else -->\ne\n<!-- if queen=on -->\nf\n<!-- end -->\n"
		"<!-- end -->\n";

	(void)state;
	reads("pachisi", page, "e\nf\n");
	reads("pachisi:queen=off", page, "e\n");
	reads("pachisi:throws=single", page, "a\nb\nd\n");
	reads("pachisi:throws=single,queen=off", page, "a\nc\nd\n");
}

static void numbers(void **state)
{
	(void)state;
	reads("parchis", "{seats} {squares} {arms} {at_home} {pieces}\n", "4 68 4 3 4\n");
	reads("parchis:players=2", "{seats} {squares} {arms}\n", "2 68 4\n");
	reads("parchis:players=6", "{seats} {squares} {arms}\n", "6 102 6\n");
	reads("parchis:players=8,out=2", "{squares} {at_home}\n", "136 2\n");
	reads("parchis-pairs:pieces=2", "{at_home} of {pieces}\n", "2 of 2\n");
	reads("parchis:capture_bonus=10", "{capture_bonus}, {goal_bonus}\n", "10, 10\n");
	reads("pachisi:standstill=255", "{standstill} turns\n", "255 turns\n");
	reads("chaupar", "{standstill}\n", "60\n");
}

static void gaps(void **state)
{
	(void)state;
	reads("pachisi", "\n\na\n\n<!-- if queen=off -->\nb\n\n<!-- end -->\n\nc\n\n", "a\n\nc\n");
	reads("pachisi", "\n\n", "");
	reads("pachisi", "", "");
}

static void faults(void **state)
{
	(void)state;
	fails("pachisi", "a\n<!-- if queens=on -->\n<!-- end -->\n", 2, "the game has no such option");
	fails("parchis", "<!-- if queen=on -->\n<!-- end -->\n", 1, "the game has no such option");
	fails("pachisi", "<!-- if queen=yes -->\n<!-- end -->\n", 1, "the option has no such value");
	fails("pachisi", "<!-- if queen=on, -->\n<!-- if queen -->\n", 2, "a condition wants a value");
	fails("pachisi", "<!-- if standstill=many -->\n<!-- end -->\n", 1, "the option has no such value");
	fails("pachisi", "<!-- if queen=off -->\n<!-- if queen=maybe -->\n", 2,
	      "the option has no such value");
	fails("pachisi", "<!-- if queen=off -->\n{queen}\n<!-- end -->\n", 2, "the game has no such number");
	fails("pachisi", "{arms}\n", 1, "the game has no such number");
	fails("pachisi", "{}\n", 1, "the game has no such number");
	fails("pachisi", "{pieces\n", 1, "a brace is not closed");
	fails("pachisi", "<!-- else -->\n", 1, "an else without its if");
	fails("pachisi", "<!-- if queen=on -->\n<!-- else -->\n<!-- else -->\n", 3, "an else without its if");
	fails("pachisi", "<!-- end -->\n", 1, "an end without its if");
	fails("pachisi", "<!-- if queen=on -->\na\n", 2, "an if has no end");
	fails("pachisi", "<!-- note -->\n", 1, "a comment says if, else or end");
	fails("pachisi", "<!-- if  -->\n", 1, "a condition is missing");
	fails("pachisi", "<!-- if queen=on  laps=1 -->\n", 1, "the game has no such option");
	fails("pachisi", "a\nb", 2, "the last line does not end");
}

static void too_deep(void **state)
{
	char page[1024] = "";
	size_t used = 0;
	const ck_game g = game_of("pachisi");
	ck_guide_fault fault;
	char out[1024];
	size_t written;
	static const char enter[] = "<!-- if queen=on -->\n";

	(void)state;
	for (unsigned i = 0; i < 9; i++, used += strlen(enter))
		memcpy(page + used, enter, sizeof(enter));
	assert_false(ck_guide_select(&g, page, used, out, &written, &fault));
	assert_string_equal(fault.what, "too many conditions inside one another");
	assert_int_equal(fault.line, 9);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(conditions), cmocka_unit_test(conditions_inside_conditions),
		cmocka_unit_test(numbers),    cmocka_unit_test(gaps),
		cmocka_unit_test(faults),     cmocka_unit_test(too_deep),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
