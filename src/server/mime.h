/* mime.h - what kind of content a file's name promises; pure. */
#ifndef CK_SERVER_MIME_H
#define CK_SERVER_MIME_H

/* The value of Content-Type for a file of that name, text with its charset; application/octet-stream where the name
 * promises nothing. The case of letters does not matter. */
const char *ck_mime_of(const char *name);

#endif
