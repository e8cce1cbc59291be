#include "cli/cup_tell.h"

#include "cli/args.h"
#include "cli/cup_time.h"

#include <stdio.h>
#include <string.h>

enum { NUMBER = 24, NAME = 320, SIDES = 640 };

/* ------------------------------------------------------------------- words */

const char *ck_cup_tell_game_state(uint8_t state)
{
	switch (state) {
	case CK_GAME_SCHEDULED: return ck_trc("game of a championship", "scheduled");
	case CK_GAME_CALLED: return ck_trc("game of a championship", "called");
	case CK_GAME_PLAYING: return ck_trc("game of a championship", "being played");
	case CK_GAME_REPORTED: return ck_trc("game of a championship", "reported");
	case CK_GAME_CERTIFIED: return ck_trc("game of a championship", "certified");
	case CK_GAME_ANNULLED: return ck_trc("game of a championship", "annulled");
	default: return ck_trc("game of a championship", "dropped");
	}
}

/* Fill the {count} of a translated text. */
static const char *counted_write(const char *text, uint64_t count, char *out)
{
	char number[NUMBER];
	const ck_slot slots[] = {{"count", number}, {NULL, NULL}};

	snprintf(number, sizeof(number), "%llu", (unsigned long long)count);
	ck_fill(out, CK_CUP_COUNTED, text, slots);
	return out;
}

const char *ck_cup_tell_minutes(uint64_t minutes, char *out)
{
	return counted_write(ck_trn("{count} minute", "{count} minutes", (unsigned long)minutes), minutes,
	                     out);
}

static const char *boards_write(uint32_t boards, char *out)
{
	return counted_write(ck_trn("{count} board", "{count} boards", boards), boards, out);
}

const char *ck_cup_tell_phase(uint8_t phase)
{
	switch (phase) {
	case CK_CUP_NEW: return ck_trc("championship", "new");
	case CK_CUP_ENTRIES: return ck_trc("championship", "entries are open");
	case CK_CUP_PLAY: return ck_trc("championship", "being played");
	case CK_CUP_COMPLETE: return ck_trc("championship", "all is decided");
	default: return ck_trc("championship", "closed");
	}
}

const char *ck_cup_tell_tie(uint8_t tie)
{
	switch (tie) {
	case CK_TIE_DIRECT: return ck_trc("tie-break", "direct encounter");
	case CK_TIE_EXTRA: return ck_trc("tie-break", "extra game");
	case CK_TIE_BUCHHOLZ: return ck_trc("tie-break", "Buchholz");
	case CK_TIE_WINS: return ck_trc("tie-break", "wins");
	case CK_TIE_HOME: return ck_trc("tie-break", "difference of pieces");
	default: return ck_trc("tie-break", "lot");
	}
}

const char *ck_cup_tell_entrant_state(uint8_t state)
{
	switch (state) {
	case CK_ENTRANT_IN: return ck_trc("entrant", "in");
	case CK_ENTRANT_LEFT: return ck_trc("entrant", "taken off");
	case CK_ENTRANT_WITHDRAWN: return ck_trc("entrant", "withdrawn");
	default: return ck_trc("entrant", "expelled");
	}
}

const char *ck_cup_tell_roles(uint8_t roles, char *out, size_t cap)
{
	const char *const words[] = {ck_trc("role", "organiser"), ck_trc("role", "judge"),
	                             ck_trc("role", "chief judge")};
	size_t used = 0;

	out[0] = '\0';
	for (unsigned i = 0; i < sizeof(words) / sizeof(words[0]); i++)
		if ((roles >> i & 1) != 0 && used < cap)
			used += (size_t)snprintf(out + used, cap - used, "%s%s", used > 0 ? ", " : "",
			                         words[i]);
	return out;
}

/* ---------------------------------------------------------------- entrants */

