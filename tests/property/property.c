/* property.c - what holds in every game with every option: `property_games [GAMES [SEED]]`.
 *
 * For every option value by itself, and for random combinations of all options, random games are played from
 * a random seat to their end, at most PLIES_MAX plies. At every position: texts go round, the legal list is
 * sorted and unique, the check passes, turns go round, places follow from the pieces. At some of them:
 * attempts that are not in the list are refused with a reason, damaged position lines are refused or mean
 * what they say, and the fast playout goes where the general one goes. A case is a game string. Seeds are
 * fixed. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <charkoni/charkoni.h>
#include "rules/rules.h"

enum {
	PLIES_MAX = 400000, /* no random game has needed more than a tenth of it */
	CLOSE_LOOK = 101,   /* every so many plies the expensive properties are looked at */
	COMBINATIONS = 40,  /* random combinations a kind */
	DAMAGED = 40,       /* damaged lines at a close look */
};

static ck_rng rng; /* of the test itself */

/* The game string in hand. */
typedef struct trial {
	const char *game_text;
	ck_game g;
	ck_position p;
	bool failed;
	uint64_t ply;
	size_t count;
	ck_action list[CK_ACTIONS_MAX];
} trial;

static unsigned below(unsigned n)
{
	return ck_rng_below(&rng, n);
}

__attribute__((format(printf, 3, 4))) static void fail(trial *t, const ck_position *p, const char *format,
                                                       ...)
{
	char line[CK_POSITION_TEXT];
	va_list args;

	if (t->failed)
		return; /* the first is told */
	t->failed = true;
	ck_position_write(&t->g, p, line);
	printf("%s, ply %" PRIu64 ": ", t->game_text, t->ply);
	va_start(args, format);
	vprintf(format, args);
	va_end(args);
	printf("\n\tat %s\n", line);
}

/* ---- texts */

static void check_position_text(trial *t, const ck_position *p)
{
	static ck_game g;
	ck_position back;
	ck_error err;
	char line[CK_POSITION_TEXT];
	size_t len = ck_position_write(&t->g, p, line);

	if (len != strlen(line) || len >= CK_POSITION_TEXT)
		fail(t, p, "the length of the position line is told wrong");
	if (!ck_position_check(&t->g, p, &err))
		fail(t, p, "a position of play does not pass the check: %s (%s)", err.message, err.part);
	if (!ck_position_parse(&g, &back, line, len, &err) || memcmp(p, &back, sizeof(back)) != 0)
		fail(t, p, "the position line does not come back");
}

/* Its pieces set up by hand, in any order and with marks where none can be, are the same position but for what is in
 * hand. */
static void check_set_up(trial *t, const ck_position *p)
{
	ck_position set = {.seat = p->seat, .in = p->in};
	ck_error err;
	bool parchis = ck_is_parchis(&t->g);

	if (p->phase == CK_OVER)
		return;
	set.held = parchis ? p->held : 0;
	for (unsigned seat = 0; seat < t->g.seats; seat++) {
		unsigned turn = below(t->g.pieces);
		for (unsigned i = 0; i < t->g.pieces; i++) {
			unsigned from = seat * 4 + i, to = seat * 4 + (i + turn) % t->g.pieces;
			set.progress[to] = p->progress[from];
			if (!parchis)
				set.marks[to] = ck_progress_marks(&t->g, p->progress[from]) == 0
				                        ? (uint8_t)below(8)
				                        : p->marks[from];
		}
	}
	if (!ck_position_set_up(&t->g, &set, &err))
		fail(t, p, "it cannot be set up by hand: %s (%s)", err.message, err.part);
	else if (memcmp(set.progress, p->progress, sizeof set.progress) != 0 ||
	         (!parchis && memcmp(set.marks, p->marks, sizeof set.marks) != 0) ||
	         (parchis && set.held != p->held) || set.in != p->in)
		fail(t, p, "set up by hand it is another position");
	else if (set.phase != CK_THROW || set.value + set.six + set.last + set.idle != 0)
		fail(t, p, "set up by hand it has something in hand");
}

