#include "cli/rank_file.h"

#include "cli/args.h"
#include "cli/rank_zone.h"
#include "rank/event.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

enum { NEWS_FIRST = 16 };

static const char journal_kind[] = "league";

/* ------------------------------------------------------------- the path */

/* What the system says: $XDG_DATA_HOME, else ~/.local/share; then our folder in it. NULL with errno 0: it does not
 * say. */
static char *usual_path(void)
{
	const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME"), *in_home = "";
	static const char name[] = "/charkoni/league.ckl";
	size_t size;
	char *path;

	errno = 0;
	if (data == NULL || data[0] != '/') { /* a path from elsewhere is to be passed over */
		data = home;
		in_home = "/.local/share";
	}
	if (data == NULL || data[0] == '\0')
		return NULL;
	size = strlen(data) + strlen(in_home) + sizeof(name);
	path = malloc(size);
	if (path != NULL)
		snprintf(path, size, "%s%s%s", data, in_home, name);
	return path;
}

/* Make the folders that lead to the file. What cannot be made shows when the file is opened. */
static void folders_make(char *path)
{
	for (char *slash = strchr(path + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
		*slash = '\0';
		(void)mkdir(path, 0777);
		*slash = '/';
	}
}

static int path_find(ck_rank_file *f)
{
	if (f->path != NULL)
		return CK_ARGS_GO;
	f->usual = usual_path();
	f->path = f->usual;
	if (f->path != NULL)
		return CK_ARGS_GO;
	if (errno == ENOMEM)
		return ck_args_fail_memory(f->command);
	return ck_args_fail(f->command, CK_EXIT_USAGE,
	                    ck_tr("There is no usual place for the league; name its file with --file."));
}

/* ----------------------------------------------------------- the answers */

static int fail(const ck_rank_file *f, int code, const char *text, const char *detail)
{
	char file[CK_ARGS_QUOTE], part[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"file", ck_args_quote(f->path, file)},
	                         {"detail", ck_args_quote(detail, part)},
	                         {NULL, NULL}};

	return ck_args_fail_with(f->command, code, text, slots);
}

int ck_rank_file_fail(const ck_rank_file *f, ck_store_answer answer)
{
	const char *detail = ck_store_detail(f->store);

	switch (answer) {
	case CK_STORE_MISSING:
		return fail(f, CK_EXIT_USAGE,
		            ck_tr("There is no league in “{file}” yet; `charkoni rank add` begins one."), "");
	case CK_STORE_FOREIGN:
		return fail(f, CK_EXIT_USAGE, ck_tr("“{file}” is something else than a file of charkoni."),
		            "");
	case CK_STORE_NEWER:
		return fail(f, CK_EXIT_FAILED, ck_tr("“{file}” was written by a newer charkoni than this."),
		            "");
	case CK_STORE_BROKEN: return fail(f, CK_EXIT_FAILED, ck_tr("“{file}” is damaged: {detail}."), detail);
	case CK_STORE_READ_ONLY:
		return fail(f, CK_EXIT_FAILED, ck_tr("“{file}” may not be written; nothing was changed."),
		            "");
	case CK_STORE_FULL:
		return fail(f, CK_EXIT_FAILED, ck_tr("The disk of “{file}” is full; nothing was changed."),
		            "");
	case CK_STORE_BUSY:
		return fail(f, CK_EXIT_FAILED,
		            ck_tr("“{file}” is kept busy by another program; nothing was changed."), "");
	case CK_STORE_NO_MEMORY: return ck_args_fail_memory(f->command);
	default:
		return fail(f, CK_EXIT_FAILED, ck_tr("“{file}” could not be read or written: {detail}."),
		            detail);
	}
}

/* What a file was made for is its first journal: no league is put beside a championship, nor read there. */
static int kind_fail(const ck_rank_file *f)
{
	return fail(f, CK_EXIT_USAGE,
	            ck_tr("“{file}” is no league but another file of charkoni, such as a championship."), "");
}

/* ------------------------------------------------------------- reading */

