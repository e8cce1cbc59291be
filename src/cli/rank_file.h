/* rank_file.h - the file in which a league is kept: its events, each a text of rank/event.h in a journal of the store. */
#ifndef CK_CLI_RANK_FILE_H
#define CK_CLI_RANK_FILE_H

#include "rank/league.h"
#include "store/store.h"

/* Set command and path, which may be NULL for the usual one, all else zero. */
typedef struct ck_rank_file {
	const char *command; /* the subcommand, for what is told */
	const char *path;
	char *usual; /* the path where none was given */
	ck_store *store;
	ck_journal journal;
	bool is_new; /* the journal is still to be made, with the first events */
	ck_league league;
	uint64_t seen; /* events of the journal that the league has */
} ck_rank_file;

/* Open the file and read the league. To read, it must be there; to write, it is made if it is not, with a league whose
 * time zone is that of this computer. CK_ARGS_GO or an exit code, once the reason has been told; release it in either
 * case. */
int ck_rank_file_read(ck_rank_file *f);
int ck_rank_file_write(ck_rank_file *f);

/* What ck_rank_file_keep answers when somebody else has written first: the league has been read again, and what was to
 * happen has not. */
#define CK_RANK_FILE_AGAIN (-2)

/* Events that have been let happen to the league, and are to be kept. Begins as {0}. */
typedef struct ck_rank_news {
	ck_event_text *events;
	size_t count, capacity;
} ck_rank_news;

/* Let an event happen to the league, and note it. False with the fault, CK_LEAGUE_NO_MEMORY among them. */
bool ck_rank_news_add(ck_rank_news *n, ck_league *league, const ck_league_event *event,
                      ck_league_fault *fault);
void ck_rank_news_release(ck_rank_news *n);

/* Keep them, all or none. CK_ARGS_GO, CK_RANK_FILE_AGAIN, or an exit code. */
int ck_rank_file_keep(ck_rank_file *f, ck_rank_news *n);

/* Tell what the store answered, which is not CK_STORE_OK. Returns an exit code. */
int ck_rank_file_fail(const ck_rank_file *f, ck_store_answer answer);

void ck_rank_file_release(ck_rank_file *f);

#endif
