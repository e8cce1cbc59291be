/* table_state.c - what there is to know about a table. */
#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/slots.h"
#include "wasm/table.h"

uint32_t table_phase(const ck_wasm_table *t)
{
	return t->table.state.phase;
}

uint32_t table_seat(const ck_wasm_table *t)
{
	return t->table.state.seat;
}

uint32_t table_paused(const ck_wasm_table *t)
{
	return t->table.state.paused;
}

uint32_t table_ended(const ck_wasm_table *t)
{
	return t->table.state.ended;
}

uint32_t table_round(const ck_wasm_table *t)
{
	return t->table.state.round;
}

uint32_t table_contenders(const ck_wasm_table *t)
{
	return t->table.state.contenders;
}

uint32_t table_thrown(const ck_wasm_table *t)
{
	return t->table.state.thrown;
}

uint32_t table_starter(const ck_wasm_table *t)
{
	return t->table.state.starter;
}

uint32_t table_badly(const ck_wasm_table *t)
{
	return t->table.state.badly;
}

double table_now(const ck_wasm_table *t)
{
	return (double)t->table.state.now;
}

/* True from the beginning of play on, also if the table was closed since. */
static bool has_position(const ck_table *t)
{
	return t->state.position.phase != CK_OVER || t->state.ended;
}

uint32_t table_position(const ck_wasm_table *t)
{
	if (!has_position(&t->table))
		return 0;
	ck_wasm_position[0] = t->table.state.position;
	return 1;
}

uint32_t table_touched(const ck_wasm_table *t)
{
	return ck_wasm_action_put(t->table.state.touched, t->table.state.has_touched);
}

/* ------------------------------------------------------------------ seats */

/* A seat, or NULL. */
CK_SHARED const ck_seat *get(const ck_wasm_table *t, uint32_t seat)
{
	return ck_wasm_below(seat, t->game.seats) ? &t->table.state.seats[seat] : NULL;
}

int32_t table_occupant(const ck_wasm_table *t, uint32_t seat)
{
	const ck_seat *s = get(t, seat);

	return s ? s->occupant : -1;
}

int32_t table_who(const ck_wasm_table *t, uint32_t seat)
{
	const ck_seat *s = get(t, seat);

	return s ? s->who : -1;
}

int32_t table_absent(const ck_wasm_table *t, uint32_t seat)
{
	const ck_seat *s = get(t, seat);

	return s ? s->absent : -1;
}

int32_t table_flagged(const ck_wasm_table *t, uint32_t seat)
{
	const ck_seat *s = get(t, seat);

	return s ? s->flagged : -1;
}

int32_t table_flags(const ck_wasm_table *t, uint32_t seat)
{
	const ck_seat *s = get(t, seat);

	return s ? s->flags : -1;
}

int32_t table_chair(const ck_wasm_table *t, uint32_t seat)
{
	const ck_seat *s = get(t, seat);

	return s ? s->chair : -1;
}

int32_t table_points(const ck_wasm_table *t, uint32_t seat)
{
	const ck_seat *s = get(t, seat);

	return s ? s->points : -1;
}

double table_left(const ck_wasm_table *t, uint32_t seat)
{
	const ck_seat *s = get(t, seat);

	return s ? (double)s->left : -1;
}
