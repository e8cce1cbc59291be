#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/heap.h"
#include "wasm/record.h"
#include "wasm/slots.h"
#include "wasm/text.h"

#include <string.h>

ck_record_item ck_wasm_item;

static char *comment; /* the text of ck_wasm_item, of heap.h */

/* Take `text`, which is of heap.h, or NULL, as the text of the slot. */
static void take_text(char *text, uint32_t length)
{
	ck_wasm_heap_give(comment);
	comment = text;
	ck_wasm_item.text = text;
	ck_wasm_item.length = length;
}

bool ck_wasm_item_put(const ck_record_item *item)
{
	char *text = NULL;

	if (item->kind == CK_RECORD_COMMENT) {
		text = ck_wasm_text_copy(item->text, item->length);
		if (!text)
			return false;
	}
	ck_wasm_item = *item;
	take_text(text, item->length);
	return true;
}

uint32_t item_begin(uint32_t kind)
{
	if (!ck_wasm_within(kind, CK_RECORD_OPENING, CK_RECORD_COMMENT))
		return 0;
	ck_wasm_item = (ck_record_item){.kind = (uint8_t)kind};
	take_text(NULL, 0);
	return 1;
}

uint32_t item_set_value(uint32_t value)
{
	if (!ck_wasm_within(value, 0, UINT8_MAX))
		return 0;
	ck_wasm_item.value = (uint8_t)value;
	return 1;
}

uint32_t item_set_target(uint32_t i)
{
	ck_wasm_item.target = i;
	return 1;
}

uint32_t item_set_replace(uint32_t kind)
{
	if (!ck_wasm_within(kind, 0, CK_RECORD_COMMENT))
		return 0;
	ck_wasm_item.replace = (uint8_t)kind;
	return 1;
}

/* What the item tells, or, of a correction, what it puts in place. */
static ck_record_kind told(void)
{
	return ck_wasm_item.kind == CK_RECORD_CORRECT ? ck_wasm_item.replace : ck_wasm_item.kind;
}

uint32_t item_set_action(void)
{
	ck_wasm_item.action = told() == CK_RECORD_TOUCH ? ck_action_piece(ck_wasm_action) : ck_wasm_action;
	return 1;
}

uint32_t item_set_text(uint32_t length)
{
	const char *text = ck_wasm_text_in(length);
	char *copy = text ? ck_wasm_text_copy(text, length) : NULL;

	if (!copy)
		return 0;
	take_text(copy, length);
	return 1;
}

/* ------------------------------------------------------------------ fields */

uint32_t item_kind(void)
{
	return ck_wasm_item.kind;
}

uint32_t item_seat(void)
{
	return ck_wasm_item.seat;
}

uint32_t item_value(void)
{
	return ck_wasm_item.value;
}

uint32_t item_target(void)
{
	return ck_wasm_item.target;
}

uint32_t item_replace(void)
{
	return ck_wasm_item.replace;
}

uint32_t item_undone(void)
{
	return ck_wasm_item.undone;
}

uint32_t item_void(void)
{
	return ck_wasm_item.is_void;
}

uint32_t item_turn(void)
{
	return ck_wasm_item.turn;
}

uint32_t item_number(void)
{
	return ck_wasm_item.number;
}

int32_t item_before(void)
{
	return (int32_t)ck_wasm_item.before; /* CK_RECORD_NONE is -1 */
}

uint32_t item_line(void)
{
	return ck_wasm_item.line;
}

uint32_t item_action(void)
{
	ck_record_kind kind = told();

	return ck_wasm_action_put(ck_wasm_item.action, kind == CK_RECORD_ACTION || kind == CK_RECORD_TOUCH);
}

int32_t item_text(void)
{
	return ck_wasm_text_out(comment ? comment : "", comment ? ck_wasm_item.length : 0);
}
