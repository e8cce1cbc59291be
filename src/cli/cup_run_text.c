/* cup_run_text.c - the lines of the screens: head, rows, keys. */
#include "cli/cup_run_text.h"

#include "cli/cup_stage.h"
#include "cli/cup_tell.h"
#include "cli/cup_time.h"
#include "i18n/i18n.h"

#include <stdio.h>
#include <string.h>

enum { NAME = 320, NUMBER = 24, MINUTE = 60000, EVENING = 12 * 60 * MINUTE };

static const char *number_write(uint64_t number, char *out)
{
	snprintf(out, NUMBER, "%llu", (unsigned long long)number);
	return out;
}

/* A time: with its day where that is not this evening, so that lines stay short past midnight. */
static const char *time_write(int64_t at, int64_t now, char *out)
{
	bool evening = at - now < EVENING && now - at < EVENING;

	return evening ? ck_cup_time_clock(at, out) : ck_cup_time_near(at, now, out);
}

/* -------------------------------------------------------------------- head */

const char *ck_run_text_head(const ck_run *run, char *out)
{
	const ck_cup_info *about = ck_cup_about(run->file.cup);
	char clock[CK_CUP_TIME], roles[CK_RUN_CELL], who[CK_RUN_LINE / 2];
	uint8_t role = ck_cup_role_of(run->file.cup, run->who);
	const ck_slot who_slots[] = {
		{"who", run->who}, {"roles", ck_cup_tell_roles(role, roles, sizeof(roles))}, {NULL, NULL}};
	const ck_slot slots[] = {{"name", about->name},
	                         {"time", ck_cup_time_clock(run->agenda.now, clock)},
	                         {"who", who},
	                         {NULL, NULL}};

	ck_fill(who, sizeof(who), role != 0 ? "{who} ({roles})" : "{who}", who_slots);
	ck_fill(out, CK_RUN_LINE, "{time}  {name}  ·  {who}", slots);
	return out;
}

/* Before the draw and after the last game. */
static const char *quiet_of(const ck_run *run)
{
	switch (ck_cup_about(run->file.cup)->phase) {
	case CK_CUP_ENTRIES:
		return CK_MSG("{entrants} entrants; the draw has not been made (key d: make it).");
	case CK_CUP_COMPLETE: return CK_MSG("All is decided. Key S shows the standings.");
	case CK_CUP_CLOSED: return CK_MSG("The championship is closed. Key S shows the standings.");
	default: break;
	}
	if (run->agenda.pairs_next)
		return CK_MSG("The round is over: the next one can be paired (key p).");
	if (run->agenda.whole != 0)
		return CK_MSG(
			"Round {round}, games open: {open}, likely until {end}; the whole until {whole}.");
	return CK_MSG("Round {round}, games open: {open}; the last is likely to end at {end}.");
}

/* The games that are not over, and the first round that has one. */
static uint32_t games_open(const ck_cup *cup, uint32_t *round)
{
	const ck_cup_info *about = ck_cup_about(cup);
	uint32_t open = 0;

	*round = about->rounds;
	for (uint32_t i = 1; i <= about->games; i++) {
		const ck_cup_game *game = ck_cup_game_of(cup, i);
		uint32_t of = ck_cup_match_of(cup, game->match)->round;

		if (game->state >= CK_GAME_CERTIFIED)
			continue;
		open++;
		*round = of < *round ? of : *round;
	}
	return open;
}

const char *ck_run_text_summary(const ck_run *run, char *out)
{
	const ck_cup *cup = run->file.cup;
	char open[NUMBER], entrants[NUMBER], round[NUMBER], end[CK_CUP_TIME], whole[CK_CUP_TIME];
	uint32_t in = 0, first;
	const ck_slot slots[] = {{"open", open}, {"entrants", entrants}, {"round", round},
	                         {"end", end},   {"whole", whole},       {NULL, NULL}};

	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++)
		in += ck_cup_entrant_of(cup, i)->state != CK_ENTRANT_LEFT;
	number_write(games_open(cup, &first), open);
	number_write(first, round);
	number_write(in, entrants);
	time_write(run->agenda.end, run->agenda.now, end);
	time_write(run->agenda.whole, run->agenda.now, whole);
	ck_fill(out, CK_RUN_LINE, ck_tr(quiet_of(run)), slots);
	return out;
}

static const char *const parts[CK_AGENDA_PARTS] = {
	[CK_AGENDA_JUDGE] = CK_MSG("Waiting for a judge: {count}"),
	[CK_AGENDA_LATE] = CK_MSG("Late: {count}"),
	[CK_AGENDA_PLAYING] = CK_MSG("At the tables: {count}"),
	[CK_AGENDA_NEXT] = CK_MSG("To come: {count}"),
	[CK_AGENDA_OVER] = CK_MSG("Over: {count}"),
};

