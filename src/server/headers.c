#include "server/headers.h"

#include <stddef.h>

/* Nothing from elsewhere, nothing in line; WebAssembly may be compiled. What the page draws itself (a board to be
 * printed, a file to be kept) are data: and blob: pictures. */
static const char content[] = "default-src 'none'; "
			      "script-src 'self' 'wasm-unsafe-eval'; "
			      "style-src 'self'; "
			      "img-src 'self' data: blob:; "
			      "connect-src 'self'; "
			      "worker-src 'self'; "
			      "manifest-src 'self'; "
			      "font-src 'self'; "
			      "base-uri 'none'; "
			      "form-action 'none'; "
			      "frame-ancestors 'none'";

/* Shaking the phone throws: browsers tell of motion only where accelerometer and gyroscope are both allowed. Of the rest
 * those are named that could watch somebody, and that browsers know: they complain of others. */
static const char permissions[] =
	"accelerometer=(self), gyroscope=(self), camera=(), display-capture=(), "
	"geolocation=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), "
	"serial=(), usb=(), xr-spatial-tracking=()";

const ck_header ck_headers[] = {
	{"content-security-policy:", content},
	{"x-content-type-options:", "nosniff"},
	{"referrer-policy:", "no-referrer"},
	{"cross-origin-opener-policy:", "same-origin"},
	{"cross-origin-resource-policy:", "same-origin"},
	{"permissions-policy:", permissions},
	{NULL, NULL},
};
