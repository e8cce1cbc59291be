/* pen.h - path data, written as short as it goes: relative to the last point, in hundredths of a unit. Points are rounded
 * first, so that what touches still does. */
#ifndef CK_DRAW_PEN_H
#define CK_DRAW_PEN_H

#include "draw/plan.h"
#include "draw/sink.h"

typedef struct ck_pen {
	ck_sink *s;
	ck_point at, start; /* where the pen is, and where the line began; hundredths */
	char command;       /* the latest, which need not be said again */
} ck_pen;

/* Points are in thousandths of a unit. */
ck_pen ck_pen_take(ck_sink *s);
void ck_pen_move(ck_pen *p, ck_point to);
void ck_pen_line(ck_pen *p, ck_point to);
void ck_pen_curve(ck_pen *p, ck_point pull, ck_point to); /* a quadratic curve */
void ck_pen_close(ck_pen *p);

/* A closed polygon. */
void ck_pen_shape(ck_pen *p, const ck_shape *shape);

#endif
