/* perft.c - the table of perft numbers: `rules_perft TABLE...`.
 *
 * A line is `GAME-or-position-line DEPTH LEAVES`; `#` begins a remark. Each number is counted by ck_perft, the
 * memoised count behind `perft`. Those of at most NAIVE_MAX leaves are counted again leaf by leaf, through
 * the checked way in (ck_throw_try, ck_action_try) and the sorted legal list, so that two ways of counting
 * and two ways into the rules are compared. */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <charkoni/charkoni.h>
#include "cli/perft.h"

enum { LINE = 1024, NAIVE_MAX = 100000 };

/* Leaves `depth` steps below p, one by one; `wrong` counts steps that the checked way in refused. */
static uint64_t count_naively(const ck_game *g, const ck_position *p, unsigned depth, unsigned *wrong)
{
	ck_position next;
	uint64_t leaves = 0;

	if (depth == 0 || p->phase == CK_OVER)
		return 1;
	if (p->phase == CK_THROW) {
		for (unsigned t = 0; t < g->throw_count; t++) {
			if (!ck_throw_try(g, p, (ck_throw)t, &next, NULL))
				++*wrong;
			else
				leaves += count_naively(g, &next, depth - 1, wrong);
		}
		return leaves;
	}
	ck_action *list = malloc(CK_ACTIONS_MAX * sizeof(*list));
	if (!list) {
		perror("malloc");
		exit(2);
	}
	size_t count = ck_position_legal(g, p, list);
	for (size_t i = 0; i < count; i++) {
		if (!ck_action_try(g, p, list[i], &next, NULL))
			++*wrong;
		else
			leaves += count_naively(g, &next, depth - 1, wrong);
	}
	free(list);
	return leaves;
}

/* Cut the last word off the text; NULL if there is none. */
static char *cut_word(char *text)
{
	char *space = strrchr(text, ' ');

	if (!space)
		return NULL;
	*space = '\0';
	return space + 1;
}

static bool read_number(const char *word, uint64_t *n)
{
	char *end;

	if (!word || *word < '0' || *word > '9')
		return false;
	*n = strtoull(word, &end, 10);
	return *end == '\0';
}

/* The game and position that a line is about: a game string, or a position line. */
static bool read_start(const char *text, ck_game *g, ck_position *p)
{
	ck_error err;

	if (strchr(text, ' '))
		return ck_position_parse(g, p, text, strlen(text), &err);
	if (!ck_game_parse(g, text, strlen(text), &err))
		return false;
	ck_position_start(g, 0, p);
	return true;
}

static const struct ck_perft_limits no_limits = {0};

static bool check_line(const char *where, char *text, unsigned *crossed)
{
	ck_game g;
	ck_position p;
	uint64_t want, depth, got = 0;
	unsigned wrong = 0;
	const char *leaves_word = cut_word(text);
	const char *depth_word = cut_word(text);

	if (!read_number(leaves_word, &want) || !read_number(depth_word, &depth) ||
	    !read_start(text, &g, &p)) {
		printf("%s: not a line of the table: %s\n", where, text);
		return false;
	}
	if (ck_perft(&g, &p, (unsigned)depth, &no_limits, &got) != CK_PERFT_OK || got != want) {
		printf("%s: %s depth %" PRIu64 "\n\texpected: %" PRIu64 "\n\tgot:      %" PRIu64 "\n", where,
		       text, depth, want, got);
		return false;
	}
	if (want > NAIVE_MAX)
		return true;
	got = count_naively(&g, &p, (unsigned)depth, &wrong);
	++*crossed;
	if (got == want && wrong == 0)
		return true;
	printf("%s: %s depth %" PRIu64 "\n\tcounted leaf by leaf: %" PRIu64 ", %u steps refused\n", where,
	       text, depth, got, wrong);
	return false;
}

int main(int argc, char **argv)
{
	unsigned passed = 0, failed = 0, crossed = 0;

	for (int i = 1; i < argc; i++) {
		char text[LINE], where[LINE];
		unsigned number = 0;
		FILE *in = fopen(argv[i], "r");

		if (!in) {
			perror(argv[i]);
			return 2;
		}
		while (fgets(text, sizeof(text), in)) {
			number++;
			text[strcspn(text, "\n")] = '\0';
			if (text[0] == '#' || text[0] == '\0')
				continue;
			snprintf(where, sizeof(where), "%s:%u", argv[i], number);
			if (check_line(where, text, &crossed))
				passed++;
			else
				failed++;
		}
		fclose(in);
	}
	printf("counted leaf by leaf too: %u\n", crossed);
	printf("cases: %u passed, %u failed\n", passed, failed);
	return failed || !passed || !crossed ? 1 : 0;
}
