/* damaged.c - runs the cases of damaged.cases: every damaged record is refused at its place with its reason. */
#include <charkoni/record.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT = 16384, LINE = 1024, ITEMS = 64 };

static const char tags[] = "[Rules \"1\"]\n[Game \"parchis\"]\n[Dice \"real\"] [Start \"1\"]\n";

typedef struct damaged {
	char title[LINE];
	char text[TEXT];
	size_t size;
} damaged;

static int digit(char c)
{
	return c <= '9' ? c - '0' : c - 'a' + 10;
}

/* A line of a record: `@` for the tags, \xHH for a byte; a backslash at the end keeps the line open. */
static void append(damaged *d, const char *line)
{
	if (strcmp(line, "@") == 0) {
		memcpy(d->text + d->size, tags, sizeof tags - 1);
		d->size += sizeof tags - 1;
		return;
	}
	for (; *line; line++) {
		if (line[0] == '\\' && line[1] == 'x') {
			d->text[d->size++] = (char)(digit(line[2]) * 16 + digit(line[3]));
			line += 3;
		} else if (line[0] == '\\' && line[1] == '\0') {
			return;
		} else {
			d->text[d->size++] = *line;
		}
	}
	d->text[d->size++] = '\n';
}

static bool is_refused(const damaged *d, const char *expected)
{
	static ck_record_item items[ITEMS];
	static ck_record r;
	char got[CK_ERROR_TEXT + 64], sentence[CK_ERROR_TEXT];
	ck_record_reader in;
	ck_error err;
	char *exact = malloc(d->size ? d->size : 1); /* so that a sanitizer sees a read past the end */
	bool read = true;
	if (!exact)
		abort();
	memcpy(exact, d->text, d->size);
	ck_record_reader_init(&in, exact, d->size);
	while (read && ck_record_more(&in))
		read = ck_record_read(&in, &r, items, ITEMS, &err);
	if (read) {
		snprintf(got, sizeof got, "accepted");
	} else {
		ck_error_write(&err, NULL, sentence, sizeof sentence);
		snprintf(got, sizeof got, "%zu:%zu %s", in.error_line, in.error_column, sentence);
	}
	free(exact);
	if (strcmp(got, expected) == 0)
		return true;
	printf("FAILED: %s\n  got:    %s\n  wanted: %s\n", d->title, got, expected);
	return false;
}

int main(int argc, char **argv)
{
	static damaged d;
	char line[LINE];
	unsigned passed = 0, failed = 0;
	FILE *in = argc == 2 ? fopen(argv[1], "r") : NULL;
	if (!in) {
		fprintf(stderr, "usage: record_damaged FILE\n");
		return 2;
	}
	while (fgets(line, sizeof line, in)) {
		line[strcspn(line, "\n")] = '\0';
		if (strncmp(line, "= ", 2) == 0) {
			d.size = 0;
			memcpy(d.title, line + 2, strlen(line + 2) + 1);
		} else if (strncmp(line, "| ", 2) == 0) {
			append(&d, line + 2);
		} else if (line[0] >= '0' && line[0] <= '9') {
			if (is_refused(&d, line))
				passed++;
			else
				failed++;
		}
	}
	fclose(in);
	printf("cases: %u passed, %u failed\n", passed, failed);
	return failed > 0 || passed == 0;
}
