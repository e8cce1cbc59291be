#include "server/http.h"

#include "server/host.h"
#include "server/log.h"
#include "server/path.h"
#include "server/reply.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum {
	PIECE = 16384,       /* bytes sent at a time */
	READER_SECONDS = 30, /* that a reader may take for a piece */
	TICK = 250000,       /* microseconds between two looks at a connection that is being answered */
	PATIENCE = 4,        /* ticks that what is sent behind a request may lie there */
	DRAIN = 5000000,     /* microseconds for content that nobody asked for */
	ADDRESS = 64,
};

/* What is ours of a connection; begins as zeros. */
typedef struct ck_http_session {
	bool sending;  /* fd is open, and the content from `at` on has still to go */
	bool last;     /* the connection ends with this answer */
	bool draining; /* the answer has gone; the request's content is still coming in, to be thrown away */
	int fd;
	uint64_t at, size;
	unsigned pressed; /* ticks that something has been lying behind the request */
} ck_http_session;

static void session_end(ck_http_session *s)
{
	if (s != NULL && s->sending)
		close(s->fd);
	if (s != NULL)
		*s = (ck_http_session){.sending = false};
}

static ck_http *http_of(struct lws *wsi)
{
	struct lws_vhost *vhost = lws_get_vhost(wsi);

	return vhost != NULL ? lws_get_vhost_user(vhost) : NULL;
}

/* ------------------------------------------------------------------ requests */

typedef struct request {
	int method; /* LWSHUMETH_…, or -1 */
	const char *path;
	size_t path_size;
	bool bodiless; /* HEAD */
} request;

static const char *method_name(int method)
{
	switch (method) {
	case LWSHUMETH_GET: return "GET";
	case LWSHUMETH_HEAD: return "HEAD";
	case LWSHUMETH_POST: return "POST";
	case LWSHUMETH_PUT: return "PUT";
	case LWSHUMETH_PATCH: return "PATCH";
	case LWSHUMETH_DELETE: return "DELETE";
	case LWSHUMETH_OPTIONS: return "OPTIONS";
	default: return "-";
	}
}

static request request_of(struct lws *wsi)
{
	char *path = NULL;
	int size = 0;
	const int method = lws_http_get_uri_and_method(wsi, &path, &size);

	return (request){
		.method = method,
		.path = path != NULL ? path : "",
		.path_size = path != NULL && size > 0 ? (size_t)size : 0,
		.bodiless = method == LWSHUMETH_HEAD,
	};
}

/* The value of a header into value[size]; its length, 0 if it is not there, -1 if it is too long. */
static int header_get(struct lws *wsi, enum lws_token_indexes token, char *value, int size)
{
	value[0] = '\0';
	return lws_hdr_total_length(wsi, token) == 0 ? 0 : lws_hdr_copy(wsi, value, size, token);
}

static void tell(struct lws *wsi, const request *r, unsigned status, uint64_t size)
{
	const ck_http *http = http_of(wsi);
	char peer[ADDRESS] = "", line[CK_LOG_LINE];
	ck_log_entry entry = {
		(int64_t)time(NULL), peer, method_name(r->method), r->path, r->path_size, status, size};

	if (http->log == NULL)
		return;
	lws_get_peer_simple(wsi, peer, sizeof(peer));
	fwrite(line, 1, ck_log_write(line, &entry), http->log);
	fflush(http->log);
}

/* The end of a request whose answer has gone, the last of this connection or not. Nonzero if it is to be closed; not while
 * libwebsockets still has some of the answer, which would have little time then. */
static int finish(struct lws *wsi, bool last)
{
	const bool gone = lws_partial_buffered(wsi) == 0;

	return lws_http_transaction_completed(wsi) != 0 || (last && gone) ? -1 : 0;
}

/* Refuse it, and end the connection once the rest of the request, if any, is there. */
static int refuse(struct lws *wsi, ck_http_session *s, const request *r, unsigned status)
{
	const int sent = ck_reply_refuse(wsi, status, r->bodiless);

	tell(wsi, r, status, sent > 0 ? (uint64_t)sent : 0);
	if (sent < 0)
		return -1;
	if (s != NULL) {
		s->draining = true;
		lws_set_timer_usecs(wsi, DRAIN);
	}
	return finish(wsi, false);
}

/* ------------------------------------------------------------------- checks */

