#include "cup/lot.h"

#include "base.h"

#include <sodium.h>
#include <string.h>

/* `number` in decimal, without a NUL; its length. */
static size_t decimal(uint64_t number, unsigned char out[20])
{
	unsigned char digits[20];
	size_t n = 0;

	do {
		digits[n++] = (unsigned char)('0' + number % 10);
		number /= 10;
	} while (number);
	for (size_t i = 0; i < n; i++)
		out[i] = digits[n - 1 - i];
	return n;
}

static void add_text(crypto_hash_sha256_state *state, const char *text)
{
	crypto_hash_sha256_update(state, (const unsigned char *)text, strlen(text));
}

static void next_block(ck_lot *lot)
{
	crypto_hash_sha256_state state;
	unsigned char hash[crypto_hash_sha256_BYTES];
	unsigned char number[20];
	size_t length = decimal(lot->block++, number);

	crypto_hash_sha256_init(&state);
	add_text(&state, lot->seed);
	add_text(&state, "/");
	add_text(&state, lot->name);
	add_text(&state, "/");
	crypto_hash_sha256_update(&state, number, length);
	crypto_hash_sha256_final(&state, hash);
	for (size_t i = 0; i < 8; i++)
		lot->words[i] = (uint32_t)hash[4 * i] << 24 | (uint32_t)hash[4 * i + 1] << 16 |
		                (uint32_t)hash[4 * i + 2] << 8 | hash[4 * i + 3];
	lot->used = 0;
}

void ck_lot_init(ck_lot *lot, const char *seed, const char *name)
{
	*lot = (ck_lot){.seed = seed, .name = name, .used = 8};
}

static uint32_t next_word(ck_lot *lot)
{
	if (lot->used == 8)
		next_block(lot);
	return lot->words[lot->used++];
}

uint32_t ck_lot_below(ck_lot *lot, uint32_t below)
{
	CK_ASSERT(below);
	/* 2^32 mod below: so many of the highest numbers would favour the small remainders. */
	uint32_t rest = (UINT32_MAX % below + 1) % below;
	uint32_t word;

	do
		word = next_word(lot);
	while (word > UINT32_MAX - rest);
	return word % below;
}

void ck_lot_shuffle(ck_lot *lot, uint32_t *numbers, size_t n)
{
	for (size_t i = n; i > 1; i--) {
		size_t j = ck_lot_below(lot, (uint32_t)i);
		uint32_t kept = numbers[i - 1];

		numbers[i - 1] = numbers[j];
		numbers[j] = kept;
	}
}

void ck_lot_commitment(const char *seed, char out[65])
{
	unsigned char hash[crypto_hash_sha256_BYTES];

	crypto_hash_sha256(hash, (const unsigned char *)seed, strlen(seed));
	sodium_bin2hex(out, 65, hash, sizeof hash);
}
