/* keep.c - a table, its record, the text of it, and back again: at every event of games of all kinds. */
#include "chance.h"

static chance c;
static ck_event second_log[CHANCE_LOG];
static ck_record_item items[CHANCE_LOG], read_items[CHANCE_LOG];
static ck_record kept, back;
static char text[CHANCE_TEXT], again[CHANCE_TEXT];

static void read_back(const ck_record *r)
{
	ck_record_reader in;
	ck_error err;
	size_t size = ck_record_write(r, text, sizeof text);
	assert_true(size < sizeof text);
	assert_int_equal(strlen(text), size);
	ck_record_reader_init(&in, text, size);
	assert_true(ck_record_more(&in));
	assert_true(ck_record_bound(&in) >= r->count);
	if (!ck_record_read(&in, &back, read_items, CHANCE_LOG, &err)) {
		print_message("%s", text);
		print_message("line %zu, column %zu\n", in.error_line, in.error_column);
		chance_fail("read", &err);
	}
	assert_false(ck_record_more(&in));
	assert_int_equal(ck_record_write(&back, again, sizeof again), size);
	assert_string_equal(text, again);
}

/* The same items, wherever they stand in a text. */
static void expect_same(const ck_record *r, ck_record *other)
{
	assert_int_equal(r->count, other->count);
	assert_int_equal(r->last, other->last);
	assert_memory_equal(&r->begin, &other->begin, sizeof r->begin);
	for (size_t i = 0; i < other->count; i++) {
		ck_record_item item = other->items[i];
		item.line = r->items[i].line;
		item.text = r->items[i].text;
		item.length = r->items[i].length;
		assert_memory_equal(&item, &r->items[i], sizeof item);
	}
}

/* A new table that goes on with a record; its log is second_log. */
static ck_table go_on_with(const ck_record *r)
{
	ck_table second;
	ck_table_settings settings;
	ck_error err;
	ck_keep_settings(r, &settings);
	assert_true(ck_table_init(&second, &r->game, &settings, second_log, CHANCE_LOG, &err));
	chance_sit(&second);
	if (!ck_keep_replay(&second, r, &err))
		chance_fail("replay", &err);
	return second;
}

/* What the record says of the state is what the table says. */
static void expect_state(const ck_record *r, const ck_table_state *s)
{
	const ck_record_state *now = ck_record_now(r);
	static const uint8_t phases[] = {CK_TABLE_OPENING, CK_TABLE_COLOUR, CK_TABLE_PLAY, CK_TABLE_OVER};
	assert_int_equal(phases[now->phase], s->phase);
	assert_int_equal(now->seat, s->seat);
	assert_int_equal(now->has_touched, s->has_touched);
	assert_int_equal(now->touched, s->touched);
	if (s->phase >= CK_TABLE_PLAY)
		assert_memory_equal(&now->position, &s->position, sizeof s->position);
	for (unsigned chair = 0; chair < r->game.seats; chair++)
		assert_int_equal(s->seats[(chair + now->turned) % r->game.seats].chair, chair);
}

static void expect_kept(void)
{
	ck_record_init(&kept, &c.game, items, CHANCE_LOG);
	ck_keep_record(&c.table, &kept);
	expect_state(&kept, &c.table.state);
	read_back(&kept);
	expect_same(&kept, &back);
	ck_table second = go_on_with(&back);
	assert_memory_equal(&second.state, &c.table.state, sizeof second.state);
	assert_int_equal(second.count, c.table.count);
	assert_memory_equal(second.log, c.log, c.table.count * sizeof *c.log);
}

static bool goes_on(unsigned n, unsigned most)
{
	return n < most && c.table.state.phase != CK_TABLE_OVER;
}

static void cut_at_every_event(void **state)
{
	(void)state;
	ck_rng r;
	ck_rng_seed(&r, 31, 2026);
	unsigned corrections = 0, ended = 0;
	for (size_t i = 0; i < chance_game_count; i++) {
		for (unsigned way = 0; way < 4; way++) {
			ck_game g;
			ck_position p;
			assert_true(ck_game_parse(&g, chance_games[i], strlen(chance_games[i]), NULL));
			do
				ck_position_start(&g, 0, &p),
					ck_playout(&g, &p, &r, ck_rng_below(&r, 2000), &p);
			while (p.phase == CK_OVER);
			chance_begin(&c, chance_games[i], way != 3, way != 2,
			             way == 0   ? CK_START_OPENING
			             : way == 1 ? CK_START_POSITION
			             : way == 2 ? CK_START_SEAT
			                        : CK_START_OPENING,
			             &p);
			expect_kept();
			for (unsigned n = 0; goes_on(n, 130); n++) {
				ck_event e = chance_event(&c, &r);
				corrections += e.kind == CK_EVENT_CORRECT;
				chance_do(&c, e);
				expect_kept();
			}
			ended += c.table.state.phase == CK_TABLE_OVER;
		}
	}
	assert_true(corrections > 200);
	assert_true(ended >= 3);
}

static void whole_games(void **state)
{
	(void)state;
	ck_rng r;
	ck_rng_seed(&r, 32, 2026);
	unsigned ended = 0;
	for (size_t i = 0; i < chance_game_count; i++) {
		chance_begin(&c, chance_games[i], true, true, CK_START_OPENING, NULL);
		for (unsigned n = 0; goes_on(n, CHANCE_LOG - 50); n++)
			chance_do(&c, chance_event(&c, &r));
		expect_kept();
		if (c.table.state.phase != CK_TABLE_OVER)
			continue;
		ended++;
		uint8_t places[CK_SEATS_MAX], own[CK_SEATS_MAX];
		assert_true(ck_record_places(&kept, own) && ck_table_places(&c.table, places));
		assert_memory_equal(own, places, c.game.seats);
		/* the last act is corrected, and with it the result goes */
		size_t last;
		assert_true(ck_table_latest(&c.table, c.table.count, &last));
		chance_do(&c,
		          (ck_event){.kind = CK_EVENT_CORRECT, .seat = CK_NO_SEAT, .target = (uint32_t)last});
		expect_kept();
		assert_false(ck_record_places(&kept, own));
	}
	assert_true(ended > 8);
}

