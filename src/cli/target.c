#include "cli/target.h"

#include "cli/args.h"
#include "term/file.h"
#include "term/input.h"

#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LINKS_MAX = 40 };

void ck_target_survive(void)
{
	signal(SIGPIPE, SIG_IGN);
	signal(SIGXFSZ, SIG_IGN);
}

static bool fill(int fd, const char *bytes, size_t size)
{
	return ck_file_fill(fd, bytes, size, ck_input_interrupted);
}

/* Close a file that has been filled, or could not be; false with errno of what went wrong first. */
static bool finish(int fd, bool filled)
{
	const int reason = errno;

	if (close(fd) != 0 && filled)
		return false; /* some file systems tell only now that there is no room */
	errno = reason;
	return filled;
}

/* -------------------------------------------------------------------- names */

/* The folder part of a path, and behind it this name; NULL with errno. */
static char *beside(const char *path, const char *name)
{
	const char *slash = strrchr(path, '/');
	const int folder = slash != NULL ? (int)(slash + 1 - path) : 0;
	const size_t size = (size_t)folder + strlen(name) + 1;
	char *out = malloc(size);

	if (out != NULL)
		snprintf(out, size, "%.*s%s", folder, path, name);
	return out;
}

/* Where a path leads through symbolic links, also if nothing is there; to be freed, NULL with errno. */
static char *follow(const char *path)
{
	char *at = strdup(path), to[PATH_MAX];

	for (int links = 0; at != NULL && links < LINKS_MAX; links++) {
		const ssize_t size = readlink(at, to, sizeof(to) - 1);
		char *next;

		if (size < 0)
			return at; /* no link */
		to[size] = '\0';
		next = to[0] == '/' ? strdup(to) : beside(at, to);
		free(at);
		at = next;
	}
	if (at != NULL)
		errno = ELOOP;
	free(at);
	return NULL;
}

/* The same letters, of either case. */
static bool is_alike(const char *a, const char *b)
{
	while (*a != '\0' && tolower((unsigned char)*a) == *b) {
		a++;
		b++;
	}
	return *a == '\0' && *b == '\0';
}

ck_ending ck_target_ending(const char *path, const char **text)
{
	static const struct {
		const char *text;
		ck_ending ending;
	} known[] = {
		{"svg", CK_ENDING_SVG},    {"pdf", CK_ENDING_PDF},    {"txt", CK_ENDING_TEXT},
		{"bmp", CK_ENDING_OTHER},  {"ckr", CK_ENDING_OTHER},  {"eps", CK_ENDING_OTHER},
		{"gif", CK_ENDING_OTHER},  {"html", CK_ENDING_OTHER}, {"jpeg", CK_ENDING_OTHER},
		{"jpg", CK_ENDING_OTHER},  {"png", CK_ENDING_OTHER},  {"ps", CK_ENDING_OTHER},
		{"svgz", CK_ENDING_OTHER}, {"tif", CK_ENDING_OTHER},  {"tiff", CK_ENDING_OTHER},
		{"webp", CK_ENDING_OTHER},
	};
	const char *slash = strrchr(path, '/'), *name = slash != NULL ? slash + 1 : path,
		   *dot = strrchr(name, '.');

	*text = dot != NULL && dot != name ? dot + 1 : "";
	for (size_t i = 0; i < sizeof(known) / sizeof(*known); i++)
		if (is_alike(*text, known[i].text))
			return known[i].ending;
	return CK_ENDING_NONE;
}

bool ck_target_is(const char *path, const char *input)
{
	struct stat out, in;

	return stat(path, &out) == 0 && (input != NULL ? stat(input, &in) : fstat(STDIN_FILENO, &in)) == 0 &&
	       S_ISREG(out.st_mode) && out.st_dev == in.st_dev && out.st_ino == in.st_ino;
}

/* ------------------------------------------------------------------ writing */

