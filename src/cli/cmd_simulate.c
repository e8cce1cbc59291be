/* cmd_simulate.c - `charkoni simulate`: many games between bots, and who wins how often. */
#include "base.h"
#include "cli/args.h"
#include "cli/commands.h"
#include "cli/game_args.h"
#include "cli/out.h"
#include "cli/report.h"
#include "cli/workers.h"

#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { NAMED_MAX = 15, LIST_SIZE = 512, NUMBER_SIZE = 24, GAMES = 10000, PLIES = 1000000 };

#define GAMES_MAX UINT64_C(1000000000000)

static const char command_name[] = "simulate";

/* What the arguments say. */
typedef struct request {
	const char *game_text, *bots_text;
	uint64_t games, seed, threads, plies; /* threads 0: all */
	bool games_given, json, every, quiet;
	ck_game game;
	const ck_bot *bots[NAMED_MAX]; /* as listed */
	unsigned bot_count;
} request;

/* All that is to be played, and how far it is. */
typedef struct plan {
	const request *r;
	ck_series *series;
	unsigned count, at; /* series; the one being played */
	uint64_t done;      /* games of the series before it */
	double start;
	bool shown; /* progress has been told */
} plan;

static atomic_bool interrupted;

/* The first interrupt is for us, a second one ends the program as usual. */
static void on_interrupt(int number)
{
	(void)number;
	atomic_store(&interrupted, true);
}

static void catch_interrupt(void)
{
	struct sigaction action = {.sa_handler = on_interrupt, .sa_flags = (int)SA_RESETHAND};
	struct sigaction inherited;

	if (sigaction(SIGINT, NULL, &inherited) == 0 && inherited.sa_handler == SIG_IGN)
		return; /* in the background of a script it stays ignored */
	sigemptyset(&action.sa_mask);
	sigaction(SIGINT, &action, NULL);
}

/* ------------------------------------------------------------- arguments */

static int wrong(const char *text, const ck_slot *slots)
{
	char sentence[CK_ARGS_ERROR];

	ck_fill(sentence, sizeof sentence, ck_tr(text), slots);
	return ck_args_fail(command_name, CK_EXIT_USAGE, sentence);
}

/* All bots there are, into list[LIST_SIZE]. */
static const char *bot_list(char *list)
{
	size_t used = 0;

	list[0] = '\0';
	for (unsigned i = 0; ck_bot_get(i) != NULL && used < LIST_SIZE; i++)
		used += (size_t)snprintf(list + used, LIST_SIZE - used, "%s%s", i > 0 ? ", " : "",
		                         ck_bot_get(i)->name);
	return list;
}

/* One name of --bots, `size` bytes long. */
static int bot_take(request *r, const char *name, size_t size)
{
	char list[LIST_SIZE], word[CK_ARGS_QUOTE], quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"value", quote}, {"list", bot_list(list)}, {NULL, NULL}};
	const ck_bot *bot = ck_bot_find(name, size);

	if (bot == NULL) {
		snprintf(word, sizeof word, "%.*s", size < sizeof word ? (int)size : (int)sizeof word - 1,
		         name);
		ck_args_quote(word, quote);
		return wrong(CK_MSG("There is no bot “{value}”; the bots are {list}."), slots);
	}
	if (r->bot_count < NAMED_MAX)
		r->bots[r->bot_count] = bot;
	r->bot_count++;
	return CK_ARGS_GO;
}

/* Who plays where nobody says: fast in every second seat, or in one where their number is odd, random in the others. */
static void bots_usual(request *r)
{
	const ck_bot *random = ck_bot_find("random", 6);

	r->bots[0] = ck_bot_find("fast", 4);
	r->bot_count = r->game.seats % 2 == 0 ? 2 : r->game.seats;
	for (unsigned i = 1; i < r->bot_count; i++)
		r->bots[i] = random;
}

/* --bots, or without it the usual ones, or with --every all bots there are. */
static int bots_read(request *r)
{
	const char *at = r->bots_text;
	int code = CK_ARGS_GO;

	if (at == NULL && !r->every)
		bots_usual(r);
	for (unsigned i = 0; at == NULL && r->every && i < NAMED_MAX && ck_bot_get(i) != NULL; i++)
		r->bots[r->bot_count++] = ck_bot_get(i);
	while (at != NULL && code == CK_ARGS_GO) {
		size_t size = strcspn(at, ",");

		code = bot_take(r, at, size);
		at = at[size] == ',' ? at + size + 1 : NULL;
	}
	return code;
}

