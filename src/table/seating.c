#include "table/seating.h"

#include "table/refuse.h"

#include <string.h>

uint8_t ck_seating_empty(const ck_game *g, const ck_table_state *s)
{
	for (unsigned i = 0; i < g->seats; i++)
		if (s->seats[i].who == CK_NOBODY)
			return (uint8_t)i;
	return CK_NO_SEAT;
}

static bool check_seat(const ck_table *t, const ck_event *e, ck_error *err)
{
	if (e->seat >= t->game->seats)
		return ck_refuse_numbers(err, CK_MSG("there is no seat {part}; the seats are 1 to {want}"),
		                         e->seat + 1u, t->game->seats);
	return true;
}

/* Check that the occupant may hold `seat` besides what they hold already. */
static bool check_hold(const ck_table *t, const ck_table_state *s, const ck_event *e, ck_error *err)
{
	for (unsigned i = 0; i < t->game->seats; i++) {
		const ck_seat *other = &s->seats[i];
		if (other->who == CK_NOBODY || other->occupant != e->occupant)
			continue;
		if (other->who != e->value)
			return ck_refuse_number(err,
			                        CK_MSG("occupant {part} cannot be both a person and a bot"),
			                        e->occupant);
		if (other->absent)
			return ck_refuse_number(err, CK_MSG("occupant {part} is away and must return first"),
			                        e->occupant);
		if (e->value == CK_BOT || t->settings.hold == CK_HOLD_ANY)
			continue;
		if (t->settings.hold == CK_HOLD_ONE)
			return ck_refuse_seats(
				err, CK_MSG("seat {part} is refused: its person already has seat {want}"),
				e->seat, i);
		if (ck_seat_team(t->game, i) != ck_seat_team(t->game, e->seat))
			return ck_refuse_seats(
				err,
				CK_MSG("seat {part} is refused: its person has seat {want}, of another side"),
				e->seat, i);
	}
	return true;
}

static bool check_sit(const ck_table *t, const ck_table_state *s, const ck_event *e, ck_error *err)
{
	const ck_seat *seat = &s->seats[e->seat];
	if (e->value != CK_PERSON && e->value != CK_BOT)
		return ck_refuse_number(err, CK_MSG("{part} is neither a person (1) nor a bot (2)"),
		                        e->value);
	if (e->occupant == 0 || e->occupant > CK_OCCUPANT_MAX)
		return ck_refuse_numbers(err, CK_MSG("occupant {part} is out of range; ids are 1 to {want}"),
		                         e->occupant, CK_OCCUPANT_MAX);
	if (s->phase == CK_TABLE_SEATING) {
		if (seat->who != CK_NOBODY)
			return ck_refuse_seat(err, CK_MSG("seat {part} is taken"), e->seat);
		return check_hold(t, s, e, err);
	}
	if (!t->settings.substitutes)
		return ck_refuse_seat(
			err, CK_MSG("the game has begun: nobody else may take seat {part} at this table"),
			e->seat);
	if (!seat->absent)
		return ck_refuse_seat(err, CK_MSG("the occupant of seat {part} is there"), e->seat);
	if (seat->occupant == e->occupant)
		return ck_refuse_seat(err, CK_MSG("seat {part} is theirs already: who was away returns"),
		                      e->seat);
	return check_hold(t, s, e, err);
}

static bool check_occupant(const ck_table_state *s, const ck_event *e, ck_error *err)
{
	const ck_seat *seat = &s->seats[e->seat];
	if (seat->who == CK_NOBODY)
		return ck_refuse_seat(err, CK_MSG("nobody sits at seat {part}"), e->seat);
	if (seat->occupant != e->occupant)
		return ck_refuse_numbers(err, CK_MSG("seat {part} is not held by occupant {want}"),
		                         e->seat + 1u, e->occupant);
	return true;
}

bool ck_seating_check(const ck_table *t, const ck_table_state *s, const ck_event *e, ck_error *err)
{
	if (!check_seat(t, e, err))
		return false;
	if (e->kind == CK_EVENT_SIT)
		return check_sit(t, s, e, err);
	if (!check_occupant(s, e, err))
		return false;
	bool absent = s->seats[e->seat].absent;
	if (e->kind == CK_EVENT_LEAVE && absent)
		return ck_refuse_seat(err, CK_MSG("the occupant of seat {part} is away already"), e->seat);
	if (e->kind == CK_EVENT_RETURN && !absent)
		return ck_refuse_seat(err, CK_MSG("the occupant of seat {part} is there"), e->seat);
	return true;
}

static void set_absent(const ck_table *t, ck_table_state *s, uint16_t occupant, uint8_t absent)
{
	for (unsigned i = 0; i < t->game->seats; i++)
		if (s->seats[i].who != CK_NOBODY && s->seats[i].occupant == occupant)
			s->seats[i].absent = absent;
}

void ck_seating_apply(const ck_table *t, ck_table_state *s, const ck_event *e)
{
	ck_seat *seat = &s->seats[e->seat];
	if (e->kind == CK_EVENT_SIT) {
		seat->occupant = e->occupant;
		seat->who = e->value;
		seat->absent = 0;
	} else if (e->kind == CK_EVENT_RETURN) {
		set_absent(t, s, e->occupant, 0);
	} else if (s->phase == CK_TABLE_SEATING) {
		seat->occupant = 0;
		seat->who = CK_NOBODY;
	} else {
		set_absent(t, s, e->occupant, 1);
	}
}

bool ck_seating_stand_in(const ck_table *t, const ck_table_state *s, unsigned seat)
{
	return (t->settings.auto_flag && s->seats[seat].flagged) ||
	       (t->settings.auto_absent && s->seats[seat].absent);
}

bool ck_seating_acts(const ck_table *t, const ck_table_state *s, const ck_event *e, ck_error *err)
{
	if (!check_seat(t, e, err))
		return false;
	if (e->seat != s->seat)
		return ck_refuse_seats(err,
		                       CK_MSG("seat {part} is not to act; it is the turn of seat {want}"),
		                       e->seat, s->seat);
	if (e->occupant == CK_STAND_IN) {
		if (!ck_seating_stand_in(t, s, e->seat))
			return ck_refuse_seat(err, CK_MSG("nobody may stand in for seat {part} now"),
			                      e->seat);
		return true;
	}
	if (!check_occupant(s, e, err))
		return false;
	if (s->seats[e->seat].absent)
		return ck_refuse_seat(
			err, CK_MSG("the occupant of seat {part} is away and must return first"), e->seat);
	return true;
}

bool ck_seating_speaks(const ck_table *t, const ck_table_state *s, const ck_event *e, ck_error *err)
{
	if (e->seat == CK_NO_SEAT)
		return true;
	return check_seat(t, e, err) && check_occupant(s, e, err);
}

void ck_seating_keep(const ck_game *g, ck_table_state *s, const ck_table_state *now)
{
	for (unsigned i = 0; i < g->seats; i++) {
		for (unsigned k = 0; k < g->seats; k++) {
			if (now->seats[k].chair != s->seats[i].chair)
				continue;
			s->seats[i].occupant = now->seats[k].occupant;
			s->seats[i].who = now->seats[k].who;
			s->seats[i].absent = now->seats[k].absent;
		}
	}
}

void ck_seating_turn(const ck_game *g, ck_table_state *s, unsigned from, unsigned to)
{
	ck_seat old[CK_SEATS_MAX];
	memcpy(old, s->seats, sizeof old);
	for (unsigned i = 0; i < g->seats; i++)
		s->seats[ck_seat_turned(g, i, from, to)] = old[i];
}
