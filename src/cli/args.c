#include "cli/args.h"

#include "cli/out.h"
#include "cli/usage.h"
#include "i18n/utf8.h"

#include <stdio.h>
#include <string.h>

enum { LIST_MAX = 512, LABEL_MAX = 64, LANG_BIT = 63 };

/* Characters, from first to last. */
typedef struct range {
	uint32_t first, last;
} range;

/* What reading has come to. */
typedef struct reading {
	const ck_args_command *command;
	int argc;
	char **argv;
	int at;             /* the argument to be read next */
	bool only_operands; /* `--` has been seen */
	unsigned operands;  /* operands read so far */
	uint64_t seen;      /* the options read so far that take one value: a bit for each of the table */
	const char *lang;   /* --lang as given, or NULL */
	const char *stray;  /* of the options read so far, the msgid for operands left over, or NULL */
	bool help;
} reading;

int ck_args_fail(const char *name, int code, const char *sentence)
{
	fflush(stdout);
	fprintf(stderr, "charkoni%s%s: %s\n", name != NULL ? " " : "", name != NULL ? name : "", sentence);
	return code;
}

int ck_args_fail_with(const char *name, int code, const char *text, const ck_slot *slots)
{
	char sentence[CK_ARGS_ERROR];

	ck_fill(sentence, sizeof(sentence), text, slots);
	return ck_args_fail(name, code, sentence);
}

int ck_args_fail_memory(const char *name)
{
	return ck_args_fail(name, CK_EXIT_FAILED, ck_tr("There is not enough memory to go on."));
}

int ck_args_fail_error(const char *name, const ck_error *err)
{
	char sentence[CK_ARGS_ERROR];

	ck_error_write(err, ck_tr(err->message), sentence, sizeof(sentence));
	return ck_args_fail(name, CK_EXIT_USAGE, sentence);
}

/* Tell an error in the arguments whose text has placeholders. */
static int fail(const reading *r, const char *text, const ck_slot *slots)
{
	return ck_args_fail_with(r->command->name, CK_EXIT_USAGE, text, slots);
}

/* The character of `length` bytes of valid UTF-8 at c. */
static uint32_t character_at(const char *c, size_t length)
{
	uint32_t character = (unsigned char)c[0];

	if (length > 1)
		character &= 0x7Fu >> length;
	for (size_t i = 1; i < length; i++)
		character = character << 6 | ((unsigned char)c[i] & 0x3Fu);
	return character;
}

static bool is_in(uint32_t character, const range *ranges)
{
	for (; ranges->last != 0; ranges++)
		if (character >= ranges->first && character <= ranges->last)
			return true;
	return false;
}

/* True for the marks that turn the direction of writing: they would put what follows in another order. */
static bool is_turning(uint32_t character)
{
	static const range marks[] = {
		{0x061C, 0x061C}, {0x200E, 0x200F}, {0x202A, 0x202E}, {0x2066, 0x2069}, {0, 0}};

	return is_in(character, marks);
}

/* True for spaces of all kinds, and for what shows nothing by itself. */
static bool is_blank(uint32_t character)
{
	static const range blanks[] = {{' ', ' '},       {0xA0, 0xA0},     {0xAD, 0xAD},     {0x1680, 0x1680},
	                               {0x2000, 0x200D}, {0x2028, 0x2029}, {0x202F, 0x202F}, {0x205F, 0x2064},
	                               {0x2800, 0x2800}, {0x3000, 0x3000}, {0xFEFF, 0xFEFF}, {0, 0}};

	return is_in(character, blanks);
}

bool ck_args_is_name(const char *text)
{
	size_t size = strlen(text);
	bool any = false;

	if (!ck_utf8_is_text(text, size, false))
		return false;
	for (size_t at = 0, length; at < size; at += length) {
		length = ck_utf8_size(text + at, size - at);
		uint32_t character = character_at(text + at, length);

		if (is_turning(character))
			return false;
		any = any || !is_blank(character);
	}
	return any;
}

void ck_args_trim(char *text)
{
	size_t size = strlen(text), from = SIZE_MAX, to = 0;

	if (!ck_utf8_is_text(text, size, false))
		return;
	for (size_t at = 0, length; at < size; at += length) {
		length = ck_utf8_size(text + at, size - at);
		if (is_blank(character_at(text + at, length)))
			continue;
		from = from == SIZE_MAX ? at : from;
		to = at + length;
	}
	if (to > 0)
		memmove(text, text + from, to - from);
	text[to > 0 ? to - from : 0] = '\0';
}

