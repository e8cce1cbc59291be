#include "server/log.h"

#include <stdio.h>
#include <time.h>

enum { TEXT = 1536 };

/* Copy so that it stays on the line; what does not fit is cut off. */
static const char *escape(const char *text, size_t size, char *out)
{
	static const char digits[] = "0123456789ABCDEF";
	size_t used = 0;

	for (size_t i = 0; i < size && used + 4 < TEXT; i++) {
		const unsigned char c = (unsigned char)text[i];

		if (c > ' ' && c < 0x7F && c != '%') {
			out[used++] = (char)c;
			continue;
		}
		out[used++] = '%';
		out[used++] = digits[c >> 4];
		out[used++] = digits[c & 15];
	}
	out[used] = '\0';
	return out;
}

size_t ck_log_write(char *line, const ck_log_entry *entry)
{
	const time_t now = (time_t)entry->time;
	char when[32] = "-", path[TEXT];
	struct tm tm;
	int size;

	if (gmtime_r(&now, &tm) != NULL)
		strftime(when, sizeof(when), "%Y-%m-%dT%H:%M:%SZ", &tm);
	size = snprintf(line, CK_LOG_LINE, "%s %.64s %.16s %s %u %llu\n", when, entry->peer, entry->method,
	                escape(entry->path, entry->path_size, path), entry->status,
	                (unsigned long long)entry->size);
	return size > 0 ? (size_t)size : 0;
}
