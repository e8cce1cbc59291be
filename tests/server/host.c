/* Whom requests may take us for, and where we say that we are found. */
#include "server/host.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static const char *read_host(const char *header)
{
	static char name[CK_HOST];

	return ck_host_read(header, strlen(header), name) ? name : NULL;
}

static void a_host_stands_without_its_port(void **state)
{
	(void)state;
	assert_string_equal(read_host("localhost"), "localhost");
	assert_string_equal(read_host("LocalHost:8080"), "localhost");
	assert_string_equal(read_host("127.0.0.1:80"), "127.0.0.1");
	assert_string_equal(read_host("[::1]"), "::1");
	assert_string_equal(read_host("[FE80::1]:8080"), "fe80::1");
	assert_string_equal(read_host("games.example.org."), "games.example.org");
	assert_string_equal(read_host("my_pc-2.local:"), "my_pc-2.local");
}

static void what_is_no_host_is_none(void **state)
{
	static const char *const bad[] = {
		"",          ":80",         "a b",     "a,b",          "localhost localhost",
		"a/b",       "user@a",      "[::1",    "::1",          "[]",
		"[::1]x",    "[::1]:x",     "a:80:80", "a:x",          "a:123456",
		"[g::1]:80", "caf\xC3\xA9", "a\n",     "[::1%25eth0]", "]",
		"[",
	};
	char longest[CK_HOST + 1], name[CK_HOST];

	(void)state;
	for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
		assert_null(read_host(bad[i]));
	memset(longest, 'a', sizeof(longest));
	assert_false(ck_host_read(longest, CK_HOST, name));
	assert_string_equal(name, "");
	assert_true(ck_host_read(longest, CK_HOST - 1, name));
	assert_false(ck_host_read("localhost\0", 10, name));
}

static void only_our_own_names_are_answered(void **state)
{
	static const char *const names[] = {"Games.Example.org", "10.1.2.3", NULL}, *const none[] = {NULL};

	(void)state;
	assert_true(ck_host_is_ours("localhost", NULL, none));
	assert_true(ck_host_is_ours("127.0.0.1", "", none));
	assert_true(ck_host_is_ours("::1", NULL, none));
	assert_true(ck_host_is_ours("0:0:0:0:0:0:0:1", NULL, none));
	assert_true(ck_host_is_ours("192.168.1.7", "192.168.1.7", none));
	assert_true(ck_host_is_ours("fd00::0:7", "fd00::7", none));
	assert_true(ck_host_is_ours("games.example.org", NULL, names));
	assert_true(ck_host_is_ours("10.1.2.3", NULL, names));
	assert_false(ck_host_is_ours("192.168.1.8", "192.168.1.7", none));
	assert_false(ck_host_is_ours("evil.example", "192.168.1.7", names));
	assert_false(ck_host_is_ours("localhost.evil.example", NULL, names));
	assert_false(ck_host_is_ours("evil.localhost", NULL, none));
	assert_false(ck_host_is_ours("127.0.0.2", NULL, none));
	assert_false(ck_host_is_ours("", "", none));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_host_stands_without_its_port),
		cmocka_unit_test(what_is_no_host_is_none),
		cmocka_unit_test(only_our_own_names_are_answered),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
