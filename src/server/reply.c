#include "server/reply.h"

#include "server/cache.h"
#include "server/mime.h"
#include "i18n/i18n.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum {
	ROOM = 3072, /* bytes of headers, those of the vhost included, and a sentence */
	DATE = 64,
};

/* An answer that is being written. */
typedef struct reply {
	unsigned char buffer[LWS_PRE + ROOM];
	unsigned char *at, *end;
	bool good;
} reply;

static void begin(reply *r)
{
	r->at = r->buffer + LWS_PRE;
	r->end = r->buffer + sizeof(r->buffer);
	r->good = true;
}

static void add(struct lws *wsi, reply *r, const char *name, const char *value)
{
	r->good = r->good &&
	          lws_add_http_header_by_name(wsi, (const unsigned char *)name, (const unsigned char *)value,
	                                      (int)strlen(value), &r->at, r->end) == 0;
}

/* Date, always in English. */
static void add_date(struct lws *wsi, reply *r)
{
	static const char *const days[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
	static const char *const months[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
	                                     "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
	const time_t now = time(NULL);
	char date[DATE];
	struct tm tm;

	if (gmtime_r(&now, &tm) == NULL)
		return;
	snprintf(date, sizeof(date), "%s, %02d %s %d %02d:%02d:%02d GMT", days[tm.tm_wday], tm.tm_mday,
	         months[tm.tm_mon], tm.tm_year + 1900, tm.tm_hour, tm.tm_min, tm.tm_sec);
	add(wsi, r, "date:", date);
}

static bool send_headers(struct lws *wsi, reply *r)
{
	add_date(wsi, r);
	return r->good && lws_finalize_write_http_header(wsi, r->buffer + LWS_PRE, &r->at, r->end) == 0;
}

bool ck_reply_file(struct lws *wsi, const ck_asset *f, const char *path, bool has_it, bool last)
{
	reply r;

	begin(&r);
	if (has_it)
		r.good = lws_add_http_header_status(wsi, HTTP_STATUS_NOT_MODIFIED, &r.at, r.end) == 0;
	else
		r.good = lws_add_http_common_headers(wsi, HTTP_STATUS_OK, ck_mime_of(path), f->size, &r.at,
		                                     r.end) == 0;
	add(wsi, &r, "etag:", f->etag);
	add(wsi, &r, "cache-control:", ck_cache_control(path));
	if (f->varies)
		add(wsi, &r, "vary:", "accept-encoding");
	if (last)
		add(wsi, &r, "connection:", "close");
	if (f->coding != CK_CODING_NONE && !has_it)
		add(wsi, &r, "content-encoding:", ck_coding_names[f->coding]);
	return send_headers(wsi, &r);
}

/* ----------------------------------------------------------------- refusals */

/* In the language of whoever started the server: at home that of everybody. */
static const char *sentence_of(unsigned status)
{
	switch (status) {
	case HTTP_STATUS_BAD_REQUEST: return CK_MSG("This request cannot be understood.");
	case HTTP_STATUS_FORBIDDEN: return CK_MSG("This is not for you to read.");
	case HTTP_STATUS_NOT_FOUND: return CK_MSG("There is nothing here.");
	case HTTP_STATUS_METHOD_NOT_ALLOWED: return CK_MSG("Files are only read here: GET or HEAD.");
	case HTTP_STATUS_REQ_URI_TOO_LONG: return CK_MSG("No address here is that long.");
	case HTTP_STATUS_SERVICE_UNAVAILABLE: return CK_MSG("Too much is going on; try again in a moment.");
	case CK_STATUS_MISDIRECTED:
		return CK_MSG("This server is not called that; see --host of charkoni serve.");
	default: return CK_MSG("Something went wrong here.");
	}
}

int ck_reply_refuse(struct lws *wsi, unsigned status, bool bodiless)
{
	const char *sentence = ck_tr(sentence_of(status));
	size_t size = strlen(sentence);
	reply r;

	if (bodiless || size + 1 > ROOM)
		size = 0;
	begin(&r);
	/* Without a length it says that the connection ends, and libwebsockets ends it. */
	r.good = lws_add_http_common_headers(wsi, status, "text/plain; charset=utf-8",
	                                     LWS_ILLEGAL_HTTP_CONTENT_LEN, &r.at, r.end) == 0;
	add(wsi, &r, "cache-control:", "no-store");
	if (status == HTTP_STATUS_METHOD_NOT_ALLOWED)
		add(wsi, &r, "allow:", "GET, HEAD");
	if (!send_headers(wsi, &r))
		return -1;
	if (size > 0) {
		begin(&r);
		memcpy(r.at, sentence, size);
		r.at[size++] = '\n';
		if (lws_write(wsi, r.at, size, LWS_WRITE_HTTP_FINAL) < (int)size)
			return -1;
	}
	return (int)size;
}
