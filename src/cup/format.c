#include "cup/format.h"

#include <string.h>

static const char *const KINDS[CK_FORMAT_KIND_COUNT] = {
	[CK_FORMAT_KNOCKOUT] = "knockout",
	[CK_FORMAT_GROUPS] = "groups",
	[CK_FORMAT_ROUND_ROBIN] = "round-robin",
	[CK_FORMAT_DOUBLE_ROUND_ROBIN] = "double-round-robin",
	[CK_FORMAT_SWISS] = "swiss",
	[CK_FORMAT_DOUBLE_ELIMINATION] = "double-elimination",
};

static const char *const TIES[CK_TIE_COUNT] = {
	[CK_TIE_DIRECT] = "direct", [CK_TIE_EXTRA] = "extra", [CK_TIE_BUCHHOLZ] = "buchholz",
	[CK_TIE_WINS] = "wins",     [CK_TIE_HOME] = "home",   [CK_TIE_LOT] = "lot",
};

static const char *const YES_NO[2] = {"no", "yes"};

typedef enum option { BEST, THIRD, SEEDED, SIZE, THROUGH, ROUNDS, TIES_IN, SUBSTITUTES, OPTION_COUNT } option;

static const char *const OPTIONS[OPTION_COUNT] = {
	[BEST] = "best",       [THIRD] = "third",   [SEEDED] = "seeded", [SIZE] = "size",
	[THROUGH] = "through", [ROUNDS] = "rounds", [TIES_IN] = "ties",  [SUBSTITUTES] = "substitutes",
};

#define BIT(kind) (1u << (kind))
#define ALL (BIT(CK_FORMAT_KIND_COUNT) - 1)

/* The kinds that have an option. */
static const unsigned HERE[OPTION_COUNT] = {
	[BEST] = ALL,
	[THIRD] = BIT(CK_FORMAT_KNOCKOUT) | BIT(CK_FORMAT_GROUPS),
	[SEEDED] = BIT(CK_FORMAT_KNOCKOUT) | BIT(CK_FORMAT_GROUPS) | BIT(CK_FORMAT_DOUBLE_ELIMINATION),
	[SIZE] = BIT(CK_FORMAT_GROUPS),
	[THROUGH] = BIT(CK_FORMAT_GROUPS),
	[ROUNDS] = BIT(CK_FORMAT_SWISS),
	[TIES_IN] = BIT(CK_FORMAT_GROUPS) | BIT(CK_FORMAT_ROUND_ROBIN) | BIT(CK_FORMAT_DOUBLE_ROUND_ROBIN) |
                    BIT(CK_FORMAT_SWISS),
	[SUBSTITUTES] = ALL,
};

/* A piece of a text. */
typedef struct piece {
	const char *at;
	size_t length;
} piece;

static bool is_word(piece p, const char *word)
{
	return word && strlen(word) == p.length && memcmp(p.at, word, p.length) == 0;
}

/* The number of a piece in a list; count where it is not in it. */
static unsigned find(piece p, const char *const *words, unsigned count)
{
	for (unsigned i = 0; i < count; i++)
		if (is_word(p, words[i]))
			return i;
	return count;
}

/* Up to the next `end`, which is left out; *rest is what follows it. */
static piece cut(const char **rest, const char *end)
{
	piece p = {*rest, strcspn(*rest, end)};

	*rest += p.length;
	return p;
}

static bool read_number(piece p, uint32_t low, uint32_t high, uint32_t *number)
{
	uint32_t n = 0;

	if (p.length < 1 || p.length > 6 || (p.at[0] == '0' && p.length > 1))
		return false;
	for (size_t i = 0; i < p.length; i++) {
		if (p.at[i] < '0' || p.at[i] > '9')
			return false;
		n = 10 * n + (uint32_t)(p.at[i] - '0');
	}
	*number = n;
	return low <= n && n <= high;
}

static bool read_byte(piece p, uint32_t low, uint32_t high, uint8_t *byte)
{
	uint32_t n;

	if (!read_number(p, low, high, &n))
		return false;
	*byte = (uint8_t)n;
	return true;
}

static bool read_flag(piece p, uint8_t *flag)
{
	unsigned n = find(p, YES_NO, 2);

	*flag = n == 1;
	return n < 2;
}

/* The tie-breaks, each once. */
static bool read_ties(piece p, uint8_t ties[CK_TIES_MAX + 1])
{
	const char *rest = p.at;
	size_t n = 0;

	memset(ties, CK_TIE_NONE, CK_TIES_MAX + 1);
	for (;;) {
		piece word = {rest, 0};

		while (rest < p.at + p.length && *rest != '+')
			rest++;
		word.length = (size_t)(rest - word.at);

		unsigned tie = find(word, TIES, CK_TIE_COUNT);

		if (tie == CK_TIE_COUNT || n == CK_TIES_MAX || memchr(ties, (int)tie, n))
			return false;
		ties[n++] = (uint8_t)tie;
		if (rest == p.at + p.length)
			return true;
		rest++;
	}
}

static bool read_value(ck_format *f, option o, piece value)
{
	switch (o) {
	case BEST: return read_byte(value, 1, 5, &f->best) && f->best % 2;
	case THIRD: return read_flag(value, &f->third);
	case SEEDED: return read_number(value, 0, 4096, &f->seeded);
	case SIZE: return read_byte(value, 3, 16, &f->group_size);
	case THROUGH: return read_byte(value, 1, 8, &f->through);
	case ROUNDS: return read_byte(value, 1, 64, &f->rounds);
	case TIES_IN: return read_ties(value, f->ties);
	case SUBSTITUTES: return read_flag(value, &f->substitutes);
	default: return false;
	}
}

