/* driver.h - an engine that the tests put questions to: in this process, or a program behind a pipe. */
#ifndef TESTS_RULES_DRIVER_H
#define TESTS_RULES_DRIVER_H

#include <stdbool.h>
#include <stddef.h>

/* Room for the longest answer: a legal list of the largest pool. */
enum { DRIVER_ANSWER = 1 << 20 };

typedef struct driver driver;

/* A new engine at the start of `parchis`; program NULL: in this process, else the binary to run with the
 * argument `engine`. The caller frees it with driver_free. Ends the test run when it cannot be started. */
driver *driver_new(const char *program);

/* Put one line of len bytes (without its LF) and read the answer, without its LF, into the driver's own
 * buffer, valid until the next call. NULL when the engine gave no answer. */
const char *driver_ask(driver *d, const char *line, size_t len);

/* driver_ask for text that ends with a NUL. */
const char *driver_say(driver *d, const char *line);

/* Close the engine; false if a program behind a pipe did not end with exit code 0. */
bool driver_free(driver *d);

#endif
