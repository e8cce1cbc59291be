/* chain.h - checksums by which an altered event is noticed: each is that of all events up to this one.
 *
 * The chain of a journal without events is SHA-256(kind 0 title 0); that of event i is SHA-256 of the chain before it, i
 * and its time as eight bytes each (the highest first), and its text. So the last one stands for the whole journal: two
 * copies with the same last chain have the same events. */
#ifndef CHARKONI_STORE_CHAIN_H
#define CHARKONI_STORE_CHAIN_H

#include "store/store.h"

enum { CK_CHAIN = 32 };

typedef struct ck_chain {
	unsigned char bytes[CK_CHAIN];
} ck_chain;

/* The chain of a journal without events. */
ck_chain ck_chain_begin(const char *kind, const char *title);

/* The chain of the event `number`, after that of the one before. */
ck_chain ck_chain_next(const ck_chain *before, uint64_t number, const ck_event_text *event);

/* The checksum of what is kept about a journal itself: SHA-256 of id and events as eight bytes each, the chain of its
 * last event, kind 0 title 0. */
ck_chain ck_chain_seal(const ck_journal *journal, const ck_chain *last);

bool ck_chain_equal(const ck_chain *a, const ck_chain *b);

#endif
