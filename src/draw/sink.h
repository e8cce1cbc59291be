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

/* What stands for bytes that are no text. */
enum { CK_SINK_UNKNOWN = 0xFFFD };

/* Read the character at text, of which `size` bytes may be read, 1 or more. Returns its bytes. What is no text
 * (control characters but tabs and the ends of lines, bytes that are no UTF-8) is CK_SINK_UNKNOWN, a byte long;
 * U+FFFE and U+FFFF, which XML has not, are CK_SINK_UNKNOWN too. */
size_t ck_sink_character(const char *text, size_t size, uint32_t *character);

/* Text as XML has it between tags and in attributes: & < > " are written as entities, tabs and carriage returns as
 * blanks; what is no text becomes U+FFFD. */
void ck_sink_escaped(ck_sink *s, const char *text, size_t size);

void ck_sink_number(ck_sink *s, int64_t n);

/* Thousandths as a decimal number without needless digits: 1500 "1.5", -20 "-0.02". */
void ck_sink_milli(ck_sink *s, int64_t thousandths);

/* Printf's little sister: %s text, %e escaped text, %d an int32_t or int, %m thousandths, %% a percent sign. Nothing
 * else (debug builds trap); the compiler cannot check it, so the arguments are int32_t, int or const char * exactly. */
void ck_sink_put(ck_sink *s, const char *form, ...);

#endif
