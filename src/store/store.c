#include "store/store.h"

#include "store/engine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct ck_store {
	const ck_engine *engine;
	void *state;
	ck_store_mode mode;
	bool visiting; /* an event is being handed over */
	char detail[CK_STORE_DETAIL];
};

/* Of the last open that failed, when there is no store to ask. */
static _Thread_local char open_detail[CK_STORE_DETAIL];

/* ------------------------------------------------------------- the store */

ck_store_answer ck_store_open(const char *path, ck_store_mode mode, ck_store **store)
{
	ck_store *s = calloc(1, sizeof(*s));
	ck_store_answer answer;

	*store = NULL;
	open_detail[0] = '\0';
	if (s == NULL)
		return CK_STORE_NO_MEMORY;
	s->engine = &ck_engine_sqlite;
	s->mode = mode;
	answer = s->engine->open(path, mode, s->detail, &s->state);
	if (answer != CK_STORE_OK) {
		memcpy(open_detail, s->detail, sizeof(open_detail));
		free(s);
		return answer;
	}
	*store = s;
	return CK_STORE_OK;
}

void ck_store_close(ck_store *store)
{
	if (store == NULL)
		return;
	store->engine->close(store->state);
	free(store);
}

const char *ck_store_detail(const ck_store *store)
{
	return store != NULL ? store->detail : open_detail;
}

/* ------------------------------------------------------------- the limits */

static ck_store_answer refuse(ck_store *store, const char *why)
{
	snprintf(store->detail, sizeof(store->detail), "%s", why);
	return CK_STORE_FAILED;
}

/* What every call begins with. */
static ck_store_answer enter(ck_store *store)
{
	store->detail[0] = '\0';
	return store->visiting ? refuse(store, "the store is used while it hands over an event")
	                       : CK_STORE_OK;
}

static ck_store_answer enter_writing(ck_store *store)
{
	ck_store_answer answer = enter(store);

	return answer == CK_STORE_OK && store->mode == CK_STORE_READ ? CK_STORE_READ_ONLY : answer;
}

static ck_store_answer events_check(ck_store *store, uint64_t seen, const ck_event_text *events, size_t count)
{
	if (count > INT64_MAX || seen > (uint64_t)INT64_MAX - count)
		return CK_STORE_BEHIND; /* so many are nowhere */
	for (size_t i = 0; i < count; i++)
		if (events[i].size > CK_STORE_EVENT_MAX)
			return refuse(store, "an event is longer than 1 MiB");
	return CK_STORE_OK;
}

/* ----------------------------------------------------------- the journals */

ck_store_answer ck_journal_create(ck_store *store, const char *kind, const char *title, int64_t at,
                                  const char *event, size_t size, ck_journal *journal)
{
	const ck_event_text first = {.text = event, .size = size, .at = at};
	ck_store_answer answer = enter_writing(store);
	size_t kind_length = strlen(kind), title_length = strlen(title);

	*journal = (ck_journal){0};
	if (answer != CK_STORE_OK)
		return answer;
	if (kind_length == 0 || kind_length >= sizeof(journal->kind))
		return refuse(store, "the kind of a journal has 1 to 15 bytes");
	if (title_length >= sizeof(journal->title))
		return refuse(store, "the title of a journal is longer than 127 bytes");
	answer = events_check(store, 0, &first, 1);
	if (answer != CK_STORE_OK)
		return answer;
	memcpy(journal->kind, kind, kind_length);
	memcpy(journal->title, title, title_length);
	return store->engine->create(store->state, &first, journal);
}

ck_store_answer ck_journal_find(ck_store *store, const char *kind, uint32_t n, ck_journal *journal)
{
	ck_store_answer answer = enter(store);

	*journal = (ck_journal){0};
	return answer == CK_STORE_OK ? store->engine->find(store->state, kind, n, journal) : answer;
}

ck_store_answer ck_journal_append(ck_store *store, int64_t id, uint64_t seen, int64_t at, const char *event,
                                  size_t size)
{
	const ck_event_text one = {.text = event, .size = size, .at = at};

	return ck_journal_append_all(store, id, seen, &one, 1);
}

ck_store_answer ck_journal_append_all(ck_store *store, int64_t id, uint64_t seen, const ck_event_text *events,
                                      size_t count)
{
	ck_store_answer answer = enter_writing(store);

	if (answer == CK_STORE_OK)
		answer = events_check(store, seen, events, count);
	return answer == CK_STORE_OK ? store->engine->append(store->state, id, seen, events, count) : answer;
}

ck_store_answer ck_journal_read(ck_store *store, int64_t id, uint64_t from, ck_event_visit visit, void *data)
{
	ck_store_answer answer = enter(store);

	if (answer != CK_STORE_OK)
		return answer;
	store->visiting = true;
	answer = store->engine->read(store->state, id, from, visit, data);
	store->visiting = false;
	return answer;
}
