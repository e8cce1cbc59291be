/* fuzz_position.c - position lines, and play from the positions they give.
 *
 * The input is a line, then optionally LF and bytes that choose throws and actions. A line that is accepted
 * must write back as itself; whatever is then played must keep every position valid, every text form
 * readable and the legal list sorted, each action once. */
#include "charkoni/charkoni.h"
#include "fuzz.h"

/* Steps played from one position: enough for several turns, few enough to keep an input quick. */
enum { STEPS_MAX = 64 };

/* Not on the stack: the list has room for every pool. */
static ck_action actions[CK_ACTIONS_MAX];
static ck_action moves[CK_ACTIONS_MAX];

static void check_writes_back(const ck_game *game, const ck_position *position)
{
	char line[CK_POSITION_TEXT];
	size_t length = ck_position_write(game, position, line);
	CHECK(length < sizeof line && line[length] == '\0' && fuzz_printable(line, length));

	ck_game game_again;
	ck_position again;
	ck_error err = {0};
	CHECK(ck_position_parse(&game_again, &again, line, length, &err));
	CHECK(memcmp(&again, position, sizeof again) == 0);
	CHECK(memcmp(&game_again, game, sizeof game_again) == 0);
}

static void check_action_text(const ck_game *game, ck_action action, char *text)
{
	ck_error err = {0};
	ck_action again;
	size_t length = ck_action_write(game, action, text);
	CHECK(length < CK_ACTION_TEXT && text[length] == '\0' && fuzz_printable(text, length));
	CHECK(ck_action_parse(game, text, length, &again, &err) && again == action);
}

/* The legal list: sorted and unique by text, the same set in whichever order, and what why-not agrees to. */
static size_t check_legal(const ck_game *game, const ck_position *position)
{
	size_t count = ck_position_legal(game, position, actions);
	CHECK(count <= CK_ACTIONS_MAX && ck_position_moves(game, position, moves) == count);
	char previous[CK_ACTION_TEXT] = "";
	for (size_t i = 0; i < count; i++) {
		char text[CK_ACTION_TEXT];
		check_action_text(game, actions[i], text);
		CHECK(strcmp(previous, text) < 0);
		memcpy(previous, text, sizeof text);
		CHECK(ck_why_not(game, position, CK_NO_THROW, actions[i]).reason == CK_WHY_LEGAL);
	}
	return count;
}

static void check_throw_text(const ck_game *game, ck_throw t)
{
	char text[CK_THROW_TEXT];
	ck_throw again;
	ck_error err = {0};
	size_t length = ck_throw_write(game, t, text);
	CHECK(length < sizeof text && fuzz_printable(text, length));
	CHECK(ck_throw_parse(game, text, length, &again, &err) && again == t);
}

/* A half-told attempt, some piece of any seat to some place: why-not calls it legal only where a legal action
 * does just that. `actions` holds the legal list. */
static void check_why(const ck_game *game, const ck_position *position, size_t count, uint8_t choice)
{
	unsigned from = position->progress[choice % (game->seats * CK_PIECES_MAX)];
	unsigned to = choice % 7 == 0 ? 0 : from + choice / 8;
	ck_action wanted = from | (ck_action)(to & 0xFF) << 8;
	bool found = false;

	ck_why why = ck_why_not(game, position, CK_NO_THROW, wanted);
	CHECK(why.reason < CK_REASON_COUNT && why.where <= CK_SQUARE_GOAL && why.progress <= game->goal);
	for (size_t i = 0; i < count && !found; i++)
		found = !(actions[i] & CK_ACTION_PASS) && ck_action_from(actions[i]) == from &&
		        (to == 0 || ck_action_to(actions[i]) == to);
	CHECK(found || why.reason != CK_WHY_LEGAL);
}

/* One step from position, chosen by `choice`, both ways in; false when the game is over. */
static bool step(const ck_game *game, ck_position *position, uint8_t choice)
{
	ck_position checked;
	ck_error err = {0};
	size_t count = check_legal(game, position);
	check_why(game, position, count, choice);
	if (position->phase == CK_OVER) {
		uint8_t places[CK_SEATS_MAX];
		CHECK(count == 0 && ck_position_places(game, position, places));
		CHECK(!ck_throw_try(game, position, 0, &checked, &err));
		fuzz_check_error(&err);
		return false;
	}
	if (position->phase == CK_THROW) {
		ck_throw t = (ck_throw)(choice % game->throw_count);
		CHECK(count == 0);
		check_throw_text(game, t);
		CHECK(ck_throw_try(game, position, t, &checked, &err));
		ck_throw_apply(game, position, t, position);
	} else {
		CHECK(count > 0);
		ck_action action = actions[choice % count];
		CHECK(ck_action_try(game, position, action, &checked, &err));
		ck_action_apply(game, position, action, position);
	}
	CHECK(memcmp(&checked, position, sizeof checked) == 0);
	return true;
}

/* Whatever somebody might try, legal or not, is refused with a sentence or leads to a valid position, and
 * why-not gives the same verdict. */
static void attempt(const ck_game *game, const ck_position *position, const uint8_t *data, size_t size)
{
	ck_action wanted = 0;
	memcpy(&wanted, data, size < sizeof wanted ? size : sizeof wanted);
	ck_position next;
	ck_error err = {0};
	ck_why why = ck_why_not(game, position, CK_NO_THROW, wanted);
	CHECK(why.reason < CK_REASON_COUNT);
	if (ck_action_try(game, position, wanted, &next, &err)) {
		CHECK(why.reason == CK_WHY_LEGAL);
		check_writes_back(game, &next);
	} else {
		fuzz_check_error(&err);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const uint8_t *newline = size ? memchr(data, '\n', size) : NULL;
	size_t length = newline ? (size_t)(newline - data) : size;
	const uint8_t *choices = newline ? newline + 1 : data + size;
	size_t choice_count = size - (size_t)(choices - data);

	ck_game game;
	ck_position position;
	ck_error err = {0};
	if (!ck_position_parse(&game, &position, (const char *)data, length, &err)) {
		fuzz_check_error(&err);
		return 0;
	}
	char line[CK_POSITION_TEXT];
	CHECK(ck_position_write(&game, &position, line) == length && memcmp(line, data, length) == 0);
	CHECK(ck_position_check(&game, &position, &err));
	attempt(&game, &position, choices, choice_count);

	for (size_t i = 0; i < choice_count && i < STEPS_MAX; i++) {
		if (!step(&game, &position, choices[i]))
			break;
		CHECK(ck_position_check(&game, &position, &err));
		check_writes_back(&game, &position);
	}
	return 0;
}
