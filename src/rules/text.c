#include "text.h"

#include <string.h>

struct ck_text ck_text_into(char *out, size_t cap)
{
	out[0] = '\0';
	return (struct ck_text){out, cap, 0};
}

void ck_text_char(struct ck_text *t, char c)
{
	if (t->len + 1 >= t->cap)
		return;
	t->out[t->len++] = c;
	t->out[t->len] = '\0';
}

void ck_text_bytes(struct ck_text *t, const char *s, size_t len)
{
	for (size_t i = 0; i < len; i++)
		ck_text_char(t, s[i]);
}

void ck_text_str(struct ck_text *t, const char *s)
{
	ck_text_bytes(t, s, strlen(s));
}

void ck_text_number(struct ck_text *t, uint64_t n)
{
	char digits[20];
	size_t count = 0;
	do {
		digits[count++] = (char)('0' + n % 10);
		n /= 10;
	} while (n > 0);
	while (count > 0)
		ck_text_char(t, digits[--count]);
}

bool ck_scan_number(struct ck_scan *s, unsigned *n)
{
	const char *at = s->at;
	unsigned value = 0;
	while (at < s->end && *at >= '0' && *at <= '9') {
		value = value * 10 + (unsigned)(*at++ - '0');
		if (value > 9999)
			return false;
	}
	size_t digits = (size_t)(at - s->at);
	if (digits == 0 || (digits > 1 && *s->at == '0'))
		return false;
	s->at = at;
	*n = value;
	return true;
}

bool ck_scan_char(struct ck_scan *s, char c)
{
	if (s->at == s->end || *s->at != c)
		return false;
	s->at++;
	return true;
}

bool ck_scan_word(struct ck_scan *s, const char *w)
{
	size_t len = strlen(w);
	if (ck_scan_left(s) < len || memcmp(s->at, w, len) != 0)
		return false;
	s->at += len;
	return true;
}

struct ck_scan ck_scan_until(struct ck_scan *s, char c)
{
	struct ck_scan part = {s->at, s->at};
	while (part.end < s->end && *part.end != c)
		part.end++;
	s->at = part.end < s->end ? part.end + 1 : part.end;
	return part;
}

bool ck_scan_is(const struct ck_scan *s, const char *w)
{
	size_t len = strlen(w);
	return ck_scan_left(s) == len && memcmp(s->at, w, len) == 0;
}

bool ck_fail(ck_error *err, const char *message, const char *part, size_t len, const char *want)
{
	if (!err)
		return false;
	err->message = message;
	struct ck_text t = ck_text_into(err->part, sizeof err->part);
	bool cut = len >= sizeof err->part;
	for (size_t i = 0; i < (cut ? sizeof err->part - 4 : len); i++)
		ck_text_char(&t, part[i] >= 0x20 && part[i] < 0x7F ? part[i] : '?');
	ck_text_str(&t, cut ? "..." : "");
	t = ck_text_into(err->want, sizeof err->want);
	ck_text_str(&t, want);
	return false;
}

bool ck_fail_number(ck_error *err, const char *message, uint64_t part, const char *want)
{
	char digits[24];
	struct ck_text t = ck_text_into(digits, sizeof digits);
	ck_text_number(&t, part);
	return ck_fail(err, message, digits, t.len, want);
}

/* `{name}` at s stands for value: append it and return how much of s it was, else 0. */
static size_t fill_in(struct ck_text *t, const char *s, const char *name, const char *value)
{
	size_t len = 0;
	for (; name[len]; len++)
		if (s[len] != name[len])
			return 0;
	ck_text_str(t, value);
	return len;
}

size_t ck_error_write(const ck_error *err, const char *message, char *out, size_t cap)
{
	if (cap == 0)
		return 0;
	struct ck_text t = ck_text_into(out, cap);
	for (const char *s = message ? message : err->message; *s;) {
		size_t filled = fill_in(&t, s, "{part}", err->part);
		if (!filled)
			filled = fill_in(&t, s, "{want}", err->want);
		if (!filled) {
			ck_text_char(&t, *s);
			filled = 1;
		}
		s += filled;
	}
	return t.len;
}
