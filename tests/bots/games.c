#include "bots/games.h"

#include <stdio.h>
#include <string.h>

typedef void with_game(const char *text, const ck_game *g, void *context);

static void one(const char *text, with_game *with, void *context)
{
	static ck_game g;

	if (ck_game_parse(&g, text, strlen(text), NULL))
		with(text, &g, context);
}

static void each_value(const char *kind, const ck_option *o, with_game *with, void *context)
{
	static const char *const range[] = {"0", "1", "7", "255"};
	unsigned count = o->value_count != 0 ? o->value_count : sizeof(range) / sizeof(range[0]);

	for (unsigned i = 0; i < count; i++) {
		const char *value = o->value_count != 0 ? o->values[i] : range[i];
		char text[CK_GAME_TEXT];

		if (strcmp(value, o->fallback) == 0)
			continue;
		snprintf(text, sizeof(text), "%s:%s=%s", kind, o->key, value);
		one(text, with, context);
	}
}

void games_each(with_game *with, void *context)
{
	for (ck_kind kind = 0; kind < CK_KIND_COUNT; kind++) {
		ck_option option;

		one(ck_kind_name(kind), with, context);
		for (unsigned i = 0; ck_option_get(kind, i, &option); i++)
			each_value(ck_kind_name(kind), &option, with, context);
	}
	one("parchis-pairs:blocked_barrier=forfeit,pair_barrier_opens=no", with, context);
	one("pachisi:throws=single,entry=use,sums=stepped", with, context);
	one("pachisi:finished=help,grace_limit=on,laps=9", with, context);
	one("chaupar:finished=help,laps=9,dice=mixed", with, context);
}

void games_begin_turn(const ck_game *g, ck_position *p, unsigned seat)
{
	p->seat = (uint8_t)seat;
	p->phase = CK_THROW;
	p->value = p->six = p->last = p->row = p->due = p->ent = 0;
	p->skip &= (uint8_t) ~(1u << seat);
	if (!ck_is_parchis(g))
		p->held = 0;
}

void games_throw(const ck_game *g, ck_position *p, ck_rng *r)
{
	ck_throw_apply(g, p, ck_throw_pick(g, ck_rng_below(r, g->throw_total)), p);
}
