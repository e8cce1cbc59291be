/* cmd_play.c - `charkoni play`: a game at the keyboard. */
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/fortune.h"
#include "cli/game_args.h"
#include "cli/out.h"
#include "cli/play_args.h"
#include "cli/target.h"
#include "table/keep.h"
#include "term/input.h"
#include "term/play.h"
#include "term/save.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { OPTIONS_SIZE = 64, WORD_SIZE = 24 };

static const char command_name[] = "play";

/* Everything about a game that the setup points to. */
typedef struct house {
	ck_play_args args;
	ck_play_setup setup;
	ck_game game;
	ck_fortune fortune;
	const ck_bot *bots[CK_SEATS_MAX];
	char options[OPTIONS_SIZE], language[WORD_SIZE], date[WORD_SIZE], seed[WORD_SIZE];
	char seats[CK_SEATS_MAX][CK_RECORD_VALUE_MAX + 1]; /* as the file of a game that goes on has them */
} house;

static bool throw_next(void *context, const ck_game *g, ck_throw *t)
{
	house *h = context;

	return ck_fortune_throw(&h->fortune, g, t);
}

static ck_action choose(void *context, unsigned seat, const ck_table *t, const ck_action *legal, size_t count)
{
	const house *h = context;
	ck_rng own = ck_fortune_own(&h->fortune, seat, t->count);

	return h->bots[seat]->choose(t->game, &t->state.position, legal, count, &own);
}

/* A sentence about the arguments, or what they name, on standard error. Returns the exit code. */
static int refuse(const char *text, const ck_slot *slots)
{
	return ck_args_fail_with(command_name, CK_EXIT_USAGE, text, slots);
}

/* ------------------------------------------------------------- a new game */

/* The game and the settings of its table, with the position to start from. */
static int game_read(house *h)
{
	const ck_play_args *a = &h->args;
	ck_table_settings *settings = &h->setup.settings;
	ck_position position;
	const char *game = a->game == NULL && a->position == NULL ? "parchis" : a->game;
	int code = ck_game_args_read(command_name, game, a->position, &h->game, &position);

	if (code != CK_ARGS_GO)
		return code;
	if (a->position != NULL && position.phase == CK_OVER)
		return refuse(
			ck_tr("In the position given the game is over; give one in which somebody is still "
		              "to play."),
			(ck_slot[]){{NULL, NULL}});
	ck_table_settings_default(&h->game, settings);
	settings->real_dice = a->dice == 1;
	if (a->touched_given)
		settings->touch = a->touched == 1;
	if (a->position != NULL) {
		settings->has_position = 1;
		settings->position = position;
	}
	return CK_ARGS_GO;
}

/* Who begins: --position says it, or --start, or the opening throws. */
static int start_read(house *h)
{
	const ck_play_args *a = &h->args;
	char number[WORD_SIZE], count[8];
	const ck_slot slots[] = {{"number", number}, {"count", count}, {NULL, NULL}};

	snprintf(number, sizeof(number), "%llu", (unsigned long long)a->start);
	snprintf(count, sizeof(count), "%u", h->game.seats);
	if (a->start_given && a->start > h->game.seats)
		return refuse(ck_tr("There is no seat {number}; this game has the seats 1 to {count}."),
		              slots);
	h->setup.start = a->start_given ? (int)a->start - 1 : a->opening_given && a->opening == 0 ? 0 : -1;
	return CK_ARGS_GO;
}

/* Tell what is wrong with the file of a game. */
static int file_failed(const char *name, const ck_save_fault *fault)
{
	char shown[CK_ARGS_QUOTE], sentence[CK_ARGS_ERROR];
	bool failed = fault->kind == CK_SAVE_FAILED || fault->kind == CK_SAVE_NO_MEMORY;

	ck_save_tell(ck_args_quote(name, shown), fault, sentence, sizeof(sentence));
	return ck_args_fail(command_name, failed ? CK_EXIT_FAILED : CK_EXIT_USAGE, sentence);
}

