/* action.h - what positions and games share about actions and the marks of pieces. */
#ifndef CK_RULES_ACTION_H
#define CK_RULES_ACTION_H

#include <charkoni/charkoni.h>

#include "text.h"

/* A progress, the goal as `G`. Reading wants one within the game. */
void ck_progress_write(const ck_game *g, struct ck_text *t, unsigned progress);
bool ck_progress_scan(const ck_game *g, struct ck_scan *s, unsigned *progress);

/* The values of a pool, highest first, with a character between them. */
void ck_pool_write(const ck_game *g, struct ck_text *t, uint32_t pool, char between);

/* The marks of a piece, in the order of RULES 7: `x2`, `c` or `q`, `l`. */
void ck_marks_write(struct ck_text *t, unsigned group, unsigned marks);
bool ck_marks_scan(struct ck_scan *s, unsigned *group, unsigned *marks);

/* Sort a legal list bytewise by text. */
void ck_actions_sort(const ck_game *g, ck_action *list, size_t count);

/* Put an action together; `flags` of CK_ACTION_... */
static inline ck_action ck_action_make(unsigned from, unsigned to, unsigned group, unsigned marks,
                                       uint32_t used, ck_action flags)
{
	return flags | from | to << 8 | (group - 1) << 16 | marks << 18 | (ck_action)used << 32;
}

#endif
