/* The sentences: every happening, choice and reason of many games, in every language. */
#include "bots/bots.h"
#include "i18n/i18n.h"
#include "i18n/utf8.h"
#include "term/options.h"
#include "term/tell.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static const char *const games[] = {
	"parchis",
	"parchis:players=8,pieces=2",
	"parchis:players=2,third_six=lose_turn",
	"parchis-pairs",
	"parchis-pairs:pieces=2,win=all_eight,exit_capture=any",
	"pachisi",
	"pachisi:throws=single,grace_limit=on,table=seven",
	"pachisi:finish=grace,laps=9,finished=help",
	"pachisi:entry=use,sums=stepped,last_square=strict",
	"chaupar",
	"chaupar:dice=mixed,start=home_arm,finished=help,laps=0",
};

enum { GAMES = sizeof(games) / sizeof(games[0]), STEPS = 3000, REASONS_EVERY = 16 };

static ck_action legal[CK_ACTIONS_MAX];
static unsigned told[CK_HAPPEN_COUNT];

/* A sentence that a person may read: whole, without a placeholder left, and text. */
static void good(const char *sentence)
{
	assert_non_null(sentence);
	assert_true(sentence[0] != '\0');
	assert_null(strchr(sentence, '{'));
	assert_null(strchr(sentence, '}'));
	assert_true(strlen(sentence) < CK_SENTENCE - 1);
	assert_true(ck_utf8_is_text(sentence, strlen(sentence), false));
}

static ck_words words_of(const ck_game *g)
{
	ck_words w = {.game = g};

	w.names[0] = "Ana";
	w.names[g->seats - 1] = g->seats > 2 ? "Ana" : "Zoé"; /* the same person at two seats */
	return w;
}

static void tell_step(const ck_words *w, const ck_position *before, const ck_step *step,
                      const ck_position *after)
{
	ck_happening happenings[CK_HAPPENINGS_MAX];
	size_t count = ck_step_describe(w->game, before, step, after, happenings), sentences = 0;
	char out[CK_SENTENCE];

	for (size_t i = 0; i < count; i++) {
		const char *sentence = ck_tell_happening(w, step, after, &happenings[i], out);

		told[happenings[i].kind]++;
		if (sentence == NULL)
			continue;
		good(sentence);
		sentences++;
	}
	assert_true(sentences > 0);
}

/* The reasons for every piece, whatever the throw. */
static void tell_reasons(const ck_words *w, const ck_position *p, ck_throw t)
{
	char out[CK_SENTENCE];

	for (unsigned from = 0; from <= w->game->goal; from += 1 + from % 3) {
		ck_action attempt = from;
		ck_why why = ck_why_not(w->game, p, t, attempt);

		good(ck_tell_why(w, p, attempt, &why, out));
	}
}

/* Play a game with random bots and tell everything, to the end or for so many steps. */
static void tell_game(const char *text, uint64_t seed, unsigned steps)
{
	ck_game g;
	ck_position p, after;
	ck_rng dice, own;
	ck_words w;
	char out[CK_SENTENCE];

	assert_true(ck_game_parse(&g, text, strlen(text), NULL));
	w = words_of(&g);
	ck_rng_seed(&dice, seed, 0);
	ck_rng_seed(&own, seed, 1);
	ck_position_start(&g, 0, &p);
	for (unsigned i = 0; i < steps && p.phase != CK_OVER; i++, p = after) {
		ck_step step = {.t = CK_NO_THROW};

		good(ck_tell_due(&w, &p, out));
		good(ck_tell_pieces(&w, &p, p.seat, out));
		if (p.phase == CK_THROW) {
			step.t = ck_throw_pick(&g, ck_rng_below(&dice, g.throw_total));
			if (i % REASONS_EVERY == 0)
				tell_reasons(&w, &p, step.t);
			ck_throw_apply(&g, &p, step.t, &after);
		} else {
			size_t count = ck_position_legal(&g, &p, legal);

			for (size_t k = 0; k < count && k < 8; k++)
				good(ck_tell_choice(&w, &p, legal[k], out));
			if (i % REASONS_EVERY == 1)
				tell_reasons(&w, &p, CK_NO_THROW);
			step.action = ck_bot_random.choose(&g, &p, legal, count, &own);
			ck_action_apply(&g, &p, step.action, &after);
		}
		tell_step(&w, &p, &step, &after);
	}
	for (unsigned seat = 0; seat < g.seats; seat++)
		good(ck_tell_place(&w, &p, seat, 1 + seat, out));
	assert_true(strlen(ck_tell_rules(&w)) < CK_SENTENCE * 4);
}

