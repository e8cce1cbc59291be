/* record.h - a record with all that it needs. */
#ifndef CK_WASM_RECORD_H
#define CK_WASM_RECORD_H

#include "wasm/export.h"

#include <charkoni/record.h>

/* A text that several own: what was read, for the records whose tags and comments point into it. */
typedef struct ck_wasm_source {
	size_t owners;
	size_t size;
	char bytes[];
} ck_wasm_source;

/* One of the texts that a record was given. */
typedef struct ck_wasm_note {
	struct ck_wasm_note *next;
	char bytes[];
} ck_wasm_note;

struct ck_wasm_record {
	ck_record record; /* its items are of heap.h */
	ck_wasm_note *notes;
	ck_wasm_source *source; /* NULL: it was not read */
};

/* A record without items, with room for so many, for whatever will be put into its ck_record: of the game, if
 * it is not NULL. NULL, and it is a failure, without memory. */
ck_wasm_record *ck_wasm_record_make(const ck_game *g, size_t capacity);

/* One owner less; the last one takes it along. May be NULL. */
void ck_wasm_source_leave(ck_wasm_source *source);

/* The item in the slot. Its text, if any, is that of the slot, and stays until the next item. */
extern ck_record_item ck_wasm_item;

/* Put an item of a record into the slot. False, and it is a failure, without memory. */
bool ck_wasm_item_put(const ck_record_item *item);

#endif
