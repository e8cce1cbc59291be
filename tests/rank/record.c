/* A recorded game as one of a league: who sat where, when it ended, and by what it is known again. */
#include "cli/rank_record.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { ITEMS = 20000 };

static const char *const names[] = {"Ana", "Luis", "Eva", "Rita"};
static const ck_week_zone utc;

/* The game that is being recorded, and room for it. */
static ck_record record;
static ck_record_item items[ITEMS];
static ck_rank_record out;

static void put(ck_record_kind kind, uint8_t value, ck_action action)
{
	ck_record_item item = {.kind = (uint8_t)kind, .value = value, .action = action};

	assert_true(ck_record_add(&record, &item, NULL));
}

/* The opening throws: the seat `first` throws a 6 and the others a 1; then it takes the colour `colour`. */
static void open_game(unsigned first, unsigned colour)
{
	for (unsigned s = 0; s < record.game.seats; s++)
		put(CK_RECORD_OPENING, s == first ? 5 : 0, 0);
	if (ck_record_now(&record)->phase == CK_RECORD_IN_COLOUR)
		put(CK_RECORD_COLOUR, (uint8_t)colour, 0);
}

/* Random play to the end. */
static void play_on(uint64_t seed)
{
	static ck_action actions[CK_ACTIONS_MAX];
	ck_rng rng;

	ck_rng_seed(&rng, seed, 0);
	while (ck_record_now(&record)->phase == CK_RECORD_IN_PLAY) {
		const ck_position *p = &ck_record_now(&record)->position;
		size_t count;

		if (p->phase == CK_THROW) {
			put(CK_RECORD_THROW,
			    ck_throw_pick(&record.game, ck_rng_below(&rng, record.game.throw_total)), 0);
			continue;
		}
		count = ck_position_legal(&record.game, p, actions);
		put(CK_RECORD_ACTION, 0, actions[ck_rng_below(&rng, (uint32_t)count)]);
	}
}

static void tag(const char *name, const char *value)
{
	assert_true(ck_record_tag_set(&record, name, value, strlen(value), NULL));
}

static void begin(const char *game)
{
	ck_game g;

	assert_true(ck_game_parse(&g, game, strlen(game), NULL));
	ck_record_init(&record, &g, items, ITEMS);
	record.touch = false;
	tag("Date", "2026.11.30");
	tag("Seat1", names[0]);
	tag("Seat2", names[1]);
	tag("Seat3", names[2]);
	tag("Seat4", names[3]);
}

static void made(const ck_rank_said *said)
{
	assert_int_equal(ck_rank_record_make(&record, said, &out), CK_RANK_RECORD_GOOD);
}

static void refused(const ck_rank_said *said, ck_rank_record_why why, unsigned seat)
{
	assert_int_equal(ck_rank_record_make(&record, said, &out), why);
	if (why != CK_RANK_RECORD_UNFINISHED && why != CK_RANK_RECORD_NO_TIME &&
	    why != CK_RANK_RECORD_BAD_TIME)
		assert_int_equal(out.seat, seat);
}

static void places_and_names_are_those_of_the_seats(void **state)
{
	const ck_rank_said said = {.zone = &utc, .now = INT64_MAX / 2};
	uint8_t places[CK_SEATS_MAX];

	(void)state;
	begin("parchis:pieces=1,out=1");
	open_game(2, 0);
	play_on(1);
	made(&said);
	assert_true(ck_record_places(&record, places));
	assert_int_equal(out.event.kind, CK_LEAGUE_ADD);
	assert_int_equal(out.event.seats, 4);
	assert_false(out.event.teams);
	assert_memory_equal(out.event.places, places, 4);
	assert_string_equal(out.event.game, "parchis:pieces=1");
	for (unsigned s = 0; s < 4; s++)
		assert_string_equal(out.event.names[s], names[s]);
}

/* S2 rule 3: who throws highest takes a colour, and the others move along, so that the order and the partners stay. */
static void who_takes_a_colour_takes_the_seat_with_it(void **state)
{
	const ck_rank_said said = {.zone = &utc, .now = INT64_MAX / 2};

	(void)state;
	for (unsigned first = 0; first < 4; first++) {
		for (unsigned colour = 0; colour < 4; colour++) {
			begin("parchis-pairs:pieces=1,out=1");
			open_game(first, colour);
			play_on(first * 4 + colour);
			made(&said);
			assert_true(out.event.teams);
			for (unsigned k = 0; k < 4; k++)
				assert_string_equal(out.event.names[(colour + k) % 4],
				                    names[(first + k) % 4]);
		}
	}
}

