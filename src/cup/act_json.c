#include "cup/act_json.h"

#include "cup/act_field.h"

#include <jansson.h>
#include <string.h>

/* ------------------------------------------------------------------ writing */

static int put_text(json_t *object, const char *name, const char *text)
{
	return *text ? json_object_set_new(object, name, json_string(text)) : 0;
}

static int put_field(json_t *object, const ck_act *act, ck_act_field field)
{
	const ck_field_rule *rule = ck_field_rule_of(field);

	if (!ck_field_in((ck_act_kind)act->kind, field))
		return 0;
	if (rule->type == CK_FIELD_IS_TEXT)
		return put_text(object, rule->name, ck_field_text(act, field));

	int64_t number = ck_field_number(act, field);

	return number ? json_object_set_new(object, rule->name, json_integer(number)) : 0;
}

static int put_all(json_t *object, const ck_act *act)
{
	int failed = json_object_set_new(object, "act", json_string(ck_act_word((ck_act_kind)act->kind)));

	failed |= json_object_set_new(object, "at", json_integer(act->at));
	failed |= put_text(object, "who", act->who);
	failed |= put_text(object, "why", act->why);
	for (unsigned field = 0; field < CK_FIELD_COUNT; field++)
		failed |= put_field(object, act, (ck_act_field)field);
	return failed;
}

char *ck_act_json_write(const ck_act *act)
{
	json_t *object = json_object();
	char *line = NULL;

	if (object && !put_all(object, act))
		line = json_dumps(object, JSON_COMPACT);
	json_decref(object);
	return line;
}

/* ------------------------------------------------------------------ reading */

static ck_act_fault fault_at(ck_act_problem *problem, const char *member, ck_act_fault fault)
{
	size_t length = strnlen(member, sizeof problem->member - 1);

	memcpy(problem->member, member, length);
	problem->member[length] = '\0';
	return fault;
}

static ck_act_fault take_text(ck_act *act, const char *name, const json_t *value, ck_act_problem *problem)
{
	const char *text = json_string_value(value);

	if (!text)
		return fault_at(problem, name, CK_ACT_WRONG_TYPE);
	if (strcmp(name, "who") == 0)
		act->who = text;
	else if (strcmp(name, "why") == 0)
		act->why = text;
	else
		ck_field_set_text(act, ck_field_of_name(name), text);
	return CK_ACT_READ;
}

/* The most that a number of a type can hold: whether it may be is checked later, for every act alike. */
static int64_t most_of(uint8_t type)
{
	return type == CK_FIELD_IS_BYTE ? UINT8_MAX : type == CK_FIELD_IS_NUMBER ? UINT32_MAX : INT64_MAX;
}

static ck_act_fault take_member(ck_act *act, const char *name, const json_t *value, ck_act_problem *problem)
{
	ck_act_field field = ck_field_of_name(name);

	if (strcmp(name, "act") == 0)
		return CK_ACT_READ;
	if (strcmp(name, "who") == 0 || strcmp(name, "why") == 0)
		return take_text(act, name, value, problem);
	if (strcmp(name, "at") == 0) {
		act->at = json_integer_value(value);
		return json_is_integer(value) ? CK_ACT_READ : fault_at(problem, name, CK_ACT_WRONG_TYPE);
	}
	if (field == CK_FIELD_COUNT || !ck_field_in((ck_act_kind)act->kind, field))
		return fault_at(problem, name, CK_ACT_UNKNOWN_MEMBER);

	uint8_t type = ck_field_rule_of(field)->type;

	if (type == CK_FIELD_IS_TEXT)
		return take_text(act, name, value, problem);
	if (!json_is_integer(value) || json_integer_value(value) < 0 ||
	    json_integer_value(value) > most_of(type))
		return fault_at(problem, name, CK_ACT_WRONG_TYPE);
	ck_field_set_number(act, field, json_integer_value(value));
	return CK_ACT_READ;
}

static ck_act_fault take_object(ck_act *act, json_t *object, ck_act_problem *problem)
{
	const char *word = json_string_value(json_object_get(object, "act"));
	ck_act_kind kind = word ? ck_act_of_word(word) : CK_ACT_NONE;
	ck_act_fault fault = CK_ACT_READ;
	const char *name;
	json_t *value;

	if (kind == CK_ACT_NONE)
		return fault_at(problem, word ? word : "", CK_ACT_UNKNOWN_ACT);
	ck_act_init(act, kind, 0, "");
	json_object_foreach(object, name, value)
	{
		fault = take_member(act, name, value, problem);
		if (fault)
			break;
	}
	return fault;
}

ck_act_fault ck_act_json_read(const char *text, size_t size, ck_act *act, ck_act_owner **owner,
                              ck_act_problem *problem)
{
	json_error_t error;
	json_t *object = json_loadb(text, size, JSON_REJECT_DUPLICATES, &error);
	ck_act_fault fault;

	*owner = NULL;
	*problem = (ck_act_problem){0};
	if (!object) {
		problem->column = error.column;
		return json_error_code(&error) == json_error_out_of_memory ? CK_ACT_NO_MEMORY
		                                                           : CK_ACT_NOT_JSON;
	}
	fault = json_is_object(object) ? take_object(act, object, problem) : CK_ACT_NOT_JSON;
	if (fault)
		json_decref(object);
	else
		*owner = (ck_act_owner *)object;
	return fault;
}

void ck_act_owner_free(ck_act_owner *owner)
{
	json_decref((json_t *)owner);
}
