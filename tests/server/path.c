/* Which file a request means: nothing outside the folder, nothing hidden, nothing that is written in two ways. */
#include "server/path.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static ck_path_verdict verdict_of(const char *uri, const char *wanted)
{
	char path[CK_PATH];
	const ck_path_verdict verdict = ck_path_check(uri, strlen(uri), path);

	assert_string_equal(path, wanted);
	return verdict;
}

static void files_are_found_below_the_folder(void **state)
{
	(void)state;
	assert_int_equal(verdict_of("/app.js", "app.js"), CK_PATH_GOOD);
	assert_int_equal(verdict_of("/a/b/c.svg", "a/b/c.svg"), CK_PATH_GOOD);
	assert_int_equal(verdict_of("/rules/parchís.html", "rules/parchís.html"), CK_PATH_GOOD);
	assert_int_equal(verdict_of("/a b", "a b"), CK_PATH_GOOD);
	assert_int_equal(verdict_of("/a..b/c.", "a..b/c."), CK_PATH_GOOD);
}

static void a_folder_is_its_index(void **state)
{
	(void)state;
	assert_int_equal(verdict_of("/", "index.html"), CK_PATH_GOOD);
	assert_int_equal(verdict_of("/es/", "es/index.html"), CK_PATH_GOOD);
	assert_int_equal(verdict_of("/es", "es"), CK_PATH_GOOD);
}

static void what_leads_out_or_is_malformed_is_bad(void **state)
{
	static const char *const bad[] = {
		"",           "index.html", "..",        "/..",       "/../etc/passwd", "/a/../b",
		"/a/..",      "/.",         "/a/./b",    "//",        "//etc/passwd",   "/a//b",
		"/..\\..",    "/a\\b",      "/%2e%2e/",  "/a%00",     "/100%",          "/a\nb",
		"/a\x7F",     "/\x1B[2J",   "/\xFF\xFE", "/\xC0\xAE", "/\xED\xA0\x80",  "/.a/../b",
		"C:/windows", "http://a/",  "*",
	};

	(void)state;
	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
		assert_int_equal(verdict_of(bad[i], ""), CK_PATH_BAD);
}

static void a_zero_byte_ends_nothing(void **state)
{
	char path[CK_PATH];

	(void)state;
	assert_int_equal(ck_path_check("/a.js\0.png", 10, path), CK_PATH_BAD);
	assert_int_equal(ck_path_check("/a.js\0", 6, path), CK_PATH_BAD);
}

static void hidden_files_are_refused(void **state)
{
	(void)state;
	assert_int_equal(verdict_of("/.git/config", ""), CK_PATH_HIDDEN);
	assert_int_equal(verdict_of("/a/.env", ""), CK_PATH_HIDDEN);
	assert_int_equal(verdict_of("/...", ""), CK_PATH_HIDDEN);
	assert_int_equal(verdict_of("/..a/b", ""), CK_PATH_HIDDEN);
}

/* The longest that is taken still has room for index.html. */
static void long_paths_are_refused(void **state)
{
	char uri[CK_PATH_LONGEST + 2], path[CK_PATH];

	(void)state;
	memset(uri, 'a', sizeof(uri));
	uri[0] = '/';
	assert_int_equal(ck_path_check(uri, CK_PATH_LONGEST + 1, path), CK_PATH_LONG);
	assert_int_equal(ck_path_check(uri, CK_PATH_LONGEST, path), CK_PATH_GOOD);
	assert_int_equal(strlen(path), CK_PATH_LONGEST - 1);
	uri[CK_PATH_LONGEST - 1] = '/';
	assert_int_equal(ck_path_check(uri, CK_PATH_LONGEST, path), CK_PATH_GOOD);
	assert_int_equal(strlen(path), CK_PATH_LONGEST - 1 + strlen("index.html"));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(files_are_found_below_the_folder),
		cmocka_unit_test(a_folder_is_its_index),
		cmocka_unit_test(what_leads_out_or_is_malformed_is_bad),
		cmocka_unit_test(a_zero_byte_ends_nothing),
		cmocka_unit_test(hidden_files_are_refused),
		cmocka_unit_test(long_paths_are_refused),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
