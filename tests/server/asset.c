/* Files are opened in their folder and nowhere else, with the sibling that fits. */
#define _XOPEN_SOURCE 700

#include "server/asset.h"

#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

static const ck_coding all[] = {CK_CODING_BR, CK_CODING_GZIP, CK_CODING_NONE},
		       only_gzip[] = {CK_CODING_GZIP, CK_CODING_NONE}, none[] = {CK_CODING_NONE};

static char folder[] = "/tmp/charkoni-asset-XXXXXX";
static char root[64];

static const char *at(const char *name)
{
	static char path[256];

	snprintf(path, sizeof(path), "%s/%s", folder, name);
	return path;
}

static void put(const char *name, const char *content, time_t age)
{
	const struct timespec times[2] = {{.tv_sec = 1000000 - age}, {.tv_sec = 1000000 - age}};
	FILE *out = fopen(at(name), "w");

	assert_non_null(out);
	fputs(content, out);
	assert_int_equal(fclose(out), 0);
	assert_int_equal(utimensat(AT_FDCWD, at(name), times, 0), 0);
}

static int prepare(void **state)
{
	(void)state;
	assert_non_null(mkdtemp(folder));
	snprintf(root, sizeof(root), "%s/root", folder);
	assert_int_equal(mkdir(root, 0700), 0);
	assert_int_equal(mkdir(at("root/sub"), 0700), 0);
	assert_int_equal(mkdir(at("rooted"), 0700), 0);
	put("secret", "secret", 0);
	put("rooted/secret", "secret", 0);
	put("root/app.js", "application", 0);
	put("root/app.js.br", "br", 0);
	put("root/app.js.gz", "gz.", 0);
	put("root/old.js", "newer", 0);
	put("root/old.js.gz", "stale", 1);
	put("root/new.js", "older", 1);
	put("root/new.js.br", "of another", 0);
	put("root/app-3f2a91bc.js", "hashed", 0);
	put("root/app-3f2a91bc.js.br", "copied", 10);
	put("root/sub/a.txt", "a", 0);
	put("root/empty", "", 0);
	assert_int_equal(symlink("app.js", at("root/inside.js")), 0);
	assert_int_equal(symlink("sub", at("root/inner")), 0);
	assert_int_equal(symlink("../secret", at("root/outside")), 0);
	assert_int_equal(symlink("../rooted", at("root/out")), 0);
	assert_int_equal(symlink("/etc", at("root/etc")), 0);
	assert_int_equal(symlink("loop", at("root/loop")), 0);
	assert_int_equal(symlink("nowhere", at("root/dangling")), 0);
	assert_int_equal(symlink("../secret", at("root/empty.br")), 0);
	assert_int_equal(symlink("root", at("alias")), 0);
	assert_int_equal(mkfifo(at("root/pipe"), 0600), 0);
	return 0;
}

static int clear(void **state)
{
	static const char *const names[] = {
		"root/app.js",
		"root/app.js.br",
		"root/app.js.gz",
		"root/old.js",
		"root/old.js.gz",
		"root/new.js",
		"root/new.js.br",
		"root/app-3f2a91bc.js",
		"root/app-3f2a91bc.js.br",
		"root/sub/a.txt",
		"root/empty",
		"root/inside.js",
		"root/inner",
		"root/outside",
		"root/out",
		"root/etc",
		"root/loop",
		"root/dangling",
		"root/pipe",
		"root/empty.br",
		"root/sub",
		"root",
		"rooted/secret",
		"rooted",
		"secret",
		"alias",
		"",
	};

	(void)state;
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		remove(at(names[i]));
	return 0;
}

/* Open, check what is open against the text of the file, and close. */
static void holds(const char *path, const ck_coding *order, const char *text, ck_coding coding, bool varies)
{
	char bytes[32] = "";
	ck_asset f;

	assert_int_equal(ck_asset_open(&f, root, path, order), CK_ASSET_GOOD);
	assert_int_equal(read(f.fd, bytes, sizeof(bytes) - 1), (ssize_t)strlen(text));
	assert_string_equal(bytes, text);
	assert_int_equal(f.size, strlen(text));
	assert_int_equal(f.coding, coding);
	assert_int_equal(f.varies, varies);
	close(f.fd);
}

static void refuses(const char *path, ck_asset_result result)
{
	ck_asset f;

	assert_int_equal(ck_asset_open(&f, root, path, all), result);
	assert_int_equal(f.fd, -1);
}

