#include "cli/rank_out.h"

#include "draw/sink.h"
#include "rank/points.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

void ck_rank_json_text(const char *text, size_t size)
{
	putchar('"');
	for (size_t at = 0, length; at < size; at += length) {
		uint32_t character;

		length = ck_sink_character(text + at, size - at, &character);
		if (character == CK_SINK_UNKNOWN)
			fputs("\\ufffd", stdout);
		else if (character == '"' || character == '\\')
			printf("\\%c", (char)character);
		else if (character < ' ')
			printf("\\u%04x", (unsigned)character);
		else
			fwrite(text + at, 1, length, stdout);
	}
	putchar('"');
}

void ck_rank_csv_text(int first, const char *text)
{
	const char *before = text[0] != '\0' && strchr("=+-@", text[0]) != NULL ? "'" : "";

	if (!first)
		putchar(',');
	if (text[strcspn(text, ",;\"\r\n\t")] == '\0') {
		printf("%s%s", before, text);
		return;
	}
	printf("\"%s", before);
	for (; *text != '\0'; text++) {
		if (*text == '"')
			putchar('"');
		putchar(*text);
	}
	putchar('"');
}

void ck_rank_csv_number(int first, uint64_t number)
{
	printf("%s%" PRIu64, first ? "" : ",", number);
}

void ck_rank_points_print(int64_t parts)
{
	char number[CK_POINTS_NUMBER];

	ck_points_number(parts, number);
	fputs(number + (number[0] == '+'), stdout);
}
