#include "wasm/table.h"

#include "table/keep.h"

#include "wasm/event.h"
#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/heap.h"
#include "wasm/record.h"
#include "wasm/slots.h"

#include <string.h>

enum { LOG_FIRST = 256 }; /* events that a new log has room for */

ck_wasm_table *table_new(const ck_game *g)
{
	ck_wasm_table *t = ck_wasm_heap_take(sizeof *t);
	ck_event *log = ck_wasm_heap_take(LOG_FIRST * sizeof *log);

	if (t && log) {
		t->game = *g;
		if (ck_table_init(&t->table, &t->game, &ck_wasm_settings, log, LOG_FIRST, &ck_wasm_error))
			return t;
	}
	ck_wasm_heap_give(log);
	ck_wasm_heap_give(t);
	return NULL;
}

void table_free(ck_wasm_table *t)
{
	if (t)
		ck_wasm_heap_give(t->table.log);
	ck_wasm_heap_give(t);
}

ck_game *table_game(const ck_wasm_table *t)
{
	return ck_wasm_game_copy(&t->game);
}

/* ------------------------------------------------------------------ events */

/* Room in the log for so many events. */
static bool make_room(ck_table *t, size_t events)
{
	if (events <= t->capacity)
		return true;
	size_t capacity = events > 2 * t->capacity ? events : 2 * t->capacity;
	if (capacity > SIZE_MAX / sizeof *t->log)
		return ck_wasm_fail_memory();
	ck_event *log = ck_wasm_heap_move(t->log, t->count * sizeof *log, capacity * sizeof *log);
	if (!log)
		return false;
	ck_table_grow(t, log, capacity);
	return true;
}

uint32_t table_do(ck_wasm_table *t)
{
	return make_room(&t->table, t->table.count + 1) &&
	       ck_table_do(&t->table, &ck_wasm_event, &ck_wasm_error);
}

uint32_t table_count(const ck_wasm_table *t)
{
	return (uint32_t)t->table.count;
}

uint32_t table_log(const ck_wasm_table *t, uint32_t i)
{
	if (!ck_wasm_below(i, (uint32_t)t->table.count))
		return 0;
	ck_wasm_event = t->table.log[i];
	return 1;
}

/* ------------------------------------------------------------------ going on */

static bool same_game(const ck_game *a, const ck_game *b)
{
	char text_a[CK_GAME_TEXT], text_b[CK_GAME_TEXT];
	size_t length = ck_game_write(a, text_a);

	return ck_game_write(b, text_b) == length && memcmp(text_a, text_b, length) == 0;
}

static bool same_settings(const ck_table_settings *a, const ck_table_settings *b)
{
	return memcmp(a, b, sizeof *a) == 0;
}

/* True if a table is as it was before its first event, and is played so. */
static bool is_fresh(const ck_wasm_table *t, const ck_game *g, const ck_table_settings *s)
{
	if (t->table.state.phase != CK_TABLE_SEATING)
		return ck_wasm_fail(CK_MSG("this table's game has begun"));
	if (!same_game(&t->game, g) || !same_settings(&t->table.settings, s))
		return ck_wasm_fail(CK_MSG("the game or the settings of this table are others"));
	return true;
}

uint32_t table_replay(ck_wasm_table *t, const ck_wasm_table *from)
{
	if (t->table.count != 0)
		return ck_wasm_fail(CK_MSG("this table's game has begun"));
	return is_fresh(t, &from->game, &from->table.settings) && make_room(&t->table, from->table.count) &&
	       ck_table_replay(&t->table, from->table.log, from->table.count, NULL, &ck_wasm_error);
}

uint32_t table_resume(ck_wasm_table *t, const ck_wasm_record *r)
{
	/* What a record says nothing of (the clock, who may hold what) is the table's own affair. */
	ck_table_settings settings = t->table.settings, told;

	ck_keep_settings(&r->record, &told);
	settings.real_dice = told.real_dice;
	settings.touch = told.touch;
	settings.has_position = told.has_position;
	settings.position = told.position;
	return is_fresh(t, &r->record.game, &settings) &&
	       make_room(&t->table, t->table.count + r->record.count + 1) &&
	       ck_keep_replay(&t->table, &r->record, &ck_wasm_error);
}

ck_wasm_record *table_record(const ck_wasm_table *t)
{
	ck_wasm_record *r = ck_wasm_record_make(&t->game, t->table.count);

	if (r)
		ck_keep_record(&t->table, &r->record);
	return r;
}
