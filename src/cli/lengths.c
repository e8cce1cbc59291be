#include "cli/lengths.h"

/* How many low bits of a length its slot leaves out. */
static unsigned bits_left_out(uint32_t length)
{
	return length >> (CK_LENGTHS_BITS + 1) == 0 ? 0
	                                            : 31 - CK_LENGTHS_BITS - (unsigned)__builtin_clz(length);
}

/* Slots go on without a gap: each doubling of the length has 2^CK_LENGTHS_BITS of them. */
static uint32_t slot_of(uint32_t length)
{
	unsigned out = bits_left_out(length);

	return (out << CK_LENGTHS_BITS) + (length >> out);
}

/* The smallest length of a slot. */
static uint32_t length_of(uint32_t slot)
{
	unsigned out = slot >> (CK_LENGTHS_BITS + 1) == 0 ? 0 : (slot >> CK_LENGTHS_BITS) - 1;

	return (slot - (out << CK_LENGTHS_BITS)) << out;
}

void ck_lengths_count(ck_lengths *l, uint32_t length)
{
	if (l->count == 0 || length < l->low)
		l->low = length;
	if (l->count == 0 || length > l->high)
		l->high = length;
	l->count++;
	l->sum += length;
	l->slot[slot_of(length)]++;
}

void ck_lengths_add(ck_lengths *l, const ck_lengths *more)
{
	if (more->count == 0)
		return;
	if (l->count == 0 || more->low < l->low)
		l->low = more->low;
	if (l->count == 0 || more->high > l->high)
		l->high = more->high;
	l->count += more->count;
	l->sum += more->sum;
	for (uint32_t i = 0; i < CK_LENGTHS_SLOTS; i++)
		l->slot[i] += more->slot[i];
}

double ck_lengths_mean(const ck_lengths *l)
{
	return l->count == 0 ? 0 : (double)l->sum / (double)l->count;
}

uint32_t ck_lengths_percentile(const ck_lengths *l, unsigned percent)
{
	/* Not count * percent / 100, which might overflow; the sums below are the same numbers. */
	uint64_t want = l->count / 100 * percent + (l->count % 100 * percent + 99) / 100, below = 0;

	if (l->count == 0)
		return 0;
	for (uint32_t i = 0; i < CK_LENGTHS_SLOTS; i++) {
		below += l->slot[i];
		if (below >= want)
			return length_of(i) < l->low ? l->low : length_of(i);
	}
	return l->high;
}