const char *ck_run_text_part(const ck_run *run, unsigned part, char *out)
{
	char count[NUMBER];
	const ck_slot slots[] = {{"count", number_write(run->agenda.parts[part], count)}, {NULL, NULL}};

	ck_fill(out, CK_RUN_LINE, ck_tr(parts[part]), slots);
	return out;
}

/* -------------------------------------------------------------------- rows */

/* Minutes and seconds that are left: "8:05"; hours too where there are any. */
static const char *left_write(int64_t ms, char *out)
{
	int64_t seconds = (ms + 999) / 1000;

	if (seconds < 3600)
		snprintf(out, NUMBER, "%d:%02d", (int)(seconds / 60), (int)(seconds % 60));
	else
		snprintf(out, NUMBER, "%d:%02d:%02d", (int)(seconds / 3600), (int)(seconds / 60 % 60),
		         (int)(seconds % 60));
	return out;
}

static const char *text_of_next(const ck_agenda_row *row)
{
	bool behind = row->late >= MINUTE;

	if (row->announced == 0)
		return row->expected != 0 ? CK_MSG("shift {shift}, about {likely}") : CK_MSG("shift {shift}");
	return behind ? CK_MSG("shift {shift}, {time}, about {likely}") : CK_MSG("shift {shift}, {time}");
}

static const char *text_of_over(const ck_run *run, const ck_agenda_row *row, const ck_cup_game *game)
{
	switch (row->state) {
	case CK_GAME_CERTIFIED:
		return game->absent != 0 ? CK_MSG("{since}, absent") : CK_MSG("{since}, {home}");
	case CK_GAME_ANNULLED: return CK_MSG("{since}, annulled");
	case CK_GAME_DROPPED: break;
	default: return CK_MSG("not played"); /* the championship is closed */
	}
	return ck_cup_match_of(run->file.cup, game->match)->state == CK_MATCH_FORFEITED
	               ? "{since}, {state}"
	               : CK_MSG("{since}, not needed");
}

static const char *text_of_when(const ck_run *run, const ck_agenda_row *row, const ck_cup_game *game)
{
	if (row->claim != 0)
		return CK_MSG("claim {claim}, since {since}");
	switch (row->part) {
	case CK_AGENDA_JUDGE: return CK_MSG("{home}, for {waits} min");
	case CK_AGENDA_LATE:
		return row->declarable ? CK_MSG("may be declared absent") : CK_MSG("{time}, {left} left");
	case CK_AGENDA_PLAYING:
		if (row->state == CK_GAME_CALLED)
			return CK_MSG("called {since}");
		return row->late >= MINUTE ? CK_MSG("since {since}, {late} min late")
		                           : CK_MSG("since {since}");
	case CK_AGENDA_NEXT: return text_of_next(row);
	default: return text_of_over(run, row, game);
	}
}

/* Why whoever lost a match without a game is out; "" where nobody is. */
static const char *state_of(const ck_cup *cup, const ck_cup_game *game)
{
	const ck_cup_match *match = ck_cup_match_of(cup, game->match);
	const ck_cup_entrant *lost = ck_cup_entrant_of(cup, match->side[match->winner == match->side[0]]);

	return match->state == CK_MATCH_FORFEITED && lost != NULL ? ck_cup_tell_entrant_state(lost->state)
	                                                          : "";
}

static void when_write(const ck_run *run, const ck_agenda_row *row, char *out)
{
	const ck_cup_game *game = ck_cup_game_of(run->file.cup, row->game);
	char claim[NUMBER], home[NUMBER] = "", waits[NUMBER], left[NUMBER], late[NUMBER], shift[NUMBER];
	char since[CK_CUP_TIME], time[CK_CUP_TIME], likely[CK_CUP_TIME];
	int64_t now = run->agenda.now;
	const ck_slot slots[] = {
		{"claim", number_write(row->claim, claim)},
		{"state", game != NULL ? state_of(run->file.cup, game) : ""},
		{"home", home},
		{"waits", number_write(now > row->since ? (uint64_t)(now - row->since) / MINUTE : 0, waits)},
		{"left", left_write(row->deadline - now, left)},
		{"late", number_write((uint64_t)row->late / MINUTE, late)},
		{"shift", number_write(row->shift, shift)},
		{"since", time_write(row->since, now, since)},
		{"time", time_write(row->announced, now, time)},
		{"likely", time_write(row->expected, now, likely)},
		{NULL, NULL}};

	if (game != NULL)
		snprintf(home, sizeof(home), "%u-%u", game->home[0], game->home[1]);
	ck_fill(out, CK_RUN_CELL, ck_tr(text_of_when(run, row, game)), slots);
}

