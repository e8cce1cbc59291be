/* cup_run_answer.c - the answers to the questions of a form. */
#include "cli/cup_args.h"
#include "cli/cup_run_form.h"
#include "cli/cup_time.h"
#include "term/fold.h"

#include <stdio.h>
#include <string.h>

enum { DAY = 1440 }; /* minutes */

/* What an answer is. */
typedef enum answered {
	TAKEN,
	WRONG,
	LEFT,
} answered;

/* A number from low to high; WRONG with a sentence that says so. */
static answered number_take(const char *line, uint32_t low, uint32_t high, uint32_t *number, char *out)
{
	char least[24], most[24];
	const ck_slot slots[] = {{"low", least}, {"high", most}, {NULL, NULL}};

	if (ck_cup_number(line, number) && *number >= low && *number <= high)
		return TAKEN;
	snprintf(least, sizeof(least), "%u", low);
	snprintf(most, sizeof(most), "%u", high);
	ck_fill(out, CK_CUP_SENTENCE, ck_tr("Type a number from {low} to {high}, or - to leave it."), slots);
	return WRONG;
}

static answered table_take(ck_run_form *f, const ck_cup *cup, const char *line, char *out)
{
	uint32_t usual = ck_agenda_free_table(cup, f->act.game);

	if (line[0] != '\0')
		return number_take(line, 1, ck_cup_about(cup)->boards, &f->act.table, out);
	f->act.table = usual;
	if (usual != 0)
		return TAKEN;
	ck_fill(out, CK_CUP_SENTENCE, ck_tr("No table is free; a game must be over first."), NULL);
	return WRONG;
}

static answered side_take(const char *line, uint32_t high, uint8_t *side, char *out)
{
	uint32_t number = 0;
	answered a = number_take(line, 1, high, &number, out);

	if (a == TAKEN)
		*side = (uint8_t)(number - 1);
	return a;
}

/* Pieces home of a side: of who won at least as many as win, of the others fewer than all. */
static answered home_take(ck_run_form *f, const ck_cup *cup, bool won, const char *line, char *out)
{
	const ck_cup_info *about = ck_cup_about(cup);
	uint32_t number = about->pieces;
	answered a = TAKEN;

	if (!won || line[0] != '\0')
		a = number_take(line, won ? about->pieces : 0, ck_cup_home_most(cup) - (won ? 0u : 1u),
		                &number, out);
	if (a == TAKEN)
		f->act.home[won ? f->act.winner : 1 - f->act.winner] = (uint8_t)number;
	return a;
}

/* How many there are; "" leaves it as it is. */
static answered count_take(const char *line, uint32_t now, uint32_t most, uint32_t *count, char *out)
{
	*count = now;
	return line[0] != '\0' ? number_take(line, 1, most, count, out) : TAKEN;
}

/* Digits of roles, as they are offered: 12 for two of them; 0 for none. */
static answered roles_take(const char *line, uint8_t *roles, char *out)
{
	const char *digits = "123";

	*roles = 0;
	if (strcmp(line, "0") == 0)
		return TAKEN;
	if (line[0] == '\0' || line[strspn(line, "123")] != '\0') {
		ck_fill(out, CK_CUP_SENTENCE,
		        ck_tr("Type 1, 2 or 3, several together as 12, or 0; - leaves it."), NULL);
		return WRONG;
	}
	for (unsigned i = 0; i < 3; i++)
		if (strchr(line, digits[i]) != NULL)
			*roles |= (uint8_t)(1u << i);
	return TAKEN;
}

static answered text_take(char *to, const char *line)
{
	snprintf(to, CK_INPUT_LINE, "%s", line);
	return TAKEN;
}

/* Whether who won can have so many, and the others. */
static bool is_home(const ck_cup *cup, uint32_t won, uint32_t lost)
{
	uint32_t most = ck_cup_home_most(cup);

	return won >= ck_cup_about(cup)->pieces && won <= most && lost < most;
}

/* Both numbers of "4-2", as `charkoni cup report` has them: side 1 first. The other way round counts too where it alone
 * is possible; where both are, and mean different things, neither. */
