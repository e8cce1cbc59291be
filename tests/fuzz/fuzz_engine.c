/* fuzz_engine.c - sessions of the engine protocol: every line of any content gets one line of printable
 * ASCII in answer, and an answer of `error` changes nothing. */
#include "cli/engine.h"
#include "fuzz.h"

/* Lines tried of one input; a session worth fuzzing is shorter. */
enum { LINES_MAX = 64 };

static struct ck_engine engine;
static char answer[CK_ENGINE_ANSWER];

/* Deep counts take long by nature, not by mistake: they are left out, all else of perft is tried. */
static bool takes_long(const char *line, size_t length)
{
	const char perft[] = "perft ";
	size_t prefix = sizeof(perft) - 1;

	return length > prefix && memcmp(line, perft, prefix) == 0 &&
	       (length > prefix + 1 || line[prefix] > '1');
}

static bool is_error(const char *text, size_t length)
{
	return length >= 6 && memcmp(text, "error ", 6) == 0;
}

/* A small buffer must be kept to, and gets the beginning of the same answer. */
static void check_cut(const char *line, size_t length, const struct ck_engine *before, size_t whole)
{
	struct ck_engine again = *before;
	char small[24];
	size_t written = ck_engine_line(&again, line, length, small, sizeof(small));

	CHECK(written < sizeof(small) && small[written] == '\0');
	CHECK(written == (whole < sizeof(small) ? whole : sizeof(small) - 1));
	CHECK(memcmp(small, answer, written) == 0);
}

static void try_line(const char *line, size_t length)
{
	struct ck_engine before = engine;
	size_t written = ck_engine_line(&engine, line, length, answer, sizeof(answer));
	ck_error err = {0};

	CHECK(written < sizeof(answer) && answer[written] == '\0');
	CHECK(fuzz_printable(answer, written));
	if (is_error(answer, written)) {
		CHECK(memcmp(&engine.game, &before.game, sizeof(before.game)) == 0);
		CHECK(memcmp(&engine.position, &before.position, sizeof(before.position)) == 0);
	}
	CHECK(ck_position_check(&engine.game, &engine.position, &err));
	check_cut(line, length, &before, written);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const char *line = (const char *)data;

	ck_engine_init(&engine);
	for (int i = 0; i < LINES_MAX && size > 0 && !engine.quit; i++) {
		const char *newline = memchr(line, '\n', size);
		size_t length = newline ? (size_t)(newline - line) : size;
		size_t taken = newline ? length + 1 : length;

		if (!takes_long(line, length))
			try_line(line, length);
		line += taken;
		size -= taken;
	}
	return 0;
}
