/* exports_play.h - what the module exports of tables, records and bots: exports.h says how. */
#ifndef CK_WASM_EXPORTS_PLAY_H
#define CK_WASM_EXPORTS_PLAY_H

#include "wasm/export.h"

/* ------------------------------------------- settings.c: how a table is to be played */

/* Put the settings that hold where nothing else is said into the slot; or those of a table that can go on
 * with a record (table_resume). */
void CK_EXPORT(settings_default)(const ck_game *g);
void CK_EXPORT(settings_of_record)(const ck_wasm_record *r);
/* Set one, or ask for one, by the name of its field in ck_table_settings, in the text room: clock, clock_ms,
 * increment_ms, hold, real_dice, touch, auto_flag, auto_absent, substitutes, has_position. Flag. */
uint32_t CK_EXPORT(settings_set)(uint32_t length, double value);
double CK_EXPORT(settings_get)(uint32_t length);
/* Take the position of slot 0 as the one to start from, and set has_position. */
void CK_EXPORT(settings_position)(void);

/* ------------------------------------------------------------------ event.c: the event */

/* Begin an event in the slot, everything else 0: its ck_event_kind, seat (255 for none), occupant, and time.
 * Flag. */
uint32_t CK_EXPORT(event_begin)(uint32_t kind, uint32_t seat, uint32_t occupant, double at);
/* Begin one for the seat and the occupant to act (ck_table_event). Flag. */
uint32_t CK_EXPORT(event_due)(const ck_wasm_table *t, uint32_t kind, double at);
/* Add to it. Flags. The action comes from the action slot; of an action a touch takes the FROM half. */
uint32_t CK_EXPORT(event_set_value)(uint32_t value);
uint32_t CK_EXPORT(event_set_target)(uint32_t number);
uint32_t CK_EXPORT(event_set_replace)(uint32_t kind);
uint32_t CK_EXPORT(event_set_action)(void);
/* The fields of the event in the slot. event_action puts its action into the action slot: flag, 0 without a
 * failure if it has none. */
uint32_t CK_EXPORT(event_kind)(void);
uint32_t CK_EXPORT(event_seat)(void);
uint32_t CK_EXPORT(event_occupant)(void);
uint32_t CK_EXPORT(event_value)(void);
uint32_t CK_EXPORT(event_target)(void);
uint32_t CK_EXPORT(event_replace)(void);
uint32_t CK_EXPORT(event_notes)(void);
double CK_EXPORT(event_at)(void);
uint32_t CK_EXPORT(event_action)(void);

/* ------------------------------------------------------------------ table.c: tables */

/* A table with the settings of the slot, at time 0, nobody seated. */
ck_wasm_table *CK_EXPORT(table_new)(const ck_game *g);
void CK_EXPORT(table_free)(ck_wasm_table *t);
/* Its game, a copy to be freed. */
ck_game *CK_EXPORT(table_game)(const ck_wasm_table *t);
/* Let the event of the slot happen. Flag; on failure nothing has changed. The log grows as it must. */
uint32_t CK_EXPORT(table_do)(ck_wasm_table *t);
/* Events in the log; put event i of it into the event slot (flag). */
uint32_t CK_EXPORT(table_count)(const ck_wasm_table *t);
uint32_t CK_EXPORT(table_log)(const ck_wasm_table *t, uint32_t i);
/* At a table just begun, with the same game and settings, let the whole log of another happen. Flag. */
uint32_t CK_EXPORT(table_replay)(ck_wasm_table *t, const ck_wasm_table *from);
/* A record of the table's game. */
ck_wasm_record *CK_EXPORT(table_record)(const ck_wasm_table *t);
/* At a table with settings_of_record, where all have sat down and nothing has started: let happen what the
 * record holds. Flag; on failure it has done what came before. */
uint32_t CK_EXPORT(table_resume)(ck_wasm_table *t, const ck_wasm_record *r);

/* The state: ck_table_phase; the seat to act, 255 for none; flags: paused, the game has come to its end; the
 * round of the opening, seats in it and those that have thrown, by bits; the seat that began, 255 for none;
 * throws that fell badly; the time of the latest event. */
