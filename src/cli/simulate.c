#include "cli/simulate.h"

#include "cli/workers.h"

enum { STREAMS = 16, STREAM_THROWS = 0, STREAM_BOTS = 1, WIN = 2 };

/* One game going on. */
struct game {
	const ck_simulation *s;
	uint8_t bot[CK_SEATS_MAX]; /* in each seat */
	ck_rng throws, own[CK_SEATS_MAX];
	ck_position position;
	uint32_t turns, thrown, acted;
	uint32_t captures[CK_SEATS_MAX]; /* by each seat */
};

static void game_begin(struct game *e, const ck_simulation *s, uint64_t number)
{
	unsigned begins;

	*e = (struct game){.s = s, .turns = 1};
	ck_rotation_seat(&s->rotation, number, e->bot, &begins);
	ck_rng_seed(&e->throws, s->seed, number * STREAMS + STREAM_THROWS);
	for (unsigned seat = 0; seat < s->g->seats; seat++)
		ck_rng_seed(&e->own[seat], s->seed, number * STREAMS + STREAM_BOTS + seat);
	ck_position_start(s->g, begins, &e->position);
}

/* The turn has passed on. Even where it comes back to the same seat, since all others had to let it go by:
 * then their marks are gone. */
static bool is_next_turn(const ck_position *before, const ck_position *after)
{
	return after->phase != CK_OVER && (after->seat != before->seat || (before->skip & ~after->skip) != 0);
}

/* Pieces at home of all seats but one. */
static unsigned others_at_home(const ck_game *g, const ck_position *p, unsigned seat)
{
	unsigned count = 0;

	for (unsigned other = 0; other < g->seats; other++)
		if (other != seat)
			count += ck_position_count(g, p, other, 0);
	return count;
}

/* Only a capture sends a piece of somebody else home. */
static void count_captures(struct game *e, const ck_position *before, ck_action a)
{
	const ck_game *g = e->s->g;

	if ((a & CK_ACTION_CAPTURE) == 0)
		return;
	unsigned owner = ck_position_owner(g, before);
	e->captures[before->seat] += others_at_home(g, &e->position, owner) -
	                             others_at_home(g, before, owner);
}

static void game_throw(struct game *e)
{
	const ck_game *g = e->s->g;
	ck_throw t = ck_throw_pick(g, ck_rng_below(&e->throws, g->throw_total));

	e->thrown++;
	ck_throw_apply(g, &e->position, t, &e->position);
}

static void game_act(struct game *e, ck_action *list)
{
	const ck_game *g = e->s->g;
	const ck_position before = e->position;
	size_t count = ck_position_legal(g, &before, list);
	const ck_bot *bot = e->s->bots[e->bot[before.seat]];
	ck_action a = bot->choose(g, &before, list, count, &e->own[before.seat]);

	e->acted++;
	ck_action_apply(g, &before, a, &e->position);
	count_captures(e, &before, a);
}

/* Play to the end, or as far as is allowed. */
static void game_play(struct game *e)
{
	ck_action list[CK_ACTIONS_MAX];

	while (e->position.phase != CK_OVER && e->thrown + e->acted < e->s->plies) {
		const ck_position before = e->position;

		if (before.phase == CK_THROW)
			game_throw(e);
		else
			game_act(e, list);
		e->turns += is_next_turn(&before, &e->position);
	}
}

/* Places in halves: a place that is shared counts as the mean of those it takes up. */
static void count_places(const struct game *e, const uint8_t *places, ck_tally *t)
{
	const ck_rotation *r = &e->s->rotation;
	uint64_t sum[CK_SEATS_MAX] = {0};

	for (unsigned seat = 0; seat < r->seats; seat++) {
		unsigned shared = 0;

		for (unsigned other = 0; other < r->seats; other++)
			shared += places[other] == places[seat];
		sum[e->bot[seat]] += 2u * places[seat] + shared - 1;
	}
	for (unsigned b = 0; b < r->bots; b++) {
		t->bot[b].places += sum[b];
		t->bot[b].squares += sum[b] * sum[b];
	}
}

/* A win for each seat that has won; all have half of one after a draw, which only games with teams know. */
static void count_points(const struct game *e, const uint8_t *places, ck_tally *t)
{
	bool draw = e->position.winner == 0;

	for (unsigned seat = 0; seat < e->s->g->seats; seat++)
		t->bot[e->bot[seat]].points += draw ? WIN / 2 : places[seat] == 1 ? WIN : 0;
	t->draws += draw;
}

/* Add a game that has been played. */
static void count_game(const struct game *e, ck_tally *t)
{
	const ck_game *g = e->s->g;
	const ck_position *p = &e->position;
	uint8_t places[CK_SEATS_MAX];

	if (!ck_position_places(g, p, places)) {
		t->unfinished++;
		return;
	}
	t->games++;
	t->standstills += !ck_is_parchis(g) && p->idle > 0;
	count_points(e, places, t);
	if (!g->teams)
		count_places(e, places, t);
	ck_lengths_count(&t->turns, e->turns);
	ck_lengths_count(&t->throws, e->thrown);
	ck_lengths_count(&t->actions, e->acted);
	for (unsigned seat = 0; seat < g->seats; seat++)
		t->bot[e->bot[seat]].captures += e->captures[seat];
}

static void play(const void *context, uint64_t from, uint64_t to, void *sum)
{
	const ck_simulation *s = context;
	ck_tally *t = sum;
	struct game e;

	for (uint64_t game = from * s->rotation.round; game < to * s->rotation.round; game++) {
		game_begin(&e, s, game);
		game_play(&e);
		count_game(&e, t);
	}
}

static void add(void *total, const void *sum)
{
	ck_tally *t = total;
	const ck_tally *more = sum;

	t->games += more->games;
	t->unfinished += more->unfinished;
	t->draws += more->draws;
	t->standstills += more->standstills;
	ck_lengths_add(&t->turns, &more->turns);
	ck_lengths_add(&t->throws, &more->throws);
	ck_lengths_add(&t->actions, &more->actions);
	for (unsigned b = 0; b < CK_SEATS_MAX; b++) {
		t->bot[b].points += more->bot[b].points;
		t->bot[b].places += more->bot[b].places;
		t->bot[b].squares += more->bot[b].squares;
		t->bot[b].captures += more->bot[b].captures;
	}
}

static void tell(const void *context, uint64_t done)
{
	const ck_simulation *s = context;

	s->tell(s->context, done);
}

bool ck_simulate(const ck_simulation *s, ck_tally *out)
{
	const ck_workers workers = {
		.items = s->rounds,
		.chunk = 1,
		.threads = s->threads,
		.work = play,
		.add = add,
		.tell = s->tell != NULL ? tell : NULL,
		.context = s,
		.size = sizeof *out,
		.stop = s->stop,
	};

	*out = (ck_tally){0};
	return ck_workers_run(&workers, out, &out->rounds);
}

unsigned ck_simulation_win(const ck_simulation *s, unsigned bot)
{
	return s->g->teams ? WIN * ck_rotation_seats(&s->rotation, bot) : WIN;
}
