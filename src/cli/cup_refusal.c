#include "cli/cup_refusal.h"

#include "cli/args.h"
#include "cli/cup_tell.h"
#include "cli/cup_time.h"
#include "cup/act_field.h"
#include "cup/name.h"

#include <stdio.h>
#include <string.h>

enum { NUMBER = 24 };

/* The sentences, but for those that depend on more than the reason. Rules are those of championships. */
static const char *const texts[CK_REFUSED_COUNT] = {
	[CK_REFUSED_NO_MEMORY] = CK_MSG("There is not enough memory to go on."),
	[CK_REFUSED_TIME] = CK_MSG(
		"The time is before that of the last act, {time}; look at the clock of this "
		"computer."),
	[CK_REFUSED_NOT_CREATED] = CK_MSG("There is no championship yet; it begins with the act “create”."),
	[CK_REFUSED_CREATED] = CK_MSG("The championship is created already; “change” changes it."),
	[CK_REFUSED_ROLE] = CK_MSG(
		"{who} may not do this: it is for the {roles} (`charkoni cup officials` lists "
		"who is what)."),
	[CK_REFUSED_NO_REASON] = CK_MSG("This wants a reason, which stays in the log: say it with --why."),
	[CK_REFUSED_DRAWN] = CK_MSG(
		"The draw is made: nobody enters or leaves the list any more (rule 15); who goes "
		"home withdraws."),
	[CK_REFUSED_NOT_DRAWN] = CK_MSG(
		"This comes after the draw, which is not made yet: `charkoni cup draw`."),
	[CK_REFUSED_CLOSED] = CK_MSG("The championship is closed; only notes may be added."),
	[CK_REFUSED_OPEN_GAMES] = CK_MSG("Game {game} ({sides}) is not decided yet."),
	[CK_REFUSED_NOTHING_TO_PAIR] = CK_MSG("There is nothing to pair: all rounds are made."),
	[CK_REFUSED_NO_PAIRING] = CK_MSG(
		"No further round can be paired: there is no pairing left in which nobody meets an opponent "
		"again or has a second bye. All is decided with the rounds that are played."),
	[CK_REFUSED_MANY_ENTRANTS] = CK_MSG("There are too many entrants: this format takes {high} at most."),
	[CK_REFUSED_NO_CLAIM] = CK_MSG("There is no claim {claim}."),
	[CK_REFUSED_NO_OFFICIAL] = CK_MSG("“{name}” is no official, so there is no role to take away."),
	[CK_REFUSED_LAST_ORGANISER] = CK_MSG("“{name}” is the only organiser: name another one first."),
	[CK_REFUSED_TWO_CHIEFS] = CK_MSG("There is a chief judge already: take that role away first."),
	[CK_REFUSED_NOT_IN_GAME] = CK_MSG("{entrant} does not play game {game} ({sides})."),
	[CK_REFUSED_SEED] = CK_MSG(
		"This seed is not the one that was committed to: its SHA-256 is another than "
		"{commitment}."),
	[CK_REFUSED_NOT_READY] = CK_MSG("It is not known yet who plays game {game}."),
	[CK_REFUSED_TABLE_TAKEN] = CK_MSG("At table {table} game {game} is being played ({sides})."),
	[CK_REFUSED_BUSY] = CK_MSG("{entrant} is at the board already, in game {game} ({sides})."),
	[CK_REFUSED_NO_BOARD] = CK_MSG("No table is free for game {game}: nobody is absent from a game that "
                                       "cannot begin (rule 16)."),
	[CK_REFUSED_EARLY] = CK_MSG("Nobody can be declared absent from game {game} before {time}: {minutes} "
                                    "after its announced start, {start} (rule 16)."),
	[CK_REFUSED_NOT_ANNOUNCED] = CK_MSG(
		"The start of game {game} was not announced, so nobody can be late (rule "
		"16): `charkoni cup announce`."),
	[CK_REFUSED_SEATED] = CK_MSG("{entrant} is seated at game {game}, and so is not absent (rule 16)."),
	[CK_REFUSED_CERTIFIED] = CK_MSG(
		"Game {game} is certified: nothing changes any more, and no claim is taken "
		"(rule 17)."),
	[CK_REFUSED_DEPENDENT] = CK_MSG(
		"Game {game} ({sides}) was begun upon this result: it must be annulled, or its "
		"call taken back, first."),
	[CK_REFUSED_KNOCKOUT] = CK_MSG(
		"The knockout is drawn upon the groups: what was decided there stands."),
	[CK_REFUSED_PARTNERS] = CK_MSG(
		"The championship has begun: no change of partners in {entrant} (rule 15), only "
		"the spelling of a name."),
	[CK_REFUSED_ANSWERED] = CK_MSG("Claim {claim} is answered, and the answer is final (rule 18)."),
	[CK_REFUSED_CLAIM_OPEN] = CK_MSG(
		"Claim {claim} about game {game} must be answered before the game is "
		"certified (rule 17)."),
	[CK_REFUSED_NOT_OUT] = CK_MSG(
		"{entrant} has neither withdrawn nor been expelled: there is nothing to take back."),
	[CK_REFUSED_NOT_LEVEL] = CK_MSG(
		"{entrant} and {other} are not level, or the tie-breaks have no extra game."),
	[CK_REFUSED_FIXED] = CK_MSG(
		"“{field}” does not change any more: the draw is made, or somebody has entered."),
};

