/* position.c - positions: the common doors to the games, places, and squares. */
#include <charkoni/charkoni.h>

#include <string.h>

#include "action.h"
#include "cross.h"
#include "rules.h"
#include "text.h"

void ck_position_start(const ck_game *g, unsigned seat, ck_position *p)
{
	memset(p, 0, sizeof *p);
	p->phase = CK_THROW;
	p->seat = (uint8_t)seat;
	ck_rules_of(g)->start(g, p);
	ck_position_sort(g, p);
}

/* Marks in the order of their texts: "" < "c" < "cl" < "l" < "q" < "ql". */
static unsigned marks_rank(unsigned marks)
{
	static const uint8_t rank[8] = {0, 1, 4, 4, 3, 2, 5, 5};
	return rank[marks & 7];
}

/* True if piece i stands before piece i + 1 in the wrong order. */
static bool out_of_order(const ck_position *p, unsigned i, bool marked)
{
	if (p->progress[i] != p->progress[i + 1])
		return p->progress[i] < p->progress[i + 1];
	return marked && marks_rank(p->marks[i]) > marks_rank(p->marks[i + 1]);
}

static void swap_pieces(ck_position *p, unsigned i, bool marked)
{
	uint8_t progress = p->progress[i];
	p->progress[i] = p->progress[i + 1];
	p->progress[i + 1] = progress;
	if (!marked)
		return;
	uint8_t marks = p->marks[i];
	p->marks[i] = p->marks[i + 1];
	p->marks[i + 1] = marks;
}

void ck_position_sort(const ck_game *g, ck_position *p)
{
	bool marked = !ck_is_parchis(g);
	/* Insertion: most seats are nearly in order. */
	for (unsigned seat = 0; seat < g->seats; seat++)
		for (unsigned next = 4 * seat + 1; next < 4 * seat + g->pieces; next++)
			for (unsigned i = next; i > 4 * seat && out_of_order(p, i - 1, marked); i--)
				swap_pieces(p, i - 1, marked);
}

unsigned ck_position_count(const ck_game *g, const ck_position *p, unsigned seat, unsigned progress)
{
	unsigned count = 0;
	for (unsigned i = 0; i < g->pieces; i++)
		count += p->progress[seat * 4 + i] == progress;
	return count;
}

unsigned ck_position_finished(const ck_game *g, const ck_position *p, unsigned seat)
{
	return ck_position_count(g, p, seat, g->goal);
}

unsigned ck_position_owner(const ck_game *g, const ck_position *p)
{
	return ck_is_parchis(g) ? p->seat : ck_cross_own(g, p);
}

ck_action ck_position_piece(const ck_game *g, const ck_position *p, unsigned seat, unsigned i)
{
	unsigned progress = p->progress[seat * 4 + i];
	if (ck_is_parchis(g) || progress == 0 || progress == g->goal)
		return progress;
	unsigned group = g->kind == CK_CHAUPAR ? ck_position_count(g, p, seat, progress) : 1;
	return ck_action_make(progress, 0, group, p->marks[seat * 4 + i], 0, 0);
}

unsigned ck_position_distance(const ck_game *g, const ck_position *p, unsigned seat)
{
	unsigned sum = 0;
	for (unsigned i = 0; i < g->pieces; i++)
		sum += (unsigned)g->goal - p->progress[seat * 4 + i];
	return sum;
}

size_t ck_position_moves(const ck_game *g, const ck_position *p, ck_action *out)
{
	return p->phase == CK_MOVE || p->phase == CK_BONUS ? ck_rules_of(g)->moves(g, p, out) : 0;
}

size_t ck_position_legal(const ck_game *g, const ck_position *p, ck_action *out)
{
	size_t count = ck_position_moves(g, p, out);
	ck_actions_sort(g, out, count);
	return count;
}

void ck_throw_apply(const ck_game *g, const ck_position *p, ck_throw t, ck_position *out)
{
	CK_ASSERT(p->phase == CK_THROW && t < g->throw_count);
	ck_rules_of(g)->take_throw(g, p, t, out);
}

void ck_action_apply(const ck_game *g, const ck_position *p, ck_action a, ck_position *out)
{
	CK_ASSERT(p->phase == CK_MOVE || p->phase == CK_BONUS);
	ck_rules_of(g)->take_action(g, p, a, out);
}

bool ck_throw_try(const ck_game *g, const ck_position *p, ck_throw t, ck_position *out, ck_error *err)
{
	if (!ck_position_check(g, p, err))
		return false;
	if (p->phase == CK_OVER)
		return ck_fail(err, CK_MSG("the game is over, nothing is thrown any more"), "", 0, "");
	if (p->phase != CK_THROW)
		return ck_fail(err, CK_MSG("no throw is due: an action is to be chosen first"), "", 0, "");
	if (t >= g->throw_count)
		return ck_fail_number(err, CK_MSG("throw number {part} is not in this game's list"), t, "");
	ck_throw_apply(g, p, t, out);
	return true;
}

