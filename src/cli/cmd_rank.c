/* cmd_rank.c - `charkoni rank`: the weekly points and the ratings of a group of players. */
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/out.h"
#include "cli/rank_parts.h"

#include <string.h>

static const char command_name[] = "rank";

/* The table that --game names. */
static int table_find(ck_rank_view *v)
{
	const char *text = v->request->game;
	const char *name;
	ck_error err;
	ck_game g;

	if (text == NULL)
		return CK_ARGS_GO;
	if (!ck_game_parse(&g, text, strlen(text), &err))
		return ck_args_fail_error(command_name, &err);
	name = ck_kind_name((ck_kind)g.kind);
	v->one_table = true;
	if (!ck_ranking_find(v->ranking, name, strlen(name), g.seats, &v->table))
		v->table = UINT32_MAX; /* no game yet: nothing is shown */
	return CK_ARGS_GO;
}

static int league_show(ck_rank_view *v, const ck_rank_file *f)
{
	int code = table_find(v);

	if (code != CK_ARGS_GO)
		return code;
	switch (v->request->action) {
	case CK_RANK_WEEK: code = ck_rank_week_show(v); break;
	case CK_RANK_TABLE: code = ck_rank_table_show(v); break;
	case CK_RANK_PLAYER: code = ck_rank_player_show(v); break;
	case CK_RANK_LOG: code = ck_rank_log_show(v, f); break;
	case CK_RANK_SET: code = ck_rank_set_show(v); break;
	default: code = ck_rank_games_show(v); break;
	}
	return code == CK_ARGS_GO ? ck_out_finish(command_name) : code;
}

/* Read the league, work it out, and show what is wanted of it. */
static int show(const ck_rank_request *r, ck_rank_file *f)
{
	ck_rank_zone zone = {0};
	ck_week_zone clocks = {0};
	ck_ranking ranking = {0};
	ck_rank_view v = {.request = r, .league = &f->league, .ranking = &ranking, .clocks = &clocks};
	int code = ck_rank_file_read(f);

	if (code == CK_ARGS_GO)
		code = ck_rank_clocks_open(&f->league, &zone, &clocks);
	if (code == CK_ARGS_GO)
		code = ck_ranking_init(&ranking, &f->league, &clocks) ? league_show(&v, f)
		                                                      : ck_args_fail_memory(command_name);
	ck_ranking_release(&ranking);
	ck_rank_zone_close(&zone);
	return code;
}

int cmd_rank(int argc, char **argv)
{
	ck_rank_request r;
	ck_rank_file f = {.command = command_name};
	int code = ck_rank_args_read(argc, argv, &r);

	f.path = r.file;
	if (code == CK_ARGS_GO) {
		switch (r.action) {
		case CK_RANK_ADD: code = ck_rank_add(&r, &f); break;
		case CK_RANK_ALIAS: code = ck_rank_alias(&r, &f); break;
		case CK_RANK_DROP: code = ck_rank_drop(&r, &f); break;
		case CK_RANK_SET:
			code = r.zone != NULL || r.points != NULL ? ck_rank_set(&r, &f) : show(&r, &f);
			break;
		default: code = show(&r, &f); break;
		}
	}
	ck_rank_file_release(&f);
	ck_rank_args_release(&r);
	return code;
}
