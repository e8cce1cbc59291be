/* Tables of random leagues against a second account of the rules. */
#include "cup/expect.h"
#include "cup/random.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static bool has(const ck_cup_match *match, uint32_t one, uint32_t other)
{
	return (match->side[0] == one && match->side[1] == other) ||
	       (match->side[1] == one && match->side[0] == other);
}

/* How often two have met, or how often the first has beaten the second. */
static int64_t meetings(const evening *e, uint32_t one, uint32_t other, bool extra, bool won)
{
	int64_t count = 0;

	for (uint32_t i = 1; i <= ck_cup_about(e->cup)->matches; i++) {
		const ck_cup_match *match = ck_cup_match_of(e->cup, i);

		if ((match->part == CK_PART_EXTRA) == extra && match->state >= CK_MATCH_DECIDED &&
		    has(match, one, other))
			count += !won || match->winner == one;
	}
	return count;
}

static int64_t points_of(const evening *e, uint32_t entrant)
{
	int64_t points = 0;

	for (uint32_t i = 1; i <= ck_cup_about(e->cup)->matches; i++)
		points += ck_cup_match_of(e->cup, i)->part != CK_PART_EXTRA &&
		          ck_cup_match_of(e->cup, i)->winner == entrant;
	return points;
}

/* Games over the board that count in a table, seen by one: `home` the difference of pieces, else the wins. */
static int64_t over_the_board(const evening *e, uint32_t entrant, bool home)
{
	int64_t sum = 0;

	for (uint32_t i = 1; i <= ck_cup_about(e->cup)->games; i++) {
		const ck_cup_game *game = ck_cup_game_of(e->cup, i);
		const ck_cup_match *match = ck_cup_match_of(e->cup, game->match);
		unsigned side = match->side[1] == entrant;

		if (game->state != CK_GAME_CERTIFIED || game->absent || match->part == CK_PART_EXTRA ||
		    match->side[side] != entrant)
			continue;
		sum += home ? game->home[side] - game->home[1 - side] : game->winner == side;
	}
	return sum;
}

static int64_t buchholz(const evening *e, uint32_t entrant)
{
	int64_t sum = 0;

	for (uint32_t i = 1; i <= ck_cup_about(e->cup)->matches; i++) {
		const ck_cup_match *match = ck_cup_match_of(e->cup, i);
		unsigned side = match->side[1] == entrant;

		if (match->part != CK_PART_EXTRA && match->side[side] == entrant &&
		    (match->state == CK_MATCH_DECIDED || match->state == CK_MATCH_FORFEITED))
			sum += points_of(e, match->side[1 - side]);
	}
	return sum;
}

static int64_t among(const evening *e, uint32_t entrant, const uint32_t *level, uint32_t n, bool extra)
{
	int64_t often = meetings(e, level[0], level[1], extra, false);
	int64_t won = 0;

	for (uint32_t i = 0; i < n; i++)
		for (uint32_t j = 0; j < n; j++)
			if (i != j && (!often || meetings(e, level[i], level[j], extra, false) != often))
				return CK_STANDING_SILENT;
	for (uint32_t i = 0; i < n; i++)
		if (level[i] != entrant)
			won += meetings(e, entrant, level[i], extra, true);
	return won;
}

static int64_t said(const evening *e, ck_tie tie, uint32_t entrant, const uint32_t *level, uint32_t n)
{
	const ck_cup_entrant *who = ck_cup_entrant_of(e->cup, entrant);

	switch (tie) {
	case CK_TIE_NONE: return points_of(e, entrant) - (who->state == CK_ENTRANT_EXPELLED ? 1000000 : 0);
	case CK_TIE_DIRECT: return among(e, entrant, level, n, false);
	case CK_TIE_EXTRA: return among(e, entrant, level, n, true);
	case CK_TIE_BUCHHOLZ: return buchholz(e, entrant);
	case CK_TIE_WINS: return over_the_board(e, entrant, false);
	case CK_TIE_HOME: return over_the_board(e, entrant, true);
	default: return -(int64_t)who->place;
	}
}

static void order_level(const evening *e, uint32_t *level, uint32_t n);

/* Sort by what a tie-break says, and order each part; false if it says the same of all. */
static bool order_by(const evening *e, ck_tie tie, uint32_t *level, uint32_t n)
{
	int64_t value[EXPECT_MOST] = {0};

	for (uint32_t i = 0; i < n; i++)
		value[i] = said(e, tie, level[i], level, n);
	for (uint32_t i = 0; i < n; i++)
		for (uint32_t j = n - 1; j > i; j--)
			if (value[j] > value[j - 1]) {
				int64_t v = value[j];
				uint32_t who = level[j];

				value[j] = value[j - 1];
				value[j - 1] = v;
				level[j] = level[j - 1];
				level[j - 1] = who;
			}
	if (value[0] == value[n - 1])
		return false;
	for (uint32_t from = 0, to; from < n; from = to) {
		for (to = from; to < n && value[to] == value[from]; to++)
			;
		order_level(e, level + from, to - from);
	}
	return true;
}

