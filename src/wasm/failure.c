#include "wasm/failure.h"

#include "rules/text.h"

ck_error ck_wasm_error;

bool ck_wasm_fail(const char *message)
{
	return ck_fail(&ck_wasm_error, message, "", 0, "");
}

bool ck_wasm_fail_memory(void)
{
	return ck_wasm_fail(CK_MSG("there is not enough memory"));
}

bool ck_wasm_fail_range(uint32_t number, uint32_t low, uint32_t high)
{
	char part[16], want[32];
	struct ck_text p = ck_text_into(part, sizeof part);
	struct ck_text w = ck_text_into(want, sizeof want);

	if (low > high)
		return ck_wasm_fail(CK_MSG("there are none of these"));
	ck_text_number(&p, number);
	ck_text_number(&w, low);
	ck_text_str(&w, "...");
	ck_text_number(&w, high);
	return ck_fail(&ck_wasm_error, CK_MSG("{part} is out of range, which is {want}"), part, p.len, want);
}

bool ck_wasm_below(uint32_t number, uint32_t count)
{
	return number < count || ck_wasm_fail_range(number, count == 0, count - (count != 0));
}

bool ck_wasm_within(uint32_t number, uint32_t low, uint32_t high)
{
	return (number >= low && number <= high) || ck_wasm_fail_range(number, low, high);
}
