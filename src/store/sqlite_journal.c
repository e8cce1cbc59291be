#include "store/sqlite.h"

#include <string.h>

/* A row of the table journal. */
typedef struct row {
	ck_journal journal;
	ck_chain chain;
} row;

/* ------------------------------------------------------------- columns */

static bool text_take(sqlite3_stmt *from, int column, char *out, size_t cap)
{
	const void *text = sqlite3_column_blob(from, column);
	size_t size = (size_t)sqlite3_column_bytes(from, column);

	if (size >= cap || (size > 0 && text == NULL))
		return false;
	if (size > 0)
		memcpy(out, text, size);
	out[size] = '\0';
	return strlen(out) == size;
}

static bool chain_take(sqlite3_stmt *from, int column, ck_chain *chain)
{
	const void *bytes = sqlite3_column_blob(from, column);

	if (bytes == NULL || sqlite3_column_bytes(from, column) != CK_CHAIN)
		return false;
	memcpy(chain->bytes, bytes, CK_CHAIN);
	return true;
}

static int chain_bind(sqlite3_stmt *to, int parameter, const ck_chain *chain)
{
	return sqlite3_bind_blob(to, parameter, chain->bytes, CK_CHAIN, SQLITE_STATIC);
}

/* ------------------------------------------------------ rows of journals */

static ck_store_answer row_take(ck_sqlite *s, sqlite3_stmt *from, row *r)
{
	int64_t events = sqlite3_column_int64(from, 3);
	ck_chain seal, wanted;

	*r = (row){.journal = {.id = sqlite3_column_int64(from, 0), .events = (uint64_t)events}};
	if (events < 1 || !text_take(from, 1, r->journal.kind, sizeof(r->journal.kind)) ||
	    !text_take(from, 2, r->journal.title, sizeof(r->journal.title)) ||
	    !chain_take(from, 4, &r->chain) || !chain_take(from, 5, &seal))
		return ck_sqlite_broken(s, "a journal has impossible values");
	wanted = ck_chain_seal(&r->journal, &r->chain);
	return ck_chain_equal(&seal, &wanted) ? CK_STORE_OK : ck_sqlite_broken(s, "a journal was altered");
}

static ck_store_answer row_read(ck_sqlite *s, int64_t id, row *r)
{
	sqlite3_stmt *by_id = ck_sqlite_ready(s, CK_SQLITE_JOURNAL);
	ck_store_answer answer;
	int code;

	sqlite3_bind_int64(by_id, 1, id);
	code = sqlite3_step(by_id);
	if (code == SQLITE_DONE)
		answer = CK_STORE_MISSING;
	else if (code == SQLITE_ROW)
		answer = row_take(s, by_id, r);
	else
		answer = ck_sqlite_answer(s, code);
	ck_sqlite_ready(s, CK_SQLITE_JOURNAL);
	return answer;
}

/* As a new row, or in place of the one with its id. */
static ck_store_answer row_write(ck_sqlite *s, const row *r, bool is_new)
{
	ck_sqlite_statement which = is_new ? CK_SQLITE_JOURNAL_INSERT : CK_SQLITE_JOURNAL_UPDATE;
	sqlite3_stmt *to = ck_sqlite_ready(s, which);
	ck_chain seal = ck_chain_seal(&r->journal, &r->chain);

	sqlite3_bind_int64(to, 1, r->journal.id);
	sqlite3_bind_int64(to, 2, (int64_t)r->journal.events);
	chain_bind(to, 3, &r->chain);
	chain_bind(to, 4, &seal);
	if (is_new) {
		sqlite3_bind_text(to, 5, r->journal.kind, -1, SQLITE_STATIC);
		sqlite3_bind_text(to, 6, r->journal.title, -1, SQLITE_STATIC);
	}
	return ck_sqlite_run(s, which); /* binding cannot have failed: it copies nothing */
}

/* ----------------------------------------------------------------- events */

static ck_store_answer event_write(ck_sqlite *s, const row *r, uint64_t number, const ck_event_text *event)
{
	sqlite3_stmt *to = ck_sqlite_ready(s, CK_SQLITE_EVENT_INSERT);
	const char *text = event->size > 0 ? event->text : "";

	sqlite3_bind_int64(to, 1, r->journal.id);
	sqlite3_bind_int64(to, 2, (int64_t)number);
	sqlite3_bind_int64(to, 3, event->at);
	sqlite3_bind_text(to, 4, text, (int)event->size, SQLITE_STATIC);
	chain_bind(to, 5, &r->chain);
	return ck_sqlite_run(s, CK_SQLITE_EVENT_INSERT);
}