static void every_happening_is_told_in_every_language(void **state)
{
	unsigned count = 0;

	(void)state;
	for (const char *const *lang = ck_lang_list(); *lang != NULL; lang++) {
		assert_true(ck_lang_set(*lang));
		for (unsigned i = 0; i < GAMES; i++) {
			for (uint64_t seed = 1; seed <= 2; seed++, count++)
				tell_game(games[i], seed, STEPS);
		}
	}
	assert_true(ck_lang_set("en"));
	/* and these games hold everything that can happen but what hardly comes up by chance: the next tests make
	 * it */
	for (unsigned kind = 0; kind < CK_HAPPEN_COUNT; kind++)
		if (kind != CK_HAPPEN_FULL && kind != CK_HAPPEN_BLOCKED && kind != CK_HAPPEN_STANDSTILL &&
		    kind != CK_HAPPEN_DRAW && told[kind] == 0)
			fail_msg("nothing told happening number %u", kind);
	printf("cases: %u passed, 0 failed\n", count);
}

/* Apply a throw or an action in a position line; the sentences, joined by a space. */
static const char *telling(const char *line, const char *throw_text, const char *action_text)
{
	static char all[CK_SENTENCE * 4];
	ck_game g;
	ck_position p, after;
	ck_step step = {.t = CK_NO_THROW};
	ck_happening happenings[CK_HAPPENINGS_MAX];
	ck_words w;
	size_t count;
	char out[CK_SENTENCE];

	assert_true(ck_position_parse(&g, &p, line, strlen(line), NULL));
	w = (ck_words){.game = &g};
	if (throw_text != NULL) {
		assert_true(ck_throw_parse(&g, throw_text, strlen(throw_text), &step.t, NULL));
		assert_true(ck_throw_try(&g, &p, step.t, &after, NULL));
	} else {
		assert_true(ck_action_parse(&g, action_text, strlen(action_text), &step.action, NULL));
		assert_true(ck_action_try(&g, &p, step.action, &after, NULL));
	}
	count = ck_step_describe(&g, &p, &step, &after, happenings);
	all[0] = '\0';
	for (size_t i = 0; i < count; i++) {
		size_t used = strlen(all);

		if (ck_tell_happening(&w, &step, &after, &happenings[i], out) != NULL)
			snprintf(all + used, sizeof(all) - used, "%s%s", used > 0 ? " " : "", out);
	}
	return all;
}

/* A throw in a position line is told like this. */
static void thrown(const char *line, const char *t, const char *expected)
{
	assert_string_equal(telling(line, t, NULL), expected);
}

/* An action in a position line is told like this. */
static void done(const char *line, const char *action, const char *expected)
{
	assert_string_equal(telling(line, NULL, action), expected);
}

static void a_full_pool_is_told(void **state)
{
	(void)state;
	thrown("pachisi 30,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 T[6,6,6,6,6,6,6,6,6,6,6] in=1111 "
	       "skip=0000 row=0 due=0 ent=0 idle=0",
	       "6",
	       "Yellow throws 6. "
	       "Twelve throws are held already, so the next one is lost.");
}