/* -------------------------------------------------------------- the fields */

/* Numbers that people count from one, and acts from zero. */
static bool counts_from_one(const char *field)
{
	return strcmp(field, "side") == 0 || strcmp(field, "member") == 0 || strcmp(field, "winner") == 0;
}

/* What a field must be, as a text with {field}, {low} and {high}. */
static const char *field_text(const ck_act *act, const ck_refusal *refusal)
{
	ck_act_field field = ck_field_of_name(refusal->field);
	bool is_text = field < CK_FIELD_COUNT && ck_field_rule_of(field)->type == CK_FIELD_IS_TEXT;

	if (strcmp(refusal->field, "date") == 0)
		return CK_MSG("“date” must be a day, as in 2026-12-01.");
	if (strcmp(refusal->field, "seed") == 0 && refusal->low == 64)
		return CK_MSG("“seed” of a commitment must be the 64 hexadecimal digits of a SHA-256.");
	if (strcmp(refusal->field, "player2") == 0 && refusal->high == 0)
		return CK_MSG("Entrants are single players here: there is no second player.");
	if (strcmp(refusal->field, "player2") == 0)
		return CK_MSG("Entrants are pairs here: the second player is missing, or is no name.");
	if (act != NULL && act->kind == CK_ACT_ANNOUNCE && act->start != 0)
		return CK_MSG("Announce either a round or a game, one of the two.");
	if (strcmp(refusal->field, "role") == 0)
		return CK_MSG(
			"“role” must be organiser, judge, chief, several of them with + between, or none.");
	if (is_text && refusal->low == 0 && refusal->high == 0)
		return CK_MSG("“{field}” does not belong here.");
	if (is_text || strcmp(refusal->field, "who") == 0 || strcmp(refusal->field, "why") == 0)
		return CK_MSG(
			"“{field}” must be a text of {low} to {high} bytes on one line, without control "
			"characters and without spaces at its ends.");
	if (strcmp(refusal->field, "start") == 0)
		return CK_MSG("“start” must be a time, as in 20:00 or 2026-12-01T20:00.");
	return CK_MSG("“{field}” must be a number from {low} to {high}.");
}

static void field_tell(const ck_act *act, const ck_refusal *refusal, char *out, size_t cap)
{
	int more = counts_from_one(refusal->field) ? 1 : 0;
	char low[NUMBER], high[NUMBER];
	const ck_slot slots[] = {{"field", refusal->field}, {"low", low}, {"high", high}, {NULL, NULL}};

	snprintf(low, sizeof(low), "%lld", (long long)refusal->low + more);
	snprintf(high, sizeof(high), "%lld", (long long)refusal->high + more);
	ck_fill(out, cap, ck_tr(field_text(act, refusal)), slots);
}

/* ---------------------------------------------------- what is not a constant */

static uint32_t entrants_in(const ck_cup *cup)
{
	uint32_t in = 0;

	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++)
		in += ck_cup_entrant_of(cup, i)->state == CK_ENTRANT_IN;
	return in;
}

