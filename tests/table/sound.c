#include "sound.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

/* The turn's end as step.h tells it, against what `idle` says (RULES 7) where it counts. */
static void compare_idle(const ck_game *g, const ck_position *before, const ck_step *step,
                         const ck_position *after)
{
	if (g->kind < CK_PACHISI || g->option.cross.standstill == 0)
		return;
	bool moved = step->t == CK_NO_THROW && !(step->action & CK_ACTION_PASS);
	bool won = after->phase == CK_OVER && after->idle == 0;
	unsigned idle = moved ? 0 : before->idle;
	bool ended = ck_step_ends_turn(g, before, step, after);
	if (!won)
		assert_int_equal(after->idle, idle + (ended ? 1 : 0));
}

static unsigned count_of(const ck_happening *list, size_t count, ck_happening_kind kind)
{
	unsigned found = 0;
	for (size_t i = 0; i < count; i++)
		found += list[i].kind == kind;
	return found;
}

/* What every description must hold to, whatever the step. */
static void compare_happenings(const ck_game *g, const ck_position *before, const ck_step *step,
                               const ck_position *after)
{
	ck_happening list[CK_HAPPENINGS_MAX];
	size_t count = ck_step_describe(g, before, step, after, list);
	assert_in_range(count, 1, CK_HAPPENINGS_MAX);
	bool over = after->phase == CK_OVER;
	bool ended = ck_step_ends_turn(g, before, step, after);
	assert_int_equal(count_of(list, count, CK_HAPPEN_TURN), ended && !over);
	assert_int_equal(count_of(list, count, CK_HAPPEN_WON) + count_of(list, count, CK_HAPPEN_DRAW), over);
	assert_int_equal(count_of(list, count, CK_HAPPEN_AGAIN), !ended && after->phase == CK_THROW);
	bool moved = step->t == CK_NO_THROW && !(step->action & CK_ACTION_PASS);
	assert_int_equal(count_of(list, count, CK_HAPPEN_MOVED) + count_of(list, count, CK_HAPPEN_ENTERED),
	                 moved);
	assert_int_equal(count_of(list, count, CK_HAPPEN_CAPTURED) > 0,
	                 moved && (step->action & CK_ACTION_CAPTURE));
	/* every piece that has gone home is told */
	unsigned home = 0;
	for (size_t i = 0; i < count; i++) {
		assert_int_equal(list[i].seat, before->seat);
		if (list[i].kind == CK_HAPPEN_CAPTURED)
			home += list[i].size;
		if (list[i].kind == CK_HAPPEN_SENT_HOME)
			home++;
		if (list[i].kind == CK_HAPPEN_ENTERED)
			home -= list[i].size;
		if (list[i].kind == CK_HAPPEN_TURN)
			assert_int_equal(list[i].other, after->seat);
	}
	unsigned before_home = 0, after_home = 0;
	for (unsigned i = 0; i < g->seats; i++) {
		for (unsigned k = 0; k < g->pieces; k++) {
			before_home += before->progress[i * 4 + k] == 0;
			after_home += after->progress[i * 4 + k] == 0;
		}
	}
	assert_int_equal(after_home, before_home + home);
	assert_int_equal(count_of(list, count, CK_HAPPEN_BONUS), after->phase == CK_BONUS && moved);
}

void expect_sound(const ck_game *g, const ck_position *before, const ck_step *step, const ck_position *after)
{
	compare_idle(g, before, step, after);
	compare_happenings(g, before, step, after);
}
