/* Real dice: what people type is the throw that the rules say (RULES 5 and 6). */
#include "term/dice.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static ck_game game_of(const char *text)
{
	ck_game g;

	assert_true(ck_game_parse(&g, text, strlen(text), NULL));
	return g;
}

/* The text of what a line throws, or "" if it throws nothing. */
static const char *thrown(const ck_game *g, const char *line)
{
	static char text[CK_THROW_TEXT];
	ck_throw t = CK_NO_THROW;

	text[0] = '\0';
	if (ck_dice_read(g, line, &t))
		ck_throw_write(g, t, text);
	else
		assert_int_equal(t, CK_NO_THROW);
	return text;
}

static void a_die_is_what_it_shows(void **state)
{
	const ck_game g = game_of("parchis");
	const char *const wrong[] = {"", "0", "7", "10", "01", "-1", "1 2", "x", "1.", "six"};

	(void)state;
	for (char die[] = "1"; die[0] <= '6'; die[0]++)
		assert_string_equal(thrown(&g, die), die);
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
		assert_string_equal(thrown(&g, wrong[i]), "");
}

/* RULES 5, "Throw": the table of mouths up. */
static void mouths_are_counted(void **state)
{
	static const struct {
		const char *game;
		const char *values[9];
	} tables[] = {
		{"pachisi", {"6", "10", "2", "3", "4", "25", "12"}},
		{"pachisi:table=six_wiki", {"25", "10", "2", "3", "4", "5", "6"}},
		{"pachisi:table=seven", {"7", "10", "2", "3", "4", "25", "35", "14"}},
		{"pachisi:table=seven_murray", {"6", "10", "2", "3", "4", "25", "30", "12"}},
	};

	(void)state;
	for (size_t i = 0; i < sizeof(tables) / sizeof(tables[0]); i++) {
		const ck_game g = game_of(tables[i].game);
		char mouths[] = "0";

		for (; tables[i].values[mouths[0] - '0'] != NULL; mouths[0]++)
			assert_string_equal(thrown(&g, mouths), tables[i].values[mouths[0] - '0']);
		assert_string_equal(thrown(&g, mouths), ""); /* one cowrie too many */
		assert_string_equal(thrown(&g, "25"), "");   /* a value is no count */
		assert_string_equal(thrown(&g, "10"), "");
		assert_string_equal(thrown(&g, ""), "");
		assert_string_equal(thrown(&g, "-1"), "");
	}
	assert_int_equal(ck_throw_of_mouths(&(const ck_game){.kind = CK_PARCHIS, .throw_count = 6}, 1),
	                 CK_NO_THROW);
}

/* RULES 6: three long dice, in any order and with or without something between. */
static void three_faces_in_any_order(void **state)
{
	const ck_game g = game_of("chaupar"), mixed = game_of("chaupar:dice=mixed"),
		      other = game_of("chaupar:dice=1346");
	const char *const same[] = {"6 5 1", "651", "6-5-1", "156", "1,5,6", "5 + 1 + 6", "516", "1\t6 5"};
	const char *const wrong[] = {"", "6", "65", "6511", "654", "6 5 x", "661 1", "6.5.1", "000", "777"};

	(void)state;
	for (size_t i = 0; i < sizeof(same) / sizeof(same[0]); i++)
		assert_string_equal(thrown(&g, same[i]), "6-5-1");
	for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
		assert_string_equal(thrown(&g, wrong[i]), "");
	assert_string_equal(thrown(&g, "111"), "1-1-1");
	assert_string_equal(thrown(&other, "643"), "6-4-3");
	assert_string_equal(thrown(&other, "651"), "");
	assert_string_equal(thrown(&mixed, "432"), "4-3-2"); /* the 2 is on the one die that has it */
	assert_string_equal(thrown(&mixed, "225"), "");      /* of which there is one */
}

static void a_count_tells_what_it_is_worth(void **state)
{
	const ck_game g = game_of("pachisi"), dice = game_of("chaupar");
	const ck_words w = {.game = &g}, none = {.game = &dice};
	char out[CK_WORD];
	ck_throw t;

	(void)state;
	assert_true(ck_dice_read(&g, "3", &t));
	assert_string_equal(ck_dice_tell(&w, "3", t, false, out, sizeof(out)), "3 mouths: 3.");
	assert_true(ck_dice_read(&g, "0", &t));
	assert_string_equal(ck_dice_tell(&w, "0", t, false, out, sizeof(out)), "0 mouths: 6, a grace.");
	assert_string_equal(ck_dice_tell(&w, "0", t, true, out, sizeof(out)), "0 mouths: 6.");
	assert_true(ck_dice_read(&g, "1", &t));
	assert_string_equal(ck_dice_tell(&w, "1", t, false, out, sizeof(out)), "1 mouth: 10, a grace.");
	assert_null(ck_dice_tell(&none, "651", 0, false, out, sizeof(out)));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_die_is_what_it_shows),
		cmocka_unit_test(mouths_are_counted),
		cmocka_unit_test(three_faces_in_any_order),
		cmocka_unit_test(a_count_tells_what_it_is_worth),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
