/* refuse.h - why the table refuses an event: a constant sentence with the part that was wrong. */
#ifndef CHARKONI_TABLE_REFUSE_H
#define CHARKONI_TABLE_REFUSE_H

#include "base.h"

#include <charkoni/charkoni.h>

/* Fill err (may be NULL) with the sentence alone and return false. */
bool ck_refuse(ck_error *err, const char *message);

/* The same with a text for {part}, printable ASCII. */
bool ck_refuse_text(ck_error *err, const char *message, const char *part);

/* The same with a number for {part}. */
bool ck_refuse_number(ck_error *err, const char *message, uint64_t part);

/* The same with a second number for {want}. */
bool ck_refuse_numbers(ck_error *err, const char *message, uint64_t part, uint64_t want);

/* The same for seats, which are told from 1. */
bool ck_refuse_seat(ck_error *err, const char *message, unsigned seat);
bool ck_refuse_seats(ck_error *err, const char *message, unsigned seat, unsigned want);

#endif
