/* rotation.h - who sits where in a series of games, so that nobody has the better seat.
 *
 * A round is every different way to seat the bots, once each: every bot meets every seat, every neighbour,
 * every partner and every distance from whoever begins as often as any other. Within a round the
 * same seat begins; with each round it is the next one. docs/simulating.md argues it. */
#ifndef CK_CLI_ROTATION_H
#define CK_CLI_ROTATION_H

#include <charkoni/charkoni.h>

typedef struct ck_rotation {
	uint8_t seats;
	uint8_t places;               /* what is dealt out: the seats, or the two teams */
	uint8_t bots;                 /* different ones, 1 ... places, numbered by first appearance */
	uint8_t counts[CK_SEATS_MAX]; /* places of each bot */
	uint32_t round;               /* games: 1 ... 40320 */
} ck_rotation;

/* Lay out the series for bots named `names` in a list of `count` (1 ... CK_SEATS_MAX), where equal numbers
 * (below CK_SEATS_MAX) are one bot. The list is repeated until all places are taken; in games with teams a list
 * of one or two gives each whole team to one bot. bot[i] gets the new number of names[i]. False if the
 * list does not go into the places. */
bool ck_rotation_init(ck_rotation *r, const ck_game *g, const uint8_t *names, unsigned count,
                      uint8_t bot[CK_SEATS_MAX]);

/* Game number `game` of the series: the bot in each seat, and the seat that begins. */
void ck_rotation_seat(const ck_rotation *r, uint64_t game, uint8_t bot[CK_SEATS_MAX], unsigned *begins);

/* The seats that a bot has in every game. */
unsigned ck_rotation_seats(const ck_rotation *r, unsigned bot);

#endif