static void check_action_text(trial *t, ck_action a, char *text)
{
	ck_action back;
	size_t len = ck_action_write(&t->g, a, text);

	if (len != strlen(text) || !ck_action_parse(&t->g, text, len, &back, NULL) || back != a)
		fail(t, &t->p, "the action %s does not come back", text);
}

/* The numbers in the text of a throw, added up. */
static unsigned sum_of_text(const char *text)
{
	unsigned sum = 0, number = 0;

	for (; *text; text++) {
		number = *text == '-' ? 0 : number * 10 + (unsigned)(*text - '0');
		if (text[1] == '-' || text[1] == '\0')
			sum += number;
	}
	return sum;
}

static void check_throws(trial *t)
{
	unsigned picked[CK_THROWS_MAX] = {0}, sum = 0;

	for (unsigned i = 0; i < t->g.throw_total; i++)
		picked[ck_throw_pick(&t->g, i)]++;
	for (unsigned i = 0; i < t->g.throw_count; i++) {
		char text[CK_THROW_TEXT];
		ck_throw back;
		size_t len = ck_throw_write(&t->g, (ck_throw)i, text);

		if (!ck_throw_parse(&t->g, text, len, &back, NULL) || back != i)
			fail(t, &t->p, "the throw %s does not come back", text);
		if (ck_throw_points(&t->g, (ck_throw)i) != sum_of_text(text))
			fail(t, &t->p, "the throw %s counts %u", text, ck_throw_points(&t->g, (ck_throw)i));
		if (picked[i] != t->g.throw_weight[i])
			fail(t, &t->p, "the throw %s is picked %u times", text, picked[i]);
		sum += t->g.throw_weight[i];
	}
	if (sum != t->g.throw_total)
		fail(t, &t->p, "the weights add up to %u", sum);
}

static void check_game_text(trial *t)
{
	static ck_game back;
	char text[CK_GAME_TEXT], again[CK_GAME_TEXT];
	size_t len = ck_game_write(&t->g, text);

	if (!ck_game_parse(&back, text, len, NULL) || ck_game_write(&back, again) != len ||
	    strcmp(text, again) != 0)
		fail(t, &t->p, "the game string %s does not come back", text);
	if (memcmp(&back.option, &t->g.option, sizeof(back.option)) != 0)
		fail(t, &t->p, "the game string %s means another game", text);
}

/* ---- the legal list */

static bool listed(const trial *t, ck_action a)
{
	for (size_t i = 0; i < t->count; i++)
		if (t->list[i] == a)
			return true;
	return false;
}

static void check_legal(trial *t)
{
	static ck_action moves[CK_ACTIONS_MAX];
	char text[CK_ACTION_TEXT], before[CK_ACTION_TEXT] = "";
	size_t others = 0;

	t->count = ck_position_legal(&t->g, &t->p, t->list);
	if ((t->p.phase == CK_MOVE || t->p.phase == CK_BONUS) != (t->count > 0))
		fail(t, &t->p, "%zu legal actions in phase %u", t->count, t->p.phase);
	for (size_t i = 0; i < t->count; i++) {
		check_action_text(t, t->list[i], text);
		if (i > 0 && strcmp(before, text) >= 0)
			fail(t, &t->p, "%s stands before %s", before, text);
		memcpy(before, text, sizeof(before));
		others += t->list[i] != CK_ACTION_PASS;
	}
	if (t->count && !others)
		fail(t, &t->p, "a decision where only passing is legal");
	if (ck_position_moves(&t->g, &t->p, moves) != t->count)
		fail(t, &t->p, "the unsorted list has another length");
	for (size_t i = 0; i < t->count && !t->failed; i++)
		if (!listed(t, moves[i]))
			fail(t, &t->p, "the unsorted list differs");
}

/* ---- attempts */

