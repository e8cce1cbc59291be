/* Drawings, byte for byte: golden/NAME.svg. UPDATE=1 writes them anew, for somebody to look at. Every one of them is
 * also checked to be what a page and a printer can take (docs/drawing.md). */
#include "draw/drawing.h"

#include <ctype.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { ROOM = 1 << 18, LIGHT_WEIGHT = 64 << 10, ACTION_WORDS = 64 };

/* What is drawn: a game string for an empty board, or a position line. */
typedef struct drawn {
	const char *name, *text;
	uint8_t look, theme, pieces, down;
	bool legal, no_numbers;
	const char *last; /* "SEAT FROM TO" */
} drawn;

static const drawn all[] = {
	/* the boards, empty */
	{.name = "parchis", .text = "parchis"},
	{.name = "parchis-6", .text = "parchis:players=6"},
	{.name = "parchis-8", .text = "parchis:players=8"},
	{.name = "pachisi", .text = "pachisi"},
	{.name = "chaupar", .text = "chaupar"},
	{.name = "parchis-dark", .text = "parchis", .theme = CK_THEME_DARK},
	{.name = "parchis-card", .text = "parchis", .look = CK_LOOK_CARD},
	{.name = "parchis-6-card-dark",
         .text = "parchis:players=6",
         .look = CK_LOOK_CARD,
         .theme = CK_THEME_DARK},
	{.name = "pachisi-cloth", .text = "pachisi", .look = CK_LOOK_CLOTH},
	{.name = "pachisi-cloth-dark", .text = "pachisi", .look = CK_LOOK_CLOTH, .theme = CK_THEME_DARK},
	{.name = "parchis-no-numbers", .text = "parchis", .no_numbers = true},
	/* positions that have something to tell */
	{.name = "start-2", .text = "parchis:players=2 1,0,0,0/1,0,0,0 1 T six=0 last=- late=-"},
	{.name = "barriers-and-shelters",
         .text = "parchis-pairs 30,30,13,0/64,15,5,5/13,2,0,0/40,1,0,0 1 D6 six=1 last=- late=-",
         .legal = true},
	{.name = "capture",
         .text = "parchis 40,12,0,0/60,34,5,0/G,68,50,1/G,G,G,71 1 D4 six=0 last=- late=-",
         .legal = true,
         .last = "4 66 71"},
	{.name = "entering",
         .text = "parchis 30,1,0,0/14,1,0,0/3,1,0,0/2,1,1,0 2 T six=0 last=- late=-",
         .look = CK_LOOK_CARD,
         .last = "1 0 1"},
	{.name = "won",
         .text = "parchis G,G,G,G/50,20,4,0/G,66,1,0/G,G,30,2 0 W1 six=0 last=- late=-",
         .theme = CK_THEME_DARK,
         .last = "1 62 72"},
	{.name = "eight-turned",
         .text = "parchis:players=8 "
                 "G,30,12,0/100,20,0,0/130,60,5,0/G,G,120,0/1,1,0,0/17,16,8,8/9,8,7,1/50,4,4,0 "
                 "2 D5 six=0 last=- late=-",
         .down = 3,
         .legal = true},
	{.name = "queens-and-marks",
         .text = "pachisi G,83,40q,12c/G,78,50,8/77,60,60ql,0/G,G,30,0 1 M[10] in=1111 skip=0000 row=0 due=0 "
                 "ent=0 "
                 "idle=0",
         .look = CK_LOOK_CLOTH,
         .legal = true},
	{.name = "stacked",
         .text = "pachisi G,83,40q,12c/G,78,50,8/77,60,60ql,0/G,G,30,0 1 T in=1111 skip=0000 row=0 due=0 "
                 "ent=0 "
                 "idle=1",
         .pieces = CK_PIECES_FLAT,
         .last = "1 10 12"},
	{.name = "crowded-castle",
         .text = "pachisi 29,29,29,29/0,0,0,0/63,63,63,63/8,8,4,4 4 T in=1011 skip=0000 row=0 due=0 ent=0 "
                 "idle=2",
         .theme = CK_THEME_DARK,
         .down = 2},
	{.name = "second-lap",
         .text = "pachisi 13l,8,0,0/8,7,6,5/G,G,G,G/G,G,G,83 2 T in=1111 skip=0000 row=0 due=0 ent=0 idle=1",
         .look = CK_LOOK_CLOTH,
         .theme = CK_THEME_DARK,
         .last = "1 71 13"},
	{.name = "team-won",
         .text = "pachisi G,G,G,G/50,20q,4,0/G,G,G,G/83,82,76,0 0 W1+3 in=1111 skip=0000 row=0 due=0 ent=0 "
                 "idle=0",
         .pieces = CK_PIECES_FLAT,
         .look = CK_LOOK_CARD},
	{.name = "groups",
         .text = "chaupar 80,30x3/76,24x2,0/G,G,70x2l/24,23,7,6 1 M[6,5,1] idle=0",
         .look = CK_LOOK_CLOTH,
         .legal = true,
         .last = "3 60 70"},
	{.name = "entering-cross",
         .text = "pachisi 1,0,0,0/1,0,0,0/40,0,0,0/37,0,0,0 2 T in=1111 skip=0000 row=0 due=0 ent=0 idle=0",
         .last = "1 0 1"},
	{.name = "movable-crowd",
         .text = "pachisi 63,63,63,63/29,29,29,0/80,0,0,0/0,0,0,0 1 M[2] in=1111 skip=0000 row=0 due=0 ent=0 "
                 "idle=0",
         .legal = true},
	{.name = "late-on-exit",
         .text = "parchis 30,0,0,0/52,1,0,0/35,1,0,0/2,1,0,0 1 D5 six=0 last=- late=1:2",
         .legal = true},
	{.name = "late-on-exit-pairs",
         .text = "parchis-pairs 30,0,0,0/52,1,0,0/35,1,0,0/2,1,0,0 1 D5 six=0 last=- late=1:2",
         .legal = true},
	{.name = "queen-spared",
         .text = "pachisi 18,0,0,0/71q,30,0,0/40,0,0,0/37,37q,0,0 1 M[2] in=1111 skip=0000 row=0 due=0 ent=0 "
                 "idle=0",
         .legal = true},
};

