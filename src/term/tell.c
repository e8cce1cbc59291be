#include "term/tell.h"

#include <stdio.h>
#include <string.h>

/* A text filled into out[CK_SENTENCE]. */
static char *fill(char *out, const char *text, const ck_slot *slots)
{
	return ck_words_fill(out, CK_SENTENCE, text, slots);
}

/* ------------------------------------------------------------- happenings */

/* Everything that a sentence about a happening may name. */
typedef struct facts {
	char seat[CK_WORD], other[CK_WORD], both[CK_WORD], piece[CK_WORD], from[CK_WORD], to[CK_WORD];
	char on[CK_WORD], thrown[CK_WORD], throws[CK_WORD], count[CK_NUMBER], value[CK_NUMBER];
	ck_slot slots[13];
} facts;

/* The seat as the one who acts: "Yellow", or "Yellow for Red" where it helps its partner. */
static void actor_write(const ck_words *w, const ck_happening *h, char *out)
{
	char seat[CK_WORD], owner[CK_WORD];
	const ck_slot slots[] = {{"seat", ck_words_seat(w, h->seat, seat)},
	                         {"owner", ck_words_seat(w, h->owner, owner)},
	                         {NULL, NULL}};

	ck_fill(out, CK_WORD, h->owner == h->seat ? "{seat}" : ck_tr("{seat} for {owner}"), slots);
}

static bool is_move(const ck_happening *h)
{
	return h->kind == CK_HAPPEN_MOVED || h->kind == CK_HAPPEN_ENTERED;
}

/* The seats of the team that a happening of the kind WON names. */
static unsigned winners_of(const ck_words *w, const ck_happening *h)
{
	return !w->game->teams ? 1u << h->other : h->value == 1 ? 1u << 0 | 1u << 2 : 1u << 1 | 1u << 3;
}

static void facts_gather(const ck_words *w, const ck_step *step, const ck_position *after,
                         const ck_happening *h, facts *f)
{
	unsigned count = h->kind == CK_HAPPEN_FINISHED
	                         ? ck_position_count(w->game, after, h->owner, w->game->goal)
	                         : h->size;
	uint32_t pool = is_move(h) && !ck_is_parchis(w->game) ? ck_action_used(step->action) : h->pool;

	if (h->kind == CK_HAPPEN_RIGHT || h->kind == CK_HAPPEN_STANDSTILL)
		count = h->value;
	*f = (facts){.slots = {{"seat", f->seat},
	                       {"other", f->other},
	                       {"both", f->both},
	                       {"piece", f->piece},
	                       {"from", f->from},
	                       {"to", f->to},
	                       {"on", f->on},
	                       {"throw", f->thrown},
	                       {"throws", f->throws},
	                       {"count", f->count},
	                       {"value", f->value}}};
	actor_write(w, h, f->seat);
	ck_words_seat(w, h->other, f->other);
	if (h->kind == CK_HAPPEN_WON)
		ck_words_seats(w, winners_of(w, h), f->both);
	else
		ck_words_and(f->seat, f->other, f->both);
	ck_words_piece(w, h->owner, is_move(h) ? step->action : h->from, f->piece);
	ck_words_square(w, h->kind == CK_HAPPEN_CAPTURED ? h->other : h->owner, h->from, f->from);
	ck_words_place(w, h->owner, h->to, f->to);
	ck_words_square(w, h->owner, h->to, f->on);
	if (step->t != CK_NO_THROW)
		ck_words_throw(w, step->t, f->thrown);
	if (!ck_is_parchis(w->game))
		ck_words_pool(w, pool, " + ", f->throws);
	ck_words_number(count, f->count);
	ck_words_number(h->value, f->value);
}

static const char *moved_text(const ck_words *w, const ck_happening *h, const facts *f)
{
	bool with = f->throws[0] != '\0';

	if (h->to == w->game->goal)
		return with ? ck_tr("{seat} takes the {piece} to the goal with {throws}.")
		            : ck_tr("{seat} takes the {piece} to the goal.");
	if (h->kind == CK_HAPPEN_ENTERED)
		return with ? ck_tr("{seat} brings a piece in on {to} with {throws}.")
		            : ck_tr("{seat} brings a piece in on {to}.");
	return with ? ck_tr("{seat} moves the {piece} to {to} with {throws}.")
	            : ck_tr("{seat} moves the {piece} to {to}.");
}