static answered homes_take(ck_run_form *f, const ck_cup *cup, const char *line, char *out)
{
	const unsigned winner = f->act.winner;
	unsigned first = 0, second = 0;
	char dash = 0, behind = 0;
	bool by_side, by_winner;

	if (sscanf(line, "%3u %c %3u %c", &first, &dash, &second, &behind) != 3 || dash != '-') {
		ck_fill(out, CK_CUP_SENTENCE, ck_tr("Type one number, or both as 4-2; - leaves it."), NULL);
		return WRONG;
	}
	by_side = winner == 0 ? is_home(cup, first, second) : is_home(cup, second, first);
	by_winner = is_home(cup, first, second);
	if (by_side == by_winner && (!by_side || (winner == 1 && first != second))) {
		ck_fill(out, CK_CUP_SENTENCE,
		        by_side ? ck_tr("That can be read in two ways: type one number.")
		                : ck_tr("So many pieces cannot be home; type one number, or - to leave it."),
		        NULL);
		return WRONG;
	}
	f->act.home[by_side ? 0 : winner] = (uint8_t)first;
	f->act.home[by_side ? 1 : 1 - winner] = (uint8_t)second;
	if (f->deed->wants[f->step] == CK_WANT_HOME_WON)
		f->step++; /* the other question is answered too */
	return TAKEN;
}

static answered official_take(ck_run_form *f, const ck_cup *cup, const char *line, char *out)
{
	const ck_cup_official *official;
	uint32_t number = 0;

	if (ck_cup_number(line, &number) && number > 0 &&
	    (official = ck_run_deed_official(cup, number)) != NULL)
		return text_take(f->text, official->name);
	for (uint32_t i = 1; (official = ck_run_deed_official(cup, i)) != NULL; i++)
		if (ck_fold_equal(line, official->name))
			return text_take(f->text, official->name);
	ck_fill(out, CK_CUP_SENTENCE, ck_tr("Type the number or the name of an official, or - to leave it."),
	        NULL);
	return WRONG;
}

/* Of an official a name that is there counts as it is there; else it is a new one. */
static answered name_take(ck_run_form *f, const ck_cup *cup, const char *line)
{
	const ck_cup_official *official;

	for (uint32_t i = 0; f->deed->kind == CK_ACT_OFFICIAL; i++) {
		official = ck_cup_official_at(cup, i);
		if (official == NULL)
			break;
		if (ck_fold_equal(line, official->name))
			return text_take(f->text, official->name);
	}
	return text_take(f->text, line);
}

/* An entrant by its number, with or without "#" before it, or by name; 0 for none. Of a game 1 and 2 are its sides. */
static uint32_t entrant_find(const ck_run_form *f, const ck_cup *cup, const char *line)
{
	const ck_cup_game *game = ck_run_form_asks_side(f) ? ck_cup_game_of(cup, f->game) : NULL;
	uint32_t number = 0;

	if (line[0] == '#' && ck_cup_number(line + 1, &number))
		return number;
	if (game != NULL && ck_cup_number(line, &number) && (number == 1 || number == 2))
		return ck_cup_match_of(cup, game->match)->side[number - 1];
	return ck_cup_entrant_find(cup, line);
}

/* "" where two who are level are offered: one of them. */
static answered entrant_take(ck_run_form *f, const ck_cup *cup, const char *line, uint32_t *entrant,
                             char *out)
{
	bool other = entrant == &f->act.other;
	uint32_t number = line[0] != '\0' ? entrant_find(f, cup, line) : f->level[other];

	if (ck_cup_entrant_of(cup, number) != NULL) {
		*entrant = number;
		return TAKEN;
	}
	ck_fill(out, CK_CUP_SENTENCE,
	        ck_tr("There is no one entrant of that number or name; type - to leave it."), NULL);
	return WRONG;
}

static answered claimant_take(ck_run_form *f, const ck_cup *cup, const char *line, char *out)
{
	const ck_cup_game *game = ck_cup_game_of(cup, f->act.game);
	uint8_t side = 0;
	answered a;

	if (game == NULL)
		return entrant_take(f, cup, line, &f->act.entrant, out);
	a = side_take(line, 2, &side, out);
	if (a == TAKEN)
		f->act.entrant = ck_cup_match_of(cup, game->match)->side[side];
	return a;
}

static answered time_take(ck_run_form *f, int64_t now, const char *line, char *out)
{
	const ck_cup_time_fault fault = ck_cup_time_start(line, now, &f->act.start);
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"value", ck_args_quote(line, quote)}, {NULL, NULL}};

	if (fault == CK_CUP_TIME_READ)
		return TAKEN;
	ck_fill(out, CK_CUP_SENTENCE, ck_cup_time_wrong(fault), slots);
	return WRONG;
}

