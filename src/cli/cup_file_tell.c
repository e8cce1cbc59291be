/* cup_file_tell.c - what became of acts, as sentences. */
#include "cli/args.h"
#include "cli/cup_file_parts.h"
#include "cli/cup_refusal.h"
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
