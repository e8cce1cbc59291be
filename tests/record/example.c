/* example.c - the example of docs/records.md: replay.sh compares the two. */
#include <charkoni/record.h>

#include <stdio.h>
#include <stdlib.h>

/* Tell of each game of a text who won, and how many pieces were captured. */
static int tell(const char *text, size_t size)
{
	static ck_record record;
	ck_record_reader in;
	ck_error err;
	char sentence[CK_ERROR_TEXT], event[CK_RECORD_VALUE_MAX + 1], result[8];

	ck_record_reader_init(&in, text, size);
	while (ck_record_more(&in)) {
		size_t room = ck_record_bound(&in), captures = 0;
		ck_record_item *items = malloc((room + 1) * sizeof *items);
		if (!items)
			return 1;
		if (!ck_record_read(&in, &record, items, room, &err)) {
			ck_error_write(&err, NULL, sentence, sizeof sentence);
			fprintf(stderr, "%zu:%zu: %s\n", in.error_line, in.error_column, sentence);
			free(items);
			return 2;
		}
		for (size_t i = 0; i < record.count; i++)
			if (items[i].kind == CK_RECORD_ACTION && !items[i].undone)
				captures += (items[i].action & CK_ACTION_CAPTURE) != 0;
		ck_record_tag_find(&record, "Event", event);
		ck_record_result(&record, result);
		printf("%s: result %s, %zu captures\n", event, result, captures);
		free(items);
	}
	return 0;
}

int main(int argc, char **argv)
{
	static char text[1 << 16];
	FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
	if (!file)
		return 1;
	size_t size = fread(text, 1, sizeof text, file);
	fclose(file);
	return tell(text, size);
}