/* Too few for the format, or for the rounds that it names. */
static const char *few_text(const ck_cup *cup)
{
	const ck_format *format = &ck_cup_about(cup)->format;

	if (format->kind != CK_FORMAT_SWISS || format->rounds == 0 || entrants_in(cup) < 2)
		return CK_MSG("There are too few entrants: this format wants at least {low}.");
	return CK_MSG(
		"{planned} rounds in which nobody meets an opponent twice want at least {low} entrants, and "
		"there are {entrants}: enter more, or change the format (`charkoni cup change FILE "
		"format={format}`).");
}

/* Games that are refused for what they are: what is missing. */
static const char *state_text(const ck_act *act, const ck_refusal *refusal)
{
	uint32_t kind = act != NULL ? act->kind : CK_ACT_NONE;

	if (kind == CK_ACT_CERTIFY)
		return CK_MSG("Game {game} is {state}: its players report a result first, then a judge "
		              "certifies it "
		              "(rule 13).");
	if (kind == CK_ACT_REPORT && refusal->state == CK_GAME_SCHEDULED)
		return CK_MSG("Game {game} is {state}: it is called to a table before it can be reported.");
	if (kind == CK_ACT_ANNUL)
		return CK_MSG("Game {game} is {state}: only a certified result is annulled.");
	if (kind == CK_ACT_ABSENT)
		return CK_MSG("Game {game} is {state}: who is absent is declared before the game begins "
		              "(rule 16).");
	return CK_MSG("Game {game} is {state}, and so this cannot be done with it.");
}

static const char *name_text(const ck_refusal *refusal)
{
	if (refusal->reason == CK_REFUSED_NAME_TAKEN)
		return refusal->entrant != 0 ? CK_MSG("Entrant {number}, {entrant}, has this name already.")
		                             : CK_MSG("An official has this name already.");
	return refusal->entrant != 0
	               ? CK_MSG("This player plays already, in entrant {number}, {entrant}.")
	               : CK_MSG("The two players of an entrant must be two people with two names.");
}

static const char *out_text(const ck_cup *cup, const ck_refusal *refusal)
{
	const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, refusal->entrant);

	if (entrant != NULL && entrant->state == CK_ENTRANT_EXPELLED)
		return CK_MSG("{entrant} is expelled (rule 14).");
	if (entrant != NULL && entrant->state == CK_ENTRANT_WITHDRAWN)
		return CK_MSG("{entrant} has withdrawn (rule 15).");
	return CK_MSG("{entrant} was taken off the list.");
}

/* ------------------------------------------------------------- the sentence */

static const char *text_of(const ck_cup *cup, const ck_act *act, const ck_refusal *refusal)
{
	if (refusal->reason == CK_REFUSED_DEPENDENT && act != NULL && act->kind == CK_ACT_REINSTATE)
		return CK_MSG("Game {game} ({sides}) was begun, or set, since {entrant} went: what was "
		              "given away then stands.");
	switch (refusal->reason) {
	case CK_REFUSED_FEW_ENTRANTS: return few_text(cup);
	case CK_REFUSED_HOME: /* of one number alone: counted_text */
		return CK_MSG(
			"Who wins game {game} has from {low} to {high} pieces home, for the game ends as "
			"soon as one player has all (rule 10); the other side has fewer than {high}.");
	case CK_REFUSED_GAME_STATE: return state_text(act, refusal);
	case CK_REFUSED_NAME_TAKEN:
	case CK_REFUSED_PLAYER_TAKEN: return name_text(refusal);
	case CK_REFUSED_ENTRANT_OUT: return out_text(cup, refusal);
	case CK_REFUSED_NO_ENTRANT: return CK_MSG("There is no entrant {number}.");
	default: break;
	}
	if (refusal->reason < CK_REFUSED_COUNT && texts[refusal->reason] != NULL)
		return texts[refusal->reason];
	return CK_MSG("This cannot be done now.");
}

/* The sentences in which something is counted, translated; NULL of all others. */
static const char *counted_text(const ck_cup *cup, const ck_refusal *r)
{
	const ck_cup_info *about = ck_cup_about(cup);

	switch (r->reason) {
	case CK_REFUSED_NO_ROUND:
		return ck_trn("There is no round {round}; {rounds} is paired.",
		              "There is no round {round}; {rounds} are paired.", about->rounds);
	case CK_REFUSED_NO_GAME:
		return ck_trn("There is no game {game}; there is {games}.",
		              "There is no game {game}; there are {games}.", about->games);
	case CK_REFUSED_NO_TABLE:
		return ck_trn("There is no table {table}: there is {high} board.",
		              "There is no table {table}: there are {high} boards.", (unsigned long)r->high);
	case CK_REFUSED_HOME:
		if (r->low == r->high)
			return ck_trn("Who wins game {game} has {low} piece home, and the other side none.",
			              "Who wins game {game} has {low} pieces home, and the other side fewer.",
			              (unsigned long)r->low);
		return NULL;
	default: return NULL;
	}
}