/* The attempt is a legal action but for what it leaves open: marks 0 and a group of 1 mean any. */
static bool means_a_legal(const trial *t, ck_action attempt)
{
	const ck_action group = (ck_action)3 << 16, marks = (ck_action)7 << 18;
	ck_action open = (attempt & group ? 0 : group) | (attempt & marks ? 0 : marks);

	for (size_t i = 0; i < t->count; i++)
		if ((t->list[i] & ~open) == attempt)
			return true;
	return false;
}

static void check_attempt(trial *t, ck_action attempt)
{
	ck_position out = t->p;
	ck_why why = ck_why_not(&t->g, &t->p, CK_NO_THROW, attempt);
	bool tried = ck_action_try(&t->g, &t->p, attempt, &out, NULL), legal = listed(t, attempt);
	char text[CK_ACTION_TEXT];

	ck_action_write(&t->g, attempt, text);
	if (tried != legal)
		fail(t, &t->p, "%s is %s but %s", text, legal ? "legal" : "not legal",
		     tried ? "taken" : "refused");
	if (!tried && memcmp(&out, &t->p, sizeof(out)) != 0)
		fail(t, &t->p, "%s was refused and changed something", text);
	if (why.reason >= CK_REASON_COUNT)
		fail(t, &t->p, "%s is refused for reason %u", text, why.reason);
	else if ((why.reason == CK_WHY_LEGAL) != means_a_legal(t, attempt))
		fail(t, &t->p, "%s is %s, why_not says reason %u", text, legal ? "legal" : "not legal",
		     why.reason);
}

/* True if a piece of the seat to act stands on this progress. */
static bool stands_on(const trial *t, unsigned progress)
{
	for (unsigned i = 0; i < t->g.pieces; i++)
		if (t->p.progress[t->p.seat * 4u + i] == progress)
			return true;
	return false;
}

/* All that a person could try with a die or a bonus: from every piece, and now and then from elsewhere. */
static void try_all_parchis(trial *t)
{
	static const ck_action flags[] = {0, CK_ACTION_CAPTURE, CK_ACTION_JOIN};

	for (unsigned from = 0; from <= t->g.goal; from++) {
		if (!stands_on(t, from) && below(20) != 0)
			continue;
		for (unsigned to = 1; to <= t->g.goal && to <= from + 30u; to++)
			for (unsigned f = 0; f < 3; f++)
				check_attempt(t, from | (ck_action)to << 8 | flags[f]);
	}
	check_attempt(t, CK_ACTION_PASS);
}

/* Pools that a person could name: parts of the pool, and now and then something else. */
static uint32_t some_throws(const trial *t)
{
	uint32_t used = 0;

	for (unsigned k = 0; k < t->g.face_count; k++) {
		unsigned held = t->p.held >> (4 * k) & 15;

		if (held && below(2))
			used |= (uint32_t)(1 + below(held)) << (4 * k);
	}
	if (below(12) == 0)
		used += (uint32_t)1 << (4 * below(t->g.face_count));
	return used;
}

static ck_action some_attempt(const trial *t)
{
	unsigned acting = t->p.seat * 4u + below(t->g.pieces);
	ck_action a = t->p.progress[acting];
	uint32_t used = some_throws(t);
	unsigned sum = ck_pool_sum(&t->g, used), to = ck_action_from(a) + sum;

	if (below(3) == 0) /* an action of the list, with a thing or two changed */
		a = t->list[below((unsigned)t->count)] ^ (below(2) ? CK_ACTION_LAP : 0);
	else if (below(8) == 0)
		to = below(t->g.goal + 1u);
	else if (to > 76 && below(2))
		a |= CK_ACTION_LAP;
	if (!(a & 0xFF00)) {
		to = a & CK_ACTION_LAP ? to - 68 : to;
		a |= (ck_action)(to <= t->g.goal ? to : t->g.goal) << 8 | (ck_action)used << 32;
	}
	if (below(6) == 0)
		a ^= (ck_action)(1 + below(31)) << 16;
	else if (below(2))
		a |= (ck_action)t->p.marks[acting] << 18;
	if (below(4) == 0)
		a ^= CK_ACTION_CAPTURE;
	return a;
}

