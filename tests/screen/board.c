/* Pictures of boards: each position below is drawn and compared with golden/<name>.txt, the characters first and
 * then how they look: a letter where a spot is not plain text. UPDATE=1 writes them anew, for somebody to look at. */
#include "term/board.h"

#include <locale.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

typedef struct picture {
	const char *name;
	const char *position;
	ck_board_scale scale; /* 0: the least */
	const char *chosen;   /* an action of the legal list, or NULL */
	const char *last;     /* "SEAT FROM TO" of the last move, or NULL */
	int counted_by;       /* a seat, -1 for none */
	bool ascii;
} picture;

static const picture pictures[] = {
	{"parchis-start",
         "parchis 1,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-",
         {0, 0},
         NULL,
         NULL,
         -1,
         false},
	{"parchis-middle",
         "parchis G,70,30,18/20,8,8,5/62,35,5,0/G,66,1,0 1 D4 six=0 last=- late=-",
         {0, 0},
         "18>22x",
         "4 60 66",
         -1,
         false},
	{"parchis-ascii",
         "parchis G,70,30,18/20,8,8,5/62,35,5,0/G,66,1,0 1 D4 six=0 last=- late=-",
         {0, 0},
         "18>22x",
         "4 60 66",
         -1,
         true},
	{"parchis-large",
         "parchis G,70,30,18/20,8,8,5/62,35,5,0/G,66,1,0 1 D4 six=0 last=- late=-",
         {6, 2},
         "30>34",
         "4 60 66",
         -1,
         false},
	{"parchis-two",
         "parchis:players=2 36,8,8,0/1,0,0,0 1 D5 six=0 last=- late=-",
         {0, 0},
         "0>1",
         "2 0 1",
         -1,
         false},
	{"pairs-goal",
         "parchis-pairs G,G,70,1/40,12,12,0/25,25,0,0/G,G,G,62 1 D2 six=0 last=- late=-",
         {0, 0},
         "70>G",
         NULL,
         -1,
         false},
	{"six-arms",
         "parchis:players=6 105,50,1,0/G,20,20,0/9,1,0,0/1,0,0,0/40,37,0,0/G,G,98,3 2 D3 six=0 last=- late=-",
         {0, 0},
         "20>23",
         "1 47 50",
         -1,
         false},
	{"eight-arms",
         "parchis:players=8 139,50,1,0/G,20,20,0/9,1,0,0/1,0,0,0/40,37,0,0/G,G,98,3/1,0,0,0/1,0,0,0 "
         "2 D3 six=0 last=- late=-",
         {0, 0},
         "20>23",
         "1 47 50",
         -1,
         false},
	{"eight-arms-ascii",
         "parchis:players=8 139,50,1,0/G,20,20,0/9,1,0,0/1,0,0,0/40,37,0,0/G,G,98,3/1,0,0,0/1,0,0,0 "
         "2 D3 six=0 last=- late=-",
         {0, 0},
         "20>23",
         "1 47 50",
         -1,
         true},
	{"pachisi-start",
         "pachisi 0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 T in=0000 skip=0000 row=0 due=0 ent=0 idle=0",
         {0, 0},
         NULL,
         NULL,
         -1,
         false},
	{"pachisi-middle",
         "pachisi 83,80,25q,4/G,76,42,42/60,60,8,0/77,30,21q,12 1 M[25,3] in=1111 skip=0000 row=0 due=0 "
         "ent=0 idle=2",
         {0, 0},
         "25q>28:3",
         "4 18 21",
         0,
         false},
	{"pachisi-crowd",
         "pachisi 42,42,42,42q/79,79,6,6/8,8,8,8/83,80,80,3 2 M[3,2] in=1111 skip=0000 row=0 due=0 ent=0 "
         "idle=2",
         {0, 0},
         NULL,
         NULL,
         -1,
         false},
	{"pachisi-ascii",
         "pachisi 83,80,25q,4/G,76,42,42/60,60,8,0/77,30,21q,12 1 M[25,3] in=1111 skip=0000 row=0 due=0 "
         "ent=0 idle=2",
         {0, 0},
         "25q>28:3",
         "4 18 21",
         0,
         true},
	{"chaupar-middle",
         "chaupar 76x2,8,5/G,41x3/77,30,23,7/60x2,12,0 4 M[6,5,1] idle=0",
         {0, 0},
         "60x2>66:6",
         "3 25 30",
         3,
         false},
	{"chaupar-large",
         "chaupar 76x2,8,5/G,41x3/77,30,23,7/60x2,12,0 4 M[6,5,1] idle=0",
         {6, 2},
         "60x2>66:6",
         "3 25 30",
         -1,
         false},
};

static ck_board_view view;
static ck_action legal[CK_ACTIONS_MAX];

