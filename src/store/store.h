/* store.h - journals that outlive the program: championships, leagues, later the tables of the server.
 *
 * A journal is a list of events that only grows; event i is a text (UTF-8) that its room understands. Whoever appends
 * says how many events they have seen: where somebody else was faster nothing is written, and they are told. What has
 * been answered with CK_STORE_OK is on the disk, whatever happens next. The interface is what the engine behind it must
 * do (engine.h): SQLite today.
 */
#ifndef CHARKONI_STORE_STORE_H
#define CHARKONI_STORE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ck_store ck_store;

typedef enum ck_store_answer {
	CK_STORE_OK,
	CK_STORE_BEHIND,  /* others have appended since; read on, and try again if it still makes sense */
	CK_STORE_MISSING, /* no such file, or journal; the file was removed or replaced since it was opened */
	CK_STORE_EXISTS,  /* there is one already */
	CK_STORE_FOREIGN, /* the file is something else */
	CK_STORE_NEWER,   /* written by a newer version of the program */
	CK_STORE_BROKEN,  /* damaged */
	CK_STORE_READ_ONLY, /* may not be written */
	CK_STORE_FULL,      /* the disk is */
	CK_STORE_BUSY,      /* others kept it locked for CK_STORE_PATIENCE_MS */
	CK_STORE_FAILED,    /* anything else: ck_store_detail */
	CK_STORE_NO_MEMORY,
	CK_STORE_ANSWER_COUNT
} ck_store_answer;

#define CK_STORE_PATIENCE_MS 5000

/* Bytes of an event, at most. */
#define CK_STORE_EVENT_MAX (1024 * 1024)

typedef enum ck_store_mode {
	CK_STORE_CREATE, /* make it, in a folder that is there; CK_STORE_EXISTS if something of its name is */
	CK_STORE_WRITE,  /* it must be there */
	CK_STORE_READ,   /* the same, and nothing is written, not even beside it where that can be */
} ck_store_mode;

/* Open a store: the path of a file. An older layout is brought up to date; CK_STORE_READ reads it through the same
 * migrations in memory, as it was when it was opened. The file is looked through for damage, which takes as long as
 * reading it. *store is NULL unless CK_STORE_OK. CK_STORE_READ_ONLY for CK_STORE_READ: it cannot be read without
 * writing beside it (a program was killed while writing there, and the folder may not be written). A store serves one
 * thread at a time, and not the child of a fork. */
ck_store_answer ck_store_open(const char *path, ck_store_mode mode, ck_store **store);
void ck_store_close(ck_store *store); /* NULL is allowed */

/* What was said about the last answer that was not CK_STORE_OK, in English, for CK_STORE_FAILED and CK_STORE_BROKEN;
 * lives until the next call. Of NULL: about the last ck_store_open of this thread that failed. */
const char *ck_store_detail(const ck_store *store);

/* A journal: its id in this store, what it is ("cup", "league"), a title (may be empty), and how many events it has. Texts
 * that are longer are refused with CK_STORE_FAILED, as are events above CK_STORE_EVENT_MAX. */
typedef struct ck_journal {
	int64_t id;
	uint64_t events;
	char kind[16];
	char title[128];
} ck_journal;

/* Make a journal with its first event, both or neither. Of an answer other than CK_STORE_OK *journal means nothing. */
ck_store_answer ck_journal_create(ck_store *store, const char *kind, const char *title, int64_t at,
                                  const char *event, size_t size, ck_journal *journal);

/* The journal number n (from 0) of a kind, or of all kinds (NULL), in the order in which they were made; CK_STORE_MISSING
 * past the last. */
ck_store_answer ck_journal_find(ck_store *store, const char *kind, uint32_t n, ck_journal *journal);

/* Append an event as number `seen` (from 0): that many are there already, else CK_STORE_BEHIND. `at` is when it
 * happened, milliseconds since 1970 UTC, kept beside it for people who look into the file. */
ck_store_answer ck_journal_append(ck_store *store, int64_t id, uint64_t seen, int64_t at, const char *event,
                                  size_t size);

/* Append several, all or none. */
typedef struct ck_event_text {
	const char *text;
	size_t size;
	int64_t at;
} ck_event_text;
ck_store_answer ck_journal_append_all(ck_store *store, int64_t id, uint64_t seen, const ck_event_text *events,
                                      size_t count);

/* Hand the events from number `from` on, in order, to `visit` until it returns false; CK_STORE_MISSING if there are not
 * even `from`. All are of one moment. An event is handed over only after its checksum was found right: CK_STORE_BROKEN
 * comes before an altered one, or at the end where some are missing. The event lives until `visit` returns, which may
 * not use the store (CK_STORE_FAILED). */
typedef bool (*ck_event_visit)(void *data, uint64_t number, int64_t at, const char *event, size_t size);
ck_store_answer ck_journal_read(ck_store *store, int64_t id, uint64_t from, ck_event_visit visit, void *data);

#endif
