#include "cli/cup_round.h"

#include "cli/cup_refusal.h"
#include "cli/cup_run_clock.h"
#include "cli/cup_tell.h"
#include "cli/cup_time.h"
#include "i18n/i18n.h"

#include <stdio.h>

enum { NUMBER = 24, NAME = 320, SIDES = 640, MINUTE = 60000 };

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

/* ------------------------------------------------------- announced for the past */

/* "17 minutes", "3 hours": of less than two hours the minutes. */
static void ago_write(int64_t minutes, char *out, size_t cap)
{
	bool hours = minutes >= 120;
	unsigned long count = (unsigned long)(hours ? minutes / 60 : minutes);
	char number[NUMBER];
	const ck_slot slots[] = {{"count", number}, {NULL, NULL}};

	snprintf(number, sizeof(number), "%lu", count);
	ck_fill(out, cap,
	        hours ? ck_trn("{count} hour", "{count} hours", count)
	              : ck_trn("{count} minute", "{count} minutes", count),
	        slots);
}

bool ck_cup_round_past_tell(const ck_cup *cup, const ck_act *act, char *out, size_t cap)
{
	int64_t clock = ck_run_clock();
	int64_t deadline = act->start + (int64_t)ck_cup_about(cup)->grace * MINUTE;
	char time[CK_CUP_TIME], from[CK_CUP_TIME], ago[NAME];
	const ck_slot slots[] = {{"time", ck_cup_time_near(act->start, clock, time)},
	                         {"from", ck_cup_time_near(deadline, clock, from)},
	                         {"ago", ago},
	                         {NULL, NULL}};

	if (act->kind != CK_ACT_ANNOUNCE || clock - act->start < MINUTE)
		return false;
	ago_write((clock - act->start) / MINUTE, ago, sizeof(ago));
	ck_fill(out, cap,
	        deadline <= clock
	                ? ck_tr("{time} was {ago} ago: who is not seated can be declared absent at "
	                        "once (rule 16).")
	                : ck_tr("{time} was {ago} ago: who is not seated can be declared absent from "
	                        "{from} on (rule 16)."),
	        slots);
	return true;
}

void ck_cup_round_past_print(const ck_cup *cup, const ck_act *act)
{
	char text[CK_CUP_SENTENCE];

	if (ck_cup_round_past_tell(cup, act, text, sizeof(text)))
		printf("%s\n", text);
}

/* ----------------------------------------------------------- no further round */

bool ck_cup_round_lost_tell(const ck_cup *cup, char *out, size_t cap)
{
	uint32_t lost = ck_cup_rounds_lost(cup);
	char number[NUMBER];
	const ck_slot slots[] = {{"rounds", number}, {NULL, NULL}};

	snprintf(number, sizeof(number), "%u", lost);
	ck_fill(out, cap,
	        ck_trn("{rounds} round of those planned is left out: there is no pairing any more in which "
	               "nobody "
	               "meets an opponent again or has a second bye.",
	               "{rounds} rounds of those planned are left out: there is no pairing any more in which "
	               "nobody meets an opponent again or has a second bye.",
	               lost),
	        slots);
	return lost != 0;
}

void ck_cup_round_lost_print(const ck_cup *cup)
{
	char text[CK_CUP_SENTENCE];

	if (ck_cup_round_lost_tell(cup, text, sizeof(text)))
		printf("%s\n", text);
}
