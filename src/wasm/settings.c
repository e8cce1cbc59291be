#include "table/keep.h"

#include "wasm/exports.h"
#include "wasm/failure.h"
#include "wasm/record.h"
#include "wasm/slots.h"
#include "wasm/text.h"

#include "rules/text.h"

#include <string.h>

void settings_default(const ck_game *g)
{
	ck_table_settings_default(g, &ck_wasm_settings);
}

void settings_of_record(const ck_wasm_record *r)
{
	ck_keep_settings(&r->record, &ck_wasm_settings);
}

void settings_position(void)
{
	ck_wasm_settings.position = ck_wasm_position[0];
	ck_wasm_settings.has_position = 1;
}

/* The fields of one byte. */
static const struct {
	char name[16];
	uint8_t *at;
} fields[] = {
	{"clock", &ck_wasm_settings.clock},
	{"hold", &ck_wasm_settings.hold},
	{"real_dice", &ck_wasm_settings.real_dice},
	{"touch", &ck_wasm_settings.touch},
	{"auto_flag", &ck_wasm_settings.auto_flag},
	{"auto_absent", &ck_wasm_settings.auto_absent},
	{"substitutes", &ck_wasm_settings.substitutes},
	{"has_position", &ck_wasm_settings.has_position},
};

static uint8_t *find(const char *name)
{
	for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
		if (strcmp(fields[i].name, name) == 0)
			return fields[i].at;
	return NULL;
}

static uint64_t *find_time(const char *name)
{
	if (strcmp(name, "clock_ms") == 0)
		return &ck_wasm_settings.clock_ms;
	return strcmp(name, "increment_ms") == 0 ? &ck_wasm_settings.increment_ms : NULL;
}

static bool refuse(const char *name)
{
	return ck_fail(&ck_wasm_error, CK_MSG("{part} is not a setting of a table"), name, strlen(name), "");
}

static bool set_byte(uint8_t *byte, const char *name, uint64_t number)
{
	if (!byte)
		return refuse(name);
	if (!ck_wasm_within(number < UINT32_MAX ? (uint32_t)number : UINT32_MAX, 0, UINT8_MAX))
		return false;
	*byte = (uint8_t)number;
	if (!ck_wasm_settings.has_position)
		memset(&ck_wasm_settings.position, 0, sizeof ck_wasm_settings.position);
	return true;
}

uint32_t settings_set(uint32_t length, double value)
{
	const char *name = ck_wasm_name_in(length);
	uint64_t number;

	if (!name || !ck_wasm_whole(value, &number))
		return 0;
	uint64_t *time = find_time(name);
	if (!time)
		return set_byte(find(name), name, number);
	*time = number;
	return 1;
}

double settings_get(uint32_t length)
{
	const char *name = ck_wasm_name_in(length);

	if (!name)
		return -1;
	const uint64_t *time = find_time(name);
	const uint8_t *byte = find(name);
	if (!time && !byte)
		refuse(name);
	return time ? (double)*time : byte ? *byte : -1;
}