static void try_attempts(trial *t)
{
	if (ck_is_parchis(&t->g)) {
		try_all_parchis(t);
		return;
	}
	check_attempt(t, CK_ACTION_PASS);
	for (unsigned i = 0; i < 400; i++) {
		ck_action a = some_attempt(t);

		if (ck_action_to(a) != 0 && !(a & CK_ACTION_PASS))
			check_attempt(t, a);
	}
	for (size_t i = 0; i < t->count; i++)
		check_attempt(t, t->list[i]);
}

/* A throw that leads to a decision of the same seat: what is legal there is so when asked about the throw. */
static void ask_about_throws(trial *t)
{
	static ck_action list[CK_ACTIONS_MAX];
	ck_position after;

	for (unsigned i = 0; i < t->g.throw_count; i++) {
		ck_throw_apply(&t->g, &t->p, (ck_throw)i, &after);
		if (after.phase != CK_MOVE || after.seat != t->p.seat)
			continue;
		size_t count = ck_position_legal(&t->g, &after, list);
		for (size_t k = 0; k < count && k < 40; k++) {
			ck_why why = ck_why_not(&t->g, &t->p, (ck_throw)i, list[k]);
			char text[CK_ACTION_TEXT];

			ck_action_write(&t->g, list[k], text);
			if (list[k] != CK_ACTION_PASS && why.reason != CK_WHY_LEGAL)
				fail(t, &t->p, "%s is legal after throw number %u, why_not says reason %u",
				     text, i, why.reason);
		}
	}
	if (ck_why_not(&t->g, &t->p, CK_NO_THROW, CK_ACTION_PASS).reason != CK_WHY_THROW_FIRST)
		fail(t, &t->p, "a throw is due and why_not does not say so");
}

/* ---- damaged lines */

static size_t damage(char *line, size_t len)
{
	static const char alphabet[] = "0123456789,/Gxqcl[]-=: WTMDB+>";
	unsigned edits = 1 + below(3);

	while (edits-- && len > 1) {
		size_t at = below((unsigned)len);

		switch (below(4)) {
		case 0: line[at] = (char)(line[at] ^ (1 << below(8))); break;
		case 1: line[at] = alphabet[below(sizeof(alphabet) - 1)]; break;
		case 2: memmove(line + at, line + at + 1, len - at - 1), len--; break;
		default: memmove(line + at + 1, line + at, len - at), len++; break;
		}
	}
	return len;
}

/* A position that was accepted, whatever it is: all that can be done in it leads to another. */
static void check_around(trial *t, const ck_game *g, const ck_position *p)
{
	static ck_action list[CK_ACTIONS_MAX];
	ck_position out;
	size_t count = ck_position_legal(g, p, list);
	size_t steps = p->phase == CK_THROW ? g->throw_count : count;

	for (size_t i = 0; i < steps; i++) {
		bool taken = p->phase == CK_THROW ? ck_throw_try(g, p, (ck_throw)i, &out, NULL)
		                                  : ck_action_try(g, p, list[i], &out, NULL);

		if (!taken || !ck_position_check(g, &out, NULL)) {
			char line[CK_POSITION_TEXT];

			ck_position_write(g, p, line);
			fail(t, &t->p, "step %zu fails at the accepted %s", i, line);
			return;
		}
	}
}

static void check_damaged(trial *t)
{
	static ck_game g;
	ck_position p;
	char line[CK_POSITION_TEXT], damaged[CK_POSITION_TEXT + 8], back[CK_POSITION_TEXT];
	size_t len = ck_position_write(&t->g, &t->p, line);

	for (unsigned i = 0; i < DAMAGED; i++) {
		memcpy(damaged, line, len);
		size_t now = damage(damaged, len);

		if (!ck_position_parse(&g, &p, damaged, now, NULL))
			continue;
		if (ck_position_write(&g, &p, back) != now || memcmp(back, damaged, now) != 0)
			fail(t, &t->p, "accepted, but written back as %s: %.*s", back, (int)now, damaged);
		check_around(t, &g, &p);
	}
}

