#include "cli/subcommand.h"

#include <string.h>

const ck_subcommand *ck_subcommand_find(const char *name)
{
	for (const ck_subcommand *c = ck_subcommands; c->name != NULL; c++)
		if (strcmp(c->name, name) == 0)
			return c;
	return NULL;
}

void ck_subcommand_describe(const ck_subcommand *command, ck_args_visitor visit, void *context)
{
	char name[CK_ARGS_QUOTE];
	char *argv[] = {name, NULL};

	ck_args_quote(command->name, name);
	ck_args_describe(visit, context);
	(void)command->run(1, argv);
	ck_args_describe(NULL, NULL);
}

int ck_subcommand_fail(const char *asker, const char *name)
{
	char text[CK_ARGS_ERROR], quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"word", ck_args_quote(name, quote)}, {NULL, NULL}};

	ck_fill(text, sizeof(text), ck_tr("There is no command “{word}”; `charkoni --help` lists them."),
	        slots);
	return ck_args_fail(asker, CK_EXIT_USAGE, text);
}
