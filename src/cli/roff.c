#include "cli/roff.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { LINE_EDGE = 72 };

/* One byte of text; `literal`: hyphens as they are typed. */
static void put(char c, bool literal)
{
	if (c == '\\')
		fputs("\\e", stdout);
	else if (c == '-' && literal)
		fputs("\\-", stdout);
	else
		putchar(c);
}

/* A word of `size` bytes; backticks switch `bold`. */
static void put_word(const char *word, size_t size, bool *bold)
{
	bool option = word[0] == '-';

	if (word[0] == '.' || word[0] == '\'')
		fputs("\\&", stdout); /* otherwise a request, if the line begins here */
	for (size_t i = 0; i < size; i++) {
		if (word[i] == '`') {
			*bold = !*bold;
			fputs(*bold ? "\\fB" : "\\fR", stdout);
		} else {
			put(word[i], *bold || option);
		}
	}
}

void ck_roff_text(const char *text)
{
	bool bold = false;
	size_t at = 0;

	for (size_t size; *text != '\0'; text += size + strspn(text + size, " ")) {
		size = strcspn(text, " ");
		if (at > 0 && at + 1 + size > LINE_EDGE) {
			printf("\n");
			at = 0;
		} else if (at > 0) {
			printf(" ");
			at++;
		}
		put_word(text, size, &bold);
		at += size;
		/* A sentence ends its line, by which its end is known. */
		if (text[size - 1] == '.')
			at = LINE_EDGE;
	}
	printf("\n");
}

void ck_roff_part(char font, const char *text)
{
	if (font != 'R')
		printf("\\f%c", font);
	for (; *text != '\0'; text++)
		put(*text, font == 'B');
	if (font != 'R')
		fputs("\\fR", stdout);
}

void ck_roff_end(void)
{
	printf("\n");
}

void ck_roff_section(const char *title)
{
	printf(".SH %s\n", title);
}

void ck_roff_subsection(const char *title)
{
	printf(".SS %s\n", title);
}

void ck_roff_item(void)
{
	printf(".TP\n");
}
