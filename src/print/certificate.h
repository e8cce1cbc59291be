/* certificate.h - the certificate of one of the first three, on a sheet that lies on its side, in a frame of the squares
 * that the games are played on. */
#ifndef CK_PRINT_CERTIFICATE_H
#define CK_PRINT_CERTIFICATE_H

#include "print/leaf.h"

/* Texts UTF-8, never NULL; "" is left out. */
typedef struct ck_certificate {
	const char *title;     /* "Certificate" */
	const char *awarded;   /* "is awarded to" */
	const char *name;      /* of the entrant */
	const char *players;   /* of a pair with a name of its own: who they are */
	const char *rank;      /* "First place" */
	const char *cup;       /* in which championship, with its category */
	const char *where;     /* "Arganda, 30 November 2026" */
	const char *signer[2]; /* names below the lines to sign on, "" nobody */
	const char *role[2];   /* what they are: "Organiser"; "" leaves the line out */
	unsigned place;        /* 1 ... 3: gold, silver, bronze */
} ck_certificate;

void ck_certificate_write(ck_sink *s, const ck_certificate *c, ck_box sheet);

#endif
