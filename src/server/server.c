#include "server/server.h"

#include "server/headers.h"
#include "server/http.h"
#include "server/listener.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <uv.h>

enum {
	CONNECTIONS = 256,   /* at one time; further ones wait with the system */
	CROWD = 192,         /* with so many each ends with its answer */
	HEADER_BYTES = 8192, /* of a request */
	HEADER_SECONDS = 10, /* for them to come in */
	IDLE_SECONDS = 30,   /* between two requests */
	REPLY_ROOM = 4096,   /* for libwebsockets' own answers, with our headers */
	OTHER_FILES = 32,    /* descriptors of libwebsockets besides connections */
	RETRY = 1000, /* milliseconds until more connections are taken after there were no descriptors left */
	HEADERS = 16,
	SIGNALS = 3,
};

struct ck_server {
	ck_http http;
	ck_listener listener;
	uv_loop_t loop;
	uv_poll_t waiting[CK_LISTENER_SOCKETS]; /* initialized where the socket is there */
	uv_signal_t signals[SIGNALS];
	uv_timer_t retry;
	bool accepting, stopping;
	int signal;                  /* that ended it, or 0 */
	struct lws_context *context; /* libwebsockets sets it to NULL once it is destroyed */
	struct lws_vhost *vhost;
	struct lws_protocols protocols[2];
	struct lws_protocol_vhost_options headers[HEADERS];
};

/* ------------------------------------------------------------------- accept */

static void on_waiting(uv_poll_t *handle, int status, int events);

static void accept_stop(ck_server *s)
{
	s->accepting = false;
	for (unsigned i = 0; i < CK_LISTENER_SOCKETS; i++)
		if (s->listener.fds[i] >= 0)
			uv_poll_stop(&s->waiting[i]);
}

static void accept_start(ck_server *s)
{
	if (s->accepting || s->stopping)
		return;
	s->accepting = true;
	for (unsigned i = 0; i < CK_LISTENER_SOCKETS; i++)
		if (s->listener.fds[i] >= 0)
			uv_poll_start(&s->waiting[i], UV_READABLE, on_waiting);
}

static void on_retry(uv_timer_t *timer)
{
	accept_start(timer->data);
}

/* Take all connections that wait at a socket, as far as there is room. Those for which there is none stay with the
 * system, until another closes or there are descriptors again. */