static void a_blocked_barrier_is_told(void **state)
{
	(void)state;
	thrown("parchis 30,30,10,0/19,19,1,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-", "6",
	       "Yellow throws 6. "
	       "The barrier on 34 must open and cannot, so nothing may move. "
	       "Yellow has no piece that can move. "
	       "Yellow throws again after the six.");
}

static void a_standstill_is_told(void **state)
{
	(void)state;
	done("pachisi 30,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 M[3] in=1111 skip=0000 row=0 due=0 ent=0 idle=59",
	     "pass",
	     "Yellow passes. "
	     "What is left of the throw is lost: 3. "
	     "Nothing has moved for 60 turns, so the game ends. "
	     "Yellow and Black win!");
	done("pachisi 30,0,0,0/30,0,0,0/0,0,0,0/0,0,0,0 1 M[3] in=1111 skip=0000 row=0 due=0 ent=0 idle=59",
	     "pass",
	     "Yellow passes. "
	     "What is left of the throw is lost: 3. "
	     "Nothing has moved for 60 turns, so the game ends. "
	     "The game is a draw.");
}

static void what_players_of_parchis_hear(void **state)
{
	(void)state;
	thrown("parchis 30,10,1,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=2 last=30 late=-", "6",
	       "Yellow throws 6. "
	       "That is the third six in a row, and the turn ends. "
	       "The piece moved last, on 34, goes home. "
	       "Blue’s turn.");
	done("parchis G,G,G,70/1,0,0,0/1,0,0,0/1,0,0,0 1 D2 six=0 last=- late=-", "70>G",
	     "Yellow takes the piece on corridor square 6 to the goal. "
	     "Yellow has brought the last piece to the goal. "
	     "Yellow wins!");
	done("parchis-pairs 2,0,0,0/0,0,0,0/38,0,0,0/0,0,0,0 1 D2 six=0 last=- late=-", "2>4&",
	     "Yellow moves the piece on 6 to 8. "
	     "Yellow and Red now have a barrier on 8. "
	     "Blue’s turn.");
	done("parchis-pairs 2,0,0,0/0,0,0,0/38,0,0,0/0,0,0,0 1 D2 six=0 last=- late=-", "2>4x",
	     "Yellow moves the piece on 6 to 8. "
	     "A piece of Red is captured on 8 and goes home. "
	     "Yellow has a bonus of 20 to move.");
}

static void what_players_of_the_cross_hear(void **state)
{
	(void)state;
	done("pachisi 30,0,0,0/16,16,0,0/0,0,0,0/0,0,0,0 1 M[3] in=1111 skip=0000 row=0 due=0 ent=0 idle=0",
	     "30>33x:3",
	     "Yellow moves the piece on 30 to 33 (arm of Red) with 3. "
	     "2 pieces of Red are captured, on 16 of their own way, and go home. "
	     "The piece on 33 is now a queen. "
	     "Yellow throws again for the capture.");
	done("chaupar 24,23,7,6/24,23,7,6/24,23,7,6/24,23,7,6 1 M[6,5,1] idle=0", "6>7:1",
	     "Yellow moves the piece on 6 to 7 (middle column) with 1. "
	     "Yellow now has a group of 2 on 7.");
}

/* The sentence for an attempt that is not allowed; a TO of 0 is "wherever it leads". */
static void reason(const char *line, const char *attempt_text, ck_action attempt, const char *expected)
{
	ck_game g;
	ck_position p;
	ck_why why;
	ck_words w;
	char out[CK_SENTENCE];

	assert_true(ck_position_parse(&g, &p, line, strlen(line), NULL));
	if (attempt_text != NULL)
		assert_true(ck_action_parse(&g, attempt_text, strlen(attempt_text), &attempt, NULL));
	w = (ck_words){.game = &g};
	why = ck_why_not(&g, &p, CK_NO_THROW, attempt);
	assert_string_equal(ck_tell_why(&w, &p, attempt, &why, out), expected);
}

