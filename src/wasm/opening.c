#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/slots.h"

uint32_t opening_size(void)
{
	return sizeof(ck_opening);
}

void *opening_at(void)
{
	return &ck_wasm_opening;
}

/* The bytes come from outside: they must be those of an opening of the game, or one that is as good. */
static bool is_sound(const ck_game *g)
{
	const ck_opening *o = &ck_wasm_opening;
	unsigned all = (1u << g->seats) - 1;

	if (o->contenders != 0 && (o->contenders & ~all) == 0 && (o->thrown & ~(unsigned)o->contenders) == 0)
		return true;
	return ck_wasm_fail(CK_MSG("these bytes are no opening of this game"));
}

uint32_t opening_begin(const ck_game *g)
{
	ck_opening_begin(g, &ck_wasm_opening);
	return 1;
}

uint32_t opening_throw(const ck_game *g, uint32_t t)
{
	if (!is_sound(g) || !ck_wasm_below(t, g->throw_count))
		return 0;
	if (ck_opening_decided(&ck_wasm_opening))
		return ck_wasm_fail(CK_MSG("it is decided who begins; nobody throws for it any more"));
	ck_opening_throw(g, &ck_wasm_opening, (ck_throw)t);
	return 1;
}

int32_t opening_decided(const ck_game *g)
{
	return is_sound(g) ? ck_opening_decided(&ck_wasm_opening) : -1;
}

int32_t opening_seat(const ck_game *g)
{
	return is_sound(g) ? (int32_t)ck_opening_seat(&ck_wasm_opening) : -1;
}

int32_t opening_points(uint32_t seat)
{
	return ck_wasm_below(seat, CK_SEATS_MAX) ? ck_wasm_opening.points[seat] : -1;
}

uint32_t opening_round(void)
{
	return ck_wasm_opening.round;
}

uint32_t opening_contenders(void)
{
	return ck_wasm_opening.contenders;
}

uint32_t opening_thrown(void)
{
	return ck_wasm_opening.thrown;
}
