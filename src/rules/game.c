/* game.c - game strings (RULES 1): the tables of options, reading and writing. */
#include <charkoni/charkoni.h>

#include <string.h>

#include "rules.h"
#include "text.h"

struct value {
	const char *word;
	uint8_t value;
};

/* One row of the tables of options: the values are listed default first; without any, the option is a
 * number from 0 to 255 whose default is `number`. */
struct option {
	const char *key;
	uint8_t offset; /* of the uint8_t in g->option */
	uint8_t number;
	struct value values[5];
};

/* The rows are tables, laid out by hand. */
/* clang-format off */
#define PARCHIS(field) offsetof(ck_parchis_options, field)
#define CROSS(field) offsetof(ck_cross_options, field)

#define PIECES {"4", 4}, {"1", 1}, {"2", 2}, {"3", 3}
#define FORFEIT {"forfeit", CK_BLOCKED_FORFEIT}
#define FREE {"free", CK_BLOCKED_FREE}

/* Rows that two games share. */
#define SEVEN_ROW \
	{"seven", PARCHIS(seven), 0, {{"none_home", CK_SEVEN_NONE_HOME}, {"four_on_board", CK_SEVEN_FOUR_ON_BOARD}, \
	                              {"never", CK_SEVEN_NEVER}}}
#define EXIT_ROWS \
	{"exit_capture", PARCHIS(exit_capture), 0, {{"when_full", CK_EXIT_WHEN_FULL}, {"any", CK_EXIT_ANY}}}, \
	{"capture_bonus", PARCHIS(capture_bonus), 0, {{"20", 20}, {"0", 0}, {"10", 10}}}, \
	{"goal_bonus", PARCHIS(goal_bonus), 0, {{"10", 10}, {"0", 0}, {"20", 20}}}, \
	{"third_six", PARCHIS(third_six), 0, {{"home", CK_THIRD_SIX_HOME}, {"lose_turn", CK_THIRD_SIX_LOSE_TURN}}}
#define SUMS_ROW {"sums", CROSS(sums), 0, {{"jump", CK_SUMS_JUMP}, {"stepped", CK_SUMS_STEPPED}}}
#define LAPS_ROW {"laps", CROSS(laps), 0, {{"1", 1}, {"0", 0}, {"9", 9}}}
#define END_ROWS \
	{"finished", CROSS(finished), 0, {{"skip", CK_FINISHED_SKIP}, {"help", CK_FINISHED_HELP}}}, \
	{"standstill", CROSS(standstill), 60, {{0, 0}}}, \
	{"pieces", CROSS(pieces), 0, {PIECES}}

static const struct option parchis_rows[] = {
	{"players", PARCHIS(players), 0, {{"4", 4}, {"2", 2}, {"3", 3}, {"6", 6}, {"8", 8}}},
	{"pieces", PARCHIS(pieces), 0, {PIECES}},
	{"out", PARCHIS(out), 0, {{"1", 1}, {"0", 0}, {"2", 2}}},
	SEVEN_ROW,
	{"blocked_barrier", PARCHIS(blocked_barrier), 0, {FORFEIT, FREE}},
	EXIT_ROWS,
	{0},
};

static const struct option pairs_rows[] = {
	{"players", PARCHIS(players), 0, {{"4", 4}}},
	{"pieces", PARCHIS(pieces), 0, {PIECES}},
	{"out", PARCHIS(out), 0, {{"0", 0}, {"1", 1}, {"2", 2}}},
	SEVEN_ROW,
	{"blocked_barrier", PARCHIS(blocked_barrier), 0, {FREE, FORFEIT}},
	{"pair_barrier_opens", PARCHIS(pair_barrier_opens), 0, {{"yes", 1}, {"no", 0}}},
	EXIT_ROWS,
	{"win", PARCHIS(win), 0, {{"first", CK_WIN_FIRST}, {"all_eight", CK_WIN_ALL_EIGHT}}},
	{0},
};

