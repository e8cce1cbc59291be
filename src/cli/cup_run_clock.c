#include "cli/cup_run_clock.h"

#include "cli/cup_time.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* The first line of a file; false if there is none. */
static bool line_read(const char *path, char *line, int size)
{
	FILE *f = fopen(path, "r");
	bool read = f != NULL && fgets(line, size, f) != NULL;

	if (f != NULL)
		fclose(f);
	if (read)
		line[strcspn(line, "\r\n")] = '\0';
	return read;
}

int64_t ck_run_clock(void)
{
	const char *set = getenv("CHARKONI_NOW");
	struct timespec clock = {0};
	int64_t now;
	char line[64];

	(void)clock_gettime(CLOCK_REALTIME, &clock);
	now = (int64_t)clock.tv_sec * 1000 + clock.tv_nsec / 1000000;
	if (set == NULL || ck_cup_time_read(set, now, &now))
		return now;
	if (line_read(set, line, sizeof(line)))
		(void)ck_cup_time_read(line, now, &now);
	return now;
}