/* People come and go, the clock runs, the table is paused: the game is kept all the same. */
static void what_is_the_tables_alone(void **state)
{
	(void)state;
	ck_rng r;
	ck_rng_seed(&r, 33, 2026);
	for (size_t i = 0; i < chance_game_count; i++) {
		chance_begin(&c, chance_games[i], true, true, CK_START_OPENING, NULL);
		for (unsigned n = 0; goes_on(n, 150); n++) {
			uint64_t at = c.table.state.now + ck_rng_below(&r, 5);
			if (ck_rng_below(&r, 6) == 0) {
				uint8_t seat = (uint8_t)ck_rng_below(&r, c.game.seats);
				uint16_t who = c.table.state.seats[seat].occupant;
				chance_do(&c, (ck_event){.kind = CK_EVENT_LEAVE,
				                         .seat = seat,
				                         .occupant = who,
				                         .at = at});
				chance_do(&c,
				          (ck_event){.kind = CK_EVENT_PAUSE, .seat = CK_NO_SEAT, .at = at});
				chance_do(
					&c,
					(ck_event){.kind = CK_EVENT_TIME, .seat = CK_NO_SEAT, .at = at + 1});
				chance_do(&c, (ck_event){.kind = CK_EVENT_RESUME,
				                         .seat = CK_NO_SEAT,
				                         .at = at + 1});
				chance_do(&c, (ck_event){.kind = CK_EVENT_RETURN,
				                         .seat = seat,
				                         .occupant = who,
				                         .at = at + 1});
			}
			chance_do(&c, chance_event(&c, &r));
		}
		ck_record_init(&kept, &c.game, items, CHANCE_LOG);
		ck_keep_record(&c.table, &kept);
		expect_state(&kept, &c.table.state);
		read_back(&kept);
		ck_table second = go_on_with(&back);
		ck_table_state mine = c.table.state;
		mine.now = 0;
		assert_memory_equal(&second.state, &mine, sizeof mine);
		/* and of the second table the same record is made */
		ck_record_init(&back, &c.game, read_items, CHANCE_LOG);
		ck_keep_record(&second, &back);
		expect_same(&kept, &back);
	}
}

/* A comment of up to 30 words. */
static size_t comment(ck_rng *r, char *out, size_t cap)
{
	static const char *const words[] = {"good", "a",  "पासा",    "¡ay!",        "[x", "12>17", "end",
	                                    "\"",   "\\", "Parchís", "correct=1.1", ";",  "0.",    "-"};
	static const char *const blanks[] = {" ", "\n", "  ", "\t", "\r\n"};
	size_t used = 0;
	out[0] = '\0';
	for (unsigned n = 1 + ck_rng_below(r, 30); n > 0; n--)
		used += (size_t)snprintf(out + used, cap - used, "%s%s", words[ck_rng_below(r, 14)],
		                         blanks[ck_rng_below(r, 5)]);
	return used;
}

static void comments_anywhere(void **state)
{
	(void)state;
	static char comments[300][400];
	static ck_record_item more[CHANCE_LOG];
	static ck_record said;
	ck_rng r;
	ck_rng_seed(&r, 34, 2026);
	for (size_t i = 0; i < chance_game_count; i++) {
		unsigned used = 0;
		chance_begin(&c, chance_games[i], true, true, CK_START_OPENING, NULL);
		for (unsigned n = 0; goes_on(n, 150); n++)
			chance_do(&c, chance_event(&c, &r));
		ck_record_init(&kept, &c.game, items, CHANCE_LOG);
		ck_keep_record(&c.table, &kept);
		ck_record_init(&said, &c.game, more, CHANCE_LOG);
		said.real_dice = 1;
		said.touch = 1;
		uint32_t place[CHANCE_LOG]; /* of the items of kept */
		for (size_t k = 0; k <= kept.count; k++) {
			while (used < 300 && ck_rng_below(&r, 4) == 0) {
				char *words = comments[used++];
				size_t length = comment(&r, words, sizeof comments[0]);
				assert_true(ck_record_add(&said,
				                          &(ck_record_item){.kind = CK_RECORD_COMMENT,
				                                            .text = words,
				                                            .length = (uint32_t)length},
				                          NULL));
			}
			if (k == kept.count)
				break;
			ck_record_item item = kept.items[k];
			place[k] = (uint32_t)said.count;
			if (item.kind == CK_RECORD_CORRECT)
				item.target = place[item.target];
			assert_true(ck_record_add(&said, &item, NULL));
		}
		read_back(&said);
		for (const char *line = text; *line; line = strchr(line, '\n') + 1)
			if (*line != '[')
				assert_true(strcspn(line, "\n") <= 3 * 80);
		ck_table second = go_on_with(&back);
		assert_memory_equal(&second.state, &c.table.state, sizeof second.state);
		assert_memory_equal(second.log, c.log, c.table.count * sizeof *c.log);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TITLED("property: cut off at every event, a game is kept, read and gone on with",
	               cut_at_every_event),
		TITLED("property: whole games, their results, and the last act corrected", whole_games),
		TITLED("people, clock and pauses are the table's alone", what_is_the_tables_alone),
		TITLED("property: comments may stand anywhere and change nothing", comments_anywhere),
	};
	return cmocka_run_group_tests_name("record: keep", tests, NULL, NULL);
}
