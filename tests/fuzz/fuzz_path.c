/* fuzz_path.c - what strangers send to the server, in the parts that judge it.
 *
 * The input is a byte that chooses a part, then its text: a request's path, a header Host, Accept-Encoding or
 * If-None-Match. Whatever it is: a path that is accepted stays below the folder and names nothing hidden, a host is one
 * name, the codings end with the file itself, the log has one line. */
#include "fuzz.h"
#include "server/cache.h"
#include "server/coding.h"
#include "server/host.h"
#include "server/log.h"
#include "server/mime.h"
#include "server/path.h"

enum { PARTS = 4 };

/* Walk down the parts: none is empty, hidden, or leads up. */
static void check_good_path(const char *path)
{
	CHECK(path[0] != '\0' && strlen(path) < CK_PATH);
	CHECK(strpbrk(path, "\\%\r\n\x7F") == NULL);
	for (const char *part = path; part != NULL;) {
		const char *slash = strchr(part, '/');

		CHECK(part[0] != '\0' && part[0] != '/' && part[0] != '.');
		part = slash != NULL ? slash + 1 : NULL;
	}
	CHECK(ck_mime_of(path) != NULL && strlen(ck_mime_of(path)) > 0);
	CHECK(strcmp(ck_cache_control(path), "no-cache") == 0 || strchr(path, '-') != NULL);
}

static void try_path(const char *text, size_t size)
{
	char path[CK_PATH], line[CK_LOG_LINE];
	const ck_path_verdict verdict = ck_path_check(text, size, path);
	const ck_log_entry entry = {(int64_t)size, "::1", "GET", text, size, 200, size};
	const size_t length = ck_log_write(line, &entry);

	CHECK(length == strlen(line) && length < CK_LOG_LINE);
	CHECK(fuzz_printable(line, length - 1) && line[length - 1] == '\n');
	if (verdict != CK_PATH_GOOD) {
		CHECK(path[0] == '\0');
		return;
	}
	check_good_path(path);
	CHECK(text[0] == '/' && memcmp(path, text + 1, size - 1) == 0);
	CHECK(text[size - 1] == '/' ? strcmp(path + size - 1, "index.html") == 0 : path[size - 1] == '\0');
}

static void try_host(const char *text, size_t size)
{
	static const char *const names[] = {"games.example.org", NULL};
	char name[CK_HOST], again[CK_HOST];

	if (!ck_host_read(text, size, name)) {
		CHECK(name[0] == '\0');
		return;
	}
	CHECK(fuzz_printable(name, strlen(name)) && strpbrk(name, " ,/@[]%") == NULL);
	if (ck_host_is_ours(name, "192.168.1.7", names))
		CHECK(strcmp(name, "localhost") == 0 || strcmp(name, "games.example.org") == 0 ||
		      strchr(name, '.') != NULL || strchr(name, ':') != NULL);
	if (strchr(name, ':') == NULL && name[strlen(name) - 1] != '.')
		CHECK(ck_host_read(name, strlen(name), again) && strcmp(name, again) == 0);
}

static void try_coding(const char *text, size_t size)
{
	ck_coding order[CK_CODING_COUNT];
	const unsigned count = ck_coding_order(text, size, order);

	CHECK(count >= 1 && count <= CK_CODING_COUNT && order[count - 1] == CK_CODING_NONE);
	for (unsigned i = 0; i + 1 < count; i++)
		CHECK(order[i] != CK_CODING_NONE && (i == 0 || order[i] != order[i - 1]));
}

static void try_etag(const char *text, size_t size)
{
	char etag[CK_ETAG];

	ck_etag_write(etag, 0x5f3, 0x17, 0x2a, "gzip");
	if (ck_etag_matches(text, size, etag))
		CHECK(memchr(text, '*', size) != NULL ||
		      (size >= strlen(etag) && memchr(text, '"', size) != NULL));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static void (*const parts[PARTS])(const char *, size_t) = {try_path, try_host, try_coding, try_etag};
	char *text;

	if (size == 0)
		return 0;
	text = malloc(size - 1 > 0 ? size - 1
	                           : 1); /* exactly as long, so that a sanitizer sees a step too far */
	CHECK(text != NULL);
	memcpy(text, data + 1, size - 1);
	parts[data[0] % PARTS](text, size - 1);
	free(text);
	return 0;
}
