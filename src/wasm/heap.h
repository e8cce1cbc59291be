/* heap.h - memory for whatever outlives a call. In WebAssembly from an allocator of our own: handles are few
 * and large, and that of wasi-libc would be a twelfth of the module. On other machines it is malloc's, which
 * sanitizers watch. */
#ifndef CK_WASM_HEAP_H
#define CK_WASM_HEAP_H

#include <stddef.h>

/* `size` bytes for any type, with whatever in them, to be given back. NULL, and it is a failure (failure.h),
 * if memory is short. */
void *ck_wasm_heap_take(size_t size);

/* Give back what was taken; NULL does nothing. */
void ck_wasm_heap_give(void *memory);

/* The same bytes with more room; what was taken before is given back, but not when this fails, with NULL. */
void *ck_wasm_heap_move(void *memory, size_t old_size, size_t size);

#endif
