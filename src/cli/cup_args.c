#include "cli/cup_args.h"

#include "cup/name.h"

#include <stdlib.h>
#include <string.h>

/* ---------------------------------------------------------------- operands */

/* Move the operands behind the first one from argv to `rest`; how many are left. */
static int operands_take(const ck_args_option *options, int argc, char **argv, ck_cup_operands *rest)
{
	bool only_operands = false, file = false;
	int kept = 1;

	for (int i = 1; i < argc; i++) {
		char *arg = argv[i];
		bool option = !only_operands && arg[0] == '-' && arg[1] != '\0';

		if (!only_operands && strcmp(arg, "--") == 0) {
			only_operands = true;
		} else if (option) {
			argv[kept++] = arg;
			if (ck_args_takes_next(options, arg) && i + 1 < argc)
				argv[kept++] = argv[++i];
		} else if (!file) {
			file = true;
			argv[kept++] = arg;
		} else {
			rest->at[rest->count++] = arg;
		}
	}
	return kept;
}

int ck_cup_args_read(const ck_args_command *command, int argc, char **argv, ck_cup_operands *rest)
{
	char **own = calloc((size_t)argc + 1, sizeof(*own));
	int code;

	*rest = (ck_cup_operands){.at = calloc((size_t)argc + 1, sizeof(*rest->at))};
	if (own == NULL || rest->at == NULL) {
		free(own);
		return ck_args_fail_memory(command->name);
	}
	memcpy(own, argv, (size_t)argc * sizeof(*own));
	code = ck_args_read(command, operands_take(command->options, argc, own, rest), own);
	free(own); /* its strings are those of argv */
	return code;
}

void ck_cup_operands_free(ck_cup_operands *rest)
{
	free(rest->at);
	*rest = (ck_cup_operands){0};
}

int ck_cup_operands_left(const char *command, const ck_cup_operands *rest, size_t n)
{
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"value", ck_args_quote(rest->at[n], quote)}, {NULL, NULL}};

	return ck_args_fail_with(command, CK_EXIT_USAGE,
	                         ck_tr("“{value}” is one argument too many; see --help for what goes where."),
	                         slots);
}

/* --------------------------------------------------------------------- who */

/* The only official there is, NULL if there are more. */
static const char *only_official(const ck_cup *cup)
{
	const char *name = NULL;

	for (uint32_t i = 0; i < ck_cup_about(cup)->officials; i++) {
		const ck_cup_official *official = ck_cup_official_at(cup, i);

		if (official->role != 0 && name != NULL)
			return NULL;
		if (official->role != 0)
			name = official->name;
	}
	return name;
}

int ck_cup_who(const ck_cup_file *f, const char *as, const char **who)
{
	const char *usual = getenv("CHARKONI_AS");

	if (as == NULL && usual != NULL && usual[0] != '\0')
		as = usual;
	if (as == NULL)
		as = only_official(f->cup);
	*who = as;
	if (as != NULL)
		return CK_ARGS_GO;
	return ck_args_fail(f->command, CK_EXIT_USAGE,
	                    ck_tr("Say with --as who does this, or once for all in the variable CHARKONI_AS; "
	                          "the log keeps the name."));
}

/* ----------------------------------------------------------------- numbers */

bool ck_cup_number(const char *text, uint32_t *number)
{
	uint64_t value = 0;

	if (*text == '\0')
		return false;
	for (; *text != '\0'; text++) {
		if (*text < '0' || *text > '9')
			return false;
		value = 10 * value + (uint64_t)(*text - '0');
		if (value > UINT32_MAX)
			return false;
	}
	*number = (uint32_t)value;
	return true;
}

static bool is_called(const ck_cup_entrant *entrant, const char *name)
{
	return ck_name_same(entrant->name, name) || ck_name_same(entrant->player[0], name) ||
	       ck_name_same(entrant->player[1], name);
}

uint32_t ck_cup_entrant_find(const ck_cup *cup, const char *text)
{
	uint32_t found = 0, number;

	if (ck_cup_number(text, &number))
		return number;
	for (uint32_t i = 1; *text != '\0' && i <= ck_cup_about(cup)->entrants; i++) {
		const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, i);

		if (entrant->state == CK_ENTRANT_LEFT || !is_called(entrant, text))
			continue;
		if (found != 0)
			return 0;
		found = i;
	}
	return found;
}
