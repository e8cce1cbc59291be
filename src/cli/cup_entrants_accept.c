/* cup_entrants_accept.c - `charkoni cup entrants FILE accept N`: the rules and the game string are shown, and who accepts
 * them is written down (S2 rule 18). */
#include "cli/cup_act.h"
#include "cli/cup_entrants.h"
#include "cli/cup_game.h"
#include "cli/flow.h"
#include "cli/out.h"
#include "cup/name.h"
#include "guide/guide.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { WIDTH = 80 };

/* --------------------------------------------------------------------- the rules */

static int rules_print(const char *command, const char *string)
{
	size_t size, written;
	ck_game g;
	const char *page;
	char *text;
	bool good;

	if (!ck_game_parse(&g, string, strlen(string), NULL))
		return ck_args_fail(
			command, CK_EXIT_FAILED,
			ck_tr("The game of this championship is not known here; its rules cannot be "
		              "shown."));
	page = ck_guide_page(ck_lang_get(), (ck_kind)g.kind, &size);
	text = malloc(size);
	if (text == NULL)
		return ck_args_fail_memory(command);
	good = ck_guide_select(&g, page, size, text, &written, NULL);
	if (good)
		ck_flow_write(stdout, text, written, WIDTH);
	free(text);
	return good ? CK_ARGS_GO
	            : ck_args_fail(command, CK_EXIT_FAILED, ck_tr("The page of the rules is damaged."));
}

static void version_print(const char *version)
{
	const ck_slot slots[] = {{"version", version}, {NULL, NULL}};
	char text[CK_ARGS_ERROR];

	ck_fill(text, sizeof(text),
	        ck_tr("Game and version: {version}. Who takes part accepts these rules, and that the "
	              "decisions of "
	              "the judges are final (rule 18)."),
	        slots);
	printf("\n");
	ck_args_print(text);
}

/* Yes in our languages, in small and capital letters however they are put together, with and without accent; whatever the
 * language is. */
static bool is_yes(const char *answer)
{
	static const char *const words[] = {"yes", "y", "sí", "si", "s", "sim", "हाँ", "हां", NULL};

	for (const char *const *word = words; *word != NULL; word++)
		if (ck_name_same(answer, *word))
			return true;
	return ck_name_same(answer, ck_trc("answer", "yes"));
}

/* Ask at the terminal. Somebody must be there, or --yes says that it was signed on paper. */
static int ask(const char *command)
{
	char answer[64];
	size_t end;

	if (!isatty(STDIN_FILENO))
		return ck_args_fail(
			command, CK_EXIT_USAGE,
			ck_tr("Nobody is there to be asked; give --yes if it was signed on paper."));
	fflush(stdout);
	fprintf(stderr, "%s ", ck_tr("Accepted? Type yes:"));
	if (fgets(answer, sizeof(answer), stdin) == NULL)
		return CK_EXIT_UNFINISHED;
	end = strlen(answer);
	while (end > 0 && strchr(" \t\r\n", answer[end - 1]) != NULL)
		end--;
	answer[end] = '\0';
	if (is_yes(answer + strspn(answer, " \t")))
		return CK_ARGS_GO;
	return ck_args_fail(command, CK_EXIT_USAGE, ck_tr("It was not accepted; nothing is written down."));
}

/* ------------------------------------------------------------------- the players */

/* Note the acceptance by one player who has not accepted this version yet. */
static void act_add(const ck_cup_entrants *e, uint32_t number, uint8_t member, const char *version,
                    ck_act *acts, size_t *count)
{
	const ck_cup_entrant *entrant = ck_cup_entrant_of(e->f->cup, number);
	ck_act *act = &acts[*count];

	if (strcmp(entrant->accepted[member], version) == 0)
		return;
	ck_act_init(act, CK_ACT_ACCEPT, 0, e->who);
	act->entrant = number;
	act->member = member;
	act->version = version;
	++*count;
}

/* Those who are meant: `all`, an entrant, or an entrant and one of its players. 0 where the words are wrong. */
static size_t acts_fill(const ck_cup_entrants *e, const char *version, ck_act *acts)
{
	const ck_cup_info *about = ck_cup_about(e->f->cup);
	bool all = strcmp(e->rest->at[1], "all") == 0;
	uint32_t entrant = all ? 0 : ck_cup_entrant_find(e->f->cup, e->rest->at[1]), member = 0;
	size_t count = 0;

	if (e->rest->count > 2 && !ck_cup_number(e->rest->at[2], &member))
		member = 9;
	for (uint32_t i = 1; i <= about->entrants; i++) {
		if ((!all && i != entrant) || ck_cup_entrant_of(e->f->cup, i)->state != CK_ENTRANT_IN)
			continue;
		for (uint8_t m = 0; m < about->size; m++)
			if (member == 0 || member == m + 1u)
				act_add(e, i, m, version, acts, &count);
	}
	return count;
}

/* Whether the words name somebody at all. */
static bool names_somebody(const ck_cup_entrants *e)
{
	uint32_t number = ck_cup_entrant_find(e->f->cup, e->rest->at[1]), member;
	const ck_cup_entrant *entrant = ck_cup_entrant_of(e->f->cup, number);

	if (e->rest->count > 2 &&
	    (!ck_cup_number(e->rest->at[2], &member) || member < 1 || member > ck_cup_about(e->f->cup)->size))
		return false;
	return strcmp(e->rest->at[1], "all") == 0 || (entrant != NULL && entrant->state == CK_ENTRANT_IN);
}

static int keep(const ck_cup_entrants *e, ck_act *acts, size_t count)
{
	ck_cup_doing how;

	if (count == 0) {
		printf("%s\n", ck_tr("All of them have accepted this version already."));
		return ck_out_finish(e->f->command);
	}
	if (ck_cup_file_do(e->f, acts, count, &how) != CK_CUP_DONE)
		return ck_cup_file_fail(e->f, &acts[how.which], &how);
	for (size_t i = 0; i < count; i++)
		ck_cup_act_tell(e->f->cup, &acts[i], e->json);
	return ck_out_finish(e->f->command);
}

int ck_cup_entrants_accept(const ck_cup_entrants *e)
{
	const ck_cup_info *about = ck_cup_about(e->f->cup);
	char version[CK_CUP_VERSION];
	ck_act *acts;
	int code = CK_ARGS_GO;

	if (e->rest->count < 2 || e->rest->count > 3 || !names_somebody(e))
		return ck_args_fail(e->f->command, CK_EXIT_USAGE,
		                    ck_tr("Who accepts? `accept ENTRANT`, `accept ENTRANT 1` for one of its "
		                          "players, or `accept all`."));
	ck_cup_game_version(about->game_string, version);
	if (!e->yes) {
		code = rules_print(e->f->command, about->game_string);
		if (code == CK_ARGS_GO) {
			version_print(version);
			code = ask(e->f->command);
		}
	}
	if (code != CK_ARGS_GO)
		return code;
	acts = calloc(2 * (size_t)about->entrants + 1, sizeof(*acts));
	if (acts == NULL)
		return ck_args_fail_memory(e->f->command);
	code = keep(e, acts, acts_fill(e, version, acts));
	free(acts);
	return code;
}