/* ck_args_quote for the first `size` bytes of text. */
static const char *quote(const char *text, size_t size, char *out)
{
	size_t used = 0;

	for (size_t at = 0; at < size;) {
		size_t length = ck_utf8_size(text + at, size - at);
		bool shown = length > 0 && ck_utf8_is_text(text + at, length, false) &&
		             !is_turning(character_at(text + at, length));
		const char *show = shown ? text + at : "?";
		size_t show_size = shown ? length : 1;

		length = length > 0 ? length : 1;
		if (used + length + sizeof("...") > CK_ARGS_QUOTE) {
			memcpy(out + used, "...", 3);
			used += 3;
			break;
		}
		memcpy(out + used, show, show_size);
		used += show_size;
		at += length;
	}
	out[used] = '\0';
	return out;
}

const char *ck_args_quote(const char *text, char *out)
{
	return quote(text, strlen(text), out);
}

/* Append to a list with a separator; what does not fit is left out. */
static void append(char *list, size_t cap, const char *separator, const char *word)
{
	size_t used = strlen(list);

	if (used > 0 && used + strlen(separator) + strlen(word) < cap) {
		memcpy(list + used, separator, strlen(separator) + 1);
		used += strlen(separator);
	}
	if (used + strlen(word) < cap)
		memcpy(list + used, word, strlen(word) + 1);
}

static const char *join(const char *const *words, char *list, size_t cap)
{
	list[0] = '\0';
	for (; *words != NULL; words++)
		append(list, cap, ", ", *words);
	return list;
}

/* --------------------------------------------------------------- the table */

/* Who wants the tables instead of having arguments read. */
static struct {
	ck_args_visitor visit; /* NULL: nobody */
	void *context;
} describing;

void ck_args_describe(ck_args_visitor visit, void *context)
{
	describing.visit = visit;
	describing.context = context;
}

bool ck_args_ends(const ck_args_option *option)
{
	return option->name == NULL && option->operand == NULL;
}

bool ck_args_has_value(const ck_args_option *option)
{
	return option->name != NULL && option->flag == NULL;
}

bool ck_args_takes_next(const ck_args_option *options, const char *arg)
{
	if (strncmp(arg, "--", 2) != 0 || strchr(arg, '=') != NULL)
		return false;
	if (strcmp(arg, "--lang") == 0)
		return true;
	for (const ck_args_option *o = options; !ck_args_ends(o); o++)
		if (ck_args_has_value(o) && strcmp(o->name, arg + 2) == 0)
			return true;
	return false;
}

static bool is_lang(const ck_args_option *o)
{
	return o->name != NULL && strcmp(o->name, "lang") == 0;
}

void ck_args_list(const ck_args_command *command, ck_args_option *list)
{
	static bool help; /* there is no reading into it: the entry is a flag, and says so */
	ck_args_option lang = {
		.name = "lang",
		.help = CK_MSG("the language; without it, the one of the locale"),
		.words = ck_lang_list(),
	};

	for (const ck_args_option *o = command->options; !ck_args_ends(o); o++)
		if (o->name == NULL)
			*list++ = *o;
	for (const ck_args_option *o = command->options; !ck_args_ends(o); o++) {
		if (is_lang(o))
			lang.help = o->help;
		else if (o->name != NULL)
			*list++ = *o;
	}
	*list++ = lang;
	*list++ = (ck_args_option){.name = "help", .help = CK_MSG("this text"), .flag = &help};
	*list = (ck_args_option){0};
}

/* The options of a command, as an error lists them. */
static const char *option_list(const reading *r, char *list, size_t cap)
{
	ck_args_option options[CK_ARGS_LIST];
	char label[LABEL_MAX];

	ck_args_list(r->command, options);
	list[0] = '\0';
	for (const ck_args_option *o = options; !ck_args_ends(o); o++) {
		if (o->name != NULL) {
			snprintf(label, sizeof(label), "--%s", o->name);
			append(list, cap, ", ", label);
		}
	}
	return list;
}

void ck_args_print(const char *text)
{
	ck_usage_text(text, 0);
}

/* ---------------------------------------------------------------- values */

/* `text` is a number as the rules write it, digits without a zero before them, and fits; else false. */
static bool number_parse(const char *text, uint64_t *number)
{
	*number = 0;
	if (*text == '\0' || (text[0] == '0' && text[1] != '\0'))
		return false;
	for (; *text != '\0'; text++) {
		uint64_t digit = (uint64_t)(*text - '0');

		if (*text < '0' || *text > '9' || *number > (UINT64_MAX - digit) / 10)
			return false;
		*number = *number * 10 + digit;
	}
	return true;
}

