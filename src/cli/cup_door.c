#include "cli/cup_door.h"

#include "cli/args.h"
#include "cli/cup_file.h"
#include "cli/cup_refusal.h"
#include "cup/act_field.h"
#include "cup/name.h"

#include <stdlib.h>
#include <string.h>

/* What people write in letters; not the seed, whose bytes make the draw, nor the forms of games, formats and dates. */
static const uint8_t texts[] = {CK_FIELD_NAME,  CK_FIELD_PLAYER1,  CK_FIELD_PLAYER2, CK_FIELD_CLUB,
                                CK_FIELD_PLACE, CK_FIELD_CATEGORY, CK_FIELD_TEXT};

_Static_assert(sizeof(texts) + 2 <= CK_CUP_DOOR_TEXTS, "room for who and why");

/* ------------------------------------------------------------------ letters */

/* The composed text, or the text itself where that is the same, or no UTF-8 (the championship will say so). */
static bool compose(ck_cup_door *door, const char **text)
{
	bool no_text;
	char *made = ck_name_compose(*text, &no_text);

	if (made == NULL)
		return no_text;
	if (strcmp(made, *text) == 0) {
		free(made);
		return true;
	}
	door->text[door->count++] = made;
	*text = made;
	return true;
}

/* Whether an official of exactly this name is in the log: who is past the door stays who he is. */
static bool is_official(const ck_cup *cup, const char *name)
{
	return cup != NULL && ck_cup_role_of(cup, name) != 0;
}

/* What an amendment leaves as it was, "" of other acts. */
static const char *old_text(const ck_cup *cup, const ck_act *act, ck_act_field field)
{
	const ck_cup_entrant *entrant = cup != NULL && act->kind == CK_ACT_AMEND
	                                        ? ck_cup_entrant_of(cup, act->entrant)
	                                        : NULL;

	if (entrant == NULL)
		return "";
	switch (field) {
	case CK_FIELD_NAME: return entrant->name;
	case CK_FIELD_PLAYER1: return entrant->player[0];
	case CK_FIELD_PLAYER2: return entrant->player[1];
	case CK_FIELD_CLUB: return entrant->club;
	default: return "";
	}
}

/* Whether a text of an act is in the log already, byte by byte. */
static bool is_inside(const ck_cup *cup, const ck_act *act, ck_act_field field)
{
	const char *text = ck_field_text(act, field);

	if (act->kind == CK_ACT_OFFICIAL && field == CK_FIELD_NAME)
		return is_official(cup, text);
	return text[0] != '\0' && strcmp(text, old_text(cup, act, field)) == 0;
}

static bool texts_compose(ck_cup_door *door, const ck_cup *cup)
{
	for (size_t i = 0; i < sizeof(texts); i++) {
		const char *text = ck_field_text(&door->act, (ck_act_field)texts[i]);

		if (is_inside(cup, &door->act, (ck_act_field)texts[i]))
			continue;
		if (!compose(door, &text))
			return false;
		ck_field_set_text(&door->act, (ck_act_field)texts[i], text);
	}
	return (is_official(cup, door->act.who) || compose(door, &door->act.who)) &&
	       compose(door, &door->act.why);
}

static ck_cup_door_answer name_check(ck_cup_door *door, const char *name, const char *field)
{
	door->refusal.field = field;
	if (name[0] != '\0' && !ck_name_is_seen(name))
		return CK_CUP_DOOR_UNSEEN;
	return ck_name_turns(name) ? CK_CUP_DOOR_TURNS : CK_CUP_DOOR_OPEN;
}

/* Claims, answers and notes are sentences, all else are names. */
static ck_cup_door_answer names_check(ck_cup_door *door, const ck_cup *cup)
{
	ck_cup_door_answer answer = is_official(cup, door->act.who) ? CK_CUP_DOOR_OPEN
	                                                            : name_check(door, door->act.who, "who");

	for (size_t i = 0; answer == CK_CUP_DOOR_OPEN && i < sizeof(texts); i++)
		if (texts[i] != CK_FIELD_TEXT && !is_inside(cup, &door->act, (ck_act_field)texts[i]))
			answer = name_check(door, ck_field_text(&door->act, (ck_act_field)texts[i]),
			                    ck_field_rule_of((ck_act_field)texts[i])->name);
	return answer;
}

/* ------------------------------------------------------------------- people */

/* A player who comes in: there are two at most, "" for none. */
static const char *newcomer(const ck_cup *cup, const ck_act *act, unsigned i)
{
	if (act->kind == CK_ACT_SUBSTITUTE)
		return i == 0 ? act->name : "";
	return is_inside(cup, act, i == 0 ? CK_FIELD_PLAYER1 : CK_FIELD_PLAYER2) ? "" : act->player[i];
}

static bool is_same(const char *one, const char *other)
{
	return one[0] != '\0' && other[0] != '\0' && ck_name_same(one, other);
}

