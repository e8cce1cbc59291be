#include "cli/cup_ink.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONG = 4096, NUMBER = 24 }; /* bytes of a sentence, and of a number */

typedef struct ck_cup_ink_block {
	struct ck_cup_ink_block *before;
	_Alignas(max_align_t) char room[];
} ck_cup_ink_block;

void *ck_cup_ink_room(ck_cup_ink *ink, size_t count, size_t size)
{
	ck_cup_ink_block *block = NULL;

	if (size == 0 || count <= (SIZE_MAX - sizeof(*block) - 1) / size)
		block = calloc(1, sizeof(*block) + count * size + 1);
	if (block == NULL) {
		ink->failed = true;
		return NULL;
	}
	block->before = ink->last;
	ink->last = block;
	return block->room;
}

const char *ck_cup_ink_text(ck_cup_ink *ink, const char *text)
{
	const size_t size = strlen(text) + 1;
	char *copy = ck_cup_ink_room(ink, size, 1);

	return copy != NULL ? memcpy(copy, text, size) : "";
}

const char *ck_cup_ink_fill(ck_cup_ink *ink, const char *text, const ck_slot *slots)
{
	char out[LONG];

	ck_fill(out, sizeof(out), text, slots);
	return ck_cup_ink_text(ink, out);
}

const char *ck_cup_ink_number(ck_cup_ink *ink, int64_t n)
{
	char out[NUMBER];

	snprintf(out, sizeof(out), "%" PRId64, n);
	return ck_cup_ink_text(ink, out);
}

const char *ck_cup_ink_join(ck_cup_ink *ink, const char *one, const char *other)
{
	const ck_slot slots[] = {{"one", one}, {"other", other}, {NULL, NULL}};

	if (one[0] == '\0' || other[0] == '\0')
		return one[0] == '\0' ? other : one;
	return ck_cup_ink_fill(ink, "{one} · {other}", slots);
}

void ck_cup_ink_release(ck_cup_ink *ink)
{
	while (ink->last != NULL) {
		ck_cup_ink_block *block = ink->last;

		ink->last = block->before;
		free(block);
	}
	ink->failed = false;
}
