/* cup_file_tell.c - what became of acts, as sentences. */
#include "cli/args.h"
#include "cli/cup_file_parts.h"
#include "cli/cup_refusal.h"
#include "cli/cup_run_clock.h"
#include "cli/cup_tell.h"
#include "cli/cup_time.h"

#include <stdio.h>

static const char *const store_texts[CK_STORE_ANSWER_COUNT] = {
	[CK_STORE_MISSING] = CK_MSG("There is no championship in “{file}”; `charkoni cup new` makes one."),
	[CK_STORE_EXISTS] = CK_MSG("“{file}” is there already; a new championship wants a new file."),
	[CK_STORE_FOREIGN] = CK_MSG("“{file}” is something else than a file of charkoni."),
	[CK_STORE_NEWER] = CK_MSG("“{file}” was written by a newer charkoni than this."),
	[CK_STORE_BROKEN] = CK_MSG("“{file}” is damaged: {detail}."),
	[CK_STORE_READ_ONLY] = CK_MSG("“{file}” may not be written; nothing was changed."),
	[CK_STORE_FULL] = CK_MSG("The disk of “{file}” is full; nothing was changed."),
	[CK_STORE_BUSY] = CK_MSG("“{file}” is kept busy by another program; nothing was changed."),
	[CK_STORE_FAILED] = CK_MSG("“{file}” could not be read or written: {detail}."),
};

static const char *store_tell(const ck_cup_file *f, uint8_t answer, char *out, size_t cap)
{
	char file[CK_ARGS_QUOTE], detail[CK_ARGS_QUOTE];
	const char *text = answer < CK_STORE_ANSWER_COUNT ? store_texts[answer] : NULL;
	const ck_slot slots[] = {{"file", ck_args_quote(f->path, file)},
	                         {"detail", ck_args_quote(ck_store_detail(f->store), detail)},
	                         {NULL, NULL}};

	ck_fill(out, cap, ck_tr(text != NULL ? text : store_texts[CK_STORE_FAILED]), slots);
	return out;
}

static const char *strange_tell(const ck_cup_file *f, char *out, size_t cap)
{
	char file[CK_ARGS_QUOTE], number[24];
	const ck_slot slots[] = {{"file", ck_args_quote(f->path, file)}, {"number", number}, {NULL, NULL}};

	snprintf(number, sizeof(number), "%llu", (unsigned long long)f->strange);
	ck_fill(out, cap,
	        ck_tr("Act {number} in “{file}” is not understood; perhaps a newer charkoni wrote it."),
	        slots);
	return out;
}

/* Who was faster, what they did, and what stands against it now. */
static const char *overtaken_tell(const ck_cup_file *f, const ck_act *act, const ck_cup_doing *how, char *out,
                                  size_t cap)
{
	char who[CK_ARGS_QUOTE], did[CK_CUP_SENTENCE], clock[CK_CUP_TIME], why[CK_CUP_SENTENCE] = "";
	const ck_act *faster = ck_cup_act_at(f->cup, how->faster);
	const ck_slot slots[] = {{"who", ck_args_quote(faster->who, who)},
	                         {"time", ck_cup_time_clock(faster->at, clock)},
	                         {"did", ck_cup_tell(f->cup, faster, did, sizeof(did))},
	                         {"now", why},
	                         {NULL, NULL}};

	if (how->refusal.reason != CK_REFUSED_NOT)
		ck_cup_refusal_tell(f->cup, act, &how->refusal, why, sizeof(why));
	else
		ck_fill(why, sizeof(why), ck_tr("Look again, and repeat it if it still makes sense."), NULL);
	ck_fill(out, cap, ck_tr("Nothing was changed: {who} was faster ({time}: {did}). {now}"), slots);
	return out;
}

const char *ck_cup_file_tell(const ck_cup_file *f, const ck_act *act, const ck_cup_doing *how, char *out,
                             size_t cap)
{
	switch (how->outcome) {
	case CK_CUP_REFUSED: return ck_cup_refusal_tell(f->cup, act, &how->refusal, out, cap);
	case CK_CUP_OVERTAKEN: return overtaken_tell(f, act, how, out, cap);
	case CK_CUP_STORED_NOT: return store_tell(f, how->answer, out, cap);
	case CK_CUP_STRANGE: return strange_tell(f, out, cap);
	default: ck_fill(out, cap, ck_tr("There is not enough memory to go on."), NULL); return out;
	}
}