static void claim_write(const ck_run *run, const ck_agenda_row *row, char *out)
{
	const ck_cup_claim *claim = ck_cup_claim_of(run->file.cup, row->claim);
	char name[NAME];
	const ck_slot slots[] = {
		{"name", ck_cup_tell_entrant(run->file.cup, claim->entrant, name, sizeof(name))},
		{"text", claim->text},
		{NULL, NULL}};

	ck_fill(out, CK_RUN_LINE, "{name}: {text}", slots);
}

/* What the match is called, where the list has room for it: of four games at once nobody takes one for another. Of the
 * others the round, in a part of the list that has several. */
static void stage_write(const ck_run *run, const ck_agenda_row *row, char *out)
{
	const ck_cup_match *match = ck_cup_match_of(run->file.cup,
	                                            ck_cup_game_of(run->file.cup, row->game)->match);
	ck_cup_stage stage = ck_cup_stage_of(run->file.cup, match);
	char round[NUMBER], text[CK_RUN_CELL];
	const ck_slot slots[] = {{"stage", text}, {NULL, NULL}};
	const ck_slot round_slots[] = {{"round", number_write(match->round, round)}, {NULL, NULL}};

	if (stage != CK_STAGE_NONE && stage != CK_STAGE_QUARTERFINAL)
		snprintf(text, sizeof(text), "%s", ck_cup_stage_word(stage));
	else if (run->mixed[row->part])
		ck_fill(text, sizeof(text), ck_trc("short: round 3", "r{round}"), round_slots);
	else
		return;
	ck_fill(out, CK_RUN_CELL, "{stage}: ", slots);
}

void ck_run_text_row(const ck_run *run, const ck_agenda_row *row, ck_run_cells *cells)
{
	*cells = (ck_run_cells){0};
	if (row->game != 0)
		snprintf(cells->number, sizeof(cells->number), "%u", row->game);
	if (row->table != 0 && row->part != CK_AGENDA_OVER) {
		char table[NUMBER];
		const ck_slot slots[] = {{"table", number_write(row->table, table)}, {NULL, NULL}};

		ck_fill(cells->table, sizeof(cells->table), ck_trc("short: table 3", "t{table}"), slots);
	}
	when_write(run, row, cells->when);
	if (row->claim != 0)
		claim_write(run, row, cells->sides);
	else
		ck_cup_tell_sides(run->file.cup, row->game, cells->sides, sizeof(cells->sides));
	if (row->claim == 0)
		stage_write(run, row, cells->stage);
}

/* -------------------------------------------------------------------- acts */

const char *ck_run_text_act(const ck_cup *cup, const ck_act *act, int64_t now, char *out)
{
	char clock[CK_CUP_TIME], did[3 * CK_CUP_SENTENCE];
	const ck_slot slots[] = {{"time", time_write(act->at, now, clock)},
	                         {"who", act->who},
	                         {"did", ck_cup_tell(cup, act, did, sizeof(did))},
	                         {NULL, NULL}};

	ck_fill(out, CK_RUN_LINE, "{time} {who}: {did}", slots);
	return out;
}

/* -------------------------------------------------------------------- keys */

static size_t key_add(char *out, size_t used, const char *key, const char *label)
{
	const ck_slot slots[] = {{"key", key}, {"label", label}, {NULL, NULL}};

	return used + ck_fill(out + used, CK_RUN_LINE - used, used > 0 ? " · {key} {label}" : "{key} {label}",
	                      slots);
}

const char *ck_run_text_keys(const ck_run *run, char *out)
{
	const ck_agenda_row *row = ck_run_row(run);
	const ck_run_deed *usual = ck_run_deed_usual(run->file.cup, row);
	ck_refusal refusal;
	size_t used = 0;

	out[0] = '\0';
	if (usual != NULL &&
	    ck_run_deed_offered(usual, run->file.cup, run->who, row, run->agenda.now, &refusal))
		used = key_add(out, used, ck_trc("key", "Enter"), ck_run_deed_label(usual));
	for (const ck_run_deed *deed = ck_run_deeds; deed->key != 0; deed++) {
		const char key[2] = {deed->key, '\0'};

		if (deed != usual && !deed->rare &&
		    ck_run_deed_offered(deed, run->file.cup, run->who, row, run->agenda.now, &refusal))
			used = key_add(out, used, key, ck_run_deed_label(deed));
	}
	used = key_add(out, used, "S", ck_trc("key", "standings"));
	used = key_add(out, used, "l", ck_trc("key", "log"));
	used = key_add(out, used, "?", ck_trc("key", "help"));
	(void)key_add(out, used, "q", ck_trc("key", "quit"));
	return out;
}
