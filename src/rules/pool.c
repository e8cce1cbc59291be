/* pool.c - throws, and the pools that they are collected in: 4 bits a face. */
#include <charkoni/charkoni.h>

#include "action.h"
#include "rules.h"

unsigned ck_pool_count(uint32_t pool)
{
	unsigned count = 0;
	for (; pool > 0; pool >>= 4)
		count += pool & 15;
	return count;
}

unsigned ck_pool_sum(const ck_game *g, uint32_t pool)
{
	unsigned sum = 0;
	for (unsigned k = 0; k < g->face_count; k++)
		sum += (pool >> 4 * k & 15) * g->face_value[k];
	return sum;
}

bool ck_pool_has(uint32_t pool, uint32_t part)
{
	for (; part > 0; part >>= 4, pool >>= 4)
		if ((part & 15) > (pool & 15))
			return false;
	return true;
}

void ck_pool_write(const ck_game *g, struct ck_text *t, uint32_t pool, char between)
{
	bool first = true;
	for (unsigned k = g->face_count; k-- > 0;) {
		for (unsigned n = pool >> 4 * k & 15; n > 0; n--) {
			if (!first)
				ck_text_char(t, between);
			first = false;
			ck_text_number(t, g->face_value[k]);
		}
	}
}

size_t ck_throw_write(const ck_game *g, ck_throw t, char *out)
{
	struct ck_text text = ck_text_into(out, CK_THROW_TEXT);
	if (ck_is_parchis(g)) {
		ck_text_number(&text, t + 1u);
		return text.len;
	}
	ck_pool_write(g, &text, g->throw_pool[t], '-');
	return text.len;
}

bool ck_throw_parse(const ck_game *g, const char *text, size_t len, ck_throw *t, ck_error *err)
{
	struct ck_scan given = {text, text + len};
	for (unsigned i = 0; i < g->throw_count; i++) {
		char own[CK_THROW_TEXT];
		ck_throw_write(g, (ck_throw)i, own);
		if (ck_scan_is(&given, own)) {
			*t = (ck_throw)i;
			return true;
		}
	}
	char want[sizeof err->want];
	struct ck_text list = ck_text_into(want, sizeof want);
	for (unsigned i = 0; i < g->throw_count; i++) {
		char own[CK_THROW_TEXT];
		ck_throw_write(g, (ck_throw)i, own);
		ck_text_str(&list, i ? ", " : "");
		ck_text_str(&list, own);
	}
	return ck_fail(err, CK_MSG("'{part}' is not a throw of this game; the throws are {want}"), text, len,
	               want);
}

unsigned ck_throw_points(const ck_game *g, ck_throw t)
{
	return ck_is_parchis(g) ? t + 1u : ck_pool_sum(g, g->throw_pool[t]);
}

ck_throw ck_throw_pick(const ck_game *g, unsigned pick)
{
	unsigned t = 0;
	while (t + 1u < g->throw_count && pick >= g->throw_weight[t])
		pick -= g->throw_weight[t++];
	return (ck_throw)t;
}
