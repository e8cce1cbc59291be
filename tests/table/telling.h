/* telling.h - happenings in words, one line each, for cases that a player can read. */
#ifndef TESTS_TABLE_TELLING_H
#define TESTS_TABLE_TELLING_H

#include "table/step.h"

enum { TELLING_LINE = 160 };

/* Write a happening into out[TELLING_LINE]. Seats are told from 1, places as progress, the goal as G. */
void telling_write(const ck_game *g, const ck_happening *h, char *out);

#endif