/* With --every the bots are pairwise different. */
static int every_check(const request *r)
{
	char quote[CK_ARGS_QUOTE], count[NUMBER_SIZE];
	const ck_slot slots[] = {{"value", quote}, {"count", count}, {NULL, NULL}};

	snprintf(count, sizeof count, "%d", NAMED_MAX);
	for (unsigned i = 0; i < r->bot_count && i < NAMED_MAX; i++) {
		for (unsigned j = 0; j < i; j++) {
			if (r->bots[i] == r->bots[j]) {
				ck_args_quote(r->bots[i]->name, quote);
				return wrong(CK_MSG("--bots names “{value}” twice; with --every once is "
				                    "right."),
				             slots);
			}
		}
	}
	if (r->bot_count < 2 || r->bot_count > NAMED_MAX)
		return wrong(CK_MSG("--every wants 2 to {count} bots to play against each other."), slots);
	return CK_ARGS_GO;
}

/* A series between bots of a list. False if they do not go into the seats. */
static bool series_init(const request *r, const ck_bot *const *bots, unsigned count, ck_series *s)
{
	uint8_t names[CK_SEATS_MAX], number[CK_SEATS_MAX];

	if (count > CK_SEATS_MAX)
		return false;
	for (unsigned i = 0; i < count; i++) {
		names[i] = 0;
		while (bots[names[i]] != bots[i])
			names[i]++;
	}
	s->simulation = (ck_simulation){
		.g = &r->game,
		.seed = r->seed,
		.plies = (uint32_t)r->plies,
		.threads = r->threads != 0 ? (unsigned)r->threads : ck_workers_all(),
		.stop = &interrupted,
	};
	if (!ck_rotation_init(&s->simulation.rotation, &r->game, names, count, number))
		return false;
	for (unsigned i = 0; i < count; i++)
		s->simulation.bots[number[i]] = bots[i];
	uint32_t round = s->simulation.rotation.round;
	s->simulation.rounds = r->games / round + (r->games % round != 0);
	return true;
}

/* What --bots may hold for this game. */
static int count_wrong(const request *r)
{
	char count[NUMBER_SIZE], list[LIST_SIZE] = "", game[CK_GAME_TEXT];
	const ck_slot slots[] = {{"count", count}, {"list", list}, {"game", game}, {NULL, NULL}};
	size_t used = 0;

	for (unsigned n = 1; n <= r->game.seats; n++)
		if (r->game.seats % n == 0)
			used += (size_t)snprintf(list + used, LIST_SIZE - used, "%s%u", n > 1 ? ", " : "", n);
	ck_game_write(&r->game, game);
	snprintf(count, sizeof count, "%u", r->every ? 2 : r->bot_count);
	if (r->every)
		return wrong(CK_MSG("--every seats two bots, which do not go into the seats of {game}; the "
		                    "numbers that do are {list}."),
		             slots);
	return wrong(CK_MSG("--bots has {count} names, which do not go into the seats of {game}; the numbers "
	                    "that do are {list}."),
	             slots);
}

/* The series: one, or with --every one for each pairing. */
static int plan_make(const request *r, plan *p)
{
	const unsigned n = r->bot_count;
	bool ok = true;

	*p = (plan){.r = r, .count = r->every ? n * (n - 1) / 2 : 1};
	CK_ASSERT(p->count > 0);
	p->series = calloc(p->count, sizeof *p->series);
	if (p->series == NULL)
		return ck_args_fail_memory(command_name);
	if (!r->every)
		ok = series_init(r, r->bots, n, &p->series[0]);
	for (unsigned i = 0, at = 0; r->every && i < n; i++)
		for (unsigned j = i + 1; j < n; j++)
			ok = ok &&
			     series_init(r, (const ck_bot *[]){r->bots[i], r->bots[j]}, 2, &p->series[at++]);
	return ok ? CK_ARGS_GO : count_wrong(r);
}

/* ------------------------------------------------------------------ talk */

/* The games of a series when it has been played. */
static uint64_t series_games(const ck_series *s)
{
	return s->simulation.rounds * s->simulation.rotation.round;
}

static uint64_t plan_games(const plan *p)
{
	return p->count * series_games(&p->series[0]); /* all pairings have as many */
}

/* Minutes and seconds, into out[NUMBER_SIZE]. */
static void time_write(double seconds, char *out)
{
	uint64_t whole = seconds < 1e9 ? (uint64_t)(seconds + 0.5) : 1000000000;

	if (whole < 3600)
		snprintf(out, NUMBER_SIZE, "%" PRIu64 ":%02" PRIu64, whole / 60, whole % 60);
	else
		snprintf(out, NUMBER_SIZE, "%" PRIu64 ":%02" PRIu64 ":%02" PRIu64, whole / 3600,
		         whole / 60 % 60, whole % 60);
}

