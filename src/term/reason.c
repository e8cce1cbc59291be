#include "term/session.h"

#include <string.h>

/* ------------------------------------------------------------ the squares */

/* Read a square as people name it: "12", "c3", "0", "home". False if it is none. */
static bool square_read(const char *text, bool *corridor, unsigned *number)
{
	*corridor = text[0] == 'c' || text[0] == 'C';
	*number = 0;
	if (strcmp(text, ck_trc("square", "home")) == 0 || strcmp(text, "home") == 0)
		return true;
	text += *corridor ? 1 : 0;
	if (*text == '\0')
		return false;
	for (; *text != '\0'; text++) {
		if (*text < '0' || *text > '9' || *number > 999)
			return false;
		*number = *number * 10 + (unsigned)(*text - '0');
	}
	return true;
}

/* True if a piece with that progress is meant by the square's name. */
static bool stands_on(const ck_session *s, unsigned seat, unsigned progress, bool corridor, unsigned number)
{
	unsigned square = 0;
	ck_square_kind kind = ck_square(s->words.game, seat, progress, &square);

	if (!ck_is_parchis(s->words.game))
		return !corridor && progress == number;
	if (kind == CK_SQUARE_HOME)
		return !corridor && number == 0;
	return kind != CK_SQUARE_GOAL && corridor == (kind == CK_SQUARE_CORRIDOR) && square == number;
}

/* Add a piece to a list unless its like is there. */
static size_t piece_add(uint64_t *pieces, size_t count, uint64_t piece)
{
	for (size_t i = 0; i < count; i++)
		if (pieces[i] == piece)
			return count;
	pieces[count] = piece;
	return count + 1;
}

static bool is_home(const char *square)
{
	bool corridor;
	unsigned number;

	return square_read(square, &corridor, &number) && !corridor && number == 0;
}

size_t ck_reason_pieces(const ck_session *s, const char *square, uint64_t pieces[CK_PIECES_MAX])
{
	const ck_position *p = &s->table.state.position;
	unsigned owner = ck_position_owner(s->words.game, p), number;
	bool corridor;
	size_t count = 0;

	if (!square_read(square, &corridor, &number))
		return 0;
	for (unsigned i = 0; i < s->words.game->pieces; i++)
		if (stands_on(s, owner, p->progress[owner * CK_PIECES_MAX + i], corridor, number))
			count = piece_add(pieces, count, ck_position_piece(s->words.game, p, owner, i));
	return count;
}

/* ------------------------------------------------------------ the reasons */

static void reason_write(const ck_session *s, ck_action attempt, char *out)
{
	ck_why why = ck_table_why_not(&s->table, CK_NO_THROW, attempt);

	ck_tell_why(&s->words, &s->table.state.position, attempt, &why, out);
}

/* True if a piece at home lacks the right to enter (pachisi): no throw of the pool changes that. */
static bool wants_right(const ck_session *s, uint64_t piece)
{
	return ck_action_from(piece) == 0 &&
	       ck_table_why_not(&s->table, CK_NO_THROW, piece).reason == CK_WHY_NO_RIGHT;
}

/* Tell the reason for a piece: on the cross, for each of the throws that it might use. */
static void say_reasons_of(ck_session *s, uint64_t piece)
{
	const ck_position *p = &s->table.state.position;
	char reason[CK_SENTENCE], throws[CK_WORD];
	const ck_slot slots[] = {{"throws", throws}, {"reason", reason}, {NULL, NULL}};

	if (ck_is_parchis(s->words.game) || p->phase != CK_MOVE || p->held == 0 || wants_right(s, piece)) {
		reason_write(s, piece, reason);
		ck_session_say(s, reason, NULL);
		return;
	}
	for (unsigned kind = s->words.game->face_count; kind-- > 0;) {
		uint32_t used = (uint32_t)1 << (4 * kind);
		ck_action attempt = piece | (ck_action)used << 32;

		if ((p->held >> (4 * kind) & 15) == 0)
			continue;
		ck_words_pool(&s->words, used, "", throws);
		reason_write(s, attempt, reason);
		if (ck_table_why_not(&s->table, CK_NO_THROW, attempt).reason != CK_WHY_LEGAL)
			ck_session_say(s, "{throws}: {reason}", slots);
	}
}

static void say_why_square(ck_session *s, const char *what)
{
	uint64_t pieces[CK_PIECES_MAX];
	size_t count = ck_reason_pieces(s, what, pieces);
	char seat[CK_WORD];
	const ck_slot slots[] = {{"seat", seat}, {"square", what}, {NULL, NULL}};

	ck_words_seat(&s->words, ck_position_owner(s->words.game, &s->table.state.position), seat);
	if (count == 0)
		ck_session_say(s,
		               is_home(what)
		                       ? ck_tr("{seat} has no piece at home.")
		                       : ck_tr("{seat} has no piece on “{square}”; type board to see where "
		                               "the pieces stand."),
		               slots);
	for (size_t i = 0; i < count; i++) {
		if (ck_choice_say_of(s, pieces[i]) == 0 || !ck_is_parchis(s->words.game))
			say_reasons_of(s, pieces[i]);
	}
}

