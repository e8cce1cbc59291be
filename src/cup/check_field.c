/* check_field.c - whether the fields of an act are in themselves what they may be. */
#include "cup/act_field.h"
#include "cup/state.h"

#include <string.h>

/* The length of the UTF-8 character at `at`; 0 for none, too long a form, a surrogate or a control character. */
static size_t character(const unsigned char *at)
{
	size_t more = at[0] < 0x80 ? 0 : at[0] < 0xE0 ? 1 : at[0] < 0xF0 ? 2 : 3;
	uint32_t code = more ? at[0] & (0x3Fu >> more) : at[0];
	static const uint32_t LEAST[] = {0x20, 0xA0, 0x800, 0x10000};

	if (at[0] >= 0x80 && (at[0] < 0xC2 || at[0] > 0xF4))
		return 0;
	for (size_t i = 1; i <= more; i++) {
		if ((at[i] & 0xC0) != 0x80)
			return 0;
		code = code << 6 | (at[i] & 0x3F);
	}
	if (code < LEAST[more] || code == 0x7F || (code >= 0xD800 && code < 0xE000) || code > 0x10FFFF)
		return 0;
	return more + 1;
}

/* Marks that change the direction of what stands around them: a name must not turn the line that it is told in. */
static bool turns(const unsigned char *at)
{
	if (at[0] != 0xE2)
		return false;
	return (at[1] == 0x80 && ((at[2] >= 0xA8 && at[2] <= 0xAE) || at[2] == 0x8E || at[2] == 0x8F)) ||
	       (at[1] == 0x81 && at[2] >= 0xA6 && at[2] <= 0xA9);
}

/* Whether a text is UTF-8 of one line that neither begins nor ends with a space. */
static bool is_line(const char *text)
{
	const unsigned char *at = (const unsigned char *)text;
	size_t length = strlen(text);

	if (length && (text[0] == ' ' || text[length - 1] == ' '))
		return false;
	while (*at) {
		size_t step = character(at);

		if (!step || turns(at))
			return false;
		at += step;
	}
	return true;
}

static bool is_digits(const char *at, size_t n, int *number)
{
	*number = 0;
	for (size_t i = 0; i < n; i++) {
		if (at[i] < '0' || at[i] > '9')
			return false;
		*number = 10 * *number + at[i] - '0';
	}
	return true;
}

static bool is_date(const char *text)
{
	static const int DAYS[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
	int year;
	int month;
	int day;

	if (strlen(text) != 10 || text[4] != '-' || text[7] != '-' || !is_digits(text, 4, &year) ||
	    !is_digits(text + 5, 2, &month) || !is_digits(text + 8, 2, &day))
		return false;
	if (month < 1 || month > 12 || day < 1)
		return false;
	bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);

	return day <= DAYS[month - 1] + (leap && month == 2);
}

static bool check_text(const ck_act *act, ck_act_field field, ck_refusal *refusal)
{
	const ck_field_rule *rule = ck_field_rule_of(field);
	const char *text = ck_field_text(act, field);
	int64_t length = (int64_t)strlen(text);
	bool left_out = !length && ck_field_optional((ck_act_kind)act->kind, field);

	if (!left_out && (length < rule->low || length > rule->high || !is_line(text)))
		return ck_cup_refuse_field(refusal, rule->name, rule->low, rule->high);
	if (field == CK_FIELD_DATE && !is_date(text))
		return ck_cup_refuse_field(refusal, rule->name, rule->low, rule->high);
	return true;
}

static bool check_number(const ck_act *act, ck_act_field field, ck_refusal *refusal)
{
	const ck_field_rule *rule = ck_field_rule_of(field);
	int64_t number = ck_field_number(act, field);
	bool left_out = !number && ck_field_optional((ck_act_kind)act->kind, field);

	if (!left_out && (number < rule->low || number > rule->high))
		return ck_cup_refuse_field(refusal, rule->name, rule->low, rule->high);
	return true;
}

/* A field that an act of its kind has not must be empty: one act has one form. */
static bool is_empty(const ck_act *act, ck_act_field field)
{
	if (ck_field_rule_of(field)->type == CK_FIELD_IS_TEXT)
		return !*ck_field_text(act, field);
	return ck_field_number(act, field) == 0;
}

static bool check_field(const ck_act *act, ck_act_field field, ck_refusal *refusal)
{
	if (!ck_field_in((ck_act_kind)act->kind, field))
		return is_empty(act, field) ||
		       ck_cup_refuse_field(refusal, ck_field_rule_of(field)->name, 0, 0);
	if (ck_field_rule_of(field)->type == CK_FIELD_IS_TEXT)
		return check_text(act, field, refusal);
	return check_number(act, field, refusal);
}

/* When, who and why, which every act has. */
static bool check_frame(const ck_act *act, ck_refusal *refusal)
{
	size_t who = strlen(act->who);
	size_t why = strlen(act->why);

	if (act->kind == CK_ACT_NONE || act->kind >= CK_ACT_KIND_COUNT)
		return ck_cup_refuse_field(refusal, "kind", CK_ACT_CREATE, CK_ACT_KIND_COUNT - 1);
	if (act->at < 0 || act->at > CK_CUP_TIME_MAX)
		return ck_cup_refuse_field(refusal, "at", 0, CK_CUP_TIME_MAX);
	if (who < 1 || who > CK_CUP_NAME_MAX || !is_line(act->who))
		return ck_cup_refuse_field(refusal, "who", 1, CK_CUP_NAME_MAX);
	if (why > CK_CUP_TEXT_MAX || !is_line(act->why))
		return ck_cup_refuse_field(refusal, "why", 0, CK_CUP_TEXT_MAX);
	if (!why && ck_field_wants_why((ck_act_kind)act->kind))
		return ck_cup_refuse(refusal, CK_REFUSED_NO_REASON);
	return true;
}

bool ck_check_fields(const ck_act *act, ck_refusal *refusal)
{
	if (!check_frame(act, refusal))
		return false;
	for (unsigned field = 0; field < CK_FIELD_COUNT; field++)
		if (!check_field(act, (ck_act_field)field, refusal))
			return false;
	return true;
}
