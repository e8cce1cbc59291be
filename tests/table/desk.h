/* desk.h - a table that tests play at: every event is told in a line, every refusal compared in words. */
#ifndef TESTS_TABLE_DESK_H
#define TESTS_TABLE_DESK_H

#include "table/step.h"
#include "table/table.h"

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

enum { DESK_LOG = 20000 };

typedef struct desk {
	ck_game game;
	ck_table_settings settings; /* change between desk_game and desk_open */
	ck_table table;
	ck_event log[DESK_LOG];
	uint64_t at; /* the time of the next event; every accepted event adds `pace` */
	uint64_t pace;
} desk;

/* The desk of the test; there is one. desk_game clears it for a game string, with default settings. */
extern desk d;

void desk_game(const char *game);

/* Begin the table; fails the test if the settings are refused. */
void desk_open(void);

/* Seat a person 1, 2, ... at every seat (occupant = seat number). */
void desk_sit_all(void);

/* desk_game, settings with or without real dice, open, everybody seated, seat 1 begins without opening. */
void desk_begin(const char *game, bool real_dice);

/* The same from a position line. */
void desk_begin_at(const char *line, bool real_dice);

/* Let an event happen, or fail the test. */
void desk_do(ck_event e);

/* Fail the test unless the event is refused with this sentence and nothing has changed. */
void desk_refuse(ck_event e, const char *sentence);

/* Events, at the time of the desk. Seats are 1-based here, as in texts. Those without a seat are of the
 * seat to act and its occupant. */
ck_event desk_sit(unsigned seat, unsigned who, unsigned occupant);
ck_event desk_leave(unsigned seat, unsigned occupant);
ck_event desk_return(unsigned seat, unsigned occupant);
ck_event desk_start(ck_start_kind how, unsigned seat); /* seat 0: none */
ck_event desk_whole(ck_event_kind kind);               /* time, pause, resume, end, by nobody */
ck_event desk_opening(const char *thrown);
ck_event desk_colour(unsigned seat);
ck_event desk_again(void);
ck_event desk_throw(const char *thrown);
ck_event desk_action(const char *action);
ck_event desk_touch(const char *action); /* of the piece of this action */
ck_event desk_correct(size_t target);
ck_event desk_correct_to(size_t target, ck_event replacement);

/* The same event by somebody else, from another seat, or at another time. */
ck_event desk_by(ck_event e, unsigned occupant);
ck_event desk_from(ck_event e, unsigned seat);
ck_event desk_at(ck_event e, uint64_t at);

/* Fail the test unless the position, the legal list ("A1 A2 ..."), or who is to do what, is this. */
void desk_expect_position(const char *line);
void desk_expect_legal(const char *list);
void desk_expect_turn(ck_expect expect, unsigned seat);

/* Fail the test unless a new table with the same settings, told the same log, has the same bytes. */
void desk_expect_replay(void);

#endif
