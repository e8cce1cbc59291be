#include "cli/cup_act_read.h"

#include "cli/cup_game.h"
#include "cli/cup_refusal.h"
#include "cli/cup_time.h"
#include "cup/name.h"

#include <stdio.h>
#include <string.h>

enum { FIELD_NAME = 32, LIST = 320 };

/* What stands behind an act when no field is named; CK_FIELD_COUNT ends. */
static const uint8_t orders[CK_ACT_KIND_COUNT][4] = {
	[CK_ACT_OFFICIAL] = {CK_FIELD_NAME, CK_FIELD_ROLE, CK_FIELD_COUNT},
	[CK_ACT_ENTER] = {CK_FIELD_PLAYER1, CK_FIELD_PLAYER2, CK_FIELD_CLUB, CK_FIELD_COUNT},
	[CK_ACT_AMEND] = {CK_FIELD_ENTRANT, CK_FIELD_COUNT},
	[CK_ACT_LEAVE] = {CK_FIELD_ENTRANT, CK_FIELD_COUNT},
	[CK_ACT_ACCEPT] = {CK_FIELD_ENTRANT, CK_FIELD_MEMBER, CK_FIELD_COUNT},
	[CK_ACT_COMMIT] = {CK_FIELD_SEED, CK_FIELD_COUNT},
	[CK_ACT_DRAW] = {CK_FIELD_SEED, CK_FIELD_COUNT},
	[CK_ACT_EXTRA] = {CK_FIELD_ENTRANT, CK_FIELD_OTHER, CK_FIELD_COUNT},
	[CK_ACT_ANNOUNCE] = {CK_FIELD_ROUND, CK_FIELD_START, CK_FIELD_COUNT},
	[CK_ACT_CALL] = {CK_FIELD_GAME, CK_FIELD_TABLE, CK_FIELD_COUNT},
	[CK_ACT_UNCALL] = {CK_FIELD_GAME, CK_FIELD_COUNT},
	[CK_ACT_SEAT] = {CK_FIELD_GAME, CK_FIELD_SIDE, CK_FIELD_MEMBER, CK_FIELD_COUNT},
	[CK_ACT_START] = {CK_FIELD_GAME, CK_FIELD_COUNT},
	[CK_ACT_REPORT] = {CK_FIELD_GAME, CK_FIELD_WINNER, CK_FIELD_HOME1, CK_FIELD_COUNT},
	[CK_ACT_UNREPORT] = {CK_FIELD_GAME, CK_FIELD_COUNT},
	[CK_ACT_CERTIFY] = {CK_FIELD_GAME, CK_FIELD_COUNT},
	[CK_ACT_ABSENT] = {CK_FIELD_GAME, CK_FIELD_SIDE, CK_FIELD_COUNT},
	[CK_ACT_ANNUL] = {CK_FIELD_GAME, CK_FIELD_COUNT},
	[CK_ACT_EXPEL] = {CK_FIELD_ENTRANT, CK_FIELD_COUNT},
	[CK_ACT_WITHDRAW] = {CK_FIELD_ENTRANT, CK_FIELD_COUNT},
	[CK_ACT_REINSTATE] = {CK_FIELD_ENTRANT, CK_FIELD_COUNT},
	[CK_ACT_SUBSTITUTE] = {CK_FIELD_ENTRANT, CK_FIELD_MEMBER, CK_FIELD_NAME, CK_FIELD_COUNT},
	[CK_ACT_CLAIM] = {CK_FIELD_ENTRANT, CK_FIELD_TEXT, CK_FIELD_COUNT},
	[CK_ACT_ANSWER] = {CK_FIELD_CLAIM, CK_FIELD_TEXT, CK_FIELD_COUNT},
	[CK_ACT_NOTE] = {CK_FIELD_TEXT, CK_FIELD_COUNT},
	[CK_ACT_CREATE] = {CK_FIELD_COUNT},
	[CK_ACT_CHANGE] = {CK_FIELD_COUNT},
	[CK_ACT_PAIR] = {CK_FIELD_COUNT},
	[CK_ACT_CLOSE] = {CK_FIELD_COUNT},
	[CK_ACT_NONE] = {CK_FIELD_COUNT},
};

/* ------------------------------------------------------------------- values */

