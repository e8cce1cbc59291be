/* fuzz_drawing.c - drawings of position lines.
 *
 * The input is seven bytes that choose how it is drawn, a line, then optionally LF and a title. Whatever the line
 * says: if it is a position, its drawing is well-formed XML, has the length that it says, and no piece stands on
 * another. */
#include "draw/drawing.h"
#include "fuzz.h"

enum { CHOICES = 7, ROOM = 1 << 20, DEEPEST = 16, NAME = 32 };

static ck_action actions[CK_ACTIONS_MAX];
static char document[ROOM];

/* Skip an element's attributes: name="value", no `<` and no bare quotes inside. Returns where they end. */
static const char *attributes(const char *at)
{
	while (*at == ' ') {
		at++;
		while ((*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z') || *at == '-')
			at++;
		CHECK(at[0] == '=' && at[1] == '"');
		for (at += 2; *at != '"'; at++)
			CHECK(*at != '\0' && *at != '<' && *at != '\n');
		at++;
	}
	return at;
}

static const char *name_of(const char *at, char name[NAME])
{
	size_t length = 0;

	while ((*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z')) {
		CHECK(length + 1 < NAME);
		name[length++] = *at++;
	}
	CHECK(length > 0);
	name[length] = '\0';
	return at;
}

/* One document: elements that close in order, text without control characters. */
static void check_xml(const char *at)
{
	static char open[DEEPEST][NAME];
	char name[NAME];
	int depth = 0;

	for (; *at != '\0'; at++) {
		if (*at != '<') {
			CHECK((unsigned char)*at >= 0x20 || *at == '\n');
			continue;
		}
		if (at[1] == '/') {
			at = name_of(at + 2, name);
			CHECK(depth > 0 && strcmp(open[--depth], name) == 0 && *at == '>');
			continue;
		}
		CHECK(depth < DEEPEST);
		at = attributes(name_of(at + 1, open[depth]));
		if (at[0] == '/')
			at++;
		else
			depth++;
		CHECK(*at == '>');
	}
	CHECK(depth == 0);
}

/* Two discs do not meet, but for a thousandth lost in rounding. */
static void check_places(const ck_game *g, const ck_position *position)
{
	ck_place places[CK_PLACES_MAX];
	ck_plan plan;
	size_t count;

	ck_plan_init(&plan, g);
	count = ck_place_all(&plan, g, position, places);
	CHECK(count >= 1 && count <= CK_PLACES_MAX);
	for (size_t i = 0; i < count; i++) {
		CHECK(places[i].seat < g->seats && places[i].radius > 0);
		for (size_t k = 0; k < i; k++) {
			int64_t dx = places[i].at.x - places[k].at.x, dy = places[i].at.y - places[k].at.y;
			int64_t near = places[i].radius + places[k].radius - 4;

			CHECK(dx * dx + dy * dy >= near * near);
		}
	}
}

static void choose(ck_drawing *d, const uint8_t *choices)
{
	d->look = choices[0] % CK_LOOK_COUNT;
	d->theme = choices[1] % CK_THEME_COUNT;
	d->pieces = choices[2] % CK_PIECES_COUNT;
	d->down = (uint8_t)(choices[3] % ck_cell_arms(d->game));
	d->no_numbers = choices[3] & 0x80;
	d->has_last = choices[4] != 0;
	d->last_seat = (uint8_t)(choices[4] % d->game->seats);
	d->last_from = (uint8_t)(choices[5] % (d->game->goal + 1));
	d->last_to = (uint8_t)(choices[6] % (d->game->goal + 1));
}

static void check_drawing(ck_drawing *d)
{
	size_t length = ck_draw_svg(d, document, sizeof document);

	CHECK(length < sizeof document && strlen(document) == length);
	CHECK(ck_draw_svg(d, NULL, 0) == length);
	check_xml(document);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	char title[256];
	ck_game game;
	ck_position position;
	ck_drawing d = {.game = &game, .position = &position};

	if (size < CHOICES)
		return 0;
	const char *line = (const char *)data + CHOICES;
	const char *newline = size > CHOICES ? memchr(line, '\n', size - CHOICES) : NULL;
	size_t length = newline ? (size_t)(newline - line) : size - CHOICES;
	if (!ck_position_parse(&game, &position, line, length, NULL))
		return 0;
	if (newline) {
		size_t rest = size - CHOICES - length - 1;

		rest = rest < sizeof title ? rest : sizeof title - 1;
		memcpy(title, newline + 1, rest);
		title[rest] = '\0';
		d.title = d.description = title;
	}
	check_places(&game, &position);
	choose(&d, data);
	check_drawing(&d);
	d.legal_count = ck_position_legal(&game, &position, actions);
	d.legal = actions;
	check_drawing(&d);
	return 0;
}