enum { COUNT = sizeof(all) / sizeof(all[0]) };

/* One drawing, with all that it points to. */
typedef struct picture {
	ck_game game;
	ck_position position;
	ck_drawing drawing;
	char svg[ROOM];
	size_t size;
} picture;

static ck_action legal[CK_ACTIONS_MAX];

static void last_read(ck_drawing *d, const char *text)
{
	char *end;

	d->has_last = true;
	d->last_seat = (uint8_t)(strtoul(text, &end, 10) - 1);
	d->last_from = (uint8_t)strtoul(end, &end, 10);
	d->last_to = (uint8_t)strtoul(end, &end, 10);
}

static void draw(const drawn *what, picture *p)
{
	bool line = strchr(what->text, ' ') != NULL;
	ck_error err;

	if (line ? !ck_position_parse(&p->game, &p->position, what->text, strlen(what->text), &err)
	         : !ck_game_parse(&p->game, what->text, strlen(what->text), &err))
		fail_msg("%s: %s (%s; %s)", what->name, err.message, err.part, err.want);
	p->drawing = (ck_drawing){
		.game = &p->game,
		.position = line ? &p->position : NULL,
		.look = what->look,
		.theme = what->theme,
		.pieces = what->pieces,
		.down = what->down,
		.no_numbers = what->no_numbers,
	};
	if (what->legal) {
		p->drawing.legal = legal;
		p->drawing.legal_count = ck_position_legal(&p->game, &p->position, legal);
		assert_true(p->drawing.legal_count > 0);
	}
	if (what->last != NULL)
		last_read(&p->drawing, what->last);
	p->size = ck_draw_svg(&p->drawing, p->svg, ROOM);
	assert_true(p->size < ROOM);
	assert_int_equal(p->size, strlen(p->svg));
}

/* ----------------------------------------------------------- byte for byte */

static const char *path_of(const drawn *what, char *path, size_t room)
{
	snprintf(path, room, CHARKONI_TESTS_DIR "/draw/golden/%s.svg", what->name);
	return path;
}

static void compare(const drawn *what, const picture *p)
{
	static char golden[ROOM];
	char path[512];
	FILE *f = fopen(path_of(what, path, sizeof(path)), "rb");
	size_t size;

	if (f == NULL)
		fail_msg("%s is missing; UPDATE=1 writes it", path);
	size = fread(golden, 1, sizeof(golden), f);
	fclose(f);
	if (size != p->size || memcmp(golden, p->svg, size) != 0)
		fail_msg("%s is not what is drawn now; UPDATE=1 writes it anew", path);
}

