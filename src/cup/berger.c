#include "cup/berger.h"

uint32_t ck_berger_rounds(uint32_t n)
{
	return n % 2 ? n : n - 1;
}

uint32_t ck_berger_games(uint32_t n)
{
	return n / 2;
}

/* The place that plays at board i of round r, on the left, when all but the last place `even` stand in a ring of
 * even - 1: each round the ring turns by half. */
static uint32_t in_ring(uint32_t ring, uint32_t shift, uint32_t i)
{
	return (shift + i) % ring + 1;
}

void ck_berger_pair(uint32_t n, uint32_t r, uint32_t i, uint32_t pair[2])
{
	uint32_t even = n + n % 2;
	uint32_t ring = even - 1;
	uint32_t shift = r * (even / 2) % ring;
	uint32_t board = i;

	/* The last place is nobody where n is odd: its board is told last, as the bye. */
	if (n % 2)
		board = i == n / 2 ? 0 : i + 1;
	if (board) {
		pair[0] = in_ring(ring, shift, board);
		pair[1] = in_ring(ring, shift, ring - board);
	} else if (n % 2) {
		pair[0] = in_ring(ring, shift, 0);
		pair[1] = 0;
	} else {
		pair[r % 2] = in_ring(ring, shift, 0);
		pair[1 - r % 2] = even;
	}
}