/* The file that the new game is kept in, if there is to be one. */
static int save_begin(house *h)
{
	time_t now = time(NULL);
	struct tm day;
	ck_save_fault fault;

	if (localtime_r(&now, &day) != NULL && strftime(h->date, sizeof(h->date), "%Y.%m.%d", &day) > 0)
		h->setup.date = h->date;
	if (h->args.seed_given) {
		snprintf(h->seed, sizeof(h->seed), "%llu", (unsigned long long)h->args.seed);
		h->setup.seed = h->seed;
	}
	h->setup.event = h->args.event;
	if (h->args.save == NULL)
		return CK_ARGS_GO;
	h->setup.save = ck_save_new(h->args.save, &h->setup, &fault);
	return h->setup.save != NULL ? CK_ARGS_GO : file_failed(h->args.save, &fault);
}

static int begin(house *h)
{
	int code = game_read(h);

	if (code == CK_ARGS_GO)
		code = start_read(h);
	if (code == CK_ARGS_GO)
		code = ck_seat_args_fill(command_name, &h->args.seats, NULL, &h->game, h->setup.seats,
		                         h->bots);
	return code == CK_ARGS_GO ? save_begin(h) : code;
}

/* ------------------------------------------------------- a game that goes on */

/* Who sat where, but for those whom --seat puts there now. */
static int seats_resume(house *h)
{
	ck_save *save = h->setup.save;
	const char *before[CK_SEATS_MAX] = {NULL};
	char name[] = "Seat1";
	int code;

	for (unsigned i = 0; i < h->game.seats; i++) {
		name[4] = (char)('1' + i);
		if (ck_record_tag_find(&save->record, name, h->seats[i]))
			before[i] = h->seats[i];
	}
	code = ck_seat_args_fill(command_name, &h->args.seats, before, &h->game, h->setup.seats, h->bots);
	for (unsigned i = 0; i < h->game.seats && code == CK_ARGS_GO; i++)
		if (h->args.seats.who[i] != NULL)
			ck_save_seat(save, i, h->args.seats.who[i]);
	return code;
}

/* The number that a text is; false if it is none. */
static bool number_read(const char *text, uint64_t *number)
{
	char *end;

	errno = 0;
	*number = strtoull(text, &end, 10);
	return text[0] >= '0' && text[0] <= '9' && *end == '\0' && errno == 0;
}

/* The seed that the game was begun with, if it was; its throws go on where they stopped. */
static int seed_resume(house *h)
{
	const ck_record *r = &h->setup.save->record;
	char value[CK_RECORD_VALUE_MAX + 1], file[CK_ARGS_QUOTE], shown[CK_ARGS_QUOTE];

	h->args.seed_given = ck_record_tag_find(r, "Seed", value);
	if (!h->args.seed_given || number_read(value, &h->args.seed))
		return CK_ARGS_GO; /* the file keeps the tag */
	return refuse(ck_tr("In “{file}” the tag Seed is “{value}”, but must be a number from 0 to "
	                    "18446744073709551615."),
	              (ck_slot[]){{"file", ck_args_quote(h->args.resume, file)},
	                          {"value", ck_args_quote(value, shown)},
	                          {NULL, NULL}});
}

static int resume(house *h)
{
	ck_save_fault fault;
	int code;

	h->setup.save = ck_save_resume(h->args.resume, &fault);
	if (h->setup.save == NULL)
		return file_failed(h->args.resume, &fault);
	h->game = h->setup.save->record.game;
	h->setup.resumed = true;
	h->setup.start = -1;
	ck_keep_settings(&h->setup.save->record, &h->setup.settings);
	code = seats_resume(h);
	return code == CK_ARGS_GO ? seed_resume(h) : code;
}

/* So many throws has the game had. */
static uint64_t throws_of(const ck_record *r)
{
	uint64_t count = 0;

	for (size_t i = 0; i < r->count; i++)
		count += r->items[i].kind == CK_RECORD_OPENING || r->items[i].kind == CK_RECORD_THROW;
	return count;
}