static void reasons_name_the_square(void **state)
{
	(void)state;
	reason("parchis 30,30,10,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D6 six=1 last=- late=-", "10>16", 0,
	       "With a six the barrier on 34 must be opened.");
	reason("parchis 30,10,0,0/19,19,0,0/1,0,0,0/1,0,0,0 1 D6 six=1 last=- late=-", "30>36", 0,
	       "The barrier on 40 is in the way.");
	reason("parchis 30,10,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D5 six=0 last=- late=-", "10>15", 0,
	       "With a five a piece must come in from home.");
	reason("parchis 71,10,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D3 six=0 last=- late=-", NULL, 71,
	       "The goal wants exactly 1.");
	reason("parchis 30,10,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D3 six=0 last=- late=-", NULL, 0,
	       "A piece at home comes in only with a 5.");
	reason("parchis 30,10,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D3 six=0 last=- late=-", "40>43", 0,
	       "In an action squares are counted from your own way out: 40 there is 44 on the board, and "
	       "Yellow has no "
	       "piece on it.");
	reason("parchis 30,10,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-", "30>33", 0,
	       "First throw, then move.");
	reason("pachisi 50,30,0,0/25,0,0,0/0,0,0,0/0,0,0,0 1 M[25] in=1111 skip=0000 row=0 due=0 ent=0 "
	       "idle=0",
	       "50>75:25", 0, "That is allowed.");
	reason("pachisi 50,30,0,0/25,0,0,0/0,0,0,0/0,0,0,0 1 M[25] in=1111 skip=0000 row=0 due=0 ent=0 "
	       "idle=0",
	       "30>55:25", 0, "The castle on 42, on the arm of Black, is held by Red.");
	reason("chaupar 30,0,0,0/14x2,0,0/G,G,G,G/G,G,G,1 1 M[1] idle=0", "30>31:1", 0,
	       "A larger group of Red stands on 31.");
	reason("chaupar 30,0,0,0/14x2,0,0/G,G,G,G/G,G,G,1 1 M[2] idle=0", "pass", 0,
	       "Passing is not allowed while something can be moved.");
}

/* Every member of the closed set, as ck_why_not may answer it, is a sentence in every language. */
static void every_reason_has_a_sentence(void **state)
{
	ck_game g;
	ck_position p;
	ck_words w = {.game = &g};
	char out[CK_SENTENCE], english[CK_SENTENCE];

	(void)state;
	for (unsigned kind = 0; kind < CK_KIND_COUNT; kind++) {
		const char *name = ck_kind_name((ck_kind)kind);

		assert_true(ck_game_parse(&g, name, strlen(name), NULL));
		ck_position_start(&g, 0, &p);
		for (unsigned r = 0; r < CK_REASON_COUNT; r++) {
			const ck_why why = {.reason = (uint8_t)r, .progress = 12, .needs = 3};

			assert_true(ck_lang_set("en"));
			good(ck_tell_why(&w, &p, 5, &why, english));
			assert_string_not_equal(english, "That is not allowed.");
			for (const char *const *lang = ck_lang_list() + 1; *lang != NULL; lang++) {
				assert_true(ck_lang_set(*lang));
				good(ck_tell_why(&w, &p, 5, &why, out));
				assert_string_not_equal(out, english);
			}
		}
	}
	assert_true(ck_lang_set("en"));
}

/* How a choice is told. */
static void offered(const char *line, const char *action, const char *expected)
{
	ck_game g;
	ck_position p;
	ck_action a;
	ck_words w = {.game = &g};
	char out[CK_SENTENCE];

	assert_true(ck_position_parse(&g, &p, line, strlen(line), NULL));
	assert_true(ck_action_parse(&g, action, strlen(action), &a, NULL));
	assert_string_equal(ck_tell_choice(&w, &p, a, out), expected);
}

