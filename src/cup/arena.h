/* arena.h - strings that live as long as their cup. */
#ifndef CHARKONI_CUP_ARENA_H
#define CHARKONI_CUP_ARENA_H

#include <stddef.h>

typedef struct ck_arena_block ck_arena_block;

typedef struct ck_arena {
	ck_arena_block *last;
} ck_arena;

/* Make sure that `bytes` more can be kept without another allocation; 0 without memory. */
int ck_arena_reserve(ck_arena *arena, size_t bytes);

/* A copy of a text for which there is room (ck_arena_reserve: its length and its NUL). */
const char *ck_arena_keep(ck_arena *arena, const char *text);

void ck_arena_release(ck_arena *arena);

#endif
