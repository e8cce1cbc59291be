/* position_text.c - position lines (RULES 7). What is read is checked, then written again: it must be the
 * same text, so that only canonical lines pass. */
#include <charkoni/charkoni.h>

#include <string.h>

#include "action.h"
#include "rules.h"
#include "text.h"

/* --------------------------------------------------------------------- writing */

static unsigned group_size(const ck_game *g, const ck_position *p, unsigned seat, unsigned i)
{
	unsigned progress = p->progress[4 * seat + i], size = 1;
	if (g->kind != CK_CHAUPAR || progress == 0 || progress == g->goal)
		return 1;
	while (i + size < g->pieces && p->progress[4 * seat + i + size] == progress)
		size++;
	return size;
}

static void write_seat(const ck_game *g, const ck_position *p, struct ck_text *t, unsigned seat)
{
	for (unsigned i = 0; i < g->pieces;) {
		unsigned size = group_size(g, p, seat, i), at = 4 * seat + i;
		if (i > 0)
			ck_text_char(t, ',');
		ck_progress_write(g, t, p->progress[at]);
		if (p->progress[at] != 0 && p->progress[at] != g->goal)
			ck_marks_write(t, size, ck_is_parchis(g) ? 0 : p->marks[at]);
		i += size;
	}
}

static void write_pool(const ck_game *g, struct ck_text *t, uint32_t pool)
{
	ck_text_char(t, '[');
	ck_pool_write(g, t, pool, ',');
	ck_text_char(t, ']');
}

static void write_winner(const ck_game *g, struct ck_text *t, unsigned winner)
{
	ck_text_char(t, 'W');
	if (winner == 0)
		ck_text_char(t, '-');
	else
		ck_text_number(t, winner);
	if (g->teams && winner != 0)
		ck_text_str(t, winner == 1 ? "+3" : "+4");
}

static void write_phase(const ck_game *g, const ck_position *p, struct ck_text *t)
{
	if (p->phase == CK_OVER) {
		write_winner(g, t, p->winner);
	} else if (ck_is_parchis(g)) {
		ck_text_char(t, p->phase == CK_THROW ? 'T' : p->phase == CK_MOVE ? 'D' : 'B');
		if (p->phase != CK_THROW)
			ck_text_number(t, p->value);
	} else {
		ck_text_char(t, p->phase == CK_THROW ? 'T' : 'M');
		if (p->phase == CK_MOVE || p->held != 0)
			write_pool(g, t, p->held);
	}
}

static void write_late(const ck_game *g, const ck_position *p, struct ck_text *t)
{
	bool any = false;
	for (unsigned seat = 0; seat < g->seats; seat++) {
		unsigned late = p->held >> 4 * seat & 15;
		if (late == 0)
			continue;
		if (any)
			ck_text_char(t, ',');
		any = true;
		ck_text_number(t, seat + 1);
		ck_text_char(t, ':');
		ck_text_number(t, late);
	}
	if (!any)
		ck_text_char(t, '-');
}

static void write_field(struct ck_text *t, const char *key, unsigned value)
{
	ck_text_str(t, key);
	ck_text_number(t, value);
}

static void write_bits(const ck_game *g, struct ck_text *t, const char *key, unsigned bits)
{
	ck_text_str(t, key);
	for (unsigned seat = 0; seat < g->seats; seat++)
		ck_text_char(t, bits >> seat & 1 ? '1' : '0');
}

static void write_extra(const ck_game *g, const ck_position *p, struct ck_text *t)
{
	if (ck_is_parchis(g)) {
		write_field(t, " six=", p->six);
		ck_text_str(t, " last=");
		if (p->last == 0)
			ck_text_char(t, '-');
		else
			ck_progress_write(g, t, p->last);
		ck_text_str(t, " late=");
		write_late(g, p, t);
		return;
	}
	if (g->kind == CK_PACHISI) {
		write_bits(g, t, " in=", p->in);
		write_bits(g, t, " skip=", p->skip);
		write_field(t, " row=", p->row);
		write_field(t, " due=", p->due);
		write_field(t, " ent=", p->ent);
	}
	write_field(t, " idle=", p->idle);
}

