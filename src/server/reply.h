/* reply.h - one answer: its headers, and its text where it is small. */
#ifndef CK_SERVER_REPLY_H
#define CK_SERVER_REPLY_H

#include "server/asset.h"

#include <libwebsockets.h>
#include <stdbool.h>

enum { CK_STATUS_MISDIRECTED = 421 }; /* the request is meant for somebody else (RFC 9110, 15.5.20) */

/* Send the headers of a file's answer, status 200, or 304 if the browser has the file already; `last` says that the
 * connection ends with it. False if it is to be closed at once. */
bool ck_reply_file(struct lws *wsi, const ck_asset *f, const char *path, bool has_it, bool last);

/* Send an answer that is a sentence, and the last on its connection: what follows the request, content that nobody
 * asked for, is not taken for another. `bodiless` (HEAD) leaves the sentence out. Returns the bytes of the sentence, or
 * -1 if the connection is to be closed at once. */
int ck_reply_refuse(struct lws *wsi, unsigned status, bool bodiless);

#endif
