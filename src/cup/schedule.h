/* schedule.h - boards and times: shifts of a round, and when a game is likely to begin. */
#ifndef CHARKONI_CUP_SCHEDULE_H
#define CHARKONI_CUP_SCHEDULE_H

#include "cup/cup.h"

/* Shift and board (both from 1) of game i (from 0) of a round where there are so many boards (from 1). */
void ck_schedule_slot(uint32_t i, uint32_t boards, uint32_t *shift, uint32_t *board);

/* How long a game takes by what has been seen, milliseconds: the mean of those that ended over the board
 * (from the start to the report; an annulled one was played too), with the expected minutes counted as if
 * four games had taken that long. */
int64_t ck_schedule_length(const ck_cup *cup);

/* When each game is likely to begin, seen at `now`: begun[game - 1] is the start of those that are being
 * played or are over (0 where there was none), else the time at which a board is free and both sides are,
 * never before its announced start (of a later shift: that of its round); 0 where the sides are not known. Boards are given to games as they
 * were announced, then round by round, shift by shift. `begun` has room for ck_cup_about()->games. False
 * without memory. */
bool ck_schedule_estimate(const ck_cup *cup, int64_t now, int64_t *begun);

/* When all that is paired is likely to be over, from the same estimate. 0 if nothing is open. */
int64_t ck_schedule_end(const ck_cup *cup, const int64_t *begun, int64_t now);

/* When the whole championship is likely to be over: behind what is paired the rounds whose players are not known yet,
 * each in as many shifts as the boards ask for, and of longer matches as few games as can decide them. 0 where nothing
 * is to come behind what is paired, or it is not known how much (the knockout after groups). */
int64_t ck_schedule_whole(const ck_cup *cup, const int64_t *begun, int64_t now);

#endif
