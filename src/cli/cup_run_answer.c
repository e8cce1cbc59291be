/* cup_run_answer.c - the answers to the questions of a form. */
#include "cli/cup_args.h"
#include "cli/cup_run_form.h"
#include "cli/cup_time.h"
#include "term/fold.h"

#include <stdio.h>
#include <string.h>

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
		a = number_take(line, won ? about->pieces : 0, won ? about->most : about->most - 1u, &number,
		                out);
	if (a == TAKEN)
		f->act.home[won ? f->act.winner : 1 - f->act.winner] = (uint8_t)number;
	return a;
}

static answered entrant_take(ck_run_form *f, const ck_cup *cup, const char *line, char *out)
{
	uint32_t number = ck_cup_entrant_find(cup, line);

	if (ck_cup_entrant_of(cup, number) != NULL) {
		f->act.entrant = number;
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
		return entrant_take(f, cup, line, out);
	a = side_take(line, 2, &side, out);
	if (a == TAKEN)
		f->act.entrant = ck_cup_match_of(cup, game->match)->side[side];
	return a;
}

static answered time_take(ck_run_form *f, int64_t now, const char *line, char *out)
{
	if (ck_cup_time_read(line, now, &f->act.start))
		return TAKEN;
	ck_fill(out, CK_CUP_SENTENCE, ck_tr("Type a time of today, as 20:00, or - to leave it."), NULL);
	return WRONG;
}

static answered text_take(char *to, const char *line)
{
	snprintf(to, CK_INPUT_LINE, "%s", line);
	return TAKEN;
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

/* True where an empty line takes what is offered. */
static bool has_offer(const ck_run_form *f)
{
	switch (f->deed->wants[f->step]) {
	case CK_WANT_TABLE:
	case CK_WANT_HOME_WON: return true;
	case CK_WANT_SEED: return f->seed[0] != '\0';
	default: return false;
	}
}

static answered take(ck_run_form *f, const ck_cup *cup, int64_t now, const char *line, char *out)
{
	switch (f->deed->wants[f->step]) {
	case CK_WANT_TABLE: return table_take(f, cup, line, out);
	case CK_WANT_WINNER: return side_take(line, 2, &f->act.winner, out);
	case CK_WANT_HOME_WON: return home_take(f, cup, true, line, out);
	case CK_WANT_HOME_LOST: return home_take(f, cup, false, line, out);
	case CK_WANT_ONE_SIDE: return side_take(line, 2, &f->act.side, out);
	case CK_WANT_ABSENT: return side_take(line, 3, &f->act.side, out);
	case CK_WANT_CLAIMANT: return claimant_take(f, cup, line, out);
	case CK_WANT_ENTRANT: return entrant_take(f, cup, line, out);
	case CK_WANT_TIME: return time_take(f, now, line, out);
	case CK_WANT_WHY:
	case CK_WANT_WHY_EARLY: return text_take(f->why, line);
	case CK_WANT_TEXT: return text_take(f->text, line);
	case CK_WANT_SEED: return line[0] != '\0' ? text_take(f->seed, line) : TAKEN;
	default: return sure_take(line, out);
	}
}

ck_form_result ck_run_form_answer(ck_run_form *f, const ck_cup *cup, int64_t now, const char *line, char *out)
{
	bool leaves = strcmp(line, "-") == 0 || (line[0] == '\0' && !has_offer(f));
	answered a = leaves ? LEFT : take(f, cup, now, line, out);

	if (a == WRONG)
		return CK_FORM_WRONG;
	if (a == LEFT) {
		ck_run_form_end(f);
		return CK_FORM_LEFT;
	}
	f->step++;
	return ck_run_form_go_on(f, cup);
}
