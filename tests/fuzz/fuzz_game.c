/* fuzz_game.c - game strings: whatever is accepted has a canonical form that reads back as itself. */
#include "charkoni/charkoni.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const char *text = (const char *)data;
	ck_game game;
	ck_error err = {0};
	if (!ck_game_parse(&game, text, size, &err)) {
		fuzz_check_error(&err);
		CHECK(!ck_game_parse(&game, text, size, NULL));
		return 0;
	}
	char canonical[CK_GAME_TEXT];
	size_t length = ck_game_write(&game, canonical);
	CHECK(length < sizeof canonical && canonical[length] == '\0' && strlen(canonical) == length);

	ck_game again;
	CHECK(ck_game_parse(&again, canonical, length, &err));
	char written[CK_GAME_TEXT];
	CHECK(ck_game_write(&again, written) == length && memcmp(written, canonical, length) == 0);
	CHECK(memcmp(&game, &again, sizeof game) == 0);

	for (unsigned seat = 0; seat < game.seats; seat++) {
		ck_position start;
		ck_position_start(&game, seat, &start);
		CHECK(ck_position_check(&game, &start, &err));
	}
	return 0;
}
