/* The text form of how a championship is played. */
#include "cup/format.h"
#include "cup/random.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static ck_format read_well(const char *text)
{
	ck_format f;
	size_t at, length;

	if (ck_format_read(text, &f, &at, &length) != CK_FORMAT_OK)
		fail_msg("%s: wrong at %zu, %zu long", text, at, length);
	return f;
}

static void assert_same(const ck_format *a, const ck_format *b)
{
	assert_int_equal(a->kind, b->kind);
	assert_int_equal(a->best, b->best);
	assert_int_equal(a->third, b->third);
	assert_int_equal(a->substitutes, b->substitutes);
	assert_int_equal(a->group_size, b->group_size);
	assert_int_equal(a->through, b->through);
	assert_int_equal(a->rounds, b->rounds);
	assert_int_equal(a->seeded, b->seeded);
	assert_memory_equal(a->ties, b->ties, sizeof a->ties);
}

static void what_is_left_out(void **state)
{
	static const uint8_t swiss[] = {CK_TIE_BUCHHOLZ, CK_TIE_DIRECT, CK_TIE_EXTRA,
	                                CK_TIE_WINS,     CK_TIE_HOME,   CK_TIE_NONE};
	static const uint8_t robin[] = {CK_TIE_DIRECT, CK_TIE_EXTRA, CK_TIE_WINS, CK_TIE_HOME, CK_TIE_NONE};
	ck_format f = read_well("knockout");

	(void)state;
	assert_int_equal(f.kind, CK_FORMAT_KNOCKOUT);
	assert_int_equal(f.best, 1);
	assert_int_equal(f.third + f.substitutes + f.seeded + f.rounds, 0);
	assert_int_equal(f.ties[0], CK_TIE_NONE);
	f = read_well("groups");
	assert_int_equal(f.group_size, 4);
	assert_int_equal(f.through, 2);
	assert_memory_equal(f.ties, robin, sizeof robin);
	f = read_well("swiss");
	assert_int_equal(f.rounds, 0);
	assert_memory_equal(f.ties, swiss, sizeof swiss);
	f = read_well("double-round-robin");
	assert_int_equal(f.kind, CK_FORMAT_DOUBLE_ROUND_ROBIN);
	assert_memory_equal(f.ties, robin, sizeof robin);
	assert_int_equal(read_well("double-elimination").kind, CK_FORMAT_DOUBLE_ELIMINATION);
	assert_int_equal(read_well("round-robin").kind, CK_FORMAT_ROUND_ROBIN);
}

static void what_is_said(void **state)
{
	ck_format f = read_well(
		"groups:best=3,third=yes,seeded=8,size=6,through=3,ties=home+lot,substitutes=yes");

	(void)state;
	assert_int_equal(f.best, 3);
	assert_int_equal(f.third, 1);
	assert_int_equal(f.seeded, 8);
	assert_int_equal(f.group_size, 6);
	assert_int_equal(f.through, 3);
	assert_int_equal(f.ties[0], CK_TIE_HOME);
	assert_int_equal(f.ties[1], CK_TIE_LOT);
	assert_int_equal(f.ties[2], CK_TIE_NONE);
	assert_int_equal(f.substitutes, 1);
	assert_int_equal(read_well("swiss:rounds=64").rounds, 64);
}

/* Options in any order, defaults said: one canonical text. */
static void one_text_for_one_format(void **state)
{
	static const char *const texts[][2] = {
		{"knockout", "knockout"},
		{"knockout:best=1,third=no,seeded=0,substitutes=no", "knockout"},
		{"knockout:third=yes,best=5", "knockout:best=5,third=yes"},
		{"groups:through=2,size=4", "groups"},
		{"groups:ties=direct+extra+wins+home", "groups"},
		{"groups:ties=direct+extra+wins", "groups:ties=direct+extra+wins"},
		{"swiss:ties=buchholz+direct+extra+wins+home,rounds=7", "swiss:rounds=7"},
		{"double-elimination:substitutes=yes,seeded=4",
	         "double-elimination:seeded=4,substitutes=yes"},
		{"double-round-robin:ties=lot", "double-round-robin:ties=lot"},
	};

	(void)state;
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
		char out[CK_FORMAT_TEXT_MAX];
		ck_format f = read_well(texts[i][0]);

		assert_int_equal(ck_format_write(&f, out), strlen(texts[i][1]));
		assert_string_equal(out, texts[i][1]);
	}
}