/* The permissions of what stood there, or those of a new file. */
static bool permit(int fd, const struct stat *old)
{
	mode_t mask;

	if (old != NULL)
		return ck_file_liken(fd, old);
	mask = umask(0);
	umask(mask);
	return fchmod(fd, 0666 & ~mask) == 0;
}

/* Write it beside, and let it take the place. */
static bool replace(const char *path, const struct stat *old, const char *bytes, size_t size)
{
	char *part = beside(path, ".charkoni-XXXXXX");
	const int fd = part != NULL ? mkstemp(part) : -1;
	bool good = false;
	int reason;

	if (fd >= 0)
		good = finish(fd, permit(fd, old) && fill(fd, bytes, size)) && rename(part, path) == 0;
	reason = errno;
	if (fd >= 0 && !good)
		unlink(part);
	free(part);
	errno = reason;
	return good;
}

/* A device or a pipe, which may wait for its reader. */
static bool write_into(const char *path, const char *bytes, size_t size)
{
	int fd;

	do {
		errno = EINTR;
		fd = ck_input_interrupted() ? -1 : open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
	} while (fd < 0 && errno == EINTR && !ck_input_interrupted());
	return fd >= 0 && finish(fd, fill(fd, bytes, size));
}

bool ck_target_write(const char *path, const char *bytes, size_t size)
{
	struct stat st;
	const bool there = stat(path, &st) == 0;
	char *real;
	bool good;

	if (!there && errno != ENOENT)
		return false;
	if (there && !S_ISREG(st.st_mode))
		return write_into(path, bytes, size);
	real = follow(path);
	good = real != NULL && replace(real, there ? &st : NULL, bytes, size);
	free(real);
	return good;
}

/* ------------------------------------------------------------------ telling */

/* False if the folder of a path is not there; its name then goes into quote[CK_ARGS_QUOTE]. */
static bool has_folder(const char *path, char *quote)
{
	char *folder = beside(path, "");
	const size_t size = folder != NULL ? strlen(folder) : 0;
	const bool there = size == 0 || access(folder, F_OK) == 0;

	if (!there) {
		folder[size - 1] = '\0'; /* the slash */
		ck_args_quote(folder, quote);
	}
	free(folder);
	return there;
}

int ck_target_fail(const char *name, const char *path)
{
	const int reason = errno;
	char file[CK_ARGS_QUOTE], folder[CK_ARGS_QUOTE] = "";
	const ck_slot slots[] = {{"file", path != NULL ? ck_args_quote(path, file) : ""},
	                         {"folder", folder},
	                         {"value", strerror(reason)},
	                         {"reason", strerror(reason)},
	                         {NULL, NULL}};

	if (ck_input_interrupted())
		return CK_EXIT_SIGNAL + ck_input_signal();
	if (path == NULL && reason == EPIPE)
		return CK_EXIT_FAILED;
	if (path != NULL && reason == ENOENT && !has_folder(path, folder))
		return ck_args_fail_with(
			name, CK_EXIT_FAILED,
			ck_tr("“{file}” could not be written: there is no folder “{folder}”."), slots);
	return ck_args_fail_with(name, CK_EXIT_FAILED,
	                         path != NULL ? ck_tr("“{file}” could not be written: {value}.")
	                                      : ck_tr("The output could not be written: {reason}."),
	                         slots);
}

int ck_target_put(const char *name, const char *path, const char *bytes, size_t size)
{
	const bool good = path != NULL ? ck_target_write(path, bytes, size)
	                               : fill(STDOUT_FILENO, bytes, size);

	return good ? CK_EXIT_OK : ck_target_fail(name, path);
}

/* Bytes: no list and no archive is larger; a pipe may never end. */
enum { READ_MOST = 1 << 28 };

char *ck_target_read(const char *path, size_t *size)
{
	const int fd = open(path, O_RDONLY | O_CLOEXEC);
	char *bytes;
	int reason;

	if (fd < 0)
		return NULL;
	bytes = ck_file_load(fd, READ_MOST, size);
	reason = errno;
	close(fd);
	errno = reason;
	return bytes;
}