static void view_last(const char *last)
{
	char *end;

	view.has_last = true;
	view.last_seat = (uint8_t)(strtoul(last, &end, 10) - 1);
	view.last_from = (uint8_t)strtoul(end, &end, 10);
	view.last_to = (uint8_t)strtoul(end, &end, 10);
}

static void view_fill(const picture *p, ck_game *g)
{
	char text[CK_ACTION_TEXT];
	ck_error err;

	view = (ck_board_view){
		.game = g, .chosen = CK_NO_CHOICE, .counted_by = p->counted_by, .legal = legal};
	if (!ck_position_parse(g, &view.position, p->position, strlen(p->position), &err))
		fail_msg("%s: %s (%s)", p->name, err.message, err.part);
	view.to_act = view.position.seat;
	view.legal_count = ck_position_legal(g, &view.position, legal);
	for (size_t i = 0; p->chosen != NULL && i < view.legal_count; i++) {
		ck_action_write(g, legal[i], text);
		if (strcmp(text, p->chosen) == 0)
			view.chosen = (int)i;
	}
	assert_true(p->chosen == NULL || view.chosen >= 0);
	if (p->last != NULL)
		view_last(p->last);
	for (unsigned seat = 0; seat < g->seats; seat++) {
		snprintf(view.label[seat], sizeof(view.label[seat]), seat == 0 ? "Zoé" : "Seat %u", seat + 1);
		snprintf(view.throws[seat], sizeof(view.throws[seat]), "[%u]", seat + 1);
		if (g->teams)
			snprintf(view.partner[seat], sizeof(view.partner[seat]), "with Seat %u",
			         ck_partner(seat) + 1);
	}
}

/* How a spot looks, as a letter: styles first, then tones; a space for plain text. */
static char look_letter(ck_ink ink)
{
	static const char inks[] = "ybrgopkcd", tiles[] = "YBRGOPKCD";

	if ((ink.style & CK_STYLE_REVERSE) != 0)
		return '#';
	if ((ink.style & CK_STYLE_UNDERLINE) != 0)
		return '_';
	if (ink.tone >= CK_TONE_TILE)
		return tiles[ink.tone - CK_TONE_TILE];
	if (ink.tone >= CK_TONE_INK)
		return inks[ink.tone - CK_TONE_INK];
	return (ink.style & CK_STYLE_BOLD) != 0 ? '!' : ' ';
}

static size_t line_end(char *out, size_t from, size_t used)
{
	while (used > from && out[used - 1] == ' ')
		used--;
	out[used++] = '\n';
	return used;
}

static size_t picture_write(const ck_canvas *c, char *out, size_t cap)
{
	size_t used = 0;

	for (int row = 0; row < c->rows; row++) {
		size_t from = used;

		for (int column = 0; column < c->columns && used + CK_SPOT_TEXT + 2 < cap; column++) {
			const char *text = ck_canvas_at(c, row, column)->text;

			memcpy(out + used, text, strlen(text));
			used += strlen(text);
		}
		used = line_end(out, from, used);
	}
	for (int row = 0; row < c->rows; row++) {
		size_t from = used;

		for (int column = 0; column < c->columns && used + 3 < cap; column++)
			out[used++] = look_letter(ck_canvas_at(c, row, column)->ink);
		used = line_end(out, from, used);
	}
	out[used] = '\0';
	return used;
}

static void compare(const char *name, const char *got, size_t size)
{
	static char wanted[65536];
	char path[512];
	FILE *file;
	size_t read = 0;

	snprintf(path, sizeof(path), "%s/screen/golden/%s.txt", CHARKONI_TESTS_DIR, name);
	if (getenv("UPDATE") != NULL) {
		file = fopen(path, "w");
		assert_non_null(file);
		assert_int_equal(fwrite(got, 1, size, file), size);
		assert_int_equal(fclose(file), 0);
	}
	file = fopen(path, "r");
	if (file != NULL) {
		read = fread(wanted, 1, sizeof(wanted) - 1, file);
		fclose(file);
	}
	wanted[read] = '\0';
	if (strcmp(wanted, got) != 0)
		fail_msg("golden/%s.txt is not what is drawn now:\n%s", name, got);
}

static bool is_ascii(const ck_canvas *c)
{
	for (int i = 0; i < c->rows * c->columns; i++)
		for (const char *at = c->spots[i].text; *at != '\0'; at++)
			if ((unsigned char)*at >= 0x80)
				return false;
	return true;
}

