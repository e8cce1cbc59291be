/* exports_rules.h - what the module exports of texts, games, positions and actions: exports.h says how. */
#ifndef CK_WASM_EXPORTS_RULES_H
#define CK_WASM_EXPORTS_RULES_H

#include "wasm/export.h"

/* ------------------------------------------------------------- text.c: texts and errors */

/* Room for a text of `size` bytes that goes in; it grows, and never shrinks. 0 if memory is short. */
char *CK_EXPORT(text_room)(uint32_t size);
/* Where the latest text that came out begins. */
const char *CK_EXPORT(text_at)(void);

/* Of the latest failure, as texts: the English sentence with {part} and {want} in it, which is also its
 * name and the key for translations; what was wrong; what would be right, or "". All "" before the first
 * failure. */
int32_t CK_EXPORT(error_message)(void);
int32_t CK_EXPORT(error_part)(void);
int32_t CK_EXPORT(error_want)(void);
/* The whole sentence. length > 0: a translated sentence, in the text room, takes the place of the English
 * one. */
int32_t CK_EXPORT(error_write)(uint32_t length);

/* ----------------------------------------- game.c: games, their options, throws and squares */

/* The version of the rules that records name (CK_RULES_VERSION). */
uint32_t CK_EXPORT(rules_version)(void);
/* The kinds of games (ck_kind), and the name of each as a text. */
uint32_t CK_EXPORT(kind_count)(void);
int32_t CK_EXPORT(kind_name)(uint32_t kind);

/* The options of a kind: how many; the key as a text; the words allowed as one text, the default first, with
 * spaces between, "" for a range; for a range its high end, 0 ... high, else 0; the default as a text. */
int32_t CK_EXPORT(option_count)(uint32_t kind);
int32_t CK_EXPORT(option_key)(uint32_t kind, uint32_t i);
int32_t CK_EXPORT(option_values)(uint32_t kind, uint32_t i);
int32_t CK_EXPORT(option_high)(uint32_t kind, uint32_t i);
int32_t CK_EXPORT(option_fallback)(uint32_t kind, uint32_t i);

/* The game of a game string, which is in the text room. */
ck_game *CK_EXPORT(game_read)(uint32_t length);
void CK_EXPORT(game_free)(ck_game *g);
/* The canonical game string. */
int32_t CK_EXPORT(game_write)(const ck_game *g);
/* The value that option i of its kind has, as a text. */
int32_t CK_EXPORT(game_option)(const ck_game *g, uint32_t i);
/* Its kind; seats 2-8; pieces a seat 1-4; 1 if seats 1+3 play against 2+4; the progress of a finished piece;
 * squares of the ring. */
uint32_t CK_EXPORT(game_kind)(const ck_game *g);
uint32_t CK_EXPORT(game_seats)(const ck_game *g);
uint32_t CK_EXPORT(game_pieces)(const ck_game *g);
uint32_t CK_EXPORT(game_teams)(const ck_game *g);
uint32_t CK_EXPORT(game_goal)(const ck_game *g);
uint32_t CK_EXPORT(game_ring)(const ck_game *g);
/* The arm of the board that a seat has; its team, 0 or 1, or the seat itself where there are no teams. */
int32_t CK_EXPORT(game_arm)(const ck_game *g, uint32_t seat);
int32_t CK_EXPORT(game_team)(const ck_game *g, uint32_t seat);
/* Where whoever sits at `seat` sits once somebody has gone from seat `from` to seat `to` (ck_seat_turned). */
int32_t CK_EXPORT(seat_turned)(const ck_game *g, uint32_t seat, uint32_t from, uint32_t to);

/* The distinct throws: how many, and the sum of their weights. */
uint32_t CK_EXPORT(throw_count)(const ck_game *g);
uint32_t CK_EXPORT(throw_total)(const ck_game *g);
/* Of throw t: its text; its weight; its points in an opening; the throw as a pool (0 in Parchís). */
int32_t CK_EXPORT(throw_write)(const ck_game *g, uint32_t t);
int32_t CK_EXPORT(throw_weight)(const ck_game *g, uint32_t t);
int32_t CK_EXPORT(throw_points)(const ck_game *g, uint32_t t);
int32_t CK_EXPORT(throw_pool)(const ck_game *g, uint32_t t);
/* A throw: by its text; by a number below throw_total, uniform; pachisi: by the mouths of the cowries. */
int32_t CK_EXPORT(throw_read)(const ck_game *g, uint32_t length);
int32_t CK_EXPORT(throw_pick)(const ck_game *g, uint32_t pick);
int32_t CK_EXPORT(throw_of_mouths)(const ck_game *g, uint32_t mouths);

/* A pool has 4 bits a face, face 0 the lowest: so many throws of that value. The faces of pachisi and chaupar
 * (0 in Parchís), the value of each, and flags: throws again, enters. */
