/* page.h - where the page lies that is served when nobody says. */
#ifndef CK_SERVER_PAGE_H
#define CK_SERVER_PAGE_H

/* The folder of the page that belongs to this program, to be freed; NULL if there is none, or no memory. Looked for
 * beside the program as installed (../share/charkoni/page), then in the source tree it was built in (build/page for
 * build/<preset>/charkoni), then at `installed`, an absolute path (NULL or "": nowhere). */
char *ck_page_find(const char *installed);

#endif
