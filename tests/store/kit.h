/* kit.h - what the tests of the store share: a folder for each test, files, events, other processes. */
#ifndef TESTS_STORE_KIT_H
#define TESTS_STORE_KIT_H

#include "store/store.h"

#include <sys/types.h>

enum { KIT_PATH = 512 };

/* Setup and teardown of a cmocka test: *state is the path of an empty folder, which anybody may enter. */
int kit_folder(void **state);
int kit_remove(void **state);

/* The path of a file in the folder; lives until the next call but three. */
const char *kit_path(void **state, const char *name);

/* Write a file, bytes and all; read one, to be freed. */
void kit_file_write(const char *path, const void *bytes, size_t size);
unsigned char *kit_file_read(const char *path, size_t *size);
void kit_file_copy(const char *from, const char *to);
bool kit_file_there(const char *path);

/* How many files the folder has. */
size_t kit_files(void **state);

/* Run statements in a file with SQLite alone. */
void kit_sql(const char *path, const char *sql);

/* A new store with a journal ("cup", "Village") whose event i, of `count`, is kit_event(i); open. */
ck_store *kit_store(const char *path, uint64_t count, ck_journal *journal);

/* The text of event i: of different lengths, at the time 1000 + i. Lives until the next call. */
const char *kit_event(uint64_t i);
ck_store_answer kit_append(ck_store *store, int64_t id, uint64_t i);

/* Read journal 1 and compare: the number of events that were handed over, or UINT64_MAX if one of them was not its
 * kit_event. */
uint64_t kit_read(ck_store *store, uint64_t from, ck_store_answer *answer);

/* Run `act` in another process, as nobody if `nobody` and this is root: what it returns, 0 to 99; 100 + n if signal n
 * ended it. */
int kit_elsewhere(int (*act)(void *data), void *data, bool nobody);

/* Start it; wait for it. */
pid_t kit_start(int (*act)(void *data), void *data, bool nobody);
int kit_end(pid_t pid);

/* Numbers at random, the same in every run. */
uint32_t kit_random(uint32_t below);

#endif