static void who_sat_where_can_be_said(void **state)
{
	ck_rank_said said = {.zone = &utc, .now = INT64_MAX / 2};

	(void)state;
	begin("parchis-pairs:pieces=1,out=1");
	open_game(0, 1);
	play_on(3);
	tag("Seat1", "me");
	refused(&said, CK_RANK_RECORD_NO_NAME, 0);
	said.seat[0] = "Zoë";
	made(&said);
	assert_string_equal(out.event.names[1], "Zoë"); /* the chair, not the colour */
	tag("Seat3", " \xe2\x80\xae ");
	refused(&said, CK_RANK_RECORD_BAD_NAME, 2);
	said.seat[2] = "Paulo";
	made(&said);
	said.seat[5] = "João";
	refused(&said, CK_RANK_RECORD_NO_SEAT, 5);
}

static void a_game_that_is_not_over_does_not_count(void **state)
{
	const ck_rank_said said = {.zone = &utc, .now = INT64_MAX / 2};

	(void)state;
	begin("parchis:pieces=1,out=1");
	refused(&said, CK_RANK_RECORD_UNFINISHED, 0);
	open_game(0, 0);
	put(CK_RECORD_THROW, 2, 0);
	refused(&said, CK_RANK_RECORD_UNFINISHED, 0);
}

static int32_t hours_ahead(void *context, int64_t time)
{
	(void)context;
	(void)time;
	return 3 * 3600;
}

static void it_ended_when_the_tag_says_else_at_noon(void **state)
{
	const ck_week_zone zone = {hours_ahead, NULL};
	ck_rank_said said = {.zone = &zone, .now = INT64_MAX / 2};

	(void)state;
	begin("parchis:pieces=1,out=1");
	open_game(0, 0);
	play_on(1);
	made(&said);
	assert_true(out.event.ended == INT64_C(1796029200)); /* 2026-11-30T09:00Z */
	tag("Ended", "2026-11-30T23:30:00-01:00");
	made(&said);
	assert_true(out.event.ended == INT64_C(1796085000)); /* 2026-12-01T00:30Z */
	tag("Ended", "yesterday");
	refused(&said, CK_RANK_RECORD_BAD_TIME, 0);
	said.has_ended = true;
	said.ended = 12345;
	made(&said);
	assert_true(out.event.ended == 12345);
	said.has_ended = false;
	begin("parchis:pieces=1,out=1");
	tag("Date", "2026.11.??");
	open_game(0, 0);
	play_on(1);
	refused(&said, CK_RANK_RECORD_NO_TIME, 0);
}

/* Play a game in which the first throw was misread, or not. */
static void play_misread(bool misread)
{
	begin("parchis:pieces=1,out=1");
	record.real_dice = true;
	record.touch = true;
	open_game(0, 0);
	if (misread) {
		uint32_t target = (uint32_t)record.count + 1;
		ck_record_item item = {
			.kind = CK_RECORD_CORRECT, .target = target, .replace = CK_RECORD_THROW, .value = 1};

		put(CK_RECORD_AGAIN, 0, 0);
		put(CK_RECORD_THROW, 3, 0);
		assert_true(ck_record_add(&record, &item, NULL));
	} else {
		put(CK_RECORD_THROW, 1, 0);
	}
	play_on(9);
}

static void a_game_is_known_by_what_was_played(void **state)
{
	const ck_rank_said said = {.zone = &utc, .now = INT64_MAX / 2};
	uint8_t digest[CK_LEAGUE_DIGEST];

	(void)state;
	play_misread(false);
	made(&said);
	memcpy(digest, out.event.digest, sizeof(digest));
	tag("Event", "somewhere");
	tag("Seat1", "Anna");
	tag("Date", "2026.12.24");
	made(&said);
	assert_memory_equal(out.event.digest, digest, sizeof(digest));
	play_misread(true);
	made(&said);
	assert_memory_equal(out.event.digest, digest, sizeof(digest));
	begin("parchis:pieces=1,out=1");
	open_game(0, 0);
	put(CK_RECORD_THROW, 1, 0);
	play_on(10); /* another game */
	made(&said);
	assert_memory_not_equal(out.event.digest, digest, sizeof(digest));
	begin("parchis:pieces=1,out=1");
	assert_true(ck_record_start_at_seat(&record, 0, NULL)); /* the same without opening throws */
	put(CK_RECORD_THROW, 1, 0);
	play_on(9);
	made(&said);
	assert_memory_not_equal(out.event.digest, digest, sizeof(digest));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(places_and_names_are_those_of_the_seats),
		cmocka_unit_test(who_takes_a_colour_takes_the_seat_with_it),
		cmocka_unit_test(who_sat_where_can_be_said),
		cmocka_unit_test(a_game_that_is_not_over_does_not_count),
		cmocka_unit_test(it_ended_when_the_tag_says_else_at_noon),
		cmocka_unit_test(a_game_is_known_by_what_was_played),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