/* Up to six different tie-breaks in any order. */
static void random_ties(ck_format *f, uint64_t *random)
{
	uint8_t all[] = {CK_TIE_DIRECT, CK_TIE_EXTRA, CK_TIE_BUCHHOLZ, CK_TIE_WINS, CK_TIE_HOME, CK_TIE_LOT};
	size_t count = 1 + next_random(random) % 6;

	memset(f->ties, CK_TIE_NONE, sizeof f->ties);
	for (size_t i = 0; i < count; i++) {
		size_t j = i + next_random(random) % (6 - i);
		uint8_t kept = all[j];

		all[j] = all[i];
		all[i] = kept;
		f->ties[i] = kept;
	}
}

static ck_format random_format(uint64_t *random)
{
	static const char *const kinds[] = {"knockout",           "groups", "round-robin",
	                                    "double-round-robin", "swiss",  "double-elimination"};
	ck_format f = read_well(kinds[next_random(random) % 6]);
	bool groups = f.kind == CK_FORMAT_GROUPS;

	f.best = (uint8_t)(1 + 2 * (next_random(random) % 3));
	f.substitutes = next_random(random) % 2;
	if (f.kind == CK_FORMAT_KNOCKOUT || groups)
		f.third = next_random(random) % 2;
	if (f.kind == CK_FORMAT_KNOCKOUT || groups || f.kind == CK_FORMAT_DOUBLE_ELIMINATION)
		f.seeded = (uint32_t)(next_random(random) % 4097);
	if (groups) {
		f.through = (uint8_t)(1 + next_random(random) % 8);
		f.group_size = (uint8_t)(f.through < 3 ? 3 : f.through + 1);
		f.group_size = (uint8_t)(f.group_size + next_random(random) % (17u - f.group_size));
	}
	if (f.kind == CK_FORMAT_SWISS)
		f.rounds = (uint8_t)(next_random(random) % 65);
	if (f.ties[0] && next_random(random) % 2)
		random_ties(&f, random);
	return f;
}

static void what_is_written_is_read(void **state)
{
	uint64_t random = 5;

	(void)state;
	for (unsigned i = 0; i < 5000; i++) {
		char out[CK_FORMAT_TEXT_MAX], again[CK_FORMAT_TEXT_MAX];
		ck_format f = random_format(&random), read;
		size_t length = ck_format_write(&f, out);

		assert_true(length < CK_FORMAT_TEXT_MAX && length == strlen(out));
		read = read_well(out);
		assert_same(&f, &read);
		ck_format_write(&read, again);
		assert_string_equal(out, again);
	}
}

