#include "cli/cup_archive.h"

#include "cli/args.h"
#include "cup/lot.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

enum { SHA = CK_CUP_ARCHIVE_SHA };

/* ------------------------------------------------------------------- writing */

/* All acts as lines, allocated; NULL without memory. */
static char *lines_write(const ck_cup *cup)
{
	char *text = NULL;
	size_t size = 0;
	FILE *out = open_memstream(&text, &size);
	bool good = out != NULL;

	for (uint32_t i = 0; good && i < ck_cup_acts(cup); i++) {
		char *line = ck_act_json_write(ck_cup_act_at(cup, i));

		good = line != NULL && fprintf(out, "%s\n", line) > 0;
		free(line);
	}
	if (out != NULL && fclose(out) != 0)
		good = false;
	if (good)
		return text;
	free(text);
	return NULL;
}

bool ck_cup_archive_sha(const ck_cup *cup, char *sha)
{
	char *lines = lines_write(cup);

	if (lines == NULL)
		return false;
	ck_lot_commitment(lines, sha); /* the SHA-256 of a text */
	free(lines);
	return true;
}

bool ck_cup_archive_write(const ck_cup *cup, FILE *out)
{
	char *lines = lines_write(cup), sha[SHA];

	if (lines == NULL)
		return false;
	ck_lot_commitment(lines, sha); /* the SHA-256 of a text */
	fprintf(out, "{\"charkoni-cup\":%d,\"program\":\"%s\",\"acts\":%u,\"sha256\":\"%s\"}\n%s",
	        CK_CUP_ARCHIVE_VERSION, CHARKONI_VERSION, ck_cup_acts(cup), sha, lines);
	free(lines);
	return true;
}

/* ------------------------------------------------------------------- reading */

/* What the first line says. */
typedef struct head {
	json_int_t version, acts;
	char sha[SHA];
} head;

static bool head_read(const char *bytes, size_t size, head *h)
{
	json_t *object = json_loadb(bytes, size, JSON_REJECT_DUPLICATES, NULL);
	const char *sha = json_string_value(json_object_get(object, "sha256"));
	const json_t *version = json_object_get(object, "charkoni-cup");
	bool good = json_is_integer(version);

	*h = (head){.version = json_integer_value(version),
	            .acts = json_integer_value(json_object_get(object, "acts"))};
	if (sha != NULL && strlen(sha) < SHA)
		memcpy(h->sha, sha, strlen(sha) + 1);
	json_decref(object);
	return good;
}

static size_t lines_count(const char *text)
{
	size_t count = 0;

	for (; *text != '\0'; text++)
		count += *text == '\n';
	return count;
}

static ck_cup_archive_fault acts_read(const char *text, ck_cup_archive *archive)
{
	size_t lines = lines_count(text);

	archive->acts = calloc(lines + 1, sizeof(*archive->acts));
	archive->owners = calloc(lines + 1, sizeof(ck_act_owner *));
	if (archive->acts == NULL || archive->owners == NULL)
		return CK_CUP_ARCHIVE_NO_MEMORY;
	for (; *text != '\0'; archive->count++) {
		size_t size = strcspn(text, "\n");
		ck_act_problem problem;
		ck_act_fault fault = ck_act_json_read(text, size, &archive->acts[archive->count],
		                                      &archive->owners[archive->count], &problem);

		if (fault != CK_ACT_READ) {
			archive->line = archive->count + 2;
			return fault == CK_ACT_NO_MEMORY ? CK_CUP_ARCHIVE_NO_MEMORY : CK_CUP_ARCHIVE_ACT;
		}
		text += size + 1;
	}
	return CK_CUP_ARCHIVE_READ;
}

ck_cup_archive_fault ck_cup_archive_read(const char *bytes, size_t size, ck_cup_archive *archive)
{
	const char *end = memchr(bytes, '\n', size);
	char sha[SHA];
	head h;

	if (end == NULL || !head_read(bytes, (size_t)(end - bytes), &h))
		return CK_CUP_ARCHIVE_NONE;
	if (h.version > CK_CUP_ARCHIVE_VERSION)
		return CK_CUP_ARCHIVE_NEWER;
	ck_lot_commitment(end + 1, sha);
	if (strlen(bytes) != size || strcmp(sha, h.sha) != 0 || size < 2 || bytes[size - 1] != '\n' ||
	    h.acts < 1 || (size_t)h.acts != lines_count(end + 1))
		return CK_CUP_ARCHIVE_ALTERED;
	return acts_read(end + 1, archive);
}

void ck_cup_archive_release(ck_cup_archive *archive)
{
	for (size_t i = 0; archive->owners != NULL && i < archive->count; i++)
		ck_act_owner_free(archive->owners[i]);
	free(archive->owners);
	free(archive->acts);
	*archive = (ck_cup_archive){0};
}

static const char *text_of(ck_cup_archive_fault fault)
{
	switch (fault) {
	case CK_CUP_ARCHIVE_NONE:
		return CK_MSG(
			"“{file}” is no archive of a championship; `charkoni cup export --to archive` makes "
			"one.");
	case CK_CUP_ARCHIVE_NEWER: return CK_MSG("“{file}” is an archive of a newer charkoni than this.");
	case CK_CUP_ARCHIVE_ALTERED:
		return CK_MSG("“{file}” was altered or cut off: its SHA-256 is another than it says.");
	case CK_CUP_ARCHIVE_ACT: return CK_MSG("“{file}”, line {line}: this act is not understood.");
	default: return CK_MSG("There is not enough memory to go on.");
	}
}

const char *ck_cup_archive_tell(const char *path, ck_cup_archive_fault fault, const ck_cup_archive *archive,
                                char *out, size_t cap)
{
	char file[CK_ARGS_QUOTE], line[24];
	const ck_slot slots[] = {{"file", ck_args_quote(path, file)}, {"line", line}, {NULL, NULL}};

	snprintf(line, sizeof(line), "%zu", archive->line);
	ck_fill(out, cap, ck_tr(text_of(fault)), slots);
	return out;
}