static void update(const drawn *what, const picture *p)
{
	char path[512];
	FILE *f = fopen(path_of(what, path, sizeof(path)), "wb");

	assert_non_null(f);
	assert_int_equal(fwrite(p->svg, 1, p->size, f), p->size);
	assert_int_equal(fclose(f), 0);
}

static void drawings_are_as_they_were(void **state)
{
	static picture p;
	const char *wish = getenv("UPDATE");

	(void)state;
	for (size_t i = 0; i < COUNT; i++) {
		draw(&all[i], &p);
		if (wish != NULL && strcmp(wish, "1") == 0)
			update(&all[i], &p);
		compare(&all[i], &p);
	}
}

/* ------------------------------------------------------------- well-formed */

/* The name of an element at c, just behind its "<" or "</". */
static size_t name_size(const char *c)
{
	return strspn(c, "abcdefghijklmnopqrstuvwxyz");
}

/* Every element is closed by its own end, in order; attributes are quoted; one element holds all. */
static void check_tags(const char *name, const char *svg)
{
	const char *open[64];
	unsigned depth = 0, roots = 0;

	for (const char *c = strchr(svg, '<'); c != NULL; c = strchr(c, '<')) {
		const char *end = strchr(c, '>');
		bool closes = c[1] == '/';
		size_t size = name_size(c + 1 + closes);

		if (end == NULL || size == 0)
			fail_msg("%s: a broken element: %.40s", name, c);
		if (closes) {
			if (depth == 0 || strncmp(open[depth - 1], c + 2, size) != 0 ||
			    isalpha((unsigned char)open[depth - 1][size]))
				fail_msg("%s: closed by %.40s", name, c);
			depth--;
		} else {
			roots += depth == 0;
			if (end[-1] != '/') {
				assert_true(depth < 64);
				open[depth++] = c + 1;
			}
		}
		c = end;
	}
	if (depth != 0 || roots != 1)
		fail_msg("%s: %u elements are left open, %u hold all", name, depth, roots);
}

/* What a page with a strict content policy, or several boards in one page, would not stand. */
static void check_policy(const char *name, const char *svg)
{
	static const char *const banned[] = {"style",  "script", "href",      " id=",          "url(", "<use",
	                                     "<image", "filter", "font-face", "foreignObject", "&#",   " on"};

	for (size_t i = 0; i < sizeof(banned) / sizeof(banned[0]); i++)
		if (strstr(svg, banned[i]) != NULL)
			fail_msg("%s has %s", name, banned[i]);
}

static unsigned count_of(const char *text, const char *part)
{
	unsigned count = 0;

	for (const char *c = strstr(text, part); c != NULL; c = strstr(c + 1, part))
		count++;
	return count;
}

/* All cells once, all squares of the ring, all pieces, and what the options ask for. */
static void check_contents(const drawn *what, const picture *p)
{
	const ck_game *g = &p->game;
	unsigned arms = ck_cell_arms(g), pieces = 0;
	char text[64];

	for (unsigned i = 0; i < arms * CK_ARM_CELLS; i++) {
		snprintf(text, sizeof(text), " data-cell=\"%u\"", i);
		assert_int_equal(count_of(p->svg, text), 1);
	}
	assert_int_equal(count_of(p->svg, " data-cell="), arms * CK_ARM_CELLS);
	assert_int_equal(count_of(p->svg, " data-square="), g->ring);
	assert_int_equal(count_of(p->svg, "class=\"cell exit\""), ck_is_parchis(g) ? arms : 0);
	assert_int_equal(count_of(p->svg, "class=\"cell shelter\""), ck_is_parchis(g) ? 2 * arms : 0);
	assert_int_equal(count_of(p->svg, "class=\"cell castle\""), g->kind == CK_PACHISI ? 12 : 0);
	assert_int_equal(count_of(p->svg, "class=\"castles\""), g->kind == CK_PACHISI ? 1 : 0);
	assert_int_equal(count_of(p->svg, "class=\"cell goal\""), arms);
	assert_int_equal(count_of(p->svg, "class=\"numbers\""),
	                 ck_is_parchis(g) && !what->no_numbers ? 1 : 0);
	for (unsigned seat = 0; p->drawing.position != NULL && seat < g->seats; seat++)
		pieces += g->pieces;
	pieces -= g->kind == CK_CHAUPAR && pieces > 0 ? 4 : 0; /* in `groups` */
	assert_int_equal(count_of(p->svg, "<g class=\"piece\"") + count_of(p->svg, "<g class=\"piece "),
	                 pieces);
	assert_int_equal(count_of(p->svg, "class=\"trail\""), what->last != NULL ? 1 : 0);
	assert_int_equal(count_of(p->svg, "class=\"targets\""), what->legal ? 1 : 0);
	assert_int_equal(count_of(p->svg, "class=\"turn\""),
	                 p->drawing.position != NULL && p->position.phase != CK_OVER ? 1 : 0);
	assert_true(strstr(p->svg, "<title>") != NULL && strstr(p->svg, "role=\"img\"") != NULL);
	assert_int_equal(count_of(p->svg, "<desc>"), p->drawing.position != NULL ? 1 : 0);
}

