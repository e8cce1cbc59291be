/* engine.h - what keeps journals for a store: the functions that an engine has to offer.
 *
 * store.c has checked the arguments: sizes, texts that fit, no writing in CK_STORE_READ. An engine answers as store.h
 * says and writes what there is to say of a failure into the `detail` that it was opened with. It keeps the checksums
 * of chain.h beside the events and compares them when it reads. */
#ifndef CHARKONI_STORE_ENGINE_H
#define CHARKONI_STORE_ENGINE_H

#include "store/store.h"

/* Bytes for what is said of a failure, the NUL included. */
enum { CK_STORE_DETAIL = 256 };

typedef struct ck_engine {
	/* Open `path`, whatever that means to the engine; `detail` lives as long as what is opened. *state is set if
	 * CK_STORE_OK; otherwise nothing is left open. */
	ck_store_answer (*open)(const char *path, ck_store_mode mode, char *detail, void **state);
	void (*close)(void *state);

	/* Make a journal of journal->kind and journal->title; fills in id and events. */
	ck_store_answer (*create)(void *state, const ck_event_text *first, ck_journal *journal);
	ck_store_answer (*find)(void *state, const char *kind, uint32_t n, ck_journal *journal);
	/* seen + count is at most INT64_MAX. */
	ck_store_answer (*append)(void *state, int64_t id, uint64_t seen, const ck_event_text *events,
	                          size_t count);
	ck_store_answer (*read)(void *state, int64_t id, uint64_t from, ck_event_visit visit, void *data);
} ck_engine;

extern const ck_engine ck_engine_sqlite;

#endif