static void every_picture(void **state)
{
	static char text[65536];

	(void)state;
	for (size_t i = 0; i < sizeof(pictures) / sizeof(pictures[0]); i++) {
		const picture *p = &pictures[i];
		ck_canvas canvas = {.ascii = p->ascii, .letters = p->ascii};
		ck_board_scale scale = p->scale;
		ck_game g;
		int rows, columns;

		view_fill(p, &g);
		if (scale.pitch == 0)
			scale = ck_board_scale_least(&g);
		ck_board_extent(&g, scale, &rows, &columns);
		if (p->scale.pitch == 0)
			assert_true(rows <= 19 && columns <= 80);
		assert_true(ck_canvas_size(&canvas, rows, columns));
		ck_board_draw(&canvas, 0, 0, scale, &view);
		assert_true(!p->ascii || is_ascii(&canvas));
		compare(p->name, text, picture_write(&canvas, text, sizeof(text)));
		ck_canvas_release(&canvas);
	}
}

/* A canvas that is too small for a board is left with a part of it, and nothing is written beside it. */
static void a_small_canvas_is_safe(void **state)
{
	ck_game g;

	(void)state;
	view_fill(&pictures[1], &g);
	for (int rows = 1; rows < 24; rows += 5) {
		for (int columns = 1; columns < 90; columns += 7) {
			ck_canvas canvas = {0};

			assert_true(ck_canvas_size(&canvas, rows, columns));
			ck_board_draw(&canvas, -3, -5, (ck_board_scale){4, 1}, &view);
			ck_board_draw(&canvas, 2, 3, (ck_board_scale){6, 2}, &view);
			ck_canvas_release(&canvas);
		}
	}
}

static void text_keeps_marks_with_their_letters(void **state)
{
	ck_canvas canvas = {0};
	int columns;

	(void)state;
	assert_true(ck_canvas_size(&canvas, 1, 10));
	/* e and an accent of its own; a Devanagari letter with a vowel sign above; a wide one */
	assert_int_equal(ck_text_next("e\xCC\x81x", &columns), 3);
	assert_int_equal(columns, 1);
	assert_int_equal(
		ck_canvas_put(&canvas, 0, 0, 10, (ck_ink){0, 0}, "e\xCC\x81\xE0\xA4\x95\xE0\xA5\x87x"), 3);
	assert_string_equal(ck_canvas_at(&canvas, 0, 0)->text, "e\xCC\x81");
	assert_string_equal(ck_canvas_at(&canvas, 0, 1)->text, "\xE0\xA4\x95\xE0\xA5\x87");
	assert_string_equal(ck_canvas_at(&canvas, 0, 2)->text, "x");
	assert_int_equal(ck_canvas_put(&canvas, 0, 8, 2, (ck_ink){0, 0}, "\xE4\xB8\x80\xE4\xB8\x80"), 2);
	assert_string_equal(ck_canvas_at(&canvas, 0, 9)->text, "");
	assert_int_equal(ck_canvas_put(&canvas, 0, 9, 9, (ck_ink){0, 0}, "\xE4\xB8\x80"), 0);
	assert_int_equal(ck_canvas_put(&canvas, 0, 0, 10, (ck_ink){0, 0}, "\x1B\xFF"), 2);
	assert_string_equal(ck_canvas_at(&canvas, 0, 0)->text, "?");
	ck_canvas_release(&canvas);
}

static void text_without_accents(void **state)
{
	char out[64], tight[4];

	(void)state;
	ck_text_plain("¿Qué? “Parchís” – ção… ¡Sí!", out, sizeof(out));
	assert_string_equal(out, "Que? \"Parchis\" - cao... Si!");
	ck_text_plain("\xE0\xA4\x95 \xF0\x9F\x98\x80 \xFF", out, sizeof(out));
	assert_string_equal(out, "? ? ?");
	ck_text_plain("abcdef", tight, sizeof(tight));
	assert_string_equal(tight, "abc");
}

static void lines_are_cut_between_words(void **state)
{
	size_t skip;

	(void)state;
	assert_int_equal(ck_text_fit("one two three", 8, false, &skip), 7);
	assert_int_equal(skip, 1);
	assert_int_equal(ck_text_fit("one two three", 7, false, &skip), 7);
	assert_int_equal(skip, 1);
	assert_int_equal(ck_text_fit("onetwothree", 5, false, &skip), 5);
	assert_int_equal(skip, 0);
	assert_int_equal(ck_text_fit("one", 5, false, &skip), 3);
	assert_int_equal(ck_text_fit("", 5, false, &skip), 0);
	assert_int_equal(ck_text_fit("\xE4\xB8\x80", 1, false, &skip), 3); /* never nothing */
}

static int utf8_locale(void **state)
{
	(void)state;
	return setlocale(LC_CTYPE, "C.UTF-8") != NULL || setlocale(LC_CTYPE, "en_US.UTF-8") != NULL ? 0 : -1;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_picture),
		cmocka_unit_test(a_small_canvas_is_safe),
		cmocka_unit_test(text_keeps_marks_with_their_letters),
		cmocka_unit_test(text_without_accents),
		cmocka_unit_test(lines_are_cut_between_words),
	};

	return cmocka_run_group_tests_name("boards as characters", tests, utf8_locale, NULL);
}
