#include "guide/guide.h"

#include "guide/condition.h"
#include "guide/page.h"

#include <string.h>

enum { DEPTH_MAX = 8 }; /* conditions inside one another */

/* ------------------------------------------------------------------- pages */

static const struct ck_guide_page *page_of(const char *lang, const char *game)
{
	size_t size = strlen(lang);

	for (size_t i = 0; i < ck_guide_page_count; i++) {
		const char *key = ck_guide_pages[i].key;

		if (strncmp(key, lang, size) == 0 && key[size] == '/' && strcmp(key + size + 1, game) == 0)
			return &ck_guide_pages[i];
	}
	return NULL;
}

const char *ck_guide_page(const char *lang, ck_kind kind, size_t *size)
{
	const struct ck_guide_page *page = page_of(lang, ck_kind_name(kind));

	if (page == NULL)
		page = page_of("en", ck_kind_name(kind));
	*size = page->size;
	return (const char *)page->text;
}

/* --------------------------------------------------------------- selection */

/* A page being read: in each condition entered, whether what stands there now holds, and whether its `else` has
 * come. */
typedef struct reader {
	const ck_game *game;
	char *out;
	size_t used;
	unsigned depth;
	bool holds[DEPTH_MAX];
	bool turned[DEPTH_MAX];
} reader;

static bool stands(const reader *r)
{
	for (unsigned i = 0; i < r->depth; i++)
		if (!r->holds[i])
			return false;
	return true;
}

static const char *enter(reader *r, ck_guide_text conditions)
{
	if (r->depth == DEPTH_MAX)
		return "too many conditions inside one another";
	r->turned[r->depth] = false;
	return ck_guide_ask(r->game, conditions, &r->holds[r->depth++]);
}

static const char *turn(reader *r)
{
	if (r->depth == 0 || r->turned[r->depth - 1])
		return "an else without its if";
	r->turned[r->depth - 1] = true;
	r->holds[r->depth - 1] = !r->holds[r->depth - 1];
	return NULL;
}

static const char *leave(reader *r)
{
	if (r->depth == 0)
		return "an end without its if";
	r->depth--;
	return NULL;
}

static const char *comment(reader *r, ck_guide_text inside)
{
	static const char word[] = "if ";

	if (ck_guide_is(inside, "else"))
		return turn(r);
	if (ck_guide_is(inside, "end"))
		return leave(r);
	if (inside.size >= strlen(word) && memcmp(inside.at, word, strlen(word)) == 0)
		return enter(r, (ck_guide_text){inside.at + strlen(word), inside.size - strlen(word)});
	return "a comment says if, else or end";
}

/* The inside of a line that is a comment. */
static bool is_comment(ck_guide_text line, ck_guide_text *inside)
{
	static const char opening[] = "<!-- ", closing[] = " -->";
	size_t o = strlen(opening), c = strlen(closing);

	while (line.size > 0 && *line.at == ' ') {
		line.at++;
		line.size--;
	}
	if (line.size < o + c || memcmp(line.at, opening, o) != 0 ||
	    memcmp(line.at + line.size - c, closing, c) != 0)
		return false;
	*inside = (ck_guide_text){line.at + o, line.size - o - c};
	return true;
}

static void put(reader *r, const char *text, size_t size)
{
	memcpy(r->out + r->used, text, size);
	r->used += size;
}

/* A line of text with its numbers; written only where `shown`. A number has at most three digits, and its placeholder
 * at least three bytes, so what is written never gets ahead of what is read. */
static const char *fill(reader *r, ck_guide_text line, bool shown)
{
	for (size_t i = 0; i < line.size; i++) {
		const char *end;
		char number[CK_GUIDE_NUMBER];

		if (line.at[i] != '{') {
			if (shown)
				put(r, &line.at[i], 1);
			continue;
		}
		end = memchr(line.at + i, '}', line.size - i);
		if (end == NULL)
			return "a brace is not closed";
		if (!ck_guide_number(r->game,
		                     (ck_guide_text){line.at + i + 1, (size_t)(end - (line.at + i)) - 1},
		                     number))
			return "the game has no such number";
		if (shown)
			put(r, number, strlen(number));
		i = (size_t)(end - line.at);
	}
	return NULL;
}

/* True at the start of a paragraph: nothing has been written, or an empty line. */
static bool after_gap(const reader *r)
{
	return r->used == 0 || (r->used >= 2 && r->out[r->used - 1] == '\n' && r->out[r->used - 2] == '\n');
}

static const char *read_line(reader *r, ck_guide_text line)
{
	const bool shown = stands(r) && !(line.size == 0 && after_gap(r));
	ck_guide_text inside;
	const char *wrong;

	if (is_comment(line, &inside))
		return comment(r, inside);
	wrong = fill(r, line, shown);
	if (wrong == NULL && shown)
		put(r, "\n", 1);
	return wrong;
}

static bool fail(ck_guide_fault *fault, const char *what, size_t line)
{
	if (fault != NULL)
		*fault = (ck_guide_fault){what, line};
	return false;
}

bool ck_guide_select(const ck_game *g, const char *page, size_t size, char *out, size_t *written,
                     ck_guide_fault *fault)
{
	reader r = {.game = g};
	size_t number = 0;

	r.out = out;
	for (size_t at = 0; at < size;) {
		const char *end = memchr(page + at, '\n', size - at);
		const char *wrong;

		number++;
		if (end == NULL)
			return fail(fault, "the last line does not end", number);
		wrong = read_line(&r, (ck_guide_text){page + at, (size_t)(end - page) - at});
		if (wrong != NULL)
			return fail(fault, wrong, number);
		at = (size_t)(end - page) + 1;
	}
	if (r.depth > 0)
		return fail(fault, "an if has no end", number);
	while (r.used >= 2 && after_gap(&r))
		r.used--;
	*written = r.used;
	return true;
}
