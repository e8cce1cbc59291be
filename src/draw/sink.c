#include "draw/sink.h"

#include "base.h"
#include "record/characters.h"

#include <stdarg.h>
#include <string.h>

ck_sink ck_sink_into(char *out, size_t cap)
{
	if (cap > 0)
		out[0] = '\0';
	return (ck_sink){out, cap, 0};
}

void ck_sink_bytes(ck_sink *s, const char *bytes, size_t size)
{
	if (s->length + 1 < s->cap) {
		size_t room = s->cap - 1 - s->length, fits = size < room ? size : room;

		memcpy(s->out + s->length, bytes, fits);
		s->out[s->length + fits] = '\0';
	}
	s->length += size;
}

void ck_sink_text(ck_sink *s, const char *text)
{
	ck_sink_bytes(s, text, strlen(text));
}

/* ----------------------------------------------------------------- escaped */

size_t ck_sink_character(const char *text, size_t size, uint32_t *character)
{
	const unsigned char *c = (const unsigned char *)text;
	size_t length = ck_character_size(text, size);
	bool blank = length == 0 && ck_character_is_blank(*text);

	*character = length > 1 ? c[0] & (0x7Fu >> length) : c[0];
	for (size_t i = 1; i < length; i++)
		*character = *character << 6 | (c[i] & 0x3F);
	if ((length == 0 && !blank) || (*character | 1) == 0xFFFF)
		*character = CK_SINK_UNKNOWN;
	return length > 0 ? length : 1;
}

static const char *entity_of(uint32_t character)
{
	switch (character) {
	case '&': return "&amp;";
	case '<': return "&lt;";
	case '>': return "&gt;";
	case '"': return "&quot;";
	case '\t':
	case '\r': return " ";
	case CK_SINK_UNKNOWN: return "\xEF\xBF\xBD";
	default: return NULL;
	}
}

void ck_sink_escaped(ck_sink *s, const char *text, size_t size)
{
	for (size_t at = 0, length; at < size; at += length) {
		uint32_t character;
		const char *entity;

		length = ck_sink_character(text + at, size - at, &character);
		entity = entity_of(character);
		if (entity != NULL)
			ck_sink_text(s, entity);
		else
			ck_sink_bytes(s, text + at, length);
	}
}

/* ----------------------------------------------------------------- numbers */

static void natural(ck_sink *s, uint64_t n)
{
	char digits[20];
	size_t at = sizeof(digits);

	do {
		digits[--at] = (char)('0' + n % 10);
		n /= 10;
	} while (n > 0);
	ck_sink_bytes(s, digits + at, sizeof(digits) - at);
}

/* The number without its sign, which is written. */
static uint64_t unsign(ck_sink *s, int64_t n)
{
	if (n < 0)
		ck_sink_text(s, "-");
	return n < 0 ? 0 - (uint64_t)n : (uint64_t)n;
}

void ck_sink_number(ck_sink *s, int64_t n)
{
	natural(s, unsign(s, n));
}

void ck_sink_milli(ck_sink *s, int64_t thousandths)
{
	uint64_t n = unsign(s, thousandths);
	unsigned rest = (unsigned)(n % 1000);
	char digits[4] = {'.', (char)('0' + rest / 100), (char)('0' + rest / 10 % 10),
	                  (char)('0' + rest % 10)};
	size_t length = rest == 0 ? 0 : rest % 100 == 0 ? 2 : rest % 10 == 0 ? 3 : 4;

	natural(s, n / 1000);
	ck_sink_bytes(s, digits, length);
}

/* ------------------------------------------------------------------- forms */

/* One placeholder, named by its letter. */
static void put_one(ck_sink *s, char letter, va_list *arguments)
{
	const char *text;

	switch (letter) {
	case 's': ck_sink_text(s, va_arg(*arguments, const char *)); break;
	case 'e':
		text = va_arg(*arguments, const char *);
		ck_sink_escaped(s, text, strlen(text));
		break;
	case 'd': ck_sink_number(s, va_arg(*arguments, int)); break;
	case 'm': ck_sink_milli(s, va_arg(*arguments, int)); break;
	default: CK_ASSERT(letter == '%'); ck_sink_text(s, "%");
	}
}

void ck_sink_put(ck_sink *s, const char *form, ...)
{
	va_list arguments;

	va_start(arguments, form);
	while (*form != '\0') {
		size_t plain = strcspn(form, "%");

		ck_sink_bytes(s, form, plain);
		form += plain;
		if (form[0] == '%') {
			put_one(s, form[1], &arguments);
			form += 2;
		}
	}
	va_end(arguments);
}