/* Tell a sentence on standard error; with `over` it is written over by the next one. */
static void say(const char *text, const ck_slot *slots, bool over)
{
	char sentence[CK_ARGS_ERROR];

	ck_fill(sentence, sizeof sentence, text, slots);
	fprintf(stderr, over ? "\r%s: %s\033[K" : "%s: %s\n", command_name, sentence);
}

/* How far it is, and how long it will take; from the first second on. */
static void tell(void *context, uint64_t rounds)
{
	plan *p = context;
	uint64_t done = p->done + rounds * p->series[p->at].simulation.rotation.round, all = plan_games(p);
	double seconds = ck_workers_seconds() - p->start;
	char number[NUMBER_SIZE], games[NUMBER_SIZE], percent[NUMBER_SIZE], left[NUMBER_SIZE];
	const ck_slot slots[] = {
		{"done", number}, {"games", games}, {"percent", percent}, {"time", left}, {NULL, NULL}};

	if (seconds < 1 || done == 0)
		return;
	snprintf(number, sizeof number, "%" PRIu64, done);
	snprintf(games, sizeof games, "%" PRIu64, all);
	snprintf(percent, sizeof percent, "%.0f", 100.0 * (double)done / (double)all);
	time_write(seconds * (double)(all - done) / (double)done, left);
	say(ck_tr("{done} of {games} games, {percent} %, {time} left"), slots, true);
	p->shown = true;
}

/* What was asked for is made fair. */
static void tell_rounded(const plan *p)
{
	const ck_series *s = &p->series[0];
	char asked[NUMBER_SIZE], games[NUMBER_SIZE], round[NUMBER_SIZE];
	const ck_slot slots[] = {{"asked", asked}, {"games", games}, {"round", round}, {NULL, NULL}};

	if (p->r->quiet || !p->r->games_given || series_games(s) == p->r->games)
		return;
	snprintf(asked, sizeof asked, "%" PRIu64, p->r->games);
	snprintf(games, sizeof games, "%" PRIu64, series_games(s));
	snprintf(round, sizeof round, "%" PRIu32, s->simulation.rotation.round);
	say(ck_tr("{asked} games are rounded up to {games}: a round, in which all sit everywhere, has "
	          "{round}."),
	    slots, false);
}

static void tell_speed(const plan *p)
{
	double seconds = ck_workers_seconds() - p->start;
	unsigned threads = p->series[0].simulation.threads;
	char games[NUMBER_SIZE], time[NUMBER_SIZE], rate[NUMBER_SIZE], number[NUMBER_SIZE];
	const ck_slot slots[] = {
		{"games", games}, {"seconds", time}, {"rate", rate}, {"threads", number}, {NULL, NULL}};

	if (p->r->quiet)
		return;
	snprintf(games, sizeof games, "%" PRIu64, p->done);
	snprintf(time, sizeof time, "%.2f", seconds);
	snprintf(rate, sizeof rate, "%.0f", (double)p->done / (seconds > 0 ? seconds : 1e-9));
	snprintf(number, sizeof number, "%u", threads);
	say(ck_trn("{games} games in {seconds} s: {rate} a second on {threads} thread",
	           "{games} games in {seconds} s: {rate} a second on {threads} threads", threads),
	    slots, false);
}

static void tell_interrupted(const plan *p)
{
	char done[NUMBER_SIZE], games[NUMBER_SIZE];
	const ck_slot slots[] = {{"done", done}, {"games", games}, {NULL, NULL}};

	snprintf(done, sizeof done, "%" PRIu64, p->done);
	snprintf(games, sizeof games, "%" PRIu64, plan_games(p));
	say(p->done == 0 ? ck_tr("Interrupted before the first round of games was over.")
	    : p->r->every
	            ? ck_tr("Interrupted: {done} of {games} games have been played.")
	            : ck_tr("Interrupted: {done} of {games} games have been played; --games {done} gives the "
	                    "same result."),
	    slots, false);
}

/* ------------------------------------------------------------------- run */