static bool is_word(const char *line, const char *letter, const char *word)
{
	return ck_fold_equal(line, letter) || ck_fold_equal(line, word);
}

/* The own letter of a language counts as well as y and n. */
static answered sure_take(const char *line, char *out)
{
	if (is_word(line, "y", "yes") || is_word(line, ck_trc("answer", "y"), ck_trc("answer", "yes")))
		return TAKEN;
	if (is_word(line, "n", "no") || is_word(line, ck_trc("answer", "n"), ck_trc("answer", "no")))
		return LEFT;
	ck_fill(out, CK_CUP_SENTENCE, ck_tr("Press y for yes, or n for no."), NULL);
	return WRONG;
}

bool ck_run_form_has_offer(const ck_run_form *f)
{
	switch (ck_run_form_want(f)) {
	case CK_WANT_TABLE:
	case CK_WANT_BOARDS:
	case CK_WANT_MINUTES:
	case CK_WANT_HOME_WON: return true;
	case CK_WANT_ENTRANT: return f->level[0] != 0;
	case CK_WANT_OTHER: return f->level[0] != 0 && f->act.entrant == f->level[0];
	case CK_WANT_SEED: return f->seed[0] != '\0';
	default: return false;
	}
}

static answered take(ck_run_form *f, const ck_cup *cup, int64_t now, const char *line, char *out)
{
	switch (f->deed->wants[f->step]) {
	case CK_WANT_TABLE: return table_take(f, cup, line, out);
	case CK_WANT_WINNER: return side_take(line, 2, &f->act.winner, out);
	case CK_WANT_OFFICIAL: return official_take(f, cup, line, out);
	case CK_WANT_HOME_WON:
	case CK_WANT_HOME_LOST:
		if (strspn(line, "0123456789") < strlen(line))
			return homes_take(f, cup, line, out);
		return home_take(f, cup, f->deed->wants[f->step] == CK_WANT_HOME_WON, line, out);
	case CK_WANT_ONE_SIDE: return side_take(line, 2, &f->act.side, out);
	case CK_WANT_ABSENT: return side_take(line, 3, &f->act.side, out);
	case CK_WANT_CLAIMANT: return claimant_take(f, cup, line, out);
	case CK_WANT_ENTRANT: return entrant_take(f, cup, line, &f->act.entrant, out);
	case CK_WANT_OTHER: return entrant_take(f, cup, line, &f->act.other, out);
	case CK_WANT_MEMBER: return side_take(line, 2, &f->act.member, out);
	case CK_WANT_ROLES: return roles_take(line, &f->act.role, out);
	case CK_WANT_BOARDS:
		return count_take(line, ck_cup_about(cup)->boards, CK_CUP_BOARDS_MAX, &f->act.boards, out);
	case CK_WANT_MINUTES: return count_take(line, ck_cup_about(cup)->minutes, DAY, &f->act.minutes, out);
	case CK_WANT_TIME: return time_take(f, now, line, out);
	case CK_WANT_WHY:
	case CK_WANT_WHY_EARLY: return text_take(f->why, line);
	case CK_WANT_NAME: return name_take(f, cup, line);
	case CK_WANT_TEXT: return text_take(f->text, line);
	case CK_WANT_SEED: return line[0] != '\0' ? text_take(f->seed, line) : TAKEN;
	default: return sure_take(line, out);
	}
}

/* A change that changes nothing. */
static bool is_as_it_was(const ck_run_form *f, const ck_cup *cup)
{
	return f->deed->kind == CK_ACT_CHANGE && f->act.boards == ck_cup_about(cup)->boards &&
	       f->act.minutes == ck_cup_about(cup)->minutes;
}

ck_form_result ck_run_form_answer(ck_run_form *f, const ck_cup *cup, int64_t now, const char *line, char *out)
{
	bool leaves = strcmp(line, "-") == 0 || strcmp(line, "q") == 0 ||
	              (line[0] == '\0' && !ck_run_form_has_offer(f));
	ck_form_result result;
	answered a = leaves ? LEFT : take(f, cup, now, line, out);

	if (a == WRONG)
		return CK_FORM_WRONG;
	if (a == LEFT) {
		ck_run_form_end(f);
		return CK_FORM_LEFT;
	}
	f->step++;
	result = ck_run_form_go_on(f, cup);
	if (result != CK_FORM_READY || !is_as_it_was(f, cup))
		return result;
	ck_run_form_end(f);
	return CK_FORM_LEFT;
}