static const char *throw_text(const ck_words *w, const ck_happening *h)
{
	switch (h->kind) {
	case CK_HAPPEN_THROWN:
		return w->game->kind == CK_CHAUPAR ? ck_trc("dice", "{seat} throws {throw}.")
		                                   : ck_tr("{seat} throws {throw}.");
	case CK_HAPPEN_VOID: return ck_tr("After three graces in a row this throw does not count.");
	case CK_HAPPEN_PENALTY: return ck_tr("{seat} will miss the next turn.");
	case CK_HAPPEN_SEVEN: return ck_tr("The six counts as seven.");
	case CK_HAPPEN_RIGHT:
		return ck_trn("{seat} may bring in a piece as well.",
		              "{seat} may bring in {count} pieces as well.", h->value);
	case CK_HAPPEN_THIRD_SIX: return ck_tr("That is the third six in a row, and the turn ends.");
	case CK_HAPPEN_SENT_HOME: return ck_tr("The piece moved last, on {from}, goes home.");
	case CK_HAPPEN_STAYS:
		return h->from == w->game->goal
		               ? ck_tr("The piece moved last is at the goal and stays there.")
		               : ck_tr("The piece moved last, on {from}, stays where it is.");
	case CK_HAPPEN_MUST_OPEN: return ck_tr("The six must open the barrier on {from}.");
	case CK_HAPPEN_BLOCKED:
		return ck_tr("The barrier on {from} must open and cannot, so nothing may move.");
	case CK_HAPPEN_NO_MOVE: return ck_tr("{seat} has no piece that can move.");
	default: return NULL;
	}
}

static const char *captured_text(const ck_words *w, const ck_happening *h)
{
	if (ck_is_parchis(w->game))
		return ck_trn("A piece of {other} is captured on {from} and goes home.",
		              "{count} pieces of {other} are captured on {from} and go home.", h->size);
	return ck_trn("A piece of {other} is captured, on {from} of its own way, and goes home.",
	              "{count} pieces of {other} are captured, on {from} of their own way, and go home.",
	              h->size);
}

static const char *action_text(const ck_words *w, const ck_step *step, const ck_happening *h, const facts *f)
{
	switch (h->kind) {
	case CK_HAPPEN_PASSED: return ck_tr("{seat} passes.");
	case CK_HAPPEN_MOVED:
	case CK_HAPPEN_ENTERED: return moved_text(w, h, f);
	case CK_HAPPEN_LAP:
		return ck_action_group(step->action) > 1 ? ck_tr("The group goes round the board once more.")
		                                         : ck_tr("The piece goes round the board once more.");
	case CK_HAPPEN_CAPTURED: return captured_text(w, h);
	case CK_HAPPEN_OPENED: return ck_tr("The barrier on {from} is open.");
	case CK_HAPPEN_BARRIER:
		return h->other == h->owner ? ck_tr("{seat} now has a barrier on {on}.")
		                            : ck_tr("{both} now have a barrier on {on}.");
	case CK_HAPPEN_SHARES: return ck_tr("{other} stands on {on} too.");
	case CK_HAPPEN_GROUP: return ck_tr("{seat} now has a group of {count} on {on}.");
	case CK_HAPPEN_QUEEN: return ck_tr("The piece on {on} is now a queen.");
	case CK_HAPPEN_ALL_HOME: return ck_tr("{seat} has brought the last piece to the goal.");
	case CK_HAPPEN_BONUS: return ck_tr("{seat} has a bonus of {value} to move.");
	case CK_HAPPEN_BONUS_LOST:
		return ck_tr("The bonus of {value} is lost, because no piece can make that move.");
	default: return NULL;
	}
}

static const char *again_text(const ck_happening *h)
{
	switch (h->value) {
	case CK_AGAIN_SIX: return ck_tr("{seat} throws again after the six.");
	case CK_AGAIN_GRACE: return ck_tr("{seat} throws again for the grace.");
	case CK_AGAIN_CAPTURE: return ck_tr("{seat} throws again for the capture.");
	default: return ck_tr("{seat} still has a throw.");
	}
}

