#include "draw/pen.h"

static int32_t hundredths(int32_t n)
{
	return (n + (n < 0 ? -5 : 5)) / 10;
}

static ck_point rounded(ck_point point)
{
	return (ck_point){hundredths(point.x), hundredths(point.y)};
}

/* A number of hundredths; `apart` from one before it. */
static void put_number(ck_pen *p, int32_t n, bool apart)
{
	int32_t whole = n < 0 ? -n : n, rest = whole % 100;

	if (n < 0)
		ck_sink_text(p->s, "-");
	else if (apart)
		ck_sink_text(p->s, " ");
	if (whole >= 100 || rest == 0)
		ck_sink_number(p->s, whole / 100);
	if (rest > 0) {
		const char digits[] = {'.', (char)('0' + rest / 10), (char)('0' + rest % 10)};

		ck_sink_bytes(p->s, digits, rest % 10 == 0 ? 2 : 3);
	}
}

/* A command with its numbers. */
static void put(ck_pen *p, char command, const int32_t *numbers, unsigned count)
{
	bool again = command == p->command;

	if (!again)
		ck_sink_bytes(p->s, &command, 1);
	for (unsigned i = 0; i < count; i++)
		put_number(p, numbers[i], again || i > 0);
	p->command = command;
}

ck_pen ck_pen_take(ck_sink *s)
{
	return (ck_pen){.s = s};
}

void ck_pen_move(ck_pen *p, ck_point to)
{
	p->at = p->start = rounded(to);
	p->command = '\0';
	put(p, 'M', (const int32_t[]){p->at.x, p->at.y}, 2);
}

void ck_pen_line(ck_pen *p, ck_point to)
{
	ck_point end = rounded(to);
	const int32_t way[] = {end.x - p->at.x, end.y - p->at.y};

	if (way[1] == 0)
		put(p, 'h', way, 1);
	else if (way[0] == 0)
		put(p, 'v', way + 1, 1);
	else
		put(p, 'l', way, 2);
	p->at = end;
}

void ck_pen_curve(ck_pen *p, ck_point pull, ck_point to)
{
	ck_point by = rounded(pull), end = rounded(to);

	put(p, 'q', (const int32_t[]){by.x - p->at.x, by.y - p->at.y, end.x - p->at.x, end.y - p->at.y}, 4);
	p->at = end;
}

void ck_pen_close(ck_pen *p)
{
	put(p, 'z', NULL, 0);
	p->at = p->start;
}

void ck_pen_shape(ck_pen *p, const ck_shape *shape)
{
	for (unsigned i = 0; i < shape->count; i++)
		(i == 0 ? ck_pen_move : ck_pen_line)(p, shape->corner[i]);
	ck_pen_close(p);
}