/* The same with the bytes of a position, as if they came from a file. */
static void check_damaged_bytes(trial *t)
{
	static ck_game g;
	char line[CK_POSITION_TEXT];

	for (unsigned i = 0; i < DAMAGED; i++) {
		ck_position p = t->p, back, out = t->p;

		((unsigned char *)&p)[below(sizeof(p))] = (unsigned char)below(below(2) ? 8 : 256);
		if (ck_position_check(&t->g, &p, NULL)) {
			size_t len = ck_position_write(&t->g, &p, line);

			/* More than 9 throws owed, which no play from the start reaches, cannot be told by a line. */
			if (p.due <= 9 && (!ck_position_parse(&g, &back, line, len, NULL) ||
			                   memcmp(&p, &back, sizeof(p)) != 0))
				fail(t, &t->p, "bytes that pass the check do not come back: %s", line);
		} else if (ck_throw_try(&t->g, &p, 0, &out, NULL) ||
		           ck_action_try(&t->g, &p, CK_ACTION_PASS, &out, NULL) ||
		           memcmp(&out, &t->p, sizeof(out)) != 0) {
			fail(t, &t->p, "bytes that do not pass the check are played on");
		}
	}
}

/* ---- playouts */

static bool is_child(trial *t, const ck_position *p, const ck_position *child)
{
	ck_position out;

	if (p->phase == CK_OVER)
		return memcmp(p, child, sizeof(*p)) == 0;
	if (p->phase == CK_THROW) {
		for (unsigned i = 0; i < t->g.throw_count; i++) {
			ck_throw_apply(&t->g, p, (ck_throw)i, &out);
			if (memcmp(&out, child, sizeof(out)) == 0)
				return true;
		}
		return false;
	}
	for (size_t i = 0; i < t->count; i++) {
		ck_action_apply(&t->g, p, t->list[i], &out);
		if (memcmp(&out, child, sizeof(out)) == 0)
			return true;
	}
	return false;
}

/* The fast and the general path, from the same generator: one ply, a few, and to the end. */
static void check_playout(trial *t)
{
	static const uint64_t plies[] = {0, 1, 2, 7, 100, PLIES_MAX};
	uint64_t seed = ck_rng_next(&rng);

	for (unsigned i = 0; i < sizeof(plies) / sizeof(*plies); i++) {
		ck_rng fast_rng, general_rng;
		ck_position fast, general;

		ck_rng_seed(&fast_rng, seed, i);
		ck_rng_seed(&general_rng, seed, i);
		uint64_t fast_plies = ck_playout(&t->g, &t->p, &fast_rng, plies[i], &fast);
		uint64_t general_plies = ck_playout_general(&t->g, &t->p, &general_rng, plies[i], &general);
		if (fast_plies != general_plies || memcmp(&fast, &general, sizeof(fast)) != 0)
			fail(t, &t->p, "after %" PRIu64 " plies the fast and the general playout differ",
			     plies[i]);
		if (fast_plies > plies[i] ||
		    (fast_plies < plies[i]) != (fast.phase == CK_OVER && fast_plies < plies[i]))
			fail(t, &t->p, "a playout of %" PRIu64 " plies ended after %" PRIu64, plies[i],
			     fast_plies);
		if (plies[i] == 1 && !is_child(t, &t->p, &fast))
			fail(t, &t->p, "a playout of one ply went where no step leads");
		if (!ck_position_check(&t->g, &fast, NULL))
			fail(t, &t->p, "a playout ended in no position");
	}
}

/* ---- turns */

static bool has_finished(const trial *t, const ck_position *p, unsigned seat)
{
	return ck_position_finished(&t->g, p, seat) == t->g.pieces;
}

