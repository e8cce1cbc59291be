#include "wasm/heap.h"

#include "wasm/failure.h"

#include <stdint.h>
#include <string.h>

#ifdef __wasm__

enum { PAGE = 65536, HEAD = 8 }; /* HEAD: bytes before the memory, which is aligned to as many */

/* A block of memory. Those that are free are linked in the order of their addresses, and neighbours are made
 * one. */
struct block {
	size_t size; /* with the head */
	struct block *next;
};

_Static_assert(sizeof(struct block) == HEAD, "a free block fits where one was");

static struct block list; /* before the first */

static char *end_of(struct block *b)
{
	return (char *)b + b->size;
}

static void join_next(struct block *b)
{
	struct block *next = b->next;

	if (next && end_of(b) == (char *)next) {
		b->size += next->size;
		b->next = next->next;
	}
}

static void insert(struct block *b)
{
	struct block *before = &list;

	while (before->next && before->next < b)
		before = before->next;
	b->next = before->next;
	before->next = b;
	join_next(b);
	if (before != &list)
		join_next(before);
}

/* Have more pages, at least for `size` bytes, and a quarter of what there is if they are to be had: each time is
 * dear, since JavaScript gets a new buffer and may collect garbage. What lies between the data and the end of the
 * first pages comes with them. */
static bool grow(size_t size)
{
	extern char __heap_base; /* the linker's: the end of the data, aligned */
	static bool begun;
	size_t least = size / PAGE + 1, pages = least + __builtin_wasm_memory_size(0) / 4;
	size_t old = __builtin_wasm_memory_grow(0, pages);

	if (old == SIZE_MAX)
		old = __builtin_wasm_memory_grow(0, pages = least);
	if (old == SIZE_MAX)
		return false;
	struct block *b = (struct block *)(old * PAGE);
	b->size = pages * PAGE;
	insert(b);
	if (!begun) {
		begun = true;
		b = (struct block *)&__heap_base;
		b->size = old * PAGE - (size_t)b;
		if (b->size >= 2 * HEAD)
			insert(b);
	}
	return true;
}

/* The block before the first that is large enough, or NULL. */
static struct block *find(size_t size)
{
	struct block *before = &list;

	while (before->next && before->next->size < size)
		before = before->next;
	return before->next ? before : NULL;
}

void *ck_wasm_heap_take(size_t size)
{
	struct block *before;

	size = size < INT32_MAX ? (size + 2 * HEAD - 1) / HEAD * HEAD : SIZE_MAX;
	if (size < 2 * HEAD)
		size = 2 * HEAD;
	before = find(size);
	if (!before && (size == SIZE_MAX || !grow(size) || !(before = find(size)))) {
		ck_wasm_fail_memory();
		return NULL;
	}
	struct block *b = before->next;
	before->next = b->next;
	if (b->size - size >= 2 * HEAD) {
		struct block *rest = (struct block *)((char *)b + size);
		*rest = (struct block){b->size - size, b->next};
		before->next = rest;
		b->size = size;
	}
	return (char *)b + HEAD;
}

void ck_wasm_heap_give(void *memory)
{
	if (memory)
		insert((struct block *)((char *)memory - HEAD));
}

#else

#include <stdlib.h>

void *ck_wasm_heap_take(size_t size)
{
	void *memory = malloc(size);

	if (!memory)
		ck_wasm_fail_memory();
	return memory;
}

void ck_wasm_heap_give(void *memory)
{
	free(memory);
}

#endif

void *ck_wasm_heap_move(void *memory, size_t old_size, size_t size)
{
	void *moved = ck_wasm_heap_take(size);

	if (moved) {
		memcpy(moved, memory, old_size);
		ck_wasm_heap_give(memory);
	}
	return moved;
}