static int number_take(const reading *r, const ck_args_option *o, const char *label, const char *value)
{
	char low[24], high[24], part[CK_ARGS_QUOTE];
	uint64_t number, top = o->high != 0 ? o->high : UINT64_MAX;
	const ck_slot slots[] = {{"option", label},
	                         {"value", ck_args_quote(value, part)},
	                         {"low", low},
	                         {"high", high},
	                         {NULL, NULL}};

	snprintf(low, sizeof(low), "%llu", (unsigned long long)o->low);
	snprintf(high, sizeof(high), "%llu", (unsigned long long)top);
	if (!number_parse(value, &number) || number < o->low || number > top)
		return fail(r, ck_tr("{option} is “{value}”, but must be a number from {low} to {high}."),
		            slots);
	*o->number = number;
	return CK_ARGS_GO;
}

static int word_take(const reading *r, const ck_args_option *o, const char *label, const char *value)
{
	char list[LIST_MAX], part[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"option", label},
	                         {"value", ck_args_quote(value, part)},
	                         {"list", join(o->words, list, sizeof(list))},
	                         {NULL, NULL}};

	for (unsigned i = 0; o->words[i] != NULL; i++) {
		if (strcmp(o->words[i], value) == 0) {
			*o->word = i;
			return CK_ARGS_GO;
		}
	}
	return fail(r, ck_tr("{option} is “{value}”, but must be one of {list}."), slots);
}

static int value_take(const reading *r, const ck_args_option *o, const char *value)
{
	char label[LABEL_MAX], error[CK_ARGS_ERROR];
	int code = CK_ARGS_GO;

	snprintf(label, sizeof(label), "%s%s", o->name != NULL ? "--" : "",
	         o->name != NULL ? o->name : ck_tr(o->operand));
	if (o->number != NULL)
		code = number_take(r, o, label, value);
	else if (o->word != NULL)
		code = word_take(r, o, label, value);
	else if (o->each != NULL)
		code = o->each(o->context, value, error)
		               ? CK_ARGS_GO
		               : ck_args_fail(r->command->name, CK_EXIT_USAGE, error);
	else if (o->text != NULL)
		*o->text = value;
	if (code == CK_ARGS_GO && o->given != NULL)
		*o->given = true;
	return code;
}

/* --------------------------------------------------------------- reading */

static const ck_args_option *option_find(const reading *r, const char *name, size_t size)
{
	static const ck_args_option lang = {.name = "lang"}, help = {.name = "help"};
	const ck_args_option *o = r->command->options;

	for (; !ck_args_ends(o); o++)
		if (o->name != NULL && strlen(o->name) == size && strncmp(o->name, name, size) == 0)
			return o;
	if (size == 4 && strncmp(name, "lang", 4) == 0)
		return &lang;
	return size == 4 && strncmp(name, "help", 4) == 0 ? &help : NULL;
}

static int unknown_option(const reading *r, const char *arg, size_t size)
{
	char list[LIST_MAX], part[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"option", quote(arg, size, part)},
	                         {"list", option_list(r, list, sizeof(list))},
	                         {NULL, NULL}};

	return fail(r, ck_tr("There is no option “{option}”; the options are {list}."), slots);
}

/* True if an option that takes one value has been read before; it is remembered as read. */
static bool is_repeated(reading *r, const ck_args_option *o)
{
	uint64_t bit = UINT64_C(1) << (is_lang(o) ? LANG_BIT : o - r->command->options);
	bool repeated = (r->seen & bit) != 0;

	r->seen |= bit;
	return repeated;
}

/* Read an option with the value after `=`, or in the next argument. */
static int option_take(reading *r, const char *arg)
{
	bool is_long = arg[1] == '-';
	size_t size = is_long ? strcspn(arg, "=") : strlen(arg);
	const ck_args_option *o = is_long                  ? option_find(r, arg + 2, size - 2)
	                          : strcmp(arg, "-h") == 0 ? option_find(r, "help", 4)
	                                                   : NULL;
	const char *value = is_long && arg[size] == '=' ? arg + size + 1 : NULL;
	char part[CK_ARGS_QUOTE];
	const ck_slot slots[] = {{"option", quote(arg, size, part)}, {NULL, NULL}};
	bool is_help;

	if (o == NULL)
		return unknown_option(r, arg, size);
	if (o->stray != NULL)
		r->stray = o->stray;
	is_help = strcmp(o->name, "help") == 0;
	if (o->flag != NULL || is_help) {
		if (value != NULL)
			return fail(r, ck_tr("{option} stands alone; leave out what follows the “=”."),
			            slots);
		if (is_help)
			r->help = true;
		else
			*o->flag = true;
		if (o->given != NULL)
			*o->given = true;
		return CK_ARGS_GO;
	}
	if (o->each == NULL && is_repeated(r, o))
		return fail(r, ck_tr("{option} is given twice; once is enough."), slots);
	if (value == NULL && r->at < r->argc)
		value = r->argv[r->at++];
	if (value == NULL)
		return fail(r, ck_tr("{option} wants a value after it."), slots);
	return is_lang(o) ? CK_ARGS_GO : value_take(r, o, value);
}