/* ------------------------------------------------- throws that are not told */

/* The next way to use throws of a pool, after 0 the first; false behind the last. */
static bool pool_next(uint32_t pool, uint32_t *used)
{
	for (unsigned shift = 0; shift < 4 * CK_FACES_MAX; shift += 4) {
		if ((*used >> shift & 15) < (pool >> shift & 15)) {
			*used += (uint32_t)1 << shift;
			return true;
		}
		*used &= ~((uint32_t)15 << shift);
	}
	return false;
}

static unsigned pool_sum(const ck_game *g, uint32_t pool)
{
	unsigned sum = 0;

	for (unsigned kind = 0; kind < g->face_count; kind++)
		sum += (pool >> (4 * kind) & 15) * g->face_value[kind];
	return sum;
}

/* Tell the reasons of every way to go so far with the throws held, each once; how many. */
static size_t say_why_sums(ck_session *s, ck_action attempt, unsigned distance)
{
	enum { SAID_MAX = 8 };
	const uint32_t pool = s->table.state.position.held;
	ck_why said[SAID_MAX];
	size_t count = 0;
	char reason[CK_SENTENCE];

	for (uint32_t used = 0; count < SAID_MAX && pool_next(pool, &used);) {
		const ck_action with = attempt | (ck_action)used << 32;
		size_t i = 0;

		if (pool_sum(s->words.game, used) != distance)
			continue;
		said[count] = ck_table_why_not(&s->table, CK_NO_THROW, with);
		while (memcmp(&said[i], &said[count], sizeof(said[i])) != 0)
			i++;
		if (i < count)
			continue;
		ck_tell_why(&s->words, &s->table.state.position, with, &said[count++], reason);
		ck_session_say(s, reason, NULL);
	}
	return count;
}

/* No throws held lead as far as the attempt says. */
static void say_no_sum(ck_session *s, unsigned distance)
{
	const ck_position *p = &s->table.state.position;
	char seat[CK_WORD], throws[CK_WORD], count[CK_NUMBER];
	const ck_slot slots[] = {{"seat", seat},
	                         {"throws", throws},
	                         {"count", ck_words_number(distance, count)},
	                         {NULL, NULL}};

	ck_words_seat(&s->words, ck_session_seat(s), seat);
	ck_words_pool(&s->words, p->held, ", ", throws);
	if (p->held == 0)
		ck_session_say(s, ck_tr("{seat} has no throws left."), slots);
	else
		ck_session_say(s,
		               strchr(throws, ',') == NULL
		                       ? ck_tr("{seat} has no throw of {count}: only {throws} is left.")
		                       : ck_tr("{seat} has no throws that add up to {count}: {throws} are "
		                               "left."),
		               slots);
}

/* True, and told, if throws of whatever value do not lead on from the square: only a grace does, or nothing. */
static bool say_why_last(ck_session *s, ck_action attempt)
{
	const uint32_t pool = s->table.state.position.held;
	char reason[CK_SENTENCE];
	ck_why why;

	if (pool == 0)
		return false;
	attempt |= (ck_action)1 << (32 + __builtin_ctz(pool) / 4 * 4);
	why = ck_table_why_not(&s->table, CK_NO_THROW, attempt);
	if (why.reason != CK_WHY_GRACE_ONLY && why.reason != CK_WHY_DEAD_END)
		return false;
	ck_tell_why(&s->words, &s->table.state.position, attempt, &why, reason);
	ck_session_say(s, reason, NULL);
	return true;
}

/* An attempt that leaves open which throws it uses. */
static void say_why_open(ck_session *s, ck_action attempt)
{
	unsigned from = ck_action_from(attempt), to = ck_action_to(attempt), ring = s->words.game->ring;

	if (say_why_last(s, attempt))
		return;
	if (to <= from)
		attempt |= CK_ACTION_LAP;
	if ((attempt & CK_ACTION_LAP) != 0)
		to += ring;
	if (to > from && say_why_sums(s, attempt, to - from) > 0)
		return;
	if ((attempt & CK_ACTION_LAP) != 0)
		ck_session_say(s, ck_tr("Pieces never go back."), NULL);
	else
		say_no_sum(s, to - from);
}

static void say_why_action(ck_session *s, ck_action attempt)
{
	char reason[CK_SENTENCE];

	if (ck_action_used(attempt) == 0 &&
	    ck_table_why_not(&s->table, CK_NO_THROW, attempt).reason == CK_WHY_NOT_THROWN) {
		say_why_open(s, attempt);
		return;
	}
	reason_write(s, attempt, reason);
	ck_session_say(s, reason, NULL);
}