/* The numbers of a sentence as texts. */
typedef struct numbers {
	char low[NUMBER], high[NUMBER], game[NUMBER], table[NUMBER], claim[NUMBER], number[NUMBER];
	char round[NUMBER], rounds[NUMBER], games[NUMBER], minutes[CK_CUP_COUNTED];
	char planned[NUMBER], entrants[NUMBER];
} numbers;

static void numbers_write(const ck_cup *cup, const ck_act *act, const ck_refusal *r, numbers *n)
{
	const ck_cup_info *about = ck_cup_about(cup);

	snprintf(n->low, NUMBER, "%lld", (long long)r->low);
	snprintf(n->high, NUMBER, "%lld", (long long)r->high);
	snprintf(n->game, NUMBER, "%u", r->game != 0 || act == NULL ? r->game : act->game);
	snprintf(n->table, NUMBER, "%u", r->table);
	snprintf(n->claim, NUMBER, "%u", r->claim);
	snprintf(n->number, NUMBER, "%u", r->entrant);
	snprintf(n->round, NUMBER, "%u", act != NULL ? act->round : 0);
	snprintf(n->rounds, NUMBER, "%u", about->rounds);
	snprintf(n->games, NUMBER, "%u", about->games);
	ck_cup_tell_minutes(about->grace, n->minutes);
	snprintf(n->planned, NUMBER, "%u", about->format.rounds);
	snprintf(n->entrants, NUMBER, "%u", entrants_in(cup));
}

/* The format with as many rounds of a Swiss tournament as can be played, into out[CK_FORMAT_TEXT_MAX]. */
static const char *format_write(const ck_cup *cup, char *out)
{
	ck_format format = ck_cup_about(cup)->format;

	if (format.rounds != 0)
		format.rounds = (uint8_t)ck_format_swiss_most(entrants_in(cup));
	ck_format_write(&format, out);
	return out;
}

/* Fill what a sentence speaks of. */
static void fill(const ck_cup *cup, const ck_act *act, const ck_refusal *r, char *out, size_t cap)
{
	enum { NAMES = 640 };
	char time[CK_CUP_TIME], start[CK_CUP_TIME], roles[128], sides[NAMES], entrant[NAMES], other[NAMES];
	char who[CK_ARGS_QUOTE], name[CK_ARGS_QUOTE], format[CK_FORMAT_TEXT_MAX];
	const ck_cup_info *about = ck_cup_about(cup);
	uint32_t subject = r->entrant != 0 || act == NULL ? r->entrant : act->entrant;
	int64_t now = act != NULL ? act->at : 0;
	const char *counted = counted_text(cup, r);
	numbers n;

	numbers_write(cup, act, r, &n);
	const ck_slot slots[] = {
		{"who", ck_args_quote(act != NULL ? act->who : "", who)},
		{"name", ck_args_quote(act != NULL ? act->name : "", name)},
		{"field", r->field != NULL ? r->field : ""},
		{"low", n.low},
		{"high", n.high},
		{"game", n.game},
		{"table", n.table},
		{"claim", n.claim},
		{"number", n.number},
		{"round", n.round},
		{"rounds", n.rounds},
		{"games", n.games},
		{"minutes", n.minutes},
		{"planned", n.planned},
		{"entrants", n.entrants},
		{"format", format_write(cup, format)},
		{"commitment", about->commitment != NULL ? about->commitment : ""},
		{"time", ck_cup_time_near(r->at, now, time)},
		{"start", ck_cup_time_near(r->at - (int64_t)about->grace * 60000, now, start)},
		{"roles", ck_cup_tell_roles(r->role, roles, sizeof(roles))},
		{"state", ck_cup_tell_game_state(r->state)},
		{"sides", ck_cup_tell_sides(cup, r->game, sides, sizeof(sides))},
		{"entrant", ck_cup_tell_entrant(cup, subject, entrant, sizeof(entrant))},
		{"other", ck_cup_tell_entrant(cup, act != NULL ? act->other : 0, other, sizeof(other))},
		{NULL, NULL}};
	ck_fill(out, cap, counted != NULL ? counted : ck_tr(text_of(cup, act, r)), slots);
}

