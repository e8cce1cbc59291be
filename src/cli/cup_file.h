/* cup_file.h - the file in which a championship is kept: its acts, each a line of cup/act_json.h, in a journal "cup" of
 * the store; and how an act is done so that it is on the disk, once, whoever else works on the same file.
 *
 *	ck_cup_file f = {.command = "cup call", .path = path};
 *	int code = ck_cup_file_open(&f, true);
 *	if (code == CK_ARGS_GO) {
 *		ck_act_init(&act, CK_ACT_CALL, 0, who);	// `at` is set when it is done
 *		act.game = 12;
 *		act.table = 3;
 *		if (ck_cup_file_do(&f, &act, 1, &how) != CK_CUP_DONE)
 *			code = ck_cup_file_fail(&f, &act, &how);
 *	}
 *	ck_cup_file_close(&f);
 */
#ifndef CK_CLI_CUP_FILE_H
#define CK_CLI_CUP_FILE_H

#include "cup/cup.h"
#include "store/store.h"

/* Set command and path, all else zero. */
typedef struct ck_cup_file {
	const char *command; /* the subcommand, for what is told: "cup call" */
	const char *path;
	ck_store *store;
	ck_journal journal;
	ck_cup *cup;      /* replayed from the journal; a pointer into it lives until the next act */
	uint64_t seen;    /* events of the journal that the cup has */
	uint64_t strange; /* the event that is not understood, from 1; 0 none */
	int64_t leapt_from; /* the time of the act before one that came long after it; 0 none, or it has been told */
	bool writing;    /* it was opened, to be written */
	bool clock_told; /* that the clock is behind the last act */
} ck_cup_file;

/* Open the file and replay it; it must be there. CK_ARGS_GO, or an exit code once the reason has been told on standard
 * error; close it in either case. */
int ck_cup_file_open(ck_cup_file *f, bool writing);
void ck_cup_file_close(ck_cup_file *f);

/* What became of acts that were to be done. Whatever it is but CK_CUP_DONE, nothing has changed on the disk. */
typedef enum ck_cup_outcome {
	CK_CUP_DONE,
	CK_CUP_REFUSED, /* refusal says why, and `which` of the acts */
	CK_CUP_OVERTAKEN, /* somebody did something to the same thing in between: the act `faster` of the cup; refusal
	                   * says what stands against it now, or nothing (CK_REFUSED_NOT) */
	CK_CUP_STORED_NOT, /* the store: `answer` */
	CK_CUP_STRANGE,    /* the journal has an event that is not understood */
	CK_CUP_NO_MEMORY,
} ck_cup_outcome;

typedef struct ck_cup_doing {
	ck_refusal refusal;
	size_t which;    /* of the acts, from 0 */
	uint32_t faster; /* ck_cup_act_at(f->cup, faster) */
	uint8_t outcome; /* ck_cup_outcome */
	uint8_t answer;  /* ck_store_answer */
} ck_cup_doing;

/* Do acts, all or none: each is checked, then they are written behind what has been seen, then done in f->cup. Where
 * somebody else was faster, f reads on and checks again: if what they did is about the same thing it is left at that
 * (CK_CUP_OVERTAKEN), else it is tried anew. Sets `at` of each: now, but not before the last act. */
ck_cup_outcome ck_cup_file_do(ck_cup_file *f, ck_act *acts, size_t count, ck_cup_doing *how);

/* Read what others have appended, into f->cup. CK_CUP_DONE, CK_CUP_STORED_NOT, CK_CUP_STRANGE or CK_CUP_NO_MEMORY; what is
 * new are the acts from the number that ck_cup_acts gave before. For screens, every second or so. */
ck_cup_outcome ck_cup_file_read_on(ck_cup_file *f, ck_cup_doing *how);

/* The sentence of an outcome other than CK_CUP_DONE, translated, into out[cap]; act is the one that it was about, or
 * NULL. Returns out. */
const char *ck_cup_file_tell(const ck_cup_file *f, const ck_act *act, const ck_cup_doing *how, char *out,
                             size_t cap);

/* Tell it on standard error. Returns the exit code: CK_EXIT_USAGE for what was refused or overtaken, else
 * CK_EXIT_FAILED. */
int ck_cup_file_fail(const ck_cup_file *f, const ck_act *act, const ck_cup_doing *how);

/* Make the file with its first acts, all or none, the first of them CK_ACT_CREATE; `at` of each is kept where it is not
 * 0. The file is closed again; f->cup is what was made. CK_ARGS_GO or an exit code once the reason has been told; close f
 * in either case. */
int ck_cup_file_make(ck_cup_file *f, ck_act *acts, size_t count);

/* Milliseconds since 1970 UTC: the time that an act gets now, which is not before the last act of the cup (NULL: just
 * now). What is late and how long it takes is asked of ck_run_clock instead: after an act that was kept by a clock which was
 * ahead this time stands still. */
int64_t ck_cup_file_now(const ck_cup *cup);

/* The time of the last act; 0 of a cup without any, and of NULL. */
int64_t ck_cup_file_last(const ck_cup *cup);

/* Whether an act would be done at a time of the clock, whatever its own: as ck_cup_may with the time that it would get,
 * except that an absence (S2 rule 16) is held against the clock. */
bool ck_cup_file_may(const ck_cup *cup, const ck_act *act, int64_t clock, ck_refusal *refusal);

/* Whether something about the clock of this computer is to be told: that it is more than a minute behind the last act,
 * once for as long as that is so; or that the act just done came more than CK_CUP_LEAP (milliseconds) after the one before
 * it and after the date of the championship. Then the sentence, translated, in out[cap]. Who has not asked when the file is
 * closed is told on standard error, if it was opened to be written. */
#define CK_CUP_LEAP (INT64_C(8) * 86400000)
bool ck_cup_file_clock_tell(ck_cup_file *f, char *out, size_t cap);

#endif