/* The seat whose turn comes after that of p's seat, told from the pieces and the marks. */
static unsigned next_seat(const trial *t, const ck_position *p, unsigned skip)
{
	bool help = !ck_is_parchis(&t->g) && t->g.option.cross.finished == CK_FINISHED_HELP;
	unsigned seat = p->seat;

	for (unsigned i = 0; i < 2u * CK_SEATS_MAX; i++) {
		seat = (seat + 1) % t->g.seats;
		bool skipped = skip >> seat & 1;

		skip &= ~(1u << seat);
		if (!skipped && (help || !has_finished(t, p, seat)))
			break;
	}
	return seat;
}

static void check_turn(trial *t, const ck_position *before, const ck_position *after, bool moved)
{
	ck_position board = *after; /* the pieces as they stand, the seat that acted */

	if (after->phase == CK_OVER)
		return;
	board.seat = before->seat;
	if (after->seat != before->seat && after->seat != next_seat(t, &board, before->skip))
		fail(t, before, "the turn went to seat %u", after->seat + 1u);
	if (ck_is_parchis(&t->g))
		return;
	unsigned from = moved ? 0 : before->idle, end = t->g.option.cross.standstill ? 1 : 0;
	if (after->idle != from && after->idle != from + end)
		fail(t, before, "idle went to %u", after->idle);
	if (after->seat != before->seat && after->idle != from + end)
		fail(t, before, "a turn ended and idle is %u", after->idle);
}

/* ---- the end */

/* The place that a seat of parchis has by its pieces: one more than the seats that are better. */
static unsigned place_by_pieces(const trial *t, unsigned seat)
{
	unsigned place = 1, own = ck_position_distance(&t->g, &t->p, seat);

	for (unsigned s = 0; s < t->g.seats; s++) {
		unsigned other = ck_position_distance(&t->g, &t->p, s);

		place += other < own || (other == own && ck_position_finished(&t->g, &t->p, s) >
		                                                 ck_position_finished(&t->g, &t->p, seat));
	}
	return place;
}

static void check_places(trial *t)
{
	uint8_t places[CK_SEATS_MAX];

	if (!ck_position_places(&t->g, &t->p, places)) {
		fail(t, &t->p, "the game is over and has no places");
		return;
	}
	for (unsigned s = 0; s < t->g.seats; s++) {
		unsigned want = t->g.teams ? (t->p.winner == 0 || t->p.winner == s % 2 + 1 ? 1 : 2)
		                           : place_by_pieces(t, s);

		if (places[s] != want)
			fail(t, &t->p, "seat %u has place %u, not %u", s + 1, places[s], want);
	}
}

/* ---- a game */

static void look_closely(trial *t)
{
	ck_position out = t->p;

	if (ck_throw_try(&t->g, &t->p, CK_NO_THROW, &out, NULL))
		fail(t, &t->p, "a throw that there is not is taken");
	if (t->p.phase == CK_MOVE || t->p.phase == CK_BONUS)
		try_attempts(t);
	else
		ask_about_throws(t);
	check_set_up(t, &t->p);
	check_damaged(t);
	check_damaged_bytes(t);
	check_playout(t);
}

static void play_on(trial *t)
{
	uint8_t places[CK_SEATS_MAX];
	ck_position before = t->p;
	bool moved = false;

	check_position_text(t, &t->p);
	check_legal(t);
	if (ck_position_places(&t->g, &t->p, places))
		fail(t, &t->p, "the game runs and has places");
	if (t->ply % CLOSE_LOOK == 17)
		look_closely(t);
	if (t->failed)
		return;
	if (t->p.phase == CK_THROW) {
		ck_throw_apply(&t->g, &t->p, ck_throw_pick(&t->g, below(t->g.throw_total)), &t->p);
	} else {
		ck_action a = t->list[below((unsigned)t->count)];

		moved = a != CK_ACTION_PASS;
		ck_action_apply(&t->g, &t->p, a, &t->p);
	}
	check_turn(t, &before, &t->p, moved);
}

