/* table_turn.c - what is due at a table. */
#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/slots.h"
#include "wasm/table.h"

CK_SHARED const ck_turn *get(const ck_wasm_table *t)
{
	static ck_turn turn;

	turn = ck_table_turn(&t->table);
	return &turn;
}

uint32_t turn_expect(const ck_wasm_table *t)
{
	return get(t)->expect;
}

uint32_t turn_seat(const ck_wasm_table *t)
{
	return get(t)->seat;
}

uint32_t turn_who(const ck_wasm_table *t)
{
	return get(t)->who;
}

uint32_t turn_stand_in(const ck_wasm_table *t)
{
	return get(t)->stand_in;
}

uint32_t turn_occupant(const ck_wasm_table *t)
{
	return get(t)->occupant;
}

int32_t table_legal(const ck_wasm_table *t)
{
	return ck_wasm_list_out(&t->game, ck_table_legal(&t->table, ck_wasm_list));
}

int32_t table_why(const ck_wasm_table *t, uint32_t just_thrown)
{
	if (just_thrown != CK_NO_THROW && !ck_wasm_below(just_thrown, t->game.throw_count))
		return -1;
	return ck_wasm_why_put(ck_table_why_not(&t->table, (ck_throw)just_thrown, ck_wasm_action));
}

uint32_t table_bound(const ck_wasm_table *t)
{
	return ck_table_bound(&t->table, ck_wasm_action);
}

double table_flag_time(const ck_wasm_table *t)
{
	uint64_t at;

	return ck_table_flag_time(&t->table, &at) ? (double)at : -1;
}

int32_t table_latest(const ck_wasm_table *t, uint32_t before)
{
	size_t number;

	if (!ck_wasm_within(before, 0, (uint32_t)t->table.count))
		return -1;
	return ck_table_latest(&t->table, before, &number) ? (int32_t)number : -1;
}

int32_t table_place(const ck_wasm_table *t, uint32_t seat)
{
	uint8_t places[CK_SEATS_MAX];

	if (!ck_wasm_below(seat, t->game.seats))
		return -1;
	return ck_table_places(&t->table, places) ? places[seat] : 0;
}
