/* bots.h - whoever chooses an action by itself.
 *
 * A bot sees what a person at the table sees: the game, the position, the legal actions. It never sees
 * throws to come: its random numbers are its own, and the table's are nowhere near. docs/bots.md defines
 * each bot exactly.
 */
#ifndef CHARKONI_BOTS_H
#define CHARKONI_BOTS_H

#include <charkoni/charkoni.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A kind of bot. It keeps nothing between two choices, so one serves any number of seats and threads. */
typedef struct ck_bot {
	const char *name; /* as in `--seat 2=bot:NAME` */
	/* One of the `count` (1 or more) legal actions, which are sorted as ck_position_legal sorts them, in a
	 * position in which an action is due. `own` is the bot's own generator; equal arguments and an equal
	 * generator give an equal choice, on every machine. */
	ck_action (*choose)(const ck_game *g, const ck_position *p, const ck_action *legal, size_t count,
	                    ck_rng *own);
} ck_bot;

/* Bot number i, from the simplest to the best, or NULL when there are no more. Constant. */
CK_API const ck_bot *ck_bot_get(unsigned i);

/* The bot of that name, `size` bytes long, or NULL. */
CK_API const ck_bot *ck_bot_find(const char *name, size_t size);

#ifdef __cplusplus
}
#endif

#endif
