#include "cli/replay.h"

#include "cli/args.h"
#include "i18n/utf8.h"
#include "term/options.h"
#include "term/tell.h"

#include <stdio.h>
#include <string.h>

/* A game that is being told. */
typedef struct telling {
	const ck_record *record;
	char names[CK_SEATS_MAX][CK_ARGS_QUOTE]; /* of the chairs, "" where nobody is named */
	bool bots[CK_SEATS_MAX];                 /* the name is a bot's */
	ck_words words;
} telling;

static void say(const char *text, const ck_slot *slots)
{
	char line[CK_SENTENCE];

	ck_fill(line, sizeof(line), text, slots);
	puts(line);
}

/* ------------------------------------------------------------------ people */

static void names_take(telling *t)
{
	for (unsigned chair = 0; chair < t->record->game.seats; chair++) {
		const char tag[] = {'S', 'e', 'a', 't', (char)('1' + chair), '\0'};
		char value[CK_RECORD_VALUE_MAX + 1];
		const char *name = value;

		ck_record_tag_find(t->record, tag, value);
		t->bots[chair] = strncmp(value, "bot:", 4) == 0;
		if (t->bots[chair])
			name += 4;
		ck_args_quote(name, t->names[chair]);
		/* `me` is whoever sat at the keyboard: told by the colour, as in the game */
		if (strcmp(t->names[chair], "me") == 0 || !ck_args_is_name(t->names[chair]))
			t->names[chair][0] = '\0';
	}
}

/* Who sits where changes with the choice of a colour. Bots are called by their colour. */
static void words_renew(telling *t, const ck_record_state *s)
{
	unsigned seats = t->record->game.seats;

	for (unsigned chair = 0; chair < seats; chair++) {
		bool named = t->names[chair][0] != '\0' && !t->bots[chair];

		t->words.names[(chair + s->turned) % seats] = named ? t->names[chair] : NULL;
	}
	t->words.numbered = t->record->game.kind == CK_PARCHIS_PAIRS && s->phase < CK_RECORD_IN_PLAY;
}

static void tell_seats(const telling *t, const ck_record_state *s)
{
	char number[CK_WORD];
	unsigned seats = t->record->game.seats;

	for (unsigned seat = 0; seat < seats; seat++) {
		unsigned chair = (seat + seats - s->turned) % seats;
		const char *label = t->words.numbered ? ck_words_numbered(seat, number)
		                                      : ck_words_colour(&t->words, seat);
		const char *name = t->names[chair];
		const ck_slot slots[] = {{"seat", label}, {"bot", name}, {"name", name}, {NULL, NULL}};

		if (name[0] != '\0')
			say(t->bots[chair] ? ck_tr("{seat}: the bot “{bot}”.") : ck_tr("{seat}: {name}."),
			    slots);
	}
}

static void tell_teams(const telling *t)
{
	char text[CK_SENTENCE];

	if (ck_tell_teams(&t->words, text) != NULL)
		puts(text);
}

/* ------------------------------------------------------------------- intro */

/* The line of a tag; those that programs write or look for have one in the reader's language. */
static const char *tag_text(const char *name)
{
	static const struct {
		const char *name, *text;
	} known[] = {
		{"Event", CK_MSG("Event: {value}")}, {"Site", CK_MSG("Place: {value}")},
		{"Date", CK_MSG("Date: {value}")},   {"Round", CK_MSG("Round: {value}")},
		{"Seed", CK_MSG("Seed: {value}")},
	};

	for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); i++)
		if (strcmp(known[i].name, name) == 0)
			return ck_tr(known[i].text);
	return "{name}: {value}";
}

static void tell_tags(const ck_record *r)
{
	char name[CK_RECORD_NAME_MAX + 1], value[CK_RECORD_VALUE_MAX + 1], shown[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"name", name}, {"value", shown}, {NULL, NULL}};

	for (unsigned i = 0; i < r->tag_count; i++) {
		snprintf(name, sizeof(name), "%.*s", (int)r->tags[i].name_length, r->tags[i].name);
		if (strncmp(name, "Seat", 4) == 0 && name[4] >= '1' && name[4] <= '8' && name[5] == '\0')
			continue;
		ck_record_tag_find(r, name, value);
		ck_args_quote(value, shown);
		say(tag_text(name), slots);
	}
}