size_t ck_position_write(const ck_game *g, const ck_position *p, char *out)
{
	char game[CK_GAME_TEXT];
	ck_game_write(g, game);
	struct ck_text t = ck_text_into(out, CK_POSITION_TEXT);
	ck_text_str(&t, game);
	ck_text_char(&t, ' ');
	for (unsigned seat = 0; seat < g->seats; seat++) {
		if (seat > 0)
			ck_text_char(&t, '/');
		write_seat(g, p, &t, seat);
	}
	ck_text_char(&t, ' ');
	ck_text_number(&t, p->phase == CK_OVER ? 0 : p->seat + 1u);
	ck_text_char(&t, ' ');
	write_phase(g, p, &t);
	write_extra(g, p, &t);
	return t.len;
}

/* --------------------------------------------------------------------- reading */

static bool fail_part(ck_error *err, const char *message, const struct ck_scan *part, const char *want)
{
	return ck_fail(err, message, part->at, ck_scan_left(part), want);
}

static bool read_piece(const ck_game *g, struct ck_scan part, unsigned *progress, unsigned *group,
                       unsigned *marks)
{
	if (!ck_progress_scan(g, &part, progress))
		return false;
	if (!ck_marks_scan(&part, group, marks) || ck_scan_left(&part) > 0)
		return false;
	if (*group > 1 && g->kind != CK_CHAUPAR)
		return false;
	return *marks == 0 || !ck_is_parchis(g);
}

static bool read_seat(const ck_game *g, ck_position *p, unsigned seat, struct ck_scan part, ck_error *err)
{
	unsigned count = 0;
	struct ck_scan rest = part;
	bool more = true;
	while (more) {
		struct ck_scan piece = ck_scan_until(&rest, ',');
		unsigned progress, group, marks;
		more = piece.end < part.end;
		if (!read_piece(g, piece, &progress, &group, &marks))
			return fail_part(err, CK_MSG("'{part}' is not a piece of this game"), &piece, "");
		if (count + group > g->pieces)
			return fail_part(err, CK_MSG("'{part}' is more pieces than a seat has ({want})"),
			                 &part, (const char *[]){"0", "1", "2", "3", "4"}[g->pieces]);
		for (; group > 0; group--, count++) {
			p->progress[4 * seat + count] = (uint8_t)progress;
			if (!ck_is_parchis(g))
				p->marks[4 * seat + count] = (uint8_t)marks;
		}
	}
	if (count < g->pieces)
		return fail_part(err, CK_MSG("'{part}' is fewer pieces than a seat has ({want})"), &part,
		                 (const char *[]){"0", "1", "2", "3", "4"}[g->pieces]);
	return true;
}

static bool read_pieces(const ck_game *g, ck_position *p, struct ck_scan part, ck_error *err)
{
	struct ck_scan rest = part;
	bool more = true;
	for (unsigned seat = 0; seat < g->seats; seat++) {
		struct ck_scan own = ck_scan_until(&rest, '/');
		if (!more)
			return fail_part(err, CK_MSG("'{part}' has fewer seats than the game"), &part, "");
		more = own.end < part.end;
		if (!read_seat(g, p, seat, own, err))
			return false;
	}
	return !more || fail_part(err, CK_MSG("'{part}' has more seats than the game"), &part, "");
}

static bool read_pool(const ck_game *g, ck_position *p, struct ck_scan *s)
{
	if (!ck_scan_char(s, '['))
		return false;
	if (ck_scan_char(s, ']'))
		return true;
	unsigned count = 0;
	do {
		unsigned value, k = 0;
		if (!ck_scan_number(s, &value) || count++ == CK_POOL_MAX)
			return false;
		while (k < g->face_count && g->face_value[k] != value)
			k++;
		if (k == g->face_count)
			return false;
		p->held += (uint32_t)1 << 4 * k;
	} while (ck_scan_char(s, ','));
	return ck_scan_char(s, ']');
}

