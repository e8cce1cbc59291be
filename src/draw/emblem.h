/* emblem.h - the shapes of the seats, and the small signs on pieces, as paths. */
#ifndef CK_DRAW_EMBLEM_H
#define CK_DRAW_EMBLEM_H

#include "draw/colour.h"
#include "draw/plan.h"
#include "draw/sink.h"

/* Signs besides the shapes of the colours. */
typedef enum ck_sign {
	CK_SIGN_CROWN, /* a queen */
	CK_SIGN_TICK,  /* has reached the goal; a line, not an area */
	CK_SIGN_LAP,   /* has used a lap: a turn with an arrow; a line */
	CK_SIGN_COUNT
} ck_sign;

/* Write the path data (the value of d) of a colour's shape or of a sign around a point. `size` is the radius of a
 * circle that it about fills. All in thousandths; what is written is rounded to hundredths. */
void ck_emblem_shape(ck_sink *s, ck_colour colour, ck_point at, int32_t size);
void ck_emblem_sign(ck_sink *s, ck_sign sign, ck_point at, int32_t size);

#endif
