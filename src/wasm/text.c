#include "wasm/text.h"

#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/heap.h"

#include <string.h>

/* Memory that grows and is never given back. */
struct room {
	char *bytes;
	size_t size;
};

static struct room in, out;

static bool make_room(struct room *r, size_t size)
{
	char *bytes;

	if (size <= r->size)
		return true;
	/* what is in it is lost anyway; twice as much at least, so that it seldom grows */
	size = size > r->size * 2 ? size : r->size * 2;
	bytes = ck_wasm_heap_take(size);
	if (!bytes)
		return false;
	ck_wasm_heap_give(r->bytes);
	*r = (struct room){bytes, size};
	return true;
}

char *text_room(uint32_t size)
{
	if (size >= INT32_MAX) {
		ck_wasm_fail_memory();
		return NULL;
	}
	return make_room(&in, (size_t)size + 1) ? in.bytes : NULL;
}

const char *text_at(void)
{
	return out.bytes;
}

const char *ck_wasm_text_in(uint32_t length)
{
	if (length >= in.size && (length > 0 || !text_room(0))) {
		ck_wasm_fail(CK_MSG("the text is longer than its room"));
		return NULL;
	}
	in.bytes[length] = '\0';
	return in.bytes;
}

const char *ck_wasm_name_in(uint32_t length)
{
	const char *name = ck_wasm_text_in(length);

	if (name && strlen(name) != length) {
		ck_wasm_fail(CK_MSG("a name holds a zero byte"));
		return NULL;
	}
	return name;
}

char *ck_wasm_text_make(size_t size)
{
	if (size < INT32_MAX && make_room(&out, size + 1))
		return out.bytes;
	ck_wasm_fail_memory();
	return NULL;
}

int32_t ck_wasm_text_made(size_t length)
{
	return (int32_t)length;
}

int32_t ck_wasm_text_out(const char *text, size_t length)
{
	char *to = ck_wasm_text_make(length);

	if (!to)
		return -1;
	memcpy(to, text, length);
	return ck_wasm_text_made(length);
}

char *ck_wasm_text_copy(const char *text, size_t length)
{
	char *copy = ck_wasm_heap_take(length + 1);

	if (copy) {
		memcpy(copy, text, length);
		copy[length] = '\0';
	}
	return copy;
}

static int32_t write_string(const char *text)
{
	return ck_wasm_text_out(text, strlen(text));
}

int32_t error_message(void)
{
	return write_string(ck_wasm_error.message ? ck_wasm_error.message : "");
}

int32_t error_part(void)
{
	return write_string(ck_wasm_error.part);
}

int32_t error_want(void)
{
	return write_string(ck_wasm_error.want);
}

int32_t error_write(uint32_t length)
{
	/* a translation is longer than its English, and each of its slots may be filled */
	size_t cap = CK_ERROR_TEXT + 4 * (size_t)length;
	const ck_error err = ck_wasm_error;
	const char *message = length > 0 ? ck_wasm_text_in(length) : err.message ? err.message : "";
	char *to = message ? ck_wasm_text_make(cap) : NULL;

	return to ? ck_wasm_text_made(ck_error_write(&err, message, to, cap)) : -1;
}
