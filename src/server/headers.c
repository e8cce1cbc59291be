#include "server/headers.h"

#include <stddef.h>

/* Shaking the phone throws: browsers tell of motion only where accelerometer and gyroscope are both allowed. Of the rest
 * those are named that could watch somebody, and that browsers know: they complain of others. */
static const char permissions[] =
	"accelerometer=(self), gyroscope=(self), camera=(), display-capture=(), "
	"geolocation=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), "
	"serial=(), usb=(), xr-spatial-tracking=()";

const ck_header ck_headers[] = {
	{"content-security-policy:", ck_headers_policy},
	{"x-content-type-options:", "nosniff"},
	{"referrer-policy:", "no-referrer"},
	{"cross-origin-opener-policy:", "same-origin"},
	{"cross-origin-resource-policy:", "same-origin"},
	{"permissions-policy:", permissions},
	{NULL, NULL},
};
