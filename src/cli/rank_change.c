/* rank_change.c - `charkoni rank alias`, `drop` and `set`: what changes a league besides games. */
#include "cli/args.h"
#include "cli/out.h"
#include "cli/rank_name.h"
#include "cli/rank_parts.h"
#include "cup/name.h"
#include "rank/event.h"
#include "term/words.h"

#include <stdio.h>
#include <string.h>

static const char command_name[] = "rank";

enum { TRIES = 100, DIGITS_MIN = 4 };

/* What an action works with. */
typedef struct changing {
	const ck_rank_request *request;
	ck_rank_file *file;
	char name[2][CK_LEAGUE_TEXT + 1]; /* alias alone: both as they are kept */
} changing;

int ck_rank_change(ck_rank_file *f, int (*fill)(void *context, ck_rank_news *news), void *context)
{
	int code = ck_rank_file_write(f);

	if (code != CK_ARGS_GO)
		return code;
	for (unsigned tries = 0; tries < TRIES; tries++) {
		ck_rank_news news = {0};

		code = fill(context, &news);
		if (code == CK_ARGS_GO)
			code = ck_rank_file_keep(f, &news);
		ck_rank_news_release(&news);
		if (code != CK_RANK_FILE_AGAIN)
			return code;
	}
	return ck_args_fail(command_name, CK_EXIT_FAILED,
	                    ck_tr("Others keep writing into the league; nothing was changed."));
}

/* --------------------------------------------------------- what is refused */

/* Why a row of points is none. */
static const char *points_sentence(ck_points_why why)
{
	switch (why) {
	case CK_POINTS_NO_ROW:
		return ck_tr("--points: “{value}” does not begin with a number of seats from 2 to 8, or with "
		             "pairs, and a colon, as 4:10,4,-4,-10 does.");
	case CK_POINTS_TWICE:
		return ck_tr("--points: “{value}” is the second row for the same number of seats.");
	case CK_POINTS_NO_NUMBER:
		return ck_tr(
			"--points: “{value}” wants whole numbers from -1000 to 1000 with commas between.");
	case CK_POINTS_COUNT:
		return ck_tr("--points: “{value}” wants a number for each place; it has {number}.");
	case CK_POINTS_ASCENDING:
		return ck_tr("--points: in “{value}” place {number} earns more than the place before it.");
	case CK_POINTS_UPPER:
		return ck_tr("--points: in “{value}” place {number} is in the upper half, which gains.");
	case CK_POINTS_LOWER:
		return ck_tr("--points: in “{value}” place {number} is in the lower half, which loses.");
	default: return ck_tr("--points: the sum of “{value}” is {number}, but must be 0.");
	}
}

static int points_refuse(const char *text, const ck_points_fault *fault)
{
	char row[CK_ARGS_QUOTE], quote[CK_ARGS_QUOTE], number[CK_NUMBER];
	size_t size = strcspn(text + fault->at, "; \t");
	const ck_slot slots[] = {{"value", quote}, {"number", number}, {NULL, NULL}};

	snprintf(row, sizeof(row), "%.*s", (int)(size < CK_ARGS_QUOTE ? size : CK_ARGS_QUOTE - 1),
	         text + fault->at);
	ck_args_quote(row, quote);
	snprintf(number, sizeof(number), "%d", (int)fault->number);
	return ck_args_fail_with(command_name, CK_EXIT_USAGE, points_sentence((ck_points_why)fault->why),
	                         slots);
}

/* Tell that an alias would let somebody play against themselves. */
static int twice_refuse(const ck_league *l, const ck_league_event *e, const ck_league_fault *fault)
{
	char name[CK_ARGS_QUOTE], other[CK_ARGS_QUOTE], digest[CK_LEAGUE_DIGEST_TEXT];
	const ck_slot slots[] = {{"name", ck_args_quote(e->text, name)},
	                         {"other", ck_args_quote(e->other, other)},
	                         {"game", digest},
	                         {NULL, NULL}};

	ck_league_digest_write(l->games[fault->game].digest, digest);
	digest[CK_RANK_NUMBER] = '\0';
	return ck_args_fail_with(
		command_name, CK_EXIT_USAGE,
		ck_tr("“{name}” and “{other}” have played against each other (game {game}), so "
	              "they are two people."),
		slots);
}

/* Tell that a text will not do. */
static int text_fail(const char *text)
{
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"name", ck_args_quote(text, quote)}, {NULL, NULL}};

	return ck_args_fail_with(
		command_name, CK_EXIT_USAGE,
		ck_tr("“{name}” is empty, too long, or has characters that cannot be shown."), slots);
}