static void drawings_are_fit_for_a_page(void **state)
{
	static picture p;

	(void)state;
	for (size_t i = 0; i < COUNT; i++) {
		draw(&all[i], &p);
		check_tags(all[i].name, p.svg);
		check_policy(all[i].name, p.svg);
		check_contents(&all[i], &p);
		if (p.size >= LIGHT_WEIGHT)
			fail_msg("%s has %zu bytes", all[i].name, p.size);
	}
}

/* ---------------------------------------------------------------- the rest */

/* The text that fits is the beginning of the whole, and the length is that of the whole. */
static void a_small_buffer_holds_the_beginning(void **state)
{
	static picture p;
	char small[100];

	(void)state;
	draw(&all[0], &p);
	assert_int_equal(ck_draw_svg(&p.drawing, NULL, 0), p.size);
	memset(small, 'x', sizeof(small));
	assert_int_equal(ck_draw_svg(&p.drawing, small, 50), p.size);
	assert_int_equal(strlen(small), 49);
	assert_memory_equal(small, p.svg, 49);
	assert_int_equal(small[50], 'x');
}

/* Without numbers, which are shorter or longer as they fall. */
static size_t wordy(const char *svg)
{
	size_t count = 0;

	for (; *svg != '\0'; svg++)
		count += strchr("0123456789.- ", *svg) == NULL;
	return count;
}

/* Which arm points down turns the board and changes nothing else: with a whole turn it is the same, and the four
 * drawings of a board of four arms are as long as one another but for the numbers in them, and for lines that then lie
 * (h) or stand (v). */
static void the_board_turns(void **state)
{
	static picture p, turned;
	drawn what = all[0];

	(void)state;
	draw(&what, &p);
	what.down = 4;
	draw(&what, &turned);
	assert_string_equal(p.svg, turned.svg);
	for (what.down = 3; what.down >= 1; what.down--) {
		draw(&what, &turned);
		assert_string_not_equal(p.svg, turned.svg);
		assert_int_equal(wordy(p.svg), wordy(turned.svg));
	}
	/* the arm of seat 2 lies where that of seat 1 lay */
	const char *first = strstr(p.svg, "data-cell=\"12\""),
		   *second = strstr(turned.svg, "data-cell=\"36\"");
	first = strstr(first, " d=\"");
	second = strstr(second, " d=\"");
	assert_memory_equal(first, second, strcspn(first + 4, "\"") + 4);
}

static void titles_are_texts(void **state)
{
	static picture p;

	(void)state;
	draw(&all[0], &p);
	assert_non_null(strstr(p.svg, "<title>parchis</title>"));
	p.drawing.title = "<b> & \x01";
	p.drawing.description = "a \"word\"";
	ck_draw_svg(&p.drawing, p.svg, ROOM);
	assert_non_null(strstr(
		p.svg, "<title>&lt;b&gt; &amp; \xEF\xBF\xBD</title>\n<desc>a &quot;word&quot;</desc>"));
	check_tags("titles", p.svg);
}

/* A last move that nobody can make is drawn somehow or not at all, whatever it says. */
static void last_check(picture *p, unsigned seat, unsigned from, unsigned to)
{
	bool there = seat < p->game.seats && from <= p->game.goal && to <= p->game.goal;

	p->drawing.last_seat = (uint8_t)seat;
	p->drawing.last_from = (uint8_t)from;
	p->drawing.last_to = (uint8_t)to;
	assert_true(ck_draw_svg(&p->drawing, p->svg, ROOM) < ROOM);
	assert_int_equal(count_of(p->svg, "class=\"trail\""), there ? 1 : 0);
}

