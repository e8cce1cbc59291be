#include "term/save.h"

#include "i18n/i18n.h"
#include "table/keep.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ITEMS_FIRST = 256, TEXT_FIRST = 8192 };

static const char *const seat_tags[CK_SEATS_MAX] = {"Seat1", "Seat2", "Seat3", "Seat4",
                                                    "Seat5", "Seat6", "Seat7", "Seat8"};

/* The record as a text. */
static bool make_text(ck_save *s, size_t *size)
{
	size_t room = s->text_size;

	*size = ck_record_write(&s->record, s->text, room);
	while (*size >= room) {
		char *text;

		room = *size + TEXT_FIRST;
		text = realloc(s->text, room);
		if (text == NULL)
			return false;
		s->text = text;
		s->text_size = room;
		*size = ck_record_write(&s->record, s->text, room);
	}
	return true;
}

/* --------------------------------------------------------------- beginning */

/* Open and lock the file. False with the fault. */
static bool open_file(ck_save *s, bool create, ck_save_fault *fault)
{
	switch (ck_file_open(&s->file, s->name, create)) {
	case CK_FILE_OPEN: return true;
	case CK_FILE_BUSY: fault->kind = CK_SAVE_BUSY; break;
	case CK_FILE_OTHER: fault->kind = CK_SAVE_NO_FILE; break;
	case CK_FILE_FAILED:
		fault->kind = create ? CK_SAVE_FAILED : CK_SAVE_UNREAD;
		fault->reason = errno;
		break;
	}
	return false;
}

/* Read the one game of a text; its items are the caller's to free, also after a fault. */
static bool read_game(const char *text, size_t size, ck_record *r, ck_save_fault *fault)
{
	ck_record_reader in;
	ck_record_item *items;
	size_t bound;

	ck_record_reader_init(&in, text, size);
	r->items = NULL;
	if (!ck_record_more(&in)) {
		fault->kind = CK_SAVE_EMPTY;
		return false;
	}
	bound = ck_record_bound(&in) + ITEMS_FIRST;
	items = calloc(bound, sizeof(*items));
	if (items == NULL)
		return false;
	if (!ck_record_read(&in, r, items, bound, &fault->err)) {
		r->items = items;
		fault->kind = CK_SAVE_DAMAGED;
		fault->line = in.error_line;
		fault->column = in.error_column;
		return false;
	}
	fault->kind = ck_record_more(&in) ? CK_SAVE_SEVERAL : CK_SAVE_OVER;
	return fault->kind == CK_SAVE_OVER && ck_record_now(r)->phase != CK_RECORD_IS_OVER;
}

/* Give up a file that will not do. */
static ck_save *give_up(ck_save *s)
{
	ck_save_free(s);
	return NULL;
}

static bool tag_add(ck_save *s, const char *name, const char *value, ck_save_fault *fault)
{
	if (value == NULL || ck_record_tag_add(&s->record, name, value, strlen(value), &fault->err))
		return true;
	fault->kind = CK_SAVE_TAG;
	return false;
}

/* An empty record with all its tags. */
static bool begin_record(ck_save *s, const ck_play_setup *setup, ck_save_fault *fault)
{
	ck_record_item *items = calloc(ITEMS_FIRST, sizeof(*items));

	if (items == NULL)
		return false;
	ck_record_init(&s->record, setup->game, items, ITEMS_FIRST);
	s->record.real_dice = setup->settings.real_dice;
	s->record.touch = setup->settings.touch;
	if (!tag_add(s, "Event", setup->event, fault) || !tag_add(s, "Date", setup->date, fault))
		return false;
	for (unsigned i = 0; i < setup->game->seats; i++)
		if (!tag_add(s, seat_tags[i], setup->seats[i].who, fault))
			return false;
	return tag_add(s, "Seed", setup->seed, fault);
}

/* True if the open file holds nothing; else the fault says what it holds. */
static bool is_free(const ck_save *s, ck_save_fault *fault)
{
	ck_record r;
	size_t size;
	char *text = ck_file_read(&s->file, &size);

	if (text == NULL) {
		*fault = (ck_save_fault){.kind = CK_SAVE_UNREAD, .reason = errno};
		return false;
	}
	if (size > 0) {
		fault->kind = read_game(text, size, &r, fault) ? CK_SAVE_UNDER_WAY : CK_SAVE_TAKEN;
		free(r.items);
	}
	free(text);
	return size == 0;
}

/* Nothing but the name. NULL if there is no memory. */
static ck_save *make(const char *name, ck_save_fault *fault)
{
	ck_save *s = calloc(1, sizeof(*s));

	*fault = (ck_save_fault){.kind = CK_SAVE_NO_MEMORY};
	if (s == NULL)
		return NULL;
	s->file.fd = -1;
	s->name = strdup(name);
	return s->name != NULL ? s : give_up(s);
}

ck_save *ck_save_new(const char *name, const ck_play_setup *setup, ck_save_fault *fault)
{
	ck_save *s = make(name, fault);

	if (s == NULL || (begin_record(s, setup, fault) && open_file(s, true, fault) && is_free(s, fault)))
		return s;
	return give_up(s);
}

ck_save *ck_save_resume(const char *name, ck_save_fault *fault)
{
	ck_save *s = make(name, fault);
	size_t size;

	if (s == NULL)
		return NULL;
	if (!open_file(s, false, fault))
		return give_up(s);
	s->source = ck_file_read(&s->file, &size);
	if (s->source == NULL)
		*fault = (ck_save_fault){.kind = CK_SAVE_UNREAD, .reason = errno};
	else if (read_game(s->source, size, &s->record, fault))
		return s;
	return give_up(s);
}

