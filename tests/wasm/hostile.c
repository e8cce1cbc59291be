/* hostile.c - calls with whatever numbers and texts, of every function that the module exports, natively:
 * `wasm_hostile CALLS`. hostile.test.mjs does the same to the module, where only a trap shows; here a
 * sanitizer looks at every byte. */
#include "wasm/exports.h"

#include "table/table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t state = 0x2545f491;

static uint32_t below(uint32_t n)
{
	state ^= state << 13;
	state ^= state >> 17;
	state ^= state << 5;
	return state % n;
}

static uint32_t any_number(void)
{
	static const uint32_t odd[] = {UINT32_MAX, 0x80000000, INT32_MAX, 255, 256, 65535, 65536, 8, 12};

	switch (below(6)) {
	case 0: return below(4);
	case 1: return below(16);
	case 2: return below(256);
	case 3: return odd[below(9)];
	case 4: return below(UINT32_MAX);
	default: return below(3);
	}
}

static double any_fraction(void)
{
	static const double odd[] = {0,   1,        100,       1e9,    -1,     0.5,
	                             NAN, INFINITY, -INFINITY, 0x1p53, 0x1p60, 1e300};
	uint32_t i = below(13);

	return i < 12 ? odd[i] : below(1000);
}

static const char *const texts[] = {
	"parchis",
	"parchis-pairs",
	"pachisi",
	"chaupar",
	"parchis:players=8",
	"parchis:players=2,pieces=1",
	"pachisi:throws=single,laps=9,entry=use",
	"chaupar:dice=mixed,laps=9",
	"",
	"look",
	"arm",
	"down",
	"clock",
	"clock_ms",
	"hold",
	"real_dice",
	"touch",
	"has_position",
	"EventX",
	"Result",
	"1>5",
	"0>1:25",
	"24>30:6",
	"pass",
	"6",
	"25",
	"5-5-1",
	"expert",
	"{part} {want}",
	"parchis 1,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D5 six=0 last=- late=-",
	"pachisi 30c,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 M[25,6,2] in=1000 skip=0000 row=0 due=0 ent=1 idle=0",
};

enum { TEXTS = sizeof texts / sizeof *texts, GAMES = 8 };

static uint32_t put(const char *bytes, size_t size)
{
	memcpy(text_room((uint32_t)size), bytes, size);
	return (uint32_t)size;
}

/* The text of the latest answer comes in again, a byte of it changed now and then. */
static uint32_t put_answer(int32_t length)
{
	char copy[8192];
	size_t size = length < 0 ? 0 : (size_t)length < sizeof copy ? (size_t)length : sizeof copy;

	if (size > 0)
		memcpy(copy, text_at(), size);
	if (size > 0 && below(2))
		copy[below((uint32_t)size)] = (char)below(256);
	return put(copy, size);
}

/* ------------------------------------------------------------------ handles */

enum { HANDLES = 12 };

