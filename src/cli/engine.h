/* engine.h - the engine protocol (RULES 7): one line in, one line out. */
#ifndef CK_CLI_ENGINE_H
#define CK_CLI_ENGINE_H

#include <charkoni/charkoni.h>

enum {
	/* Longer lines are errors whatever they hold; the longest that means anything is a position. */
	CK_ENGINE_LINE = 2048,
	/* Room for the longest answer, a legal list of CK_ACTIONS_MAX. */
	CK_ENGINE_ANSWER = CK_ACTIONS_MAX * 48 + 64,
};

struct ck_engine {
	ck_game game;
	ck_position position;
	bool quit; /* `quit` has been answered */
};

/* Parchis at its start. */
void ck_engine_init(struct ck_engine *e);

/* Answer a line of len bytes, its LF left out (of a line longer than CK_ENGINE_LINE nothing is read), into out (at most cap bytes with the NUL; CK_ENGINE_ANSWER is
 * always enough); returns the length. An answer of `error` changes nothing. */
size_t ck_engine_line(struct ck_engine *e, const char *line, size_t len, char *out, size_t cap);

#endif