static void order_level(const evening *e, uint32_t *level, uint32_t n)
{
	const uint8_t *ties = ck_cup_about(e->cup)->format.ties;

	if (n < 2)
		return;
	for (size_t i = 0; ties[i]; i++)
		if (order_by(e, (ck_tie)ties[i], level, n))
			return;
	order_by(e, CK_TIE_LOT, level, n);
}

/* Each line says why it stands behind the one above, and that is so. */
static void check_reasons(const evening *e, const ck_standing *lines, uint32_t count)
{
	const uint8_t *ties = ck_cup_about(e->cup)->format.ties;

	for (uint32_t i = 0; i < count; i++) {
		const ck_standing *line = &lines[i];
		bool expelled = ck_cup_entrant_of(e->cup, line->entrant)->state == CK_ENTRANT_EXPELLED;

		assert_int_equal(line->points, points_of(e, line->entrant));
		assert_int_equal(line->place, i + 1);
		if (i && line->decided_by) {
			assert_int_equal(line[-1].points, line->points);
			assert_true(line->decided[0] > line->decided[1]);
			assert_true(line->level >= 2 && line->level <= count);
		} else if (i && !expelled) {
			assert_true(line[-1].points > line->points);
		}
		for (size_t t = 0; ties[t]; t++) {
			if (ties[t] != CK_TIE_DIRECT && ties[t] != CK_TIE_EXTRA)
				assert_true(line->value[t] ==
				            said(e, (ck_tie)ties[t], line->entrant, NULL, 0));
			/* What parted two is what is shown of them. */
			if (i && line->decided_by == ties[t] && ties[t] >= CK_TIE_BUCHHOLZ) {
				assert_true(line->decided[0] == line[-1].value[t]);
				assert_true(line->decided[1] == line->value[t]);
			}
		}
	}
}

static void compare(const evening *e)
{
	ck_standing lines[EXPECT_MOST];
	uint32_t order[EXPECT_MOST], count = expect_list(e, 0, lines);

	assert_int_equal(count, ck_cup_about(e->cup)->entrants);
	for (uint32_t i = 0; i < count; i++)
		order[i] = expect_place(e, i + 1);
	if (!order_by(e, CK_TIE_NONE, order, count))
		order_level(e, order, count);
	for (uint32_t i = 0; i < count; i++)
		assert_int_equal(lines[i].entrant, order[i]);
	check_reasons(e, lines, count);
}

/* One thing that happens: mostly a game, sometimes an absence, a withdrawal, an expulsion, an extra game. */
static void happen(evening *e, uint64_t *random)
{
	uint32_t n = ck_cup_about(e->cup)->entrants;
	uint32_t due = evening_due(e);
	uint64_t chance = next_random(random) % 100;
	uint32_t who = 1 + (uint32_t)(next_random(random) % n);
	ck_refusal refusal;
	ck_act act = evening_act(e, CK_ACT_EXTRA);

	act.entrant = who;
	act.other = 1 + (uint32_t)(next_random(random) % n);
	if (chance < 3 && ck_cup_entrant_of(e->cup, who)->state == CK_ENTRANT_IN)
		evening_simple(e, chance ? CK_ACT_WITHDRAW : CK_ACT_EXPEL, who, "x");
	else if (due && chance < 12)
		evening_absent(e, due, (unsigned)(chance % 3));
	else if (due)
		evening_play(e, due, next_random(random) % 2, (uint8_t)(next_random(random) % 2), 30);
	else if (ck_cup_may(e->cup, &act, &refusal))
		evening_do(e, &act);
	else if (ck_cup_pairs_next(e->cup)) {
		act = evening_act(e, CK_ACT_PAIR);
		ck_cup_do(e->cup, &act, &refusal);
	}
}

static void random_leagues(void **state)
{
	static const char *const formats[] = {
		"round-robin",
		"double-round-robin",
		"swiss",
		"swiss:rounds=5,ties=direct+buchholz+home",
		"round-robin:ties=direct",
		"round-robin:best=3,ties=wins+direct+extra+home",
		"double-round-robin:ties=extra+direct",
		"swiss:ties=direct+extra+lot+wins",
		"round-robin:ties=home+buchholz+wins",
	};
	uint64_t random = 10;
	unsigned by[CK_TIE_COUNT] = {0};

	(void)state;
	for (unsigned i = 0; i < 270; i++) {
		ck_standing lines[EXPECT_MOST];
		evening e;
		uint32_t count, least;

		/* Five rounds want five entrants. */
		least = strstr(formats[i % 9], "rounds=5") ? 5 : 2;
		evening_begin(&e, formats[i % 9], least + (uint32_t)(next_random(&random) % 7), 4);
		evening_draw(&e, "s");
		for (unsigned step = 0; step < 45; step++) {
			happen(&e, &random);
			if (step % 5 == 0)
				compare(&e);
		}
		compare(&e);
		count = expect_list(&e, 0, lines);
		for (uint32_t line = 0; line < count; line++)
			by[lines[line].decided_by]++;
		evening_end(&e);
	}
	/* All of them have decided something. */
	for (unsigned tie = CK_TIE_DIRECT; tie < CK_TIE_COUNT; tie++)
		assert_true(by[tie] > 10);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(random_leagues),
	};

	return cmocka_run_group_tests_name("tables of random leagues", tests, NULL, NULL);
}
