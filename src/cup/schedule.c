#include "cup/schedule.h"

#include "base.h"
#include "cup/state.h"

#include <stdlib.h>

#define MINUTE 60000
/* The expected minutes count as so many games that were seen. */
#define EXPECTED_WEIGHT 4

void ck_schedule_slot(uint32_t i, uint32_t boards, uint32_t *shift, uint32_t *board)
{
	CK_ASSERT(boards);
	*shift = i / boards + 1;
	*board = i % boards + 1;
}

int64_t ck_schedule_length(const ck_cup *cup)
{
	const ck_cup_info *about = ck_cup_about(cup);
	int64_t sum = EXPECTED_WEIGHT * (int64_t)about->minutes * MINUTE;
	int64_t seen = EXPECTED_WEIGHT;

	for (uint32_t i = 1; i <= about->games; i++) {
		const ck_cup_game *game = ck_cup_game_of(cup, i);

		if (game->state == CK_GAME_DROPPED || !game->started_at || !game->reported_at)
			continue;
		sum += game->reported_at - game->started_at;
		seen++;
	}
	return sum / seen;
}

/* ------------------------------------------------------------------- the estimate */

/* A game that waits, and what gives it its turn. */
typedef struct waiting {
	int64_t from; /* announced; else the latest announced start of the rounds so far */
	uint32_t round;
	uint32_t shift;
	uint32_t slot;
	uint32_t game;
} waiting;

typedef struct plan {
	const ck_cup *cup;
	int64_t now;
	int64_t length;
	int64_t *board; /* when each is free: a heap, the earliest on top */
	uint32_t boards;
	int64_t *entrant; /* when each is free, by number - 1 */
	waiting *waiting;
	uint32_t count;
} plan;

static int64_t later(int64_t a, int64_t b)
{
	return a > b ? a : b;
}

static const ck_cup_match *match_of(const ck_cup *cup, const ck_cup_game *game)
{
	return ck_cup_match_of(cup, game->match);
}

static bool is_entrant(uint32_t side)
{
	return side && side != CK_NOBODY_COMES;
}

static bool is_known(const ck_cup_match *match)
{
	return is_entrant(match->side[0]) && is_entrant(match->side[1]);
}

/* The first board goes down the heap to where it belongs. */
static void sink_first(plan *p)
{
	uint32_t at = 0;

	for (;;) {
		uint32_t least = at;

		for (uint32_t child = 2 * at + 1; child <= 2 * at + 2; child++)
			if (child < p->boards && p->board[child] < p->board[least])
				least = child;
		if (least == at)
			return;

		int64_t kept = p->board[at];

		p->board[at] = p->board[least];
		p->board[least] = kept;
		at = least;
	}
}

static void keep_busy(const plan *p, const ck_cup_match *match, int64_t until)
{
	for (unsigned s = 0; s < 2; s++)
		if (is_entrant(match->side[s]))
			p->entrant[match->side[s] - 1] = later(p->entrant[match->side[s] - 1], until);
}

/* The start of a game that has been called or more. A game that was only called begins now, or as
 * announced. */
static int64_t start_of(const plan *p, const ck_cup_game *game)
{
	if (game->state == CK_GAME_CALLED)
		return later(p->now, game->announced);
	return game->started_at;
}

/* A game at a board keeps it, and its sides, for the time that it is likely to take. */
static void take_board(plan *p, const ck_cup_game *game, int64_t begun)
{
	int64_t until = game->state == CK_GAME_REPORTED ? p->now : later(p->now, begun + p->length);
	uint32_t board = game->table - 1;

	if (game->table && board < p->boards)
		p->board[board] = later(p->board[board], until);
	keep_busy(p, match_of(p->cup, game), until);
}

/* The order of the rounds. */
static int compare_places(const void *a, const void *b)
{
	const waiting *one = a;
	const waiting *other = b;

	if (one->round != other->round)
		return one->round < other->round ? -1 : 1;
	if (one->shift != other->shift)
		return one->shift < other->shift ? -1 : 1;
	if (one->slot != other->slot)
		return one->slot < other->slot ? -1 : 1;
	return one->game < other->game ? -1 : one->game > other->game;
}

static int compare_times(const void *a, const void *b)
{
	const waiting *one = a;
	const waiting *other = b;

	if (one->from != other->from)
		return one->from < other->from ? -1 : 1;
	return compare_places(a, b);
}

/* Games that have no time of their own come after the announced ones of their round and of those before
 * it. A game that is played again does not hold them up. */
static void put_in_order(plan *p)
{
	int64_t latest = 0;

	qsort(p->waiting, p->count, sizeof *p->waiting, compare_places);
	for (uint32_t i = 0, next; i < p->count; i = next) {
		for (next = i; next < p->count && p->waiting[next].round == p->waiting[i].round; next++) {
			const ck_cup_game *game = ck_cup_game_of(p->cup, p->waiting[next].game);

			if (!game->replay)
				latest = later(latest, game->announced);
		}
		for (uint32_t k = i; k < next; k++)
			if (!p->waiting[k].from)
				p->waiting[k].from = latest;
	}
	qsort(p->waiting, p->count, sizeof *p->waiting, compare_times);
}

