#include "draw/place.h"

#include "wasm/board.h"
#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/slots.h"

/* Those of the latest position, and one of zeros for all that is not there. */
static ck_place places[CK_PLACES_MAX + 1];
static uint32_t count;

int32_t place_all(const ck_game *g)
{
	ck_plan plan;

	if (!ck_wasm_sound(g))
		return -1;
	ck_plan_init(&plan, g);
	count = (uint32_t)ck_place_all(&plan, g, &ck_wasm_position[0], places);
	return (int32_t)count;
}

CK_SHARED const ck_place *get(uint32_t i)
{
	return &places[i < count ? i : CK_PLACES_MAX];
}

int32_t place_x(uint32_t i)
{
	return get(i)->at.x;
}

int32_t place_y(uint32_t i)
{
	return get(i)->at.y;
}

int32_t place_radius(uint32_t i)
{
	return get(i)->radius;
}

uint32_t place_seat(uint32_t i)
{
	return get(i)->seat;
}

uint32_t place_piece(uint32_t i)
{
	return get(i)->piece;
}

uint32_t place_count(uint32_t i)
{
	return get(i)->count;
}

uint32_t place_progress(uint32_t i)
{
	return get(i)->progress;
}

uint32_t place_marks(uint32_t i)
{
	return get(i)->marks;
}

uint32_t place_homeward(uint32_t i)
{
	return get(i)->homeward;
}

uint32_t place_finished(uint32_t i)
{
	return get(i)->finished;
}

uint32_t place_cell(uint32_t i)
{
	return ck_wasm_below(i, count) ? ck_wasm_cell_put(places[i].cell) : 0;
}
