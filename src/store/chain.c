#include "store/chain.h"

#include <sodium.h>
#include <string.h>

_Static_assert(CK_CHAIN == crypto_hash_sha256_BYTES, "a chain is a SHA-256");

static void add_number(crypto_hash_sha256_state *hash, uint64_t number)
{
	unsigned char bytes[8];

	for (unsigned i = 0; i < 8; i++)
		bytes[i] = (unsigned char)(number >> (56 - 8 * i));
	crypto_hash_sha256_update(hash, bytes, sizeof(bytes));
}

/* The NUL as well, so that no two pairs of texts look alike. */
static void add_text(crypto_hash_sha256_state *hash, const char *text)
{
	crypto_hash_sha256_update(hash, (const unsigned char *)text, strlen(text) + 1);
}

ck_chain ck_chain_begin(const char *kind, const char *title)
{
	crypto_hash_sha256_state hash;
	ck_chain chain;

	crypto_hash_sha256_init(&hash);
	add_text(&hash, kind);
	add_text(&hash, title);
	crypto_hash_sha256_final(&hash, chain.bytes);
	return chain;
}

ck_chain ck_chain_next(const ck_chain *before, uint64_t number, const ck_event_text *event)
{
	crypto_hash_sha256_state hash;
	ck_chain chain;

	crypto_hash_sha256_init(&hash);
	crypto_hash_sha256_update(&hash, before->bytes, CK_CHAIN);
	add_number(&hash, number);
	add_number(&hash, (uint64_t)event->at);
	if (event->size > 0)
		crypto_hash_sha256_update(&hash, (const unsigned char *)event->text, event->size);
	crypto_hash_sha256_final(&hash, chain.bytes);
	return chain;
}

ck_chain ck_chain_seal(const ck_journal *journal, const ck_chain *last)
{
	crypto_hash_sha256_state hash;
	ck_chain chain;

	crypto_hash_sha256_init(&hash);
	add_number(&hash, (uint64_t)journal->id);
	add_number(&hash, journal->events);
	crypto_hash_sha256_update(&hash, last->bytes, CK_CHAIN);
	add_text(&hash, journal->kind);
	add_text(&hash, journal->title);
	crypto_hash_sha256_final(&hash, chain.bytes);
	return chain;
}

bool ck_chain_equal(const ck_chain *a, const ck_chain *b)
{
	return memcmp(a->bytes, b->bytes, CK_CHAIN) == 0;
}
