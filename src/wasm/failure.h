/* failure.h - why the latest function failed, for JavaScript to ask. */
#ifndef CK_WASM_FAILURE_H
#define CK_WASM_FAILURE_H

#include "base.h"

#include <charkoni/charkoni.h>

/* The latest failure. Functions of other rooms fill it. */
extern ck_error ck_wasm_error;

/* All of these fill it and return false. */
bool ck_wasm_fail(const char *message);
bool ck_wasm_fail_memory(void);

/* `number` is not among `low` ... `high`. */
bool ck_wasm_fail_range(uint32_t number, uint32_t low, uint32_t high);

/* True if number is below `count`; false, and it is a failure, if it is not. */
bool ck_wasm_below(uint32_t number, uint32_t count);

/* The same for low ... high. */
bool ck_wasm_within(uint32_t number, uint32_t low, uint32_t high);

/* True, and *out is that number, if `number` is a whole one from 0 to 2^53; else it is a failure. Inlined, so
 * that numbers with a fraction stay in the functions that JavaScript hands them to. */
static inline __attribute__((always_inline)) bool ck_wasm_whole(double number, uint64_t *out)
{
	*out = 0;
	if (!(number >= 0 && number <= 9007199254740992.0))
		return ck_wasm_fail(CK_MSG("a number is not a whole one from 0 to 2^53"));
	*out = (uint64_t)number;
	return (double)*out == number || ck_wasm_fail(CK_MSG("a number is not a whole one from 0 to 2^53"));
}

#endif
