/* perft.h - counting the leaves of the tree of play (RULES 7, `perft`). */
#ifndef CK_CLI_PERFT_H
#define CK_CLI_PERFT_H

#include <charkoni/charkoni.h>

enum { CK_PERFT_DEPTH = 99 };

enum ck_perft_result {
	CK_PERFT_OK,
	CK_PERFT_TOO_MANY,  /* the count is above 2^64 - 1 */
	CK_PERFT_TOO_LONG,  /* the work allowed was not enough */
	CK_PERFT_NO_MEMORY, /* the table of positions could not be had */
};

struct ck_perft_limits {
	uint64_t work; /* positions that may be made, some two million a second; 0: no limit */
	/* Told how far the count is: `levels` done, the last of `positions`. May be NULL. */
	void (*tell)(unsigned levels, size_t positions);
};

/* Count the leaves `depth` steps (0 ... 99) below a valid position. A step is a throw, each distinct outcome
 * once, or an action; a finished game is a leaf at any depth. Uses up to some 200 MB. `limits` may not
 * be NULL. */
enum ck_perft_result ck_perft(const ck_game *g, const ck_position *p, unsigned depth,
                              const struct ck_perft_limits *limits, uint64_t *leaves);

/* A sentence, a msgid, for the results that are none. */
const char *ck_perft_message(enum ck_perft_result result);

#endif
