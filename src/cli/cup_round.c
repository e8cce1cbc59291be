#include "cli/cup_round.h"

#include "cli/cup_tell.h"
#include "i18n/i18n.h"

#include <stdio.h>

enum { NUMBER = 24, NAME = 320, SIDES = 640 };

static void games_print(const ck_cup *cup, uint32_t round)
{
	char sides[SIDES], number[NUMBER], text[SIDES + 64];

	for (uint32_t i = 1; i <= ck_cup_about(cup)->games; i++) {
		const ck_slot slots[] = {{"game", number},
		                         {"sides", ck_cup_tell_sides(cup, i, sides, sizeof(sides))},
		                         {NULL, NULL}};

		if (ck_cup_match_of(cup, ck_cup_game_of(cup, i)->match)->round != round)
			continue;
		snprintf(number, sizeof(number), "%u", i);
		ck_fill(text, sizeof(text), ck_tr("game {game}: {sides}"), slots);
		printf("  %s\n", text);
	}
}

static void byes_print(const ck_cup *cup, uint32_t round)
{
	char name[NAME], text[NAME + 64];

	for (uint32_t i = 1; i <= ck_cup_about(cup)->matches; i++) {
		const ck_cup_match *match = ck_cup_match_of(cup, i);
		const ck_slot slots[] = {
			{"name", ck_cup_tell_entrant(cup, match->winner, name, sizeof(name))}, {NULL, NULL}};

		if (match->round != round || match->state != CK_MATCH_BYE)
			continue;
		ck_fill(text, sizeof(text), ck_tr("bye: {name}"), slots);
		printf("  %s\n", text);
	}
}

void ck_cup_round_print(const ck_cup *cup, uint32_t round)
{
	games_print(cup, round);
	byes_print(cup, round);
}
