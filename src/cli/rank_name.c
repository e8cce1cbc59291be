#include "cli/rank_name.h"

#include "cli/args.h"
#include "cup/name.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char command_name[] = "rank";

bool ck_rank_name_settle(char *name, size_t cap)
{
	bool no_text;
	char *made;

	ck_args_trim(name);
	made = ck_name_compose(name, &no_text);
	if (made == NULL)
		return no_text;
	if (strlen(made) < cap)
		snprintf(name, cap, "%s", made);
	free(made);
	return true;
}

uint32_t ck_rank_name_find(const ck_league *league, const char *said)
{
	uint32_t person = ck_names_find(&league->people, said, strlen(said));
	char name[CK_LEAGUE_TEXT + 1];

	if (person != CK_NAMES_NONE || strlen(said) >= sizeof(name))
		return person;
	snprintf(name, sizeof(name), "%s", said);
	if (!ck_rank_name_settle(name, sizeof(name)))
		return CK_NAMES_NONE;
	return ck_names_find(&league->people, name, strlen(name));
}

uint32_t ck_rank_name_like(const ck_league *league, const char *name)
{
	for (uint32_t i = 0; i < league->people.count; i++)
		if (ck_name_same(league->people.text[i], name))
			return i;
	return CK_NAMES_NONE;
}

int ck_rank_name_fail(const ck_league *league, const char *said)
{
	char quote[CK_ARGS_QUOTE], other[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"name", ck_args_quote(said, quote)}, {"other", other}, {NULL, NULL}};
	uint32_t like = ck_rank_name_like(league, said);

	if (like != CK_NAMES_NONE) {
		ck_args_quote(league->people.text[like], other);
		return ck_args_fail_with(command_name, CK_EXIT_USAGE,
		                         ck_tr("Nobody has played as “{name}”; is “{other}” meant?"), slots);
	}
	return ck_args_fail_with(
		command_name, CK_EXIT_USAGE,
		ck_tr("Nobody has played as “{name}”; `charkoni rank table` lists the players."), slots);
}
