/* cup_run_agenda.c - what waits for whom. */
#include "cli/cup_run_agenda.h"

#include "cli/cup_whole.h"
#include "cup/schedule.h"

#include <stdlib.h>

static bool is_at_board(const ck_cup_game *game)
{
	return game->state >= CK_GAME_CALLED && game->state <= CK_GAME_REPORTED;
}

/* ------------------------------------------------------------- the lines */

/* Sides that are not wholly seated, of a game that has not begun. */
static uint8_t missing_of(const ck_cup *cup, const ck_cup_game *game)
{
	uint8_t all = (uint8_t)((1u << ck_cup_about(cup)->size) - 1), missing = 0;

	if (game->state > CK_GAME_CALLED)
		return 0;
	for (unsigned side = 0; side < 2; side++)
		if (game->seated[side] != all)
			missing |= (uint8_t)(1u << side);
	return missing;
}

static uint32_t open_claims(const ck_cup *cup, uint32_t game)
{
	uint32_t open = 0;

	for (uint32_t i = 1; i <= ck_cup_about(cup)->claims; i++) {
		const ck_cup_claim *claim = ck_cup_claim_of(cup, i);

		open += claim->game == game && claim->answer[0] == '\0';
	}
	return open;
}

static int64_t since_of(const ck_cup *cup, const ck_cup_game *game)
{
	const ck_act *dropped;

	switch (game->state) {
	case CK_GAME_CALLED: return game->called_at;
	case CK_GAME_PLAYING: return game->started_at;
	case CK_GAME_REPORTED: return game->reported_at;
	case CK_GAME_CERTIFIED:
	case CK_GAME_ANNULLED: return game->certified_at;
	case CK_GAME_DROPPED:
		dropped = game->dropped != 0 ? ck_cup_act_at(cup, game->dropped - 1) : NULL;
		return dropped != NULL ? dropped->at : 0;
	default: return 0;
	}
}

static ck_agenda_part part_of(const ck_agenda_row *row, const ck_cup *cup, int64_t now)
{
	if (ck_cup_about(cup)->phase == CK_CUP_CLOSED)
		return CK_AGENDA_OVER;
	switch (row->state) {
	case CK_GAME_REPORTED: return CK_AGENDA_JUDGE;
	case CK_GAME_PLAYING: return CK_AGENDA_PLAYING;
	case CK_GAME_CERTIFIED:
	case CK_GAME_ANNULLED:
	case CK_GAME_DROPPED: return CK_AGENDA_OVER;
	default: break;
	}
	if (row->announced != 0 && row->announced <= now && row->missing != 0 && !row->stuck)
		return CK_AGENDA_LATE;
	return row->state == CK_GAME_CALLED ? CK_AGENDA_PLAYING : CK_AGENDA_NEXT;
}

static void row_time(ck_agenda_row *row, const ck_agenda *a, int64_t begun)
{
	int64_t over = a->now - row->since - a->length;

	row->expected = begun;
	if (row->state == CK_GAME_PLAYING) {
		row->expected = row->since + a->length;
		row->late = over > 0 ? over : 0;
	} else if (row->state == CK_GAME_SCHEDULED && row->announced != 0 && begun > row->announced) {
		row->late = begun - row->announced;
	} else if (row->state > CK_GAME_PLAYING) {
		row->expected = 0;
	}
}

static ck_agenda_row game_row(const ck_agenda *a, const ck_cup *cup, uint32_t number, int64_t begun)
{
	const ck_cup_game *game = ck_cup_game_of(cup, number);
	ck_agenda_row row = {
		.since = since_of(cup, game),
		.announced = game->announced,
		.deadline = game->state <= CK_GAME_CALLED ? ck_cup_deadline(cup, number) : 0,
		.game = number,
		.table = game->table != 0 ? game->table : game->slot,
		.shift = game->shift,
		.claims = open_claims(cup, number),
		.state = game->state,
		.missing = missing_of(cup, game),
	};

	row.stuck = row.announced != 0 && row.announced <= a->now && !ck_cup_may_begin(cup, number);
	row.declarable = row.deadline != 0 && row.deadline <= a->now && row.missing != 0 && !row.stuck;
	row.part = (uint8_t)part_of(&row, cup, a->now);
	row_time(&row, a, begun);
	return row;
}

