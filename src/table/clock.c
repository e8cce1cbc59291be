#include "table/clock.h"

#include "table/refuse.h"
#include "table/state.h"

static bool check_range(uint64_t ms, uint64_t low, const char *message, ck_error *err)
{
	if (ms >= low && ms <= CK_CLOCK_MS_MAX)
		return true;
	return ck_refuse_numbers(err, message, ms, CK_CLOCK_MS_MAX);
}

bool ck_clock_check(const ck_table_settings *settings, ck_error *err)
{
	if (settings->clock >= CK_CLOCK_COUNT)
		return ck_refuse_number(err, CK_MSG("{part} is not a kind of clock"), settings->clock);
	if (settings->clock == CK_CLOCK_NONE && settings->clock_ms != 0)
		return ck_refuse_number(err, CK_MSG("without a clock there is no time of {part} ms"),
		                        settings->clock_ms);
	if (settings->clock != CK_CLOCK_TOTAL && settings->increment_ms != 0)
		return ck_refuse_number(err,
		                        CK_MSG("an increment of {part} ms wants a clock for the whole game"),
		                        settings->increment_ms);
	if (settings->clock == CK_CLOCK_NONE)
		return true;
	return check_range(settings->clock_ms, 1, CK_MSG("a time of {part} ms is out of range; 1 to {want}"),
	                   err) &&
	       check_range(settings->increment_ms, 0,
	                   CK_MSG("an increment of {part} ms is out of range; 0 to {want}"), err);
}

void ck_clock_begin(const ck_table *t, ck_table_state *s)
{
	for (unsigned i = 0; i < t->game->seats; i++)
		s->seats[i].left = t->settings.clock_ms;
}

bool ck_clock_advance(const ck_table *t, ck_table_state *s, uint64_t at, bool free)
{
	uint64_t elapsed = at - s->now;
	s->now = at;
	if (t->settings.clock == CK_CLOCK_NONE || free || s->paused || s->seat == CK_NO_SEAT)
		return false;
	ck_seat *seat = &s->seats[s->seat];
	if (elapsed < seat->left) {
		seat->left -= elapsed;
		return false;
	}
	seat->left = 0;
	if (seat->flagged)
		return false;
	seat->flagged = 1;
	ck_count_up(&seat->flags);
	return true;
}

void ck_clock_end_turn(const ck_table *t, ck_table_state *s, unsigned seat)
{
	ck_seat *of = &s->seats[seat];
	if (t->settings.clock == CK_CLOCK_TURN) {
		of->left = t->settings.clock_ms;
		of->flagged = 0;
	} else if (t->settings.clock == CK_CLOCK_TOTAL && !of->flagged) {
		of->left += t->settings.increment_ms;
		if (of->left > CK_CLOCK_MS_MAX) /* so that no game, however long, overflows */
			of->left = CK_CLOCK_MS_MAX;
	}
}

bool ck_table_flag_time(const ck_table *t, uint64_t *at)
{
	const ck_table_state *s = &t->state;
	if (t->settings.clock == CK_CLOCK_NONE || s->paused || s->seat == CK_NO_SEAT ||
	    s->seats[s->seat].flagged)
		return false;
	uint64_t left = s->seats[s->seat].left;
	*at = left <= UINT64_MAX - s->now ? s->now + left : UINT64_MAX;
	return true;
}
