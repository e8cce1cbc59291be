/* text.h - texts on their way in and out. */
#ifndef CK_WASM_TEXT_H
#define CK_WASM_TEXT_H

#include <charkoni/charkoni.h>

/* The text of `length` bytes that has come in, a NUL behind it; it stays until the next text_room. NULL, and
 * it is a failure, if there is no room of that size. */
const char *ck_wasm_text_in(uint32_t length);

/* The same for a name that C wants to end with NUL: one that has a NUL inside is a failure too. */
const char *ck_wasm_name_in(uint32_t length);

/* Room for a text of up to `size` bytes and a NUL on its way out. NULL, and it is a failure, without memory.
 * What went out before is lost. */
char *ck_wasm_text_make(size_t size);

/* What a function returns that has written `length` bytes there. */
int32_t ck_wasm_text_made(size_t length);

/* Let a text go out; the length, or -1 without memory. */
int32_t ck_wasm_text_out(const char *text, size_t length);

/* A copy with a NUL behind it, to be freed. NULL, and it is a failure, without memory. */
char *ck_wasm_text_copy(const char *text, size_t length);

#endif
