#include "draw/colour.h"

ck_colour ck_colour_of_arm(const ck_game *g, unsigned arm)
{
	static const ck_colour cross[] = {CK_YELLOW, CK_RED, CK_BLACK, CK_GREEN};

	return ck_is_parchis(g) ? (ck_colour)(arm & 7) : cross[arm & 3];
}
