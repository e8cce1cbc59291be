#include "rules/action.h"

#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/slots.h"
#include "wasm/text.h"

enum { FLAG_SHIFT = 24, FLAGS = 15, MARKS = 7 }; /* as ck_action has them */

uint32_t action_read(const ck_game *g, uint32_t length)
{
	ck_action action;
	const char *text = ck_wasm_text_in(length);

	if (!text || !ck_action_parse(g, text, length, &action, &ck_wasm_error))
		return 0;
	return ck_wasm_action_put(action, true);
}

uint32_t action_set(uint32_t from, uint32_t to, uint32_t group, uint32_t marks, uint32_t flags, uint32_t used)
{
	if (!ck_wasm_within(from, 0, UINT8_MAX) || !ck_wasm_within(to, 0, UINT8_MAX) ||
	    !ck_wasm_within(group, 1, CK_PIECES_MAX) || !ck_wasm_within(marks, 0, MARKS) ||
	    !ck_wasm_within(flags, 0, FLAGS))
		return 0;
	return ck_wasm_action_put(
		ck_action_make(from, to, group, marks, used, (ck_action)flags << FLAG_SHIFT), true);
}

uint32_t action_piece(const ck_game *g, uint32_t seat, uint32_t i)
{
	if (!ck_wasm_sound(g) || !ck_wasm_below(seat, g->seats) || !ck_wasm_below(i, g->pieces))
		return 0;
	return ck_wasm_action_put(ck_position_piece(g, &ck_wasm_position[0], seat, i), true);
}

int32_t action_write(const ck_game *g)
{
	char text[CK_ACTION_TEXT];
	size_t length = ck_action_write(g, ck_wasm_action, text);

	return ck_wasm_text_out(text, length);
}

/* ------------------------------------------------------------------ parts */

uint32_t action_from(void)
{
	return ck_action_from(ck_wasm_action);
}

uint32_t action_to(void)
{
	return ck_action_to(ck_wasm_action);
}

uint32_t action_group(void)
{
	return ck_action_group(ck_wasm_action);
}

uint32_t action_marks(void)
{
	return ck_action_marks(ck_wasm_action);
}

uint32_t action_used(void)
{
	return ck_action_used(ck_wasm_action);
}

uint32_t action_captures(void)
{
	return (ck_wasm_action & CK_ACTION_CAPTURE) != 0;
}

uint32_t action_joins(void)
{
	return (ck_wasm_action & CK_ACTION_JOIN) != 0;
}

uint32_t action_laps(void)
{
	return (ck_wasm_action & CK_ACTION_LAP) != 0;
}

uint32_t action_passes(void)
{
	return (ck_wasm_action & CK_ACTION_PASS) != 0;
}
