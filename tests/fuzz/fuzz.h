/* fuzz.h - what the fuzz targets share. */
#ifndef CK_TESTS_FUZZ_H
#define CK_TESTS_FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "charkoni/charkoni.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A condition that must hold for every input, in release builds too. */
#define CHECK(condition)                                                                                     \
	do {                                                                                                 \
		if (!(condition)) {                                                                          \
			fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                      \
			abort();                                                                             \
		}                                                                                            \
	} while (0)

/* True if the text is not empty and holds nothing but printable ASCII. */
static inline bool fuzz_printable(const char *text, size_t length)
{
	for (size_t i = 0; i < length; i++)
		if (text[i] < 0x20 || text[i] > 0x7E)
			return false;
	return length > 0;
}

/* A refusal must come with a sentence that can be shown. */
static inline void fuzz_check_error(const ck_error *err)
{
	char sentence[CK_ERROR_TEXT];
	CHECK(err->message);
	size_t length = ck_error_write(err, NULL, sentence, sizeof sentence);
	CHECK(length < sizeof sentence && sentence[length] == '\0');
	CHECK(fuzz_printable(sentence, length));
}

#endif