static const char *turn_text(const ck_words *w, const ck_step *step, const ck_happening *h)
{
	switch (h->kind) {
	case CK_HAPPEN_POOL_LOST: /* after a throw NO_MOVE tells it */
		return step->t != CK_NO_THROW ? NULL : ck_tr("What is left of the throw is lost: {throws}.");
	case CK_HAPPEN_RIGHTS_LOST: return ck_tr("The right to bring a piece in is lost.");
	case CK_HAPPEN_FULL: return ck_tr("Twelve throws are held already, so the next one is lost.");
	case CK_HAPPEN_AGAIN: return again_text(h);
	case CK_HAPPEN_SKIPPED:
		return h->value == 1 ? ck_tr("{other} misses this turn.")
		                     : ck_tr("{other} has finished and is passed over.");
	case CK_HAPPEN_TURN: return ck_tr("{other}’s turn.");
	case CK_HAPPEN_STANDSTILL:
		return ck_trn("Nothing has moved for {count} turn, so the game ends.",
		              "Nothing has moved for {count} turns, so the game ends.", h->value);
	case CK_HAPPEN_WON: return w->game->teams ? ck_tr("{both} win!") : ck_tr("{both} wins!");
	case CK_HAPPEN_DRAW: return ck_tr("The game is a draw.");
	default: return NULL;
	}
}

static const char *finished_text(const ck_words *w, const ck_position *after, const ck_happening *h)
{
	unsigned count = ck_position_count(w->game, after, h->owner, w->game->goal);

	if (count == w->game->pieces)
		return NULL; /* told by ALL_HOME */
	return ck_trn("{seat} has {count} piece at the goal.", "{seat} has {count} pieces at the goal.",
	              count);
}

char *ck_tell_happening(const ck_words *w, const ck_step *step, const ck_position *after,
                        const ck_happening *h, char *out)
{
	facts f;
	const char *text;

	facts_gather(w, step, after, h, &f);
	text = h->kind == CK_HAPPEN_FINISHED ? finished_text(w, after, h) : throw_text(w, h);
	if (text == NULL)
		text = action_text(w, step, h, &f);
	if (text == NULL)
		text = turn_text(w, step, h);
	return text != NULL ? fill(out, text, f.slots) : NULL;
}

/* ---------------------------------------------------------------- choices */

/* The seats that lose a piece by an action. */
static unsigned victims_of(const ck_words *w, const ck_position *p, ck_action a)
{
	ck_happening happenings[CK_HAPPENINGS_MAX];
	ck_position after;
	const ck_step step = {.action = a, .t = CK_NO_THROW};
	size_t count;
	unsigned set = 0;

	ck_action_apply(w->game, p, a, &after);
	count = ck_step_describe(w->game, p, &step, &after, happenings);
	for (size_t i = 0; i < count; i++)
		if (happenings[i].kind == CK_HAPPEN_CAPTURED)
			set |= 1u << happenings[i].other;
	return set;
}

/* A piece or group of chaupar that comes to others of its seat. */
static const char *group_text(const ck_words *w, const ck_position *p, unsigned owner, ck_action a)
{
	bool lap = (a & CK_ACTION_LAP) != 0;

	if (ck_action_group(a) == 1 && ck_position_count(w->game, p, owner, ck_action_to(a)) == 1)
		return ck_action_from(a) == 0 ? ck_tr("a piece comes in on {to}, joining the piece there")
		       : lap ? ck_tr("the {piece} goes round again to {to}, joining the piece there")
		             : ck_tr("the {piece} goes to {to}, joining the piece there");
	return ck_action_from(a) == 0 ? ck_tr("a piece comes in on {to}, making a larger group")
	       : lap                  ? ck_tr("the {piece} goes round again to {to}, making a larger group")
	                              : ck_tr("the {piece} goes to {to}, making a larger group");
}

