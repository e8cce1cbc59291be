#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/text.h"

#include "rules/action.h"

uint32_t throw_count(const ck_game *g)
{
	return g->throw_count;
}

uint32_t throw_total(const ck_game *g)
{
	return g->throw_total;
}

int32_t throw_write(const ck_game *g, uint32_t t)
{
	char text[CK_THROW_TEXT];

	if (!ck_wasm_below(t, g->throw_count))
		return -1;
	size_t length = ck_throw_write(g, (ck_throw)t, text);
	return ck_wasm_text_out(text, length);
}

int32_t throw_weight(const ck_game *g, uint32_t t)
{
	return ck_wasm_below(t, g->throw_count) ? g->throw_weight[t] : -1;
}

int32_t throw_points(const ck_game *g, uint32_t t)
{
	return ck_wasm_below(t, g->throw_count) ? (int32_t)ck_throw_points(g, (ck_throw)t) : -1;
}

int32_t throw_pool(const ck_game *g, uint32_t t)
{
	if (!ck_wasm_below(t, g->throw_count))
		return -1;
	return ck_is_parchis(g) ? 0 : (int32_t)g->throw_pool[t];
}

int32_t throw_read(const ck_game *g, uint32_t length)
{
	ck_throw t;
	const char *text = ck_wasm_text_in(length);

	return text && ck_throw_parse(g, text, length, &t, &ck_wasm_error) ? t : -1;
}

int32_t throw_pick(const ck_game *g, uint32_t pick)
{
	return ck_wasm_below(pick, g->throw_total) ? ck_throw_pick(g, pick) : -1;
}

int32_t throw_of_mouths(const ck_game *g, uint32_t mouths)
{
	ck_throw t = ck_throw_of_mouths(g, mouths);

	if (t != CK_NO_THROW)
		return t;
	ck_wasm_below(mouths, g->kind == CK_PACHISI ? g->throw_count : 0);
	return -1;
}

/* ------------------------------------------------------------------ faces */

uint32_t face_count(const ck_game *g)
{
	return g->face_count;
}

int32_t face_value(const ck_game *g, uint32_t face)
{
	return ck_wasm_below(face, g->face_count) ? g->face_value[face] : -1;
}

int32_t face_grace(const ck_game *g, uint32_t face)
{
	return ck_wasm_below(face, g->face_count) ? g->face_grace[face] : -1;
}

int32_t face_enters(const ck_game *g, uint32_t face)
{
	return ck_wasm_below(face, g->face_count) ? g->face_enters[face] : -1;
}

int32_t pool_write(const ck_game *g, uint32_t pool)
{
	char text[CK_POSITION_TEXT];
	struct ck_text t = ck_text_into(text, sizeof text);

	ck_pool_write(g, &t, pool, ',');
	return ck_wasm_text_out(text, t.len);
}
