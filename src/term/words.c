#include "term/words.h"

#include <stdio.h>
#include <string.h>

enum { CROSS_ARM = 17, CROSS_TIP = 8 };

static const char *const parchis_colours[] = {
	CK_MSG("Yellow"), CK_MSG("Blue"),   CK_MSG("Red"),  CK_MSG("Green"),
	CK_MSG("Orange"), CK_MSG("Purple"), CK_MSG("Pink"), CK_MSG("Cyan"),
};
static const char *const cross_colours[] = {CK_MSG("Yellow"), CK_MSG("Red"), CK_MSG("Black"),
                                            CK_MSG("Green")};

char *ck_words_fill(char *out, size_t cap, const char *text, const ck_slot *slots)
{
	ck_fill(out, cap, text, slots);
	return out;
}

char *ck_words_number(size_t number, char *out)
{
	snprintf(out, CK_NUMBER, "%zu", number);
	return out;
}

/* A text filled into out[CK_WORD]. */
static char *fill(char *out, const char *text, const ck_slot *slots)
{
	return ck_words_fill(out, CK_WORD, text, slots);
}

const char *ck_words_colour(const ck_words *w, unsigned seat)
{
	return ck_tr(ck_is_parchis(w->game) ? parchis_colours[w->game->arm[seat] & 7]
	                                    : cross_colours[seat & 3]);
}

static bool name_is_unique(const ck_words *w, unsigned seat)
{
	for (unsigned s = 0; s < w->game->seats; s++)
		if (s != seat && w->names[s] != NULL && strcmp(w->names[s], w->names[seat]) == 0)
			return false;
	return true;
}

char *ck_words_numbered(unsigned seat, char *out)
{
	char number[CK_NUMBER];

	return fill(out, ck_tr("Seat {number}"),
	            (ck_slot[]){{"number", ck_words_number(seat + 1, number)}, {NULL, NULL}});
}

char *ck_words_coloured(const ck_words *w, unsigned seat, char *out)
{
	const ck_slot slots[] = {
		{"name", w->names[seat]}, {"colour", ck_words_colour(w, seat)}, {NULL, NULL}};

	return fill(out, w->names[seat] != NULL ? ck_tr("{name} ({colour})") : "{colour}", slots);
}

char *ck_words_seat(const ck_words *w, unsigned seat, char *out)
{
	if (w->names[seat] == NULL && w->numbered)
		return ck_words_numbered(seat, out);
	if (w->names[seat] == NULL || !name_is_unique(w, seat))
		return ck_words_coloured(w, seat, out);
	return fill(out, "{name}", (ck_slot[]){{"name", w->names[seat]}, {NULL, NULL}});
}

char *ck_words_and(const char *one, const char *other, char *out)
{
	return fill(out, ck_tr("{one} and {other}"),
	            (ck_slot[]){{"one", one}, {"other", other}, {NULL, NULL}});
}

char *ck_words_or(const char *one, const char *other, char *out)
{
	return fill(out, ck_tr("{one} or {other}"),
	            (ck_slot[]){{"one", one}, {"other", other}, {NULL, NULL}});
}

char *ck_words_kinds(const ck_words *w, const uint8_t *flags, char *out)
{
	char list[CK_WORD] = "", joined[CK_WORD], number[CK_NUMBER];
	unsigned last = w->game->face_count;

	while (last > 0 && flags != NULL && !flags[last - 1])
		last--;
	for (unsigned kind = 0; kind < last; kind++) {
		const ck_slot slots[] = {{"list", list}, {"number", number}, {NULL, NULL}};

		if (flags != NULL && !flags[kind])
			continue;
		ck_words_number(w->game->face_value[kind], number);
		if (list[0] == '\0')
			fill(joined, "{number}", slots);
		else if (kind + 1 == last)
			ck_words_or(list, number, joined);
		else
			fill(joined, "{list}, {number}", slots);
		memcpy(list, joined, sizeof(list));
	}
	memcpy(out, list, sizeof(list));
	return out;
}

char *ck_words_seats(const ck_words *w, unsigned set, char *out)
{
	char list[CK_WORD] = "", name[CK_WORD], joined[CK_WORD];

	for (unsigned seat = 0; seat < w->game->seats; seat++) {
		bool is_last = set >> (seat + 1) == 0;
		const ck_slot slots[] = {{"list", list}, {"name", name}, {NULL, NULL}};

		if ((set >> seat & 1) == 0)
			continue;
		ck_words_seat(w, seat, name);
		if (list[0] == '\0')
			fill(joined, "{name}", slots);
		else if (is_last)
			ck_words_and(list, name, joined);
		else
			fill(joined, "{list}, {name}", slots);
		memcpy(list, joined, sizeof(list));
	}
	memcpy(out, list, sizeof(list));
	return out;
}

char *ck_words_square(const ck_words *w, unsigned seat, unsigned progress, char *out)
{
	unsigned square = 0;
	ck_square_kind kind = ck_square(w->game, seat, progress, &square);
	bool parchis = ck_is_parchis(w->game);
	char number[CK_NUMBER];
	const ck_slot slots[] = {{"number", ck_words_number(parchis ? square : progress, number)},
	                         {NULL, NULL}};

	if (kind == CK_SQUARE_HOME)
		return fill(out, ck_trc("square", "home"), slots);
	if (kind == CK_SQUARE_GOAL)
		return fill(out, ck_trc("square", "the goal"), slots);
	if (kind == CK_SQUARE_CORRIDOR && parchis)
		return fill(out, ck_trc("square", "corridor square {number}"), slots);
	return fill(out, "{number}", slots);
}