/* What an action does besides moving. */
static const char *choice_text(const ck_words *w, const ck_position *p, unsigned owner, ck_action a)
{
	unsigned to = ck_action_to(a);
	bool joins = to != w->game->goal && ck_position_count(w->game, p, owner, to) > 0;
	bool captures = (a & CK_ACTION_CAPTURE) != 0, lap = (a & CK_ACTION_LAP) != 0;
	bool parchis = ck_is_parchis(w->game);

	if (to == w->game->goal)
		return ck_tr("the {piece} goes to the goal");
	if (joins && !captures && w->game->kind == CK_CHAUPAR)
		return group_text(w, p, owner, a);
	if (ck_action_from(a) == 0)
		return captures           ? ck_tr("a piece comes in on {to}, capturing {victims}")
		       : joins && parchis ? ck_tr("a piece comes in on {to}, making a barrier")
		                          : ck_tr("a piece comes in on {to}");
	if ((a & CK_ACTION_JOIN) != 0)
		return ck_tr("the {piece} goes to {to}, making a barrier with {partner}");
	if (captures)
		return lap ? ck_tr("the {piece} goes round again to {to}, capturing {victims}")
		           : ck_tr("the {piece} goes to {to}, capturing {victims}");
	if (joins && parchis)
		return ck_tr("the {piece} goes to {to}, making a barrier");
	return lap ? ck_tr("the {piece} goes round again to {to}") : ck_tr("the {piece} goes to {to}");
}

char *ck_tell_choice(const ck_words *w, const ck_position *p, ck_action a, char *out)
{
	char piece[CK_WORD], to[CK_WORD], victims[CK_WORD] = "", partner[CK_WORD] = "", throws[CK_WORD];
	char what[CK_SENTENCE];
	unsigned owner = ck_position_owner(w->game, p);
	const ck_slot slots[] = {
		{"piece", piece}, {"to", to}, {"victims", victims}, {"partner", partner}, {NULL, NULL}};

	if ((a & CK_ACTION_PASS) != 0)
		return fill(out, ck_tr("pass, and leave what is not used"), slots);
	ck_words_piece(w, owner, a, piece);
	ck_words_place(w, owner, ck_action_to(a), to);
	if ((a & CK_ACTION_CAPTURE) != 0)
		ck_words_seats(w, victims_of(w, p, a), victims);
	if (w->game->teams)
		ck_words_seat(w, ck_partner(owner), partner);
	if (ck_is_parchis(w->game) || ck_action_used(a) == 0)
		return fill(out, choice_text(w, p, owner, a), slots);
	fill(what, choice_text(w, p, owner, a), slots);
	ck_words_pool(w, ck_action_used(a), " + ", throws);
	return fill(out, "{throws}: {what}", (ck_slot[]){{"throws", throws}, {"what", what}, {NULL, NULL}});
}

/* ---------------------------------------------------------------- reasons */

static const char *enter_text(const ck_words *w, const ck_why *why)
{
	if (why->needs != 0)
		return ck_tr("A piece at home comes in only with a {needs}.");
	return w->game->kind == CK_PACHISI
	               ? ck_tr("A piece at home comes in only with a throw that lets it in.")
	               : ck_tr("A piece at home must come in first.");
}

static const char *barrier_reason_text(const ck_why *why)
{
	switch (why->reason) {
	case CK_WHY_BARRIER: return ck_tr("The barrier on {square} is in the way.");
	case CK_WHY_FULL: return ck_tr("There are two pieces on {square} already.");
	case CK_WHY_MUST_OPEN: return ck_tr("With a six the barrier on {square} must be opened.");
	case CK_WHY_BLOCKED:
		return ck_tr("The barrier on {square} must open and cannot, so nothing may move.");
	case CK_WHY_THIRD_SIX: return ck_tr("After the third six in a row nothing is moved.");
	case CK_WHY_MUST_ENTER: return ck_tr("With a five a piece must come in from home.");
	case CK_WHY_EXIT_OWN: return ck_tr("Two pieces of {seat} fill the way out on {square}.");
	case CK_WHY_NO_CHOICE:
		return ck_tr("On {square} there is no such choice between capturing and joining.");
	default: return NULL;
	}
}

static const char *cross_reason_text(const ck_why *why)
{
	switch (why->reason) {
	case CK_WHY_NO_RIGHT: return ck_tr("There is no right to bring in another piece.");
	case CK_WHY_CASTLE:
		return ck_tr("The castle on {square}, on the arm of {colour}, is held by {other}.");
	case CK_WHY_LARGER: return ck_tr("A larger group of {other} stands on {square}.");
	case CK_WHY_DEAD_END: return ck_tr("No throw leads on from the last square.");
	case CK_WHY_NOT_THROWN: return ck_tr("These throws are not there to be used.");
	case CK_WHY_ONE_THROW: return ck_tr("Throws may not be added here: one throw for each move.");
	case CK_WHY_NO_LAP:
		return ck_tr(
			"The move does not pass the tip of the arm, so there is no other round to begin.");
	case CK_WHY_LAPS_USED: return ck_tr("This piece may not go round once more.");
	case CK_WHY_NO_PASS: return ck_tr("Passing is not allowed while something can be moved.");
	default: return NULL;
	}
}

