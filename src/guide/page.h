/* page.h - the pages of docs/rules as the build puts them into the program. */
#ifndef CK_GUIDE_PAGE_H
#define CK_GUIDE_PAGE_H

#include <stddef.h>

/* One page. Constant, for the life of the program. */
struct ck_guide_page {
	const char *key;           /* "es/pachisi" */
	const unsigned char *text; /* UTF-8, without a NUL */
	size_t size;
};

extern const struct ck_guide_page ck_guide_pages[];
extern const size_t ck_guide_page_count;

#endif