/* ----------------------------------------------------------------- the clock */

enum { MINUTE = 60000, DAY = 86400000 };

/* The clock is behind: either it is wrong now, or it was when the last act was kept. */
static void behind_tell(int64_t clock, int64_t last, char *out, size_t cap)
{
	char now[CK_CUP_TIME], act[CK_CUP_TIME];
	const ck_slot slots[] = {{"clock", ck_cup_time_near(clock, last, now)},
	                         {"last", ck_cup_time_near(last, clock, act)},
	                         {NULL, NULL}};

	ck_fill(out, cap,
	        ck_tr("The clock of this computer says {clock}, but the last act was kept at {last}: set the "
	              "clock if it is wrong; if it is right go on, for acts are kept at {last} until then, "
	              "and who is late (rule 16) is judged by the clock."),
	        slots);
}

/* The clock may be ahead. */
static void ahead_tell(int64_t last, int64_t before, char *out, size_t cap)
{
	char time[CK_CUP_TIME], days[24];
	unsigned long count = (unsigned long)((last - before) / DAY);
	const ck_slot slots[] = {
		{"time", ck_cup_time_near(last, before, time)}, {"days", days}, {NULL, NULL}};

	snprintf(days, sizeof(days), "%lu", count);
	ck_fill(out, cap,
	        ck_trn("By the clock of this computer it is {time}, {days} day after the act before this "
	               "one: if that is wrong set the clock at once, for no later act can be kept at an "
	               "earlier time.",
	               "By the clock of this computer it is {time}, {days} days after the act before this "
	               "one: if that is wrong set the clock at once, for no later act can be kept at an "
	               "earlier time.",
	               count),
	        slots);
}

bool ck_cup_file_clock_tell(ck_cup_file *f, char *out, size_t cap)
{
	int64_t clock = ck_run_clock(), last = ck_cup_file_last(f->cup), before = f->leapt_from;
	bool behind = last - clock > MINUTE, news = behind && !f->clock_told;

	f->clock_told = behind;
	f->leapt_from = 0;
	if (news)
		behind_tell(clock, last, out, cap);
	else if (before != 0)
		ahead_tell(last, before, out, cap);
	return news || before != 0;
}

/* ---------------------------------------------------------------- the failures */

int ck_cup_file_fail(const ck_cup_file *f, const ck_act *act, const ck_cup_doing *how)
{
	char text[2 * CK_CUP_SENTENCE];
	bool usage = how->outcome == CK_CUP_REFUSED || how->outcome == CK_CUP_OVERTAKEN;

	return ck_args_fail(f->command, usage ? CK_EXIT_USAGE : CK_EXIT_FAILED,
	                    ck_cup_file_tell(f, act, how, text, sizeof(text)));
}

int ck_cup_store_fail(const ck_cup_file *f, ck_store_answer answer)
{
	const ck_cup_doing how = {.outcome = CK_CUP_STORED_NOT, .answer = (uint8_t)answer};
	char text[CK_CUP_SENTENCE];
	bool usage = answer == CK_STORE_MISSING || answer == CK_STORE_FOREIGN || answer == CK_STORE_EXISTS;

	if (answer == CK_STORE_NO_MEMORY)
		return ck_args_fail_memory(f->command);
	return ck_args_fail(f->command, usage ? CK_EXIT_USAGE : CK_EXIT_FAILED,
	                    ck_cup_file_tell(f, NULL, &how, text, sizeof(text)));
}

int ck_cup_kind_fail(const ck_cup_file *f)
{
	char file[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"file", ck_args_quote(f->path, file)}, {NULL, NULL}};

	return ck_args_fail_with(f->command, CK_EXIT_USAGE,
	                         ck_tr("“{file}” is no championship but another file of charkoni, such as a "
	                               "league."),
	                         slots);
}

int ck_cup_make_fail(const ck_cup_file *f, ck_store_answer answer)
{
	char file[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"file", ck_args_quote(f->path, file)}, {NULL, NULL}};

	if (answer == CK_STORE_EXISTS || answer == CK_STORE_FULL || answer == CK_STORE_NO_MEMORY)
		return ck_cup_store_fail(f, answer);
	return ck_args_fail_with(f->command, CK_EXIT_FAILED,
	                         ck_tr("“{file}” cannot be made there; see that its folder exists and may be "
	                               "written."),
	                         slots);
}
