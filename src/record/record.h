/* record.h - what the files of this room share. */
#ifndef CHARKONI_RECORD_RECORD_H
#define CHARKONI_RECORD_RECORD_H

#include <charkoni/record.h>

enum {
	CK_RECORD_PLACES = 2 * CK_SEATS_MAX, /* bytes of "1,2,1,2" and its NUL */
	CK_RECORD_LINE = 80,                 /* characters of a line */
};

/* Tags that the record knows itself, in the order in which they are written, after all others. */
typedef enum ck_record_known {
	CK_KNOWN_GAME,
	CK_KNOWN_RULES,
	CK_KNOWN_DICE,
	CK_KNOWN_TOUCHED,
	CK_KNOWN_START,
	CK_KNOWN_POSITION,
	CK_KNOWN_RESULT,
	CK_KNOWN_PLACES,
	CK_KNOWN_COUNT
} ck_record_known;

/* The name of a known tag; and the tag of a name, CK_KNOWN_COUNT if it is not known. */
const char *ck_record_known_name(ck_record_known tag);
ck_record_known ck_record_known_find(const char *name, size_t length);

/* True if `length` bytes can be the name of a tag. */
bool ck_record_is_name(const char *name, size_t length);

/* Check that the record may have another tag of that name, and that a `SeatN` names a seat of its game. */
bool ck_record_tag_check(const ck_record *r, const char *name, size_t length, ck_error *err);

/* The bytes of a value as it stands between quotes. */
size_t ck_record_escaped_length(const char *value, size_t length);

/* Play begins with a seat, from the start position. */
void ck_record_begin_play(const ck_game *g, ck_record_state *s, unsigned seat);

/* The places joined by `,` into out[CK_RECORD_PLACES]; returns the length, 0 while the game runs. */
size_t ck_record_places_write(const ck_record *r, char *out);

/* The text of a piece, as actions begin, into out[CK_ACTION_TEXT]; returns its length. */
size_t ck_record_piece_write(const ck_game *g, ck_action piece, char *out);

/* Fill err (may be NULL) and return false. Seats are told from 1. */
bool ck_record_refuse_numbers(ck_error *err, const char *message, uint64_t part, uint64_t want);
bool ck_record_refuse_seat(ck_error *err, const char *message, unsigned seat);

#endif
