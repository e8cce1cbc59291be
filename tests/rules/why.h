/* why.h - the words in which the cases say why an attempt is not allowed. */
#ifndef TESTS_RULES_WHY_H
#define TESTS_RULES_WHY_H

#include <stdbool.h>
#include <stddef.h>

/* Answer `ARGS` of the case command `why [THROW] ATTEMPT` at the position line `position` (without the word
 * `position`) into out[cap]. A TO of `?` means "wherever it leads". False if the line, the throw or the
 * attempt is not well formed; out then says so. */
bool why_answer(const char *position, const char *args, char *out, size_t cap);

#endif