static void set_ties(ck_format *f, const uint8_t *ties, size_t n)
{
	memset(f->ties, CK_TIE_NONE, sizeof f->ties);
	memcpy(f->ties, ties, n);
}

static ck_format default_of(ck_format_kind kind)
{
	static const uint8_t swiss[] = {CK_TIE_BUCHHOLZ, CK_TIE_DIRECT, CK_TIE_EXTRA, CK_TIE_WINS,
	                                CK_TIE_HOME};
	static const uint8_t robin[] = {CK_TIE_DIRECT, CK_TIE_EXTRA, CK_TIE_WINS, CK_TIE_HOME};
	ck_format f = {.kind = (uint8_t)kind, .best = 1};

	if (kind == CK_FORMAT_GROUPS) {
		f.group_size = 4;
		f.through = 2;
	}
	if (kind == CK_FORMAT_SWISS)
		set_ties(&f, swiss, sizeof swiss);
	else if (HERE[TIES_IN] & BIT(kind))
		set_ties(&f, robin, sizeof robin);
	return f;
}

/* One `name=value`; `seen` are the options before it. */
static ck_format_fault read_option(ck_format *f, piece p, unsigned *seen)
{
	const char *equals = memchr(p.at, '=', p.length);
	size_t name_length = equals ? (size_t)(equals - p.at) : p.length;
	unsigned o = find((piece){p.at, name_length}, OPTIONS, OPTION_COUNT);

	if (o == OPTION_COUNT)
		return CK_FORMAT_UNKNOWN_OPTION;
	if (!(HERE[o] & BIT(f->kind)))
		return CK_FORMAT_NOT_HERE;
	if (*seen & BIT(o))
		return CK_FORMAT_TWICE;
	*seen |= BIT(o);
	if (!equals || !read_value(f, (option)o, (piece){equals + 1, p.length - name_length - 1}))
		return CK_FORMAT_BAD_VALUE;
	return CK_FORMAT_OK;
}

/* What only the whole can say: more may not go on than are in a group. */
static bool fits(const ck_format *f)
{
	return f->kind != CK_FORMAT_GROUPS || f->through < f->group_size;
}

ck_format_fault ck_format_read(const char *text, ck_format *f, size_t *at, size_t *length)
{
	const char *rest = text;
	piece p = cut(&rest, ":");
	unsigned kind = find(p, KINDS, CK_FORMAT_KIND_COUNT);
	unsigned seen = 0;
	ck_format read;
	ck_format_fault fault = kind < CK_FORMAT_KIND_COUNT ? CK_FORMAT_OK : CK_FORMAT_UNKNOWN_KIND;

	if (!fault)
		read = default_of((ck_format_kind)kind);
	while (!fault && *rest) {
		rest++;
		p = cut(&rest, ",");
		fault = read_option(&read, p, &seen);
	}
	if (!fault && !fits(&read))
		fault = CK_FORMAT_BAD_VALUE;
	if (fault) {
		*at = (size_t)(p.at - text);
		*length = p.length;
		return fault;
	}
	*f = read;
	return CK_FORMAT_OK;
}

/* ------------------------------------------------------------------ writing */

typedef struct text {
	char *at;
	size_t length;
	bool options; /* one has been written */
} text;

static void put(text *t, const char *word)
{
	size_t n = strlen(word);

	memcpy(t->at + t->length, word, n + 1);
	t->length += n;
}

static void put_name(text *t, option o)
{
	put(t, t->options ? "," : ":");
	put(t, OPTIONS[o]);
	put(t, "=");
	t->options = true;
}

static void put_number(text *t, option o, uint32_t number, uint32_t usual)
{
	char digits[11] = "";
	size_t at = sizeof digits - 1;

	if (number == usual)
		return;
	put_name(t, o);
	do {
		digits[--at] = (char)('0' + number % 10);
		number /= 10;
	} while (number);
	put(t, digits + at);
}

static void put_flag(text *t, option o, uint8_t flag)
{
	if (!flag)
		return;
	put_name(t, o);
	put(t, YES_NO[1]);
}

static void put_ties(text *t, const uint8_t *ties, const uint8_t *usual)
{
	if (memcmp(ties, usual, CK_TIES_MAX + 1) == 0)
		return;
	put_name(t, TIES_IN);
	for (size_t i = 0; ties[i]; i++) {
		if (i)
			put(t, "+");
		put(t, TIES[ties[i]]);
	}
}

size_t ck_format_write(const ck_format *f, char out[CK_FORMAT_TEXT_MAX])
{
	ck_format usual = default_of((ck_format_kind)f->kind);
	text t = {0};

	t.at = out;
	put(&t, KINDS[f->kind]);
	put_number(&t, BEST, f->best, usual.best);
	put_flag(&t, THIRD, f->third);
	put_number(&t, SEEDED, f->seeded, usual.seeded);
	put_number(&t, SIZE, f->group_size, usual.group_size);
	put_number(&t, THROUGH, f->through, usual.through);
	put_number(&t, ROUNDS, f->rounds, usual.rounds);
	put_ties(&t, f->ties, usual.ties);
	put_flag(&t, SUBSTITUTES, f->substitutes);
	return t.length;
}

uint32_t ck_format_swiss_rounds(uint32_t entrants)
{
	uint32_t rounds = 1;

	while (rounds < 63 && (1u << rounds) < entrants)
		rounds++;
	return rounds;
}

uint32_t ck_format_swiss_most(uint32_t entrants)
{
	return entrants % 2 || !entrants ? entrants : entrants - 1;
}

uint32_t ck_format_swiss_least(uint32_t rounds)
{
	return rounds % 2 ? rounds : rounds + 1;
}
