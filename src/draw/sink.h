/* sink.h - the text that a drawing is written into: it counts what has no room. */
#ifndef CK_DRAW_SINK_H
#define CK_DRAW_SINK_H

#include <charkoni/charkoni.h>

/* A NUL-terminated text. All fits if length < cap. */
typedef struct ck_sink {
	char *out;     /* may be NULL with cap 0 */
	size_t cap;    /* bytes of room, the NUL included */
	size_t length; /* bytes of the whole text, without NUL */
} ck_sink;

ck_sink ck_sink_into(char *out, size_t cap);
void ck_sink_text(ck_sink *s, const char *text);
void ck_sink_bytes(ck_sink *s, const char *bytes, size_t size);

/* Text as XML has it between tags and in attributes: & < > " are written as entities, tabs and carriage returns as
 * blanks; what is no character of XML 1.0 (other control characters, bytes that are no UTF-8) becomes U+FFFD. */
void ck_sink_escaped(ck_sink *s, const char *text, size_t size);

void ck_sink_number(ck_sink *s, int64_t n);

/* Thousandths as a decimal number without needless digits: 1500 "1.5", -20 "-0.02". */
void ck_sink_milli(ck_sink *s, int64_t thousandths);

/* Printf's little sister: %s text, %e escaped text, %d an int32_t or int, %m thousandths, %% a percent sign. Nothing
 * else; the compiler cannot check it, so the arguments are int32_t, int or const char * exactly. */
void ck_sink_put(ck_sink *s, const char *form, ...);

#endif