static void every_fault_names_its_part(void **state)
{
	static const struct {
		const char *text;
		const char *wrong; /* the part that is named */
		ck_format_fault fault;
	} faults[] = {
		{"", "", CK_FORMAT_UNKNOWN_KIND},
		{"nockout", "nockout", CK_FORMAT_UNKNOWN_KIND},
		{"Knockout", "Knockout", CK_FORMAT_UNKNOWN_KIND},
		{"knockout ", "knockout ", CK_FORMAT_UNKNOWN_KIND},
		{"swis:rounds=3", "swis", CK_FORMAT_UNKNOWN_KIND},
		{"knockout:", "", CK_FORMAT_UNKNOWN_OPTION},
		{"knockout:best=3,", "", CK_FORMAT_UNKNOWN_OPTION},
		{"knockout:beste=3", "beste=3", CK_FORMAT_UNKNOWN_OPTION},
		{"knockout:best=3,turbo", "turbo", CK_FORMAT_UNKNOWN_OPTION},
		{"knockout:best", "best", CK_FORMAT_BAD_VALUE},
		{"knockout:best=", "best=", CK_FORMAT_BAD_VALUE},
		{"knockout:best=2", "best=2", CK_FORMAT_BAD_VALUE},
		{"knockout:best=7", "best=7", CK_FORMAT_BAD_VALUE},
		{"knockout:best=0", "best=0", CK_FORMAT_BAD_VALUE},
		{"knockout:best=01", "best=01", CK_FORMAT_BAD_VALUE},
		{"knockout:best=-1", "best=-1", CK_FORMAT_BAD_VALUE},
		{"knockout:best=4294967297", "best=4294967297", CK_FORMAT_BAD_VALUE},
		{"knockout:third=maybe", "third=maybe", CK_FORMAT_BAD_VALUE},
		{"knockout:seeded=4097", "seeded=4097", CK_FORMAT_BAD_VALUE},
		{"groups:size=2", "size=2", CK_FORMAT_BAD_VALUE},
		{"groups:size=17", "size=17", CK_FORMAT_BAD_VALUE},
		{"groups:through=0", "through=0", CK_FORMAT_BAD_VALUE},
		{"groups:through=9", "through=9", CK_FORMAT_BAD_VALUE},
		{"groups:size=4,through=4", "through=4", CK_FORMAT_BAD_VALUE},
		{"swiss:rounds=0", "rounds=0", CK_FORMAT_BAD_VALUE},
		{"swiss:rounds=65", "rounds=65", CK_FORMAT_BAD_VALUE},
		{"swiss:ties=", "ties=", CK_FORMAT_BAD_VALUE},
		{"swiss:ties=wins+", "ties=wins+", CK_FORMAT_BAD_VALUE},
		{"swiss:ties=+wins", "ties=+wins", CK_FORMAT_BAD_VALUE},
		{"swiss:ties=wins+wins", "ties=wins+wins", CK_FORMAT_BAD_VALUE},
		{"swiss:ties=luck", "ties=luck", CK_FORMAT_BAD_VALUE},
		{"knockout:rounds=5", "rounds=5", CK_FORMAT_NOT_HERE},
		{"knockout:ties=lot", "ties=lot", CK_FORMAT_NOT_HERE},
		{"swiss:seeded=4", "seeded=4", CK_FORMAT_NOT_HERE},
		{"round-robin:third=yes", "third=yes", CK_FORMAT_NOT_HERE},
		{"double-elimination:third=yes", "third=yes", CK_FORMAT_NOT_HERE},
		{"knockout:best=3,best=3", "best=3", CK_FORMAT_TWICE},
	};

	(void)state;
	for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
		ck_format f = read_well("groups:size=5"), kept = f;
		size_t at = 99, length = 99;

		assert_int_equal(ck_format_read(faults[i].text, &f, &at, &length), faults[i].fault);
		assert_same(&f, &kept);
		assert_int_equal(length, strlen(faults[i].wrong));
		assert_true(at + length <= strlen(faults[i].text));
		assert_memory_equal(faults[i].text + at, faults[i].wrong, length);
	}
}

/* Broken texts of all kinds never read as something that is written otherwise. */
static void broken_texts(void **state)
{
	uint64_t random = 6;

	(void)state;
	for (unsigned i = 0; i < 20000; i++) {
		static const char letters[] = ":,=+-139abeginorstuwxyz";
		char text[CK_FORMAT_TEXT_MAX], out[CK_FORMAT_TEXT_MAX];
		ck_format f = random_format(&random), again;
		size_t at, length = ck_format_write(&f, text);

		text[next_random(&random) % length] = letters[next_random(&random) % (sizeof letters - 1)];
		if (ck_format_read(text, &f, &at, &length) != CK_FORMAT_OK)
			continue;
		ck_format_write(&f, out);
		again = read_well(out);
		assert_same(&f, &again);
	}
}

static void rounds_of_a_swiss_tournament(void **state)
{
	static const uint32_t wanted[][2] = {{2, 1},  {3, 2},  {4, 2},   {5, 3},
	                                     {64, 6}, {65, 7}, {300, 9}, {600, 10}};

	(void)state;
	for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
		assert_int_equal(ck_format_swiss_rounds(wanted[i][0]), wanted[i][1]);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_left_out),
		cmocka_unit_test(what_is_said),
		cmocka_unit_test(one_text_for_one_format),
		cmocka_unit_test(what_is_written_is_read),
		cmocka_unit_test(every_fault_names_its_part),
		cmocka_unit_test(broken_texts),
		cmocka_unit_test(rounds_of_a_swiss_tournament),
	};

	return cmocka_run_group_tests_name("formats", tests, NULL, NULL);
}
