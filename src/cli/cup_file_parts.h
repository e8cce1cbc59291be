/* cup_file_parts.h - what the files behind cup_file.h share. */
#ifndef CK_CLI_CUP_FILE_PARTS_H
#define CK_CLI_CUP_FILE_PARTS_H

#include "cli/cup_file.h"

extern const char ck_cup_journal_kind[];

/* Acts as lines for the journal, into lines[count], which begin as zeros. False without memory; free them in either
 * case, with the array itself (NULL is allowed). */
bool ck_cup_lines_write(const ck_act *acts, size_t count, ck_event_text *lines);
void ck_cup_lines_free(ck_event_text *lines, size_t count);

/* A cup to which acts have happened behind those of another (NULL: behind none); NULL, with how->refusal and
 * how->which, if one was refused or there is no memory. */
ck_cup *ck_cup_after(const ck_cup *cup, const ck_act *acts, size_t count, ck_cup_doing *how);

/* Tell what the store has against it on standard error. Returns the exit code. */
int ck_cup_store_fail(const ck_cup_file *f, ck_store_answer answer);

/* The same of a store that has no championship but something else. */
int ck_cup_kind_fail(const ck_cup_file *f);

/* What the store has against a file that was to be made, where "missing" is the folder. */
int ck_cup_make_fail(const ck_cup_file *f, ck_store_answer answer);

#endif
