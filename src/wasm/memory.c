/* memory.c - the functions on bytes that the rooms, and the compiler, ask the C library for. In WebAssembly
 * they are ours: with the library's, its linker would wrap every export in calls that begin and end a
 * program. */
#ifdef __wasm__

#include <stddef.h>
#include <string.h>

/* This file is compiled with -fno-builtin, lest a loop that copies become a call of memcpy. */

void *memcpy(void *restrict to, const void *restrict from, size_t size)
{
	return memmove(to, from, size);
}

void *memmove(void *to, const void *from, size_t size)
{
	return __builtin_memmove(to, from, size); /* one instruction */
}

void *memset(void *at, int value, size_t size)
{
	return __builtin_memset(at, value, size); /* one instruction */
}

int memcmp(const void *a, const void *b, size_t size)
{
	const unsigned char *x = a, *y = b;

	for (; size > 0; x++, y++, size--)
		if (*x != *y)
			return *x - *y;
	return 0;
}

int bcmp(const void *a, const void *b, size_t size);

int bcmp(const void *a, const void *b, size_t size)
{
	return memcmp(a, b, size);
}

void *memchr(const void *at, int value, size_t size)
{
	const unsigned char *x = at;

	for (; size > 0; x++, size--)
		if (*x == (unsigned char)value)
			return (void *)(size_t)x;
	return NULL;
}

size_t strlen(const char *text)
{
	const char *end = text;

	while (*end)
		end++;
	return (size_t)(end - text);
}

int strcmp(const char *a, const char *b)
{
	for (; *a && *a == *b; a++, b++)
		continue;
	return (unsigned char)*a - (unsigned char)*b;
}

char *strchr(const char *text, int value)
{
	for (; *text != (char)value; text++)
		if (!*text)
			return NULL;
	return (char *)(size_t)text;
}

size_t strcspn(const char *text, const char *stop)
{
	const char *end = text;

	while (*end && !strchr(stop, *end))
		end++;
	return (size_t)(end - text);
}

#endif
