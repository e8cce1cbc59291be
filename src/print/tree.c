#include "print/tree.h"

enum {
	PIECE_COST = 4,  /* lines: what stands around a piece */
	SHEET_SPARE = 8, /* lines: a sheet holds so many more than the largest piece has */
};

/* ------------------------------------------------------------------ pieces */

static void piece_add(ck_tree *t, uint32_t root)
{
	ck_tree_mark *mark = &t->marks[root];

	t->pieces[t->piece_count++] = (ck_tree_piece){.root = root, .lines = mark->lines};
	mark->piece = t->piece_count;
}

/* The lines that a side takes in the piece of its match. */
static uint32_t side_lines(const ck_tree *t, uint32_t from)
{
	return from == CK_TREE_NONE || t->marks[from].piece > 0 ? 1 : t->marks[from].lines;
}

static void sides_cut(ck_tree *t, const ck_tree_match *m)
{
	for (unsigned s = 0; s < 2; s++)
		if (side_lines(t, m->from[s]) > 1)
			piece_add(t, m->from[s]);
}

/* Where the winner of each match goes on. */
static void marks_init(ck_tree *t)
{
	for (uint32_t i = 0; i < t->count; i++) {
		t->marks[i] = (ck_tree_mark){.next = CK_TREE_NONE};
		for (unsigned s = 0; s < 2; s++)
			if (t->matches[i].from[s] != CK_TREE_NONE)
				t->marks[t->matches[i].from[s]].next = i;
	}
}

static void matches_cut(ck_tree *t, uint32_t lines)
{
	marks_init(t);
	for (uint32_t i = 0; i < t->count; i++) {
		const ck_tree_match *m = &t->matches[i];

		if (side_lines(t, m->from[0]) + side_lines(t, m->from[1]) > lines)
			sides_cut(t, m);
		t->marks[i].lines = side_lines(t, m->from[0]) + side_lines(t, m->from[1]);
		if (t->marks[i].next == CK_TREE_NONE)
			piece_add(t, i);
	}
}

/* Whether winners of other pieces come into one. */
static bool gathers(const ck_tree *t, uint32_t match)
{
	for (unsigned s = 0; s < 2; s++) {
		const uint32_t from = t->matches[match].from[s];

		if (from != CK_TREE_NONE && (t->marks[from].piece > 0 || gathers(t, from)))
			return true;
	}
	return false;
}

void ck_tree_cut(ck_tree *t, uint32_t lines)
{
	uint32_t used = 0;

	t->piece_count = t->sheet_count = 0;
	matches_cut(t, lines);
	for (uint32_t i = 0; i < t->piece_count; i++) {
		ck_tree_piece *p = &t->pieces[i];

		p->last = t->marks[p->root].next == CK_TREE_NONE;
		p->gathers = gathers(t, p->root);
		if (i == 0 || p->gathers ||
		    (lines < UINT32_MAX && used + p->lines + PIECE_COST > lines + SHEET_SPARE)) {
			t->sheet_count++;
			used = 0;
		}
		used += p->lines + PIECE_COST;
		p->sheet = t->sheet_count - 1;
	}
}
