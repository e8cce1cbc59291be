/* cup_door.h - the door of a championship: what is typed comes in as it is kept. Texts are composed (NFC), so that one name
 * is the same bytes from every keyboard; names must show something, must not turn the line that they stand in, and must
 * not be those of somebody else but for capitals. What is in the log already is past the door. */
#ifndef CK_CLI_CUP_DOOR_H
#define CK_CLI_CUP_DOOR_H

#include "cup/cup.h"

enum { CK_CUP_DOOR_TEXTS = 10 };

typedef enum ck_cup_door_answer {
	CK_CUP_DOOR_OPEN,
	CK_CUP_DOOR_TAKEN,  /* `refusal`: somebody of this name is there */
	CK_CUP_DOOR_UNSEEN, /* a name shows nothing: `refusal.field` */
	CK_CUP_DOOR_TURNS,  /* a name turns the line: `refusal.field` */
	CK_CUP_DOOR_NO_MEMORY,
} ck_cup_door_answer;

/* An act at the door. */
typedef struct ck_cup_door {
	ck_act act; /* as it is to be done: its texts are the door's, or those of the act that came */
	ck_refusal refusal;
	char *text[CK_CUP_DOOR_TEXTS];
	size_t count;
} ck_cup_door;

/* Bring an act to the door of a cup (NULL: one that is not made yet). Release the door in any case, after the act is
 * done. */
ck_cup_door_answer ck_cup_door_pass(ck_cup_door *door, const ck_cup *cup, const ck_act *act);
void ck_cup_door_release(ck_cup_door *door);

/* Why it is not open, as a translated sentence, into out[cap]. Returns out. */
const char *ck_cup_door_tell(const ck_cup_door *door, ck_cup_door_answer answer, const ck_cup *cup, char *out,
                             size_t cap);

#endif
