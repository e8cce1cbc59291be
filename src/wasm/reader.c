#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/heap.h"
#include "wasm/record.h"
#include "wasm/slots.h"
#include "wasm/text.h"

#include <string.h>

enum {
	ITEMS_FIRST = 256
}; /* items that are tried first; a text may hold far fewer than ck_record_bound says */

struct ck_wasm_reader {
	ck_record_reader in;
	ck_wasm_source *source;
	ck_game game; /* with in.has_refused: that of the game which was refused */
};

ck_wasm_reader *reader_new(uint32_t length)
{
	const char *text = ck_wasm_text_in(length);

	if (!text)
		return NULL;
	ck_wasm_reader *in = ck_wasm_heap_take(sizeof *in);
	ck_wasm_source *source = ck_wasm_heap_take(sizeof *source + length);
	if (!in || !source) {
		ck_wasm_heap_give(source);
		ck_wasm_heap_give(in);
		return NULL;
	}
	source->owners = 1;
	source->size = length;
	memcpy(source->bytes, text, length);
	in->source = source;
	ck_record_reader_init(&in->in, source->bytes, source->size);
	return in;
}

void reader_free(ck_wasm_reader *in)
{
	if (in)
		ck_wasm_source_leave(in->source);
	ck_wasm_heap_give(in);
}

uint32_t reader_more(ck_wasm_reader *in)
{
	return ck_record_more(&in->in);
}

/* Read the game once more, with room for so many items. NULL if it fails; *more tells whether for want of
 * room. */
static ck_wasm_record *read_with(ck_wasm_reader *in, size_t capacity, size_t bound, bool *more)
{
	ck_wasm_record *r = ck_wasm_record_make(NULL, capacity);

	*more = false;
	if (!r)
		return NULL;
	ck_record_item *items = r->record.items;
	if (ck_record_read(&in->in, &r->record, items, capacity, &ck_wasm_error)) {
		r->source = in->source;
		in->source->owners++;
		return r;
	}
	*more = capacity < bound && ck_record_full(&r->record);
	in->game = r->record.game;
	r->record.items = items; /* of a record refused early nothing need be there */
	record_free(r);
	return NULL;
}

ck_wasm_record *reader_next(ck_wasm_reader *in)
{
	in->in.has_refused = false;
	in->in.error_line = 0;
	in->in.error_column = 0;
	if (!ck_record_more(&in->in)) {
		ck_wasm_fail(CK_MSG("there is no further game in the text"));
		return NULL;
	}
	size_t bound = ck_record_bound(&in->in), capacity = bound < ITEMS_FIRST ? bound : ITEMS_FIRST;
	for (;;) {
		bool more;
		ck_wasm_record *r = read_with(in, capacity, bound, &more);
		if (r || !more)
			return r;
		capacity = bound / 4 < capacity ? bound : 4 * capacity;
	}
}

/* ------------------------------------------------------------------ refusals */

uint32_t reader_line(const ck_wasm_reader *in)
{
	return (uint32_t)in->in.error_line;
}

uint32_t reader_column(const ck_wasm_reader *in)
{
	return (uint32_t)in->in.error_column;
}

uint32_t reader_refused(const ck_wasm_reader *in)
{
	if (!in->in.has_refused)
		return 0;
	ck_wasm_position[0] = in->in.refused_in;
	return ck_wasm_action_put(in->in.refused, true);
}

ck_game *reader_game(const ck_wasm_reader *in)
{
	if (in->in.has_refused)
		return ck_wasm_game_copy(&in->game);
	ck_wasm_fail(CK_MSG("no action was refused"));
	return NULL;
}