uint32_t CK_EXPORT(table_phase)(const ck_wasm_table *t);
uint32_t CK_EXPORT(table_seat)(const ck_wasm_table *t);
uint32_t CK_EXPORT(table_paused)(const ck_wasm_table *t);
uint32_t CK_EXPORT(table_ended)(const ck_wasm_table *t);
uint32_t CK_EXPORT(table_round)(const ck_wasm_table *t);
uint32_t CK_EXPORT(table_contenders)(const ck_wasm_table *t);
uint32_t CK_EXPORT(table_thrown)(const ck_wasm_table *t);
uint32_t CK_EXPORT(table_starter)(const ck_wasm_table *t);
uint32_t CK_EXPORT(table_badly)(const ck_wasm_table *t);
double CK_EXPORT(table_now)(const ck_wasm_table *t);
/* Put the position into slot 0: flag, 0 without a failure before play. Put the FROM half of the touched piece
 * into the action slot: flag, 0 without a failure if none is. */
uint32_t CK_EXPORT(table_position)(const ck_wasm_table *t);
uint32_t CK_EXPORT(table_touched)(const ck_wasm_table *t);
/* A seat of it: the occupant, 0 for none; 0 nobody, 1 a person, 2 a bot; flags: absent, its time is out; how
 * often it was; the number that the seat had before the colour was chosen; points of its latest opening
 * throw; milliseconds left. */
int32_t CK_EXPORT(table_occupant)(const ck_wasm_table *t, uint32_t seat);
int32_t CK_EXPORT(table_who)(const ck_wasm_table *t, uint32_t seat);
int32_t CK_EXPORT(table_absent)(const ck_wasm_table *t, uint32_t seat);
int32_t CK_EXPORT(table_flagged)(const ck_wasm_table *t, uint32_t seat);
int32_t CK_EXPORT(table_flags)(const ck_wasm_table *t, uint32_t seat);
int32_t CK_EXPORT(table_chair)(const ck_wasm_table *t, uint32_t seat);
int32_t CK_EXPORT(table_points)(const ck_wasm_table *t, uint32_t seat);
double CK_EXPORT(table_left)(const ck_wasm_table *t, uint32_t seat);

/* Whose move it is (ck_turn): ck_expect; the seat, 255 for none; who sits there; flag: a stand-in may act;
 * occupant. */
uint32_t CK_EXPORT(turn_expect)(const ck_wasm_table *t);
uint32_t CK_EXPORT(turn_seat)(const ck_wasm_table *t);
uint32_t CK_EXPORT(turn_who)(const ck_wasm_table *t);
uint32_t CK_EXPORT(turn_stand_in)(const ck_wasm_table *t);
uint32_t CK_EXPORT(turn_occupant)(const ck_wasm_table *t);
/* The actions that may follow now, as position_legal tells them. */
int32_t CK_EXPORT(table_legal)(const ck_wasm_table *t);
/* As why_not, at the table; the same details. 1 if a touch keeps the action of the slot from being played. */
int32_t CK_EXPORT(table_why)(const ck_wasm_table *t, uint32_t just_thrown);
uint32_t CK_EXPORT(table_bound)(const ck_wasm_table *t);
/* When the flag of the seat to act falls, in milliseconds; -1, no failure, if no clock runs. */
double CK_EXPORT(table_flag_time)(const ck_wasm_table *t);
/* The latest event below `before` that a correction may name; -1, no failure, if there is none. */
int32_t CK_EXPORT(table_latest)(const ck_wasm_table *t, uint32_t before);
/* The place of a seat, 1 the best; 0, no failure, before the end. */
int32_t CK_EXPORT(table_place)(const ck_wasm_table *t, uint32_t seat);

/* ------------------------------------------------------------------ item.c: the item */

/* Begin an item of a record in the slot: its ck_record_kind (flag). Add to it: the value; the item that a
 * correction names, and the kind of what is put in its place (0: nothing); the action of the action slot (a
 * touch takes its FROM half); a comment, in the text room. Flags. */