static const struct option pachisi_rows[] = {
	{"table", CROSS(table), 0, {{"six", CK_TABLE_SIX}, {"six_wiki", CK_TABLE_SIX_WIKI},
	                            {"seven", CK_TABLE_SEVEN}, {"seven_murray", CK_TABLE_SEVEN_MURRAY}}},
	{"graces", CROSS(graces), 0, {{"all", CK_GRACES_ALL}, {"ten_twentyfive", CK_GRACES_TEN_TWENTYFIVE}}},
	{"throws", CROSS(throws), 0, {{"pooled", CK_THROWS_POOLED}, {"single", CK_THROWS_SINGLE}}},
	SUMS_ROW,
	{"entry", CROSS(entry), 0, {{"extra", CK_ENTRY_EXTRA}, {"use", CK_ENTRY_USE}}},
	{"last_square", CROSS(last_square), 0, {{"grace", CK_LAST_SQUARE_GRACE}, {"strict", CK_LAST_SQUARE_STRICT}}},
	{"finish", CROSS(finish), 0, {{"exact", CK_FINISH_EXACT}, {"grace", CK_FINISH_GRACE}}},
	LAPS_ROW,
	{"queen", CROSS(queen), 0, {{"on", 1}, {"off", 0}}},
	{"grace_limit", CROSS(grace_limit), 0, {{"off", 0}, {"on", 1}}},
	END_ROWS,
	{0},
};

static const struct option chaupar_rows[] = {
	{"dice", CROSS(dice), 0, {{"1256", CK_DICE_1256}, {"1346", CK_DICE_1346}, {"mixed", CK_DICE_MIXED}}},
	{"start", CROSS(start), 0, {{"sheet", CK_START_SHEET}, {"home_arm", CK_START_HOME_ARM}}},
	SUMS_ROW,
	LAPS_ROW,
	END_ROWS,
	{0},
};

/* clang-format on */

static const struct {
	const char *name;
	const struct option *rows; /* ended by one without a key */
	const struct ck_rules *rules;
} kinds[CK_KIND_COUNT] = {
	{"parchis", parchis_rows, &ck_parchis_rules},
	{"parchis-pairs", pairs_rows, &ck_parchis_rules},
	{"pachisi", pachisi_rows, &ck_pachisi_rules},
	{"chaupar", chaupar_rows, &ck_chaupar_rules},
};

const struct ck_rules *ck_rules_of(const ck_game *g)
{
	return kinds[g->kind].rules;
}

const char *ck_kind_name(ck_kind kind)
{
	return (unsigned)kind < CK_KIND_COUNT ? kinds[kind].name : "";
}

static unsigned value_count(const struct option *o)
{
	unsigned n = 0;
	while (n < 5 && o->values[n].word)
		n++;
	return n;
}

bool ck_option_get(ck_kind kind, unsigned i, ck_option *out)
{
	if ((unsigned)kind >= CK_KIND_COUNT)
		return false;
	const struct option *o = kinds[kind].rows;
	while (o->key && i > 0)
		o++, i--;
	if (!o->key)
		return false;
	*out = (ck_option){.key = o->key, .value_count = (uint8_t)value_count(o)};
	for (unsigned v = 0; v < out->value_count; v++)
		out->values[v] = o->values[v].word;
	out->fallback = out->values[0];
	if (out->value_count == 0) {
		out->high = 255;
		out->fallback = "60";
	}
	return true;
}

/* Where the value of an option lives. */
static uint8_t *option_at(ck_game *g, const struct option *o)
{
	return (uint8_t *)&g->option + o->offset;
}

static uint8_t option_default(const struct option *o)
{
	return o->values[0].word ? o->values[0].value : o->number;
}

static const struct option *option_find(const struct option *rows, struct ck_scan key)
{
	for (const struct option *o = rows; o->key; o++)
		if (ck_scan_is(&key, o->key))
			return o;
	return NULL;
}

/* Set the option from its word. */
static bool option_set(ck_game *g, const struct option *o, struct ck_scan word)
{
	unsigned count = value_count(o);
	for (unsigned v = 0; v < count; v++) {
		if (ck_scan_is(&word, o->values[v].word)) {
			*option_at(g, o) = o->values[v].value;
			return true;
		}
	}
	unsigned n;
	if (count > 0 || !ck_scan_number(&word, &n) || ck_scan_left(&word) > 0 || n > 255)
		return false;
	*option_at(g, o) = (uint8_t)n;
	return true;
}