/* any_KIND(): one of those there are; keep_KIND: one more, in the place of another, which is freed. */
#define KIND(kind, type, free_it, make)                                                                      \
	static type *kind##s[2 * HANDLES];                                                                   \
	static uint32_t kept_##kind;                                                                         \
	static void keep_##kind(type *made)                                                                  \
	{                                                                                                    \
		if (made && kept_##kind < 2 * HANDLES)                                                       \
			kind##s[kept_##kind++] = made;                                                       \
		else                                                                                         \
			free_it(made);                                                                       \
	}                                                                                                    \
	static type *any_##kind(void)                                                                        \
	{                                                                                                    \
		if (kept_##kind == 0)                                                                        \
			keep_##kind(make);                                                                   \
		return kind##s[below(kept_##kind)];                                                          \
	}                                                                                                    \
	static void tidy_##kind(uint32_t left)                                                               \
	{                                                                                                    \
		while (kept_##kind > left) {                                                                 \
			uint32_t i = below(kept_##kind);                                                     \
			free_it(kind##s[i]);                                                                 \
			kind##s[i] = kind##s[--kept_##kind];                                                 \
		}                                                                                            \
	}

static ck_game *make_game(void)
{
	const char *name = texts[below(GAMES)];

	return game_read(put(name, strlen(name)));
}

KIND(game, ck_game, game_free, make_game())

static ck_wasm_table *make_table(void)
{
	ck_game *g = any_game();

	settings_default(g);
	return table_new(g);
}

KIND(table, ck_wasm_table, table_free, make_table())
KIND(record, ck_wasm_record, record_free, record_new(any_game()))
KIND(reader, ck_wasm_reader, reader_free, reader_new(put_answer(record_write(any_record()))))
KIND(rng, ck_rng, rng_free, rng_new(below(9), 0, 0, 0))

static uint32_t any_length(void)
{
	const char *text = texts[below(TEXTS)];

	switch (below(4)) {
	case 0: return any_number();
	case 1: return put_answer(record_write(any_record()));
	default: return put(text, strlen(text));
	}
}

#include "calls.inc"

/* ------------------------------------------------------------------ sense */

static void sit(ck_wasm_table *t, const ck_game *g)
{
	for (uint32_t seat = 0; seat < game_seats(g); seat++) {
		event_begin(CK_EVENT_SIT, seat, seat + 1, 0);
		event_set_value(CK_BOT);
		table_do(t);
	}
	event_begin(CK_EVENT_START, CK_NO_SEAT, 0, 0);
	event_set_value(below(2));
	table_do(t);
}

static void step(ck_wasm_table *t, const ck_game *g, ck_rng *rng)
{
	uint32_t expect = turn_expect(t);

	if (expect == CK_EXPECT_ACTION || expect == CK_EXPECT_TOUCHED) {
		bot_choose_at_table(t, below(6), rng);
		event_due(t, below(5) || expect == CK_EXPECT_TOUCHED ? CK_EVENT_ACTION : CK_EVENT_TOUCH,
		          table_now(t));
		event_set_action();
	} else {
		event_due(t,
		          expect == CK_EXPECT_OPENING  ? CK_EVENT_OPENING
		          : expect == CK_EXPECT_COLOUR ? CK_EVENT_COLOUR
		                                       : CK_EVENT_THROW,
		          table_now(t));
		event_set_value(below(throw_count(g)));
	}
	table_do(t);
}

/* Something that makes sense, so that the calls meet more than beginnings. */
static void play_on(void)
{
	ck_wasm_table *t = any_table();
	ck_game *g = table_game(t);

	if (below(2)) {
		sit(t, g);
		for (uint32_t i = below(40); i > 0; i--)
			step(t, g, any_rng());
	} else {
		table_position(t);
		bot_choose(g, below(6), any_rng());
		step_act(g);
	}
	if (below(4) == 0)
		keep_record(table_record(t));
	game_free(g);
}

/* Any bytes where a position or an opening is expected, or a byte that is other than it should. */
static void scribble(void)
{
	uint8_t *bytes = position_at(below(2));

	if (below(50) == 0)
		for (uint32_t i = 0; i < position_size(); i++)
			bytes[i] = (uint8_t)any_number();
	else if (below(3) == 0)
		bytes[below(position_size())] = (uint8_t)any_number();
	else if (below(3) == 0)
		((uint8_t *)opening_at())[below(opening_size())] = (uint8_t)any_number();
	else
		position_start(any_game(), 0);
}

static void tidy(uint32_t left)
{
	tidy_table(left);
	tidy_record(left);
	tidy_reader(left);
	tidy_rng(left);
	tidy_game(left);
}

int main(int argc, char **argv)
{
	unsigned long count = argc > 1 ? strtoul(argv[1], NULL, 10) : 0;

	for (unsigned long i = 0; i < count; i++) {
		tidy(HANDLES);
		if (below(4) == 0)
			scribble();
		if (below(30) == 0)
			play_on();
		calls[below(sizeof calls / sizeof *calls)]();
	}
	tidy(0);
	printf("cases: %d passed, %d failed\n", count > 0, count == 0);
	return count == 0;
}