static int operand_take(reading *r, const char *arg)
{
	unsigned seen = 0;
	char part[CK_ARGS_QUOTE], sentence[CK_ARGS_ERROR];
	const ck_slot slots[] = {{"value", ck_args_quote(arg, part)}, {NULL, NULL}};

	for (const ck_args_option *o = r->command->options; !ck_args_ends(o); o++) {
		if (o->name == NULL && seen++ == r->operands) {
			r->operands++;
			if (o->stray != NULL)
				r->stray = o->stray;
			return value_take(r, o, arg);
		}
	}
	ck_fill(sentence, sizeof(sentence),
	        ck_tr("“{value}” is one argument too many; see --help for what goes where."), slots);
	if (r->stray == NULL)
		return ck_args_fail(r->command->name, CK_EXIT_USAGE, sentence);
	return fail(r, "{sentence} {stray}",
	            (ck_slot[]){{"sentence", sentence}, {"stray", ck_tr(r->stray)}, {NULL, NULL}});
}

/* The language comes first, so that every other error is told in it; also that there is a second one. */
static int lang_take(reading *r)
{
	char list[LIST_MAX], part[CK_ARGS_QUOTE];

	ck_lang_set(ck_lang_from_environment());
	for (int i = 1; i < r->argc && r->lang == NULL && strcmp(r->argv[i], "--") != 0; i++) {
		const ck_args_option *o;

		if (strncmp(r->argv[i], "--lang=", 7) == 0)
			r->lang = r->argv[i] + 7;
		else if (strcmp(r->argv[i], "--lang") == 0 && i + 1 < r->argc)
			r->lang = r->argv[++i];
		else if (strncmp(r->argv[i], "--", 2) == 0 && strchr(r->argv[i], '=') == NULL &&
		         (o = option_find(r, r->argv[i] + 2, strlen(r->argv[i] + 2))) != NULL &&
		         o->flag == NULL && strcmp(o->name, "help") != 0)
			i++; /* the value of another option */
	}
	if (r->lang != NULL && !ck_lang_set(r->lang)) {
		const ck_slot slots[] = {{"value", ck_args_quote(r->lang, part)},
		                         {"list", join(ck_lang_list(), list, sizeof(list))},
		                         {NULL, NULL}};

		return fail(r, ck_tr("There is no language “{value}”; the languages are {list}."), slots);
	}
	return CK_ARGS_GO;
}

static int operands_check(const reading *r)
{
	unsigned seen = 0;

	for (const ck_args_option *o = r->command->options; !ck_args_ends(o); o++) {
		const ck_slot slots[] = {{"operand", o->operand != NULL ? ck_tr(o->operand) : ""},
		                         {"what", ck_tr(o->help)},
		                         {NULL, NULL}};

		if (o->name == NULL && seen++ >= r->operands && o->required)
			return fail(r, ck_tr("{operand} is missing: {what}."), slots);
	}
	return CK_ARGS_GO;
}

int ck_args_read(const ck_args_command *command, int argc, char **argv)
{
	reading r = {.command = command, .argc = argc, .argv = argv, .at = 1};
	int code;

	if (describing.visit != NULL) {
		describing.visit(describing.context, command);
		return CK_EXIT_OK;
	}
	code = lang_take(&r);

	while (code == CK_ARGS_GO && r.at < argc && !r.help) {
		const char *arg = argv[r.at++];

		if (!r.only_operands && strcmp(arg, "--") == 0)
			r.only_operands = true;
		else if (!r.only_operands && arg[0] == '-' && arg[1] != '\0')
			code = option_take(&r, arg);
		else
			code = operand_take(&r, arg);
	}
	if (code == CK_ARGS_GO && r.help) {
		ck_usage_write(command);
		return ck_out_finish(command->name);
	}
	return code == CK_ARGS_GO ? operands_check(&r) : code;
}
