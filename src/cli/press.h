/* press.h - SVG documents become a PDF: the program rsvg-convert does it. */
#ifndef CK_CLI_PRESS_H
#define CK_CLI_PRESS_H

#include <stddef.h>

typedef enum ck_press_result {
	CK_PRESS_DONE,
	CK_PRESS_MISSING,     /* there is no rsvg-convert */
	CK_PRESS_FAILED,      /* it could not be run: errno */
	CK_PRESS_REFUSED,     /* it did not do it, and may have told why in `talk` */
	CK_PRESS_KILLED,      /* a signal ended it */
	CK_PRESS_INTERRUPTED, /* by a signal of ck_input_catch_interrupt */
} ck_press_result;

/* Make the PDF `out` of `count` documents, a page each in this order: at least it says so, whoever reads the PDF looks
 * whether it is one. What it says goes into the file `talk`. While it takes longer than a second, `waiting` is shown
 * on standard error if that is a terminal. */
ck_press_result ck_press_run(char **documents, size_t count, char *out, const char *talk,
                             const char *waiting);

#endif
