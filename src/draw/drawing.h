/* drawing.h - a board, and a position on it, as SVG.
 *
 * Pure: what is written depends on the drawing alone, byte for byte, on every machine. Colours and sizes are
 * presentation attributes, never a style sheet, so that a page with a strict content policy may show it; elements
 * have classes and data- attributes (docs/drawing.md) so that a page may style and find them.
 */
#ifndef CK_DRAW_DRAWING_H
#define CK_DRAW_DRAWING_H

#include "draw/place.h"
#include "draw/sink.h"

typedef enum ck_look {
	CK_LOOK_MODERN, /* clean */
	CK_LOOK_CARD,   /* a printed cardboard for Parchís */
	CK_LOOK_CLOTH,  /* an embroidered cloth for Pachisi and Chaupar */
	CK_LOOK_COUNT
} ck_look;

typedef enum ck_theme { CK_THEME_LIGHT, CK_THEME_DARK, CK_THEME_COUNT } ck_theme;

typedef enum ck_pieces {
	CK_PIECES_PAWNS, /* seen from above; on their way in laid on their side */
	CK_PIECES_FLAT,  /* draughtsmen; on their way in stacked, as kings are (S0) */
	CK_PIECES_COUNT
} ck_pieces;

typedef enum ck_part {
	CK_PART_ALL,
	CK_PART_ARM,    /* one arm of the cross alone */
	CK_PART_MIDDLE, /* the Charkoni alone */
} ck_part;

/* What is drawn and how. Zero all but the game for an empty board as it usually looks. */
typedef struct ck_drawing {
	const ck_game *game;
	const ck_position *position; /* NULL: the empty board */
	uint8_t look;                /* ck_look */
	uint8_t theme;               /* ck_theme */
	uint8_t pieces;              /* ck_pieces */
	uint8_t part;                /* ck_part; other than all only on the cross, without a position */
	uint8_t arm;                 /* CK_PART_ARM: which */
	uint8_t down;                /* the arm that points down; 0 is that of seat 1 */
	bool no_numbers;             /* leave off what is printed on the squares */
	bool has_last;               /* show the last move: */
	uint8_t last_seat;           /* of whose piece */
	uint8_t last_from, last_to;  /* from this progress to that */
	const ck_action *legal;  /* of the legal list: show where these lead, what they move and capture; */
	size_t legal_count;      /* so many */
	const char *title;       /* for readers that do not see it, UTF-8; NULL: the game string */
	const char *description; /* the same at length; NULL: the position line, if any */
} ck_drawing;

/* Write a whole SVG document. Returns the length of the whole text; it is all there if that is less than cap. */
size_t ck_draw_svg(const ck_drawing *d, char *out, size_t cap);

/* Write the <g> with the board and what stands on it, in units, the middle of the board at (0, 0), for a document of
 * somebody else. With CK_PART_ARM that arm points down, its inner end at (0, 0). */
void ck_draw_board(ck_sink *s, const ck_drawing *d);

/* How far the drawing reaches from (0, 0), in thousandths of a unit, with whatever it draws around the board. */
int32_t ck_draw_extent(const ck_drawing *d);

/* How far the board itself reaches, with its frame: all that there is of an empty one. */
int32_t ck_draw_board_extent(const ck_drawing *d);

#endif