static void pieces_join_and_groups_grow(void **state)
{
	const char *line = "chaupar 24x2,23,7/24,23,7,6/24,23,7,6/24,23,7,6 1 M[1] idle=0";

	(void)state;
	offered(line, "23>24:1", "1: the piece on 23 goes to 24 (arm of Red), making a larger group");
	line = "chaupar 24,23x2,7/24,23,7,6/24,23,7,6/24,23,7,6 1 M[1] idle=0";
	offered(line, "23x2>24:1", "1: the group of 2 on 23 goes to 24 (arm of Red), making a larger group");
	line = "chaupar 24,23,7,6/24,23,7,6/24,23,7,6/24,23,7,6 1 M[1] idle=0";
	offered(line, "23>24:1", "1: the piece on 23 goes to 24 (arm of Red), joining the piece there");
	done("chaupar 75x2,23,7/31,23,7,6/31,23,7,6/31,23,7,6 1 M[6] idle=0", "75x2>13l:6",
	     "Yellow moves the group of 2 on 75 to 13 (arm of Yellow) with 6. "
	     "The group goes round the board once more. "
	     "Red’s turn.");
}

static void graces_are_named_by_the_table(void **state)
{
	(void)state;
	reason("pachisi:table=seven,finish=grace 83,82,70,0/0,0,0,0/0,0,0,0/0,0,0,0 1 M[3] in=1111 skip=0000 "
	       "row=0 "
	       "due=0 ent=0 idle=0",
	       "82>83:3", 0, "From 82 only a grace leads on: 7, 10, 14, 25 or 35.");
	reason("pachisi:graces=ten_twentyfive 83,82,70,0/0,0,0,0/0,0,0,0/0,0,0,0 1 M[3] in=1111 skip=0000 "
	       "row=0 "
	       "due=0 ent=0 idle=0",
	       "83>G:3", 0, "From the last square only a grace goes to the goal: 10 or 25.");
	reason("pachisi:finish=grace 80,70,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 M[4] in=1111 skip=0000 row=0 "
	       "due=0 ent=0 idle=0",
	       "80>G:4", 0, "The goal is reached only from the last square, with a grace: 6, 10, 12 or 25.");
}

static void several_dice_come_in_the_plural(void **state)
{
	(void)state;
	assert_true(ck_lang_set("hi"));
	assert_non_null(
		strstr(telling("chaupar 24,23,7,6/24,23,7,6/24,23,7,6/24,23,7,6 1 T idle=0", "5-5-1", NULL),
	               "5, 5, 1 आए।"));
	assert_non_null(strstr(
		telling("parchis 30,10,1,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-", "3", NULL),
		"3 आया।"));
	assert_true(ck_lang_set("en"));
}

/* The sentences of a game string's options, in a language; how many. */
static unsigned options_good(const char *game, const char *lang)
{
	ck_game g;
	ck_words w = {.game = &g};
	char out[CK_SENTENCE], english[CK_SENTENCE];
	unsigned count = 0;

	if (!ck_game_parse(&g, game, strlen(game), NULL))
		return 0; /* a combination that the rules forbid */
	for (; assert_true(ck_lang_set("en")), ck_options_tell(&w, count, english, sizeof(english)) != NULL;
	     count++) {
		assert_true(ck_lang_set(lang));
		good(ck_options_tell(&w, count, out, sizeof(out)));
		assert_null(strchr(out, '='));
		if (strcmp(lang, "en") != 0)
			assert_string_not_equal(out, english);
	}
	return count;
}

static void every_option_has_a_sentence(void **state)
{
	char game[CK_GAME_TEXT];
	ck_option o;
	unsigned told_options = 0;

	(void)state;
	for (unsigned kind = 0; kind < CK_KIND_COUNT; kind++) {
		for (unsigned i = 0; ck_option_get((ck_kind)kind, i, &o); i++) {
			for (unsigned v = 0; v < (o.value_count > 0 ? o.value_count : o.high + 1u); v++) {
				if (o.value_count > 0)
					snprintf(game, sizeof(game), "%s:%s=%s", ck_kind_name((ck_kind)kind),
					         o.key, o.values[v]);
				else
					snprintf(game, sizeof(game), "%s:%s=%u", ck_kind_name((ck_kind)kind),
					         o.key, v);
				for (const char *const *lang = ck_lang_list(); *lang != NULL; lang++)
					told_options += options_good(game, *lang);
			}
		}
	}
	assert_true(told_options > 40);
	assert_true(ck_lang_set("en"));
}