bool ck_action_try(const ck_game *g, const ck_position *p, ck_action a, ck_position *out, ck_error *err)
{
	if (!ck_position_check(g, p, err))
		return false;
	if (p->phase == CK_OVER)
		return ck_fail(err, CK_MSG("the game is over, nothing is moved any more"), "", 0, "");
	if (p->phase == CK_THROW)
		return ck_fail(err, CK_MSG("a throw is due before anything is moved"), "", 0, "");
	ck_action list[CK_ACTIONS_MAX];
	size_t count = ck_position_moves(g, p, list);
	for (size_t i = 0; i < count; i++) {
		if (list[i] == a) {
			ck_action_apply(g, p, a, out);
			return true;
		}
	}
	char text[CK_ACTION_TEXT];
	size_t len = ck_action_write(g, a, text);
	return ck_fail(err, CK_MSG("{part} is not legal here"), text, len, "");
}

/* Places of seats each for itself (RULES 3): by distance, then by pieces at the goal; the winner first. */
static void places_each(const ck_game *g, const ck_position *p, uint8_t *places)
{
	unsigned score[CK_SEATS_MAX];
	for (unsigned s = 0; s < g->seats; s++) {
		score[s] = ck_position_distance(g, p, s) * 8 + (4 - ck_position_finished(g, p, s)) + 1;
		if (p->winner == s + 1)
			score[s] = 0;
	}
	for (unsigned s = 0; s < g->seats; s++) {
		places[s] = 1;
		for (unsigned other = 0; other < g->seats; other++)
			if (score[other] < score[s])
				places[s]++;
	}
}

bool ck_position_places(const ck_game *g, const ck_position *p, uint8_t places[CK_SEATS_MAX])
{
	if (p->phase != CK_OVER)
		return false;
	if (!g->teams) {
		places_each(g, p, places);
		return true;
	}
	for (unsigned s = 0; s < g->seats; s++)
		places[s] = p->winner == 0 || (s & 1) == p->winner - 1u ? 1 : 2;
	return true;
}

ck_square_kind ck_square(const ck_game *g, unsigned seat, unsigned progress, unsigned *number)
{
	unsigned ignored;
	if (!number)
		number = &ignored;
	*number = 0;
	if (progress == 0)
		return CK_SQUARE_HOME;
	if (progress >= g->goal)
		return CK_SQUARE_GOAL;
	if (progress + 8 > g->goal) { /* the seven squares before the goal */
		*number = progress + 8 - g->goal;
		return CK_SQUARE_CORRIDOR;
	}
	if (ck_is_parchis(g)) {
		*number = (17u * g->arm[seat] + 3 + progress) % g->ring + 1;
		unsigned in_arm = *number % 17;
		return in_arm == 5 || in_arm == 12 || in_arm == 0 ? CK_SQUARE_SAFE : CK_SQUARE_PLAIN;
	}
	if (progress < 8) {
		*number = 8 - progress;
		return CK_SQUARE_CORRIDOR;
	}
	*number = (17u * g->arm[seat] + progress - 8) % g->ring;
	unsigned in_arm = *number % 17;
	bool castle = g->kind == CK_PACHISI && (in_arm == 0 || in_arm == 4 || in_arm == 13);
	return castle ? CK_SQUARE_SAFE : CK_SQUARE_PLAIN;
}

ck_why ck_why_at(const ck_game *g, ck_reason reason, unsigned seat, unsigned progress)
{
	unsigned number;
	ck_square_kind where = ck_square(g, seat, progress, &number);
	return (ck_why){(uint8_t)reason, (uint8_t)where, (uint8_t)number, (uint8_t)progress, 0};
}

ck_why ck_why_not(const ck_game *g, const ck_position *p, ck_throw t, ck_action attempt)
{
	if (p->phase == CK_OVER)
		return (ck_why){.reason = CK_WHY_OVER};
	if (p->phase == CK_THROW && t >= g->throw_count)
		return (ck_why){.reason = CK_WHY_THROW_FIRST};
	return ck_rules_of(g)->why(g, p, t, attempt);
}

uint64_t ck_playout(const ck_game *g, const ck_position *from, ck_rng *r, uint64_t max_plies,
                    ck_position *end)
{
	return ck_rules_of(g)->playout(g, from, r, max_plies, end, false);
}

uint64_t ck_playout_general(const ck_game *g, const ck_position *from, ck_rng *r, uint64_t max_plies,
                            ck_position *end)
{
	return ck_rules_of(g)->playout(g, from, r, max_plies, end, true);
}
