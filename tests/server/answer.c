/* What an answer says of a file: its type, how long it may be kept, in which coding it is sent. */
#include "server/cache.h"
#include "server/coding.h"
#include "server/headers.h"
#include "server/mime.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void types_go_by_the_name(void **state)
{
	static const char *const types[][2] = {
		{"index.html", "text/html; charset=utf-8"},
		{"a/app.js", "text/javascript; charset=utf-8"},
		{"a.mjs", "text/javascript; charset=utf-8"},
		{"a.css", "text/css; charset=utf-8"},
		{"a.svg", "image/svg+xml; charset=utf-8"},
		{"charkoni.wasm", "application/wasm"},
		{"a.json", "application/json; charset=utf-8"},
		{"app.js.map", "application/json; charset=utf-8"},
		{"site.webmanifest", "application/manifest+json; charset=utf-8"},
		{"a.png", "image/png"},
		{"favicon.ico", "image/x-icon"},
		{"a.woff2", "font/woff2"},
		{"robots.txt", "text/plain; charset=utf-8"},
		{"A.PNG", "image/png"},
		{"a.html.exe", "application/octet-stream"},
		{"html", "application/octet-stream"},
		{"a.html/b", "application/octet-stream"},
		{"a/.html", "application/octet-stream"},
		{"a.", "application/octet-stream"},
	};

	(void)state;
	for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++)
		assert_string_equal(ck_mime_of(types[i][0]), types[i][1]);
}

static void names_with_a_hash_never_change(void **state)
{
	static const char *const kept[] = {"app-3f2a91bc.js", "a/b-c-0123456789abcdef.css",
	                                   "app-3f2a91bc.js.map", "chunk-5GRGAHXB.js"};
	static const char *const asked[] = {
		"app.js",          "index.html",        "app-3f2a91b.js", "app-3f2a91bg.js",
		"app-3F2a91bc.js", "-3f2a91bc.js",      "app-3f2a91bc",   "app-3f2a91bc.",
		"3f2a91bc.js",     "a-3f2a91bc/app.js", "app-5GRGAHX.js", "app-5GRGAHXBA.js",
		"app-5GRGAHX1.js", "app-.js",           "sw.js",
	};

	(void)state;
	for (size_t i = 0; i < sizeof(kept) / sizeof(kept[0]); i++)
		assert_string_equal(ck_cache_control(kept[i]), "public, max-age=31536000, immutable");
	for (size_t i = 0; i < sizeof(asked) / sizeof(asked[0]); i++)
		assert_string_equal(ck_cache_control(asked[i]), "no-cache");
}

static void validators_differ_with_what_they_stand_for(void **state)
{
	char a[CK_ETAG], b[CK_ETAG];

	(void)state;
	ck_etag_write(a, 10, 77, 78, "");
	assert_string_equal(a, "\"a-4d-4e\"");
	ck_etag_write(b, 10, 77, 78, "gzip");
	assert_string_equal(b, "\"a-4d-4e-gzip\"");
	ck_etag_write(b, 10, 78, 78, "");
	assert_string_not_equal(a, b);
	ck_etag_write(b, 11, 77, 78, "");
	assert_string_not_equal(a, b);
	ck_etag_write(b, 10, 77, 79, "");
	assert_string_not_equal(a, b);
	ck_etag_write(b, UINT64_MAX, UINT64_MAX, UINT64_MAX, "gzipgzipgzip");
	assert_true(strlen(b) < CK_ETAG - 1 && b[strlen(b) - 1] == '"');
}

static bool matches(const char *header)
{
	return ck_etag_matches(header, strlen(header), "\"a-4d\"");
}

static void a_browser_names_what_it_has(void **state)
{
	(void)state;
	assert_true(matches("\"a-4d\""));
	assert_true(matches("W/\"a-4d\""));
	assert_true(matches(" \"x\" , \"a-4d\""));
	assert_true(matches("\"x\",\"y\",W/\"a-4d\""));
	assert_true(matches("\"x,\", \"a-4d\""));
	assert_true(matches("*"));
	assert_false(matches(""));
	assert_false(matches("a-4d"));
	assert_false(matches("\"a-4d"));
	assert_false(matches("\"a-4d-gzip\""));
	assert_false(matches("\"a-4\""));
	assert_false(matches("\"x\" a-4d"));
	assert_false(matches(", ,"));
}

