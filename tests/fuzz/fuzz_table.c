/* fuzz_table.c - events at a table, sensible and wild.
 *
 * The input is a game string, LF, four bytes of settings, then events: a byte with its high bit set does what is
 * due, chosen by the byte behind it; any other byte takes the next fifteen as an event as they come. A refused event
 * changes nothing and has a sentence; after an accepted one the state makes sense; the log of all of them gives the
 * same state and the same log again. */
#include "fuzz.h"
#include "table/table.h"

enum { EVENTS_MAX = 96 };

/* Not on the stack. */
static ck_event events[EVENTS_MAX], again[EVENTS_MAX], kept[EVENTS_MAX];
static ck_action legal[CK_ACTIONS_MAX];

typedef struct input {
	const uint8_t *data;
	size_t size;
} input;

/* The next byte, 0 when there are no more. */
static uint8_t take(input *in)
{
	if (in->size == 0)
		return 0;
	in->size--;
	return *in->data++;
}

static void settings_take(const ck_game *g, input *in, ck_table_settings *s)
{
	uint8_t flags = take(in);

	ck_table_settings_default(g, s);
	s->clock = take(in) % (CK_CLOCK_COUNT + 1);
	s->clock_ms = s->clock == CK_CLOCK_NONE ? 0 : 1u + take(in);
	s->increment_ms = s->clock == CK_CLOCK_TOTAL ? take(in) : 0;
	s->hold = (flags & 3) % CK_HOLD_COUNT;
	s->real_dice = flags >> 2 & 1;
	s->touch = flags >> 3 & 1;
	s->auto_flag = flags >> 4 & 1;
	s->auto_absent = flags >> 5 & 1;
	s->substitutes = flags >> 6 & 1;
	if (flags >> 7) {
		s->has_position = 1;
		ck_position_start(g, 0, &s->position);
	}
}

/* What is due, as `choice` has it. */
static ck_event due(const ck_table *t, uint8_t choice)
{
	const ck_turn turn = ck_table_turn(t);
	const uint64_t at = t->state.now + choice / 16;
	size_t count, target;
	ck_event e;

	switch (turn.expect) {
	case CK_EXPECT_SEATS:
		return (ck_event){.kind = CK_EVENT_SIT,
		                  .at = at,
		                  .seat = turn.seat,
		                  .occupant = (uint16_t)(turn.seat + 1),
		                  .value = choice % 2 != 0 ? CK_BOT : CK_PERSON};
	case CK_EXPECT_START:
		return (ck_event){
			.kind = CK_EVENT_START, .at = at, .seat = CK_NO_SEAT, .value = CK_START_OPENING};
	case CK_EXPECT_RESUME: return ck_table_event(t, CK_EVENT_RESUME, at);
	case CK_EXPECT_OPENING: e = ck_table_event(t, CK_EVENT_OPENING, at); break;
	case CK_EXPECT_COLOUR:
		e = ck_table_event(t, CK_EVENT_COLOUR, at);
		e.value = choice % t->game->seats;
		return e;
	case CK_EXPECT_ACTION:
	case CK_EXPECT_TOUCHED:
		count = ck_table_legal(t, legal);
		CHECK(count > 0 && count <= CK_ACTIONS_MAX);
		e = ck_table_event(t, CK_EVENT_ACTION, at);
		e.action = legal[choice % count];
		return e;
	case CK_EXPECT_THROW: e = ck_table_event(t, CK_EVENT_THROW, at); break;
	default:
		e = ck_table_event(t, CK_EVENT_CORRECT, at);
		if (ck_table_latest(t, t->count, &target))
			e.target = (uint32_t)target;
		return e;
	}
	e.value = choice % t->game->throw_count;
	return e;
}

/* An event as the bytes have it. */
static ck_event wild(const ck_table *t, uint8_t kind, input *in)
{
	ck_event e = {.kind = kind & 0x7F};

	e.seat = take(in);
	e.value = take(in);
	e.replace = take(in);
	e.target = take(in);
	e.occupant = take(in);
	e.at = t->state.now + take(in) - (take(in) % 16 == 15);
	for (unsigned i = 0; i < sizeof e.action; i++)
		e.action |= (uint64_t)take(in) << 8 * i;
	return e;
}

static void check_state(const ck_table *t)
{
	const ck_turn turn = ck_table_turn(t);
	ck_error err = {0};
	uint8_t places[CK_SEATS_MAX];
	size_t count;

	CHECK(t->state.phase <= CK_TABLE_CLOSED && turn.expect <= CK_EXPECT_NOTHING);
	CHECK(turn.seat == CK_NO_SEAT || turn.seat < t->game->seats);
	if (t->state.phase >= CK_TABLE_PLAY && t->state.phase != CK_TABLE_CLOSED)
		CHECK(ck_position_check(t->game, &t->state.position, &err));
	CHECK(ck_table_places(t, places) == (t->state.ended != 0));
	count = ck_table_legal(t, legal);
	CHECK((count > 0) == (turn.expect == CK_EXPECT_ACTION || turn.expect == CK_EXPECT_TOUCHED));
	for (size_t i = 0; i < count; i++)
		CHECK(!ck_table_bound(t, legal[i]));
}

/* The log again from the beginning. */
static void check_replay(const ck_table *t)
{
	ck_table other;
	ck_error err = {0};
	size_t done = 0;

	CHECK(ck_table_init(&other, t->game, &t->settings, again, EVENTS_MAX, &err));
	memcpy(kept, t->log, t->count * sizeof kept[0]);
	CHECK(ck_table_replay(&other, kept, t->count, &done, &err) && done == t->count);
	CHECK(memcmp(&other.state, &t->state, sizeof other.state) == 0);
	CHECK(memcmp(other.log, t->log, t->count * sizeof kept[0]) == 0);
}

static void happen(ck_table *t, const ck_event *e)
{
	const ck_table before = *t;
	ck_error err = {0};

	memcpy(kept, t->log, t->count * sizeof kept[0]);
	if (ck_table_do(t, e, &err)) {
		CHECK(t->count == before.count + 1);
		check_state(t);
		return;
	}
	fuzz_check_error(&err);
	CHECK(memcmp(t, &before, sizeof before) == 0);
	CHECK(memcmp(kept, t->log, t->count * sizeof kept[0]) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const uint8_t *newline = size > 0 ? memchr(data, '\n', size) : NULL;
	static ck_game game;
	ck_table_settings settings;
	ck_table table;
	ck_error err = {0};

	if (newline == NULL || !ck_game_parse(&game, (const char *)data, (size_t)(newline - data), NULL))
		return 0;
	input in = {newline + 1, size - (size_t)(newline + 1 - data)};
	settings_take(&game, &in, &settings);
	memset(&table, 0, sizeof table);
	if (!ck_table_init(&table, &game, &settings, events, EVENTS_MAX, &err)) {
		fuzz_check_error(&err);
		return 0;
	}
	while (in.size > 0 && !ck_table_full(&table)) {
		uint8_t kind = take(&in);
		ck_event e = kind >= 0x80 ? due(&table, take(&in)) : wild(&table, kind, &in);

		happen(&table, &e);
	}
	check_replay(&table);
	return 0;
}