bool ck_cup_roles_read(const char *text, uint8_t *roles)
{
	char word[FIELD_NAME];

	*roles = 0;
	if (strcmp(text, "none") == 0)
		return true;
	for (;;) {
		size_t size = strcspn(text, "+,");
		uint8_t role;

		if (size == 0 || size >= sizeof(word))
			return false;
		memcpy(word, text, size);
		word[size] = '\0';
		role = ck_role_of_word(word);
		if (role == 0)
			return false;
		*roles |= role;
		if (text[size] == '\0')
			return true;
		text += size + 1;
	}
}

/* Fields that people count from one, and acts from zero. */
static bool counts_from_one(ck_act_field field)
{
	return field == CK_FIELD_SIDE || field == CK_FIELD_MEMBER || field == CK_FIELD_WINNER;
}

static int value_fail(const char *command, ck_act_field field, const char *value, const char *text)
{
	char quote[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"field", ck_field_rule_of(field)->name},
	                         {"value", ck_args_quote(value, quote)},
	                         {NULL, NULL}};

	return ck_args_fail_with(command, CK_EXIT_USAGE, text, slots);
}

/* Both sides, in our languages, whatever the language is. */
static bool is_both(const char *value)
{
	static const char *const words[] = {"both",    "ambos",   "ambas", "los dos", "las dos",
	                                    "os dois", "as duas", "दोनों",  NULL};

	for (const char *const *word = words; *word != NULL; word++)
		if (ck_name_same(value, *word))
			return true;
	return false;
}

static const char *number_wrong(ck_act_field field, bool both)
{
	if (both)
		return ck_tr("“{field}” is “{value}”, but must be 1, 2 or both.");
	return counts_from_one(field) ? ck_tr("“{field}” is “{value}”, but must be 1 or 2.")
	                              : ck_tr("“{field}” is “{value}”, but must be a number.");
}

static int number_take(const char *command, ck_act_field field, const char *value, ck_act *act)
{
	uint32_t number, from = counts_from_one(field) ? 1 : 0;
	bool byte = ck_field_rule_of(field)->type == CK_FIELD_IS_BYTE;
	bool both = field == CK_FIELD_SIDE && act->kind == CK_ACT_ABSENT;

	if (both && is_both(value))
		number = CK_BOTH_SIDES + from;
	else if (!ck_cup_number(value, &number) || number < from || (byte && number > 99) ||
	         (counts_from_one(field) && number > 2))
		return value_fail(command, field, value, number_wrong(field, both));
	ck_field_set_number(act, field, number - from);
	return CK_ARGS_GO;
}

static int entrant_take(const char *command, const ck_cup *cup, ck_act_field field, const char *value,
                        ck_act *act)
{
	uint32_t number = ck_cup_entrant_find(cup, value);

	if (number == 0)
		return value_fail(
			command, field, value,
			ck_tr("“{value}” is no entrant: give the number, or a name that only one has."));
	ck_field_set_number(act, field, number);
	return CK_ARGS_GO;
}

static int format_take(const char *command, const char *value, ck_cup_act_words *w)
{
	ck_format format;
	size_t at, length;
	char text[CK_CUP_SENTENCE];

	if (ck_format_read(value, &format, &at, &length) != CK_FORMAT_OK)
		return ck_args_fail(command, CK_EXIT_USAGE, ck_cup_format_tell(value, text, sizeof(text)));
	ck_format_write(&format, w->format);
	w->act.format = w->format;
	return CK_ARGS_GO;
}

/* Pieces home of both sides, "5-3"; or of one, with the field's name. */
static int home_take(const char *command, ck_act_field field, const char *value, ck_cup_act_words *w)
{
	const char *bar = strchr(value, '-');
	char first[8];

	if (bar == NULL || field != CK_FIELD_HOME1 || bar - value >= (int)sizeof(first))
		return number_take(command, field, value, &w->act);
	memcpy(first, value, (size_t)(bar - value));
	first[bar - value] = '\0';
	w->given |= UINT32_C(1) << CK_FIELD_HOME2;
	if (number_take(command, CK_FIELD_HOME1, first, &w->act) != CK_ARGS_GO)
		return CK_EXIT_USAGE;
	return number_take(command, CK_FIELD_HOME2, bar + 1, &w->act);
}

