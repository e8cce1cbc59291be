#include "i18n/plural.h"

#include <stdbool.h>
#include <string.h>

/* The rest of the expression, the number, and whether all was well so far. */
typedef struct reader {
	const char *at;
	unsigned long n;
	unsigned depth;
	bool ok;
} reader;

enum { DEPTH_MAX = 50 };

static unsigned long choice(reader *r);

/* True, and past it, if the next token is the operator. */
static bool take(reader *r, const char *operator)
{
	size_t size = strlen(operator);

	r->at += strspn(r->at, " \t");
	if (strncmp(r->at, operator, size) != 0)
		return false;
	r->at += size;
	return true;
}

static unsigned long operand(reader *r)
{
	unsigned long value = 0;

	if (take(r, "n"))
		return r->n;
	if (take(r, "!"))
		return !operand(r);
	if (take(r, "(")) {
		value = choice(r);
		r->ok = r->ok && take(r, ")");
		return value;
	}
	r->at += strspn(r->at, " \t");
	if (*r->at < '0' || *r->at > '9')
		r->ok = false;
	for (; *r->at >= '0' && *r->at <= '9'; r->at++)
		value = value * 10 + (unsigned long)(*r->at - '0');
	return value;
}

static unsigned long product(reader *r)
{
	unsigned long value = operand(r);

	while (r->ok && take(r, "%")) {
		unsigned long by = operand(r);

		r->ok = r->ok && by != 0;
		value = by == 0 ? 0 : value % by;
	}
	return value;
}

static unsigned long comparison(reader *r)
{
	unsigned long left = product(r);

	if (!r->ok)
		return 0;
	if (take(r, "=="))
		return left == product(r);
	if (take(r, "!="))
		return left != product(r);
	if (take(r, "<="))
		return left <= product(r);
	if (take(r, ">="))
		return left >= product(r);
	if (take(r, "<"))
		return left < product(r);
	if (take(r, ">"))
		return left > product(r);
	return left;
}

static unsigned long both(reader *r)
{
	unsigned long value = comparison(r);

	while (r->ok && take(r, "&&"))
		value = (comparison(r) != 0) & (value != 0);
	return value;
}

static unsigned long either(reader *r)
{
	unsigned long value = both(r);

	while (r->ok && take(r, "||"))
		value = (both(r) != 0) | (value != 0);
	return value;
}

static unsigned long choice(reader *r)
{
	unsigned long value = 0;

	if (++r->depth > DEPTH_MAX)
		r->ok = false;
	if (r->ok)
		value = either(r);
	if (r->ok && take(r, "?")) {
		unsigned long yes = choice(r), no = 0;

		r->ok = r->ok && take(r, ":");
		if (r->ok)
			no = choice(r);
		value = value != 0 ? yes : no;
	}
	r->depth--;
	return value;
}

unsigned long ck_plural_form(const char *header, unsigned long n)
{
	const char *start = header != NULL ? strstr(header, "plural=") : NULL;
	reader r = {.n = n, .ok = start != NULL};
	unsigned long form = 0;

	if (start != NULL) {
		r.at = start + strlen("plural=");
		form = choice(&r);
	}
	return r.ok ? form : n != 1;
}
