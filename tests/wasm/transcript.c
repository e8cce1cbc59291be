/* transcript.c - one game of bots at a table, played natively through the functions that the module exports:
 * `wasm_transcript GAME SEED` prints the events, a digest of what was asked on the way, and the record.
 *
 * transcript.test.mjs makes the same calls of the module and wants the same text. */
#include "wasm/exports.h"

#include "table/table.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EVENTS_MAX = 20000, DRAW_EACH = 97 };

static uint64_t hash = 0xcbf29ce484222325;

/* FNV-1a of a text that was made. */
static void note(int32_t length)
{
	const char *text = text_at();

	for (int32_t i = 0; i < length; i++)
		hash = (hash ^ (unsigned char)text[i]) * 0x100000001b3;
}

static uint32_t put(const char *text)
{
	uint32_t length = (uint32_t)strlen(text);

	memcpy(text_room(length), text, length);
	return length;
}

static void sit(ck_wasm_table *t, const ck_game *g)
{
	for (uint32_t seat = 0; seat < game_seats(g); seat++) {
		event_begin(CK_EVENT_SIT, seat, seat + 1, 0);
		event_set_value(CK_BOT);
		table_do(t);
	}
	event_begin(CK_EVENT_START, CK_NO_SEAT, 0, 0);
	event_set_value(CK_START_OPENING);
	table_do(t);
}

/* Let a bot choose; what could be done, and now and then the drawing, go into the digest. */
static void act(ck_wasm_table *t, const ck_game *g, ck_rng *rng, uint32_t number)
{
	note(table_legal(t));
	bot_choose_at_table(t, turn_seat(t) % bot_count(), rng);
	note(action_write(g));
	event_due(t, CK_EVENT_ACTION, number);
	event_set_action();
	table_position(t);
	if (number % DRAW_EACH == 0) {
		drawing_begin();
		drawing_position(1);
		note(drawing_write(g));
	}
}

static void step(ck_wasm_table *t, const ck_game *g, ck_rng *rng)
{
	uint32_t expect = turn_expect(t), number = table_count(t);

	if (expect == CK_EXPECT_ACTION) {
		act(t, g, rng, number);
	} else if (expect == CK_EXPECT_COLOUR) {
		event_due(t, CK_EVENT_COLOUR, number);
		event_set_value(rng_below(rng, game_seats(g)));
	} else {
		event_due(t, expect == CK_EXPECT_OPENING ? CK_EVENT_OPENING : CK_EVENT_THROW, number);
		event_set_value((uint32_t)throw_pick(g, rng_below(rng, throw_total(g))));
	}
	table_do(t);
}

int main(int argc, char **argv)
{
	if (argc != 3)
		return 2;
	ck_game *g = game_read(put(argv[1]));
	if (!g)
		return 2;
	settings_default(g);
	ck_wasm_table *t = table_new(g);
	ck_rng *rng = rng_new((uint32_t)strtoul(argv[2], NULL, 10), 0, 0, 0);
	sit(t, g);
	while (turn_expect(t) != CK_EXPECT_NOTHING && table_count(t) < EVENTS_MAX)
		step(t, g, rng);
	printf("%" PRIu32 " events, digest %016" PRIx64 "\n", table_count(t), hash);
	ck_wasm_record *r = table_record(t);
	int32_t length = record_write(r);
	fwrite(text_at(), 1, (size_t)length, stdout);
	record_free(r);
	table_free(t);
	rng_free(rng);
	game_free(g);
	return 0;
}
