/* chaupar_check.c - positions of Chaupar that cannot be (RULES 7, "What `position` refuses"). */
#include "chaupar.h"
#include "text.h"

/* No two enemies on one ring square; the pieces of a group are alike. */
static bool check_squares(const ck_game *g, const ck_position *p, ck_error *err)
{
	uint8_t teams[RING] = {0};
	for (unsigned at = 0; at < 16; at++) {
		unsigned progress = p->progress[at];
		bool group = at % 4 != 0 && progress != 0 && progress < g->goal &&
		             p->progress[at - 1] == progress;
		if (group && p->marks[at] != p->marks[at - 1])
			return ck_fail_number(err,
			                      CK_MSG("two groups of a seat on {part}, which would be one"),
			                      progress, "");
		if (!on_ring(progress))
			continue;
		unsigned square = ring_square(at / 4, progress);
		teams[square] |= (uint8_t)(1u << (at / 4 & 1));
		if (teams[square] == 3)
			return ck_fail_number(
				err, CK_MSG("two opponents on square {part}, where one captures the other"),
				square, "");
	}
	return true;
}

static bool check_pool(const ck_game *g, const ck_position *p, ck_error *err)
{
	if (ck_chaupar_pool(g, p->held) == POOLS)
		return ck_fail(err, CK_MSG("the pool is no part of one throw of these dice"), "", 0, "");
	if (p->phase == CK_THROW && p->held != 0)
		return ck_fail(err, CK_MSG("a pool is left though a throw is due"), "", 0, "");
	return p->phase != CK_MOVE || p->held != 0 ||
	       ck_fail(err, CK_MSG("the pool to be moved is empty"), "", 0, "");
}

bool ck_chaupar_check(const ck_game *g, const ck_position *p, ck_error *err)
{
	return check_squares(g, p, err) && ck_cross_check(g, p, err) && check_pool(g, p, err);
}
