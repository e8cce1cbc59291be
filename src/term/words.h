/* words.h - what things are called: seats, squares, pieces, throws, in the language chosen.
 *
 * Names are whole phrases for the placeholders of sentences. Every function writes at most CK_WORD bytes,
 * NUL included, and returns out.
 */
#ifndef CK_TERM_WORDS_H
#define CK_TERM_WORDS_H

#include "i18n/i18n.h"

#include <charkoni/charkoni.h>

enum {
	CK_WORD = 256,
	CK_NUMBER = 24, /* bytes of a number */
};

/* Who is spoken of. */
typedef struct ck_words {
	const ck_game *game;
	const char *names[CK_SEATS_MAX]; /* the person at each seat; NULL: the seat is called by its colour */
	bool numbered; /* colours are still to be chosen: seats without a name are called by number */
} ck_words;

/* A text with its placeholders filled (ck_fill), at most cap bytes into out. */
char *ck_words_fill(char *out, size_t cap, const char *text, const ck_slot *slots);

/* A number in digits, into out[CK_NUMBER]. */
char *ck_words_number(size_t number, char *out);

/* The colour of a seat: "Yellow". */
const char *ck_words_colour(const ck_words *w, unsigned seat);

/* The seat by its number: "Seat 1". */
char *ck_words_numbered(unsigned seat, char *out);

/* The person at a seat with the colour: "Ana (Red)"; the colour alone where nobody is named. */
char *ck_words_coloured(const ck_words *w, unsigned seat, char *out);

/* The seat: "Ana", "Ana (Red)" if the same name sits at several seats, "Yellow", or "Seat 1". */
char *ck_words_seat(const ck_words *w, unsigned seat, char *out);

/* Two phrases: "Yellow and Red". out may not be one of them. */
char *ck_words_and(const char *one, const char *other, char *out);

/* Two phrases to choose from: "12 or 25". out may not be one of them. */
char *ck_words_or(const char *one, const char *other, char *out);

/* The values of throws whose flag is set, as face_grace of the game; flags NULL: all. "6, 10, 12 or 25". */
char *ck_words_kinds(const ck_words *w, const uint8_t *flags, char *out);

/* The seats whose bit is set: "Yellow, Blue and Red". */
char *ck_words_seats(const ck_words *w, unsigned set, char *out);

/* The square of a seat's progress, short: the number on a Parchís board, "corridor square 3", the squares from the
 * Charkoni on the cross; "home", "the goal". */
char *ck_words_square(const ck_words *w, unsigned seat, unsigned progress, char *out);

/* The same with what it is: "12 (safe)", "42 (castle, arm of Black)", "80 (middle column)". */
char *ck_words_place(const ck_words *w, unsigned seat, unsigned progress, char *out);

/* The same for somebody who counts along the way of `viewer`: on the cross other seats have other numbers for a
 * square, "59 (castle, arm of Black; 42 on Yellow’s way)". */
char *ck_words_place_seen(const ck_words *w, unsigned seat, unsigned progress, unsigned viewer, char *out);

/* The colour of the arm of the cross that a ring square is on. */
const char *ck_words_arm(const ck_words *w, unsigned seat, unsigned progress);

/* A piece: "piece on 12", "queen on 30", "group of 2 on 7", "piece at home". Of `from` the FROM half
 * counts. */
char *ck_words_piece(const ck_words *w, unsigned seat, ck_action from, char *out);

/* A throw: "5", "25", "6, 5, 1". */
char *ck_words_throw(const ck_words *w, ck_throw t, char *out);

/* Throws of a pool, 4 bits a kind, the greatest first, with a separator between: "25, 10, 3". */
char *ck_words_pool(const ck_words *w, uint32_t pool, const char *separator, char *out);

#endif
