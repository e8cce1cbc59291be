#include "cli/rank_zone.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { PATH_SIZE = 512 };

static const char utc_name[] = "UTC";

/* Where systems keep the tables of zones. */
static const char *const folders[] = {"/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo",
                                      "/etc/zoneinfo", NULL};

/* A name that stays within the folder, and could not be taken for a rule of TZ. */
static bool is_name(const char *name)
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_+-/";

	return name[0] != '\0' && name[0] != '/' && strlen(name) < CK_RANK_ZONE_NAME &&
	       name[strspn(name, letters)] == '\0' && strstr(name, "//") == NULL;
}

/* True if the file begins as tables of zones do. */
static bool is_table(const char *folder, const char *name)
{
	static const char magic[4] = {'T', 'Z', 'i', 'f'};
	char path[PATH_SIZE], head[sizeof(magic)];
	FILE *file;
	bool is;

	if ((size_t)snprintf(path, sizeof(path), "%s/%s", folder, name) >= sizeof(path))
		return false;
	file = fopen(path, "rb");
	if (file == NULL)
		return false;
	is = fread(head, 1, sizeof(head), file) == sizeof(head) && memcmp(head, magic, sizeof(magic)) == 0;
	fclose(file);
	return is;
}

bool ck_rank_zone_is(const char *name)
{
	const char *own = getenv("TZDIR");

	if (strcmp(name, utc_name) == 0)
		return true;
	if (!is_name(name))
		return false;
	if (own != NULL && own[0] != '\0')
		return is_table(own, name); /* the system's functions look nowhere else then */
	for (const char *const *f = folders; *f != NULL; f++)
		if (is_table(*f, name))
			return true;
	return false;
}

/* ---------------------------------------------------------------- here */

/* Take a name if there is such a zone. */
static bool name_take(const char *name, char out[CK_RANK_ZONE_NAME])
{
	if (!is_name(name) || !ck_rank_zone_is(name))
		return false;
	snprintf(out, CK_RANK_ZONE_NAME, "%s", name);
	return true;
}

/* What /etc/localtime leads to: .../zoneinfo/Europe/Madrid. */
static bool link_read(char out[CK_RANK_ZONE_NAME])
{
	static const char folder[] = "zoneinfo/";
	char path[PATH_SIZE];
	ssize_t length = readlink("/etc/localtime", path, sizeof(path) - 1);
	const char *name;

	if (length <= 0)
		return false;
	path[length] = '\0';
	name = strstr(path, folder);
	return name != NULL && name_take(name + sizeof(folder) - 1, out);
}

/* Debian says it once more, in a file of one line. */
static bool file_read(char out[CK_RANK_ZONE_NAME])
{
	char line[CK_RANK_ZONE_NAME] = "";
	FILE *file = fopen("/etc/timezone", "r");
	bool got;

	if (file == NULL)
		return false;
	got = fgets(line, sizeof(line), file) != NULL;
	fclose(file);
	line[strcspn(line, "\r\n")] = '\0';
	return got && name_take(line, out);
}

const char *ck_rank_zone_here(char out[CK_RANK_ZONE_NAME])
{
	const char *set = getenv("TZ");

	if (set != NULL && set[0] != '\0') {
		if (!name_take(set + (set[0] == ':'), out))
			snprintf(out, CK_RANK_ZONE_NAME, "%s", utc_name);
		return out;
	}
	if (!link_read(out) && !file_read(out))
		snprintf(out, CK_RANK_ZONE_NAME, "%s", utc_name);
	return out;
}

/* --------------------------------------------------------------- clocks */

static int32_t clock_offset(void *context, int64_t at)
{
	time_t when = (time_t)at;
	struct tm shown;
	int32_t day;

	(void)context;
	if (localtime_r(&when, &shown) == NULL ||
	    !ck_day_of_date(shown.tm_year + 1900, (unsigned)shown.tm_mon + 1, (unsigned)shown.tm_mday, &day))
		return 0;
	return (int32_t)(day * INT64_C(86400) + shown.tm_hour * 3600 + shown.tm_min * 60 + shown.tm_sec - at);
}

static bool zone_set(const char *value)
{
	bool good = value != NULL ? setenv("TZ", value, 1) == 0 : unsetenv("TZ") == 0;

	tzset();
	return good;
}

bool ck_rank_zone_open(ck_rank_zone *z, const char *name, ck_week_zone *clocks)
{
	char value[CK_RANK_ZONE_NAME + 1];
	const char *before = getenv("TZ");

	*z = (ck_rank_zone){0};
	*clocks = (ck_week_zone){0};
	if (strcmp(name, utc_name) == 0)
		return true;
	if (before != NULL && (z->before = strdup(before)) == NULL)
		return false;
	snprintf(value, sizeof(value), ":%s", name);
	if (!zone_set(value)) {
		free(z->before);
		return false;
	}
	z->open = true;
	clocks->offset = clock_offset;
	return true;
}

void ck_rank_zone_close(ck_rank_zone *z)
{
	if (z->open)
		(void)zone_set(z->before);
	free(z->before);
	*z = (ck_rank_zone){0};
}