static ck_agenda_row claim_row(const ck_cup *cup, uint32_t number)
{
	const ck_cup_claim *claim = ck_cup_claim_of(cup, number);
	const ck_cup_game *game = ck_cup_game_of(cup, claim->game);

	return (ck_agenda_row){
		.since = claim->at,
		.game = claim->game,
		.claim = number,
		.table = game != NULL ? game->table : 0,
		.part = CK_AGENDA_JUDGE,
		.state = game != NULL ? game->state : CK_GAME_SCHEDULED,
	};
}

/* ------------------------------------------------------------- the order */

static int compare(int64_t one, int64_t other)
{
	return one < other ? -1 : one > other;
}

/* What a part goes by, the smallest first. */
static int64_t rank_of(const ck_agenda_row *row)
{
	switch (row->part) {
	case CK_AGENDA_LATE: return row->deadline;
	case CK_AGENDA_PLAYING: return row->table;
	case CK_AGENDA_NEXT: return row->expected;
	case CK_AGENDA_OVER: return -row->since;
	default: return row->since;
	}
}

static int compare_rows(const void *a, const void *b)
{
	const ck_agenda_row *one = a, *other = b;
	int order = compare(one->part, other->part);

	if (order == 0)
		order = compare(rank_of(one), rank_of(other));
	if (order == 0 && one->part == CK_AGENDA_NEXT)
		order = compare(one->shift, other->shift);
	if (order == 0)
		order = compare(one->game, other->game);
	return order != 0 ? order : compare(one->claim, other->claim);
}

/* ------------------------------------------------------------- the whole */

static void fill(ck_agenda *a, const ck_cup *cup, const int64_t *begun)
{
	const ck_cup_info *about = ck_cup_about(cup);

	for (uint32_t i = 1; i <= about->games; i++)
		a->rows[a->count++] = game_row(a, cup, i, begun[i - 1]);
	for (uint32_t i = 1; i <= about->claims; i++)
		if (ck_cup_claim_of(cup, i)->answer[0] == '\0')
			a->rows[a->count++] = claim_row(cup, i);
	for (size_t i = 0; i < a->count; i++)
		a->parts[a->rows[i].part]++;
	qsort(a->rows, a->count, sizeof(*a->rows), compare_rows);
}

bool ck_agenda_make(ck_agenda *a, const ck_cup *cup, int64_t now)
{
	const ck_cup_info *about = ck_cup_about(cup);
	ck_agenda made = {.now = now};
	int64_t *begun = calloc((size_t)about->games + 1, sizeof(*begun));
	bool good;

	made.rows = calloc((size_t)about->games + about->claims + 1, sizeof(*made.rows));
	good = begun != NULL && made.rows != NULL && ck_schedule_estimate(cup, now, begun);
	if (good) {
		made.length = about->games > 0 ? ck_schedule_length(cup) : 0;
		made.end = ck_schedule_end(cup, begun, now);
		made.whole = ck_cup_whole_end(cup, begun, now);
		made.pairs_next = ck_cup_pairs_next(cup);
		fill(&made, cup, begun);
		ck_agenda_release(a);
		*a = made;
	} else {
		free(made.rows);
	}
	free(begun);
	return good;
}

void ck_agenda_release(ck_agenda *a)
{
	free(a->rows);
	*a = (ck_agenda){0};
}

size_t ck_agenda_find(const ck_agenda *a, uint32_t game, uint32_t claim)
{
	size_t i = 0;

	while (i < a->count && (a->rows[i].claim != claim || (claim == 0 && a->rows[i].game != game)))
		i++;
	return i;
}

bool ck_agenda_is_hasty(const ck_agenda_row *row)
{
	return row->part == CK_AGENDA_LATE && row->state == CK_GAME_CALLED &&
	       (row->declarable || row->missing != 3);
}

static bool is_taken(const ck_cup *cup, uint32_t table)
{
	for (uint32_t i = 1; i <= ck_cup_about(cup)->games; i++) {
		const ck_cup_game *game = ck_cup_game_of(cup, i);

		if (is_at_board(game) && game->table == table)
			return true;
	}
	return false;
}

uint32_t ck_agenda_free_table(const ck_cup *cup, uint32_t game)
{
	const ck_cup_game *meant = ck_cup_game_of(cup, game);
	uint32_t boards = ck_cup_about(cup)->boards;

	if (meant != NULL && meant->slot >= 1 && meant->slot <= boards && !is_taken(cup, meant->slot))
		return meant->slot;
	for (uint32_t table = 1; table <= boards; table++)
		if (!is_taken(cup, table))
			return table;
	return 0;
}
