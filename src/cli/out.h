/* out.h - the end of a command's output. */
#ifndef CK_CLI_OUT_H
#define CK_CLI_OUT_H

/* Write out what is left on standard output. CK_EXIT_OK, or CK_EXIT_FAILED once the reason has been told on
 * standard error as "charkoni NAME: ..."; name NULL leaves the name out. */
int ck_out_finish(const char *name);

#endif