/* List the words of an option, or the keys of a game, for an error. */
static bool fail_value(ck_error *err, const struct option *o, struct ck_scan part)
{
	char want[sizeof err->want];
	struct ck_text t = ck_text_into(want, sizeof want);
	ck_text_str(&t, o->key);
	ck_text_char(&t, '=');
	for (unsigned v = 0; v < value_count(o); v++) {
		ck_text_str(&t, v ? "|" : "");
		ck_text_str(&t, o->values[v].word);
	}
	if (value_count(o) == 0)
		ck_text_str(&t, "0..255");
	return ck_fail(err, CK_MSG("unknown value '{part}'; right would be {want}"), part.at,
	               ck_scan_left(&part), want);
}

static bool fail_key(ck_error *err, const struct option *rows, struct ck_scan part)
{
	char want[sizeof err->want];
	struct ck_text t = ck_text_into(want, sizeof want);
	for (const struct option *o = rows; o->key; o++) {
		ck_text_str(&t, o == rows ? "" : ", ");
		ck_text_str(&t, o->key);
	}
	return ck_fail(err, CK_MSG("unknown option '{part}'; this game has {want}"), part.at,
	               ck_scan_left(&part), want);
}

static bool parse_option(ck_game *g, const struct option *rows, struct ck_scan part, uint32_t *seen,
                         ck_error *err)
{
	struct ck_scan word = part, key = ck_scan_until(&word, '=');
	const struct option *o = option_find(rows, key);
	if (!o)
		return fail_key(err, rows, key);
	if (key.end == part.end)
		return ck_fail(err, CK_MSG("option '{part}' wants a value, as {want}"), part.at,
		               ck_scan_left(&part), "NAME:key=value,key=value");
	if (*seen >> (o - rows) & 1)
		return ck_fail(err, CK_MSG("option '{part}' is given twice"), key.at, ck_scan_left(&key), "");
	*seen |= 1u << (o - rows);
	return option_set(g, o, word) || fail_value(err, o, word);
}

static bool find_kind(struct ck_scan name, ck_kind *kind)
{
	for (unsigned k = 0; k < CK_KIND_COUNT; k++) {
		if (ck_scan_is(&name, kinds[k].name)) {
			*kind = (ck_kind)k;
			return true;
		}
	}
	return false;
}

bool ck_game_parse(ck_game *g, const char *text, size_t len, ck_error *err)
{
	struct ck_scan rest = {text, text + len}, name = ck_scan_until(&rest, ':');
	ck_kind kind;
	if (!find_kind(name, &kind))
		return ck_fail(err, CK_MSG("unknown game '{part}'; the games are {want}"), name.at,
		               ck_scan_left(&name), "parchis, parchis-pairs, pachisi, chaupar");
	memset(g, 0, sizeof *g);
	g->kind = (uint8_t)kind;
	const struct option *rows = kinds[kind].rows;
	for (const struct option *o = rows; o->key; o++)
		*option_at(g, o) = option_default(o);
	uint32_t seen = 0;
	bool more = name.end < text + len;
	while (more) {
		struct ck_scan part = ck_scan_until(&rest, ',');
		more = part.end < text + len;
		if (!parse_option(g, rows, part, &seen, err))
			return false;
	}
	return kinds[kind].rules->init(g, err);
}

static void write_value(struct ck_text *t, const struct option *o, uint8_t value)
{
	for (unsigned v = 0; v < value_count(o); v++) {
		if (o->values[v].value == value) {
			ck_text_str(t, o->values[v].word);
			return;
		}
	}
	ck_text_number(t, value);
}

size_t ck_game_write(const ck_game *g, char *out)
{
	struct ck_text t = ck_text_into(out, CK_GAME_TEXT);
	ck_text_str(&t, kinds[g->kind].name);
	char before = ':';
	for (const struct option *o = kinds[g->kind].rows; o->key; o++) {
		uint8_t value = *((const uint8_t *)&g->option + o->offset);
		if (value == option_default(o))
			continue;
		ck_text_char(&t, before);
		ck_text_str(&t, o->key);
		ck_text_char(&t, '=');
		write_value(&t, o, value);
		before = ',';
	}
	return t.len;
}