/* An official whose name is that of somebody who may not, but for its capitals; NULL for none. */
static const char *official_like(const ck_cup *cup, const char *who)
{
	for (uint32_t i = 0; i < ck_cup_about(cup)->officials; i++) {
		const ck_cup_official *official = ck_cup_official_at(cup, i);

		if (official->role != 0 && strcmp(official->name, who) != 0 &&
		    ck_name_same(official->name, who))
			return official->name;
	}
	return NULL;
}

/* Whoever may not do an act is asked whether another was meant, written almost so. */
static void like_tell(const ck_cup *cup, const ck_act *act, const ck_refusal *refusal, char *out, size_t cap)
{
	const char *like = refusal->reason == CK_REFUSED_ROLE && act != NULL ? official_like(cup, act->who)
	                                                                     : NULL;
	char why[CK_CUP_SENTENCE], quote[CK_ARGS_QUOTE];

	if (like == NULL)
		return;
	snprintf(why, sizeof(why), "%s", out);
	ck_fill(out, cap, ck_tr("{why} Is “{name}” meant?"),
	        (ck_slot[]){{"why", why}, {"name", ck_args_quote(like, quote)}, {NULL, NULL}});
}

const char *ck_cup_refusal_tell(const ck_cup *cup, const ck_act *act, const ck_refusal *refusal, char *out,
                                size_t cap)
{
	ck_cup *nothing = NULL;

	if (refusal->reason == CK_REFUSED_BAD_FIELD) {
		field_tell(act, refusal, out, cap);
		return out;
	}
	if (refusal->reason == CK_REFUSED_FORMAT && act != NULL)
		return ck_cup_format_tell(act->format, out, cap);
	if (cup == NULL)
		cup = nothing = ck_cup_new();
	if (cup != NULL) {
		fill(cup, act, refusal, out, cap);
		like_tell(cup, act, refusal, out, cap);
	} else
		ck_fill(out, cap, ck_tr(texts[CK_REFUSED_NO_MEMORY]), NULL);
	ck_cup_free(nothing);
	return out;
}

/* ------------------------------------------------------------------ formats */

static const char *const fault_texts[CK_FORMAT_FAULT_COUNT] = {
	[CK_FORMAT_UNKNOWN_KIND] = CK_MSG(
		"“{part}” is no format of a championship; there are knockout, groups, "
		"round-robin, double-round-robin, swiss and double-elimination."),
	[CK_FORMAT_UNKNOWN_OPTION] = CK_MSG(
		"“{part}” (character {at} of “{text}”) is no option of a format; there are "
		"best, third, seeded, size, through, rounds, ties and substitutes."),
	[CK_FORMAT_BAD_VALUE] = CK_MSG("“{part}” (character {at} of “{text}”) is not a value of that option; "
                                       "docs/championships.md lists them."),
	[CK_FORMAT_NOT_HERE] = CK_MSG(
		"“{part}” (character {at} of “{text}”) is an option of other formats, not of this "
		"one."),
	[CK_FORMAT_TWICE] = CK_MSG("“{part}” (character {at} of “{text}”) is given twice; once is enough."),
};

const char *ck_cup_format_tell(const char *text, char *out, size_t cap)
{
	ck_format format;
	size_t at = 0, length = 0;
	ck_format_fault fault = ck_format_read(text, &format, &at, &length);
	char part[CK_ARGS_QUOTE], whole[CK_ARGS_QUOTE], cut[CK_ARGS_QUOTE], place[NUMBER];
	const ck_slot slots[] = {{"part", part}, {"at", place}, {"text", whole}, {NULL, NULL}};

	out[0] = '\0';
	if (fault == CK_FORMAT_OK || fault >= CK_FORMAT_FAULT_COUNT)
		return out;
	snprintf(cut, sizeof(cut), "%.*s", (int)(length < sizeof(cut) ? length : sizeof(cut) - 1), text + at);
	ck_args_quote(cut, part);
	ck_args_quote(text, whole);
	snprintf(place, sizeof(place), "%zu", at + 1);
	ck_fill(out, cap, ck_tr(fault_texts[fault]), slots);
	return out;
}
