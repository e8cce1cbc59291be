#include "store/sqlite.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

ck_store_answer ck_sqlite_system(char *detail, int error)
{
	snprintf(detail, CK_STORE_DETAIL, "%s", strerror(error));
	switch (error) {
	case ENOSPC:
	case EDQUOT:
	case EFBIG: return CK_STORE_FULL;
	case EACCES:
	case EPERM:
	case EROFS: return CK_STORE_READ_ONLY;
	case ENOMEM: return CK_STORE_NO_MEMORY;
	default: return CK_STORE_FAILED;
	}
}

ck_store_answer ck_sqlite_broken(ck_sqlite *s, const char *what)
{
	snprintf(s->detail, CK_STORE_DETAIL, "%s", what);
	return CK_STORE_BROKEN;
}

/* What a code alone says; CK_STORE_FAILED where the system has to be asked. */
static ck_store_answer meaning(int code)
{
	if (code == SQLITE_IOERR_SHORT_READ || code == SQLITE_IOERR_CORRUPTFS)
		return CK_STORE_BROKEN;
	if (code == SQLITE_IOERR_NOMEM)
		return CK_STORE_NO_MEMORY;
	if (code == SQLITE_READONLY_DBMOVED)
		return CK_STORE_MISSING;
	switch (code & 0xff) {
	case SQLITE_BUSY:
	case SQLITE_LOCKED:
	case SQLITE_PROTOCOL: return CK_STORE_BUSY;
	case SQLITE_READONLY:
	case SQLITE_PERM: return CK_STORE_READ_ONLY;
	case SQLITE_FULL: return CK_STORE_FULL;
	case SQLITE_NOMEM: return CK_STORE_NO_MEMORY;
	/* Our statements fit our layout, and what is too big was not let in: it is not ours any more. */
	case SQLITE_ERROR:
	case SQLITE_CORRUPT:
	case SQLITE_NOTADB:
	case SQLITE_SCHEMA:
	case SQLITE_TOOBIG:
	case SQLITE_CONSTRAINT:
	case SQLITE_MISMATCH: return CK_STORE_BROKEN;
	default: return CK_STORE_FAILED;
	}
}

/* What the system said when this code came to be, 0 nothing. SQLite notes it, but not when a commit fails; then it is
 * what the system said last. */
static int system_error(const ck_sqlite *s, int code, int last)
{
	int error;

	if (s->db == NULL || ((code & 0xff) != SQLITE_IOERR && (code & 0xff) != SQLITE_CANTOPEN))
		return 0;
	error = sqlite3_system_errno(s->db);
	return error != 0 ? error : last;
}

static void describe(ck_sqlite *s, int code, int error)
{
	if (error != 0)
		snprintf(s->detail, CK_STORE_DETAIL, "%s: %s", sqlite3_errstr(code), strerror(error));
	else if (s->db != NULL && sqlite3_extended_errcode(s->db) == code)
		snprintf(s->detail, CK_STORE_DETAIL, "%s", sqlite3_errmsg(s->db));
	else
		snprintf(s->detail, CK_STORE_DETAIL, "%s", sqlite3_errstr(code));
}

ck_store_answer ck_sqlite_answer(ck_sqlite *s, int code)
{
	int last = errno, error;
	ck_store_answer answer;

	if (code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE)
		return CK_STORE_OK;
	answer = meaning(code);
	error = system_error(s, code, last);
	if (answer == CK_STORE_FAILED && error != 0)
		answer = ck_sqlite_system(s->detail, error);
	if ((code & 0xff) == SQLITE_CANTOPEN && error == ENOENT)
		answer = CK_STORE_READ_ONLY; /* a file beside ours could not be made, and so is not there */
	describe(s, code, error);
	return answer;
}
