#include "term/screen_view.h"

#include <stdio.h>
#include <string.h>

/* ------------------------------------------------------------------ seats */

static void label_write(ck_view *v, const ck_session *s, unsigned seat)
{
	const ck_play_seat *who = &s->setup->seats[s->table.state.seats[seat].chair];
	char number[CK_WORD];
	const char *colour = s->words.numbered ? ck_words_numbered(seat, number)
	                                       : ck_words_colour(&s->words, seat);
	const ck_slot slots[] = {{"seat", colour}, {"bot", who->bot}, {"name", who->name}, {NULL, NULL}};
	const char *text = who->bot != NULL    ? ck_tr("{seat}: bot {bot}")
	                   : who->name != NULL ? "{seat}: {name}"
	                                       : ck_tr("{seat}: you");

	ck_fill(v->board.label[seat], CK_BOARD_TEXT, text, slots);
}

static void partner_write(ck_view *v, const ck_session *s, unsigned seat)
{
	char partner[CK_WORD];

	v->board.partner[seat][0] = '\0';
	if (s->words.game->teams)
		ck_fill(v->board.partner[seat], CK_BOARD_TEXT, ck_tr("with {partner}"),
		        (ck_slot[]){{"partner", ck_words_seat(&s->words, ck_partner(seat), partner)},
		                    {NULL, NULL}});
}

/* Throws as dice on the table: "[6] [5]", from the words of a throw or a pool, "6, 5". */
static void dice_add(char *out, const char *numbers)
{
	size_t used = strlen(out);

	while (*numbers != '\0') {
		size_t size = strcspn(numbers, ", ");

		if (size > 0 && used + size + 4 < CK_BOARD_TEXT)
			used += (size_t)snprintf(out + used, CK_BOARD_TEXT - used, "%s[%.*s]",
			                         used > 0 ? " " : "", (int)size, numbers);
		numbers += size;
		numbers += strspn(numbers, ", ");
	}
}

/* At the end: the place of a seat, where its throws were. */
static void place_write(ck_view *v, const ck_session *s, unsigned seat)
{
	uint8_t places[CK_SEATS_MAX];
	char number[CK_NUMBER];

	v->board.throws[seat][0] = '\0';
	if (ck_table_places(&s->table, places))
		ck_fill(v->board.throws[seat], CK_BOARD_TEXT, ck_tr("Place {place}"),
		        (ck_slot[]){{"place", ck_words_number(places[seat], number)}, {NULL, NULL}});
}

/* What a seat has thrown in its latest turn; the one to act what it has left of it. */
static void throws_write(ck_view *v, const ck_session *s, unsigned seat)
{
	const ck_position *p = &v->board.position;
	char *out = v->board.throws[seat], pool[CK_WORD], value[CK_NUMBER];
	bool acts = (int)seat == v->board.to_act;
	size_t used;

	if (v->over) {
		place_write(v, s, seat);
		return;
	}
	memcpy(out, v->thrown_texts[seat], CK_BOARD_TEXT);
	if (acts && !ck_is_parchis(s->words.game) && p->held != 0) {
		out[0] = '\0';
		dice_add(out, ck_words_pool(&s->words, p->held, ", ", pool));
	} else if (acts && p->phase == CK_MOVE && ck_is_parchis(s->words.game) && out[0] == '\0') {
		dice_add(out, ck_words_number(p->value, value)); /* thrown before this session */
	} else if (acts && p->phase == CK_BONUS) {
		used = strlen(out);
		if (used > 0 && used + 2 < CK_BOARD_TEXT) {
			out[used++] = ' ';
			out[used] = '\0';
		}
		ck_fill(out + used, CK_BOARD_TEXT - used, ck_tr("bonus {value}"),
		        (ck_slot[]){{"value", ck_words_number(p->value, value)}, {NULL, NULL}});
	}
}

/* ------------------------------------------------------------------ state */

/* Take over what the table says. Before the play begins the pieces are set up. */
static void state_take(ck_view *v, const ck_session *s)
{
	const ck_table_state *state = &s->table.state;

	if (state->phase >= CK_TABLE_PLAY)
		v->board.position = state->position;
	else
		ck_position_start(s->words.game, 0, &v->board.position);
	v->over = state->ended != 0;
	v->board.to_act = v->over || state->seat == CK_NO_SEAT ? -1 : state->seat;
	v->board.legal_count = 0;
	v->board.chosen = CK_NO_CHOICE;
	for (unsigned seat = 0; seat < s->words.game->seats; seat++) {
		label_write(v, s, seat);
		partner_write(v, s, seat);
		throws_write(v, s, seat);
	}
}

