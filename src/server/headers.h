/* headers.h - what every answer tells browsers to forbid; pure. */
#ifndef CK_SERVER_HEADERS_H
#define CK_SERVER_HEADERS_H

typedef struct ck_header {
	const char *name; /* in small letters, with its colon: "referrer-policy:" */
	const char *value;
} ck_header;

/* The Content-Security-Policy, policy.txt: nothing from elsewhere, nothing in line; WebAssembly may be compiled. What the
 * page draws itself (a board to be printed, a file to be kept) are data: and blob: pictures. The page says the same of
 * itself, but for who may frame it, which only a server can say. */
extern const char ck_headers_policy[];

/* The headers of every answer, errors too; the last has a NULL name. */
extern const ck_header ck_headers[];

#endif
