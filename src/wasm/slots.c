#include "wasm/slots.h"

#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/text.h"

#include <string.h>

ck_position ck_wasm_position[2];
ck_action ck_wasm_action;
ck_opening ck_wasm_opening;
ck_why ck_wasm_why;
ck_table_settings ck_wasm_settings;
ck_record_state ck_wasm_state;
ck_action ck_wasm_list[CK_ACTIONS_MAX];

/* ------------------------------------------------------------------ positions */

/* The position that was found sound last, and for which game; NULL: none. */
static ck_position sound;
static const ck_game *sound_for;

bool ck_wasm_sound(const ck_game *g)
{
	const ck_position *p = &ck_wasm_position[0];

	if (sound_for == g && memcmp(p, &sound, sizeof sound) == 0)
		return true;
	if (!ck_position_check(g, p, &ck_wasm_error))
		return false;
	ck_wasm_known(g);
	return true;
}

void ck_wasm_known(const ck_game *g)
{
	sound = ck_wasm_position[0];
	sound_for = g;
}

void ck_wasm_forget(const ck_game *g)
{
	if (sound_for == g)
		sound_for = NULL;
}

/* ------------------------------------------------------------------ lists */

static uint32_t listed;

int32_t ck_wasm_list_out(const ck_game *g, size_t count)
{
	/* CK_ACTION_TEXT counts a NUL, which is the space between */
	char *text = ck_wasm_text_make(count * CK_ACTION_TEXT);
	size_t length = 0;

	if (!text)
		return -1;
	for (size_t i = 0; i < count; i++) {
		if (i > 0)
			text[length++] = ' ';
		length += ck_action_write(g, ck_wasm_list[i], text + length);
	}
	listed = (uint32_t)count;
	return ck_wasm_text_made(length);
}

uint32_t legal_count(void)
{
	return listed;
}

/* ------------------------------------------------------------------ answers */

uint32_t ck_wasm_action_put(ck_action action, bool present)
{
	if (present)
		ck_wasm_action = action;
	return present;
}

int32_t ck_wasm_why_put(ck_why why)
{
	ck_wasm_why = why;
	return why.reason;
}

uint32_t why_where(void)
{
	return ck_wasm_why.where;
}

uint32_t why_square(void)
{
	return ck_wasm_why.square;
}

uint32_t why_progress(void)
{
	return ck_wasm_why.progress;
}

uint32_t why_needs(void)
{
	return ck_wasm_why.needs;
}