/* The codings accepted, best first, as letters: b, g, and n for the file itself. */
static const char *order_of(const char *header)
{
	static char letters[CK_CODING_COUNT + 1];
	ck_coding order[CK_CODING_COUNT];
	const unsigned count = ck_coding_order(header, strlen(header), order);

	assert_in_range(count, 1, CK_CODING_COUNT);
	for (unsigned i = 0; i < count; i++)
		letters[i] = "ngb"[order[i]];
	letters[count] = '\0';
	return letters;
}

static void codings_go_by_what_is_accepted(void **state)
{
	(void)state;
	assert_string_equal(order_of("gzip, deflate, br"), "bgn");
	assert_string_equal(order_of("br;q=0.5, gzip"), "gbn");
	assert_string_equal(order_of("br;q=0.5,gzip;q=0.55"), "gbn");
	assert_string_equal(order_of("br;q=0, gzip"), "gn");
	assert_string_equal(order_of("br;q=0.0, gzip;q=0.000"), "n");
	assert_string_equal(order_of("BR ; Q=1.0"), "bn");
	assert_string_equal(order_of("*"), "bgn");
	assert_string_equal(order_of("*;q=0.1, gzip;q=0"), "bn");
	assert_string_equal(order_of("identity"), "n");
	assert_string_equal(order_of("*;q=0"), "n");
	assert_string_equal(order_of("*;q=0, br"), "bn");
	assert_string_equal(order_of("identity;q=0"), "n");
	assert_string_equal(order_of("identity;q=0, *;q=0"), "n");
	assert_string_equal(order_of("identity;q=0, gzip;q=0.001"), "gn");
	assert_string_equal(order_of("identity, br;q=0.9, gzip"), "gn");
	assert_string_equal(order_of("br;q=0.2, identity;q=0.5"), "n");
	assert_string_equal(order_of("*;q=0.5, gzip;q=0.1"), "bn");
	assert_string_equal(order_of("gzip;q=9999999999999999999999, br;q=-1"), "bgn");
	assert_string_equal(order_of("gzip;q=0.0000000000000000000000000000001"), "n");
	assert_string_equal(order_of(""), "n");
	assert_string_equal(order_of("brotli, gzipped, x-gzip"), "n");
	assert_string_equal(order_of(",,;;q,=,gzip;"), "gn");
}

static const char *header_named(const char *name)
{
	for (const ck_header *h = ck_headers; h->name != NULL; h++)
		if (strcmp(h->name, name) == 0)
			return h->value;
	return "";
}

/* However long, whatever bytes: something comes out, and it ends. */
static void codings_survive_any_header(void **state)
{
	static const char letters[] = "gzipbrq=;,*.01 \t\xff";
	char header[4096];
	ck_coding order[CK_CODING_COUNT];
	uint32_t seed = 1;

	(void)state;
	for (int round = 0; round < 2000; round++) {
		size_t size = round < 1000 ? (size_t)round % 64 : sizeof(header);

		for (size_t i = 0; i < size; i++) {
			seed = seed * 1664525 + 1013904223;
			header[i] = letters[(seed >> 16) % (sizeof(letters) - 1)];
		}
		unsigned count = ck_coding_order(header, size, order);

		assert_in_range(count, 1, CK_CODING_COUNT);
		assert_int_equal(order[count - 1], CK_CODING_NONE);
	}
}

static void nothing_in_line_and_nothing_from_elsewhere(void **state)
{
	const char *policy = header_named("content-security-policy:");

	(void)state;
	assert_non_null(strstr(policy, "default-src 'none'"));
	assert_non_null(strstr(policy, "script-src 'self' 'wasm-unsafe-eval';"));
	assert_non_null(strstr(policy, "frame-ancestors 'none'"));
	assert_null(strstr(policy, "unsafe-inline"));
	assert_null(strstr(policy, "'unsafe-eval'"));
	assert_null(strstr(policy, "http"));
	assert_string_equal(header_named("x-content-type-options:"), "nosniff");
	assert_non_null(strstr(header_named("permissions-policy:"), "accelerometer=(self)"));
	for (const ck_header *h = ck_headers; h->name != NULL; h++)
		assert_true(h->name[strlen(h->name) - 1] == ':' && strpbrk(h->value, "\r\n") == NULL);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(types_go_by_the_name),
		cmocka_unit_test(names_with_a_hash_never_change),
		cmocka_unit_test(validators_differ_with_what_they_stand_for),
		cmocka_unit_test(a_browser_names_what_it_has),
		cmocka_unit_test(codings_go_by_what_is_accepted),
		cmocka_unit_test(codings_survive_any_header),
		cmocka_unit_test(nothing_in_line_and_nothing_from_elsewhere),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
