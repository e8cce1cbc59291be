#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/text.h"

#include "rules/text.h"

#include <string.h>

int32_t option_count(uint32_t kind)
{
	ck_option option;
	int32_t count = 0;

	if (!ck_wasm_below(kind, CK_KIND_COUNT))
		return -1;
	while (ck_option_get((ck_kind)kind, (unsigned)count, &option))
		count++;
	return count;
}

static bool find(uint32_t kind, uint32_t i, ck_option *out)
{
	return ck_wasm_below(kind, CK_KIND_COUNT) && ck_wasm_below(i, (uint32_t)option_count(kind)) &&
	       ck_option_get((ck_kind)kind, i, out);
}

int32_t option_key(uint32_t kind, uint32_t i)
{
	ck_option option;

	return find(kind, i, &option) ? ck_wasm_text_out(option.key, strlen(option.key)) : -1;
}

int32_t option_fallback(uint32_t kind, uint32_t i)
{
	ck_option option;

	return find(kind, i, &option) ? ck_wasm_text_out(option.fallback, strlen(option.fallback)) : -1;
}

int32_t option_high(uint32_t kind, uint32_t i)
{
	ck_option option;

	if (!find(kind, i, &option))
		return -1;
	return option.value_count == 0 ? option.high : 0;
}

int32_t option_values(uint32_t kind, uint32_t i)
{
	ck_option option;
	char words[CK_GAME_TEXT];
	struct ck_text t = ck_text_into(words, sizeof words);

	if (!find(kind, i, &option))
		return -1;
	for (unsigned v = 0; v < option.value_count; v++) {
		if (v > 0)
			ck_text_char(&t, ' ');
		ck_text_str(&t, option.values[v]);
	}
	return ck_wasm_text_out(words, t.len);
}

/* The canonical game string names what is not as usual: "pachisi:laps=1,queen=on". */
int32_t game_option(const ck_game *g, uint32_t i)
{
	ck_option option;
	char text[CK_GAME_TEXT];

	if (!find(g->kind, i, &option))
		return -1;
	struct ck_scan rest = {text, text + ck_game_write(g, text)};
	ck_scan_until(&rest, ':');
	while (ck_scan_left(&rest) > 0) {
		struct ck_scan value = ck_scan_until(&rest, ',');
		struct ck_scan key = ck_scan_until(&value, '=');
		if (ck_scan_is(&key, option.key))
			return ck_wasm_text_out(value.at, ck_scan_left(&value));
	}
	return ck_wasm_text_out(option.fallback, strlen(option.fallback));
}
