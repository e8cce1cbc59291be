/* rank_log.c - `charkoni rank log`: what has happened to a league, and when. */
#include "cli/args.h"
#include "cli/rank_out.h"
#include "cli/rank_parts.h"
#include "rank/event.h"
#include "term/words.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char command_name[] = "rank";

enum { LINE = 4096, PLAYERS = 2048 };

/* The log on its way out. */
typedef struct logging {
	const ck_rank_view *view;
	uint64_t seen; /* events that the league is made of */
	int code;
} logging;

/* An event of the journal. */
typedef struct entry {
	uint64_t number; /* from 1 */
	int64_t at;      /* when it was kept, seconds since 1970 UTC */
	ck_league_event event;
} entry;

/* --------------------------------------------------------------- in words */

/* "1. Ana, 2. Luis" in the order of the places. */
static const char *players_write(const ck_league_event *e, char out[PLAYERS])
{
	char name[CK_ARGS_QUOTE];
	size_t used = 0;

	out[0] = '\0';
	for (unsigned place = 1; place <= e->seats; place++)
		for (unsigned s = 0; s < e->seats; s++)
			if (e->places[s] == place && used < PLAYERS)
				used += (size_t)snprintf(out + used, PLAYERS - used, "%s%u. %s",
				                         used > 0 ? ", " : "", place,
				                         ck_args_quote(e->names[s], name));
	return out;
}

static const char *text_of(const ck_league_event *e)
{
	switch (e->kind) {
	case CK_LEAGUE_ADD: return ck_tr("adds game {game}, {string}, which ended {ended}: {players}");
	case CK_LEAGUE_DROP: return ck_tr("drops game {game}: {text}");
	case CK_LEAGUE_ALIAS:
		return strcmp(e->text, e->other) == 0 ? ck_tr("the games of {text} count for {text} again")
		                                      : ck_tr("the games of {text} count for {other}");
	case CK_LEAGUE_POINTS:
		return e->week == CK_LEAGUE_ALWAYS ? ck_tr("points of all weeks: {text}")
		                                   : ck_tr("points from {week} on: {text}");
	default: return ck_tr("weeks begin on Monday at 00:00 in {text}");
	}
}

static void entry_text(const ck_rank_view *v, const entry *en)
{
	const ck_league_event *e = &en->event;
	char at[CK_TIME_TEXT], ended[CK_TIME_TEXT], digest[CK_LEAGUE_DIGEST_TEXT], week[CK_WEEK_TEXT] = "";
	char text[CK_ARGS_QUOTE], other[CK_ARGS_QUOTE], players[PLAYERS], line[LINE];
	const ck_slot slots[] = {{"game", digest},
	                         {"string", e->game != NULL ? e->game : ""},
	                         {"ended", ck_rank_clock(v, e->ended, ended)},
	                         {"players", players_write(e, players)},
	                         {"text", ck_args_quote(e->text != NULL ? e->text : "", text)},
	                         {"other", ck_args_quote(e->other != NULL ? e->other : "", other)},
	                         {"week", week},
	                         {NULL, NULL}};

	ck_league_digest_write(e->digest, digest);
	digest[CK_RANK_NUMBER] = '\0';
	if (e->kind == CK_LEAGUE_POINTS && e->week != CK_LEAGUE_ALWAYS)
		ck_week_write(e->week, week);
	ck_fill(line, sizeof(line), text_of(e), slots);
	printf("%" PRIu64 "  %s  %s\n", en->number, ck_rank_clock(v, en->at, at), line);
}

/* ------------------------------------------------------------ for programs */

static void field_json(const char *name, const char *text)
{
	printf(", \"%s\": ", name);
	ck_rank_json_text(text, strlen(text));
}

static void game_json(const ck_league_event *e)
{
	char ended[CK_TIME_TEXT];

	ck_time_write(e->ended, ended);
	field_json("ended", ended);
	field_json("game", e->game);
	printf(", \"players\": [");
	for (unsigned s = 0; s < e->seats; s++) {
		printf("%s{\"seat\": %u, \"name\": ", s > 0 ? ", " : "", s + 1);
		ck_rank_json_text(e->names[s], strlen(e->names[s]));
		printf(", \"place\": %u}", e->places[s]);
	}
	printf("]");
}

static void entry_json(const entry *en)
{
	static const char *const kinds[] = {
		[CK_LEAGUE_ADD] = "add",       [CK_LEAGUE_DROP] = "drop", [CK_LEAGUE_ALIAS] = "alias",
		[CK_LEAGUE_POINTS] = "points", [CK_LEAGUE_ZONE] = "zone",
	};
	const ck_league_event *e = &en->event;
	char at[CK_TIME_TEXT], digest[CK_LEAGUE_DIGEST_TEXT], week[CK_WEEK_TEXT];

	ck_time_write(en->at, at);
	printf("%s{\"event\": %" PRIu64 ", \"at\": \"%s\", \"kind\": \"%s\"", en->number > 1 ? ", " : "",
	       en->number, at, kinds[e->kind]);
	ck_league_digest_write(e->digest, digest);
	if (e->kind == CK_LEAGUE_ADD || e->kind == CK_LEAGUE_DROP)
		field_json("number", digest);
	if (e->kind == CK_LEAGUE_ADD)
		game_json(e);
	else
		field_json(e->kind == CK_LEAGUE_DROP     ? "reason"
		           : e->kind == CK_LEAGUE_POINTS ? "points"
		           : e->kind == CK_LEAGUE_ZONE   ? "zone"
		                                         : "name",
		           e->text);
	if (e->kind == CK_LEAGUE_ALIAS)
		field_json("other", e->other);
	if (e->kind == CK_LEAGUE_POINTS && e->week != CK_LEAGUE_ALWAYS) {
		ck_week_write(e->week, week);
		field_json("from", week);
	}
	printf("}");
}

/* ------------------------------------------------------------- the journal */

static bool entry_take(void *data, uint64_t number, int64_t at, const char *event, size_t size)
{
	logging *l = data;
	char *text;
	entry en = {.number = number + 1, .at = at / 1000};

	/* What has come since the league was read is for the next time: nothing in it is known to be good. */
	if (number >= l->seen)
		return true;
	text = malloc(size + 1);
	if (text == NULL) {
		l->code = ck_args_fail_memory(command_name);
		return false;
	}
	memcpy(text, event, size);
	text[size] = '\0';
	if (!ck_league_event_read(text, &en.event)) {
		/* the league has been made of it before; nothing else can be here */
		l->code = CK_EXIT_FAILED;
	} else if (l->view->request->json) {
		entry_json(&en);
	} else {
		entry_text(l->view, &en);
	}
	free(text);
	return l->code == CK_ARGS_GO;
}

int ck_rank_log_show(const ck_rank_view *v, const ck_rank_file *f)
{
	logging l = {.view = v, .seen = f->seen, .code = CK_ARGS_GO};
	ck_store_answer answer;

	if (v->request->json)
		printf("{\"events\": [");
	answer = ck_journal_read(f->store, f->journal.id, 0, entry_take, &l);
	if (l.code == CK_ARGS_GO && answer != CK_STORE_OK)
		l.code = ck_rank_file_fail(f, answer);
	if (l.code == CK_ARGS_GO && v->request->json)
		puts("]}");
	return l.code;
}
