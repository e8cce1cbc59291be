#include "server/mime.h"

#include <stddef.h>
#include <string.h>
#include <strings.h>

typedef struct mime {
	const char *extension, *type;
} mime;

static const mime types[] = {
	{"html", "text/html; charset=utf-8"},
	{"js", "text/javascript; charset=utf-8"},
	{"mjs", "text/javascript; charset=utf-8"},
	{"css", "text/css; charset=utf-8"},
	{"txt", "text/plain; charset=utf-8"},
	{"md", "text/markdown; charset=utf-8"},
	{"ckr", "text/plain; charset=utf-8"},
	{"svg", "image/svg+xml; charset=utf-8"},
	{"json", "application/json; charset=utf-8"},
	{"map", "application/json; charset=utf-8"},
	{"webmanifest", "application/manifest+json; charset=utf-8"},
	{"wasm",
         "application/wasm"}, /* with a parameter behind it browsers do not compile while it comes in */
	{"png", "image/png"},
	{"jpg", "image/jpeg"},
	{"webp", "image/webp"},
	{"ico", "image/x-icon"},
	{"woff2", "font/woff2"},
	{"pdf", "application/pdf"},
	{"mp3", "audio/mpeg"},
	{"ogg", "audio/ogg"},
	{"wav", "audio/wav"},
};

const char *ck_mime_of(const char *name)
{
	const char *slash = strrchr(name, '/'), *base = slash != NULL ? slash + 1 : name;
	const char *dot = strrchr(base, '.');

	for (size_t i = 0; dot != NULL && dot != base && i < sizeof(types) / sizeof(types[0]); i++)
		if (strcasecmp(dot + 1, types[i].extension) == 0)
			return types[i].type;
	return "application/octet-stream";
}
