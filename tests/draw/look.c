/* Every look can be read, in both themes: contrasts as the Web Content Accessibility Guidelines measure them (BOARDS,
 * "Colours and shapes": 3:1 between piece and square, 4.5:1 for numbers). */
#include "draw/look.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

typedef struct colour {
	double red, green, blue; /* 0 ... 1, as written, not linear */
} colour;

static double channel(const char *digits)
{
	char text[3] = {digits[0], digits[1], '\0'};
	char *end;
	long value = strtol(text, &end, 16);

	assert_true(*end == '\0');
	return (double)value / 255;
}

static colour parse(const char *text)
{
	assert_int_equal(strlen(text), 7);
	assert_true(text[0] == '#');
	return (colour){channel(text + 1), channel(text + 3), channel(text + 5)};
}

static double linear(double c)
{
	return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

static double luminance(colour c)
{
	return 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue);
}

static double contrast(colour a, colour b)
{
	double la = luminance(a), lb = luminance(b);

	return (fmax(la, lb) + 0.05) / (fmin(la, lb) + 0.05);
}

/* `over` laid over `under`, so much of it in percent. */
static colour mixed(colour over, colour under, int percent)
{
	double part = percent / 100.0;

	return (colour){over.red * part + under.red * (1 - part),
	                over.green * part + under.green * (1 - part),
	                over.blue * part + under.blue * (1 - part)};
}

static unsigned failures;

static void expect(double least, colour a, colour b, const char *what, const char *ta, const char *tb)
{
	if (contrast(a, b) >= least)
		return;
	print_error("%s: %s on %s is %.2f:1, wants %.1f:1\n", what, ta, tb, contrast(a, b), least);
	failures++;
}

static void text_expect(double least, const char *a, const char *b, const char *what)
{
	expect(least, parse(a), parse(b), what, a, b);
}

/* The measure itself. */
static void contrast_is_measured_right(void **state)
{
	(void)state;
	assert_true(fabs(contrast(parse("#000000"), parse("#ffffff")) - 21) < 0.001);
	assert_true(fabs(contrast(parse("#777777"), parse("#ffffff")) - 4.48) < 0.005);
	assert_true(fabs(contrast(parse("#ff0000"), parse("#ffffff")) - 4.0) < 0.005);
}

static void piece_on(const char *line, const ck_dye *dye, const char *square)
{
	double body = contrast(parse(dye->body), parse(square)), rim = contrast(parse(line), parse(square));

	if (fmax(body, rim) >= 3)
		return;
	print_error("a piece %s with the rim %s on %s: %.2f:1 and %.2f:1\n", dye->body, line, square, body,
	            rim);
	failures++;
}

static void palette_check(const ck_palette *p)
{
	const char *const squares[] = {p->plain, p->shelter};

	for (size_t i = 0; i < 2; i++) {
		text_expect(4.5, p->number, squares[i], "a number");
		text_expect(3, p->number, squares[i], "a castle");
	}
	text_expect(3, p->ring, p->shelter, "the ring of a shelter");
	text_expect(4.5, p->ink, p->halo, "a mark on its halo");
	for (unsigned i = 0; i < CK_COLOUR_COUNT; i++) {
		const ck_dye *dye = &p->dye[i];

		text_expect(3, dye->mark, dye->body, "the shape on a piece");
		text_expect(4.5, p->number, dye->square, "a number on an exit");
		for (unsigned k = 0; k < CK_COLOUR_COUNT; k++)
			piece_on(p->rim, dye, p->dye[k].square);
		piece_on(p->rim, dye, p->plain);
		piece_on(p->rim, dye, p->shelter);
		piece_on(p->edge, dye, p->ground); /* the bar of whoever is to act */
		expect(4.5, parse(CK_LOOK_PALE_MARK),
		       mixed(parse(dye->body), parse(CK_LOOK_PALE), CK_LOOK_PALE_PERCENT),
		       "the shape on a finished piece", CK_LOOK_PALE_MARK, dye->body);
	}
}

static void every_look_can_be_read(void **state)
{
	(void)state;
	for (unsigned look = 0; look < CK_LOOK_COUNT; look++)
		for (unsigned theme = 0; theme < CK_THEME_COUNT; theme++)
			palette_check(ck_palette_of(look, theme));
	assert_int_equal(failures, 0);
}

/* Light themes are light and dark ones dark, around the board. */
static void themes_are_what_they_are_called(void **state)
{
	(void)state;
	for (unsigned look = 0; look < CK_LOOK_COUNT; look++) {
		assert_true(luminance(parse(ck_palette_of(look, CK_THEME_LIGHT)->ground)) > 0.5);
		assert_true(luminance(parse(ck_palette_of(look, CK_THEME_DARK)->ground)) < 0.05);
	}
	assert_ptr_equal(ck_palette_of(99, 99), ck_palette_of(CK_LOOK_MODERN, CK_THEME_LIGHT));
}

/* Seats that may meet at one board have bodies of their own. */
static void no_two_seats_look_alike(void **state)
{
	(void)state;
	for (unsigned look = 0; look < CK_LOOK_COUNT; look++) {
		for (unsigned theme = 0; theme < CK_THEME_COUNT; theme++) {
			const ck_dye *dye = ck_palette_of(look, theme)->dye;

			for (unsigned i = 0; i < CK_COLOUR_COUNT; i++) {
				for (unsigned k = 0; k < i; k++) {
					assert_string_not_equal(dye[i].body, dye[k].body);
					assert_string_not_equal(dye[i].square, dye[k].square);
				}
			}
		}
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(contrast_is_measured_right),
		cmocka_unit_test(every_look_can_be_read),
		cmocka_unit_test(themes_are_what_they_are_called),
		cmocka_unit_test(no_two_seats_look_alike),
	};

	return cmocka_run_group_tests_name("colours of the looks", tests, NULL, NULL);
}
