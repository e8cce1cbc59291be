/* catalogue.h - the translations built into the binary. */
#ifndef CK_I18N_CATALOGUE_H
#define CK_I18N_CATALOGUE_H

#include <stddef.h>

/* One language: `lang` as the file in po/ is named ("es", "pt", "hi"; English is what the sources say and
 * has none), `mo` the bytes of a GNU .mo file, little-endian on every machine. Constant, for the life of
 * the program. */
struct ck_catalogue {
	const char *lang;
	const unsigned char *mo;
	size_t size;
};

/* All of them, sorted by `lang`. The build writes their definition from po/<lang>.po (tools/embed.c). */
extern const struct ck_catalogue ck_catalogues[];
extern const size_t ck_catalogue_count;

#endif
