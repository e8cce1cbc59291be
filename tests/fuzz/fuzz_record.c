/* fuzz_record.c - a text as records.
 *
 * A game that is refused has a sentence and a place in the text. One that is accepted is written in the canonical
 * form, which reads back as the same items and writes itself again; any room to write in is kept to; a table plays
 * it to the same end, and the table's record is the same but for comments. */
#include "fuzz.h"
#include "table/keep.h"

#include <charkoni/record.h>

enum { ITEMS_MAX = 2000, TEXT_MAX = 1 << 18, SIZE_MAX_HERE = 1 << 15 };

/* Not on the stack. */
static ck_record first, second;
static ck_record_item first_items[ITEMS_MAX], second_items[ITEMS_MAX];
static ck_event events[ITEMS_MAX + CK_SEATS_MAX + 1];
static char text[TEXT_MAX], again[TEXT_MAX];

static void check_place(const ck_record_reader *in)
{
	size_t lines = 1;

	for (size_t i = 0; i < in->size; i++)
		lines += in->text[i] == '\n';
	CHECK(in->error_line >= 1 && in->error_line <= lines);
	CHECK(in->error_column >= 1 && in->error_column <= in->size + 1);
	if (in->has_refused)
		CHECK(ck_why_not(&first.game, &in->refused_in, CK_NO_THROW, in->refused).reason <
		      CK_REASON_COUNT);
}

static void check_same(void)
{
	CHECK(first.count == second.count && first.last == second.last);
	for (size_t i = 0; i < first.count; i++) {
		ck_record_item one = first.items[i], other = second.items[i];

		other.line = one.line;
		other.text = one.text;
		other.length = one.length;
		CHECK(memcmp(&one, &other, sizeof one) == 0);
		CHECK(ck_record_before(&first, i)->turn <= one.turn || one.kind == CK_RECORD_COMMENT);
	}
}

static void check_written(size_t room)
{
	ck_record_reader in;
	ck_error err = {0};
	size_t size = ck_record_write(&first, text, sizeof text);

	CHECK(size < sizeof text && text[size] == '\0');
	ck_record_reader_init(&in, text, size);
	CHECK(ck_record_more(&in));
	CHECK(ck_record_bound(&in) >= first.count);
	CHECK(ck_record_read(&in, &second, second_items, ITEMS_MAX, &err));
	CHECK(!ck_record_more(&in));
	check_same();
	CHECK(ck_record_write(&second, again, sizeof again) == size);
	CHECK(memcmp(text, again, size) == 0);
	again[room %= size] = '#';
	CHECK(ck_record_write(&first, again, room) == size);
	CHECK(again[room] == '#' && memcmp(again, text, room > 0 ? strlen(again) : 0) == 0);
}

static void check_table(void)
{
	ck_table table;
	ck_table_settings settings;
	ck_error err = {0};
	size_t comments = 0;

	ck_keep_settings(&first, &settings);
	CHECK(ck_table_init(&table, &first.game, &settings, events, sizeof events / sizeof *events, &err));
	for (uint8_t seat = 0; seat < first.game.seats; seat++) {
		ck_event sit = {.kind = CK_EVENT_SIT, .seat = seat, .occupant = 1u + seat, .value = CK_BOT};

		CHECK(ck_table_do(&table, &sit, &err));
	}
	CHECK(ck_keep_replay(&table, &first, &err));
	if (table.state.phase >= CK_TABLE_PLAY)
		CHECK(memcmp(&table.state.position, &ck_record_now(&first)->position, sizeof(ck_position)) ==
		      0);
	ck_record_init(&second, &first.game, second_items, ITEMS_MAX);
	if (table.count > ITEMS_MAX)
		return;
	ck_keep_record(&table, &second);
	for (size_t i = 0; i < first.count; i++)
		comments += first.items[i].kind == CK_RECORD_COMMENT;
	CHECK(first.count == second.count + comments);
	CHECK(memcmp(ck_record_now(&first), ck_record_now(&second), sizeof(ck_record_state)) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	ck_record_reader in;
	ck_error err = {0};

	if (size > SIZE_MAX_HERE)
		return 0;
	ck_record_reader_init(&in, (const char *)data, size);
	while (ck_record_more(&in)) {
		size_t bound = ck_record_bound(&in);

		if (!ck_record_read(&in, &first, first_items, bound < ITEMS_MAX ? bound : ITEMS_MAX, &err)) {
			fuzz_check_error(&err);
			check_place(&in);
			return 0;
		}
		check_written(size);
		check_table();
	}
	return 0;
}