uint32_t CK_EXPORT(face_count)(const ck_game *g);
int32_t CK_EXPORT(face_value)(const ck_game *g, uint32_t face);
int32_t CK_EXPORT(face_grace)(const ck_game *g, uint32_t face);
int32_t CK_EXPORT(face_enters)(const ck_game *g, uint32_t face);
/* A pool as a text, with commas between: "6,10,25". */
int32_t CK_EXPORT(pool_write)(const ck_game *g, uint32_t pool);

/* What a seat's progress, 0 ... goal, stands on (ck_square_kind), and the number of that square
 * (ck_square). */
int32_t CK_EXPORT(square_kind)(const ck_game *g, uint32_t seat, uint32_t progress);
int32_t CK_EXPORT(square_number)(const ck_game *g, uint32_t seat, uint32_t progress);

/* ------------------------------------------------------------------ action.c: the action */

/* Put an action into the slot: by its text in the text room, if it is well formed for the game (flag); or by
 * its parts (flag), where TO 0 says "wherever it leads" (why_not), group is 1-4, marks 0-7, `flags` the sum
 * of 1 captures, 2 joins, 4 goes on for a lap, 8 pass, and `used` the throws used as a pool; or the piece
 * that action is of, FROM alone: piece i of a seat in the position (flag). */
uint32_t CK_EXPORT(action_read)(const ck_game *g, uint32_t length);
uint32_t CK_EXPORT(action_set)(uint32_t from, uint32_t to, uint32_t group, uint32_t marks, uint32_t flags,
                               uint32_t used);
uint32_t CK_EXPORT(action_piece)(const ck_game *g, uint32_t seat, uint32_t i);
/* The text of the action in the slot. */
int32_t CK_EXPORT(action_write)(const ck_game *g);
/* Its parts: progress FROM and TO, pieces of the group, marks of the piece (CK_MARK_...), throws used as a
 * pool, and flags: captures, joins, goes on for a lap, pass. */
uint32_t CK_EXPORT(action_from)(void);
uint32_t CK_EXPORT(action_to)(void);
uint32_t CK_EXPORT(action_group)(void);
uint32_t CK_EXPORT(action_marks)(void);
uint32_t CK_EXPORT(action_used)(void);
uint32_t CK_EXPORT(action_captures)(void);
uint32_t CK_EXPORT(action_joins)(void);
uint32_t CK_EXPORT(action_laps)(void);
uint32_t CK_EXPORT(action_passes)(void);

/* -------------------------------------------------------------- position.c: the position */

/* The bytes of a position, and where slot 0 (the position) and slot 1 (the one before) are; 0 for other
 * slots. The bytes are the same on every machine. */
uint32_t CK_EXPORT(position_size)(void);
void *CK_EXPORT(position_at)(uint32_t slot);

/* Put a position into slot 0: the start, with that seat to begin (flag); a position line in the text room,
 * whose game is returned, to be freed. */
uint32_t CK_EXPORT(position_start)(const ck_game *g, uint32_t seat);
ck_game *CK_EXPORT(position_read)(uint32_t length);
/* Setting up by hand: clear slot 0, put piece i of a seat there with its marks (flag), then settle it with the seat
 * to throw, the seats that have brought in a piece (a bit each) and the late exits (4 bits a seat) (flag;
 * ck_position_set_up). progress_marks: ck_progress_marks. */
void CK_EXPORT(position_clear)(void);
uint32_t CK_EXPORT(position_piece)(const ck_game *g, uint32_t seat, uint32_t i, uint32_t progress,
                                   uint32_t marks);
uint32_t CK_EXPORT(position_settle)(const ck_game *g, uint32_t seat, uint32_t in, uint32_t late);
int32_t CK_EXPORT(progress_marks)(const ck_game *g, uint32_t progress);
/* Flag: slot 0 holds a position of the game. Every function below with a game checks that first, quickly if
 * the position is the one that it met last. */
uint32_t CK_EXPORT(position_check)(const ck_game *g);
/* Its line. */
int32_t CK_EXPORT(position_write)(const ck_game *g);

/* Its fields, whatever they are: ck_phase; the seat to act; the die or bonus to play; parchis six= and last=
 * (0 for `-`); once over, 1 + the winner's seat or team, 0 a draw; pachisi in=, skip= (bit per seat), row=,
 * due=, ent=; idle=. */
