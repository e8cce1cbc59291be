#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/heap.h"
#include "wasm/slots.h"
#include "wasm/text.h"

#include "rules/action.h"

#include <string.h>

uint32_t rules_version(void)
{
	return CK_RULES_VERSION;
}

uint32_t kind_count(void)
{
	return CK_KIND_COUNT;
}

int32_t kind_name(uint32_t kind)
{
	if (!ck_wasm_below(kind, CK_KIND_COUNT))
		return -1;
	const char *name = ck_kind_name((ck_kind)kind);
	return ck_wasm_text_out(name, strlen(name));
}

/* ------------------------------------------------------------------ games */

ck_game *ck_wasm_game_copy(const ck_game *g)
{
	ck_game *copy = ck_wasm_heap_take(sizeof *copy);

	if (copy)
		*copy = *g;
	return copy;
}

ck_game *game_read(uint32_t length)
{
	static ck_game game;
	const char *text = ck_wasm_text_in(length);

	return text && ck_game_parse(&game, text, length, &ck_wasm_error) ? ck_wasm_game_copy(&game) : NULL;
}

void game_free(ck_game *g)
{
	ck_wasm_forget(g);
	ck_wasm_heap_give(g);
}

int32_t game_write(const ck_game *g)
{
	char text[CK_GAME_TEXT];
	size_t length = ck_game_write(g, text);

	return ck_wasm_text_out(text, length);
}

uint32_t game_kind(const ck_game *g)
{
	return g->kind;
}

uint32_t game_seats(const ck_game *g)
{
	return g->seats;
}

uint32_t game_pieces(const ck_game *g)
{
	return g->pieces;
}

uint32_t game_teams(const ck_game *g)
{
	return g->teams;
}

uint32_t game_goal(const ck_game *g)
{
	return g->goal;
}

uint32_t game_ring(const ck_game *g)
{
	return g->ring;
}

int32_t game_arm(const ck_game *g, uint32_t seat)
{
	return ck_wasm_below(seat, g->seats) ? g->arm[seat] : -1;
}

int32_t game_team(const ck_game *g, uint32_t seat)
{
	return ck_wasm_below(seat, g->seats) ? (int32_t)ck_seat_team(g, seat) : -1;
}

int32_t seat_turned(const ck_game *g, uint32_t seat, uint32_t from, uint32_t to)
{
	if (!ck_wasm_below(seat, g->seats) || !ck_wasm_below(from, g->seats) || !ck_wasm_below(to, g->seats))
		return -1;
	return (int32_t)ck_seat_turned(g, seat, from, to);
}

/* ------------------------------------------------------------------ squares */

int32_t square_kind(const ck_game *g, uint32_t seat, uint32_t progress)
{
	if (!ck_wasm_below(seat, g->seats) || !ck_wasm_within(progress, 0, g->goal))
		return -1;
	return (int32_t)ck_square(g, seat, progress, NULL);
}

int32_t square_number(const ck_game *g, uint32_t seat, uint32_t progress)
{
	unsigned number;

	if (!ck_wasm_below(seat, g->seats) || !ck_wasm_within(progress, 0, g->goal))
		return -1;
	ck_square(g, seat, progress, &number);
	return (int32_t)number;
}