/* Write events behind those that the row counts, and let it count them. */
static ck_store_answer events_write(ck_sqlite *s, row *r, const ck_event_text *events, size_t count)
{
	ck_store_answer answer = CK_STORE_OK;

	for (size_t i = 0; i < count && answer == CK_STORE_OK; i++) {
		uint64_t number = r->journal.events++;

		r->chain = ck_chain_next(&r->chain, number, &events[i]);
		answer = event_write(s, r, number, &events[i]);
	}
	return answer;
}

/* ------------------------------------------------------------ transactions */

/* Begin to write, to the file that everybody else sees: one that was removed or replaced would take everything and keep
 * nothing. */
static ck_store_answer write_begin(ck_sqlite *s)
{
	int moved = 0;

	if (sqlite3_file_control(s->db, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved)
		return CK_STORE_MISSING;
	return ck_sqlite_run(s, CK_SQLITE_BEGIN_WRITE);
}

/* Count all rows, and take number n of a kind, or of all kinds (NULL). Ids count from 1 without a gap: one that is missing
 * shows. CK_STORE_MISSING if there is no such number; *count is then how many there are. */
static ck_store_answer rows_walk(ck_sqlite *s, const char *kind, uint64_t n, row *r, int64_t *count)
{
	sqlite3_stmt *all = ck_sqlite_ready(s, CK_SQLITE_JOURNALS);
	ck_store_answer answer = CK_STORE_OK;
	int code = SQLITE_DONE;
	bool found = false;

	*count = 0;
	while (answer == CK_STORE_OK && !found && (code = sqlite3_step(all)) == SQLITE_ROW) {
		answer = row_take(s, all, r);
		if (answer == CK_STORE_OK && r->journal.id != ++*count)
			answer = ck_sqlite_broken(s, "a journal is missing");
		if (answer == CK_STORE_OK && (kind == NULL || strcmp(r->journal.kind, kind) == 0))
			found = n-- == 0;
	}
	if (answer == CK_STORE_OK && !found)
		answer = code == SQLITE_DONE ? CK_STORE_MISSING : ck_sqlite_answer(s, code);
	ck_sqlite_ready(s, CK_SQLITE_JOURNALS);
	return answer;
}

ck_store_answer ck_sqlite_journal_find(void *state, const char *kind, uint32_t n, ck_journal *journal)
{
	row r;
	int64_t count;
	ck_store_answer answer = rows_walk(state, kind, n, &r, &count);

	if (answer == CK_STORE_OK)
		*journal = r.journal;
	return answer;
}

ck_store_answer ck_sqlite_journal_create(void *state, const ck_event_text *first, ck_journal *journal)
{
	ck_sqlite *s = state;
	row r, last;
	int64_t count;
	ck_store_answer answer = write_begin(s);

	if (answer != CK_STORE_OK)
		return answer;
	r = (row){.journal = *journal, .chain = ck_chain_begin(journal->kind, journal->title)};
	answer = rows_walk(s, NULL, UINT64_MAX, &last, &count); /* counts them */
	if (answer == CK_STORE_MISSING) {
		r.journal.id = count + 1;
		answer = events_write(s, &r, first, 1);
	}
	if (answer == CK_STORE_OK)
		answer = row_write(s, &r, true);
	answer = ck_sqlite_finish(s, answer);
	if (answer == CK_STORE_OK)
		*journal = r.journal;
	return answer;
}

ck_store_answer ck_sqlite_journal_append(void *state, int64_t id, uint64_t seen, const ck_event_text *events,
                                         size_t count)
{
	ck_sqlite *s = state;
	row r = {0};
	ck_store_answer answer = write_begin(s);

	if (answer != CK_STORE_OK)
		return answer;
	answer = row_read(s, id, &r);
	if (answer == CK_STORE_OK && r.journal.events != seen)
		answer = CK_STORE_BEHIND;
	if (answer == CK_STORE_OK && count > 0)
		answer = events_write(s, &r, events, count);
	if (answer == CK_STORE_OK && count > 0)
		answer = row_write(s, &r, false);
	return ck_sqlite_finish(s, answer);
}

/* ---------------------------------------------------------------- reading */

/* The chain before event `from`. */
static ck_store_answer chain_before(ck_sqlite *s, const row *r, uint64_t from, ck_chain *chain)
{
	sqlite3_stmt *by_number;
	ck_store_answer answer;
	int code;

	*chain = ck_chain_begin(r->journal.kind, r->journal.title);
	if (from == 0)
		return CK_STORE_OK;
	by_number = ck_sqlite_ready(s, CK_SQLITE_EVENT_CHAIN);
	sqlite3_bind_int64(by_number, 1, r->journal.id);
	sqlite3_bind_int64(by_number, 2, (int64_t)(from - 1));
	code = sqlite3_step(by_number);
	answer = ck_sqlite_answer(s, code);
	if (answer == CK_STORE_OK && (code != SQLITE_ROW || !chain_take(by_number, 0, chain)))
		answer = ck_sqlite_broken(s, "an event is missing");
	ck_sqlite_ready(s, CK_SQLITE_EVENT_CHAIN);
	return answer;
}

/* Take event `number` from a row, and its chain after the one given; the text lives until the next step. */
static ck_store_answer event_take(ck_sqlite *s, sqlite3_stmt *from, uint64_t number, ck_event_text *event,
                                  ck_chain *chain)
{
	ck_chain kept;

	if ((uint64_t)sqlite3_column_int64(from, 0) != number)
		return ck_sqlite_broken(s, "an event is missing");
	event->at = sqlite3_column_int64(from, 1);
	event->text = sqlite3_column_blob(from, 2);
	event->size = (size_t)sqlite3_column_bytes(from, 2);
	if (event->text == NULL && event->size > 0)
		return CK_STORE_NO_MEMORY;
	if (event->text == NULL)
		event->text = "";
	*chain = ck_chain_next(chain, number, event);
	return chain_take(from, 3, &kept) && ck_chain_equal(&kept, chain)
	               ? CK_STORE_OK
	               : ck_sqlite_broken(s, "an event was altered");
}

/* Hand over what is there from `from` on; *chain is the one before, and becomes that of the last. *all says whether
 * `visit` wanted all of them; *number is how far it came. */
static ck_store_answer events_visit(ck_sqlite *s, sqlite3_stmt *events, ck_event_visit visit, void *data,
                                    uint64_t *number, ck_chain *chain, bool *all)
{
	ck_store_answer answer = CK_STORE_OK;
	int code = SQLITE_ROW;

	*all = true;
	while (answer == CK_STORE_OK && *all && (code = sqlite3_step(events)) == SQLITE_ROW) {
		ck_event_text event = {0};

		answer = event_take(s, events, *number, &event, chain);
		if (answer == CK_STORE_OK)
			*all = visit(data, (*number)++, event.at, event.text, event.size);
	}
	return answer == CK_STORE_OK ? ck_sqlite_answer(s, code) : answer;
}

static ck_store_answer events_read(ck_sqlite *s, const row *r, uint64_t from, ck_event_visit visit,
                                   void *data)
{
	sqlite3_stmt *events = ck_sqlite_ready(s, CK_SQLITE_EVENTS);
	ck_store_answer answer;
	ck_chain chain;
	bool all;

	answer = chain_before(s, r, from, &chain);
	if (answer != CK_STORE_OK)
		return answer;
	sqlite3_bind_int64(events, 1, r->journal.id);
	sqlite3_bind_int64(events, 2, (int64_t)from);
	answer = events_visit(s, events, visit, data, &from, &chain, &all);
	ck_sqlite_ready(s, CK_SQLITE_EVENTS);
	if (answer == CK_STORE_OK && all && (from != r->journal.events || !ck_chain_equal(&chain, &r->chain)))
		answer = ck_sqlite_broken(s, "the last events are missing");
	return answer;
}

ck_store_answer ck_sqlite_journal_read(void *state, int64_t id, uint64_t from, ck_event_visit visit,
                                       void *data)
{
	ck_sqlite *s = state;
	row r = {0};
	ck_store_answer answer = ck_sqlite_run(s, CK_SQLITE_BEGIN_READ);

	if (answer != CK_STORE_OK)
		return answer;
	answer = row_read(s, id, &r);
	if (answer == CK_STORE_OK && from > r.journal.events)
		answer = CK_STORE_MISSING;
	if (answer == CK_STORE_OK)
		answer = events_read(s, &r, from, visit, data);
	return ck_sqlite_finish(s, answer);
}
