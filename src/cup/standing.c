#include "cup/standing.h"

#include "cup/tally.h"

uint32_t ck_standing_list(const ck_cup *cup, uint16_t group, ck_standing *lines)
{
	const ck_cup_info *about = ck_cup_about(cup);

	if (!*about->seed)
		return 0;
	switch (about->format.kind) {
	case CK_FORMAT_KNOCKOUT:
	case CK_FORMAT_DOUBLE_ELIMINATION: return ck_tally_far(cup, lines);
	case CK_FORMAT_GROUPS: return group ? ck_tally_table(cup, group, lines) : ck_tally_far(cup, lines);
	default: return ck_tally_table(cup, 0, lines);
	}
}
