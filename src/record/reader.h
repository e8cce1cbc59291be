/* reader.h - going through the text of records, always knowing where. */
#ifndef CHARKONI_RECORD_READER_H
#define CHARKONI_RECORD_READER_H

#include "record/record.h"

/* A place in the text. */
typedef struct ck_place {
	size_t at;
	size_t line;    /* from 1 */
	size_t line_at; /* where the line begins */
} ck_place;

/* A stretch of text on one line. */
typedef struct ck_word {
	ck_place place;
	const char *text;
	size_t length;
} ck_word;

/* A game that is being read. */
typedef struct ck_reading {
	ck_record_reader *in;
	ck_record *record;
	ck_place here;                 /* what has been read so far */
	ck_word known[CK_KNOWN_COUNT]; /* the values of the known tags; text NULL where there is none */
} ck_reading;

/* Note the place of a fault; returns false. */
bool ck_reading_fault(ck_reading *g, const ck_place *place);

/* Fill err (may be NULL) too. */
bool ck_reading_fail(ck_reading *g, const ck_place *place, ck_error *err, const char *message,
                     const char *part, size_t length, const char *want);

/* Refuse a text that ends, here, before the record does; returns false. */
bool ck_reading_cut(ck_reading *g, ck_error *err);

/* Go over white space. */
void ck_reading_blanks(ck_reading *g);

/* The text that is left. */
size_t ck_reading_left(const ck_reading *g);
const char *ck_reading_at(const ck_reading *g);

/* Cut off the word that comes next: up to white space, `{`, `[` or the end. It may be empty. */
ck_word ck_reading_word(ck_reading *g);

/* The rest of a word, without its first `skip` bytes. */
ck_word ck_word_from(const ck_word *w, size_t skip);

/* True if the word is exactly, or begins with, `text`. */
bool ck_word_is(const ck_word *w, const char *text);
bool ck_word_begins(const ck_word *w, const char *text);

/* Read a number without sign and leading zeros, below 2^32 - 1, off the beginning of a word. False if there is
 * none. */
bool ck_word_number(ck_word *w, uint32_t *number);

/* Read all tags, and set up the record by them. */
bool ck_reading_tags(ck_reading *g, ck_record_item *items, size_t capacity, ck_error *err);

/* Read all moves and comments up to `end`. */
bool ck_reading_moves(ck_reading *g, ck_error *err);

#endif
