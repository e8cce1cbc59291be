/* sound.h - what every description of a step must hold to, whatever the step. */
#ifndef TESTS_TABLE_SOUND_H
#define TESTS_TABLE_SOUND_H

#include "table/step.h"

/* Fail the test unless the end of the turn agrees with `idle`, and the happenings with the positions: pieces
 * gone home, captures, who is next, bonuses, the end. */
void expect_sound(const ck_game *g, const ck_position *before, const ck_step *step, const ck_position *after);

#endif
