/* slots.h - what one exported function leaves for the next. There is one module for each who uses it, and no
 * threads in it, so these may be global; what is worth keeping JavaScript keeps. */
#ifndef CK_WASM_SLOTS_H
#define CK_WASM_SLOTS_H

#include "table/table.h"

#include <charkoni/charkoni.h>
#include <charkoni/record.h>

extern ck_position ck_wasm_position[2]; /* the position, and the one before; any bytes */
extern ck_action ck_wasm_action;        /* any bits */
extern ck_opening ck_wasm_opening;      /* any bytes */
extern ck_why ck_wasm_why;
extern ck_table_settings ck_wasm_settings; /* unchecked */
extern ck_record_state ck_wasm_state;

/* A list of actions that is being made. */
extern ck_action ck_wasm_list[CK_ACTIONS_MAX];

/* True if slot 0 holds a position of the game; false, and it is a failure, if it does not. Looks closely only
 * when the bytes or the game are others than at the latest call. */
bool ck_wasm_sound(const ck_game *g);

/* Slot 0 holds a position of the game, there is no need to look. */
void ck_wasm_known(const ck_game *g);

/* The game is no more: whatever was found sound for it must be looked at again. */
void ck_wasm_forget(const ck_game *g);

/* Let the texts of the first `count` actions of the list go out, with spaces between; the length, or -1. */
int32_t ck_wasm_list_out(const ck_game *g, size_t count);

/* Put the action into its slot and return 1, or with present false leave it and return 0. */
uint32_t ck_wasm_action_put(ck_action action, bool present);

/* An answer to why_not: keep the details, return the reason. */
int32_t ck_wasm_why_put(ck_why why);

/* A handle of a copy of a game; NULL, and it is a failure, without memory. */
ck_game *ck_wasm_game_copy(const ck_game *g);

#endif