/* What has begun takes its boards; the rest is listed. */
static void look_at_games(plan *p, int64_t *begun)
{
	for (uint32_t i = 1; i <= ck_cup_about(p->cup)->games; i++) {
		const ck_cup_game *game = ck_cup_game_of(p->cup, i);
		const ck_cup_match *match = match_of(p->cup, game);

		begun[i - 1] = 0;
		if (game->state == CK_GAME_SCHEDULED && is_known(match)) {
			p->waiting[p->count++] = (waiting){
				.from = game->announced,
				.round = match->round,
				.shift = game->shift,
				.slot = game->slot,
				.game = i,
			};
			continue;
		}
		begun[i - 1] = start_of(p, game);
		if (game->state >= CK_GAME_CALLED && game->state <= CK_GAME_REPORTED)
			take_board(p, game, begun[i - 1]);
	}
}

static int compare_boards(const void *a, const void *b)
{
	const int64_t *one = a;
	const int64_t *other = b;

	return *one < *other ? -1 : *one > *other;
}

/* Before when a game does not begin. The time of a later shift is worked out from that of its round and the minutes of a
 * game: where games are shorter it begins as soon as there is a board. */
static int64_t earliest_of(const plan *p, const ck_cup_game *game)
{
	int64_t round = p->cup->round_start[match_of(p->cup, game)->round - 1];
	int64_t before = (int64_t)(game->shift - 1) * p->cup->about.minutes * MINUTE;

	return round && game->announced == round + before ? round : game->announced;
}

static void seat_waiting(plan *p, int64_t *begun)
{
	put_in_order(p);
	/* In order it is a heap. */
	qsort(p->board, p->boards, sizeof *p->board, compare_boards);
	for (uint32_t i = 0; i < p->count; i++) {
		const ck_cup_game *game = ck_cup_game_of(p->cup, p->waiting[i].game);
		const ck_cup_match *match = match_of(p->cup, game);
		int64_t start = later(p->board[0], earliest_of(p, game));

		for (unsigned s = 0; s < 2; s++)
			start = later(start, p->entrant[match->side[s] - 1]);
		begun[p->waiting[i].game - 1] = start;
		keep_busy(p, match, start + p->length);
		p->board[0] = start + p->length;
		sink_first(p);
	}
}

static void release(plan *p)
{
	free(p->board);
	free(p->entrant);
	free(p->waiting);
}

bool ck_schedule_estimate(const ck_cup *cup, int64_t now, int64_t *begun)
{
	const ck_cup_info *about = ck_cup_about(cup);
	plan p = {.cup = cup, .now = now, .boards = about->boards};
	bool done;

	if (!about->games)
		return true;
	p.length = ck_schedule_length(cup);
	p.board = malloc(p.boards * sizeof *p.board);
	p.entrant = calloc(about->entrants, sizeof *p.entrant);
	p.waiting = malloc(about->games * sizeof *p.waiting);
	done = p.board && p.entrant && p.waiting;
	if (done) {
		for (uint32_t i = 0; i < p.boards; i++)
			p.board[i] = now;
		look_at_games(&p, begun);
		seat_waiting(&p, begun);
	}
	release(&p);
	return done;
}

int64_t ck_schedule_end(const ck_cup *cup, const int64_t *begun, int64_t now)
{
	int64_t length = ck_schedule_length(cup);
	int64_t end = 0;

	for (uint32_t i = 1; i <= ck_cup_about(cup)->games; i++) {
		const ck_cup_game *game = ck_cup_game_of(cup, i);

		if (game->state >= CK_GAME_CERTIFIED)
			continue;
		/* One that is reported waits for a judge alone. */
		end = later(end, game->state == CK_GAME_REPORTED ? now : later(now, begun[i - 1] + length));
	}
	return end;
}

/* How many shifts so many matches take that must each be won by as many games. */
static int64_t shifts_of(const ck_cup *cup, uint32_t matches)
{
	const ck_cup_info *about = &cup->about;

	return (int64_t)((matches + about->boards - 1) / about->boards) * (about->format.best / 2 + 1);
}

/* Shifts of the matches that wait for their sides, round by round. A second final is not counted on. */
static int64_t shifts_to_come(const ck_cup *cup)
{
	int64_t shifts = 0;

	for (uint32_t round = 1; round <= cup->about.rounds; round++) {
		uint32_t waits = 0;

		for (uint32_t i = 0; i < cup->about.matches; i++) {
			const ck_cup_match *match = &cup->matches[i].match;

			waits += match->round == round && match->state == CK_MATCH_WAITS &&
			         match->part != CK_PART_RESET;
		}
		shifts += shifts_of(cup, waits);
	}
	return shifts;
}

/* Shifts of the Swiss rounds that are not paired yet. */
static int64_t shifts_to_pair(const ck_cup *cup)
{
	uint32_t in = 0, rounds = ck_rounds_planned(cup);

	if (cup->about.format.kind != CK_FORMAT_SWISS || rounds <= cup->swiss_rounds)
		return 0;
	for (uint32_t i = 0; i < cup->about.entrants; i++)
		in += cup->entrants[i].state == CK_ENTRANT_IN;
	return (int64_t)(rounds - cup->swiss_rounds) * shifts_of(cup, in / 2);
}

int64_t ck_schedule_whole(const ck_cup *cup, const int64_t *begun, int64_t now)
{
	int64_t shifts = shifts_to_come(cup) + shifts_to_pair(cup);

	if (cup->about.format.kind == CK_FORMAT_GROUPS && !cup->knockout_drawn)
		return 0;
	return shifts ? later(now, ck_schedule_end(cup, begun, now)) + shifts * ck_schedule_length(cup) : 0;
}