/* False if the system gives no random numbers. */
static bool fortune_begin(house *h)
{
	if (!ck_fortune_init(&h->fortune, h->args.seed_given ? &h->args.seed : NULL))
		return false;
	if (h->setup.resumed && !h->setup.settings.real_dice)
		ck_fortune_skip(&h->fortune, &h->game, throws_of(&h->setup.save->record));
	return true;
}

/* ------------------------------------------------------------------ the end */

static int input_failed(int reason)
{
	return ck_args_fail_with(command_name, CK_EXIT_FAILED,
	                         ck_tr("The input could not be read: {reason}."),
	                         (ck_slot[]){{"reason", strerror(reason)}, {NULL, NULL}});
}

/* A reader that has gone needs no telling. */
static int output_failed(int reason)
{
	if (reason == EPIPE)
		return CK_EXIT_FAILED;
	errno = reason;
	return ck_out_finish(command_name);
}

/* After an interrupt the exit does not wait for a reader that does not read. */
static int interrupted(void)
{
	if (ferror(stdout))
		close(STDOUT_FILENO);
	return CK_EXIT_SIGNAL + ck_input_signal();
}

static int exit_code(ck_play_end end, int reason)
{
	switch (end) {
	case CK_PLAY_FINISHED:
	case CK_PLAY_QUIT: return CK_EXIT_OK;
	case CK_PLAY_INPUT_ENDED: return CK_EXIT_UNFINISHED;
	case CK_PLAY_INPUT_FAILED: return input_failed(reason);
	case CK_PLAY_INTERRUPTED: return interrupted();
	case CK_PLAY_NO_OUTPUT: return output_failed(reason);
	case CK_PLAY_NO_THROW:
		return ck_args_fail(command_name, CK_EXIT_FAILED,
		                    ck_tr("The system gives no random numbers, so nothing can be thrown."));
	case CK_PLAY_NO_MEMORY: return ck_args_fail_memory(command_name);
	default: return CK_EXIT_FAILED; /* told on standard output */
	}
}

/* -------------------------------------------------------------- the playing */

/* True if a board can be drawn and nobody asked for lines. */
static bool is_drawn(const ck_play_args *a)
{
	const char *terminal = getenv("TERM");

	return !a->plain && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && terminal != NULL &&
	       terminal[0] != '\0' && strcmp(terminal, "dumb") != 0;
}

/* The options to go on with later. */
static void options_write(house *h)
{
	const ck_play_args *a = &h->args;
	bool usual = strcmp(ck_lang_get(), ck_lang_from_environment()) == 0;

	snprintf(h->options, sizeof(h->options), "%s%s",
	         !a->touched_given ? ""
	         : a->touched == 1 ? " --touched on"
	                           : " --touched off",
	         h->setup.settings.real_dice ? " --dice ask" : "");
	snprintf(h->language, sizeof(h->language), "%s%s", usual ? "" : " --lang ",
	         usual ? "" : ck_lang_get());
	h->setup.options = h->options;
	h->setup.language = h->language;
}

static int play(house *h)
{
	ck_play_setup *setup = &h->setup;
	ck_play_end end;
	int reason;

	if (!fortune_begin(h)) {
		ck_save_free(setup->save);
		return exit_code(CK_PLAY_NO_THROW, 0);
	}
	setup->settings.hold = CK_HOLD_ANY; /* one person may play any seats here: the keyboard goes round */
	setup->drawn = is_drawn(&h->args);
	setup->pause = (unsigned)h->args.pause;
	options_write(h);
	end = ck_play(setup, &reason);
	return exit_code(end, reason);
}

int cmd_play(int argc, char **argv)
{
	house h = {.setup = {.throw_next = throw_next, .choose = choose, .input = STDIN_FILENO}};
	int code = ck_play_args_read(command_name, &h.args, argc, argv);

	h.setup.context = &h;
	h.setup.game = &h.game;
	if (code != CK_ARGS_GO)
		return code;
	ck_target_survive();
	code = h.args.resume != NULL ? resume(&h) : begin(&h);
	if (code == CK_ARGS_GO)
		return play(&h);
	ck_save_free(h.setup.save);
	return code;
}
