/* exports.h - every function that the WebAssembly module exports, and nothing else: the contract with
 * JavaScript.
 *
 * JavaScript sees numbers and texts, never the inside of a struct.
 *
 * Numbers are i32; f64 only for times in milliseconds and counts that may pass 2^32. A result named "flag" is
 * 1 or 0. Whatever comes in is checked; what will not do is a failure, never a trap: a flag or a handle is 0,
 * a length or any other number is -1; then error_write() and its kin say why. A function whose result may be
 * -1 or 0 for another reason says so.
 *
 * Texts are UTF-8. In: ask text_room(size) for room, write the bytes there, and give their number as
 * `length`; the room keeps its bytes until the next text_room. Out: the function returns the length in bytes
 * and text_at() says where they are, until the next function that returns a text. Memory may have grown at
 * every call: look at memory.buffer anew each time.
 *
 * Handles (ck_game, ck_wasm_table, ck_wasm_record, ck_wasm_reader, ck_rng) are numbers, not 0, to be freed
 * once; a handle that is none is the caller's fault. Freeing 0 does nothing. None of them needs another to
 * stay.
 *
 * Slots. There is one position, one opening, one action, one event, and so on: a function reads what it needs
 * from the slot and leaves its result there. A position is position_size() plain bytes at position_at(0), an
 * opening opening_size() bytes at opening_at(): JavaScript copies them out and in, and so has them by value,
 * to keep and compare and store, without ever freeing them.
 *
 * Seats, pieces, arms, throws and items are counted from 0, as in C; texts count seats from 1. The numbers of
 * kinds, phases and reasons are those of the enums in C, in their order: charkoni.h, record.h, table.h,
 * step.h, drawing.h.
 */
#ifndef CK_WASM_EXPORTS_H
#define CK_WASM_EXPORTS_H

#include "wasm/exports_draw.h"
#include "wasm/exports_play.h"
#include "wasm/exports_rules.h"

#endif
