/* sqlite.h - what the files of the SQLite engine share: a connection with its statements, and what codes mean. */
#ifndef CHARKONI_STORE_SQLITE_H
#define CHARKONI_STORE_SQLITE_H

#include "store/chain.h"
#include "store/engine.h"
#include "store/migration.h"

#include <sqlite3.h>

/* "CKst", at byte 68 of the file: what tells ours from other databases. */
#define CK_SQLITE_APPLICATION 0x434B7374

typedef enum ck_sqlite_statement {
	CK_SQLITE_BEGIN_READ,
	CK_SQLITE_BEGIN_WRITE,
	CK_SQLITE_COMMIT,
	CK_SQLITE_ROLLBACK,
	CK_SQLITE_JOURNAL,        /* by id */
	CK_SQLITE_JOURNALS,       /* all, in order */
	CK_SQLITE_JOURNAL_INSERT, /* id, events, chain, seal, kind, title */
	CK_SQLITE_JOURNAL_UPDATE, /* id, events, chain, seal */
	CK_SQLITE_EVENT_INSERT,   /* journal, number, at, text, chain */
	CK_SQLITE_EVENT_CHAIN,    /* by journal and number */
	CK_SQLITE_EVENTS,         /* of a journal, from a number on */
	CK_SQLITE_STATEMENT_COUNT
} ck_sqlite_statement;

typedef struct ck_sqlite {
	sqlite3 *db;
	ck_store_mode mode;
	char *detail; /* CK_STORE_DETAIL bytes, the store's */
	sqlite3_stmt *statements[CK_SQLITE_STATEMENT_COUNT];
} ck_sqlite;

/* What a result code of SQLite (extended) means, and note what SQLite says about it. CK_STORE_OK for SQLITE_OK, _ROW and
 * _DONE. */
ck_store_answer ck_sqlite_answer(ck_sqlite *s, int code);

/* CK_STORE_BROKEN, with what is wrong. */
ck_store_answer ck_sqlite_broken(ck_sqlite *s, const char *what);

/* Note why the system refused something, by errno, with CK_STORE_FULL, _READ_ONLY, _NO_MEMORY or _FAILED. */
ck_store_answer ck_sqlite_system(char *detail, int error);

/* Prepare all statements. */
ck_store_answer ck_sqlite_prepare(ck_sqlite *s);

/* A statement ready to be bound and run. */
sqlite3_stmt *ck_sqlite_ready(ck_sqlite *s, ck_sqlite_statement statement);

/* Run a statement that gives no rows, and make it ready again. */
ck_store_answer ck_sqlite_run(ck_sqlite *s, ck_sqlite_statement statement);

/* End a transaction: for good if the answer is CK_STORE_OK, else as if it had not been. Returns the answer, or that of
 * the end. */
ck_store_answer ck_sqlite_finish(ck_sqlite *s, ck_store_answer answer);

/* Open a file whose newest layout is that of `migration`, as ck_store_open does. */
ck_store_answer ck_sqlite_open(const ck_migration *migration, const char *path, ck_store_mode mode,
                               char *detail, ck_sqlite **sqlite);
void ck_sqlite_close(ck_sqlite *s);

/* Connect s->db to a file, which is not read yet. `path` may be a URI if `flags` say so. */
ck_store_answer ck_sqlite_connect(ck_sqlite *s, const char *path, int flags);

/* The settings of a connection that will write. */
ck_store_answer ck_sqlite_settle(ck_sqlite *s);

/* Make the file of a new store, whole or not at all: CK_STORE_EXISTS if something is there. */
ck_store_answer ck_sqlite_make(const ck_migration *migration, const char *path, char *detail);

/* Read the whole file into memory in place of s->db, which is then a database of its own. With `still`, s->db cannot read
 * it: it is read without locks and without anything beside it, and only if nobody writes there meanwhile, else
 * CK_STORE_READ_ONLY. */
ck_store_answer ck_sqlite_copy(ck_sqlite *s, const char *path, bool still);

/* Is there a file path + suffix that is not empty? */
bool ck_sqlite_beside(const char *path, const char *suffix);

/* The engine's functions that are not in sqlite.c. */
ck_store_answer ck_sqlite_journal_create(void *state, const ck_event_text *first, ck_journal *journal);
ck_store_answer ck_sqlite_journal_find(void *state, const char *kind, uint32_t n, ck_journal *journal);
ck_store_answer ck_sqlite_journal_append(void *state, int64_t id, uint64_t seen, const ck_event_text *events,
                                         size_t count);
ck_store_answer ck_sqlite_journal_read(void *state, int64_t id, uint64_t from, ck_event_visit visit,
                                       void *data);

#endif
