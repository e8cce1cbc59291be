/* cup_draw.c - `charkoni cup draw`: a commitment to the draw, and the draw. */
#define _DEFAULT_SOURCE /* getrandom is no part of POSIX.1-2008 */

#include "cli/cup_act.h"
#include "cli/cup_args.h"
#include "cli/cup_entrants.h"
#include "cli/cup_parts.h"
#include "cli/cup_round.h"
#include "cli/out.h"
#include "cup/lot.h"

#include <stdio.h>
#include <string.h>
#include <sys/random.h>

static const char command_name[] = "cup draw";

enum { SEED_BYTES = 16, SEED = 2 * SEED_BYTES + 1, COMMITMENT = 65 };

/* A seed that nobody could have chosen. */
static int seed_make(char seed[SEED])
{
	unsigned char bytes[SEED_BYTES];

	if (getrandom(bytes, sizeof(bytes), 0) != (ssize_t)sizeof(bytes))
		return ck_args_fail(command_name, CK_EXIT_FAILED,
		                    ck_tr("The system gives no random numbers; choose a seed yourself with "
		                          "--seed."));
	for (size_t i = 0; i < sizeof(bytes); i++)
		snprintf(seed + 2 * i, 3, "%02x", bytes[i]);
	return CK_ARGS_GO;
}

/* -------------------------------------------------------------- the commitment */

static int commitment_print(const char *seed, const char *commitment)
{
	const ck_slot slots[] = {{"seed", seed}, {"commitment", commitment}, {NULL, NULL}};
	char text[CK_ARGS_ERROR];

	ck_fill(text, sizeof(text), ck_tr("Seed: {seed}"), slots);
	printf("%s\n", text);
	ck_fill(text, sizeof(text), ck_tr("Commitment: {commitment}"), slots);
	printf("%s\n", text);
	ck_args_print(ck_tr(
		"Write down the seed and keep it to yourself: it is stored nowhere. Announce the "
		"commitment, its SHA-256, to all. The draw is made with `charkoni cup draw --seed`, and "
		"everybody can check that it is this seed."));
	return ck_out_finish(command_name);
}

/* The seed is shown before it is committed to: a commitment whose seed nobody saw would be no use. */
static int commit(ck_cup_file *f, const char *who, const char *wish)
{
	char seed[SEED], commitment[COMMITMENT];
	ck_cup_doing how = {.outcome = CK_CUP_REFUSED};
	ck_act act;
	int code = wish == NULL ? seed_make(seed) : CK_ARGS_GO;

	if (code != CK_ARGS_GO)
		return code;
	if (wish == NULL)
		wish = seed;
	ck_lot_commitment(wish, commitment);
	ck_act_init(&act, CK_ACT_COMMIT, ck_cup_file_now(f->cup), who);
	act.seed = commitment;
	if (!ck_cup_may(f->cup, &act, &how.refusal))
		return ck_cup_file_fail(f, &act, &how);
	code = commitment_print(wish, commitment);
	if (code != CK_EXIT_OK)
		return code;
	return ck_cup_file_do(f, &act, 1, &how) == CK_CUP_DONE ? CK_EXIT_OK : ck_cup_file_fail(f, &act, &how);
}

/* --------------------------------------------------------------------- the draw */

static int draw(ck_cup_file *f, const char *who, const char *wish)
{
	char seed[SEED];
	ck_cup_doing how;
	ck_act act;
	int code = CK_ARGS_GO;

	if (wish == NULL && ck_cup_about(f->cup)->commitment[0] != '\0' &&
	    ck_cup_about(f->cup)->seed[0] == '\0')
		return ck_args_fail(command_name, CK_EXIT_USAGE,
		                    ck_tr("There is a commitment: make the draw with its seed, --seed."));
	if (wish == NULL)
		code = seed_make(seed);
	if (code != CK_ARGS_GO)
		return code;
	ck_act_init(&act, CK_ACT_DRAW, 0, who);
	act.seed = wish != NULL ? wish : seed;
	if (ck_cup_file_do(f, &act, 1, &how) != CK_CUP_DONE)
		return ck_cup_file_fail(f, &act, &how);
	ck_cup_act_tell(f->cup, &act, false);
	ck_cup_round_print(f->cup, 1);
	ck_cup_entrants_remark(f->cup);
	return ck_out_finish(command_name);
}

int ck_cup_draw_command(int argc, char **argv)
{
	const char *path = NULL, *as = NULL, *seed = NULL, *who;
	bool committing = false;
	const ck_args_option options[] = {
		CK_CUP_FILE_OPERAND(&path),
		{.name = "commit",
	         .help = CK_MSG("do not draw yet: make a seed, show it, and keep its SHA-256 in the file"),
	         .flag = &committing},
		{.name = "seed",
	         .value = CK_MSG("TEXT"),
	         .help = CK_MSG("the seed; without it, one is made"),
	         .text = &seed},
		CK_CUP_AS_OPTION(&as),
		{0},
	};
	const ck_args_command command = {command_name, CK_MSG("Commit to the draw, and make it."), options,
	                                 CK_MSG("The draw follows from the seed alone, and anybody can make "
	                                        "it again: `charkoni cup verify`. "
	                                        "Who wants to show that the seed was not chosen for its "
	                                        "result commits to it in public "
	                                        "first.")};
	ck_cup_file f = {.command = command_name};
	int code = ck_args_read(&command, argc, argv);

	f.path = path;
	if (code == CK_ARGS_GO)
		code = ck_cup_file_open(&f, true);
	if (code == CK_ARGS_GO)
		code = ck_cup_who(&f, as, &who);
	if (code == CK_ARGS_GO)
		code = committing ? commit(&f, who, seed) : draw(&f, who, seed);
	ck_cup_file_close(&f);
	return code;
}