static void the_board_in_words(void **state)
{
	const char *line = "chaupar 24,23,7x2/24,23,7,6/G,24,7,0/24,23,7,6 1 M[6,5] idle=0";
	ck_game g;
	ck_position p;
	ck_words w;
	char out[CK_SENTENCE];

	(void)state;
	assert_true(ck_position_parse(&g, &p, line, strlen(line), NULL));
	w = (ck_words){.game = &g, .names = {"Ana"}};
	assert_string_equal(
		ck_tell_pieces(&w, &p, 0, out),
		"Ana (Yellow): 24 (arm of Red), 23 (arm of Red), a group of 2 on 7 (middle column).");
	assert_string_equal(
		ck_tell_pieces(&w, &p, 2, out),
		"Black: 1 at the goal, 24 (arm of Green; 58 on Ana’s way), 7 (middle column), 1 at home.");
	assert_string_equal(ck_tell_due(&w, &p, out), "Ana has these throws to move: 6, 5.");
	line = "parchis 66,12,12,0/1,0,0,0/1,0,0,0/1,0,0,0 1 T six=0 last=- late=-";
	assert_true(ck_position_parse(&g, &p, line, strlen(line), NULL));
	assert_string_equal(ck_tell_pieces(&w, &p, 0, out),
	                    "Ana (Yellow): corridor square 2, a barrier on 16, 1 at home.");
	assert_string_equal(ck_tell_pieces(&w, &p, 1, out), "Blue: 22 (safe), 3 at home.");
}

/* The arms of the cross as one walks round: own tip 8, then the next seat's arm from 17 on. */
static void the_cross_is_told_by_arms(void **state)
{
	ck_game g;
	ck_words w = {.game = &g};
	char out[CK_WORD];

	(void)state;
	assert_true(ck_game_parse(&g, "pachisi", 7, NULL));
	assert_string_equal(ck_words_place(&w, 0, 8, out), "8 (castle, arm of Yellow)");
	assert_string_equal(ck_words_place(&w, 0, 16, out), "16 (arm of Yellow)");
	assert_string_equal(ck_words_place(&w, 0, 17, out), "17 (arm of Red)");
	assert_string_equal(ck_words_place(&w, 0, 25, out), "25 (castle, arm of Red)");
	assert_string_equal(ck_words_place(&w, 2, 8, out), "8 (castle, arm of Black)");
	assert_string_equal(ck_words_place(&w, 3, 20, out), "20 (arm of Yellow)");
	assert_string_equal(ck_words_place(&w, 0, 76, out), "76 (castle, arm of Yellow)");
	assert_string_equal(ck_words_place(&w, 0, 77, out), "77 (middle column)");
	assert_string_equal(ck_words_place(&w, 1, 84, out), "the goal");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_happening_is_told_in_every_language),
		cmocka_unit_test(a_full_pool_is_told),
		cmocka_unit_test(a_blocked_barrier_is_told),
		cmocka_unit_test(a_standstill_is_told),
		cmocka_unit_test(what_players_of_parchis_hear),
		cmocka_unit_test(what_players_of_the_cross_hear),
		cmocka_unit_test(reasons_name_the_square),
		cmocka_unit_test(every_reason_has_a_sentence),
		cmocka_unit_test(pieces_join_and_groups_grow),
		cmocka_unit_test(graces_are_named_by_the_table),
		cmocka_unit_test(several_dice_come_in_the_plural),
		cmocka_unit_test(every_option_has_a_sentence),
		cmocka_unit_test(the_board_in_words),
		cmocka_unit_test(the_cross_is_told_by_arms),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
