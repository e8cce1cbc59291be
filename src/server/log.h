/* log.h - a line for each answer; pure. */
#ifndef CK_SERVER_LOG_H
#define CK_SERVER_LOG_H

#include <stddef.h>
#include <stdint.h>

enum { CK_LOG_LINE = 2560 };

/* What a line tells. Texts come from strangers and may hold any bytes. */
typedef struct ck_log_entry {
	int64_t time;     /* seconds since 1970 */
	const char *peer; /* the address that asked */
	const char *method;
	const char *path; /* of `path_size` bytes, decoded, without the query */
	size_t path_size;
	unsigned status;
	uint64_t size; /* bytes of content in the answer; 0 with HEAD */
} ck_log_entry;

/* Write "2026-05-01T18:20:07Z 192.168.1.7 GET /index.html 200 5120\n" into line[CK_LOG_LINE]. What is not a printable
 * character of ASCII is written as %XX, so that an entry is always one line. Returns its length. */
size_t ck_log_write(char *line, const ck_log_entry *entry);

#endif