uint32_t CK_EXPORT(item_begin)(uint32_t kind);
uint32_t CK_EXPORT(item_set_value)(uint32_t value);
uint32_t CK_EXPORT(item_set_target)(uint32_t i);
uint32_t CK_EXPORT(item_set_replace)(uint32_t kind);
uint32_t CK_EXPORT(item_set_action)(void);
uint32_t CK_EXPORT(item_set_text)(uint32_t length);
/* The fields of the item in the slot (ck_record_item); `before` is -1, no failure, where there is none.
 * item_action puts its action into the action slot: flag, 0 without a failure if it has none. item_text is
 * the comment. */
uint32_t CK_EXPORT(item_kind)(void);
uint32_t CK_EXPORT(item_seat)(void);
uint32_t CK_EXPORT(item_value)(void);
uint32_t CK_EXPORT(item_target)(void);
uint32_t CK_EXPORT(item_replace)(void);
uint32_t CK_EXPORT(item_undone)(void);
uint32_t CK_EXPORT(item_void)(void);
uint32_t CK_EXPORT(item_turn)(void);
uint32_t CK_EXPORT(item_number)(void);
int32_t CK_EXPORT(item_before)(void);
uint32_t CK_EXPORT(item_line)(void);
uint32_t CK_EXPORT(item_action)(void);
int32_t CK_EXPORT(item_text)(void);

/* The state in the slot (ck_record_state): ck_record_phase; the seat to act, 255 for none; the turn, from 1,
 * 0 in the opening; items of it that stand; so many seats everybody sits to the right of their chair. */
uint32_t CK_EXPORT(state_phase)(void);
uint32_t CK_EXPORT(state_seat)(void);
uint32_t CK_EXPORT(state_turn)(void);
uint32_t CK_EXPORT(state_standing)(void);
uint32_t CK_EXPORT(state_turned)(void);
/* Put its position into slot 0, its opening, the FROM half of its touched piece into their slots: flags, 0
 * without a failure before play, without an opening, without a touch. */
uint32_t CK_EXPORT(state_position)(void);
uint32_t CK_EXPORT(state_opening)(void);
uint32_t CK_EXPORT(state_touched)(void);

/* ------------------------------------------------------------------ record.c: records */

/* A record of a game: with opening throws, generated dice, no tags, no items. */
ck_wasm_record *CK_EXPORT(record_new)(const ck_game *g);
void CK_EXPORT(record_free)(ck_wasm_record *r);
/* Its game, a copy to be freed. */
ck_game *CK_EXPORT(record_game)(const ck_wasm_record *r);
/* Before the first item (flags): a seat begins without opening throws; play begins from the position of slot
 * 0; real dice; touched pieces. */
uint32_t CK_EXPORT(record_start_seat)(ck_wasm_record *r, uint32_t seat);
uint32_t CK_EXPORT(record_start_position)(ck_wasm_record *r);
uint32_t CK_EXPORT(record_set_real_dice)(ck_wasm_record *r, uint32_t real);
uint32_t CK_EXPORT(record_set_touch)(ck_wasm_record *r, uint32_t touch);
/* How play begins (ck_record_start), the seat that begins, and the two flags. */
uint32_t CK_EXPORT(record_start)(const ck_wasm_record *r);
uint32_t CK_EXPORT(record_starter)(const ck_wasm_record *r);
uint32_t CK_EXPORT(record_real_dice)(const ck_wasm_record *r);
uint32_t CK_EXPORT(record_touch)(const ck_wasm_record *r);

/* Give a tag a value: in the text room stand the name, `name` bytes, and behind it the value, `value` bytes.
 * Flag. */
uint32_t CK_EXPORT(record_tag_set)(ck_wasm_record *r, uint32_t name, uint32_t value);
/* The value of the tag named in the text room, also of those that the record knows itself; -1, no failure, if
 * there is none. How many others there are, and the name of each. */
