/* rank_add.c - `charkoni rank add`: games of files of records. */
#include "cli/args.h"
#include "cli/cup_run_clock.h"
#include "cli/out.h"
#include "cli/rank_name.h"
#include "cli/rank_parts.h"
#include "cli/rank_record.h"
#include "cli/record_file.h"
#include "cup/name.h"
#include "term/words.h"

#include <stdio.h>
#include <string.h>

static const char command_name[] = "rank";

enum { WHERE = CK_ARGS_QUOTE + 64 };

/* What adding has come to. */
typedef struct adding {
	const ck_rank_request *request;
	ck_rank_file *file;
	ck_rank_news *news;
	ck_rank_said said;
	bool is_new;                     /* the league begins with these */
	size_t games;                    /* looked at */
	size_t added, known, unfinished; /* of them */
} adding;

/* A game of a file. */
typedef struct place {
	const char *path;
	uint64_t number, count; /* the game, from 1, and how many the file has */
} place;

/* "evening.ckr", or where it has more games "evening.ckr, game 2". */
static const char *where_write(const place *p, char out[WHERE])
{
	char file[CK_ARGS_QUOTE], number[CK_NUMBER];
	const ck_slot slots[] = {{"file", ck_args_quote(p->path, file)},
	                         {"number", ck_words_number((size_t)p->number, number)},
	                         {NULL, NULL}};

	ck_fill(out, WHERE, p->count > 1 ? ck_tr("{file}, game {number}") : "{file}", slots);
	return out;
}

/* Tell a sentence about a game, and about seats and names where it speaks of them. */
static int tell(const place *p, const char *text, unsigned seat, unsigned other, const char *name)
{
	char where[WHERE], one[CK_NUMBER], two[CK_NUMBER], quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"where", where_write(p, where)},
	                         {"seat", ck_words_number(seat + 1, one)},
	                         {"other", ck_words_number(other + 1, two)},
	                         {"name", ck_args_quote(name, quote)},
	                         {NULL, NULL}};

	return ck_args_fail_with(command_name, CK_EXIT_USAGE, text, slots);
}

static int record_refuse(const place *p, ck_rank_record_why why, const ck_rank_record *record)
{
	switch (why) {
	case CK_RANK_RECORD_NO_NAME:
		return tell(p,
		            ck_tr("{where}: the record does not name who sat at seat {seat}; say it with "
		                  "--seat {seat}=NAME."),
		            record->seat, 0, "");
	case CK_RANK_RECORD_BAD_NAME:
		return tell(p,
		            ck_tr("{where}: “{name}” at seat {seat} is no name; say with --seat {seat}=NAME "
		                  "who sat there."),
		            record->seat, 0, record->name[record->seat]);
	case CK_RANK_RECORD_NO_SEAT:
		return tell(p, ck_tr("{where}: the game has no seat {seat}, which --seat names."),
		            record->seat, 0, "");
	case CK_RANK_RECORD_NO_TIME:
		return tell(p,
		            ck_tr("{where}: the record does not say on which day it was played; say with "
		                  "--ended when it ended, as in 2026-11-30T22:15."),
		            0, 0, "");
	case CK_RANK_RECORD_BAD_TIME:
		return tell(
			p,
			ck_tr("{where}: its tag Ended is no time, as 2026-11-30T22:15:00Z is one; say with "
		              "--ended when it ended."),
			0, 0, "");
	case CK_RANK_RECORD_TO_COME:
		return tell(
			p,
			ck_tr("{where}: its tag Ended is a time that is still to come; a game counts once "
		              "it is over. Say with --ended when it ended."),
			0, 0, "");
	default: return ck_args_fail_memory(command_name);
	}
}

static int event_refuse(adding *a, const place *p, const ck_league_event *e, const ck_league_fault *fault)
{
	switch (fault->why) {
	case CK_LEAGUE_NO_MEMORY: return ck_args_fail_memory(command_name);
	case CK_LEAGUE_KNOWN:
		a->known++;
		(void)tell(p, ck_tr("{where}: counted before; it counts once."), 0, 0, "");
		return CK_ARGS_GO;
	case CK_LEAGUE_TWICE:
		return tell(
			p,
			ck_tr("{where}: “{name}” sits at seat {seat} and at seat {other}, and nobody plays "
		              "against themselves; say with --seat {other}=NAME who sat there."),
			fault->seat, fault->other, e->names[fault->seat]);
	default:
		/* what the rules have checked has all else */
		return tell(p, ck_tr("{where}: the league does not take such a game."), 0, 0, "");
	}
}