static const char *grace_text(const ck_words *w, ck_action attempt)
{
	if (ck_action_from(attempt) + 1 == w->game->goal)
		return ck_tr("From the last square only a grace goes to the goal: {graces}.");
	if (ck_action_from(attempt) + 2 == w->game->goal)
		return ck_tr("From {from} only a grace leads on: {graces}.");
	return ck_tr("The goal is reached only from the last square, with a grace: {graces}.");
}

/* The seat has no such piece. On a Parchís board people take the number for the board's. */
static const char *no_piece_text(const ck_words *w, const ck_position *p, ck_action attempt)
{
	unsigned owner = ck_position_owner(w->game, p), from = ck_action_from(attempt), square = 0;

	if (from == 0)
		return ck_tr("{seat} has no piece at home.");
	if (!ck_is_parchis(w->game) || from >= w->game->goal)
		return ck_tr("{seat} has no such piece at {from}.");
	for (unsigned i = 0; i < w->game->pieces; i++) {
		ck_square_kind kind = ck_square(w->game, owner, p->progress[owner * CK_PIECES_MAX + i],
		                                &square);

		if ((kind == CK_SQUARE_PLAIN || kind == CK_SQUARE_SAFE) && square == from)
			return ck_tr("In an action squares are counted from your own way out: {number} there "
			             "is {from} "
			             "on the board, and {seat} has no piece on it. For the one on the "
			             "board’s {number} "
			             "type why {number}.");
	}
	return ck_tr(
		"In an action squares are counted from your own way out: {number} there is {from} on the "
		"board, and {seat} has no piece on it.");
}

static const char *common_reason_text(const ck_words *w, const ck_position *p, ck_action attempt,
                                      const ck_why *why)
{
	switch (why->reason) {
	case CK_WHY_GRACE_ONLY: return grace_text(w, attempt);
	case CK_WHY_LEGAL: return ck_tr("That is allowed.");
	case CK_WHY_OVER: return ck_tr("The game is over.");
	case CK_WHY_THROW_FIRST: return ck_tr("First throw, then move.");
	case CK_WHY_NO_PIECE: return no_piece_text(w, p, attempt);
	case CK_WHY_FINISHED: return ck_tr("A piece at the goal moves no more.");
	case CK_WHY_ENTER_NEEDS: return enter_text(w, why);
	case CK_WHY_EXACT: return ck_tr("The goal wants exactly {needs}.");
	case CK_WHY_ELSEWHERE:
		return ck_action_from(attempt) == 0 ? ck_tr("A piece at home comes in on {square}.")
		                                    : ck_tr("The throw leads to {square}, not there.");
	default: return ck_tr("That is not allowed.");
	}
}

/* How many pieces of a seat stand on a ring square. */
static unsigned count_on(const ck_game *g, const ck_position *p, unsigned seat, unsigned square)
{
	unsigned count = 0, number = 0;

	for (unsigned i = 0; i < g->pieces; i++) {
		ck_square_kind kind = ck_square(g, seat, p->progress[seat * CK_PIECES_MAX + i], &number);

		count += (kind == CK_SQUARE_PLAIN || kind == CK_SQUARE_SAFE) && number == square;
	}
	return count;
}

/* The opponents whom a reason means: those on its square; of a larger group, the one with the largest. */
static unsigned opponents_of(const ck_words *w, const ck_position *p, const ck_why *why)
{
	const ck_game *g = w->game;
	unsigned team = ck_seat_team(g, ck_position_owner(g, p)), most = 0, set = 0;

	for (unsigned seat = 0; seat < g->seats; seat++) {
		unsigned count = ck_seat_team(g, seat) == team ? 0 : count_on(g, p, seat, why->square);

		if (count == 0)
			continue;
		if (why->reason != CK_WHY_LARGER)
			set |= 1u << seat;
		else if (count > most)
			set = 1u << seat;
		most = count > most ? count : most;
	}
	return set;
}