static void play_game(trial *t)
{
	ck_position_start(&t->g, below(t->g.seats), &t->p);
	for (t->ply = 0; t->ply < PLIES_MAX && t->p.phase != CK_OVER && !t->failed; t->ply++)
		play_on(t);
	if (t->failed)
		return;
	if (t->p.phase != CK_OVER) {
		fail(t, &t->p, "the game did not end");
		return;
	}
	check_position_text(t, &t->p);
	check_legal(t);
	check_places(t);
	check_damaged(t);
	check_damaged_bytes(t);
	check_playout(t); /* which stands still */
}

/* ---- game strings */

typedef struct tally {
	unsigned games; /* of each game string */
	unsigned passed, failed;
} tally;

static void try_game_string(tally *sum, const char *text)
{
	static trial t;

	memset(&t, 0, sizeof(t));
	t.game_text = text;
	if (!ck_game_parse(&t.g, text, strlen(text), NULL)) {
		printf("%s: refused\n", text);
		sum->failed++;
		return;
	}
	ck_position_start(&t.g, 0, &t.p);
	check_game_text(&t);
	check_throws(&t);
	for (unsigned i = 0; i < sum->games && !t.failed; i++)
		play_game(&t);
	if (t.failed)
		sum->failed++;
	else
		sum->passed++;
}

/* Value number i of an option as text, or false; of a range the ends and two between. */
static bool option_value(const ck_option *option, unsigned i, char *out, size_t cap)
{
	const unsigned of_range[] = {0, option->high, 1, 7};

	if (option->value_count ? i >= option->value_count : i >= 4)
		return false;
	if (option->value_count)
		snprintf(out, cap, "%s", option->values[i]);
	else
		snprintf(out, cap, "%u", of_range[i]);
	return true;
}

static void try_single_values(tally *sum, ck_kind kind)
{
	ck_option option;
	char value[32], text[CK_GAME_TEXT];

	for (unsigned k = 0; ck_option_get(kind, k, &option); k++)
		for (unsigned i = 0; option_value(&option, i, value, sizeof(value)); i++) {
			snprintf(text, sizeof(text), "%s:%s=%s", ck_kind_name(kind), option.key, value);
			try_game_string(sum, text);
		}
}

/* The combinations that RULES 1 forbids, read from the text. */
static bool is_forbidden(const char *text)
{
	const char *pieces = strstr(text, ",pieces="), *out = strstr(text, ",out=");

	if (pieces && out && out[5] > pieces[8])
		return true;
	return strstr(text, "last_square=strict") &&
	       (strstr(text, "finish=grace") || strstr(text, "standstill=0"));
}

static void try_combination(tally *sum, ck_kind kind)
{
	static ck_game g;
	ck_option option;
	char value[32], text[CK_GAME_TEXT];
	size_t len = (size_t)snprintf(text, sizeof(text), "%s:", ck_kind_name(kind)), name = len;

	for (unsigned k = 0; ck_option_get(kind, k, &option); k++) {
		while (!option_value(&option, below(option.value_count ? option.value_count : 4), value,
		                     sizeof(value)))
			;
		len += (size_t)snprintf(text + len, sizeof(text) - len, "%s%s=%s", len > name ? "," : "",
		                        option.key, value);
	}
	if (!is_forbidden(text)) {
		try_game_string(sum, text);
	} else if (ck_game_parse(&g, text, len, NULL)) {
		printf("%s: accepted, though forbidden\n", text);
		sum->failed++;
	} else {
		sum->passed++;
	}
}

int main(int argc, char **argv)
{
	tally sum = {.games = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 1};

	ck_rng_seed(&rng, argc > 2 ? strtoull(argv[2], NULL, 10) : 1, 0);
	for (unsigned kind = 0; kind < CK_KIND_COUNT; kind++) {
		try_game_string(&sum, ck_kind_name((ck_kind)kind));
		try_single_values(&sum, (ck_kind)kind);
		for (unsigned i = 0; i < COMBINATIONS; i++)
			try_combination(&sum, (ck_kind)kind);
	}
	printf("cases: %u passed, %u failed\n", sum.passed, sum.failed);
	return sum.failed || !sum.passed ? 1 : 0;
}
