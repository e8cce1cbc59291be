#include "store/sqlite.h"

#define JOURNAL "SELECT id, kind, title, events, chain, seal FROM journal "
#define EVENT "SELECT number, at, text, chain FROM event "

static const char *const texts[CK_SQLITE_STATEMENT_COUNT] = {
	[CK_SQLITE_BEGIN_READ] = "BEGIN",
	[CK_SQLITE_BEGIN_WRITE] = "BEGIN IMMEDIATE",
	[CK_SQLITE_COMMIT] = "COMMIT",
	[CK_SQLITE_ROLLBACK] = "ROLLBACK",
	[CK_SQLITE_JOURNAL] = JOURNAL "WHERE id = ?1",
	[CK_SQLITE_JOURNALS] = JOURNAL "ORDER BY id",
	[CK_SQLITE_JOURNAL_INSERT] =
		"INSERT INTO journal (id, events, chain, seal, kind, title) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
	[CK_SQLITE_JOURNAL_UPDATE] = "UPDATE journal SET events = ?2, chain = ?3, seal = ?4 WHERE id = ?1",
	[CK_SQLITE_EVENT_INSERT] =
		"INSERT INTO event (journal, number, at, text, chain) VALUES (?1, ?2, ?3, ?4, ?5)",
	[CK_SQLITE_EVENT_CHAIN] = "SELECT chain FROM event WHERE journal = ?1 AND number = ?2",
	[CK_SQLITE_EVENTS] = EVENT "WHERE journal = ?1 AND number >= ?2 ORDER BY number",
};

ck_store_answer ck_sqlite_prepare(ck_sqlite *s)
{
	ck_store_answer answer = CK_STORE_OK;

	for (int i = 0; i < CK_SQLITE_STATEMENT_COUNT && answer == CK_STORE_OK; i++)
		answer = ck_sqlite_answer(s,
		                          sqlite3_prepare_v3(s->db, texts[i], -1, SQLITE_PREPARE_PERSISTENT,
		                                             &s->statements[i], NULL));
	return answer;
}

sqlite3_stmt *ck_sqlite_ready(ck_sqlite *s, ck_sqlite_statement statement)
{
	sqlite3_stmt *ready = s->statements[statement];

	sqlite3_reset(ready);
	sqlite3_clear_bindings(ready); /* what was bound belongs to others */
	return ready;
}

ck_store_answer ck_sqlite_run(ck_sqlite *s, ck_sqlite_statement statement)
{
	ck_store_answer answer = ck_sqlite_answer(s, sqlite3_step(s->statements[statement]));

	ck_sqlite_ready(s, statement);
	return answer;
}

ck_store_answer ck_sqlite_finish(ck_sqlite *s, ck_store_answer answer)
{
	if (answer == CK_STORE_OK)
		answer = ck_sqlite_run(s, CK_SQLITE_COMMIT);
	if (answer != CK_STORE_OK && !sqlite3_get_autocommit(s->db)) {
		(void)sqlite3_step(
			s->statements[CK_SQLITE_ROLLBACK]); /* the first answer is the one to tell */
		ck_sqlite_ready(s, CK_SQLITE_ROLLBACK);
	}
	return answer;
}