static void the_best_sibling_is_taken(void **state)
{
	(void)state;
	holds("app.js", all, "br", CK_CODING_BR, true);
	holds("app.js", only_gzip, "gz.", CK_CODING_GZIP, true);
	holds("app.js", none, "application", CK_CODING_NONE, true);
	holds("sub/a.txt", all, "a", CK_CODING_NONE, false);
}

/* Older or newer: it was made of another content. Where the name holds a hash there is no other. */
static void a_stale_sibling_is_left_alone(void **state)
{
	(void)state;
	holds("old.js", all, "newer", CK_CODING_NONE, false);
	holds("new.js", all, "older", CK_CODING_NONE, false);
	holds("app-3f2a91bc.js", all, "copied", CK_CODING_BR, true);
}

/* A package gives all its files one time, and its next version has files of the same size: the validator differs. */
static void a_file_put_in_the_place_of_another_is_another(void **state)
{
	const struct timespec tick = {.tv_nsec = 20000000}; /* that file systems tell apart */
	ck_asset before, after;

	(void)state;
	put("root/old.js", "first", 0);
	assert_int_equal(ck_asset_open(&before, root, "old.js", none), CK_ASSET_GOOD);
	close(before.fd);
	nanosleep(&tick, NULL);
	put("root/old.js", "newer", 0);
	assert_int_equal(ck_asset_open(&after, root, "old.js", none), CK_ASSET_GOOD);
	close(after.fd);
	assert_string_not_equal(before.etag, after.etag);
}

static void links_are_followed_inside_only(void **state)
{
	(void)state;
	holds("inside.js", none, "application", CK_CODING_NONE, false);
	holds("inner/a.txt", none, "a", CK_CODING_NONE, false);
	holds("empty", all, "", CK_CODING_NONE, false); /* its sibling leads out */
	refuses("outside", CK_ASSET_FORBIDDEN);
	refuses("out/secret", CK_ASSET_FORBIDDEN);
	refuses("etc/passwd", CK_ASSET_FORBIDDEN);
	refuses("loop", CK_ASSET_FORBIDDEN);
}

static void what_is_no_file_is_missing(void **state)
{
	(void)state;
	refuses("nothing", CK_ASSET_MISSING);
	refuses("sub", CK_ASSET_MISSING);
	refuses("sub/nothing", CK_ASSET_MISSING);
	refuses("app.js/index.html", CK_ASSET_MISSING);
	refuses("dangling", CK_ASSET_MISSING);
	refuses("pipe", CK_ASSET_MISSING);
}

static void a_long_name_is_missing(void **state)
{
	char name[512];

	(void)state;
	memset(name, 'a', sizeof(name) - 1);
	name[sizeof(name) - 1] = '\0';
	refuses(name, CK_ASSET_MISSING);
}

/* The folder itself may be a link, and is told by its index. */
static void a_page_has_an_index(void **state)
{
	ck_asset f;

	(void)state;
	assert_int_equal(ck_asset_open(&f, at("alias"), "outside", none), CK_ASSET_FORBIDDEN);
	assert_int_equal(ck_asset_open(&f, at("alias"), "inside.js", none), CK_ASSET_GOOD);
	close(f.fd);
	assert_false(ck_asset_has_page(root));
	assert_false(ck_asset_has_page(at("nowhere")));
	put("root/index.html", "page", 0);
	assert_true(ck_asset_has_page(root));
	assert_int_equal(unlink(at("root/index.html")), 0);
}

static void descriptors_are_not_kept(void **state)
{
	const int before = open("/dev/null", O_RDONLY);
	int after;

	(void)state;
	close(before);
	the_best_sibling_is_taken(state);
	links_are_followed_inside_only(state);
	what_is_no_file_is_missing(state);
	after = open("/dev/null", O_RDONLY);
	close(after);
	assert_int_equal(before, after);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_best_sibling_is_taken),
		cmocka_unit_test(a_stale_sibling_is_left_alone),
		cmocka_unit_test(a_file_put_in_the_place_of_another_is_another),
		cmocka_unit_test(links_are_followed_inside_only),
		cmocka_unit_test(what_is_no_file_is_missing),
		cmocka_unit_test(a_long_name_is_missing),
		cmocka_unit_test(a_page_has_an_index),
		cmocka_unit_test(descriptors_are_not_kept),
	};

	return cmocka_run_group_tests(tests, prepare, clear);
}