static int start_take(const char *command, const char *value, ck_cup_act_words *w)
{
	ck_cup_time_fault fault = ck_cup_time_start(value, ck_cup_file_now(NULL), &w->act.start);

	if (fault == CK_CUP_TIME_READ)
		return CK_ARGS_GO;
	return value_fail(command, CK_FIELD_START, value, ck_cup_time_wrong(fault));
}

static int value_take(const char *command, const ck_cup *cup, ck_act_field field, const char *value,
                      ck_cup_act_words *w)
{
	switch (field) {
	case CK_FIELD_ENTRANT:
	case CK_FIELD_OTHER: return entrant_take(command, cup, field, value, &w->act);
	case CK_FIELD_FORMAT: return format_take(command, value, w);
	case CK_FIELD_GAME_STRING: return ck_cup_game_read(command, value, 0, w->game, &w->act);
	case CK_FIELD_HOME1:
	case CK_FIELD_HOME2: return home_take(command, field, value, w);
	case CK_FIELD_START: return start_take(command, value, w);
	case CK_FIELD_ROLE:
		if (ck_cup_roles_read(value, &w->act.role))
			return CK_ARGS_GO;
		return value_fail(command, field, value,
		                  ck_tr("“role” must be organiser, judge, chief, several of them with + "
		                        "between, or none."));
	default: break;
	}
	if (ck_field_rule_of(field)->type != CK_FIELD_IS_TEXT)
		return number_take(command, field, value, &w->act);
	ck_field_set_text(&w->act, field, value);
	return CK_ARGS_GO;
}

/* ------------------------------------------------------------------- fields */

/* The field that an operand FIELD=VALUE names; CK_FIELD_COUNT for one that names none of the act. *value is behind the
 * sign. */
static ck_act_field field_named(const ck_act *act, const char *operand, const char **value)
{
	const char *sign = strchr(operand, '=');
	char name[FIELD_NAME];
	ck_act_field field;

	if (sign == NULL || sign - operand >= FIELD_NAME)
		return CK_FIELD_COUNT;
	memcpy(name, operand, (size_t)(sign - operand));
	name[sign - operand] = '\0';
	*value = sign + 1;
	if (act->kind == CK_ACT_REPORT && strcmp(name, "home") == 0)
		return CK_FIELD_HOME1;
	field = ck_field_of_name(name);
	return field < CK_FIELD_COUNT && ck_field_in((ck_act_kind)act->kind, field) ? field : CK_FIELD_COUNT;
}

static int take(const char *command, const ck_cup *cup, ck_act_field field, const char *value,
                ck_cup_act_words *w)
{
	if (w->given >> field & 1)
		return value_fail(command, field, value, ck_tr("“{field}” is given twice; once is enough."));
	w->given |= UINT32_C(1) << field;
	return value_take(command, cup, field, value, w);
}

/* The next field without a name; CK_FIELD_COUNT when there is none. Where a game is announced there is no round. */
static ck_act_field field_next(const ck_cup_act_words *w)
{
	bool game = w->act.kind == CK_ACT_ANNOUNCE && (w->given >> CK_FIELD_GAME & 1) != 0;

	for (const uint8_t *f = orders[w->act.kind]; *f != CK_FIELD_COUNT; f++)
		if (!(w->given >> *f & 1) && !(game && *f == CK_FIELD_ROUND))
			return (ck_act_field)*f;
	return CK_FIELD_COUNT;
}

/* The fields of an act as a list. */
static void fields_list(ck_act_kind kind, char *list, size_t cap)
{
	size_t used = 0;

	list[0] = '\0';
	for (unsigned f = 0; f < CK_FIELD_COUNT; f++)
		if (ck_field_in(kind, (ck_act_field)f) && used < cap)
			used += (size_t)snprintf(list + used, cap - used, "%s%s", used > 0 ? ", " : "",
			                         ck_field_rule_of((ck_act_field)f)->name);
}

