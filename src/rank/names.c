#include "rank/names.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST = 16 };

/* FNV-1a. */
static uint32_t hash_of(const void *bytes, size_t length)
{
	const unsigned char *at = bytes;
	uint64_t hash = UINT64_C(0xcbf29ce484222325);

	for (size_t i = 0; i < length; i++)
		hash = (hash ^ at[i]) * UINT64_C(0x100000001b3);
	return (uint32_t)(hash ^ hash >> 32);
}

/* The slot of a string, or the empty one where it would go. There is one: at most half of them are taken. */
static uint32_t slot_find(const ck_names *n, const void *bytes, size_t length)
{
	uint32_t slot = hash_of(bytes, length) & (n->slot_count - 1);

	for (; n->slots[slot] != 0; slot = (slot + 1) & (n->slot_count - 1)) {
		uint32_t i = n->slots[slot] - 1;

		if (n->length[i] == length && (length == 0 || memcmp(n->text[i], bytes, length) == 0))
			break;
	}
	return slot;
}

uint32_t ck_names_find(const ck_names *n, const void *bytes, size_t length)
{
	uint32_t taken = n->slot_count == 0 ? 0 : n->slots[slot_find(n, bytes, length)];

	return taken == 0 ? CK_NAMES_NONE : taken - 1;
}

/* Room for one more. */
static bool grow(ck_names *n)
{
	uint32_t capacity = n->capacity == 0 ? FIRST : n->capacity * 2;
	uint32_t *slots;
	void *grown;

	if (n->count < n->capacity)
		return true;
	if (capacity > UINT32_MAX / 4 || (grown = realloc(n->text, capacity * sizeof(*n->text))) == NULL)
		return false;
	n->text = grown;
	if ((grown = realloc(n->length, capacity * sizeof(*n->length))) == NULL)
		return false;
	n->length = grown;
	if ((slots = calloc((size_t)capacity * 2, sizeof(*slots))) == NULL)
		return false;
	free(n->slots);
	n->slots = slots;
	n->slot_count = capacity * 2;
	n->capacity = capacity;
	for (uint32_t i = 0; i < n->count; i++)
		n->slots[slot_find(n, n->text[i], n->length[i])] = i + 1;
	return true;
}

uint32_t ck_names_put(ck_names *n, const void *bytes, size_t length)
{
	uint32_t found = ck_names_find(n, bytes, length);
	char *text;

	if (found != CK_NAMES_NONE)
		return found;
	if (!grow(n) || (text = malloc(length + 1)) == NULL)
		return CK_NAMES_NONE;
	if (length > 0)
		memcpy(text, bytes, length);
	text[length] = '\0';
	n->slots[slot_find(n, bytes, length)] = n->count + 1;
	n->text[n->count] = text;
	n->length[n->count] = length;
	return n->count++;
}

void ck_names_release(ck_names *n)
{
	for (uint32_t i = 0; i < n->count; i++)
		free(n->text[i]);
	free(n->text);
	free(n->length);
	free(n->slots);
	*n = (ck_names){0};
}