static bool read_winner(const ck_game *g, ck_position *p, struct ck_scan *s)
{
	unsigned winner;
	p->phase = CK_OVER;
	if (ck_scan_char(s, '-'))
		return true;
	if (!ck_scan_number(s, &winner) || winner == 0 || winner > (g->teams ? 2u : g->seats))
		return false;
	p->winner = (uint8_t)winner;
	return !g->teams || ck_scan_word(s, winner == 1 ? "+3" : "+4");
}

static bool read_value(ck_position *p, struct ck_scan *s, ck_phase phase, unsigned low, unsigned high)
{
	unsigned value;
	p->phase = (uint8_t)phase;
	if (!ck_scan_number(s, &value) || value < low || value > high)
		return false;
	p->value = (uint8_t)value;
	return true;
}

static bool read_phase(const ck_game *g, ck_position *p, struct ck_scan *s)
{
	if (ck_scan_char(s, 'W'))
		return read_winner(g, p, s);
	if (ck_scan_char(s, 'T')) {
		p->phase = CK_THROW;
		return ck_is_parchis(g) || ck_scan_left(s) == 0 || read_pool(g, p, s);
	}
	if (ck_is_parchis(g) && ck_scan_char(s, 'D'))
		return read_value(p, s, CK_MOVE, 1, 6);
	if (ck_is_parchis(g) && ck_scan_char(s, 'B'))
		return read_value(p, s, CK_BONUS, 10, 20);
	p->phase = CK_MOVE;
	return !ck_is_parchis(g) && ck_scan_char(s, 'M') && read_pool(g, p, s);
}

static bool read_late(const ck_game *g, ck_position *p, struct ck_scan *s)
{
	if (ck_scan_char(s, '-'))
		return true;
	do {
		unsigned seat, late;
		if (!ck_scan_number(s, &seat) || !ck_scan_char(s, ':') || !ck_scan_number(s, &late))
			return false;
		if (seat < 1 || seat > g->seats || late < 1 || late > g->seats)
			return false;
		p->held |= (uint32_t)late << 4 * (seat - 1);
	} while (ck_scan_char(s, ','));
	return true;
}

static bool read_last(const ck_game *g, ck_position *p, struct ck_scan *s)
{
	unsigned last;
	if (ck_scan_char(s, '-'))
		return true;
	if (!ck_progress_scan(g, s, &last) || last == 0)
		return false;
	p->last = (uint8_t)last;
	return true;
}

static bool read_bits(const ck_game *g, struct ck_scan *s, uint8_t *bits)
{
	for (unsigned seat = 0; seat < g->seats; seat++) {
		if (ck_scan_char(s, '1'))
			*bits |= (uint8_t)(1u << seat);
		else if (!ck_scan_char(s, '0'))
			return false;
	}
	return true;
}

static bool read_small(struct ck_scan *s, uint8_t *value)
{
	unsigned n;
	if (!ck_scan_number(s, &n) || n > 255)
		return false;
	*value = (uint8_t)n;
	return true;
}

static bool read_extra(const ck_game *g, ck_position *p, struct ck_scan *s)
{
	if (ck_is_parchis(g))
		return ck_scan_word(s, "six=") && read_small(s, &p->six) && ck_scan_word(s, " last=") &&
		       read_last(g, p, s) && ck_scan_word(s, " late=") && read_late(g, p, s) &&
		       ck_scan_left(s) == 0;
	if (g->kind == CK_PACHISI &&
	    !(ck_scan_word(s, "in=") && read_bits(g, s, &p->in) && ck_scan_word(s, " skip=") &&
	      read_bits(g, s, &p->skip) && ck_scan_word(s, " row=") && read_small(s, &p->row) &&
	      ck_scan_word(s, " due=") && read_small(s, &p->due) && ck_scan_word(s, " ent=") &&
	      read_small(s, &p->ent) && ck_scan_char(s, ' ')))
		return false;
	return ck_scan_word(s, "idle=") && read_small(s, &p->idle) && ck_scan_left(s) == 0;
}