static void on_waiting(uv_poll_t *handle, int status, int events)
{
	ck_server *s = handle->data;
	const unsigned i = (unsigned)(handle - s->waiting);
	lws_sock_file_fd_type fd;

	(void)status;
	(void)events;
	while (s->accepting && s->http.connections < CONNECTIONS) {
		fd.sockfd = ck_listener_accept(&s->listener, i);
		if (fd.sockfd < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
			return;
		if (fd.sockfd < 0) {
			accept_stop(s);
			uv_timer_start(&s->retry, on_retry, RETRY, 0);
			return;
		}
		/* It closes the socket if it cannot take it. */
		(void)lws_adopt_descriptor_vhost(
			s->vhost, LWS_ADOPT_SOCKET | LWS_ADOPT_HTTP | LWS_ADOPT_ALLOW_SSL, fd, NULL, NULL);
	}
	accept_stop(s);
}

static void on_closed(void *context)
{
	ck_server *s = context;

	if (s->http.connections < CONNECTIONS && !uv_is_active((uv_handle_t *)&s->retry))
		accept_start(s);
}

/* --------------------------------------------------------------------- stop */

static void handle_close(uv_handle_t *handle)
{
	if (handle->loop != NULL && !uv_is_closing(handle))
		uv_close(handle, NULL);
}

/* Close all that is ours on the loop, and begin to close what is libwebsockets'; the loop ends when all is closed. */
static void stop(ck_server *s)
{
	if (s->stopping)
		return;
	s->stopping = true;
	s->accepting = false;
	for (unsigned i = 0; i < CK_LISTENER_SOCKETS; i++)
		handle_close((uv_handle_t *)&s->waiting[i]);
	for (unsigned i = 0; i < SIGNALS; i++)
		handle_close((uv_handle_t *)&s->signals[i]);
	handle_close((uv_handle_t *)&s->retry);
	if (s->context != NULL)
		lws_context_destroy(s->context);
}

static void on_signal(uv_signal_t *handle, int number)
{
	ck_server *s = handle->data;

	s->signal = number;
	stop(s);
}

/* -------------------------------------------------------------------- start */

static bool is_ignored(int number)
{
	struct sigaction action;

	return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

static bool loop_start(ck_server *s)
{
	static const int numbers[SIGNALS] = {SIGINT, SIGTERM, SIGHUP};

	for (unsigned i = 0; i < CK_LISTENER_SOCKETS; i++) {
		if (s->listener.fds[i] < 0)
			continue;
		if (uv_poll_init(&s->loop, &s->waiting[i], s->listener.fds[i]) != 0)
			return false;
		s->waiting[i].data = s;
	}
	for (unsigned i = 0; i < SIGNALS; i++) {
		if (uv_signal_init(&s->loop, &s->signals[i]) != 0)
			return false;
		s->signals[i].data = s;
		if (!is_ignored(numbers[i]) && uv_signal_start(&s->signals[i], on_signal, numbers[i]) != 0)
			return false;
	}
	if (uv_timer_init(&s->loop, &s->retry) != 0)
		return false;
	s->retry.data = s;
	return true;
}

/* The headers of every answer, in libwebsockets' form. */
static const struct lws_protocol_vhost_options *headers_make(ck_server *s)
{
	unsigned count = 0;

	for (; ck_headers[count].name != NULL && count < HEADERS; count++)
		s->headers[count] = (struct lws_protocol_vhost_options){
			.next = &s->headers[count + 1],
			.name = ck_headers[count].name,
			.value = ck_headers[count].value,
		};
	s->headers[count - 1].next = NULL;
	return s->headers;
}

static bool context_make(ck_server *s)
{
	void *loops[] = {&s->loop};
	const struct lws_context_creation_info info = {
		.port = CONTEXT_PORT_NO_LISTEN_SERVER,
		.options = LWS_SERVER_OPTION_LIBUV | LWS_SERVER_OPTION_EXPLICIT_VHOSTS |
	                   LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT,
		.foreign_loops = loops,
		.pcontext = &s->context,
		.fd_limit_per_thread = CONNECTIONS + OTHER_FILES,
		.max_http_header_data2 = HEADER_BYTES,
		.max_http_header_pool2 = CONNECTIONS, /* nobody waits because others are slow */
		.pt_serv_buf_size = REPLY_ROOM,
		.timeout_secs = HEADER_SECONDS,
	};

	lws_set_log_level(0, NULL); /* what has to be told is told by who called */
	s->context = lws_create_context(&info);
	return s->context != NULL;
}

static bool vhost_make(ck_server *s, const ck_server_settings *settings)
{
	const struct lws_context_creation_info info = {
		.vhost_name = "charkoni",
		.port = CONTEXT_PORT_NO_LISTEN_SERVER,
		.protocols = s->protocols,
		.headers = headers_make(s),
		.user = &s->http,
		.keepalive_timeout = IDLE_SECONDS,
		.timeout_secs_ah_idle = HEADER_SECONDS,
		.options = LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT,
		.ssl_cert_filepath = settings->certificate,
		.ssl_private_key_filepath = settings->key,
		.ssl_options_set = SSL_OP_NO_SSLv3 | SSL_OP_NO_TLSv1 | SSL_OP_NO_TLSv1_1,
		.alpn = "http/1.1",
	};

	s->vhost = lws_create_vhost(s->context, &info);
	return s->vhost != NULL;
}

static ck_server_problem start(ck_server *s, const ck_server_settings *settings)
{
	if (!ck_listener_open(&s->listener, settings->lan, settings->port))
		return CK_SERVER_PORT;
	if (!loop_start(s) || !context_make(s))
		return CK_SERVER_LOOP;
	if (!vhost_make(s, settings))
		return settings->certificate != NULL ? CK_SERVER_CERTIFICATE : CK_SERVER_LOOP;
	accept_start(s);
	return CK_SERVER_FINE;
}

/* ------------------------------------------------------------------- public */

ck_server *ck_server_new(const ck_server_settings *settings, ck_server_problem *problem)
{
	ck_server *s = calloc(1, sizeof(*s));
	int reason;

	*problem = CK_SERVER_MEMORY;
	if (s == NULL)
		return NULL;
	s->listener = (ck_listener){.fds = {-1, -1}};
	s->protocols[0] = ck_http_protocol; /* the second, all zeros, ends the list */
	s->http = (ck_http){
		.root = settings->root,
		.names = settings->names,
		.log = settings->log,
		.crowd = CROWD,
		.closed = on_closed,
		.context = s,
	};
	*problem = CK_SERVER_LOOP;
	if (uv_loop_init(&s->loop) != 0) {
		free(s);
		return NULL;
	}
	*problem = start(s, settings);
	if (*problem == CK_SERVER_FINE)
		return s;
	reason = errno;
	ck_server_free(s);
	errno = reason;
	return NULL;
}

uint16_t ck_server_port(const ck_server *server)
{
	return server->listener.port;
}

int ck_server_run(ck_server *server)
{
	uv_run(&server->loop, UV_RUN_DEFAULT);
	return server->signal;
}

void ck_server_free(ck_server *s)
{
	if (s == NULL)
		return;
	stop(s);
	uv_run(&s->loop, UV_RUN_DEFAULT);
	if (s->context != NULL)
		lws_context_destroy(s->context); /* the second call, once all is closed, frees it */
	uv_loop_close(&s->loop);
	ck_listener_close(&s->listener);
	free(s);
}