const char *ck_cup_tell_entrant(const ck_cup *cup, uint32_t number, char *out, size_t cap)
{
	const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, number);

	if (number == CK_NOBODY_COMES)
		ck_fill(out, cap, ck_trc("side of a match", "nobody"), NULL);
	else
		ck_fill(out, cap, "{name}",
		        (ck_slot[]){{"name", entrant != NULL ? entrant->name : "?"}, {NULL, NULL}});
	return out;
}

const char *ck_cup_tell_sides(const ck_cup *cup, uint32_t game, char *out, size_t cap)
{
	const ck_cup_game *played = ck_cup_game_of(cup, game);
	char side[2][NAME];
	const ck_slot slots[] = {{"one", side[0]}, {"other", side[1]}, {NULL, NULL}};

	for (unsigned s = 0; s < 2; s++)
		ck_cup_tell_entrant(cup, played != NULL ? played->side[s] : 0, side[s], NAME);
	ck_fill(out, cap, "{one} – {other}", slots);
	return out;
}

/* ----------------------------------------------------------------- winners */

uint32_t ck_cup_tell_champion(const ck_cup *cup)
{
	const ck_cup_match *end = NULL;

	for (uint32_t i = ck_cup_about(cup)->matches; i > 0; i--) {
		const ck_cup_match *match = ck_cup_match_of(cup, i);
		bool last = match->part == CK_PART_FINAL ||
		            (match->part == CK_PART_MAIN &&
		             ck_cup_about(cup)->format.kind != CK_FORMAT_DOUBLE_ELIMINATION);

		if (match->part == CK_PART_RESET)
			end = match;
		if (!last)
			continue;
		/* The second final is the end where the unbeaten one has not won the first. */
		if (end == NULL || (match->winner != 0 && match->winner == match->side[0]))
			end = match;
		break;
	}
	return end != NULL && end->state >= CK_MATCH_DECIDED ? end->winner : 0;
}

bool ck_cup_tell_is_whole(const ck_cup *cup)
{
	const ck_cup_info *about = ck_cup_about(cup);

	if (about->phase == CK_CUP_COMPLETE || ck_cup_tell_champion(cup) != 0)
		return true;
	for (uint32_t i = ck_cup_acts(cup); about->phase == CK_CUP_CLOSED && i > 0; i--)
		if (ck_cup_act_at(cup, i - 1)->kind == CK_ACT_CLOSE)
			return ck_cup_act_at(cup, i - 1)->why[0] == '\0';
	return false;
}

/* -------------------------------------------------------------------- acts */

/* What each act is, in the present; those that depend on their fields are told by text_of. */
static const char *const texts[CK_ACT_KIND_COUNT] = {
	[CK_ACT_CREATE] = CK_MSG("creates the championship “{name}”: {game_string}, {format}"),
	[CK_ACT_ENTER] = CK_MSG("enters {name}{players}"),
	[CK_ACT_AMEND] = CK_MSG("amends entrant {entrant}: {name}{players}"),
	[CK_ACT_LEAVE] = CK_MSG("takes {subject} off the list"),
	[CK_ACT_ACCEPT] = CK_MSG("{player} accepts the rules ({version})"),
	[CK_ACT_COMMIT] = CK_MSG("commits to the draw: {seed}"),
	[CK_ACT_DRAW] = CK_MSG("makes the draw from the seed “{seed}”"),
	[CK_ACT_PAIR] = CK_MSG("pairs the next round"),
	[CK_ACT_EXTRA] = CK_MSG("sets an extra game of {subject} and {other}"),
	[CK_ACT_CALL] = CK_MSG("calls game {game}, {sides}, to table {table}"),
	[CK_ACT_UNCALL] = CK_MSG("takes back the call of game {game}, {sides}"),
	[CK_ACT_SEAT] = CK_MSG("{player} is seated at game {game}"),
	[CK_ACT_START] = CK_MSG("game {game}, {sides}, begins"),
	[CK_ACT_REPORT] = CK_MSG("reports game {game}, {sides}: {winner} wins, pieces home {home}"),
	[CK_ACT_UNREPORT] = CK_MSG("takes back the report of game {game}, {sides}"),
	[CK_ACT_CERTIFY] = CK_MSG("certifies game {game}, {sides}"),
	[CK_ACT_ABSENT] = CK_MSG("declares {winner} absent from game {game} (rule 16)"),
	[CK_ACT_ANNUL] = CK_MSG("annuls the result of game {game}, {sides}"),
	[CK_ACT_EXPEL] = CK_MSG("expels {subject} (rule 14)"),
	[CK_ACT_WITHDRAW] = CK_MSG("{subject} withdraws (rule 15)"),
	[CK_ACT_REINSTATE] = CK_MSG("takes back that {subject} went"),
	[CK_ACT_SUBSTITUTE] = CK_MSG("{name} comes in as player {member} of {subject}"),
	[CK_ACT_ANSWER] = CK_MSG("answers claim {claim}: {text}"),
	[CK_ACT_CLOSE] = CK_MSG("closes the championship"),
};

