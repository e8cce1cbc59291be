#include "term/session.h"

#include <stdlib.h>
#include <string.h>

/* How far an action leads along the way, as if it did not begin another lap. */
static unsigned reach_of(ck_action a, unsigned ring)
{
	return ck_action_to(a) + ((a & CK_ACTION_LAP) != 0 ? ring : 0);
}

static unsigned throws_of(ck_action a)
{
	unsigned count = 0;

	for (uint32_t used = ck_action_used(a); used != 0; used >>= 4)
		count += used & 15;
	return count;
}

enum { CROSS_RING = 68 }; /* laps are of the cross alone */

/* For people: the piece farthest on first, then the nearest square, then the fewest throws; pass is last. */
static int compare(const void *left, const void *right)
{
	const ck_action a = *(const ck_action *)left, b = *(const ck_action *)right;
	const unsigned to_a = reach_of(a, CROSS_RING), to_b = reach_of(b, CROSS_RING);

	if (((a ^ b) & CK_ACTION_PASS) != 0)
		return (a & CK_ACTION_PASS) != 0 ? 1 : -1;
	if (ck_action_from(a) != ck_action_from(b))
		return ck_action_from(a) < ck_action_from(b) ? 1 : -1;
	if (to_a != to_b)
		return to_a < to_b ? -1 : 1;
	if (throws_of(a) != throws_of(b))
		return throws_of(a) < throws_of(b) ? -1 : 1;
	return (a > b) - (a < b);
}

void ck_choice_list(ck_session *s)
{
	s->legal_count = ck_table_legal(&s->table, s->legal);
	qsort(s->legal, s->legal_count, sizeof(s->legal[0]), compare);
}

void ck_choice_say(ck_session *s, ck_say kind, size_t i)
{
	char number[CK_NUMBER], what[CK_SENTENCE], action[CK_ACTION_TEXT];
	const ck_slot slots[] = {
		{"number", ck_words_number(i + 1, number)}, {"what", what}, {"action", action}, {NULL, NULL}};

	ck_tell_choice(&s->words, &s->table.state.position, s->legal[i], what);
	ck_action_write(s->words.game, s->legal[i], action);
	ck_session_say_as(s, kind, "{number}) {what}  [{action}]", slots);
}

/* True if an action is what the attempt says; the marks, the capture, the lap and the throws that the attempt
 * leaves out may be any. */
static bool fits(ck_action attempt, ck_action a)
{
	const ck_action flags = CK_ACTION_CAPTURE | CK_ACTION_JOIN | CK_ACTION_LAP | CK_ACTION_PASS;

	return ck_action_from(attempt) == ck_action_from(a) && ck_action_to(attempt) == ck_action_to(a) &&
	       (ck_action_group(attempt) == 1 || ck_action_group(attempt) == ck_action_group(a)) &&
	       (ck_action_marks(attempt) == 0 || ck_action_marks(attempt) == ck_action_marks(a)) &&
	       (attempt & ~a & flags) == 0 &&
	       (ck_action_used(attempt) == 0 || ck_action_used(attempt) == ck_action_used(a));
}

size_t ck_choice_find(const ck_session *s, const char *line, ck_action *a)
{
	ck_action attempt;
	size_t count = 0;

	if (!ck_action_parse(s->words.game, line, strlen(line), &attempt, NULL))
		return 0;
	for (size_t i = 0; i < s->legal_count; i++) {
		if (fits(attempt, s->legal[i])) {
			*a = s->legal[i];
			count++;
			if (*a == attempt)
				return 1;
		}
	}
	return count;
}

bool ck_choice_say_fitting(ck_session *s, const char *line)
{
	ck_action attempt;
	bool any = false;

	if (!ck_action_parse(s->words.game, line, strlen(line), &attempt, NULL))
		return false;
	for (size_t i = 0; i < s->legal_count; i++) {
		if (fits(attempt, s->legal[i])) {
			ck_choice_say(s, CK_SAY_TALK, i);
			any = true;
		}
	}
	return any;
}

size_t ck_choice_say_of(ck_session *s, ck_action piece)
{
	size_t count = 0;

	for (size_t i = 0; i < s->legal_count; i++) {
		if ((s->legal[i] & CK_ACTION_PASS) == 0 && ck_action_piece(s->legal[i]) == piece) {
			ck_choice_say(s, CK_SAY_TALK, i);
			count++;
		}
	}
	return count;
}
