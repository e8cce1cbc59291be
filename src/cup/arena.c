#include "cup/arena.h"

#include "base.h"

#include <stdlib.h>
#include <string.h>

#define BLOCK_BYTES 16384

struct ck_arena_block {
	ck_arena_block *before;
	size_t used;
	size_t size;
	char bytes[];
};

int ck_arena_reserve(ck_arena *arena, size_t bytes)
{
	ck_arena_block *last = arena->last;

	if (last && last->size - last->used >= bytes)
		return 1;

	size_t size = bytes > BLOCK_BYTES ? bytes : BLOCK_BYTES;
	ck_arena_block *block = malloc(sizeof *block + size);

	if (!block)
		return 0;
	block->before = last;
	block->used = 0;
	block->size = size;
	arena->last = block;
	return 1;
}

const char *ck_arena_keep(ck_arena *arena, const char *text)
{
	size_t size = strlen(text) + 1;
	ck_arena_block *last = arena->last;

	CK_ASSERT(last && last->size - last->used >= size);
	char *copy = last->bytes + last->used;

	memcpy(copy, text, size);
	last->used += size;
	return copy;
}

void ck_arena_release(ck_arena *arena)
{
	while (arena->last) {
		ck_arena_block *block = arena->last;

		arena->last = block->before;
		free(block);
	}
}