/* Whether a game had begun when an act came: an act of the cup, or one that would be the next. */
static bool had_begun(const ck_cup *cup, const ck_act *act)
{
	uint32_t i = ck_cup_acts(cup);

	for (uint32_t k = 0; k < i; k++)
		if (ck_cup_act_at(cup, k) == act)
			i = k;
	while (i > 0) {
		const ck_act *before = ck_cup_act_at(cup, --i);

		if (before->game == act->game &&
		    (before->kind == CK_ACT_START || before->kind == CK_ACT_CALL ||
		     before->kind == CK_ACT_UNCALL))
			return before->kind == CK_ACT_START;
	}
	return false;
}

static const char *text_of(const ck_cup *cup, const ck_act *act)
{
	switch (act->kind) {
	case CK_ACT_UNCALL:
		if (had_begun(cup, act))
			return CK_MSG("takes back the call and the start of game {game}, {sides}");
		break;
	case CK_ACT_CHANGE:
		return CK_MSG("changes the championship: “{name}”, {place}, {date}, {game_string}, {format}, "
		              "{boards}, {minutes} a game");
	case CK_ACT_OFFICIAL:
		return act->role != 0 ? CK_MSG("names {name}: {roles}")
		                      : CK_MSG("{name} is no official any more");
	case CK_ACT_ANNOUNCE:
		return act->round != 0 ? CK_MSG("announces round {round} for {start}")
		                       : CK_MSG("announces game {game}, {sides}, for {start}");
	case CK_ACT_ABSENT:
		if (act->side == CK_BOTH_SIDES)
			return CK_MSG("declares both sides of game {game}, {sides}, absent (rule 16)");
		break;
	case CK_ACT_CLAIM:
		return act->game != 0 ? CK_MSG("{subject} claims about game {game}: {text}")
		                      : CK_MSG("{subject} claims: {text}");
	case CK_ACT_NOTE:
		return act->game != 0 ? CK_MSG("notes about game {game}: {text}") : CK_MSG("notes: {text}");
	default: break;
	}
	return act->kind < CK_ACT_KIND_COUNT && texts[act->kind] != NULL ? texts[act->kind] : "?";
}

/* The side of the act's game that it speaks of: the winner, or who is absent. */
static uint32_t side_of(const ck_cup *cup, const ck_act *act)
{
	const ck_cup_game *game = ck_cup_game_of(cup, act->game);
	unsigned side = act->kind == CK_ACT_REPORT ? act->winner : act->side;

	return game != NULL && side < 2 ? game->side[side] : 0;
}

/* The player that an act speaks of, as he is called now: by entrant and member, or by game, side and member. */
static const char *player_of(const ck_cup *cup, const ck_act *act)
{
	uint32_t number = act->entrant != 0 ? act->entrant : side_of(cup, act);
	const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, number);

	return entrant != NULL && act->member < 2 ? entrant->player[act->member] : "?";
}