/* The address at which the connection came in, as text. */
static const char *local_address(struct lws *wsi, char text[ADDRESS])
{
	struct sockaddr_storage address;
	socklen_t size = sizeof(address);
	const void *bytes = NULL;

	text[0] = '\0';
	if (getsockname(lws_get_socket_fd(wsi), (struct sockaddr *)&address, &size) != 0)
		return text;
	if (address.ss_family == AF_INET)
		bytes = &((const struct sockaddr_in *)&address)->sin_addr;
	else if (address.ss_family == AF_INET6)
		bytes = &((const struct sockaddr_in6 *)&address)->sin6_addr;
	if (bytes == NULL || inet_ntop(address.ss_family, bytes, text, ADDRESS) == NULL)
		text[0] = '\0';
	return text;
}

/* 0, or the status of a refusal. Only HTTP/1.0 may leave out whom it is talking to. Without a version the first line has
 * not ended where it seemed to: libwebsockets 4.1 also ends it at %0A, and takes the rest for headers. */
static unsigned host_check(struct lws *wsi)
{
	char header[CK_HOST + 8], name[CK_HOST], local[ADDRESS], version[16];
	const int length = header_get(wsi, WSI_TOKEN_HOST, header, sizeof(header));
	const bool told = header_get(wsi, WSI_TOKEN_HTTP, version, sizeof(version)) > 0;
	const bool old = told && strcmp(version, "HTTP/1.0") == 0;

	if (!old && (!told || strcmp(version, "HTTP/1.1") != 0))
		return HTTP_STATUS_BAD_REQUEST;
	if (old && length == 0)
		return 0;
	if (length <= 0 || !ck_host_read(header, (size_t)length, name))
		return HTTP_STATUS_BAD_REQUEST;
	return ck_host_is_ours(name, local_address(wsi, local), http_of(wsi)->names) ? 0
	                                                                             : CK_STATUS_MISDIRECTED;
}

/* 0, or the status of a refusal: what is asked in a way in which files are not asked for. */
static unsigned manner_check(struct lws *wsi, const request *r)
{
	char length[32];

	if (r->method != LWSHUMETH_GET && r->method != LWSHUMETH_HEAD)
		return HTTP_STATUS_METHOD_NOT_ALLOWED;
	if (lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0)
		return HTTP_STATUS_BAD_REQUEST;
	if (header_get(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, length, sizeof(length)) != 0 &&
	    strcmp(length, "0") != 0)
		return HTTP_STATUS_BAD_REQUEST;
	return 0;
}

static unsigned path_check(const request *r, char path[CK_PATH])
{
	switch (ck_path_check(r->path, r->path_size, path)) {
	case CK_PATH_GOOD: return 0;
	case CK_PATH_HIDDEN: return HTTP_STATUS_FORBIDDEN;
	case CK_PATH_LONG: return HTTP_STATUS_REQ_URI_TOO_LONG;
	case CK_PATH_BAD:
	default: return HTTP_STATUS_BAD_REQUEST;
	}
}

/* -------------------------------------------------------------------- files */

static unsigned status_of(ck_asset_result result)
{
	switch (result) {
	case CK_ASSET_GOOD: return 0;
	case CK_ASSET_MISSING: return HTTP_STATUS_NOT_FOUND;
	case CK_ASSET_FORBIDDEN: return HTTP_STATUS_FORBIDDEN;
	case CK_ASSET_BUSY: return HTTP_STATUS_SERVICE_UNAVAILABLE;
	case CK_ASSET_BROKEN:
	default: return HTTP_STATUS_INTERNAL_SERVER_ERROR;
	}
}

static unsigned file_open(struct lws *wsi, const char *path, ck_asset *f)
{
	char header[256];
	ck_coding order[CK_CODING_COUNT];
	const int length = header_get(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, header, sizeof(header));

	ck_coding_order(header, length > 0 ? (size_t)length : 0, order);
	return status_of(ck_asset_open(f, http_of(wsi)->root, path, order));
}

static bool browser_has(struct lws *wsi, const ck_asset *f)
{
	char header[512];
	const int length = header_get(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, header, sizeof(header));

	return length > 0 && ck_etag_matches(header, (size_t)length, f->etag);
}

/* Answer with a file that is open, and take it over. Nonzero if the connection is to be closed. */
static int file_send(struct lws *wsi, ck_http_session *s, const request *r, const ck_asset *f,
                     const char *path)
{
	const bool has_it = browser_has(wsi, f), whole = !has_it && !r->bodiless && f->size > 0;
	const bool last = http_of(wsi)->connections >= http_of(wsi)->crowd;

	if (whole)
		*s = (ck_http_session){.sending = true, .last = last, .fd = f->fd, .size = f->size};
	else
		close(f->fd);
	if (!ck_reply_file(wsi, f, path, has_it, last))
		return -1;
	tell(wsi, r, has_it ? HTTP_STATUS_NOT_MODIFIED : HTTP_STATUS_OK, whole ? f->size : 0);
	if (!whole)
		return finish(wsi, last);
	lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, READER_SECONDS);
	lws_set_timer_usecs(wsi, TICK);
	lws_callback_on_writable(wsi);
	return 0;
}

