/* A page of Markdown taken apart: titles, paragraphs, items, tables. */
#include "guide/block.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static const char page[] = "# A title\n"
			   "\n"
			   "A paragraph\nof two lines.\n"
			   "## A heading\n"
			   "- one\n  and more\n"
			   "12. twelve\n"
			   "\n"
			   "| a | b |\n|---|---|\n| 1 | 2 |\n"
			   "- an item";

static void expect_span(ck_span span, const char *wanted)
{
	if (span.size != strlen(wanted) || memcmp(span.at, wanted, span.size) != 0)
		fail_msg("“%.*s”, not “%s”", (int)span.size, span.at, wanted);
}

static void expect_block(ck_span *from, ck_block_kind kind, bool apart, const char *mark, const char *text)
{
	ck_block block;

	assert_true(ck_block_take(from, &block));
	assert_int_equal(block.kind, kind);
	assert_int_equal(block.apart, apart);
	if (kind == CK_BLOCK_ITEM)
		expect_span(block.mark, mark);
	expect_span(block.text, text);
}

static void a_page_is_blocks(void **state)
{
	ck_span from = {page, sizeof(page) - 1};
	ck_block none;

	(void)state;
	expect_block(&from, CK_BLOCK_TITLE, false, "", "A title");
	expect_block(&from, CK_BLOCK_PARAGRAPH, true, "", "A paragraph\nof two lines.");
	expect_block(&from, CK_BLOCK_HEADING, false, "", "A heading");
	expect_block(&from, CK_BLOCK_ITEM, false, "-", "one\n  and more");
	expect_block(&from, CK_BLOCK_ITEM, false, "12.", "twelve");
	expect_block(&from, CK_BLOCK_TABLE, true, "", "| a | b |\n|---|---|\n| 1 | 2 |");
	expect_block(&from, CK_BLOCK_ITEM, false, "-", "an item"); /* the page ends without a line feed */
	assert_false(ck_block_take(&from, &none));
}

static void an_empty_page_has_no_blocks(void **state)
{
	ck_span empty = {"", 0}, lines = {"\n\n\n", 3};
	ck_block none;

	(void)state;
	assert_false(ck_block_take(&empty, &none));
	assert_false(ck_block_take(&lines, &none));
}

/* The rows of a table, a line each, with "/" between cells. */
static void expect_rows(const char *table, const char *wanted)
{
	ck_span from = {table, strlen(table)}, cells[CK_BLOCK_CELLS];
	char text[512] = "";
	size_t used = 0;

	for (size_t count; (count = ck_block_row(&from, cells)) > 0;)
		for (size_t i = 0; i < count; i++)
			used += (size_t)snprintf(text + used, sizeof(text) - used, "%.*s%s",
			                         (int)cells[i].size, cells[i].at, i + 1 < count ? "/" : "\n");
	assert_string_equal(text, wanted);
}

static void the_line_under_the_header_is_no_row(void **state)
{
	(void)state;
	expect_rows("| a | b |\n|---|---|\n| 1 | 2 |\n", "a/b\n1/2\n");
	expect_rows("| a | b |\n| --- | :-: |\n| 1 | 2 |\n", "a/b\n1/2\n");
	expect_rows("|a|b|\n|:--|--:|\n|1|2|", "a/b\n1/2\n");
}

static void a_row_may_begin_as_that_line_does(void **state)
{
	(void)state;
	expect_rows("| a | b |\n|---|---|\n| - | 2 |\n|-1|3|\n|:)| 4 |\n", "a/b\n-/2\n-1/3\n:)/4\n");
	expect_rows("| | |\n|---|---|\n| 1 | |\n", "/\n1/\n");
}

static void cells_beyond_the_last_are_left_off(void **state)
{
	(void)state;
	expect_rows("|1|2|3|4|5|6|7|8|9|10|11|12|13|14|\n|a|", "1/2/3/4/5/6/7/8/9/10/11/12\na\n");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_page_is_blocks),
		cmocka_unit_test(an_empty_page_has_no_blocks),
		cmocka_unit_test(the_line_under_the_header_is_no_row),
		cmocka_unit_test(a_row_may_begin_as_that_line_does),
		cmocka_unit_test(cells_beyond_the_last_are_left_off),
	};

	return cmocka_run_group_tests_name("blocks of a page", tests, NULL, NULL);
}