uint32_t CK_EXPORT(position_phase)(void);
uint32_t CK_EXPORT(position_seat)(void);
uint32_t CK_EXPORT(position_value)(void);
uint32_t CK_EXPORT(position_six)(void);
uint32_t CK_EXPORT(position_last)(void);
uint32_t CK_EXPORT(position_winner)(void);
uint32_t CK_EXPORT(position_in)(void);
uint32_t CK_EXPORT(position_skip)(void);
uint32_t CK_EXPORT(position_row)(void);
uint32_t CK_EXPORT(position_due)(void);
uint32_t CK_EXPORT(position_ent)(void);
uint32_t CK_EXPORT(position_idle)(void);
/* Piece i of a seat: its progress, 0 at home ... goal; its marks (CK_MARK_..., 0 in Parchís). */
int32_t CK_EXPORT(position_progress)(const ck_game *g, uint32_t seat, uint32_t i);
int32_t CK_EXPORT(position_marks)(const ck_game *g, uint32_t seat, uint32_t i);
/* The pool (0 in Parchís). parchis late=: who arrived last on a seat's exit, 1 + that seat, or 0. */
int32_t CK_EXPORT(position_pool)(const ck_game *g);
int32_t CK_EXPORT(position_late)(const ck_game *g, uint32_t seat);
/* ck_position_owner; _count of a seat's pieces on a progress; parchis: _amount that a die (1-6) moves. */
int32_t CK_EXPORT(position_owner)(const ck_game *g);
int32_t CK_EXPORT(position_count)(const ck_game *g, uint32_t seat, uint32_t progress);
int32_t CK_EXPORT(position_amount)(const ck_game *g, uint32_t die);
/* The place of a seat, 1 the best; 0, no failure, while the game runs. */
int32_t CK_EXPORT(position_place)(const ck_game *g, uint32_t seat);

/* The texts of all legal actions, sorted, as one text with spaces between; "" in CK_THROW and CK_OVER.
 * legal_count says how many the latest such list had. */
int32_t CK_EXPORT(position_legal)(const ck_game *g);
uint32_t CK_EXPORT(legal_count)(void);

/* Let a throw be made, or the action of the slot be played: slot 0 goes to slot 1, and the position after it
 * is in slot 0. Flag; on failure neither slot has changed. */
uint32_t CK_EXPORT(position_throw)(const ck_game *g, uint32_t t);
uint32_t CK_EXPORT(position_act)(const ck_game *g);
/* The same, and what it did (src/table/step.h): how many happenings, each with its fields, 0 where its kind
 * (ck_happening_kind) has none. -1 on failure. A happening's pool is a pool. */
int32_t CK_EXPORT(step_throw)(const ck_game *g, uint32_t t);
int32_t CK_EXPORT(step_act)(const ck_game *g);
int32_t CK_EXPORT(happening_kind)(uint32_t i);
int32_t CK_EXPORT(happening_seat)(uint32_t i);
int32_t CK_EXPORT(happening_owner)(uint32_t i);
int32_t CK_EXPORT(happening_other)(uint32_t i);
int32_t CK_EXPORT(happening_from)(uint32_t i);
int32_t CK_EXPORT(happening_to)(uint32_t i);
int32_t CK_EXPORT(happening_size)(uint32_t i);
int32_t CK_EXPORT(happening_value)(uint32_t i);
int32_t CK_EXPORT(happening_pool)(uint32_t i);
/* 1 if the latest step_throw or step_act ended the turn of the seat that made it, also when that seat is
 * next. */
uint32_t CK_EXPORT(step_ended_turn)(void);

/* Why the attempt in the action slot is not allowed in the position: ck_reason, 0 if it is allowed. In
 * CK_THROW, t is the throw just made, or 255; else it does not matter (ck_why_not). Then the details of the
 * latest answer: the kind of the square meant (ck_square_kind), its number, its progress for the seat to act,
 * the number wanted. */
int32_t CK_EXPORT(why_not)(const ck_game *g, uint32_t t);
uint32_t CK_EXPORT(why_where)(void);
uint32_t CK_EXPORT(why_square)(void);
uint32_t CK_EXPORT(why_progress)(void);
uint32_t CK_EXPORT(why_needs)(void);

/* Play on at random, each throw by its weight and each action alike, until the game ends or so many plies are
 * played: the plies played, and the position reached in slot 0. */
double CK_EXPORT(position_playout)(const ck_game *g, ck_rng *rng, double plies);
/* Leaves of the tree `depth` steps (0-16) below the position; -1 too if it would take more than 2^24
 * positions. */
double CK_EXPORT(position_perft)(const ck_game *g, uint32_t depth);

/* ------------------------------------------------------------- opening.c: who starts */

/* The opening throws, 12 plain bytes by value; charkoni.h says how they go. */
uint32_t CK_EXPORT(opening_size)(void);
void *CK_EXPORT(opening_at)(void);
/* Begin; let the seat that is to throw have thrown t. Flags; the second also fails once it is decided. */
uint32_t CK_EXPORT(opening_begin)(const ck_game *g);
uint32_t CK_EXPORT(opening_throw)(const ck_game *g, uint32_t t);
/* 1 once one seat has the highest throw, else 0; that seat, or the one to throw. */
int32_t CK_EXPORT(opening_decided)(const ck_game *g);
int32_t CK_EXPORT(opening_seat)(const ck_game *g);
/* The points of a seat's latest throw, 0 before; the round, from 1; seats in it and those that have thrown,
 * by bits. */
int32_t CK_EXPORT(opening_points)(uint32_t seat);
uint32_t CK_EXPORT(opening_round)(void);
uint32_t CK_EXPORT(opening_contenders)(void);
uint32_t CK_EXPORT(opening_thrown)(void);

#endif