char *ck_tell_why(const ck_words *w, const ck_position *p, ck_action attempt, const ck_why *why, char *out)
{
	char square[CK_WORD], from[CK_WORD], seat[CK_WORD], other[CK_WORD] = "", graces[CK_WORD] = "";
	char needs[CK_NUMBER], number[CK_NUMBER];
	unsigned owner = ck_position_owner(w->game, p);
	const char *text = barrier_reason_text(why);
	const ck_slot slots[] = {
		{"square", square},
		{"colour", ck_is_parchis(w->game) ? "" : ck_words_arm(w, owner, why->progress)},
		{"from", from},
		{"number", ck_words_number(ck_action_from(attempt), number)},
		{"seat", seat},
		{"other", other},
		{"needs", ck_words_number(why->needs, needs)},
		{"graces", graces},
		{NULL, NULL},
	};

	ck_words_square(w, owner, why->progress, square);
	ck_words_square(w, owner, ck_action_from(attempt) <= w->game->goal ? ck_action_from(attempt) : 0,
	                from);
	ck_words_seat(w, owner, seat);
	if (why->reason == CK_WHY_CASTLE || why->reason == CK_WHY_LARGER)
		ck_words_seats(w, opponents_of(w, p, why), other);
	if (why->reason == CK_WHY_GRACE_ONLY)
		ck_words_kinds(w, w->game->face_grace, graces);
	if (text == NULL)
		text = cross_reason_text(why);
	return fill(out, text != NULL ? text : common_reason_text(w, p, attempt, why), slots);
}

/* -------------------------------------------------------------- the board */

char *ck_tell_due(const ck_words *w, const ck_position *p, char *out)
{
	char seat[CK_WORD], pool[CK_WORD] = "", value[CK_NUMBER];
	const ck_slot slots[] = {{"seat", seat}, {"throws", pool}, {"value", value}, {NULL, NULL}};
	unsigned amount = p->phase == CK_MOVE && ck_is_parchis(w->game)
	                          ? ck_position_amount(w->game, p, p->value)
	                          : p->value;

	ck_words_seat(w, p->seat, seat);
	ck_words_number(amount, value);
	if (!ck_is_parchis(w->game))
		ck_words_pool(w, p->held, ", ", pool);
	if (p->phase == CK_OVER)
		return fill(out, ck_tr("The game is over."), slots);
	if (p->phase == CK_BONUS)
		return fill(out, ck_tr("{seat} has a bonus of {value} to move."), slots);
	if (p->phase == CK_MOVE && ck_is_parchis(w->game))
		return fill(out, ck_tr("{seat} has {value} to move."), slots);
	if (p->phase == CK_MOVE && p->held == 0)
		return fill(out, ck_tr("{seat} may bring in a piece."), slots);
	if (p->phase == CK_MOVE && strchr(pool, ',') == NULL)
		return fill(out, ck_tr("{seat} has {throws} to move."), slots);
	if (p->phase == CK_MOVE)
		return fill(out, ck_tr("{seat} has these throws to move: {throws}."), slots);
	return fill(out,
	            pool[0] != '\0' ? ck_tr("{seat} holds {throws} and is to throw again.")
	                            : ck_tr("{seat} is to throw."),
	            slots);
}

/* Append `word` to a list of phrases. */
static void list_append(char *list, const char *word)
{
	size_t used = strlen(list);

	snprintf(list + used, CK_SENTENCE - used, "%s%s", used > 0 ? ", " : "", word);
}

/* The text for pieces of a seat that stand together; `size` of them. */
static const char *standing_text(const ck_words *w, unsigned progress, unsigned marks, unsigned size)
{
	bool parchis = ck_is_parchis(w->game);

	if (progress == 0)
		return ck_tr("{count} at home");
	if (progress == w->game->goal)
		return ck_tr("{count} at the goal");
	if (!parchis && (marks & CK_MARK_CAPTURES) == CK_MARK_QUEEN)
		return size > 1 ? ck_tr("{count} queens on {place}") : ck_tr("queen on {place}");
	if (!parchis && (marks & CK_MARK_CAPTURES) != 0) /* a second one makes it a queen */
		return size > 1 ? ck_tr("{count} on {place} with one capture each")
		                : ck_tr("{place} with one capture");
	if (size > 1 && w->game->kind == CK_CHAUPAR)
		return ck_tr("a group of {count} on {place}");
	if (size > 1)
		return parchis ? ck_tr("a barrier on {place}") : ck_tr("{count} on {place}");
	return "{place}";
}

