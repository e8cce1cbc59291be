/* why.c - see why.h. */
#include "why.h"

#include <stdio.h>
#include <string.h>

#include <charkoni/charkoni.h>

/* One phrase a reason. {s} stands for the square, {n} for the number wanted, {p} for the progress. */
static const char *const phrase[CK_REASON_COUNT] = {
	[CK_WHY_LEGAL] = "allowed",
	[CK_WHY_OVER] = "the game is over",
	[CK_WHY_THROW_FIRST] = "throw first",
	[CK_WHY_NO_PIECE] = "no such piece",
	[CK_WHY_FINISHED] = "the piece has finished",
	[CK_WHY_ENTER_NEEDS] = "enters only by {n}",
	[CK_WHY_NO_RIGHT] = "no right to enter",
	[CK_WHY_MUST_ENTER] = "a piece must enter",
	[CK_WHY_EXIT_OWN] = "own pieces fill {s}",
	[CK_WHY_BARRIER] = "barrier on {s}",
	[CK_WHY_FULL] = "{s} is full",
	[CK_WHY_MUST_OPEN] = "the barrier on {s} must open",
	[CK_WHY_BLOCKED] = "the barrier on {s} must open and cannot",
	[CK_WHY_EXACT] = "needs exactly {n}",
	[CK_WHY_CASTLE] = "castle held on {s}",
	[CK_WHY_LARGER] = "larger group on {s}",
	[CK_WHY_GRACE_ONLY] = "only from the last square by a grace",
	[CK_WHY_DEAD_END] = "the last square is a dead end",
	[CK_WHY_NOT_THROWN] = "not thrown",
	[CK_WHY_ONE_THROW] = "one throw at a time",
	[CK_WHY_NO_LAP] = "no lap there",
	[CK_WHY_LAPS_USED] = "no lap left",
	[CK_WHY_NO_PASS] = "may not pass",
	[CK_WHY_ELSEWHERE] = "leads to {p}",
	[CK_WHY_NO_CHOICE] = "no such choice on {s}",
	[CK_WHY_THIRD_SIX] = "the third six moves nothing",
};

static const char *square_kind_word(unsigned where)
{
	switch (where) {
	case CK_SQUARE_HOME: return "home";
	case CK_SQUARE_CORRIDOR: return "corridor";
	case CK_SQUARE_GOAL: return "goal";
	default: return "square";
	}
}

static void write_phrase(const ck_game *g, ck_why w, char *out, size_t cap)
{
	const char *brace, *text = phrase[w.reason];

	brace = strchr(text, '{');
	if (!brace) {
		snprintf(out, cap, "%s", text);
		return;
	}
	int before = (int)(brace - text);
	const char *after = brace + 3;

	if (brace[1] == 's' && (w.where == CK_SQUARE_HOME || w.where == CK_SQUARE_GOAL))
		snprintf(out, cap, "%.*s%s%s", before, text, square_kind_word(w.where), after);
	else if (brace[1] == 's')
		snprintf(out, cap, "%.*s%s %u%s", before, text, square_kind_word(w.where), w.square, after);
	else if (brace[1] == 'n' && w.reason == CK_WHY_ENTER_NEEDS && w.needs == 0)
		snprintf(out, cap, "%.*sa throw that enters%s", before, text, after);
	else if (brace[1] == 'n')
		snprintf(out, cap, "%.*s%u%s", before, text, w.needs, after);
	else if (w.progress == g->goal)
		snprintf(out, cap, "%.*sG%s", before, text, after);
	else
		snprintf(out, cap, "%.*s%u%s", before, text, w.progress, after);
}

/* The attempt, with a TO of `?` read as the goal and then taken out again. */
static bool parse_attempt(const ck_game *g, const char *text, ck_action *a)
{
	char copy[CK_ACTION_TEXT];
	ck_error err;
	int len = snprintf(copy, sizeof(copy), "%s", text);

	if (len < 0 || (size_t)len >= sizeof(copy))
		return false;
	char *open = strstr(copy, ">?");
	if (open)
		open[1] = 'G';
	if (!ck_action_parse(g, copy, (size_t)len, a, &err))
		return false;
	if (open)
		*a &= ~(ck_action)0xFF00;
	return true;
}

bool why_answer(const char *position, const char *args, char *out, size_t cap)
{
	ck_game g;
	ck_position p;
	ck_error err;
	ck_action attempt;
	ck_throw t = CK_NO_THROW;
	const char *space = strchr(args, ' ');

	if (!ck_position_parse(&g, &p, position, strlen(position), &err)) {
		snprintf(out, cap, "error: the position of `show` does not parse");
		return false;
	}
	if (space && !ck_throw_parse(&g, args, (size_t)(space - args), &t, &err)) {
		snprintf(out, cap, "error: no such throw");
		return false;
	}
	if (!parse_attempt(&g, space ? space + 1 : args, &attempt)) {
		snprintf(out, cap, "error: not an attempt");
		return false;
	}
	ck_why w = ck_why_not(&g, &p, t, attempt);
	if (w.reason >= CK_REASON_COUNT || !phrase[w.reason]) {
		snprintf(out, cap, "error: reason %u is outside of the set", w.reason);
		return false;
	}
	write_phrase(&g, w, out, cap);
	return true;
}