static int refuse(const ck_league *l, const ck_league_event *e, const ck_league_fault *fault)
{
	char name[CK_ARGS_QUOTE], other[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"name", ck_args_quote(e->text, name)},
	                         {"other", ck_args_quote(e->other != NULL ? e->other : "", other)},
	                         {NULL, NULL}};

	switch (fault->why) {
	case CK_LEAGUE_NO_MEMORY: return ck_args_fail_memory(command_name);
	case CK_LEAGUE_BAD_POINTS: return points_refuse(e->text, &fault->points);
	case CK_LEAGUE_TWICE: return twice_refuse(l, e, fault);
	case CK_LEAGUE_CIRCLE:
		return ck_args_fail_with(
			command_name, CK_EXIT_USAGE,
			ck_tr("The games of “{other}” count for “{name}” already; `charkoni rank "
		              "alias {other} {other}` ends that."),
			slots);
	default: return text_fail(e->text);
	}
}

static int event_add(const changing *c, ck_rank_news *news, const ck_league_event *e)
{
	ck_league_fault fault;

	return ck_rank_news_add(news, &c->file->league, e, &fault) ? CK_ARGS_GO
	                                                           : refuse(&c->file->league, e, &fault);
}

/* Tell what has been done, on standard output. */
static int done(const char *text, const ck_slot *slots)
{
	char line[CK_ARGS_ERROR];

	ck_fill(line, sizeof(line), text, slots);
	puts(line);
	return ck_out_finish(command_name);
}

/* ---------------------------------------------------------------- alias */

/* The name of somebody who has not played yet, as it is kept. It may be that of `old` in other capitals, to be written so
 * from now on, but not somebody else's. */
static int newcomer_take(const ck_league *league, const char *said, const char *old, char *name)
{
	uint32_t like;

	snprintf(name, CK_LEAGUE_TEXT + 1, "%s", said);
	if (!ck_rank_name_settle(name, CK_LEAGUE_TEXT + 1))
		return ck_args_fail_memory(command_name);
	like = ck_rank_name_like(league, name);
	return like == CK_NAMES_NONE || ck_name_same(name, old) ? CK_ARGS_GO
	                                                        : ck_rank_name_fail(league, said);
}

static int alias_fill(void *context, ck_rank_news *news)
{
	changing *c = context;
	const ck_league *league = &c->file->league;
	const char *const *said = c->request->operands;
	ck_league_event event = {.kind = CK_LEAGUE_ALIAS, .text = c->name[0], .other = c->name[1]};

	for (unsigned i = 0; i < 2; i++) {
		uint32_t person = ck_rank_name_find(league, said[i]);
		int code = CK_ARGS_GO;

		if (!ck_args_is_name(said[i]) || !ck_name_is_seen(said[i]) ||
		    strlen(said[i]) > CK_LEAGUE_TEXT)
			return text_fail(said[i]);
		/* a slip of the hand would otherwise stay unseen until somebody of that name plays */
		if (person == CK_NAMES_NONE && i == 0)
			return ck_rank_name_fail(league, said[i]);
		if (person == CK_NAMES_NONE)
			code = newcomer_take(league, said[i], c->name[0], c->name[i]);
		else
			snprintf(c->name[i], sizeof(c->name[i]), "%s", league->people.text[person]);
		if (code != CK_ARGS_GO)
			return code;
	}
	return event_add(c, news, &event);
}

int ck_rank_alias(const ck_rank_request *r, ck_rank_file *f)
{
	changing c = {.request = r, .file = f};
	int code = ck_rank_change(f, alias_fill, &c);
	char name[CK_ARGS_QUOTE], other[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"name", ck_args_quote(c.name[0], name)},
	                         {"other", ck_args_quote(c.name[1], other)},
	                         {NULL, NULL}};

	if (code != CK_ARGS_GO)
		return code;
	return strcmp(c.name[0], c.name[1]) == 0
	               ? done(ck_tr("The games of {name} count for {name}."), slots)
	               : done(ck_tr("The games of {name} count for {other}."), slots);
}

/* ----------------------------------------------------------------- drop */

/* The one game whose digest begins with these digits: its index; else a sentence, in which {value} is what was said. */
static const char *game_find(const ck_league *l, const char *digits, size_t *index)
{
	size_t size = strlen(digits), found = 0;
	char digest[CK_LEAGUE_DIGEST_TEXT];

	if (size < DIGITS_MIN)
		return ck_tr("“{value}” is no number of a game: at least 4 digits of it are wanted, as "
		             "`charkoni rank "
		             "games` tells them.");
	for (size_t i = 0; i < l->digests.count; i++) {
		ck_league_digest_write(l->games[i].digest, digest);
		if (l->games[i].dropped || strncmp(digest, digits, size) != 0)
			continue;
		*index = i;
		found++;
	}
	if (found == 0)
		return ck_tr(
			"No game that counts has the number “{value}”; `charkoni rank games` lists them.");
	return found == 1 ? NULL
	                  : ck_tr("The numbers of several games begin with “{value}”; give more digits.");
}

