/* headers.h - what every answer tells browsers to forbid; pure. */
#ifndef CK_SERVER_HEADERS_H
#define CK_SERVER_HEADERS_H

typedef struct ck_header {
	const char *name; /* in small letters, with its colon: "referrer-policy:" */
	const char *value;
} ck_header;

/* The headers of every answer, errors too; the last has a NULL name. */
extern const ck_header ck_headers[];

#endif
