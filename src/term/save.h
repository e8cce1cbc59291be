/* save.h - a game in play, kept in a file as a record (charkoni/record.h) that is whole after every event. */
#ifndef CK_TERM_SAVE_H
#define CK_TERM_SAVE_H

#include "term/file.h"
#include "term/play.h"

#include <charkoni/record.h>

/* Why a file will not do. */
typedef enum ck_save_fault_kind {
	CK_SAVE_FAILED,    /* the file cannot be made: `reason` */
	CK_SAVE_UNREAD,    /* it cannot be read: `reason` */
	CK_SAVE_BUSY,      /* another process plays it */
	CK_SAVE_NO_FILE,   /* it is a folder, a device … */
	CK_SAVE_TAKEN,     /* to begin with: it holds something */
	CK_SAVE_UNDER_WAY, /* to begin with: it holds a game that is not over */
	CK_SAVE_DAMAGED,   /* it is no record: `err`, `line`, `column` */
	CK_SAVE_EMPTY,     /* it holds no game */
	CK_SAVE_SEVERAL,   /* it holds more games than one */
	CK_SAVE_OVER,      /* its game is over */
	CK_SAVE_TAG,       /* a tag will not do: `err` */
	CK_SAVE_NO_MEMORY,
} ck_save_fault_kind;

typedef struct ck_save_fault {
	ck_save_fault_kind kind;
	int reason; /* errno */
	ck_error err;
	size_t line, column; /* from 1 */
} ck_save_fault;

/* Read the fields, never write them. */
typedef struct ck_save {
	char *name; /* of the file, as it was given */
	ck_record record;
	size_t kept;  /* events of the table's log that it holds */
	bool current; /* the file holds them too */
	bool durable; /* and is on the disk */
	int reason;   /* why it does not: errno */
	ck_file file;
	char *source; /* the text that it was resumed from */
	char *text;   /* what is written */
	size_t text_size;
	char ended[24]; /* the tag Ended, once the game is over */
} ck_save;

/* A new record in a file that is not there yet, or empty. NULL with the fault. */
ck_save *ck_save_new(const char *name, const ck_play_setup *setup, ck_save_fault *fault);

/* The record in a file, of a game that is not over, to go on with. NULL with the fault. */
ck_save *ck_save_resume(const char *name, ck_save_fault *fault);

/* A copy of a record in a new file, as ck_save_new. */
ck_save *ck_save_copy(ck_save *from, const char *name, ck_save_fault *fault);

/* Somebody else sits at a seat of the beginning from now on; `who` as in ck_play_seat. False if it is no text for
 * a record. */
bool ck_save_seat(ck_save *s, unsigned seat, const char *who);

/* The table has been brought to where the resumed record is. */
void ck_save_resumed(ck_save *s, const ck_table *t);

/* Keep what has happened at the table since, `durable` if somebody may rely on it. False, with the reason in it, if
 * the file still holds less; the next call tries again. */
bool ck_save_keep(ck_save *s, const ck_table *t, bool durable);

/* The file stays. */
void ck_save_free(ck_save *s);

/* The sentence about a fault of a file, translated, into out of cap bytes. */
char *ck_save_tell(const char *name, const ck_save_fault *fault, char *out, size_t cap);

#endif
