/* action.c - actions as text (RULES 7), and their order. */
#include "action.h"

#include <string.h>

#include "rules.h"

/* A list no longer than this is sorted with its keys beside it, on the stack. */
enum { SHORT_LIST = 64 };

void ck_progress_write(const ck_game *g, struct ck_text *t, unsigned progress)
{
	if (progress == g->goal)
		ck_text_char(t, 'G');
	else
		ck_text_number(t, progress);
}

bool ck_progress_scan(const ck_game *g, struct ck_scan *s, unsigned *progress)
{
	*progress = g->goal;
	return ck_scan_char(s, 'G') || (ck_scan_number(s, progress) && *progress < g->goal);
}

void ck_marks_write(struct ck_text *t, unsigned group, unsigned marks)
{
	if (group > 1) {
		ck_text_char(t, 'x');
		ck_text_number(t, group);
	}
	if (marks & CK_MARK_CAPTURES)
		ck_text_char(t, (marks & CK_MARK_CAPTURES) == CK_MARK_QUEEN ? 'q' : 'c');
	if (marks & CK_MARK_LAP)
		ck_text_char(t, 'l');
}

bool ck_marks_scan(struct ck_scan *s, unsigned *group, unsigned *marks)
{
	*group = 1;
	*marks = 0;
	if (ck_scan_char(s, 'x') && (!ck_scan_number(s, group) || *group < 2 || *group > CK_PIECES_MAX))
		return false;
	if (ck_scan_char(s, 'c'))
		*marks = 1;
	else if (ck_scan_char(s, 'q'))
		*marks = CK_MARK_QUEEN;
	if (ck_scan_char(s, 'l'))
		*marks |= CK_MARK_LAP;
	return true;
}

size_t ck_action_write(const ck_game *g, ck_action a, char *out)
{
	struct ck_text t = ck_text_into(out, CK_ACTION_TEXT);
	if (a & CK_ACTION_PASS) {
		ck_text_str(&t, "pass");
		return t.len;
	}
	ck_progress_write(g, &t, ck_action_from(a));
	ck_marks_write(&t, ck_action_group(a), ck_action_marks(a));
	ck_text_char(&t, '>');
	ck_progress_write(g, &t, ck_action_to(a));
	if (a & CK_ACTION_LAP)
		ck_text_char(&t, 'l');
	if (a & CK_ACTION_CAPTURE)
		ck_text_char(&t, 'x');
	if (a & CK_ACTION_JOIN)
		ck_text_char(&t, '&');
	if (ck_action_used(a) != 0) {
		ck_text_char(&t, ':');
		ck_pool_write(g, &t, ck_action_used(a), '+');
	}
	return t.len;
}

static bool scan_throw_used(const ck_game *g, struct ck_scan *s, uint32_t *used)
{
	unsigned value;
	if (!ck_scan_number(s, &value))
		return false;
	for (unsigned k = 0; k < g->face_count; k++) {
		if (g->face_value[k] == value) {
			*used += (uint32_t)1 << 4 * k;
			return true;
		}
	}
	return false;
}

static bool scan_used(const ck_game *g, struct ck_scan *s, uint32_t *used)
{
	*used = 0;
	if (!ck_scan_char(s, ':'))
		return true;
	unsigned count = 0;
	do {
		if (count++ == CK_POOL_MAX || !scan_throw_used(g, s, used))
			return false;
	} while (ck_scan_char(s, '+'));
	return true;
}

static bool scan_action(const ck_game *g, struct ck_scan *s, ck_action *a)
{
	unsigned from, to, group, marks;
	uint32_t used;
	ck_action flags = 0;
	if (!ck_progress_scan(g, s, &from) || !ck_marks_scan(s, &group, &marks) || !ck_scan_char(s, '>') ||
	    !ck_progress_scan(g, s, &to))
		return false;
	if (ck_scan_char(s, 'l'))
		flags |= CK_ACTION_LAP;
	if (ck_scan_char(s, 'x'))
		flags |= CK_ACTION_CAPTURE;
	else if (ck_scan_char(s, '&'))
		flags |= CK_ACTION_JOIN;
	if (!scan_used(g, s, &used))
		return false;
	*a = flags | from | (ck_action)to << 8 | (ck_action)(group - 1) << 16 | (ck_action)marks << 18 |
	     (ck_action)used << 32;
	return true;
}

bool ck_action_parse(const ck_game *g, const char *text, size_t len, ck_action *a, ck_error *err)
{
	struct ck_scan s = {text, text + len}, whole = s;
	if (ck_scan_is(&s, "pass")) {
		*a = CK_ACTION_PASS;
		return true;
	}
	/* Written back it must be the same: the order of throws is canonical too. */
	char back[CK_ACTION_TEXT];
	if (scan_action(g, &s, a)) {
		ck_action_write(g, *a, back);
		if (ck_scan_is(&whole, back))
			return true;
	}
	return ck_fail(err, CK_MSG("'{part}' is not an action; an action of this game looks like {want}"),
	               text, len, ck_is_parchis(g) ? "0>1, 12>17 or 12>17x" : "12>15:3, 70>12l:10 or pass");
}

/* Bytewise by text; text is not kept, since a list can be long and a stack short. */
static int compare(const ck_game *g, ck_action a, ck_action b)
{
	char x[CK_ACTION_TEXT], y[CK_ACTION_TEXT];
	size_t a_len = ck_action_write(g, a, x), b_len = ck_action_write(g, b, y);
	return memcmp(x, y,
	              1 + (a_len < b_len ? a_len : b_len)); /* the final NUL of the shorter one counts */
}

/* The first eight bytes of the text, NUL behind it, as a number that compares as they do. */
static uint64_t key_of(const ck_game *g, ck_action a)
{
	char text[CK_ACTION_TEXT] = {0};
	uint64_t key = 0;

	ck_action_write(g, a, text);
	for (unsigned i = 0; i < 8; i++)
		key = key << 8 | (unsigned char)text[i];
	return key;
}

/* Most texts differ within their keys, so each text is written but once. */
static void sort_short(const ck_game *g, ck_action *list, size_t count)
{
	uint64_t keys[SHORT_LIST];

	for (size_t next = 0; next < count; next++) {
		ck_action moving = list[next];
		uint64_t key = key_of(g, moving);
		size_t at = next;

		for (; at > 0 &&
		       (keys[at - 1] > key || (keys[at - 1] == key && compare(g, list[at - 1], moving) > 0));
		     at--) {
			list[at] = list[at - 1];
			keys[at] = keys[at - 1];
		}
		list[at] = moving;
		keys[at] = key;
	}
}

void ck_actions_sort(const ck_game *g, ck_action *list, size_t count)
{
	if (count <= SHORT_LIST) { /* nearly all: most are shorter than 20 */
		if (count > 1)
			sort_short(g, list, count);
		return;
	}
	/* Shell's sort with Ciura's gaps: in place, no recursion. */
	static const size_t gaps[] = {1750, 701, 301, 132, 57, 23, 10, 4, 1};
	for (size_t i = 0; i < sizeof gaps / sizeof *gaps; i++) {
		size_t gap = gaps[i];
		for (size_t next = gap; next < count; next++) {
			ck_action moving = list[next];
			size_t at = next;
			for (; at >= gap && compare(g, list[at - gap], moving) > 0; at -= gap)
				list[at] = list[at - gap];
			list[at] = moving;
		}
	}
}