static const char *extra_form(const ck_game *g)
{
	if (ck_is_parchis(g))
		return "six=N last=P late=L";
	return g->kind == CK_PACHISI ? "in=NNNN skip=NNNN row=N due=N ent=N idle=N" : "idle=N";
}

static const char *phase_form(const ck_game *g)
{
	if (ck_is_parchis(g))
		return g->teams ? "T, D1 to D6, B10, B20, W1+3 or W2+4"
		                : "T, D1 to D6, B10, B20, or W and the seat";
	return "T, T[...], M[...] with throws of this game, W1+3, W2+4 or W-";
}

static bool read_seat_to_act(const ck_game *g, ck_position *p, struct ck_scan *s, struct ck_scan part,
                             ck_error *err)
{
	unsigned seat;
	if (!ck_scan_number(&part, &seat) || ck_scan_left(&part) > 0 || seat > g->seats)
		return fail_part(err, CK_MSG("'{part}' is not a seat of this game"), &part, "");
	struct ck_scan phase = ck_scan_until(s, ' '), whole = phase;
	if (!read_phase(g, p, &phase) || ck_scan_left(&phase) > 0)
		return fail_part(err, CK_MSG("'{part}' is not a phase of this game; right would be {want}"),
		                 &whole, phase_form(g));
	if ((seat == 0) != (p->phase == CK_OVER))
		return ck_fail_number(err, CK_MSG("seat {part}: it is 0 exactly when the game is over"), seat,
		                      "");
	p->seat = seat == 0 ? 0 : (uint8_t)(seat - 1);
	return true;
}

/* The field of a line that the byte number `at` is in. */
static struct ck_scan field_at(const char *line, size_t len, size_t at)
{
	struct ck_scan field = {line + at, line + at};
	while (field.at > line && field.at[-1] != ' ')
		field.at--;
	while (field.end < line + len && *field.end != ' ')
		field.end++;
	return field;
}

static bool check_canonical(const ck_game *g, const ck_position *p, const char *line, size_t len,
                            ck_error *err)
{
	char back[CK_POSITION_TEXT];
	size_t written = ck_position_write(g, p, back), same = 0;
	if (written == len && memcmp(back, line, len) == 0)
		return true;
	while (same < written && same < len && back[same] == line[same])
		same++;
	struct ck_scan given = field_at(line, len, same), right = field_at(back, written, same);
	back[right.end - back] = '\0';
	return fail_part(err, CK_MSG("'{part}' is not the canonical form, which is '{want}'"), &given,
	                 right.at);
}

bool ck_position_parse(ck_game *g, ck_position *p, const char *line, size_t len, ck_error *err)
{
	struct ck_scan s = {line, line + len}, part = ck_scan_until(&s, ' ');
	if (!ck_game_parse(g, part.at, ck_scan_left(&part), err))
		return false;
	memset(p, 0, sizeof *p);
	part = ck_scan_until(&s, ' ');
	if (ck_scan_left(&part) == 0)
		return fail_part(err, CK_MSG("the position ends after the game; right would be {want}"),
		                 &part, "GAME PIECES SEAT PHASE EXTRA");
	if (!read_pieces(g, p, part, err))
		return false;
	part = ck_scan_until(&s, ' ');
	if (!read_seat_to_act(g, p, &s, part, err))
		return false;
	struct ck_scan extra = s;
	if (!read_extra(g, p, &s) || p->due > 9)
		return fail_part(err, CK_MSG("'{part}' is not how a position ends; right would be {want}"),
		                 &extra, extra_form(g));
	ck_position_sort(g, p);
	return ck_position_check(g, p, err) && check_canonical(g, p, line, len, err);
}