ck_save *ck_save_copy(ck_save *from, const char *name, ck_save_fault *fault)
{
	ck_save *s = make(name, fault);
	size_t size;

	if (s == NULL)
		return NULL;
	if (!open_file(s, true, fault) || !is_free(s, fault))
		return give_up(s);
	*fault = (ck_save_fault){.kind = CK_SAVE_NO_MEMORY};
	if (!make_text(from, &size) || (s->source = strdup(from->text)) == NULL)
		return give_up(s);
	s->kept = from->kept;
	if (read_game(s->source, size, &s->record, fault) || fault->kind == CK_SAVE_OVER)
		return s;
	return give_up(s);
}

bool ck_save_seat(ck_save *s, unsigned seat, const char *who)
{
	s->current = false;
	return ck_record_tag_set(&s->record, seat_tags[seat], who, strlen(who), NULL);
}

void ck_save_resumed(ck_save *s, const ck_table *t)
{
	s->kept = t->count;
}

void ck_save_free(ck_save *s)
{
	if (s == NULL)
		return;
	ck_file_close(&s->file);
	free(s->record.items);
	free(s->source);
	free(s->name);
	free(s->text);
	free(s);
}

/* ----------------------------------------------------------------- keeping */

/* Room for another item. */
static bool grow(ck_record *r)
{
	size_t capacity = r->capacity * 2;
	ck_record_item *items;

	if (!ck_record_full(r))
		return true;
	items = realloc(r->items, capacity * sizeof(*items));
	if (items == NULL)
		return false;
	r->items = items;
	r->capacity = capacity;
	return true;
}

/* Note when the game ended, by which a ranking knows its week (docs/ranking.md). A record without it is as good. */
static void note_end(ck_save *s)
{
	time_t now = time(NULL);
	struct tm utc;

	if (ck_record_now(&s->record)->phase == CK_RECORD_IS_OVER && gmtime_r(&now, &utc) != NULL &&
	    strftime(s->ended, sizeof(s->ended), "%Y-%m-%dT%H:%M:%SZ", &utc) > 0)
		(void)ck_record_tag_set(&s->record, "Ended", s->ended, strlen(s->ended), NULL);
}

bool ck_save_keep(ck_save *s, const ck_table *t, bool durable)
{
	size_t size;

	for (; s->kept < t->count; s->kept++) {
		s->current = false;
		errno = ENOMEM;
		if (!grow(&s->record)) {
			s->reason = errno;
			return false;
		}
		ck_keep_event(t, s->kept, &s->record);
		note_end(s);
	}
	if (t->state.phase == CK_TABLE_SEATING || (s->current && (s->durable || !durable)))
		return true;
	errno = ENOMEM;
	s->current = make_text(s, &size) && ck_file_replace(&s->file, s->text, size, durable);
	s->durable = s->current && durable;
	s->reason = s->current ? 0 : errno;
	return s->current;
}

/* ----------------------------------------------------------------- telling */

static const char *fault_text(const ck_save_fault *fault)
{
	switch (fault->kind) {
	case CK_SAVE_FAILED: return ck_tr("The game cannot be saved in “{file}”: {reason}.");
	case CK_SAVE_UNREAD: return ck_tr("“{file}” could not be read: {value}.");
	case CK_SAVE_BUSY: return ck_tr("The game in “{file}” is being played elsewhere at this moment.");
	case CK_SAVE_NO_FILE: return ck_tr("“{file}” is no ordinary file; a game is saved in one.");
	case CK_SAVE_TAKEN:
		return ck_tr("There is a file “{file}” already; choose another name for the game.");
	case CK_SAVE_UNDER_WAY:
		return ck_tr("“{file}” holds a game that is not over: go on with it by --resume, or choose "
		             "another name for the new one.");
	case CK_SAVE_DAMAGED: return ck_tr("“{file}”, line {line}, column {column}: {reason}.");
	case CK_SAVE_EMPTY: return ck_tr("“{file}” holds no game.");
	case CK_SAVE_SEVERAL: return ck_tr("“{file}” holds several games; to go on, a file holds one alone.");
	case CK_SAVE_OVER: return ck_tr("The game in “{file}” is over; there is nothing to go on with.");
	case CK_SAVE_TAG: return ck_tr("The game cannot be recorded so: {reason}.");
	default: return ck_tr("There is not enough memory to go on.");
	}
}

char *ck_save_tell(const char *name, const ck_save_fault *fault, char *out, size_t cap)
{
	char reason[CK_ERROR_TEXT], line[24], column[24];
	const ck_slot slots[] = {{"file", name}, {"reason", reason}, {"value", reason},
	                         {"line", line}, {"column", column}, {NULL, NULL}};

	if (fault->kind == CK_SAVE_DAMAGED || fault->kind == CK_SAVE_TAG)
		ck_error_write(&fault->err, ck_tr(fault->err.message), reason, sizeof(reason));
	else
		snprintf(reason, sizeof(reason), "%s", strerror(fault->reason));
	snprintf(line, sizeof(line), "%zu", fault->line);
	snprintf(column, sizeof(column), "%zu", fault->column);
	ck_fill(out, cap, fault_text(fault), slots);
	return out;
}
