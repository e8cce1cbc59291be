/* replay.c - a main for fuzz targets that feeds them files instead of inventing input.
 *
 *     replay_<target> FILE-OR-FOLDER ...
 *
 * Prints each name before its bytes are tried, so that the last name before a crash is the culprit, and at
 * the end the line that the test run counts. Exit code 1 when nothing was there to try, 2 when something
 * could not be read. */
#include <dirent.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { PATH_SIZE = 4096 };

/* Returns a malloc'ed copy of exactly the bytes of the file, so that a sanitizer sees a read past their
 * end, or NULL. */
static uint8_t *read_all(const char *path, size_t *size)
{
	FILE *in = fopen(path, "rb");
	if (!in)
		return NULL;
	uint8_t *bytes = NULL;
	if (fseek(in, 0, SEEK_END) == 0) {
		long end = ftell(in);
		rewind(in);
		if (end >= 0) {
			*size = (size_t)end;
			bytes = malloc(*size ? *size : 1);
		}
	}
	if (bytes && fread(bytes, 1, *size, in) != *size) {
		free(bytes);
		bytes = NULL;
	}
	fclose(in);
	return bytes;
}

static bool replay_file(const char *path)
{
	size_t size = 0;
	uint8_t *bytes = read_all(path, &size);
	if (!bytes) {
		fprintf(stderr, "%s: cannot be read\n", path);
		return false;
	}
	printf("%s\n", path);
	fflush(stdout);
	LLVMFuzzerTestOneInput(bytes, size);
	free(bytes);
	return true;
}

/* Replay a file, or every file of a folder; adds to *count. */
static bool replay(const char *path, size_t *count)
{
	struct stat st;
	if (stat(path, &st) != 0) {
		fprintf(stderr, "%s: does not exist\n", path);
		return false;
	}
	if (!S_ISDIR(st.st_mode)) {
		++*count;
		return replay_file(path);
	}
	struct dirent **names;
	int n = scandir(path, &names, NULL, alphasort);
	if (n < 0) {
		fprintf(stderr, "%s: cannot be listed\n", path);
		return false;
	}
	bool good = true;
	for (int i = 0; i < n; i++) {
		char inner[PATH_SIZE];
		int length = snprintf(inner, sizeof inner, "%s/%s", path, names[i]->d_name);
		if (names[i]->d_name[0] != '.' && length > 0 && (size_t)length < sizeof inner) {
			++*count;
			good = replay_file(inner) && good;
		}
		free(names[i]);
	}
	free(names);
	return good;
}

int main(int argc, char **argv)
{
	size_t count = 0;
	bool good = true;
	for (int i = 1; i < argc; i++)
		good = replay(argv[i], &count) && good;
	if (!good)
		return 2;
	printf("cases: %zu passed, 0 failed\n", count);
	return count > 0 ? 0 : 1;
}
