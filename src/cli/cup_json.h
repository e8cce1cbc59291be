/* cup_json.h - a championship as JSON, for scripts and other programs; docs/championships.md has the keys. */
#ifndef CK_CLI_CUP_JSON_H
#define CK_CLI_CUP_JSON_H

#include "cup/cup.h"

#include <jansson.h>

/* Print an object on one line, and let go of it; NULL means that there was no memory. An exit code. */
int ck_cup_json_print(const char *command, json_t *object);

/* Parts; NULL without memory. */
json_t *ck_cup_json_about(const ck_cup *cup);
json_t *ck_cup_json_entrants(const ck_cup *cup);
json_t *ck_cup_json_claims(const ck_cup *cup);
/* `now` for the estimate of starts; 0 for none. */
json_t *ck_cup_json_games(const ck_cup *cup, int64_t now);
json_t *ck_cup_json_standings(const ck_cup *cup, uint16_t group);
json_t *ck_cup_json_acts(const ck_cup *cup);

/* The word of a state, of a part of the championship and of a tie-break, not translated. */
const char *ck_cup_json_game_state(uint8_t state);
const char *ck_cup_json_entrant_state(uint8_t state);
const char *ck_cup_json_part(uint8_t part);
const char *ck_cup_json_tie(uint8_t tie);

#endif