/* Play all series, or as many as there is time for. p->at is then the number of those that have games. */
static bool play(plan *p)
{
	bool talk = !p->r->quiet && isatty(STDERR_FILENO) != 0, ok = true;

	p->start = ck_workers_seconds();
	while (ok && p->at < p->count && !atomic_load(&interrupted)) {
		ck_series *s = &p->series[p->at];

		s->simulation.tell = talk ? tell : NULL;
		s->simulation.context = p;
		ok = ck_simulate(&s->simulation, &s->tally);
		p->done += s->tally.rounds * s->simulation.rotation.round;
		p->at += s->tally.rounds > 0;
	}
	if (p->shown)
		fputs("\r\033[K", stderr);
	return ok;
}

static bool print(const plan *p)
{
	const request *r = p->r;

	if (r->json && r->every)
		ck_report_every_json(p->series, p->at);
	else if (r->json)
		ck_report_json(&p->series[0]);
	else if (r->every)
		return ck_report_every_text(r->bots, r->bot_count, p->series, p->at);
	else
		return ck_report_text(&p->series[0]);
	return true;
}

static int run(plan *p)
{
	tell_rounded(p);
	catch_interrupt();
	if (!play(p))
		return ck_args_fail(command_name, CK_EXIT_FAILED,
		                    ck_tr("The threads could not be made; --threads should be smaller."));
	if (p->at > 0 && !print(p))
		return ck_args_fail_memory(command_name);
	int code = ck_out_finish(command_name);
	if (code == CK_EXIT_OK)
		tell_speed(p);
	if (atomic_load(&interrupted) && p->done < plan_games(p)) {
		tell_interrupted(p);
		return code == CK_EXIT_OK ? CK_EXIT_INTERRUPTED : code;
	}
	return code;
}

static int read_arguments(request *r, int argc, char **argv)
{
	const ck_args_option options[] = {
		{.operand = "GAME",
	         .help = CK_MSG("the game string; without it, parchis"),
	         .text = &r->game_text,
	         .complete = CK_COMPLETE_GAME},
		{.name = "bots",
	         .value = CK_MSG("NAMES"),
	         .help = CK_MSG(
			 "who plays; the list is repeated until all seats are taken, with teams one bot a "
			 "team or four names; without it, fast,random"),
	         .text = &r->bots_text,
	         .complete = CK_COMPLETE_BOTS},
		{.name = "every",
	         .help = CK_MSG("each of the bots, or of all there are, against each other"),
	         .flag = &r->every},
		{.name = "games",
	         .value = "N",
	         .help = CK_MSG(
			 "games to play, with --every for each pairing; rounded up to whole rounds; without "
			 "it, 10000"),
	         .number = &r->games,
	         .low = 1,
	         .high = GAMES_MAX,
	         .given = &r->games_given},
		{.name = "seed",
	         .value = "S",
	         .help = CK_MSG("the seed of throws and bots; without it, 1"),
	         .number = &r->seed},
		{.name = "threads",
	         .value = "T",
	         .help = CK_MSG("threads to play on; without it, one for each processor"),
	         .number = &r->threads,
	         .low = 1,
	         .high = CK_WORKERS_MAX},
		{.name = "plies",
	         .value = "N",
	         .help = CK_MSG(
			 "throws and actions after which a game is broken off and not counted; without it, "
			 "1000000"),
	         .number = &r->plies,
	         .low = 1,
	         .high = UINT32_MAX},
		{.name = "json", .help = CK_MSG("print an object on one line"), .flag = &r->json},
		{.name = "quiet",
	         .help = CK_MSG("say nothing on standard error but what went wrong"),
	         .flag = &r->quiet},
		{0},
	};
	const ck_args_command command = {
		command_name,
		CK_MSG("Let bots play many games and say who wins how often."),
		options,
		CK_MSG("In a round the bots sit in every different way once, so that nobody has the better "
	               "seat. "
	               "The result depends on the game, the bots, the games and the seed alone, not on the "
	               "threads. After Ctrl-C it is printed for the games played so far."),
	};

	return ck_args_read(&command, argc, argv);
}

int cmd_simulate(int argc, char **argv)
{
	request r = {.game_text = "parchis", .games = GAMES, .seed = 1, .plies = PLIES};
	plan p = {0};
	int code = read_arguments(&r, argc, argv);

	if (code == CK_ARGS_GO)
		code = ck_game_args_read(command_name, r.game_text, NULL, &r.game, NULL);
	if (code == CK_ARGS_GO)
		code = bots_read(&r);
	if (code == CK_ARGS_GO && r.every)
		code = every_check(&r);
	if (code == CK_ARGS_GO)
		code = plan_make(&r, &p);
	if (code == CK_ARGS_GO)
		code = run(&p);
	free(p.series);
	return code;
}