/* ------------------------------------------------------------ the names */

/* Whose name is the one at a seat but for how it is written: somebody of the league, or who sits at a seat before it; else,
 * and of a name that is known letter by letter, NULL. */
static const char *name_like(const ck_league *league, const ck_league_event *e, unsigned seat)
{
	uint32_t like;

	if (ck_rank_name_find(league, e->names[seat]) != CK_NAMES_NONE)
		return NULL;
	like = ck_rank_name_like(league, e->names[seat]);
	if (like != CK_NAMES_NONE)
		return league->people.text[like];
	for (unsigned s = 0; s < seat; s++)
		if (ck_name_same(e->names[s], e->names[seat]) && strcmp(e->names[s], e->names[seat]) != 0)
			return e->names[s];
	return NULL;
}

/* Nobody can hear, and hardly see, capitals: such a name is taken for the known one, as a championship does, and who was
 * meant is kept in was[]. */
static void names_settle(const ck_league *league, ck_league_event *e, const char *was[CK_SEATS_MAX])
{
	for (unsigned s = 0; s < e->seats; s++) {
		const char *like = name_like(league, e, s);

		was[s] = NULL;
		if (like == NULL)
			continue;
		was[s] = e->names[s];
		e->names[s] = like;
	}
}

/* Tell of each that was taken for another. */
static void names_tell(const place *p, const ck_league_event *e, const char *const was[CK_SEATS_MAX])
{
	char where[WHERE], name[CK_ARGS_QUOTE], other[CK_ARGS_QUOTE];

	for (unsigned s = 0; s < e->seats; s++) {
		if (was[s] == NULL)
			continue;
		const ck_slot slots[] = {{"where", where_write(p, where)},
		                         {"name", ck_args_quote(was[s], name)},
		                         {"other", ck_args_quote(e->names[s], other)},
		                         {NULL, NULL}};

		(void)ck_args_fail_with(command_name, CK_EXIT_OK,
		                        ck_tr("{where}: “{name}” is taken for “{other}”, as only the way of "
		                              "writing differs; for somebody else give another name with "
		                              "--seat N=NAME."),
		                        slots);
	}
}

/* ------------------------------------------------------------ the games */

static int game_add(adding *a, const place *p, const ck_record *r)
{
	static ck_rank_record record; /* not on the stack */
	const char *was[CK_SEATS_MAX];
	ck_rank_record_why why;
	ck_league_fault fault;
	bool good;

	if (++a->games > 1 && a->said.has_ended)
		return ck_args_fail(command_name, CK_EXIT_USAGE,
		                    ck_tr("--ended goes with one game; here are more."));
	why = ck_rank_record_make(r, &a->said, &record);
	if (why == CK_RANK_RECORD_UNFINISHED) {
		a->unfinished++;
		(void)tell(p, ck_tr("{where}: the game is not over yet; it is left out."), 0, 0, "");
		return CK_ARGS_GO;
	}
	if (why != CK_RANK_RECORD_GOOD)
		return record_refuse(p, why, &record);
	names_settle(&a->file->league, &record.event, was);
	good = ck_rank_news_add(a->news, &a->file->league, &record.event, &fault);
	if (good || fault.why == CK_LEAGUE_TWICE)
		names_tell(p, &record.event, was);
	if (!good)
		return event_refuse(a, p, &record.event, &fault);
	a->added++;
	return CK_ARGS_GO;
}

static int file_add(adding *a, const char *path)
{
	static ck_record_file f; /* not on the stack */
	place p = {.path = path};
	ck_record_reader in;
	int code;

	f = (ck_record_file){.command = command_name, .path = path};
	code = ck_record_file_read(&f);
	if (code == CK_ARGS_GO)
		code = ck_record_file_check(&f, 0, &p.count);
	ck_record_reader_init(&in, f.text, f.size);
	while (code == CK_ARGS_GO && ck_record_more(&in)) {
		p.number++;
		code = ck_record_file_next(&f, &in);
		if (code == CK_ARGS_GO)
			code = game_add(a, &p, &f.record);
	}
	ck_record_file_release(&f);
	return code;
}

