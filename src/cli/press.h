/* press.h - SVG documents become a PDF: the program rsvg-convert does it. */
#ifndef CK_CLI_PRESS_H
#define CK_CLI_PRESS_H

#include <stdbool.h>
#include <stddef.h>

typedef enum ck_press_result {
	CK_PRESS_DONE,
	CK_PRESS_MISSING,     /* there is no rsvg-convert */
	CK_PRESS_FAILED,      /* it could not be run: errno */
	CK_PRESS_REFUSED,     /* it did not do it, and has told why on standard error */
	CK_PRESS_INTERRUPTED, /* by a signal: ck_press_signal */
} ck_press_result;

/* From now on SIGINT, SIGTERM and SIGHUP do not end the program, whoever works looks at ck_press_signal; and writing
 * where nobody reads is an error like others. */
void ck_press_catch(void);

/* The signal that came, or 0. */
int ck_press_signal(void);

/* Make the PDF `out` of the documents, a page each in this order. While it takes longer than a second, `waiting`
 * is shown on standard error if that is a terminal. */
ck_press_result ck_press_run(char *const *documents, size_t count, const char *out, const char *waiting);

#endif
