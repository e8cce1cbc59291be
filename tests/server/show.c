/* What is shown to people: the QR code, the address, the log. */
#include "server/address.h"
#include "server/log.h"
#include "server/qr.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

/* The modules that lines of half blocks show, margin included, into shown[rows][columns]; true is what is drawn. */
enum { SHOWN = CK_QR_SIDE_MAX + 2 * CK_QR_MARGIN + 1 };

static bool shown[SHOWN][SHOWN];

static const char *skip_colours(const char *at)
{
	while (*at == '\033')
		at = strchr(at, 'm') + 1;
	return at;
}

static unsigned read_back(const char *text)
{
	unsigned row = 0, column = 0;

	memset(shown, 0, sizeof(shown));
	for (const char *at = skip_colours(text); *at != '\0'; at = skip_colours(at)) {
		if (*at == '\n') {
			row += 2;
			column = 0;
			at++;
			continue;
		}
		const bool full = strncmp(at, "█", 3) == 0, up = full || strncmp(at, "▀", 3) == 0;
		const bool down = full || strncmp(at, "▄", 3) == 0;

		assert_true(row + 1 < SHOWN && column < SHOWN);
		shown[row][column] = up;
		shown[row + 1][column++] = down;
		at += up || down ? 3 : 1;
	}
	return row;
}

/* A pattern of every pair above each other, drawn both ways. */
static void modules_are_drawn_with_their_margin(void **state)
{
	static const unsigned char modules[9] = {1, 0, 3, 0, 1,
	                                         2, 1, 1, 0}; /* other bits mean other things */
	char text[CK_QR_TEXT];

	(void)state;
	for (int colour = 0; colour < 2; colour++) {
		const size_t size = ck_qr_draw(modules, 3, colour != 0, text);

		assert_int_equal(size, strlen(text));
		assert_int_equal(strstr(text, "\033[30;47m") != NULL, colour);
		assert_int_equal(read_back(text), 12);
		for (unsigned y = 0; y < 11; y++)
			for (unsigned x = 0; x < 11; x++) {
				const bool in = y >= 4 && y < 7 && x >= 4 && x < 7;
				const bool dark = in && (modules[(y - 4) * 3 + x - 4] & 1) != 0;

				assert_int_equal(shown[y][x], dark == (colour != 0));
			}
	}
}

static void an_address_becomes_a_code(void **state)
{
	static char text[CK_QR_TEXT];
	char large[400];

	(void)state;
	assert_int_equal(ck_qr_write("http://192.168.1.7:8080/", true, text), 25 + 8);
	assert_true(strlen(text) < CK_QR_TEXT);
	memset(large, 'a', sizeof(large));
	large[213] = '\0'; /* what version 10 holds at level M */
	assert_int_equal(ck_qr_write(large, false, text), CK_QR_SIDE_MAX + 8);
	assert_true(strlen(text) < CK_QR_TEXT);
	large[213] = 'a';
	large[399] = '\0';
	assert_int_equal(ck_qr_write(large, false, text), 0);
}

static int rank(const char *text, const char *interface)
{
	struct sockaddr_in four = {.sin_family = AF_INET};
	struct sockaddr_in6 six = {.sin6_family = AF_INET6};

	if (inet_pton(AF_INET, text, &four.sin_addr) == 1)
		return ck_address_rank((const struct sockaddr *)&four, interface);
	assert_int_equal(inet_pton(AF_INET6, text, &six.sin6_addr), 1);
	return ck_address_rank((const struct sockaddr *)&six, interface);
}

static void addresses_at_home_come_first(void **state)
{
	(void)state;
	assert_true(rank("192.168.1.7", "wlan0") > rank("10.0.0.7", "eth0"));
	assert_int_equal(rank("10.0.0.7", "eth0"), rank("172.31.0.7", "eth0"));
	assert_true(rank("172.16.0.7", "eth0") > rank("203.0.113.7", "eth0"));
	assert_true(rank("172.32.0.7", "eth0") == rank("203.0.113.7", "eth0"));
	assert_true(rank("203.0.113.7", "eth0") > rank("fd00::7", "eth0"));
	assert_true(rank("10.0.0.7", "eth0") > rank("192.168.1.7", "virbr0"));
	assert_true(rank("fd00::7", "docker0") > 0);
	assert_true(rank("fd00::7", "eth0") > rank("fd00::7", "docker0"));
}

static void addresses_that_nobody_reaches_never(void **state)
{
	static const char *const never[] = {"127.0.0.1", "169.254.3.4", "0.0.0.0", "224.0.0.1",      "::1",
	                                    "::",        "fe80::1",     "ff02::1", "::ffff:10.0.0.1"};
	const struct sockaddr other = {.sa_family = AF_UNIX};

	(void)state;
	for (size_t i = 0; i < sizeof(never) / sizeof(never[0]); i++)
		assert_int_equal(rank(never[i], "eth0"), 0);
	assert_int_equal(ck_address_rank(&other, "eth0"), 0);
}

static void an_answer_is_one_line_whatever_was_asked(void **state)
{
	static char path[4096];
	char line[CK_LOG_LINE];
	ck_log_entry entry = {1777659607, "192.168.1.7", "GET", "/index.html", 11, 200, 5120};
	size_t size;

	(void)state;
	size = ck_log_write(line, &entry);
	assert_int_equal(size, strlen(line));
	assert_string_equal(line, "2026-05-01T18:20:07Z 192.168.1.7 GET /index.html 200 5120\n");
	entry.path = "/a\n\033[2J %\xC3";
	entry.path_size = strlen(entry.path);
	(void)ck_log_write(line, &entry);
	assert_string_equal(line, "2026-05-01T18:20:07Z 192.168.1.7 GET /a%0A%1B[2J%20%25%C3 200 5120\n");
	memset(path, '\n', sizeof(path));
	entry.path = path;
	entry.path_size = sizeof(path);
	size = ck_log_write(line, &entry);
	assert_int_equal(size, strlen(line));
	assert_true(strlen(line) < CK_LOG_LINE - 1 && strchr(line, '\n') == line + strlen(line) - 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(modules_are_drawn_with_their_margin),
		cmocka_unit_test(an_address_becomes_a_code),
		cmocka_unit_test(addresses_at_home_come_first),
		cmocka_unit_test(addresses_that_nobody_reaches_never),
		cmocka_unit_test(an_answer_is_one_line_whatever_was_asked),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
