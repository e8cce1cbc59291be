/* format.h - how a championship is played, and its text form.
 *
 *   knockout | groups | round-robin | double-round-robin | swiss | double-elimination
 *   then ":" and options as in game strings:
 *     best=1|3|5        games a match (default 1)
 *     third=no|yes      a match for the third place (knockout, groups)
 *     seeded=N          so many of the strongest are kept apart in the draw (default 0)
 *     size=N            groups: wished entrants a group, 3 ... 16 (default 4)
 *     through=N         groups: so many of each go on (default 2)
 *     rounds=N          swiss: 1 ... 64 (default: enough for one winner, the logarithm of the entrants)
 *     ties=A+B+C        tie-breaks in their order: direct, extra, buchholz, wins, home, lot (default by format);
 *                       after them always the lot
 *     substitutes=no|yes   league rule, not S2's
 */
#ifndef CHARKONI_CUP_FORMAT_H
#define CHARKONI_CUP_FORMAT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum ck_format_kind {
	CK_FORMAT_KNOCKOUT,
	CK_FORMAT_GROUPS,
	CK_FORMAT_ROUND_ROBIN,
	CK_FORMAT_DOUBLE_ROUND_ROBIN,
	CK_FORMAT_SWISS,
	CK_FORMAT_DOUBLE_ELIMINATION,
	CK_FORMAT_KIND_COUNT
} ck_format_kind;

/* What parts two who have the same points. */
typedef enum ck_tie {
	CK_TIE_NONE,
	CK_TIE_DIRECT,   /* points in the games among those who are level, when all of them have played */
	CK_TIE_EXTRA,    /* an extra game that was played for this */
	CK_TIE_BUCHHOLZ, /* the sum of the opponents' points */
	CK_TIE_WINS,     /* games won over the board: no byes, no forfeits */
	CK_TIE_HOME,     /* own pieces home less the opponents' in games over the board */
	CK_TIE_LOT,      /* from the seed of the draw */
	CK_TIE_COUNT
} ck_tie;

#define CK_TIES_MAX 6

typedef struct ck_format {
	uint8_t kind; /* ck_format_kind */
	uint8_t best; /* 1, 3, 5 */
	uint8_t third;
	uint8_t substitutes;
	uint8_t group_size;
	uint8_t through;
	uint8_t rounds;                /* 0: by the number of entrants */
	uint8_t ties[CK_TIES_MAX + 1]; /* ck_tie, CK_TIE_NONE after the last */
	uint32_t seeded;
} ck_format;

/* What is wrong with a text, for the one sentence. */
typedef enum ck_format_fault {
	CK_FORMAT_OK,
	CK_FORMAT_UNKNOWN_KIND,
	CK_FORMAT_UNKNOWN_OPTION,
	CK_FORMAT_BAD_VALUE,
	CK_FORMAT_NOT_HERE, /* an option that this kind does not have */
	CK_FORMAT_TWICE,
	CK_FORMAT_FAULT_COUNT
} ck_format_fault;

/* Read a text. On a fault *at and *length get the part of the text that is wrong, and *f is unchanged. */
ck_format_fault ck_format_read(const char *text, ck_format *f, size_t *at, size_t *length);

/* Longest canonical text with its NUL. */
#define CK_FORMAT_TEXT_MAX 160

/* Write the canonical text: only what differs from the defaults, options in the order above; its length. */
size_t ck_format_write(const ck_format *f, char out[CK_FORMAT_TEXT_MAX]);

/* Rounds of a Swiss tournament of so many entrants where the format names none. */
uint32_t ck_format_swiss_rounds(uint32_t entrants);

/* The most rounds that so many entrants can play without a rematch and without a second bye: one for each opponent, and
 * one with the bye if their number is odd. And the fewest entrants who can play so many rounds. */
uint32_t ck_format_swiss_most(uint32_t entrants);
uint32_t ck_format_swiss_least(uint32_t rounds);

#endif