static int no_place(const char *command, const char *operand, const ck_cup_act_words *w)
{
	char quote[CK_ARGS_QUOTE], list[LIST];
	const ck_slot slots[] = {{"value", ck_args_quote(operand, quote)},
	                         {"act", ck_act_word((ck_act_kind)w->act.kind)},
	                         {"list", list},
	                         {NULL, NULL}};

	fields_list((ck_act_kind)w->act.kind, list, sizeof(list));
	if (list[0] == '\0')
		return ck_args_fail_with(command, CK_EXIT_USAGE,
		                         ck_tr("“{value}” is one argument too many: “{act}” wants nothing."),
		                         slots);
	return ck_args_fail_with(command, CK_EXIT_USAGE,
	                         ck_tr("“{value}” has no place in “{act}”; its fields are {list}."), slots);
}

/* What must be given and is not: numbers that are never 0 the cup itself asks for; sides, winners and pieces it cannot
 * miss. */
static int missing_check(const char *command, const ck_cup *cup, const ck_cup_act_words *w)
{
	bool single = ck_cup_about(cup)->size == 1;
	const char *nothing = "";

	for (unsigned f = 0; f < CK_FIELD_COUNT; f++) {
		ck_act_kind kind = (ck_act_kind)w->act.kind;
		const ck_act_field field = (ck_act_field)f;
		bool filled = kind == CK_ACT_CHANGE || (kind == CK_ACT_AMEND && field != CK_FIELD_ENTRANT);
		bool free = field == CK_FIELD_CLUB || field == CK_FIELD_SEEDING ||
		            field == CK_FIELD_VERSION || (field == CK_FIELD_MEMBER && single) ||
		            ck_field_optional(kind, field);

		if (ck_field_in(kind, field) && !filled && !free && !(w->given >> f & 1))
			return value_fail(command, field, nothing,
			                  ck_tr("“{field}” is missing; see --help for what goes where."));
	}
	return CK_ARGS_GO;
}

int ck_cup_act_read(const char *command, const ck_cup *cup, const ck_cup_operands *rest, size_t from,
                    ck_cup_act_words *w)
{
	const char *value = NULL;
	int code = CK_ARGS_GO;

	for (size_t i = from; code == CK_ARGS_GO && i < rest->count; i++) {
		ck_act_field field = field_named(&w->act, rest->at[i], &value);

		if (field < CK_FIELD_COUNT)
			code = take(command, cup, field, value, w);
	}
	for (size_t i = from; code == CK_ARGS_GO && i < rest->count; i++) {
		ck_act_field field;

		if (field_named(&w->act, rest->at[i], &value) < CK_FIELD_COUNT)
			continue;
		field = field_next(w);
		code = field < CK_FIELD_COUNT ? take(command, cup, field, rest->at[i], w)
		                              : no_place(command, rest->at[i], w);
	}
	return code == CK_ARGS_GO ? missing_check(command, cup, w) : code;
}

/* ------------------------------------------------------------------ as it is */

static void whole_now(const ck_cup_info *about, ck_cup_act_words *w)
{
	ck_act *act = &w->act;

	act->name = about->name;
	act->place = about->place;
	act->date = about->date;
	act->category = about->category;
	act->game_string = about->game_string;
	ck_format_write(&about->format, w->format);
	act->format = w->format;
	act->boards = about->boards;
	act->minutes = about->minutes;
	act->grace = about->grace;
	act->size = about->size;
	act->pieces = about->pieces;
	act->most = about->most;
}

/* Whether the name of an entrant is made of those of its players: it is made again when they change. */
static bool is_made_name(const ck_cup_entrant *entrant)
{
	size_t first = strlen(entrant->player[0]);

	if (entrant->player[1][0] == '\0')
		return strcmp(entrant->name, entrant->player[0]) == 0;
	return strncmp(entrant->name, entrant->player[0], first) == 0 &&
	       strncmp(entrant->name + first, " / ", 3) == 0 &&
	       strcmp(entrant->name + first + 3, entrant->player[1]) == 0;
}

void ck_cup_act_now(const ck_cup *cup, ck_cup_act_words *w)
{
	const ck_cup_entrant *entrant = ck_cup_entrant_of(cup, w->act.entrant);

	if (w->act.kind == CK_ACT_CHANGE)
		whole_now(ck_cup_about(cup), w);
	if (w->act.kind != CK_ACT_AMEND || entrant == NULL)
		return;
	w->act.name = is_made_name(entrant) ? "" : entrant->name;
	w->act.player[0] = entrant->player[0];
	w->act.player[1] = entrant->player[1];
	w->act.club = entrant->club;
	w->act.seeding = entrant->seeding;
}