int32_t CK_EXPORT(record_tag)(const ck_wasm_record *r, uint32_t length);
uint32_t CK_EXPORT(record_tag_count)(const ck_wasm_record *r);
int32_t CK_EXPORT(record_tag_name)(const ck_wasm_record *r, uint32_t i);

/* Check the item of the slot and add it. Flag; on failure nothing has changed. */
uint32_t CK_EXPORT(record_add)(ck_wasm_record *r);
/* The items; put item i, and the state after it, into their slots (flag); its word in the text, of a comment
 * "{}". */
uint32_t CK_EXPORT(record_count)(const ck_wasm_record *r);
uint32_t CK_EXPORT(record_item)(const ck_wasm_record *r, uint32_t i);
int32_t CK_EXPORT(record_item_write)(const ck_wasm_record *r, uint32_t i);
/* Put into the state slot where the game stands: before the first item; after the last; before item i was
 * made (flag). */
void CK_EXPORT(record_begin)(const ck_wasm_record *r);
void CK_EXPORT(record_now)(const ck_wasm_record *r);
uint32_t CK_EXPORT(record_before)(const ck_wasm_record *r, uint32_t i);
/* The item of a turn by its number among those that stand; -1, no failure, if there is none. */
int32_t CK_EXPORT(record_find)(const ck_wasm_record *r, uint32_t turn, uint32_t number);
/* The result as a text (ck_record_result); the place of a seat, 1 the best, 0, no failure, while the game
 * runs. */
int32_t CK_EXPORT(record_result)(const ck_wasm_record *r);
int32_t CK_EXPORT(record_place)(const ck_wasm_record *r, uint32_t seat);
/* The text of the record, a file. */
int32_t CK_EXPORT(record_write)(const ck_wasm_record *r);

/* ------------------------------------------------------------------ reader.c: reading records */

/* A reader of the text in the text room, which may hold several games; it keeps a copy. */
ck_wasm_reader *CK_EXPORT(reader_new)(uint32_t length);
void CK_EXPORT(reader_free)(ck_wasm_reader *in);
/* 1 if there is another game; read it. After a failure the reader stays where it is. */
uint32_t CK_EXPORT(reader_more)(ck_wasm_reader *in);
ck_wasm_record *CK_EXPORT(reader_next)(ck_wasm_reader *in);
/* After a failure of reader_next: the line and column, in characters, from 1; 1 if an action was refused: it
 * and its position are in their slots, and its game, a copy to be freed, may be had, so that why_not may say
 * more. */
uint32_t CK_EXPORT(reader_line)(const ck_wasm_reader *in);
uint32_t CK_EXPORT(reader_column)(const ck_wasm_reader *in);
uint32_t CK_EXPORT(reader_refused)(const ck_wasm_reader *in);
ck_game *CK_EXPORT(reader_game)(const ck_wasm_reader *in);

/* ------------------------------------------------------------------ bot.c: generators and bots */

/* Stream number `stream` of a seed, both of 64 bits in two halves: the same numbers on every machine. Not for
 * throws between people. */
ck_rng *CK_EXPORT(rng_new)(uint32_t seed_low, uint32_t seed_high, uint32_t stream_low, uint32_t stream_high);
void CK_EXPORT(rng_free)(ck_rng *rng);
/* A number from 0 to n - 1, exactly uniform, as u32 (>>> 0); 0 for n = 0. */
uint32_t CK_EXPORT(rng_below)(ck_rng *rng, uint32_t n);

/* The bots, from the simplest to the best, and the name of each; the one named in the text room. */
uint32_t CK_EXPORT(bot_count)(void);
int32_t CK_EXPORT(bot_name)(uint32_t bot);
int32_t CK_EXPORT(bot_find)(uint32_t length);
/* Let a bot choose, with its own generator, into the action slot: in the position of slot 0; at a table,
 * where a touch may bind it. Flags. */
uint32_t CK_EXPORT(bot_choose)(const ck_game *g, uint32_t bot, ck_rng *own);
uint32_t CK_EXPORT(bot_choose_at_table)(const ck_wasm_table *t, uint32_t bot, ck_rng *own);

#endif
