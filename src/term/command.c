#include "term/session.h"

#include <stdio.h>
#include <string.h>

/* The commands by their English words, which always work, besides the words of the language. */
typedef struct command {
	const char *word;
	const char *letter;
	void (*run)(ck_session *s, const char *rest); /* NULL: the question that is asked answers it */
} command;

static bool has_begun(const ck_session *s)
{
	return s->table.state.phase >= CK_TABLE_PLAY;
}

/* ------------------------------------------------------------ the answers */

static void board(ck_session *s, const char *rest)
{
	char text[CK_SENTENCE];
	const ck_position *p = &s->table.state.position;

	(void)rest;
	if (!has_begun(s)) {
		ck_session_say(s, ck_tr("The game has not begun: the opening throws are being made."), NULL);
		return;
	}
	for (unsigned seat = 0; seat < s->words.game->seats; seat++)
		ck_session_say(s, ck_tell_pieces(&s->words, p, seat, text), NULL);
	ck_session_say(s, ck_tell_due(&s->words, p, text), NULL);
}

static void help(ck_session *s, const char *rest)
{
	(void)rest;
	ck_session_say(s, ck_tr("Enter: throw, or take the only choice."), NULL);
	ck_session_say(s, ck_tr("A number: take that choice. The text in brackets does the same."), NULL);
	ck_session_say(s, ck_tr("board (b): where the pieces stand."), NULL);
	ck_session_say(s, ck_tr("why (w) and a square, or the text of an action: why it cannot be moved."),
	               NULL);
	if (s->table.settings.touch)
		ck_session_say(s, ck_tr("touch (t) and a square: touch a piece; it must then be played."),
		               NULL);
	if (s->words.game->kind == CK_PACHISI)
		ck_session_say(s, ck_tr("pass (p): move no more in this turn."), NULL);
	ck_session_say(s, ck_tr("rules (r): the rules in short."), NULL);
	ck_session_say(s, ck_tr("log (l): what happened last."), NULL);
	ck_session_say(s, ck_tr("position: the position as a line to go on from later."), NULL);
	ck_session_say(s, ck_tr("quit (q): leave the game."), NULL);
	ck_session_say(
		s,
		ck_is_parchis(s->words.game)
			? ck_tr("Squares have their numbers on the board; c3 is corridor square 3, 0 "
	                        "is home. In brackets they are counted from your own way out, which "
	                        "is 1.")
			: ck_tr("Squares are counted from the Charkoni along your own way, 0 at home."),
		NULL);
}

/* Where the next sentence of a text begins: behind a space that follows a full stop. */
static const char *sentence_end(const char *text)
{
	static const char *const stops[] = {". ", "। "};
	const char *end = text + strlen(text);

	for (size_t i = 0; i < sizeof(stops) / sizeof(stops[0]); i++) {
		const char *stop = strstr(text, stops[i]);

		if (stop != NULL && stop + strlen(stops[i]) < end)
			end = stop + strlen(stops[i]);
	}
	return end;
}

static void rules(ck_session *s, const char *rest)
{
	char game[CK_GAME_TEXT], line[CK_SENTENCE];
	const char *text = ck_tell_rules(&s->words);

	(void)rest;
	while (*text != '\0') { /* a line for each sentence */
		const char *end = sentence_end(text);

		snprintf(line, sizeof(line), "%.*s", (int)(end - text) - (*end != '\0'), text);
		ck_session_say(s, line, NULL);
		text = end;
	}
	ck_game_write(s->words.game, game);
	if (strchr(game, ':') != NULL)
		ck_session_say(s, ck_tr("That is the usual game; here it is played with other rules: {game}"),
		               (ck_slot[]){{"game", game}, {NULL, NULL}});
}

static void position(ck_session *s, const char *rest)
{
	(void)rest;
	ck_session_say_position(s);
}

static void told(ck_session *s, const char *rest)
{
	size_t from = s->told_count > CK_SESSION_TOLD ? s->told_count - CK_SESSION_TOLD : 0;

	(void)rest;
	for (size_t i = from; i < s->told_count; i++)
		ck_session_say(s, s->told[i % CK_SESSION_TOLD], NULL);
}

static void quit(ck_session *s, const char *rest)
{
	(void)rest;
	ck_session_stop(s, CK_LINE_QUIT);
}

/* ------------------------------------------------------------ the reasons */

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

size_t ck_command_pieces(const ck_session *s, const char *square, uint64_t pieces[CK_PIECES_MAX])
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

void ck_command_say_choice(ck_session *s, size_t i)
{
	char number[CK_NUMBER], what[CK_SENTENCE], action[CK_ACTION_TEXT];
	const ck_slot slots[] = {
		{"number", ck_words_number(i + 1, number)}, {"what", what}, {"action", action}, {NULL, NULL}};

	ck_tell_choice(&s->words, &s->table.state.position, s->legal[i], what);
	ck_action_write(s->words.game, s->legal[i], action);
	ck_session_say(s, "{number}) {what}  [{action}]", slots);
}