/* -------------------------------------------------------------- the time */

static int ended_fail(const adding *a, const char *text)
{
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"value", ck_args_quote(a->request->ended, quote)},
	                         {"zone", a->file->league.zone != NULL ? a->file->league.zone : "UTC"},
	                         {NULL, NULL}};

	return ck_args_fail_with(command_name, CK_EXIT_USAGE, text, slots);
}

/* The time at which the clocks of the league show `shown`. False if they never do: summer time leaps over an hour. */
static bool clock_find(const ck_week_zone *z, int64_t shown, int64_t *time)
{
	*time = shown;
	if (z->offset == NULL)
		return true;
	*time -= z->offset(z->context, shown - z->offset(z->context, shown));
	return *time + z->offset(z->context, *time) == shown;
}

/* What --ended says: UTC, or as the clocks of the league show it. */
static int ended_read(adding *a)
{
	char text[CK_TIME_TEXT + 1];
	const char *said = a->request->ended;
	int64_t shown;

	if (said == NULL)
		return CK_ARGS_GO;
	a->said.has_ended = true;
	if (!ck_time_parse(said, strlen(said), &a->said.ended)) {
		snprintf(text, sizeof(text), "%sZ", said);
		if (strlen(said) + 2 > sizeof(text) || !ck_time_parse(text, strlen(text), &shown))
			return ended_fail(
				a,
				ck_tr("--ended is “{value}”, but must be a time, as in 2026-11-30T22:15."));
		if (!clock_find(a->said.zone, shown, &a->said.ended))
			return ended_fail(a, ck_tr("--ended is “{value}”, an hour over which the clocks of "
			                           "{zone} leap on that day; say which one they showed."));
	}
	if (a->said.ended > ck_run_clock() / 1000)
		return ended_fail(a, ck_tr("--ended is “{value}”, which is still to come; a game counts once "
		                           "it is over."));
	return CK_ARGS_GO;
}

/* Look at all games, and let them happen to the league. */
static int all_add(adding *a)
{
	ck_rank_zone zone = {0};
	ck_week_zone clocks;
	int code = ck_rank_clocks_open(&a->file->league, &zone, &clocks);

	a->said.zone = &clocks;
	if (code == CK_ARGS_GO)
		code = ended_read(a);
	for (size_t i = 0; i < a->request->count && code == CK_ARGS_GO; i++)
		code = file_add(a, a->request->operands[i]);
	ck_rank_zone_close(&zone);
	return code;
}

static int report(const adding *a)
{
	char number[CK_NUMBER], file[CK_ARGS_QUOTE], text[CK_ARGS_ERROR];
	const ck_slot slots[] = {{"count", ck_words_number(a->added, number)},
	                         {"file", ck_args_quote(a->file->path, file)},
	                         {"zone", a->file->league.zone},
	                         {NULL, NULL}};

	if (a->is_new && a->added > 0) {
		ck_fill(text, sizeof(text),
		        ck_tr("A new league begins in {file}; its weeks begin on Monday at 00:00 in {zone} "
		              "(`charkoni rank set --zone` changes that)."),
		        slots);
		fprintf(stderr, "charkoni rank: %s\n", text);
	}
	ck_fill(text, sizeof(text), ck_trn("{count} game was added.", "{count} games were added.", a->added),
	        slots);
	puts(text);
	if (ck_out_finish(command_name) != CK_EXIT_OK)
		return CK_EXIT_FAILED;
	return a->unfinished > 0 ? CK_EXIT_UNFINISHED : CK_EXIT_OK;
}

/* Look at all games, for ck_rank_change. */
static int fill(void *context, ck_rank_news *news)
{
	adding *a = context;
	ck_rank_said said = {.zone = NULL, .now = ck_run_clock() / 1000};

	memcpy(said.seat, a->request->seat, sizeof(said.seat));
	*a = (adding){.request = a->request, .file = a->file, .news = news, .said = said};
	a->is_new = a->file->is_new;
	return all_add(a);
}

int ck_rank_add(const ck_rank_request *r, ck_rank_file *f)
{
	adding a = {.request = r, .file = f};
	int code = ck_rank_change(f, fill, &a);

	return code == CK_ARGS_GO ? report(&a) : code;
}