/* " (Ana, Luis)" where the name is not the players' already. */
static const char *players_write(const ck_act *act, char *out, size_t cap)
{
	out[0] = '\0';
	if (act->player[0][0] == '\0' || act->name[0] == '\0')
		return out;
	snprintf(out, cap, " (%s%s%s)", act->player[0], act->player[1][0] != '\0' ? ", " : "",
	         act->player[1]);
	return out;
}

/* The name that an entry has. */
static const char *name_write(const ck_act *act, char *out, size_t cap)
{
	if (act->name[0] != '\0' || act->player[0][0] == '\0')
		snprintf(out, cap, "%s", act->name);
	else
		snprintf(out, cap, "%s%s%s", act->player[0], act->player[1][0] != '\0' ? " / " : "",
		         act->player[1]);
	return out;
}

typedef struct act_numbers {
	char entrant[NUMBER], game[NUMBER], round[NUMBER], table[NUMBER], claim[NUMBER],
		boards[CK_CUP_COUNTED], minutes[CK_CUP_COUNTED], home[NUMBER], member[NUMBER];
} act_numbers;

static void act_numbers_write(const ck_act *act, act_numbers *n)
{
	snprintf(n->entrant, NUMBER, "%u", act->entrant);
	snprintf(n->game, NUMBER, "%u", act->game);
	snprintf(n->round, NUMBER, "%u", act->round);
	snprintf(n->table, NUMBER, "%u", act->table);
	snprintf(n->claim, NUMBER, "%u", act->claim);
	boards_write(act->boards, n->boards);
	ck_cup_tell_minutes(act->minutes, n->minutes);
	snprintf(n->member, NUMBER, "%u", act->member + 1u);
	snprintf(n->home, NUMBER, "%u-%u", act->home[0], act->home[1]);
}

/* Names and times that an act speaks of. */
typedef struct act_words {
	char sides[SIDES], name[NAME], players[SIDES], subject[NAME], other[NAME], winner[NAME];
	char start[CK_CUP_TIME], roles[128];
} act_words;

static void act_fill(const ck_cup *cup, const ck_act *act, char *out, size_t cap)
{
	act_numbers n;
	act_words w;

	act_numbers_write(act, &n);
	const ck_slot slots[] = {
		{"name", name_write(act, w.name, sizeof(w.name))},
		{"place", act->place},
		{"date", act->date},
		{"game_string", act->game_string},
		{"format", act->format},
		{"version", act->version},
		{"seed", act->seed},
		{"text", act->text},
		{"player", player_of(cup, act)},
		{"players", players_write(act, w.players, sizeof(w.players))},
		{"roles", ck_cup_tell_roles(act->role, w.roles, sizeof(w.roles))},
		{"start", ck_cup_time_near(act->start, act->at, w.start)},
		{"sides", ck_cup_tell_sides(cup, act->game, w.sides, sizeof(w.sides))},
		{"subject", ck_cup_tell_entrant(cup, act->entrant, w.subject, sizeof(w.subject))},
		{"other", ck_cup_tell_entrant(cup, act->other, w.other, sizeof(w.other))},
		{"winner", ck_cup_tell_entrant(cup, side_of(cup, act), w.winner, sizeof(w.winner))},
		{"entrant", n.entrant},
		{"game", n.game},
		{"round", n.round},
		{"table", n.table},
		{"claim", n.claim},
		{"boards", n.boards},
		{"minutes", n.minutes},
		{"home", n.home},
		{"member", n.member},
		{NULL, NULL}};
	ck_fill(out, cap, ck_tr(text_of(cup, act)), slots);
}

const char *ck_cup_tell(const ck_cup *cup, const ck_act *act, char *out, size_t cap)
{
	size_t used;

	act_fill(cup, act, out, cap);
	used = strlen(out);
	if (act->why[0] != '\0' && used < cap)
		ck_fill(out + used, cap - used, " ({why})", (ck_slot[]){{"why", act->why}, {NULL, NULL}});
	return out;
}