const char *ck_words_arm(const ck_words *w, unsigned seat, unsigned progress)
{
	unsigned square = 0;

	ck_square(w->game, seat, progress, &square);
	return ck_words_colour(w, (square + CROSS_TIP) / CROSS_ARM % 4);
}

char *ck_words_place(const ck_words *w, unsigned seat, unsigned progress, char *out)
{
	ck_square_kind kind = ck_square(w->game, seat, progress, NULL);
	bool parchis = ck_is_parchis(w->game);
	char name[CK_WORD];
	const ck_slot slots[] = {{"square", ck_words_square(w, seat, progress, name)},
	                         {"colour", parchis ? "" : ck_words_arm(w, seat, progress)},
	                         {NULL, NULL}};

	if (kind == CK_SQUARE_HOME || kind == CK_SQUARE_GOAL)
		return fill(out, "{square}", slots);
	if (parchis)
		return fill(out, kind == CK_SQUARE_SAFE ? ck_tr("{square} (safe)") : "{square}", slots);
	if (kind == CK_SQUARE_CORRIDOR)
		return fill(out, ck_tr("{square} (middle column)"), slots);
	if (kind == CK_SQUARE_SAFE)
		return fill(out, ck_tr("{square} (castle, arm of {colour})"), slots);
	return fill(out, ck_tr("{square} (arm of {colour})"), slots);
}

static bool is_ring(ck_square_kind kind)
{
	return kind == CK_SQUARE_PLAIN || kind == CK_SQUARE_SAFE;
}

/* The progress of `viewer` on the ring square of another seat's progress; the tip of its own arm, which it comes by
 * twice, as it comes to it first. */
static unsigned progress_of(const ck_game *g, unsigned viewer, unsigned square)
{
	unsigned progress = 1, number = 0;

	while (progress < g->goal && !(is_ring(ck_square(g, viewer, progress, &number)) && number == square))
		progress++;
	return progress;
}

char *ck_words_place_seen(const ck_words *w, unsigned seat, unsigned progress, unsigned viewer, char *out)
{
	unsigned square = 0;
	ck_square_kind kind = ck_square(w->game, seat, progress, &square);
	char name[CK_WORD], way[CK_NUMBER], other[CK_WORD];
	const ck_slot slots[] = {{"square", ck_words_square(w, seat, progress, name)},
	                         {"colour", ck_words_arm(w, seat, progress)},
	                         {"way", way},
	                         {"seat", other},
	                         {NULL, NULL}};

	if (seat == viewer || ck_is_parchis(w->game) || !is_ring(kind))
		return ck_words_place(w, seat, progress, out);
	ck_words_number(progress_of(w->game, viewer, square), way);
	ck_words_seat(w, viewer, other);
	if (kind == CK_SQUARE_SAFE)
		return fill(out, ck_tr("{square} (castle, arm of {colour}; {way} on {seat}’s way)"), slots);
	return fill(out, ck_tr("{square} (arm of {colour}; {way} on {seat}’s way)"), slots);
}

char *ck_words_piece(const ck_words *w, unsigned seat, ck_action from, char *out)
{
	char square[CK_WORD], count[CK_NUMBER];
	const ck_slot slots[] = {{"square", ck_words_square(w, seat, ck_action_from(from), square)},
	                         {"count", ck_words_number(ck_action_group(from), count)},
	                         {NULL, NULL}};

	if (ck_action_from(from) == 0)
		return fill(out, ck_tr("piece at home"), slots);
	if (ck_action_from(from) == w->game->goal)
		return fill(out, ck_tr("piece at the goal"), slots);
	if (ck_action_group(from) > 1)
		return fill(out, ck_tr("group of {count} on {square}"), slots);
	if ((ck_action_marks(from) & CK_MARK_CAPTURES) == CK_MARK_QUEEN)
		return fill(out, ck_tr("queen on {square}"), slots);
	return fill(out, ck_tr("piece on {square}"), slots);
}

char *ck_words_throw(const ck_words *w, ck_throw t, char *out)
{
	char text[CK_THROW_TEXT];
	size_t used = 0;

	ck_throw_write(w->game, t, text);
	for (const char *c = text; *c != '\0'; c++) {
		if (*c == '-') {
			out[used++] = ',';
			out[used++] = ' ';
		} else {
			out[used++] = *c;
		}
	}
	out[used] = '\0';
	return out;
}

char *ck_words_pool(const ck_words *w, uint32_t pool, const char *separator, char *out)
{
	size_t used = 0;

	out[0] = '\0';
	for (unsigned kind = w->game->face_count; kind-- > 0;) {
		for (unsigned n = pool >> (4 * kind) & 15; n > 0 && used < CK_WORD - CK_NUMBER; n--) {
			int size = snprintf(out + used, CK_WORD - used, "%s%u", used > 0 ? separator : "",
			                    w->game->face_value[kind]);

			used += (size_t)size;
		}
	}
	return out;
}