static void any_last_move_can_be_drawn(void **state)
{
	static const uint8_t ways[] = {0, 1, 7, 8, 9, 10, 64, 71, 72, 73, 75, 76, 77, 83, 84, 85, 255};
	static picture p;

	(void)state;
	for (size_t i = 0; i < COUNT; i++) {
		if (strcmp(all[i].name, "start-2") != 0 && strcmp(all[i].name, "stacked") != 0)
			continue;
		draw(&all[i], &p);
		p.drawing.has_last = true;
		for (size_t from = 0; from < sizeof(ways); from++)
			for (size_t to = 0; to < sizeof(ways); to++)
				for (unsigned seat = 0; seat < 9; seat += 4)
					last_check(&p, seat, ways[from], ways[to]);
	}
}

/* RULES 3 and 5: of two on an exit the one that arrived last is captured; a queen never is. */
static void only_the_captured_are_ticked(void **state)
{
	static const char *const names[] = {"late-on-exit", "late-on-exit-pairs", "queen-spared"};
	static picture p;

	(void)state;
	for (size_t i = 0; i < COUNT; i++) {
		for (size_t k = 0; k < sizeof(names) / sizeof(names[0]); k++) {
			if (strcmp(all[i].name, names[k]) != 0)
				continue;
			draw(&all[i], &p);
			assert_int_equal(count_of(p.svg, "<g class=\"target capture\""), 1);
			assert_int_equal(count_of(strstr(p.svg, "<g class=\"victims\""), "<path"), 1);
		}
	}
}

/* A ring has room beside a piece that stands alone, and else it is on the piece. */
static void rings_keep_off_other_pieces(void **state)
{
	static picture p;

	(void)state;
	for (size_t i = 0; i < COUNT; i++) {
		const char *rings, *pieces;

		if (strcmp(all[i].name, "movable-crowd") != 0 && strcmp(all[i].name, "capture") != 0)
			continue;
		draw(&all[i], &p);
		pieces = strstr(p.svg, "<g class=\"pieces\"");
		rings = strstr(pieces, "<g class=\"movable\"");
		assert_int_equal(rings != NULL, strcmp(all[i].name, "movable-crowd") == 0);
		if (rings != NULL) /* four, a line and its halo each */
			assert_int_equal(count_of(rings, "<circle"), 8);
	}
}

/* One arm and the Charkoni alone, for print: only their cells, and within the extent. */
static void parts_of_the_cross(void **state)
{
	static picture p;

	(void)state;
	draw(&(drawn){.name = "part", .text = "pachisi", .look = CK_LOOK_CLOTH}, &p);
	p.drawing.part = CK_PART_ARM;
	p.drawing.arm = 2;
	p.size = ck_draw_svg(&p.drawing, p.svg, ROOM);
	assert_int_equal(count_of(p.svg, "data-cell="), CK_ARM_CELLS);
	assert_int_equal(count_of(p.svg, "cell castle"), 3);
	assert_int_equal(count_of(p.svg, "cell goal"), 0);
	assert_non_null(strstr(p.svg, "data-cell=\"48\""));
	assert_int_equal(ck_draw_extent(&p.drawing), 40 * CK_UNIT);
	check_tags("arm", p.svg);
	p.drawing.part = CK_PART_MIDDLE;
	ck_draw_svg(&p.drawing, p.svg, ROOM);
	assert_int_equal(count_of(p.svg, "data-cell="), 0);
	assert_int_equal(count_of(p.svg, "cell goal"), 4);
	assert_int_equal(ck_draw_extent(&p.drawing), 7500);
	check_tags("middle", p.svg);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(drawings_are_as_they_were),
		cmocka_unit_test(drawings_are_fit_for_a_page),
		cmocka_unit_test(a_small_buffer_holds_the_beginning),
		cmocka_unit_test(the_board_turns),
		cmocka_unit_test(titles_are_texts),
		cmocka_unit_test(any_last_move_can_be_drawn),
		cmocka_unit_test(only_the_captured_are_ticked),
		cmocka_unit_test(rings_keep_off_other_pieces),
		cmocka_unit_test(parts_of_the_cross),
	};

	return cmocka_run_group_tests_name("drawings", tests, NULL, NULL);
}