/* The square that partners share on a Parchís board, with the partner; NULL if the piece is alone there. */
static char *shared_write(const ck_words *w, const ck_position *p, unsigned seat, unsigned progress,
                          char *out)
{
	char square[CK_WORD], partner[CK_WORD];
	const ck_slot slots[] = {{"square", square}, {"partner", partner}, {NULL, NULL}};
	unsigned number = 0;
	ck_square_kind kind = ck_square(w->game, seat, progress, &number);

	if (!ck_is_parchis(w->game) || !w->game->teams ||
	    (kind != CK_SQUARE_PLAIN && kind != CK_SQUARE_SAFE) ||
	    count_on(w->game, p, ck_partner(seat), number) == 0)
		return NULL;
	ck_words_square(w, seat, progress, square);
	ck_words_seat(w, ck_partner(seat), partner);
	ck_fill(out, CK_WORD,
	        kind == CK_SQUARE_SAFE ? ck_tr("{square} (safe; a barrier with {partner})")
	                               : ck_tr("{square} (a barrier with {partner})"),
	        slots);
	return out;
}

/* The pieces of a seat that stand like piece i, as one phrase; `size` gets how many they are. */
static void standing_write(const ck_words *w, const ck_position *p, unsigned seat, unsigned i, unsigned *size,
                           char *out)
{
	unsigned at = seat * CK_PIECES_MAX + i, progress = p->progress[at];
	unsigned marks = at < sizeof(p->marks) ? p->marks[at] : 0;
	char place[CK_WORD], count[CK_NUMBER];
	const ck_slot slots[] = {{"place", place}, {"count", count}, {NULL, NULL}};

	for (*size = 1; i + *size < w->game->pieces && p->progress[at + *size] == progress &&
	                (at + *size >= sizeof(p->marks) || p->marks[at + *size] == marks);)
		++*size;
	if (shared_write(w, p, seat, progress, place) == NULL)
		ck_words_place_seen(w, seat, progress, ck_position_owner(w->game, p), place);
	ck_words_number(*size, count);
	ck_fill(out, CK_WORD, standing_text(w, progress, marks, *size), slots);
}

char *ck_tell_pieces(const ck_words *w, const ck_position *p, unsigned seat, char *out)
{
	char list[CK_SENTENCE] = "", phrase[CK_WORD], name[CK_WORD];
	unsigned size = 1;
	const ck_slot slots[] = {{"seat", name}, {"list", list}, {NULL, NULL}};

	ck_words_coloured(w, seat, name); /* the colour too, wherever the board is told */
	for (unsigned i = 0; i < w->game->pieces; i += size) {
		standing_write(w, p, seat, i, &size, phrase);
		list_append(list, phrase);
	}
	return fill(out, ck_tr("{seat}: {list}."), slots);
}

/* The squares that a seat's pieces still have to go. */
static unsigned squares_left(const ck_words *w, const ck_position *p, unsigned seat)
{
	unsigned left = 0;

	for (unsigned i = 0; i < w->game->pieces; i++)
		left += w->game->goal - (unsigned)p->progress[seat * CK_PIECES_MAX + i];
	return left;
}

char *ck_tell_left(const ck_words *w, const ck_position *p, char *out)
{
	char pair[CK_WORD], opponents[CK_WORD], count[CK_NUMBER], other[CK_NUMBER];
	const ck_slot slots[] = {{"pair", pair},
	                         {"opponents", opponents},
	                         {"count", count},
	                         {"other_count", other},
	                         {NULL, NULL}};

	ck_words_seats(w, 1u << 0 | 1u << 2, pair);
	ck_words_seats(w, 1u << 1 | 1u << 3, opponents);
	ck_words_number(squares_left(w, p, 0) + squares_left(w, p, 2), count);
	ck_words_number(squares_left(w, p, 1) + squares_left(w, p, 3), other);
	return fill(out, ck_tr("{pair} have {count} squares to go, {opponents} {other_count}."), slots);
}