static void tell_options(const ck_words *w)
{
	char text[CK_SENTENCE];

	for (size_t i = 0; ck_options_tell(w, i, text, sizeof(text)) != NULL; i++) {
		if (i == 0)
			puts(ck_tr("The rules here are not quite the usual ones."));
		if (text[0] != '\0')
			puts(text);
	}
}

/* The board in words. */
static void tell_board(const ck_words *w, const ck_position *p)
{
	char text[CK_SENTENCE];

	for (unsigned seat = 0; seat < w->game->seats; seat++)
		puts(ck_tell_pieces(w, p, seat, text));
}

static void tell_intro(telling *t)
{
	const ck_record *r = t->record;
	char seat[CK_WORD], text[CK_SENTENCE];

	tell_tags(r);
	puts(ck_tell_title(&t->words));
	tell_options(&t->words);
	tell_seats(t, &r->begin);
	tell_teams(t);
	if (r->start == CK_RECORD_START_POSITION) {
		tell_board(&t->words, &r->begin.position);
		puts(ck_tell_due(&t->words, &r->begin.position, text));
	} else if (r->start == CK_RECORD_START_SEAT) {
		ck_words_seat(&t->words, r->starter, seat);
		say(ck_tr("{seat} begins."), (ck_slot[]){{"seat", seat}, {NULL, NULL}});
	}
}

/* ------------------------------------------------------------------- items */

static void tell_opening(telling *t, const ck_record_item *item, const ck_record_state *before)
{
	const ck_record_state *after = &item->after;
	char seat[CK_WORD], thrown[CK_WORD], seats[CK_WORD];
	const ck_slot slots[] = {{"seat", seat}, {"throw", thrown}, {"seats", seats}, {NULL, NULL}};

	ck_words_seat(&t->words, before->seat, seat);
	ck_words_throw(&t->words, item->value, thrown);
	say(ck_tr("Opening throw of {seat}: {throw}."), slots);
	words_renew(t, after);
	ck_words_seat(&t->words, after->seat, seat);
	if (after->phase == CK_RECORD_IN_COLOUR) {
		say(ck_tr("{seat} has the highest throw and chooses a colour."), slots);
	} else if (after->phase == CK_RECORD_IN_PLAY) {
		puts("");
		say(ck_tr("{seat} has the highest throw and begins."), slots);
	} else if (after->opening.thrown == 0) {
		ck_words_seats(&t->words, after->opening.contenders, seats);
		say(ck_tr("{seats} have the same highest throw and throw again."), slots);
	}
}

static void tell_colour(telling *t, const ck_record_item *item, const ck_record_state *before)
{
	char seat[CK_WORD];
	const ck_slot slots[] = {
		{"seat", seat}, {"colour", ck_words_colour(&t->words, item->value)}, {NULL, NULL}};

	ck_words_seat(&t->words, before->seat, seat);
	say(ck_tr("{seat} takes {colour} and begins."), slots);
	words_renew(t, &item->after);
	tell_seats(t, &item->after);
	tell_teams(t);
	puts("");
}

static void tell_step(const telling *t, const ck_record_item *item, ck_record_kind kind,
                      const ck_record_state *before)
{
	const ck_step step = {.action = kind == CK_RECORD_ACTION ? item->action : 0,
	                      .t = kind == CK_RECORD_ACTION ? CK_NO_THROW : item->value};
	const ck_position *after = &item->after.position;
	ck_happening happenings[CK_HAPPENINGS_MAX];
	size_t count = ck_step_describe(t->words.game, &before->position, &step, after, happenings);
	bool blocked = false;
	char text[CK_SENTENCE];

	for (size_t i = 0; i < count; i++) {
		const ck_happening *h = &happenings[i];

		blocked = blocked || h->kind == CK_HAPPEN_BLOCKED;
		if (h->kind == CK_HAPPEN_NO_MOVE && blocked)
			continue; /* BLOCKED has said so */
		if (h->kind == CK_HAPPEN_TURN)
			puts("");
		if (ck_tell_happening(&t->words, &step, after, h, text) != NULL)
			puts(text);
		if (h->kind == CK_HAPPEN_STANDSTILL)
			puts(ck_tell_left(&t->words, after, text));
	}
}