/* Tell the choices that a piece has; how many. */
static size_t say_choices_of(ck_session *s, uint64_t piece)
{
	size_t count = 0;

	for (size_t i = 0; i < s->legal_count; i++) {
		if ((s->legal[i] & CK_ACTION_PASS) == 0 && ck_action_piece(s->legal[i]) == piece) {
			ck_command_say_choice(s, i);
			count++;
		}
	}
	return count;
}

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
	for (unsigned kind = s->words.game->kind_count; kind-- > 0;) {
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
	size_t count = ck_command_pieces(s, what, pieces);
	char seat[CK_WORD];
	const ck_slot slots[] = {{"seat", seat}, {"square", what}, {NULL, NULL}};

	ck_words_seat(&s->words, ck_position_owner(s->words.game, &s->table.state.position), seat);
	if (count == 0)
		ck_session_say(s,
		               ck_tr("{seat} has no piece on “{square}”; type board to hear where the pieces "
		                     "stand."),
		               slots);
	for (size_t i = 0; i < count; i++) {
		if (say_choices_of(s, pieces[i]) == 0 || !ck_is_parchis(s->words.game))
			say_reasons_of(s, pieces[i]);
	}
}

void ck_command_why(ck_session *s, const char *what)
{
	char reason[CK_SENTENCE];
	ck_action attempt;

	if (!has_begun(s)) {
		board(s, "");
	} else if (what[0] == '\0') {
		ck_session_say(s, ck_tr("Say which piece or which action: why 12, or why 12>17."), NULL);
	} else if (strchr(what, '>') == NULL && strcmp(what, "pass") != 0) {
		say_why_square(s, what);
	} else if (!ck_action_parse(s->words.game, what, strlen(what), &attempt, NULL)) {
		ck_session_say(s, ck_tr("“{text}” is not an action; one looks like 12>17."),
		               (ck_slot[]){{"text", what}, {NULL, NULL}});
	} else if (ck_table_bound(&s->table, attempt)) {
		ck_session_say(s, ck_tr("Another piece has been touched and must be played."), NULL);
	} else {
		reason_write(s, attempt, reason);
		ck_session_say(s, reason, NULL);
	}
}

/* Why a piece could not use the throw t made in `before`: on the cross, the least of the throws held. */
static ck_why lost_why(const ck_game *g, const ck_position *before, ck_throw t, uint64_t piece)
{
	uint32_t pool = ck_is_parchis(g) ? 0 : before->held + g->throw_pool[t];
	ck_action attempt = piece;

	if (pool != 0)
		attempt |= (ck_action)1 << (32 + 4 * ((unsigned)__builtin_ctz(pool) / 4));
	return ck_why_not(g, before, t, attempt);
}

void ck_command_say_lost(ck_session *s, const ck_position *before, ck_throw t)
{
	const ck_game *g = s->words.game;
	unsigned owner = ck_position_owner(g, before);
	uint64_t pieces[CK_PIECES_MAX];
	size_t count = 0;
	char reason[CK_PIECES_MAX][CK_SENTENCE], piece[CK_WORD];
	bool same = true;

	for (unsigned i = 0; i < g->pieces; i++)
		if (before->progress[owner * CK_PIECES_MAX + i] != g->goal)
			count = piece_add(pieces, count, ck_position_piece(g, before, owner, i));
	for (size_t i = 0; i < count; i++) {
		ck_why why = lost_why(g, before, t, pieces[i]);

		if (why.reason == CK_WHY_LEGAL)
			return;
		ck_tell_why(&s->words, before, pieces[i], &why, reason[i]);
		same = same && strcmp(reason[i], reason[0]) == 0;
	}
	for (size_t i = 0; i < count && (i == 0 || !same); i++) {
		ck_words_piece(&s->words, owner, pieces[i], piece);
		ck_session_note(s, same ? "{reason}" : ck_tr("The {piece} cannot move. {reason}"),
		                (ck_slot[]){{"piece", piece}, {"reason", reason[i]}, {NULL, NULL}});
	}
}

/* ---------------------------------------------------------------- running */

static const command commands[] = {
	/* TRANSLATORS: commands that people type: one word each, in small letters. The English ones work too. */
	{CK_MSG("board"), "b", board},        {CK_MSG("help"), "?", help},
	{CK_MSG("why"), "w", ck_command_why}, {CK_MSG("touch"), "t", NULL},
	{CK_MSG("pass"), "p", NULL},          {CK_MSG("rules"), "r", rules},
	{CK_MSG("log"), "l", told},           {CK_MSG("position"), "", position},
	{CK_MSG("quit"), "q", quit},          {"help", "h", help},
};

/* True if the first `size` bytes of line are the word; ASCII letters count the same in both cases. */
static bool word_is(const char *line, size_t size, const char *word)
{
	if (strlen(word) != size || size == 0)
		return false;
	for (size_t i = 0; i < size; i++) {
		char c = line[i];

		if (c >= 'A' && c <= 'Z')
			c = (char)(c - 'A' + 'a');
		if (c != word[i])
			return false;
	}
	return true;
}

static const command *find(const char *line, const char **rest)
{
	size_t size = strcspn(line, " \t");

	*rest = line + size + strspn(line + size, " \t");
	for (size_t i = 0; i < sizeof(commands) / sizeof(commands[0]); i++) {
		const command *c = &commands[i];

		if (word_is(line, size, c->word) || word_is(line, size, c->letter) ||
		    word_is(line, size, ck_tr(c->word)))
			return c;
	}
	return NULL;
}

const char *ck_command_find(const char *line, const char **rest)
{
	const command *c = find(line, rest);

	return c != NULL ? c->word : NULL;
}

bool ck_command_run(ck_session *s, const char *line)
{
	const char *rest;
	const command *c = find(line, &rest);

	if (c == NULL || c->run == NULL)
		return false;
	c->run(s, rest);
	return true;
}