char *ck_tell_place(const ck_words *w, const ck_position *p, unsigned seat, unsigned place, char *out)
{
	char name[CK_WORD], number[CK_NUMBER], count[CK_NUMBER];
	unsigned left = squares_left(w, p, seat);
	const ck_slot slots[] = {{"seat", name}, {"place", number}, {"count", count}, {NULL, NULL}};

	ck_words_seat(w, seat, name);
	ck_words_number(place, number);
	ck_words_number(left, count);
	if (left == 0)
		return fill(out, ck_tr("Place {place}: {seat}, with every piece at the goal."), slots);
	return fill(out,
	            ck_trn("Place {place}: {seat}, {count} square from the goal.",
	                   "Place {place}: {seat}, {count} squares from the goal.", left),
	            slots);
}

static const char *const rules_in_short[] = {
	[CK_PARCHIS] = CK_MSG(
		"Bring your four pieces round the board and up your corridor to the goal before the "
		"others do. With a five you must bring a piece in, if one is at home and can come in. With a "
		"six you throw again, and it counts seven when none of your pieces is at home; the third six "
		"in a row sends the piece moved last home. Two pieces of one colour on a square are "
		"a barrier that nobody passes, and a six must open your own. Landing on an opponent "
		"on a plain square captures it and gives 20 squares; a piece at the goal gives 10. "
		"On safe squares nobody is captured. The goal wants the exact number."),
	[CK_PARCHIS_PAIRS] = CK_MSG(
		"You play with the seat opposite: the pair wins when one of you has four pieces at "
		"the goal. With a five you must bring a piece in, if one is at home and can come in. With a "
		"six you throw again, and it counts seven when none of your pieces is at home; the third six "
		"in "
		"a row sends the piece moved last home. Two pieces of one colour or of one pair are "
		"a barrier that nobody passes, and a six must open it. Landing on an opponent on a "
		"plain square captures it and gives 20 squares; on your partner you choose between "
		"capturing and making a barrier. A piece at the goal gives 10. On safe squares nobody is "
		"captured. The goal wants the exact number."),
	[CK_PACHISI] = CK_MSG(
		"You play with the seat opposite: your pair must bring all eight pieces down the "
		"middle of their arm, round the cross and back to the Charkoni. A 6, 10, 12 or 25 "
		"is a grace, and you throw again; 10 and 25 also let a piece in. Your first piece comes in "
		"with "
		"any throw. Throws may be added for one piece or used one by one. Land on opponents and you "
		"capture them and throw again. On a castle nobody is captured, and opponents may not pass a "
		"castle where a piece stands. A piece that has captured two is a queen: nothing stops or "
		"captures it. You may always pass."),
	[CK_CHAUPAR] = CK_MSG(
		"You play with the seat opposite: your pair must bring all eight pieces round the "
		"cross and back to the Charkoni. You throw three long dice and use them added or "
		"one by one; you may not pass while something can move. Pieces that meet on a square stay "
		"together and move as one group. Land on opponents and you capture them, if your group is at "
		"least as large as theirs; on a larger group you cannot land. There are no castles. The goal "
		"wants the exact number."),
};

const char *ck_tell_rules(const ck_words *w)
{
	return ck_tr(rules_in_short[w->game->kind]);
}

const char *ck_tell_title(const ck_words *w)
{
	switch (w->game->kind) {
	case CK_PARCHIS: return ck_tr("A game of Parchís.");
	case CK_PARCHIS_PAIRS: return ck_tr("A game of Parchís for pairs.");
	case CK_PACHISI: return ck_tr("A game of Pachisi.");
	default: return ck_tr("A game of Chaupar.");
	}
}

char *ck_tell_teams(const ck_words *w, char *out)
{
	char one[CK_WORD], other[CK_WORD];
	const ck_slot slots[] = {{"pair", one}, {"opponents", other}, {NULL, NULL}};

	if (!w->game->teams)
		return NULL;
	ck_words_seats(w, 1u << 0 | 1u << 2, one);
	ck_words_seats(w, 1u << 1 | 1u << 3, other);
	return ck_words_fill(out, CK_SENTENCE, ck_tr("{pair} play together against {opponents}."), slots);
}
