/* chance.h - tables at which anything may happen, for tests of records. */
#ifndef TESTS_RECORD_CHANCE_H
#define TESTS_RECORD_CHANCE_H

#include "table/keep.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* A cmocka test whose name is a sentence. */
#define TITLED(title, function)                                                                              \
	{                                                                                                    \
		title, function, NULL, NULL, NULL                                                            \
	}

enum { CHANCE_LOG = 4000, CHANCE_TEXT = 200000 };

/* Game strings with every option somewhere. */
extern const char *const chance_games[];
extern const size_t chance_game_count;

/* A table of a game, everybody seated (occupant = seat number), begun as `start` says, from `p` for
 * CK_START_POSITION. */
typedef struct chance {
	ck_game game;
	ck_table_settings settings;
	ck_table table;
	ck_event log[CHANCE_LOG];
} chance;

void chance_begin(chance *c, const char *game, bool real_dice, bool touch, ck_start_kind start,
                  const ck_position *p);

/* The same seating at another table, with the settings given. */
void chance_sit(ck_table *t);

/* What may happen next: what is due; with real dice and with touched pieces also throws that fell badly, touches and
 * corrections of all kinds. CK_EVENT_NONE where nothing is due and nothing is corrected. */
ck_event chance_event(const chance *c, ck_rng *r);

/* Do it, or fail the test. */
void chance_do(chance *c, ck_event e);

/* Fail the test with an error's sentence. */
void chance_fail(const char *what, const ck_error *err);

#endif
