#include "telling.h"

#include <stdio.h>
#include <string.h>

static void add(char *out, const char *text)
{
	size_t len = strlen(out);
	snprintf(out + len, TELLING_LINE - len, "%s", text);
}

static void add_number(char *out, const char *before, unsigned n)
{
	size_t len = strlen(out);
	snprintf(out + len, TELLING_LINE - len, "%s%u", before, n);
}

static void add_place(const ck_game *g, char *out, const char *before, unsigned progress)
{
	add(out, before);
	if (progress == g->goal)
		add(out, "G");
	else
		add_number(out, "", progress);
}

/* The throws of a pool in descending order, joined by +. */
static void add_pool(const ck_game *g, char *out, const char *before, uint32_t pool)
{
	for (unsigned k = g->face_count; k-- > 0;) {
		for (unsigned n = pool >> 4 * k & 15; n > 0; n--) {
			add_number(out, before, g->face_value[k]);
			before = "+";
		}
	}
}

static void add_throw(const ck_game *g, char *out, ck_throw t)
{
	char text[CK_THROW_TEXT];
	ck_throw_write(g, t, text);
	add(out, text);
}

static const char *const words[CK_HAPPEN_COUNT] = {
	[CK_HAPPEN_THROWN] = "thrown ",
	[CK_HAPPEN_VOID] = "void",
	[CK_HAPPEN_PENALTY] = "penalty",
	[CK_HAPPEN_SEVEN] = "seven",
	[CK_HAPPEN_RIGHT] = "rights to enter: ",
	[CK_HAPPEN_THIRD_SIX] = "third six",
	[CK_HAPPEN_SENT_HOME] = "sent home from ",
	[CK_HAPPEN_STAYS] = "stays on ",
	[CK_HAPPEN_MUST_OPEN] = "must open ",
	[CK_HAPPEN_BLOCKED] = "cannot open ",
	[CK_HAPPEN_PASSED] = "passed",
	[CK_HAPPEN_MOVED] = "moved ",
	[CK_HAPPEN_ENTERED] = "entered ",
	[CK_HAPPEN_LAP] = "another lap",
	[CK_HAPPEN_CAPTURED] = "captured ",
	[CK_HAPPEN_OPENED] = "opened ",
	[CK_HAPPEN_BARRIER] = "barrier on ",
	[CK_HAPPEN_SHARES] = "shares ",
	[CK_HAPPEN_GROUP] = "group of ",
	[CK_HAPPEN_QUEEN] = "queen on ",
	[CK_HAPPEN_FINISHED] = "finished ",
	[CK_HAPPEN_ALL_HOME] = "all at the goal",
	[CK_HAPPEN_BONUS] = "bonus ",
	[CK_HAPPEN_BONUS_LOST] = "bonus lost ",
	[CK_HAPPEN_FULL] = "pool full",
	[CK_HAPPEN_NO_MOVE] = "no move",
	[CK_HAPPEN_POOL_LOST] = "lost ",
	[CK_HAPPEN_RIGHTS_LOST] = "rights lost: ",
	[CK_HAPPEN_AGAIN] = "again: ",
	[CK_HAPPEN_SKIPPED] = "skipped ",
	[CK_HAPPEN_TURN] = "turn of ",
	[CK_HAPPEN_STANDSTILL] = "standstill of ",
	[CK_HAPPEN_WON] = "won by ",
	[CK_HAPPEN_DRAW] = "draw",
};

static void add_details(const ck_game *g, const ck_happening *h, char *out)
{
	static const char *const again[] = {"six", "grace", "capture", "owed"};
	switch (h->kind) {
	case CK_HAPPEN_THROWN: add_throw(g, out, h->value); break;
	case CK_HAPPEN_RIGHT:
	case CK_HAPPEN_BONUS:
	case CK_HAPPEN_BONUS_LOST:
	case CK_HAPPEN_RIGHTS_LOST:
	case CK_HAPPEN_STANDSTILL: add_number(out, "", h->value); break;
	case CK_HAPPEN_SENT_HOME:
	case CK_HAPPEN_STAYS:
	case CK_HAPPEN_MUST_OPEN:
	case CK_HAPPEN_BLOCKED:
	case CK_HAPPEN_OPENED: add_place(g, out, "", h->from); break;
	case CK_HAPPEN_MOVED:
		add_place(g, out, "", h->from);
		add_place(g, out, ">", h->to);
		add_pool(g, out, " with ", h->pool);
		if (h->size > 1)
			add_number(out, " x", h->size);
		break;
	case CK_HAPPEN_ENTERED:
		add_place(g, out, "", h->to);
		add_pool(g, out, " with ", h->pool);
		break;
	case CK_HAPPEN_CAPTURED:
		add_number(out, "", h->size);
		add_number(out, " of ", h->other + 1u);
		add_place(g, out, " on ", h->from);
		break;
	case CK_HAPPEN_BARRIER:
	case CK_HAPPEN_SHARES:
		add_place(g, out, "", h->to);
		add_number(out, " with ", h->other + 1u);
		break;
	case CK_HAPPEN_GROUP:
		add_number(out, "", h->size);
		add_place(g, out, " on ", h->to);
		break;
	case CK_HAPPEN_QUEEN: add_place(g, out, "", h->to); break;
	case CK_HAPPEN_FINISHED: add_number(out, "", h->size); break;
	case CK_HAPPEN_POOL_LOST: add_pool(g, out, "", h->pool); break;
	case CK_HAPPEN_AGAIN: add(out, again[h->value]); break;
	case CK_HAPPEN_SKIPPED:
		add_number(out, "", h->other + 1u);
		add(out, h->value ? " for a penalty" : " as finished");
		break;
	case CK_HAPPEN_TURN: add_number(out, "", h->other + 1u); break;
	case CK_HAPPEN_WON:
		add(out, !g->teams ? "" : h->value == 1 ? "1+3" : "2+4");
		if (!g->teams)
			add_number(out, "", h->other + 1u);
		break;
	default: break;
	}
}

void telling_write(const ck_game *g, const ck_happening *h, char *out)
{
	out[0] = '\0';
	add(out, words[h->kind]);
	add_details(g, h, out);
	bool of_piece = h->kind == CK_HAPPEN_MOVED || h->kind == CK_HAPPEN_ENTERED ||
	                h->kind == CK_HAPPEN_FINISHED || h->kind == CK_HAPPEN_RIGHT;
	if (h->owner != h->seat && of_piece)
		add_number(out, " for ", h->owner + 1u);
}