static void tell_touch(const telling *t, const ck_record_item *item, const ck_record_state *before)
{
	char seat[CK_WORD], piece[CK_WORD];
	const ck_slot slots[] = {{"seat", seat}, {"piece", piece}, {NULL, NULL}};

	ck_words_seat(&t->words, before->seat, seat);
	ck_words_piece(&t->words, ck_position_owner(t->words.game, &before->position), item->action, piece);
	say(item->is_void ? ck_tr("{seat} touches the {piece}, which cannot move, so another may be played.")
	                  : ck_tr("{seat} touches the {piece}, which must be played."),
	    slots);
}

static void tell_again(const telling *t, const ck_record_item *item)
{
	char seat[CK_WORD];

	ck_words_seat(&t->words, item->seat, seat);
	say(ck_tr("The throw of {seat} fell badly and is made again."),
	    (ck_slot[]){{"seat", seat}, {NULL, NULL}});
}

/* Let an item be told as one of its kind; a correction, as what it puts in place. */
static void tell_play(telling *t, size_t i, ck_record_kind kind)
{
	const ck_record_item *item = &t->record->items[i];
	const ck_record_state *before = ck_record_before(t->record, i);

	switch (kind) {
	case CK_RECORD_OPENING: tell_opening(t, item, before); break;
	case CK_RECORD_COLOUR: tell_colour(t, item, before); break;
	case CK_RECORD_AGAIN: tell_again(t, item); break;
	case CK_RECORD_TOUCH: tell_touch(t, item, before); break;
	default: tell_step(t, item, kind, before); break;
	}
}

/* ------------------------------------------------------------- corrections */

static const char *undone_text(ck_record_kind kind)
{
	switch (kind) {
	case CK_RECORD_OPENING:
		return ck_tr("Correction: the opening throw {throw} of {seat} is taken back, and what "
		             "followed it.");
	case CK_RECORD_COLOUR:
		return ck_tr("Correction: the choice of colour is taken back, and what followed it.");
	case CK_RECORD_THROW:
		return ck_tr("Correction in turn {turn}: the throw {throw} of {seat} is taken back, and what "
		             "followed it.");
	case CK_RECORD_TOUCH:
		return ck_tr("Correction in turn {turn}: {seat} has not touched the {piece}; what followed "
		             "is taken back.");
	default:
		return ck_tr(
			"Correction in turn {turn}: what {seat} played is taken back, and what followed it: "
			"{what}.");
	}
}

/* What is due once something is taken back and nothing stands in its place. */
static void tell_due(const telling *t, const ck_record_state *s)
{
	char seat[CK_WORD], text[CK_SENTENCE];
	const ck_slot slots[] = {{"seat", seat}, {NULL, NULL}};

	if (s->phase >= CK_RECORD_IN_PLAY) {
		puts(ck_tell_due(&t->words, &s->position, text));
		return;
	}
	ck_words_seat(&t->words, s->seat, seat);
	say(s->phase == CK_RECORD_IN_COLOUR ? ck_tr("{seat} has the highest throw and chooses a colour.")
	                                    : ck_tr("{seat} is to throw."),
	    slots);
}

static void tell_correct(telling *t, size_t i)
{
	const ck_record_item *item = &t->record->items[i], *target = &t->record->items[item->target];
	const ck_record_state *before = ck_record_before(t->record, i);
	ck_record_kind kind = target->kind == CK_RECORD_CORRECT ? target->replace : target->kind;
	char seat[CK_WORD], thrown[CK_WORD] = "", piece[CK_WORD] = "", what[CK_SENTENCE] = "";
	char turn[CK_NUMBER];
	const ck_slot slots[] = {{"seat", seat}, {"throw", thrown}, {"piece", piece},
	                         {"what", what}, {"turn", turn},    {NULL, NULL}};

	words_renew(t, before);
	ck_words_seat(&t->words, before->seat, seat);
	ck_words_number(item->turn, turn);
	if (kind == CK_RECORD_OPENING || kind == CK_RECORD_THROW)
		ck_words_throw(&t->words, target->value, thrown);
	if (kind == CK_RECORD_TOUCH)
		ck_words_piece(&t->words, ck_position_owner(t->words.game, &before->position), target->action,
		               piece);
	if (kind == CK_RECORD_ACTION)
		ck_tell_choice(&t->words, &before->position, target->action, what);
	puts("");
	say(undone_text(kind), slots);
	if (item->replace != 0)
		tell_play(t, i, item->replace);
	else
		tell_due(t, before);
}

