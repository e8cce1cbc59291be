#include "table/keep.h"

#include "base.h"

/* What a record and a log call the same thing. */
static const struct {
	uint8_t record; /* ck_record_kind */
	uint8_t event;  /* ck_event_kind */
} kinds[] = {
	{CK_RECORD_OPENING, CK_EVENT_OPENING}, {CK_RECORD_COLOUR, CK_EVENT_COLOUR},
	{CK_RECORD_AGAIN, CK_EVENT_AGAIN},     {CK_RECORD_THROW, CK_EVENT_THROW},
	{CK_RECORD_TOUCH, CK_EVENT_TOUCH},     {CK_RECORD_ACTION, CK_EVENT_ACTION},
	{CK_RECORD_CORRECT, CK_EVENT_CORRECT},
};

static uint8_t record_kind(ck_event_kind kind)
{
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (kinds[i].event == kind)
			return kinds[i].record;
	return 0;
}

static uint8_t event_kind(ck_record_kind kind)
{
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (kinds[i].record == kind)
			return kinds[i].event;
	return CK_EVENT_NONE;
}

/* ------------------------------------------------------------- to a record */

static void keep_start(const ck_table *t, const ck_event *start, ck_record *r)
{
	bool kept = true;
	if (start->value == CK_START_SEAT)
		kept = ck_record_start_at_seat(r, start->seat, NULL);
	else if (start->value == CK_START_POSITION)
		kept = ck_record_start_at_position(r, &t->settings.position, NULL);
	CK_ASSERT(kept);
	(void)kept;
}

/* The item that event `target` of the log became; those of the events from there up to event `end` are the
 * latest, but for comments. */
static uint32_t item_of(const ck_table *t, size_t target, size_t end, const ck_record *r)
{
	size_t items = 0, item = r->count;
	for (size_t i = target; i < end; i++)
		items += record_kind(t->log[i].kind) != 0;
	while (items > 0)
		items -= r->items[--item].kind != CK_RECORD_COMMENT;
	return (uint32_t)item;
}

static void keep_play(const ck_table *t, size_t i, ck_record *r)
{
	const ck_event *e = &t->log[i];
	ck_record_item item = {.kind = record_kind(e->kind), .value = e->value, .action = e->action};
	if (e->kind == CK_EVENT_CORRECT) {
		item.replace = record_kind(e->replace);
		item.target = item_of(t, e->target, i, r);
	}
	bool kept = ck_record_add(r, &item, NULL);
	CK_ASSERT(kept);
	(void)kept;
}

void ck_keep_event(const ck_table *t, size_t i, ck_record *r)
{
	if (t->log[i].kind == CK_EVENT_START)
		keep_start(t, &t->log[i], r);
	else if (record_kind(t->log[i].kind) != 0)
		keep_play(t, i, r);
}

void ck_keep_record(const ck_table *t, ck_record *r)
{
	CK_ASSERT(r->count == 0 && r->capacity >= t->count);
	r->real_dice = t->settings.real_dice;
	r->touch = t->settings.touch;
	for (size_t i = 0; i < t->count; i++)
		ck_keep_event(t, i, r);
}

/* ----------------------------------------------------------- from a record */

void ck_keep_settings(const ck_record *r, ck_table_settings *s)
{
	ck_table_settings_default(&r->game, s);
	s->real_dice = r->real_dice;
	s->touch = r->touch;
	if (r->start == CK_RECORD_START_POSITION) {
		s->has_position = 1;
		s->position = r->begin.position;
	}
}

static bool start(ck_table *t, const ck_record *r, ck_error *err)
{
	ck_event e = {.at = t->state.now, .kind = CK_EVENT_START, .seat = CK_NO_SEAT};
	e.value = CK_START_OPENING;
	if (r->start == CK_RECORD_START_SEAT) {
		e.value = CK_START_SEAT;
		e.seat = r->starter;
	} else if (r->start == CK_RECORD_START_POSITION) {
		e.value = CK_START_POSITION;
	}
	return ck_table_do(t, &e, err);
}

/* The event that item `target` became; those of the items from there up to item `end` are the latest. */
static uint32_t event_of(const ck_table *t, const ck_record *r, size_t target, size_t end)
{
	size_t events = 0;
	for (size_t i = target; i < end; i++)
		events += r->items[i].kind != CK_RECORD_COMMENT;
	return (uint32_t)(t->count - events);
}

bool ck_keep_replay(ck_table *t, const ck_record *r, ck_error *err)
{
	if (!start(t, r, err))
		return false;
	for (size_t i = 0; i < r->count; i++) {
		const ck_record_item *item = &r->items[i];
		if (item->kind == CK_RECORD_COMMENT)
			continue;
		ck_event e = ck_table_event(t, event_kind(item->kind), t->state.now);
		e.value = item->value;
		e.action = item->action;
		if (item->kind == CK_RECORD_CORRECT) {
			e.replace = event_kind(item->replace);
			e.target = event_of(t, r, item->target, i);
		}
		if (!ck_table_do(t, &e, err))
			return false;
	}
	return true;
}