static int answer(struct lws *wsi, ck_http_session *s)
{
	const request r = request_of(wsi);
	char path[CK_PATH];
	ck_asset f;
	unsigned refusal;

	session_end(s);
	refusal = host_check(wsi);
	if (refusal == 0)
		refusal = manner_check(wsi, &r);
	if (refusal == 0)
		refusal = path_check(&r, path);
	if (refusal == 0)
		refusal = file_open(wsi, path, &f);
	return refusal != 0 ? refuse(wsi, s, &r, refusal) : file_send(wsi, s, &r, &f, path);
}

/* Send the next piece. A file that has become shorter cannot be sent as promised: the connection is cut off, and the
 * reader sees that something is missing. */
static int send_on(struct lws *wsi, ck_http_session *s)
{
	unsigned char buffer[LWS_PRE + PIECE];
	const uint64_t left = s->size - s->at;
	const bool last = s->last;
	const size_t want = left < PIECE ? (size_t)left : PIECE;
	ssize_t got = pread(s->fd, buffer + LWS_PRE, want, (off_t)s->at);

	if (got <= 0)
		return -1;
	s->at += (uint64_t)got;
	if (lws_write(wsi, buffer + LWS_PRE, (size_t)got,
	              s->at == s->size ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < (int)got)
		return -1;
	if (s->at == s->size) {
		session_end(s);
		lws_set_timer_usecs(wsi, LWS_SET_TIMER_USEC_CANCEL);
		return finish(wsi, last);
	}
	lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, READER_SECONDS);
	lws_callback_on_writable(wsi);
	return 0;
}

/* libwebsockets does not read while an answer is under way, but would be told again and again that there is something
 * to read. So whoever sends on meanwhile (browsers never do), or goes, is dropped after a moment. Nonzero to close. */
static int tick(struct lws *wsi, ck_http_session *s)
{
	char byte;

	if (s->draining)
		return -1;
	if (!s->sending)
		return 0;
	if (recv(lws_get_socket_fd(wsi), &byte, 1, MSG_PEEK | MSG_DONTWAIT) < 0) {
		s->pressed = 0;
	} else if (++s->pressed >= PATIENCE) {
		shutdown(lws_get_socket_fd(wsi),
		         SHUT_RDWR); /* or it would wait for what is still to be sent */
		return -1;
	}
	lws_set_timer_usecs(wsi, TICK);
	return 0;
}

/* ---------------------------------------------------------------- protocol */

/* There is nothing to upgrade to yet. After an upgrade that it does not know libwebsockets 4.1 asks nevertheless, when
 * the request may be gone already: then there is nobody to answer. */
static int refuse_upgrade(struct lws *wsi)
{
	if (lws_hdr_total_length(wsi, WSI_TOKEN_UPGRADE) > 0) {
		const request r = request_of(wsi);

		(void)refuse(wsi, NULL, &r, HTTP_STATUS_BAD_REQUEST);
	}
	return -1;
}

static void count(struct lws *wsi, int change)
{
	ck_http *http = http_of(wsi);

	if (http == NULL)
		return;
	http->connections += (unsigned)change;
	if (change < 0 && http->closed != NULL)
		http->closed(http->context);
}

static int callback(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t size)
{
	ck_http_session *s = user;

	(void)in;
	(void)size;
	switch (reason) {
	case LWS_CALLBACK_WSI_CREATE: count(wsi, 1); return 0;
	case LWS_CALLBACK_WSI_DESTROY: count(wsi, -1); return 0;
	case LWS_CALLBACK_HTTP: return answer(wsi, s);
	case LWS_CALLBACK_HTTP_WRITEABLE: return s != NULL && s->sending ? send_on(wsi, s) : 0;
	case LWS_CALLBACK_TIMER: return s != NULL ? tick(wsi, s) : 0;
	case LWS_CALLBACK_OPENSSL_LOAD_EXTRA_SERVER_VERIFY_CERTS:
		/* libwebsockets 4.1 leaves it at that where the two are of different kinds, and nobody can connect */
		return SSL_CTX_check_private_key(user) == 1 ? 0 : -1;
	case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: return refuse_upgrade(wsi);
	case LWS_CALLBACK_RAW_ADOPT: return -1; /* CONNECT: what it would lead to is no HTTP */
	case LWS_CALLBACK_CLOSED_HTTP:
	case LWS_CALLBACK_HTTP_DROP_PROTOCOL: session_end(s); return 0;
	default: return 0;
	}
}

const struct lws_protocols ck_http_protocol = {
	.name = "http",
	.callback = callback,
	.per_session_data_size = sizeof(ck_http_session),
};
