/* columns.h - how much room text takes on a terminal. */
#ifndef CK_I18N_COLUMNS_H
#define CK_I18N_COLUMNS_H

#include <stddef.h>

/* The columns that `size` bytes of UTF-8 take: marks that stand above or below another character take none, all
 * other characters one. Enough for the languages that there are; wide characters are not known. */
size_t ck_columns(const char *text, size_t size);

#endif
