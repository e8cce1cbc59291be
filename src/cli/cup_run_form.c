/* cup_run_form.c - questions, and what the answers make. */
#include "cli/cup_run_form.h"

#include "cli/cup_same.h"

#include <stdio.h>

ck_run_want ck_run_form_want(const ck_run_form *f)
{
	return f->deed != NULL && f->step < CK_RUN_WANTS ? (ck_run_want)f->deed->wants[f->step]
	                                                 : CK_WANT_NOTHING;
}

/* ------------------------------------------------------------ from step to step */

/* Where a side wins with all the pieces that it has there is nothing to ask. */
static bool is_idle(const ck_run_form *f, const ck_cup *cup)
{
	const ck_cup_info *about = ck_cup_about(cup);

	switch (ck_run_form_want(f)) {
	case CK_WANT_WHY_EARLY: return about->phase == CK_CUP_COMPLETE;
	case CK_WANT_HOME_WON: return about->pieces == about->most;
	case CK_WANT_MEMBER: return about->size == 1;
	case CK_WANT_SURE_LATE: return f->missing == 0;
	default: return false;
	}
}

ck_form_result ck_run_form_go_on(ck_run_form *f, const ck_cup *cup)
{
	while (is_idle(f, cup)) {
		if (ck_run_form_want(f) == CK_WANT_HOME_WON)
			f->act.home[f->act.winner] = ck_cup_about(cup)->pieces;
		f->step++;
	}
	return ck_run_form_want(f) == CK_WANT_NOTHING ? CK_FORM_READY : CK_FORM_ASKS;
}

ck_form_result ck_run_form_begin(ck_run_form *f, const ck_run_deed *deed, const ck_cup *cup, const char *who,
                                 const ck_agenda_row *row, const char *seed)
{
	*f = (ck_run_form){.deed = deed, .seen = ck_cup_acts(cup)};
	f->act = ck_run_deed_act(deed, cup, who, row);
	f->game = row != NULL ? row->game : 0;
	if (deed->kind == CK_ACT_START && row != NULL && ck_agenda_is_hasty(row))
		f->missing = row->missing;
	f->act.why = f->why;
	f->act.text = f->text;
	if (deed->kind == CK_ACT_OFFICIAL || deed->kind == CK_ACT_SUBSTITUTE)
		f->act.name = f->text;
	if (deed->kind == CK_ACT_EXTRA)
		(void)ck_run_deed_level(cup, f->level);
	if (deed->kind == CK_ACT_DRAW)
		snprintf(f->seed, sizeof(f->seed), "%s", seed);
	f->act.seed = f->seed;
	return ck_run_form_go_on(f, cup);
}

ck_act ck_run_form_act(const ck_run_form *f, const ck_cup *cup, ck_cup_act_words *words)
{
	ck_act *act = &words->act;

	*act = f->act;
	if (act->name == f->text)
		act->text = ""; /* what was typed is a name */
	if (act->kind == CK_ACT_CHANGE) {
		ck_cup_act_now(cup, words);
		act->boards = f->act.boards;
		act->minutes = f->act.minutes;
	} else if (act->kind == CK_ACT_AMEND) {
		ck_cup_act_now(cup, words);
		act->text = "";
		act->player[act->member] = f->text;
		act->member = 0;
	}
	return *act;
}

void ck_run_form_end(ck_run_form *f)
{
	*f = (ck_run_form){0};
}

bool ck_run_form_is_text(const ck_run_form *f)
{
	switch (ck_run_form_want(f)) {
	case CK_WANT_CLAIMANT:
	case CK_WANT_ENTRANT:
	case CK_WANT_OTHER:
	case CK_WANT_NAME:
	case CK_WANT_OFFICIAL:
	case CK_WANT_WHY:
	case CK_WANT_WHY_EARLY:
	case CK_WANT_TEXT:
	case CK_WANT_SEED: return true;
	default: return false;
	}
}

bool ck_run_form_asks_side(const ck_run_form *f)
{
	return f->game != 0 && ck_run_form_want(f) == CK_WANT_ENTRANT && f->deed->kind != CK_ACT_EXTRA &&
	       f->deed->kind != CK_ACT_REINSTATE;
}

bool ck_run_form_is_sure(const ck_run_form *f)
{
	return ck_run_form_want(f) == CK_WANT_SURE || ck_run_form_want(f) == CK_WANT_SURE_LATE;
}

uint32_t ck_run_form_overtaken(const ck_run_form *f, const ck_cup *cup)
{
	uint32_t acts = ck_cup_acts(cup), i = f->seen;

	while (f->deed != NULL && i < acts && !ck_cup_same(cup, ck_cup_act_at(cup, i), &f->act))
		i++;
	return f->deed != NULL ? i : acts;
}
