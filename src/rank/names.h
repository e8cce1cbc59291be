/* names.h - byte strings numbered in the order in which they come, each once: people, games, digests. */
#ifndef CK_RANK_NAMES_H
#define CK_RANK_NAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* No name. */
#define CK_NAMES_NONE UINT32_MAX

/* Begins as {0}; the strings are kept, each with a NUL behind it. */
typedef struct ck_names {
	char **text;
	size_t *length;
	uint32_t count;
	uint32_t capacity; /* of text and length */
	uint32_t *slots;   /* a number and one, or 0, by the hash of its string */
	uint32_t slot_count;
} ck_names;

/* The number of a string, or CK_NAMES_NONE. */
uint32_t ck_names_find(const ck_names *n, const void *bytes, size_t length);

/* The same for a string that is put in if it is not there. CK_NAMES_NONE, and nothing changed, if there is no memory. */
uint32_t ck_names_put(ck_names *n, const void *bytes, size_t length);

/* Free all; it begins anew. */
void ck_names_release(ck_names *n);

#endif
