/* event.h - an event of a league as a line of text, as a store keeps it: words with a tab between.
 *
 *	add	DIGEST	TIME	GAME	each	PLACE,PLACE,...	NAME	NAME	...
 *	drop	DIGEST	REASON
 *	alias	NAME	OTHER
 *	points	WEEK	ROWS
 *	zone	NAME
 *
 * DIGEST is 64 hexadecimal digits, TIME 2026-11-30T22:15:00Z, WEEK 2026-W49 or `always`; `teams` stands for `each` where
 * seats 1 and 3 play against 2 and 4. */
#ifndef CK_RANK_EVENT_H
#define CK_RANK_EVENT_H

#include "rank/league.h"

enum { CK_LEAGUE_DIGEST_TEXT = 2 * CK_LEAGUE_DIGEST + 1 };

/* Write an event that a league accepts: at most cap bytes, the NUL included. Returns the length of the whole; it is all
 * there if that is less than cap. */
size_t ck_league_event_write(const ck_league_event *event, char *out, size_t cap);

/* Read an event from a text, which gets NULs between its words; the event's strings point into it. False, and the text
 * spoilt, for what is none; whether it may happen is for ck_league_apply to say. */
bool ck_league_event_read(char *text, ck_league_event *event);

/* The digits of a digest; and the digest of 64 digits. */
void ck_league_digest_write(const uint8_t *digest, char out[CK_LEAGUE_DIGEST_TEXT]);
bool ck_league_digest_read(const char *text, size_t length, uint8_t *digest);

#endif
