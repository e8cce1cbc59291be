/* exports_draw.h - what the module exports of boards, drawings and the bench: exports.h says how. */
#ifndef CK_WASM_EXPORTS_DRAW_H
#define CK_WASM_EXPORTS_DRAW_H

#include "wasm/export.h"

/* -------------------------------------------------------------- board.c: cells and their shapes */

/* A cell is an arm, a row and a column (src/draw/cell.h): rows 1-8 with columns -1, 0, 1; row 0, the home of
 * the arm, and row 9, its goal, with column 0. Coordinates are in thousandths of a unit (src/draw/plan.h),
 * (0, 0) the middle. */

/* Arms of the board; the thousandths of a unit; how far its corners reach from the middle. */
uint32_t CK_EXPORT(board_arms)(const ck_game *g);
uint32_t CK_EXPORT(board_unit)(void);
int32_t CK_EXPORT(board_extent)(const ck_game *g);
/* Of an arm: the seat behind it, or -1, no failure; how far it is turned from that of seat 1, anticlockwise,
 * in thousandths of a degree; its colour (ck_colour), and the name of a colour as a text: "yellow". */
int32_t CK_EXPORT(arm_seat)(const ck_game *g, uint32_t arm);
int32_t CK_EXPORT(arm_turn)(const ck_game *g, uint32_t arm);
int32_t CK_EXPORT(arm_colour)(const ck_game *g, uint32_t arm);
int32_t CK_EXPORT(colour_name)(uint32_t colour);
/* Of a cell: ck_cell_kind; the number printed on it, or -1, no failure. */
int32_t CK_EXPORT(cell_kind)(const ck_game *g, uint32_t arm, uint32_t row, int32_t column);
int32_t CK_EXPORT(cell_number)(const ck_game *g, uint32_t arm, uint32_t row, int32_t column);
/* Put a cell into its slot, by a seat's progress, or by the number of a ring square (flags); and its
 * parts. */
uint32_t CK_EXPORT(cell_of)(const ck_game *g, uint32_t seat, uint32_t progress);
uint32_t CK_EXPORT(cell_of_ring)(const ck_game *g, uint32_t square);
uint32_t CK_EXPORT(cell_arm)(void);
uint32_t CK_EXPORT(cell_row)(void);
int32_t CK_EXPORT(cell_column)(void);
/* Put a shape into its slot: that of a cell, that of the middle, the outline of the board. Its corners, how
 * many. */
int32_t CK_EXPORT(shape_cell)(const ck_game *g, uint32_t arm, uint32_t row, int32_t column);
int32_t CK_EXPORT(shape_middle)(const ck_game *g);
int32_t CK_EXPORT(shape_outline)(const ck_game *g);
/* Corner i of the shape in the slot; 0 for a corner that is not there. */
int32_t CK_EXPORT(shape_x)(uint32_t i);
int32_t CK_EXPORT(shape_y)(uint32_t i);
/* The point in the middle of a cell into its slot (flag), and its coordinates. */
uint32_t CK_EXPORT(point_cell)(const ck_game *g, uint32_t arm, uint32_t row, int32_t column);
int32_t CK_EXPORT(point_x)(void);
int32_t CK_EXPORT(point_y)(void);

/* Where the pieces of the position in slot 0 stand: how many places. Each (src/draw/place.h), 0 for one that
 * is not there: the middle, the radius; the seat; the index of its first piece; the pieces of a group;
 * progress; marks; flags: on its way in, at the goal. place_cell puts its cell into the cell slot (flag). */
int32_t CK_EXPORT(place_all)(const ck_game *g);
int32_t CK_EXPORT(place_x)(uint32_t i);
int32_t CK_EXPORT(place_y)(uint32_t i);
int32_t CK_EXPORT(place_radius)(uint32_t i);
uint32_t CK_EXPORT(place_seat)(uint32_t i);
uint32_t CK_EXPORT(place_piece)(uint32_t i);
uint32_t CK_EXPORT(place_count)(uint32_t i);
uint32_t CK_EXPORT(place_progress)(uint32_t i);
uint32_t CK_EXPORT(place_marks)(uint32_t i);
uint32_t CK_EXPORT(place_homeward)(uint32_t i);
uint32_t CK_EXPORT(place_finished)(uint32_t i);
uint32_t CK_EXPORT(place_cell)(uint32_t i);

/* -------------------------------------------------------------- drawing.c: SVG */

/* Begin a drawing in the slot: the empty board as it usually looks. */
void CK_EXPORT(drawing_begin)(void);
/* Set a field of ck_drawing by its name, in the text room: look, theme, pieces, part, arm, down, no_numbers.
 * Flag. */
uint32_t CK_EXPORT(drawing_set)(uint32_t length, uint32_t value);
/* Draw the position of slot 0 as it is now; show where its legal actions lead, and what they move (flag 1 or
 * 0). */
void CK_EXPORT(drawing_position)(uint32_t legal);
/* Show the last move: of a piece of a seat, from a progress to another. Flag. */
uint32_t CK_EXPORT(drawing_last)(uint32_t seat, uint32_t from, uint32_t to);
/* What readers that do not see it are told, in the text room: a title; the same at length. Flags. */
uint32_t CK_EXPORT(drawing_title)(uint32_t length);
uint32_t CK_EXPORT(drawing_description)(uint32_t length);
/* The whole SVG document. Fails for fields that do not fit the game. */
int32_t CK_EXPORT(drawing_write)(const ck_game *g);
/* How far the drawing reaches from (0, 0), in thousandths of a unit. */
int32_t CK_EXPORT(drawing_extent)(const ck_game *g);

/* -------------------------------------------------------------- bench.c */

/* Play so many random games, from game number `from` on, as `charkoni bench` plays them with that seed, and
 * add their plies and digests up; `from` 0 begins anew. Flag. */
uint32_t CK_EXPORT(bench_play)(const ck_game *g, uint32_t from, uint32_t games, uint32_t seed_low,
                               uint32_t seed_high);
/* The plies played so far, and the digest, 16 hexadecimal digits. */
double CK_EXPORT(bench_plies)(void);
int32_t CK_EXPORT(bench_digest)(void);

#endif
