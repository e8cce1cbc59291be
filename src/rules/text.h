/* text.h - writing and reading the ASCII forms of RULES 7, without stdio. */
#ifndef CK_RULES_TEXT_H
#define CK_RULES_TEXT_H

#include "base.h"

#include <charkoni/charkoni.h>

/* A NUL-terminated text that grows inside cap bytes; what does not fit is dropped. */
struct ck_text {
	char *out;
	size_t cap; /* at least 1 */
	size_t len;
};

struct ck_text ck_text_into(char *out, size_t cap);
void ck_text_char(struct ck_text *t, char c);
void ck_text_str(struct ck_text *t, const char *s);
void ck_text_bytes(struct ck_text *t, const char *s, size_t len);
void ck_text_number(struct ck_text *t, uint64_t n);

/* What is left to read: at ... end. */
struct ck_scan {
	const char *at;
	const char *end;
};

/* Read a number without sign or leading zeros, 0 ... 9999. False, and nothing read, if there is none. */
bool ck_scan_number(struct ck_scan *s, unsigned *n);

/* Read the byte c if it comes next. */
bool ck_scan_char(struct ck_scan *s, char c);

/* Read the word w if it comes next. */
bool ck_scan_word(struct ck_scan *s, const char *w);

/* Cut off what comes before the next c (or the end); reads over c. */
struct ck_scan ck_scan_until(struct ck_scan *s, char c);

static inline size_t ck_scan_left(const struct ck_scan *s)
{
	return (size_t)(s->end - s->at);
}

/* True if what is left is exactly w. */
bool ck_scan_is(const struct ck_scan *s, const char *w);

/* Fill err (if not NULL) and return false. `part` need not be ASCII nor terminated. */
bool ck_fail(ck_error *err, const char *message, const char *part, size_t len, const char *want);

/* The same with a number as the part. */
bool ck_fail_number(ck_error *err, const char *message, uint64_t part, const char *want);

#endif
