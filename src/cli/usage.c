#include "cli/usage.h"

#include <stdio.h>
#include <string.h>

enum { LABEL_SIZE = CK_USAGE_VALUE + 64, COLUMN = 24, EDGE = 80 };

size_t ck_usage_width(const char *text, size_t size)
{
	size_t width = 0;

	for (size_t i = 0; i < size; i++)
		width += ((unsigned char)text[i] & 0xC0) != 0x80;
	return width;
}

void ck_usage_text(const char *text, int indent)
{
	size_t at = 0; /* 0: no word has been printed yet */

	for (size_t size; *text != '\0'; text += size + strspn(text + size, " ")) {
		size = strcspn(text, " ");
		size_t width = ck_usage_width(text, size);

		if (at == 0) {
			at = (size_t)indent;
		} else if (at + 1 + width > EDGE) {
			printf("\n%*s", indent, "");
			at = (size_t)indent;
		} else {
			printf(" ");
			at++;
		}
		printf("%.*s", (int)size, text);
		at += width;
	}
	printf("\n");
}

void ck_usage_line(const char *left, const char *right, int column)
{
	int at = (int)ck_usage_width(left, strlen(left)) + 2;

	printf("  %s", left);
	if (at < column)
		printf("%*s", column - at, "");
	else
		printf("\n%*s", column, "");
	ck_usage_text(right, column);
}

const char *ck_usage_value(const ck_args_option *option, char *out)
{
	size_t used = 0;

	if (option->words == NULL || option->name == NULL) {
		snprintf(out, CK_USAGE_VALUE, "%s", option->value != NULL ? ck_tr(option->value) : "");
		return out;
	}
	out[0] = '\0';
	for (const char *const *w = option->words; *w != NULL && used < CK_USAGE_VALUE; w++)
		used += (size_t)snprintf(out + used, CK_USAGE_VALUE - used, "%s%s", used > 0 ? "|" : "", *w);
	return out;
}

static void option_write(const ck_args_option *o)
{
	char left[LABEL_SIZE], value[CK_USAGE_VALUE];

	ck_usage_value(o, value);
	if (o->name == NULL)
		snprintf(left, sizeof(left), "%s", ck_tr(o->operand));
	else
		snprintf(left, sizeof(left), "%s--%s%s%s", strcmp(o->name, "help") == 0 ? "-h, " : "",
		         o->name, value[0] != '\0' ? " " : "", value);
	ck_usage_line(left, ck_tr(o->help), COLUMN);
}

static void words_write(const ck_args_words *list)
{
	char left[LABEL_SIZE];

	printf("\n%s\n", ck_tr(list->title));
	for (const ck_args_word *w = list->words; w->word != NULL; w++) {
		snprintf(left, sizeof(left), "%s %s", w->word, w->operands);
		ck_usage_line(left, ck_tr(w->help), COLUMN);
	}
}

void ck_usage_write(const ck_args_command *command)
{
	ck_args_option list[CK_ARGS_LIST];
	const ck_args_option *o = list;

	ck_args_list(command, list);
	printf("%s charkoni %s", ck_tr("Usage:"), command->name);
	for (; o->name == NULL; o++)
		printf(o->required ? " %s" : " [%s]", ck_tr(o->operand));
	printf(" %s\n\n", ck_tr("[OPTION]..."));
	ck_usage_text(ck_tr(command->summary), 0);
	if (o > list)
		printf("\n");
	for (o = list; o->name == NULL; o++)
		option_write(o);
	printf("\n%s\n", ck_tr("Options:"));
	for (; !ck_args_ends(o); o++)
		option_write(o);
	if (command->notes != NULL) {
		printf("\n");
		ck_usage_text(ck_tr(command->notes), 0);
	}
	for (o = list; !ck_args_ends(o); o++)
		for (const ck_args_words *w = o->tell; w != NULL && w->title != NULL; w++)
			words_write(w);
}
