#include "draw/drawing.h"

#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/heap.h"
#include "wasm/slots.h"
#include "wasm/text.h"

#include "rules/text.h"

#include <string.h>

/* The slot: what has been asked for; game, position and legal actions are filled in when it is drawn. */
static ck_drawing asked;
static ck_position position;
static bool has_position, shows_legal;
static char *title, *description; /* of heap.h, or NULL */

void drawing_begin(void)
{
	asked = (ck_drawing){0};
	has_position = shows_legal = false;
	ck_wasm_heap_give(title);
	ck_wasm_heap_give(description);
	title = description = NULL;
}

static uint8_t no_numbers;

/* The fields, and their highest values. */
static const struct {
	char name[12];
	uint8_t high;
	uint8_t *at;
} fields[] = {
	{"look", CK_LOOK_COUNT - 1, &asked.look},
	{"theme", CK_THEME_COUNT - 1, &asked.theme},
	{"pieces", CK_PIECES_COUNT - 1, &asked.pieces},
	{"part", CK_PART_MIDDLE, &asked.part},
	{"arm", CK_ARMS_MAX - 1, &asked.arm},
	{"down", CK_ARMS_MAX - 1, &asked.down},
	{"no_numbers", 1, &no_numbers},
};

uint32_t drawing_set(uint32_t length, uint32_t value)
{
	const char *name = ck_wasm_name_in(length);

	if (!name)
		return 0;
	for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
		if (strcmp(fields[i].name, name) != 0)
			continue;
		if (!ck_wasm_within(value, 0, fields[i].high))
			return 0;
		no_numbers = asked.no_numbers;
		*fields[i].at = (uint8_t)value;
		asked.no_numbers = no_numbers != 0;
		return 1;
	}
	return ck_fail(&ck_wasm_error, CK_MSG("{part} is nothing that a drawing has"), name, length, "");
}

void drawing_position(uint32_t legal)
{
	position = ck_wasm_position[0];
	has_position = true;
	shows_legal = legal != 0;
}

uint32_t drawing_last(uint32_t seat, uint32_t from, uint32_t to)
{
	if (!ck_wasm_below(seat, CK_SEATS_MAX) || !ck_wasm_within(from, 0, UINT8_MAX) ||
	    !ck_wasm_within(to, 0, UINT8_MAX))
		return 0;
	asked.has_last = true;
	asked.last_seat = (uint8_t)seat;
	asked.last_from = (uint8_t)from;
	asked.last_to = (uint8_t)to;
	return 1;
}

static bool keep(char **kept, uint32_t length)
{
	const char *text = ck_wasm_text_in(length);
	char *copy = text ? ck_wasm_text_copy(text, length) : NULL;

	if (!copy)
		return false;
	ck_wasm_heap_give(*kept);
	*kept = copy;
	return true;
}

uint32_t drawing_title(uint32_t length)
{
	return keep(&title, length);
}

uint32_t drawing_description(uint32_t length)
{
	return keep(&description, length);
}

/* ------------------------------------------------------------------ drawing */

static bool fits(const ck_game *g)
{
	uint32_t arms = ck_cell_arms(g);

	if (!ck_wasm_below(asked.arm, arms) || !ck_wasm_below(asked.down, arms))
		return false;
	if (asked.part != CK_PART_ALL && (has_position || ck_is_parchis(g)))
		return ck_wasm_fail(CK_MSG("only the empty cross is drawn in parts"));
	if (has_position && !ck_position_check(g, &position, &ck_wasm_error))
		return false;
	return !asked.has_last ||
	       (ck_wasm_below(asked.last_seat, g->seats) && ck_wasm_within(asked.last_from, 0, g->goal) &&
	        ck_wasm_within(asked.last_to, 0, g->goal));
}

/* Complete what has been asked for; false, and it is a failure, if it does not fit the game. */
static bool prepare(const ck_game *g, ck_drawing *d)
{
	if (!fits(g))
		return false;
	*d = asked;
	d->game = g;
	d->title = title;
	d->description = description;
	if (!has_position)
		return true;
	d->position = &position;
	if (shows_legal) {
		d->legal = ck_wasm_list;
		d->legal_count = ck_position_legal(g, &position, ck_wasm_list);
	}
	return true;
}

int32_t drawing_write(const ck_game *g)
{
	ck_drawing d;

	if (!prepare(g, &d))
		return -1;
	size_t length = ck_draw_svg(&d, NULL, 0);
	char *text = ck_wasm_text_make(length);
	return text ? ck_wasm_text_made(ck_draw_svg(&d, text, length + 1)) : -1;
}

int32_t drawing_extent(const ck_game *g)
{
	ck_drawing d;

	return prepare(g, &d) ? ck_draw_extent(&d) : -1;
}
