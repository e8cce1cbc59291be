/* workers.h - threads that share numbered work and add up what it comes to. */
#ifndef CK_CLI_WORKERS_H
#define CK_CLI_WORKERS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { CK_WORKERS_MAX = 1024 };

/* The work: items 0 ... items-1, in any order and on any thread. Each thread has a sum of its own; in the
 * end they are added up in no fixed order, so sums are to be of whole numbers. */
typedef struct ck_workers {
	uint64_t items;
	uint64_t chunk;   /* items that a thread takes at a time, 1 or more */
	unsigned threads; /* 1 ... CK_WORKERS_MAX */
	/* Do the items from ... to-1 and add them to the thread's sum. */
	void (*work)(const void *context, uint64_t from, uint64_t to, void *sum);
	/* Add a thread's sum to the total. */
	void (*add)(void *total, const void *sum);
	/* Told twice a second how many items are done; may be NULL. */
	void (*tell)(const void *context, uint64_t done);
	const void *context;
	size_t size; /* bytes of a sum, which begins as zeros */
	/* Once this is true nobody takes further items. May be NULL. */
	const atomic_bool *stop;
} ck_workers;

/* Do the work and add it to *total, which has w->size bytes. *done gets the number of items done (it may be
 * NULL): without a stop all of them, else exactly the items below that number. False, and total is
 * undefined, if there was no memory or a thread could not be made. */
bool ck_workers_run(const ck_workers *w, void *total, uint64_t *done);

/* The processors there are, as a number of threads. */
unsigned ck_workers_all(void);

/* Seconds since some moment in the past. */
double ck_workers_seconds(void);

#endif
