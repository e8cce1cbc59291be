#include "wasm/record.h"

#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/heap.h"
#include "wasm/slots.h"
#include "wasm/text.h"

#include "rules/text.h"

#include <string.h>

ck_wasm_record *ck_wasm_record_make(const ck_game *g, size_t capacity)
{
	if (capacity >= SIZE_MAX / sizeof(ck_record_item)) {
		ck_wasm_fail_memory();
		return NULL;
	}
	ck_wasm_record *r = ck_wasm_heap_take(sizeof *r);
	ck_record_item *items = ck_wasm_heap_take((capacity ? capacity : 1) * sizeof *items);
	if (!r || !items) {
		ck_wasm_heap_give(items);
		ck_wasm_heap_give(r);
		return NULL;
	}
	r->notes = NULL;
	r->source = NULL;
	r->record.items = items;
	r->record.capacity = capacity;
	if (g)
		ck_record_init(&r->record, g, items, capacity);
	return r;
}

ck_wasm_record *record_new(const ck_game *g)
{
	return ck_wasm_record_make(g, 0);
}

void ck_wasm_source_leave(ck_wasm_source *source)
{
	if (source && --source->owners == 0)
		ck_wasm_heap_give(source);
}

void record_free(ck_wasm_record *r)
{
	if (!r)
		return;
	while (r->notes) {
		ck_wasm_note *note = r->notes;
		r->notes = note->next;
		ck_wasm_heap_give(note);
	}
	ck_wasm_source_leave(r->source);
	ck_wasm_heap_give(r->record.items);
	ck_wasm_heap_give(r);
}

ck_game *record_game(const ck_wasm_record *r)
{
	return ck_wasm_game_copy(&r->record.game);
}

/* ------------------------------------------------------------------ how it begins */

static bool is_empty(const ck_wasm_record *r)
{
	return r->record.count == 0 || ck_wasm_fail(CK_MSG("the record has items already"));
}

uint32_t record_start_seat(ck_wasm_record *r, uint32_t seat)
{
	return is_empty(r) && ck_record_start_at_seat(&r->record, seat, &ck_wasm_error);
}

uint32_t record_start_position(ck_wasm_record *r)
{
	return is_empty(r) && ck_record_start_at_position(&r->record, &ck_wasm_position[0], &ck_wasm_error);
}

uint32_t record_set_real_dice(ck_wasm_record *r, uint32_t real)
{
	if (!is_empty(r) || !ck_wasm_within(real, 0, 1))
		return 0;
	r->record.real_dice = (uint8_t)real;
	return 1;
}

uint32_t record_set_touch(ck_wasm_record *r, uint32_t touch)
{
	if (!is_empty(r) || !ck_wasm_within(touch, 0, 1))
		return 0;
	r->record.touch = (uint8_t)touch;
	return 1;
}

uint32_t record_start(const ck_wasm_record *r)
{
	return r->record.start;
}

uint32_t record_starter(const ck_wasm_record *r)
{
	return r->record.starter;
}

uint32_t record_real_dice(const ck_wasm_record *r)
{
	return r->record.real_dice;
}

uint32_t record_touch(const ck_wasm_record *r)
{
	return r->record.touch;
}

/* ------------------------------------------------------------------ texts of its own */

/* Room for a text that stays as long as the record, the latest of its notes. */
static char *note_add(ck_wasm_record *r, size_t size)
{
	ck_wasm_note *note = ck_wasm_heap_take(sizeof *note + size);

	if (!note)
		return NULL;
	note->next = r->notes;
	r->notes = note;
	return note->bytes;
}

/* Take the latest note away again. */
static bool note_drop(ck_wasm_record *r)
{
	ck_wasm_note *note = r->notes;

	r->notes = note->next;
	ck_wasm_heap_give(note);
	return false;
}

uint32_t record_tag_set(ck_wasm_record *r, uint32_t name, uint32_t value)
{
	const char *text = name <= UINT32_MAX - value ? ck_wasm_text_in(name + value) : NULL;

	if (name > UINT32_MAX - value)
		return ck_wasm_fail_memory();
	if (!text)
		return 0;
	if (memchr(text, '\0', name))
		return ck_wasm_fail(CK_MSG("a name holds a zero byte"));
	char *note = note_add(r, (size_t)name + value + 1);
	if (!note)
		return 0;
	memcpy(note, text, name);
	note[name] = '\0';
	memcpy(note + name + 1, text + name, value);
	return ck_record_tag_set(&r->record, note, note + name + 1, value, &ck_wasm_error) || note_drop(r);
}

int32_t record_tag(const ck_wasm_record *r, uint32_t length)
{
	char value[CK_RECORD_VALUE_MAX + 1];
	const char *name = ck_wasm_name_in(length);

	return name && ck_record_tag_find(&r->record, name, value) ? ck_wasm_text_out(value, strlen(value))
	                                                           : -1;
}

uint32_t record_tag_count(const ck_wasm_record *r)
{
	return r->record.tag_count;
}

int32_t record_tag_name(const ck_wasm_record *r, uint32_t i)
{
	if (!ck_wasm_below(i, r->record.tag_count))
		return -1;
	return ck_wasm_text_out(r->record.tags[i].name, r->record.tags[i].name_length);
}

/* ------------------------------------------------------------------ items */

static bool make_room(ck_record *r)
{
	if (!ck_record_full(r))
		return true;
	size_t capacity = r->capacity < 128 ? 256 : 2 * r->capacity;
	if (capacity > SIZE_MAX / sizeof *r->items)
		return ck_wasm_fail_memory();
	ck_record_item *items = ck_wasm_heap_move(r->items, r->count * sizeof *items,
	                                          capacity * sizeof *items);
	if (!items)
		return false;
	r->items = items;
	r->capacity = capacity;
	return true;
}

uint32_t record_add(ck_wasm_record *r)
{
	ck_record_item item = ck_wasm_item;

	if (!make_room(&r->record))
		return 0;
	if (item.kind != CK_RECORD_COMMENT)
		return ck_record_add(&r->record, &item, &ck_wasm_error);
	char *note = note_add(r, item.length + (size_t)1);
	if (!note)
		return 0;
	if (item.length > 0)
		memcpy(note, item.text, item.length);
	item.text = note;
	return ck_record_add(&r->record, &item, &ck_wasm_error) || note_drop(r);
}

uint32_t record_count(const ck_wasm_record *r)
{
	return (uint32_t)r->record.count;
}

uint32_t record_item(const ck_wasm_record *r, uint32_t i)
{
	if (!ck_wasm_below(i, (uint32_t)r->record.count) || !ck_wasm_item_put(&r->record.items[i]))
		return 0;
	ck_wasm_state = r->record.items[i].after;
	return 1;
}

int32_t record_item_write(const ck_wasm_record *r, uint32_t i)
{
	char text[CK_RECORD_ITEM_TEXT];

	if (!ck_wasm_below(i, (uint32_t)r->record.count))
		return -1;
	size_t length = ck_record_item_write(&r->record, i, text);
	return ck_wasm_text_out(text, length);
}