/* Events on their way into the league. */
typedef struct reading {
	ck_rank_file *f;
	int code;
} reading;

static int event_fail(const ck_rank_file *f, uint64_t number)
{
	char text[24];

	snprintf(text, sizeof(text), "%llu", (unsigned long long)number + 1);
	return fail(f, CK_EXIT_FAILED,
	            ck_tr("Event {detail} in “{file}” is not understood; perhaps a newer charkoni wrote it."),
	            text);
}

static bool event_take(void *data, uint64_t number, int64_t at, const char *event, size_t size)
{
	reading *r = data;
	char *text = malloc(size + 1);
	ck_league_event read;
	ck_league_fault fault = {0};

	(void)at;
	if (text == NULL) {
		r->code = ck_args_fail_memory(r->f->command);
		return false;
	}
	memcpy(text, event, size);
	text[size] = '\0';
	if (strlen(text) != size || !ck_league_event_read(text, &read) ||
	    !ck_league_apply(&r->f->league, &read, &fault))
		r->code = fault.why == CK_LEAGUE_NO_MEMORY ? ck_args_fail_memory(r->f->command)
		                                           : event_fail(r->f, number);
	else
		r->f->seen = number + 1;
	free(text);
	return r->code == CK_ARGS_GO;
}

/* The events that the league does not have yet. */
static int events_read(ck_rank_file *f)
{
	reading r = {.f = f, .code = CK_ARGS_GO};
	ck_store_answer answer = ck_journal_read(f->store, f->journal.id, f->seen, event_take, &r);

	if (r.code == CK_ARGS_GO && answer != CK_STORE_OK)
		r.code = ck_rank_file_fail(f, answer);
	return r.code;
}

/* Open the file and find its league. CK_ARGS_GO with *answer, which may be CK_STORE_MISSING; else an exit code. */
static int league_open(ck_rank_file *f, ck_store_mode mode, ck_store_answer *answer)
{
	*answer = ck_store_open(f->path, mode, &f->store);
	if (*answer == CK_STORE_OK)
		*answer = ck_journal_find(f->store, NULL, 0, &f->journal);
	if (*answer == CK_STORE_OK && strcmp(f->journal.kind, journal_kind) != 0)
		return kind_fail(f);
	return CK_ARGS_GO;
}

int ck_rank_file_read(ck_rank_file *f)
{
	int code = path_find(f);
	ck_store_answer answer = CK_STORE_OK;

	if (code == CK_ARGS_GO)
		code = league_open(f, CK_STORE_READ, &answer);
	if (code != CK_ARGS_GO)
		return code;
	return answer == CK_STORE_OK ? events_read(f) : ck_rank_file_fail(f, answer);
}

/* A league that begins here: in the time zone of this computer. */
static int begin(ck_rank_file *f)
{
	char zone[CK_RANK_ZONE_NAME];
	ck_league_event event = {.kind = CK_LEAGUE_ZONE, .text = ck_rank_zone_here(zone)};
	ck_league_fault fault;

	f->is_new = true;
	if (!ck_league_apply(&f->league, &event, &fault))
		return ck_args_fail_memory(f->command);
	return CK_ARGS_GO;
}

int ck_rank_file_write(ck_rank_file *f)
{
	int code = path_find(f);
	ck_store_answer answer = CK_STORE_OK;

	if (code == CK_ARGS_GO)
		code = league_open(f, CK_STORE_WRITE, &answer);
	if (code != CK_ARGS_GO)
		return code;
	/* a new file is made with the first event: nothing is left of an error before that */
	if (answer == CK_STORE_MISSING)
		return begin(f);
	return answer == CK_STORE_OK ? events_read(f) : ck_rank_file_fail(f, answer);
}

/* ------------------------------------------------------------- writing */

static int64_t now(void)
{
	struct timespec at;

	if (clock_gettime(CLOCK_REALTIME, &at) != 0)
		return 0;
	return (int64_t)at.tv_sec * 1000 + at.tv_nsec / 1000000;
}