/* --------------------------------------------------------------- comments */

/* Any length, on one line, without what could disturb a terminal. */
static void tell_comment(const ck_record_item *item)
{
	char part[CK_ARGS_QUOTE / 2], shown[CK_ARGS_QUOTE];
	size_t used = 0;

	printf("%s", ck_tr("Comment:"));
	for (size_t at = 0; at < item->length;) {
		bool blank = strchr(" \t\r\n", item->text[at]) != NULL;
		size_t size = blank ? strspn(item->text + at, " \t\r\n")
		                    : ck_utf8_size(item->text + at, item->length - at);

		if (used + 6 > sizeof(part)) {
			part[used] = '\0';
			fputs(ck_args_quote(part, shown), stdout);
			used = 0;
		}
		if (blank || at == 0)
			part[used++] = ' ';
		if (!blank) {
			memcpy(part + used, item->text + at, size);
			used += size;
		}
		at += size > 0 ? size : 1;
	}
	part[used] = '\0';
	puts(ck_args_quote(part, shown));
}

/* ------------------------------------------------------------------- whole */

static void tell_end(const telling *t)
{
	uint8_t places[CK_SEATS_MAX];
	const ck_record_state *now = ck_record_now(t->record);
	char text[CK_SENTENCE];

	if (!ck_record_places(t->record, places)) {
		puts("");
		puts(ck_tr("The record ends here, before the game does."));
		tell_due(t, now);
		return;
	}
	for (unsigned place = 1; place <= t->words.game->seats; place++)
		for (unsigned seat = 0; seat < t->words.game->seats; seat++)
			if (places[seat] == place)
				puts(ck_tell_place(&t->words, &now->position, seat, place, text));
}

void ck_replay_tell(const ck_record *r)
{
	telling t = {.record = r, .words = {.game = &r->game}};

	names_take(&t);
	words_renew(&t, &r->begin);
	tell_intro(&t);
	for (size_t i = 0; i < r->count && !ferror(stdout); i++) {
		ck_record_kind kind = r->items[i].kind;

		if (kind == CK_RECORD_COMMENT)
			tell_comment(&r->items[i]);
		else if (kind == CK_RECORD_CORRECT)
			tell_correct(&t, i);
		else
			tell_play(&t, i, kind);
	}
	tell_end(&t);
}

void ck_replay_tell_final(const ck_record *r)
{
	telling t = {.record = r, .words = {.game = &r->game}};
	const ck_record_state *now = ck_record_now(r);

	names_take(&t);
	words_renew(&t, now);
	if (now->phase >= CK_RECORD_IN_PLAY)
		tell_board(&t.words, &now->position);
	tell_end(&t);
}

/* ------------------------------------------------------------------- exact */

/* The position line of a state, or "-", into line[CK_POSITION_TEXT]. */
static const char *position_write(const ck_game *g, const ck_record_state *s, char *line)
{
	if (s->phase < CK_RECORD_IN_PLAY)
		return "-";
	ck_position_write(g, &s->position, line);
	return line;
}

void ck_replay_exact(const ck_record *r)
{
	char word[CK_RECORD_ITEM_TEXT], line[CK_POSITION_TEXT];

	printf("0.0\t-\t-\t%s\n", position_write(&r->game, &r->begin, line));
	for (size_t i = 0; i < r->count && !ferror(stdout); i++) {
		const ck_record_item *item = &r->items[i];

		if (item->kind == CK_RECORD_COMMENT)
			continue;
		ck_record_item_write(r, i, word);
		printf("%lu.%lu\t%u\t%s\t%s\n", (unsigned long)item->turn, (unsigned long)item->number,
		       item->seat + 1u, word, position_write(&r->game, &item->after, line));
	}
}

void ck_replay_exact_final(const ck_record *r)
{
	uint8_t places[CK_SEATS_MAX];
	char line[CK_POSITION_TEXT], result[8];

	ck_record_result(r, result);
	printf("%s\nresult %s\n", position_write(&r->game, ck_record_now(r), line), result);
	if (!ck_record_places(r, places))
		return;
	for (unsigned seat = 0; seat < r->game.seats; seat++)
		printf("%s%u", seat == 0 ? "places " : ",", places[seat]);
	puts("");
}
