/* flow.c - a page of Markdown as text for a terminal. */
#include "cli/flow.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

/* The page, in lines of so many columns, is written so. */
static void flows(unsigned width, const char *page, const char *expected)
{
	char out[2048];
	FILE *f = tmpfile();
	size_t size;

	assert_non_null(f);
	ck_flow_write(f, page, strlen(page), width);
	rewind(f);
	size = fread(out, 1, sizeof(out) - 1, f);
	fclose(f);
	out[size] = '\0';
	assert_string_equal(out, expected);
}

static void headings(void **state)
{
	(void)state;
	flows(80, "# Parchís\n\n## In short\n", "Parchís\n=======\n\nIn short\n--------\n");
	flows(80, "# पचीसी\n", "पचीसी\n=====\n");
	flows(40, "## A heading that is longer than forty columns\n",
	      "A heading that is longer than forty\ncolumns\n----------------------------------------\n");
}

static void paragraphs(void **state)
{
	(void)state;
	flows(40, "", "");
	flows(40, "One.\nTwo.\n\nThree.\n", "One. Two.\n\nThree.\n");
	flows(40, "Without an end", "Without an end\n");
	flows(40, "These words are just forty columns long.\nNext\n",
	      "These words are just forty columns long.\nNext\n");
	flows(40, "These words are just forty columns, long.\n",
	      "These words are just forty columns,\nlong.\n");
	flows(40, "a 0123456789012345678901234567890123456789012 b\n",
	      "a\n0123456789012345678901234567890123456789012\nb\n");
}

static void emphasis(void **state)
{
	(void)state;
	flows(40, "A **strong** and an *emphatic* word.\n", "A strong and an emphatic word.\n");
	flows(40, "These **words** are *just* forty columns long.\n",
	      "These words are just forty columns long.\n");
	flows(40, "| *a* | b |\n|---|---|\n| cc | d |\n", "a   b\n--  -\ncc  d\n");
}

/* Marks above and below a letter take no room. */
static void devanagari(void **state)
{
	(void)state;
	flows(40, "कुछ कुछ कुछ कुछ कुछ कुछ कुछ कुछ कुछ कुछ कुछ कुछ कुछ कुछ\n",
	      "कुछ कुछ कुछ कुछ कुछ कुछ कुछ कुछ कुछ कुछ कुछ कुछ कुछ\nकुछ\n");
	flows(40, "| मुँह | अंक |\n|---|---|\n| 0 | 6 |\n", "मुँह  अंक\n--  --\n0   6\n");
}

static void lists(void **state)
{
	(void)state;
	flows(40, "Three:\n\n- one\n- two goes on over the end of the line\n  and further\n- three\n",
	      "Three:\n\n- one\n- two goes on over the end of the line\n  and further\n- three\n");
	flows(40, "- a long item goes on over the end of the line\n",
	      "- a long item goes on over the end of\n  the line\n");
	flows(40, "9. nine\n10. a long item goes on over the end of the line\n",
	      "9. nine\n10. a long item goes on over the end of\n    the line\n");
	flows(40, "10 is no item.\n", "10 is no item.\n");
}

static void tables(void **state)
{
	(void)state;
	flows(40, "| up | value |\n|---|---|\n| 0 | 25 |\n| 6 | 12 |\n\nAfter.\n",
	      "up  value\n--  -----\n0   25\n6   12\n\nAfter.\n");
	flows(40, "| key | meaning |\n|---|---|\n| queen | a last column that is long is filled |\n",
	      "key    meaning\n-----  ---------------------------------\n"
	      "queen  a last column that is long is\n       filled\n");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(headings),   cmocka_unit_test(paragraphs), cmocka_unit_test(emphasis),
		cmocka_unit_test(devanagari), cmocka_unit_test(lists),      cmocka_unit_test(tables),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