static int drop_fill(void *context, ck_rank_news *news)
{
	const changing *c = context;
	ck_league_event e = {.kind = CK_LEAGUE_DROP, .text = c->request->reason};
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"value", ck_args_quote(c->request->operands[0], quote)}, {NULL, NULL}};
	size_t index = 0;
	const char *sentence = game_find(&c->file->league, c->request->operands[0], &index);

	if (sentence != NULL)
		return ck_args_fail_with(command_name, CK_EXIT_USAGE, sentence, slots);
	if (!ck_args_is_name(c->request->reason))
		return text_fail(c->request->reason);
	memcpy(e.digest, c->file->league.games[index].digest, sizeof(e.digest));
	return event_add(c, news, &e);
}

int ck_rank_drop(const ck_rank_request *r, ck_rank_file *f)
{
	changing c = {.request = r, .file = f};
	int code = ck_rank_change(f, drop_fill, &c);
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"game", ck_args_quote(r->operands[0], quote)}, {NULL, NULL}};

	return code == CK_ARGS_GO ? done(ck_tr("Game {game} no longer counts; it may be added anew."), slots)
	                          : code;
}

/* ------------------------------------------------------------------ set */

static int zone_fail(const char *zone)
{
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"value", ck_args_quote(zone, quote)}, {NULL, NULL}};

	return ck_args_fail_with(command_name, CK_EXIT_USAGE,
	                         ck_tr("This computer knows no time zone “{value}”; zones are called as in "
	                               "Europe/Madrid, America/Sao_Paulo, Asia/Kolkata, UTC."),
	                         slots);
}

int ck_rank_clocks_open(const ck_league *league, ck_rank_zone *z, ck_week_zone *clocks)
{
	const char *name = league->zone != NULL ? league->zone : "UTC";

	if (!ck_rank_zone_is(name))
		return zone_fail(name);
	return ck_rank_zone_open(z, name, clocks) ? CK_ARGS_GO : ck_args_fail_memory(command_name);
}

static int from_read(const char *text, ck_week *week)
{
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"value", ck_args_quote(text != NULL ? text : "", quote)}, {NULL, NULL}};

	*week = CK_LEAGUE_ALWAYS;
	if (text == NULL || ck_week_parse(text, strlen(text), week))
		return CK_ARGS_GO;
	return ck_args_fail_with(command_name, CK_EXIT_USAGE,
	                         ck_tr("--from is “{value}”, but must be a week, as in 2026-W49."), slots);
}

static int set_fill(void *context, ck_rank_news *news)
{
	const changing *c = context;
	const ck_rank_request *r = c->request;
	ck_league_event zone = {.kind = CK_LEAGUE_ZONE, .text = r->zone};
	ck_league_event points = {.kind = CK_LEAGUE_POINTS, .text = r->points};
	int code = from_read(r->from, &points.week);

	if (code == CK_ARGS_GO && r->zone != NULL)
		code = ck_rank_zone_is(r->zone) ? event_add(c, news, &zone) : zone_fail(r->zone);
	if (code == CK_ARGS_GO && r->points != NULL)
		code = event_add(c, news, &points);
	return code;
}

/* The next week after `week` from which other points hold; INT32_MAX for none. */
static ck_week week_after(const ck_league *league, ck_week week)
{
	ck_week next = INT32_MAX;

	for (size_t i = 0; i < league->point_count; i++)
		if (league->points[i].from > week && league->points[i].from < next)
			next = league->points[i].from;
	return next;
}

/* What is set: the zone, the points of the first weeks, and each week from which there are others. */
static void settings_print(const ck_league *league)
{
	char rows[CK_POINTS_TEXT], name[CK_WEEK_TEXT] = "", line[CK_ARGS_ERROR];
	const ck_slot slots[] = {{"zone", league->zone != NULL ? league->zone : "UTC"},
	                         {"points", rows},
	                         {"week", name},
	                         {NULL, NULL}};

	ck_points before = {0};

	for (ck_week week = CK_LEAGUE_ALWAYS; week != INT32_MAX; week = week_after(league, week)) {
		ck_points points = ck_league_points_of(league, week);

		if (memcmp(&points, &before, sizeof(points)) == 0)
			continue; /* points that were set for all weeks since */
		before = points;
		ck_points_write(&points, rows);
		if (week != CK_LEAGUE_ALWAYS)
			ck_week_write(week, name);
		ck_fill(line, sizeof(line),
		        week == CK_LEAGUE_ALWAYS
		                ? ck_tr("Weeks begin on Monday at 00:00 in {zone}. Points: {points}")
		                : ck_tr("From {week} on: {points}"),
		        slots);
		puts(line);
	}
}

int ck_rank_set(const ck_rank_request *r, ck_rank_file *f)
{
	changing c = {.request = r, .file = f};
	int code = ck_rank_change(f, set_fill, &c);

	if (code != CK_ARGS_GO)
		return code;
	settings_print(&f->league);
	return ck_out_finish(command_name);
}

int ck_rank_set_show(const ck_rank_view *v)
{
	settings_print(v->league);
	return CK_ARGS_GO;
}