static bool plays_for(const ck_cup *cup, const ck_cup_entrant *entrant, const ck_act *act)
{
	for (unsigned i = 0; i < 4; i++)
		if (is_same(entrant->player[i % 2], newcomer(cup, act, i / 2)))
			return true;
	return false;
}

static ck_cup_door_answer taken(ck_cup_door *door, uint32_t entrant, ck_refused reason)
{
	door->refusal.entrant = entrant;
	door->refusal.reason = (uint8_t)reason;
	return CK_CUP_DOOR_TAKEN;
}

/* A new official who is one already, in other letters. */
static ck_cup_door_answer official_check(ck_cup_door *door, const ck_cup *cup)
{
	const char *name = door->act.name;

	for (uint32_t i = 0; !is_official(cup, name) && i < ck_cup_about(cup)->officials; i++) {
		const ck_cup_official *other = ck_cup_official_at(cup, i);

		if (other->role != 0 && is_same(other->name, name))
			return taken(door, 0, CK_REFUSED_NAME_TAKEN);
	}
	return CK_CUP_DOOR_OPEN;
}

/* Whether an entrant keeps its names: a player of one that has gone home may come in elsewhere. */
static bool holds_names(const ck_cup_entrant *entrant, const ck_act *act)
{
	return entrant->state != CK_ENTRANT_LEFT &&
	       !(act->kind == CK_ACT_SUBSTITUTE && entrant->state == CK_ENTRANT_WITHDRAWN);
}

/* Whether somebody else is called so, or the two are one. */
static ck_cup_door_answer people_check(ck_cup_door *door, const ck_cup *cup)
{
	const ck_act *act = &door->act;
	uint32_t self = act->kind == CK_ACT_AMEND ? act->entrant : 0;

	if (act->kind == CK_ACT_OFFICIAL)
		return official_check(door, cup);
	if (act->kind != CK_ACT_SUBSTITUTE && is_same(act->player[0], act->player[1]))
		return taken(door, 0, CK_REFUSED_PLAYER_TAKEN);
	for (uint32_t i = 1; i <= ck_cup_about(cup)->entrants; i++) {
		const ck_cup_entrant *other = ck_cup_entrant_of(cup, i);

		if (!holds_names(other, act) || i == self)
			continue;
		if (act->kind != CK_ACT_SUBSTITUTE && !is_inside(cup, act, CK_FIELD_NAME) &&
		    is_same(other->name, act->name))
			return taken(door, i, CK_REFUSED_NAME_TAKEN);
		if (plays_for(cup, other, act))
			return taken(door, i, CK_REFUSED_PLAYER_TAKEN);
	}
	return CK_CUP_DOOR_OPEN;
}

static bool brings_people(const ck_act *act)
{
	return act->kind == CK_ACT_ENTER || act->kind == CK_ACT_AMEND || act->kind == CK_ACT_SUBSTITUTE ||
	       act->kind == CK_ACT_OFFICIAL;
}

/* ----------------------------------------------------------------- the door */

ck_cup_door_answer ck_cup_door_pass(ck_cup_door *door, const ck_cup *cup, const ck_act *act)
{
	ck_cup_door_answer answer;
	ck_refusal refusal;

	*door = (ck_cup_door){.act = *act, .refusal = {.field = ""}};
	if (!texts_compose(door, cup))
		return CK_CUP_DOOR_NO_MEMORY;
	answer = names_check(door, cup);
	if (answer != CK_CUP_DOOR_OPEN || cup == NULL || !brings_people(act))
		return answer;
	answer = people_check(door, cup);
	door->act.at = ck_cup_file_now(cup);
	/* what the championship itself refuses is told in its own words */
	if (answer != CK_CUP_DOOR_OPEN && !ck_cup_may(cup, &door->act, &refusal))
		return CK_CUP_DOOR_OPEN;
	return answer;
}

void ck_cup_door_release(ck_cup_door *door)
{
	for (size_t i = 0; i < door->count; i++)
		free(door->text[i]);
	door->count = 0;
}

const char *ck_cup_door_tell(const ck_cup_door *door, ck_cup_door_answer answer, const ck_cup *cup, char *out,
                             size_t cap)
{
	const ck_slot slots[] = {{"field", door->refusal.field}, {NULL, NULL}};
	ck_refusal no_memory = {.field = "", .reason = CK_REFUSED_NO_MEMORY};

	switch (answer) {
	case CK_CUP_DOOR_UNSEEN:
		ck_fill(out, cap,
		        ck_tr("“{field}” shows nothing: it has only spaces and marks that cannot be seen."),
		        slots);
		return out;
	case CK_CUP_DOOR_TURNS:
		ck_fill(out, cap,
		        ck_tr("“{field}” has a mark that turns the direction of writing; names are without."),
		        slots);
		return out;
	case CK_CUP_DOOR_TAKEN: return ck_cup_refusal_tell(cup, &door->act, &door->refusal, out, cap);
	default: return ck_cup_refusal_tell(cup, &door->act, &no_memory, out, cap);
	}
}
