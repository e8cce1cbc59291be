#include "cup/evening.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define WHO "Olga"
/* 2026-01-10 18:00 UTC. */
#define START INT64_C(1768068000000)

ck_act evening_act(const evening *e, ck_act_kind kind)
{
	ck_act act;

	ck_act_init(&act, kind, e->at, WHO);
	return act;
}

void evening_do(evening *e, const ck_act *act)
{
	ck_refusal refusal;

	if (!ck_cup_do(e->cup, act, &refusal))
		fail_msg("%s is refused for reason %u (field \"%s\", game %u, entrant %u)",
		         ck_act_word((ck_act_kind)act->kind), refusal.reason, refusal.field, refusal.game,
		         refusal.entrant);
	e->at += 1000;
}

static void make_roles(evening *e)
{
	ck_act act = evening_act(e, CK_ACT_OFFICIAL);

	act.name = WHO;
	act.role = CK_ROLE_ALL;
	evening_do(e, &act);
}

void evening_begin(evening *e, const char *format, uint32_t n, uint32_t boards)
{
	ck_act act;

	e->cup = ck_cup_new();
	e->at = START;
	assert_non_null(e->cup);
	act = evening_act(e, CK_ACT_CREATE);
	act.name = "Village cup";
	act.place = "The square";
	act.date = "2026-01-10";
	act.category = "adults";
	act.game_string = "parchis";
	act.format = format;
	act.boards = boards;
	act.minutes = 40;
	act.grace = 15;
	act.size = 1;
	act.pieces = act.most = 4;
	evening_do(e, &act);
	make_roles(e);
	for (uint32_t i = 1; i <= n; i++) {
		char name[16];

		snprintf(name, sizeof name, "P%u", i);
		act = evening_act(e, CK_ACT_ENTER);
		act.player[0] = name;
		act.seeding = i;
		evening_do(e, &act);
	}
}

void evening_end(evening *e)
{
	ck_cup_free(e->cup);
	e->cup = NULL;
}

void evening_draw(evening *e, const char *seed)
{
	ck_act act = evening_act(e, CK_ACT_DRAW);

	act.seed = seed;
	evening_do(e, &act);
}

void evening_simple(evening *e, ck_act_kind kind, uint32_t entrant, const char *why)
{
	ck_act act = evening_act(e, kind);

	act.entrant = entrant;
	act.why = why;
	evening_do(e, &act);
}

void evening_pair(evening *e)
{
	evening_simple(e, CK_ACT_PAIR, 0, "");
}

void evening_announce(evening *e, uint32_t round, int64_t start)
{
	ck_act act = evening_act(e, CK_ACT_ANNOUNCE);

	act.round = round;
	act.start = start;
	evening_do(e, &act);
}

static void do_game(evening *e, ck_act_kind kind, uint32_t game)
{
	ck_act act = evening_act(e, kind);

	act.game = game;
	act.table = kind == CK_ACT_CALL;
	evening_do(e, &act);
}

void evening_play(evening *e, uint32_t game, unsigned winner, uint8_t lost_home, int64_t minutes)
{
	ck_act act;

	do_game(e, CK_ACT_CALL, game);
	do_game(e, CK_ACT_START, game);
	e->at += minutes * EVENING_MINUTE - 1000;
	act = evening_act(e, CK_ACT_REPORT);
	act.game = game;
	act.winner = (uint8_t)winner;
	act.home[winner] = 4;
	act.home[1 - winner] = lost_home;
	evening_do(e, &act);
	do_game(e, CK_ACT_CERTIFY, game);
}

void evening_absent(evening *e, uint32_t game, unsigned side)
{
	ck_act act;

	if (!ck_cup_game_of(e->cup, game)->announced) {
		act = evening_act(e, CK_ACT_ANNOUNCE);
		act.game = game;
		act.start = e->at;
		evening_do(e, &act);
	}
	if (e->at < ck_cup_deadline(e->cup, game))
		e->at = ck_cup_deadline(e->cup, game);
	act = evening_act(e, CK_ACT_ABSENT);
	act.game = game;
	act.side = (uint8_t)side;
	evening_do(e, &act);
}

static bool is_due(const ck_cup_game *game)
{
	return game->state < CK_GAME_CERTIFIED;
}

uint32_t evening_game(const evening *e, uint32_t one, uint32_t other, unsigned *side)
{
	for (uint32_t i = 1; i <= ck_cup_about(e->cup)->games; i++) {
		const ck_cup_game *game = ck_cup_game_of(e->cup, i);
		const ck_cup_match *match = ck_cup_match_of(e->cup, game->match);

		*side = match->side[1] == one;
		if (is_due(game) && match->side[*side] == one && match->side[1 - *side] == other)
			return i;
	}
	fail_msg("no game of %u and %u is due", one, other);
	return 0;
}

void evening_beat(evening *e, uint32_t winner, uint32_t loser, uint8_t lost_home)
{
	unsigned side;
	uint32_t game = evening_game(e, winner, loser, &side);

	evening_play(e, game, side, lost_home, 40);
}

uint32_t evening_due(const evening *e)
{
	for (uint32_t i = 1; i <= ck_cup_about(e->cup)->games; i++)
		if (is_due(ck_cup_game_of(e->cup, i)))
			return i;
	return 0;
}