void ck_reason_answer(ck_session *s, const char *what)
{
	ck_action attempt;
	const char *rest, *word = ck_command_name(what, &rest);

	if (!ck_session_has_begun(s))
		return;
	if (word != NULL && strcmp(word, "pass") == 0 && *rest == '\0')
		what = word;
	if (what[0] == '\0')
		ck_session_say(s, ck_tr("Say which piece or which action: why 12, or why 12>17."), NULL);
	else if (strchr(what, '>') == NULL && strcmp(what, "pass") != 0)
		say_why_square(s, what);
	else if (!ck_action_parse(s->words.game, what, strlen(what), &attempt, NULL))
		ck_session_say(s, ck_tr("“{text}” is not an action; one looks like 12>17."),
		               (ck_slot[]){{"text", what}, {NULL, NULL}});
	else if (!ck_choice_say_fitting(s, what)) {
		if (ck_table_bound(&s->table, attempt))
			ck_session_say(s, ck_tr("Another piece has been touched and must be played."), NULL);
		else
			say_why_action(s, attempt);
	}
}

/* ------------------------------------------------------- throws that are lost */

/* Why a piece could not use the throw t made in `before`: on the cross, the least of the throws held. */
static ck_why lost_why(const ck_game *g, const ck_position *before, ck_throw t, uint64_t piece)
{
	uint32_t pool = ck_is_parchis(g) ? 0 : before->held + g->throw_pool[t];
	ck_action attempt = piece;

	if (pool != 0)
		attempt |= (ck_action)1 << (32 + 4 * ((unsigned)__builtin_ctz(pool) / 4));
	return ck_why_not(g, before, t, attempt);
}

/* Pieces that cannot move for one and the same reason. */
typedef struct lost {
	ck_why why;
	char reason[CK_SENTENCE];
	char list[CK_SENTENCE]; /* their names */
	char last[CK_WORD];     /* the last of them */
	unsigned count;         /* names in the list */
	bool at_home;
} lost;

static void lost_name(lost *l, const char *name)
{
	char list[CK_SENTENCE];
	const ck_slot slots[] = {{"list", l->list}, {"name", name}, {NULL, NULL}};

	if (strcmp(l->last, name) == 0)
		return; /* pieces on one square that differ in their marks alone */
	ck_fill(list, sizeof(list), l->count > 0 ? "{list}, {name}" : "{name}", slots);
	memcpy(l->list, list, sizeof(list));
	ck_fill(l->last, sizeof(l->last), "{name}", slots);
	l->count++;
}

/* Add a piece to those with its reason; how many reasons there are then. */
static size_t lost_add(const ck_words *w, const ck_position *before, const ck_why *why, uint64_t piece,
                       lost *all, size_t count)
{
	char name[CK_WORD];
	lost *l = all;

	ck_tell_why(w, before, piece, why, all[count].reason);
	while (strcmp(l->reason, all[count].reason) != 0)
		l++;
	if (l == &all[count]) {
		l->why = *why;
		l->at_home = ck_action_from(piece) == 0;
		l->list[0] = l->last[0] = '\0';
		l->count = 0;
		count++;
	}
	lost_name(l, ck_words_piece(w, ck_position_owner(w->game, before), piece, name));
	return count;
}

static const char *lost_text(const lost *l, unsigned at_home)
{
	if (l->at_home && l->why.needs != 0)
		return ck_trn("The piece at home cannot move: it comes in only with a {needs}.",
		              "The pieces at home cannot move: they come in only with a {needs}.", at_home);
	if (l->at_home)
		return ck_trn("The piece at home cannot move. {reason}",
		              "The pieces at home cannot move. {reason}", at_home);
	return l->count == 1 ? ck_tr("The {piece} cannot move. {reason}")
	                     : ck_tr("These cannot move: {list}. {reason}");
}

void ck_reason_say_lost(ck_session *s, const ck_position *before, ck_throw t)
{
	const ck_game *g = s->words.game;
	unsigned owner = ck_position_owner(g, before);
	lost all[CK_PIECES_MAX + 1];
	size_t count = 0;
	char needs[CK_NUMBER];

	for (unsigned i = 0; i < g->pieces; i++) {
		const uint64_t piece = ck_position_piece(g, before, owner, i);
		const ck_why why = lost_why(g, before, t, piece);

		if (ck_action_from(piece) == g->goal)
			continue;
		if (why.reason == CK_WHY_LEGAL)
			return;
		count = lost_add(&s->words, before, &why, piece, all, count);
	}
	for (size_t i = 0; i < count; i++) {
		const ck_slot slots[] = {{"reason", all[i].reason},
		                         {"list", all[i].list},
		                         {"piece", all[i].list},
		                         {"needs", ck_words_number(all[i].why.needs, needs)},
		                         {NULL, NULL}};

		ck_session_note(s,
		                count == 1 ? "{reason}"
		                           : lost_text(&all[i], ck_position_count(g, before, owner, 0)),
		                slots);
	}
}