void ck_view_init(ck_view *v, const ck_session *s)
{
	*v = (ck_view){.thrower = -1};
	v->board.game = s->words.game;
	v->board.counted_by = -1;
	for (unsigned seat = s->words.game->seats; seat-- > 0;)
		if (s->setup->seats[seat].bot == NULL)
			v->board.counted_by = (int)seat;
	state_take(v, s);
}

/* A throw: the first of a turn takes the place of the seat's earlier ones. */
static void throw_take(ck_view *v, const ck_session *s, const ck_event *e)
{
	char text[CK_WORD];

	if (v->thrower != e->seat)
		v->thrown_texts[e->seat][0] = '\0';
	v->thrower = e->seat;
	dice_add(v->thrown_texts[e->seat], ck_words_throw(&s->words, e->value, text));
}

static void action_take(ck_view *v, const ck_session *s, const ck_event *e, const ck_position *before)
{
	if ((e->action & CK_ACTION_PASS) != 0)
		return;
	v->board.has_last = true;
	v->board.last_seat = (uint8_t)ck_position_owner(s->words.game, before);
	v->board.last_from = (uint8_t)ck_action_from(e->action);
	v->board.last_to = (uint8_t)ck_action_to(e->action);
}

/* After a step in play: does the turn go on? */
static void turn_follow(ck_view *v, const ck_session *s, const ck_event *e, const ck_position *before)
{
	const ck_step step = {
		.action = e->kind == CK_EVENT_ACTION ? e->action : 0,
		.t = e->kind == CK_EVENT_THROW ? e->value : CK_NO_THROW,
	};

	if (ck_step_ends_turn(s->words.game, before, &step, &s->table.state.position))
		v->thrower = -1;
}

static void throws_forget(ck_view *v)
{
	memset(v->thrown_texts, 0, sizeof(v->thrown_texts));
	v->thrower = -1;
}

void ck_view_update(ck_view *v, const ck_session *s, const ck_position *before)
{
	const ck_event *e = &s->table.log[s->table.count - 1];

	v->thrown = e->kind == CK_EVENT_THROW || e->kind == CK_EVENT_OPENING;
	v->by_bot = (v->thrown || e->kind == CK_EVENT_ACTION) && e->seat < s->words.game->seats &&
	            s->table.state.seats[e->seat].who == CK_BOT;
	switch (e->kind) {
	case CK_EVENT_OPENING:
		v->thrower = -1;
		throw_take(v, s, e);
		v->thrower = -1;
		break;
	case CK_EVENT_THROW:
		throw_take(v, s, e);
		turn_follow(v, s, e, before);
		break;
	case CK_EVENT_ACTION:
		action_take(v, s, e, before);
		turn_follow(v, s, e, before);
		break;
	case CK_EVENT_COLOUR: throws_forget(v); break;
	case CK_EVENT_CORRECT:
		throws_forget(v);
		v->board.has_last = false;
		break;
	default: break;
	}
	state_take(v, s);
}

void ck_view_ask(ck_view *v, const ck_session *s)
{
	const ck_table_state *state = &s->table.state;

	state_take(v, s); /* a game that goes on from a file has had its steps unseen */
	if (state->phase == CK_TABLE_PLAY)
		v->board.counted_by = (int)ck_position_owner(s->words.game, &state->position);
}

void ck_view_tumble(ck_view *v, unsigned frame)
{
	const ck_game *g = v->board.game;
	char text[CK_THROW_TEXT], numbers[CK_THROW_TEXT + 1];
	size_t used = 0;

	if (v->board.to_act < 0)
		return;
	ck_throw_write(g, (ck_throw)((frame * 7 + 3) % g->throw_count), text);
	for (const char *at = text; *at != '\0'; at++)
		numbers[used++] = *at == '-' ? ',' : *at;
	numbers[used] = '\0';
	v->board.throws[v->board.to_act][0] = '\0';
	dice_add(v->board.throws[v->board.to_act], numbers);
}

void ck_view_settle(ck_view *v, const ck_session *s)
{
	if (v->board.to_act >= 0)
		throws_write(v, s, (unsigned)v->board.to_act);
}
