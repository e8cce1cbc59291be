#include "cli/rotation.h"

#include "base.h"

#include <string.h>

/* The different orders of a row in which each bot has so many places. */
static uint32_t orders(const uint8_t *counts, unsigned bots)
{
	uint32_t result = 1, places = 0;

	for (unsigned b = 0; b < bots; b++)
		for (uint32_t i = 1; i <= counts[b]; i++)
			result = result * ++places / i; /* a binomial coefficient times a whole number */
	return result;
}

bool ck_rotation_init(ck_rotation *r, const ck_game *g, const uint8_t *names, unsigned count,
                      uint8_t bot[CK_SEATS_MAX])
{
	uint8_t number[CK_SEATS_MAX];

	*r = (ck_rotation){.seats = g->seats, .places = g->teams && count <= 2 ? 2 : g->seats};
	if (count == 0 || count > r->places || r->places % count != 0)
		return false;
	memset(number, 0xFF, sizeof number);
	for (unsigned i = 0; i < count; i++) {
		if (number[names[i]] == 0xFF)
			number[names[i]] = r->bots++;
		bot[i] = number[names[i]];
		r->counts[bot[i]] = (uint8_t)(r->counts[bot[i]] + r->places / count);
	}
	r->round = orders(r->counts, r->bots);
	return true;
}

void ck_rotation_seat(const ck_rotation *r, uint64_t game, uint8_t bot[CK_SEATS_MAX], unsigned *begins)
{
	uint32_t rank = (uint32_t)(game % r->round), left = r->round;
	uint8_t counts[CK_SEATS_MAX];

	CK_ASSERT(r->seats > 0 && r->round > 0);
	/* The orders of a row as words in a dictionary: those that begin with a bot come one after the other. */
	memcpy(counts, r->counts, sizeof counts);
	for (unsigned place = 0; place < r->places; place++) {
		unsigned b = 0, open = r->places - place;
		uint32_t words;

		while (words = left * counts[b] / open, rank >= words) {
			rank -= words;
			b++;
		}
		bot[place] = (uint8_t)b;
		counts[b]--;
		left = words;
	}
	for (unsigned seat = r->places; seat < r->seats; seat++)
		bot[seat] = bot[seat - r->places];
	*begins = (unsigned)(game / r->round % r->seats);
}

unsigned ck_rotation_seats(const ck_rotation *r, unsigned bot)
{
	return (unsigned)r->counts[bot] * r->seats / r->places;
}