/* Note an event that has happened. False if there is no memory. */
static bool note(ck_rank_news *n, const ck_league_event *event)
{
	size_t size = ck_league_event_write(event, NULL, 0);
	size_t more = n->capacity == 0 ? NEWS_FIRST : n->capacity * 2;
	char *text;
	ck_event_text *events = n->events;

	if (n->count == n->capacity) {
		events = realloc(n->events, more * sizeof(*events));
		if (events == NULL)
			return false;
		n->events = events;
		n->capacity = more;
	}
	text = malloc(size + 1);
	if (text == NULL)
		return false;
	ck_league_event_write(event, text, size + 1);
	events[n->count++] = (ck_event_text){.text = text, .size = size, .at = now()};
	return true;
}

bool ck_rank_news_add(ck_rank_news *n, ck_league *league, const ck_league_event *event,
                      ck_league_fault *fault)
{
	if (!ck_league_apply(league, event, fault))
		return false;
	if (note(n, event))
		return true;
	fault->why = CK_LEAGUE_NO_MEMORY;
	return false;
}

void ck_rank_news_release(ck_rank_news *n)
{
	for (size_t i = 0; i < n->count; i++)
		free((void *)(uintptr_t)n->events[i].text); /* ours, though the store sees it const */
	free(n->events);
	*n = (ck_rank_news){0};
}

/* Make the file and the journal, whose first event is the zone. */
static ck_store_answer journal_make(ck_rank_file *f)
{
	ck_store_answer answer = CK_STORE_OK;
	ck_rank_news first = {0};
	ck_league_event event = {.kind = CK_LEAGUE_ZONE};
	char zone[CK_RANK_ZONE_NAME];
	ck_journal found;

	if (f->store == NULL && f->usual != NULL)
		folders_make(f->usual);
	if (f->store == NULL)
		answer = ck_store_open(f->path, CK_STORE_CREATE, &f->store);
	if (answer == CK_STORE_EXISTS)
		return CK_STORE_BEHIND; /* somebody else has made it in between */
	event.text = ck_rank_zone_here(zone);
	if (answer == CK_STORE_OK && !note(&first, &event))
		answer = CK_STORE_NO_MEMORY;
	if (answer == CK_STORE_OK)
		answer = ck_journal_create(f->store, journal_kind, "", first.events[0].at,
		                           first.events[0].text, first.events[0].size, &f->journal);
	ck_rank_news_release(&first);
	if (answer == CK_STORE_OK)
		answer = ck_journal_find(f->store, NULL, 0, &found);
	if (answer == CK_STORE_OK && found.id != f->journal.id)
		return CK_STORE_BEHIND; /* the first one counts */
	f->is_new = answer != CK_STORE_OK;
	f->seen = 1;
	return answer;
}

/* Begin anew with what is in the file by now. */
static int read_again(ck_rank_file *f)
{
	int code;

	ck_league_release(&f->league);
	ck_store_close(f->store);
	f->store = NULL;
	f->is_new = false;
	f->seen = 0;
	code = ck_rank_file_write(f);
	return code == CK_ARGS_GO ? CK_RANK_FILE_AGAIN : code;
}

int ck_rank_file_keep(ck_rank_file *f, ck_rank_news *n)
{
	ck_store_answer answer = CK_STORE_OK;

	if (n->count == 0)
		return CK_ARGS_GO;
	if (f->is_new)
		answer = journal_make(f);
	if (answer == CK_STORE_OK)
		answer = ck_journal_append_all(f->store, f->journal.id, f->seen, n->events, n->count);
	if (answer == CK_STORE_BEHIND)
		return read_again(f);
	if (answer != CK_STORE_OK)
		return ck_rank_file_fail(f, answer);
	f->seen += n->count;
	return CK_ARGS_GO;
}

void ck_rank_file_release(ck_rank_file *f)
{
	ck_league_release(&f->league);
	ck_store_close(f->store);
	free(f->usual);
	f->store = NULL;
	f->usual = NULL;
}
