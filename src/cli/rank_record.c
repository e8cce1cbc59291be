#include "cli/rank_record.h"

#include "cli/args.h"
#include "cli/rank_name.h"
#include "cup/name.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

_Static_assert(crypto_hash_sha256_BYTES == (int)CK_LEAGUE_DIGEST, "the digest is a SHA-256");
_Static_assert((int)CK_RECORD_VALUE_MAX == (int)CK_LEAGUE_TEXT, "every name of a record fits");
_Static_assert((int)CK_GAME_TEXT == (int)CK_LEAGUE_GAME + 1, "every game string fits");

/* --------------------------------------------------------------- digest */

/* An item as it is once nothing is taken back. */
static ck_record_item plain_item(const ck_record_item *item)
{
	ck_record_item plain = {.kind = item->kind, .action = item->action, .value = item->value};

	if (item->kind == CK_RECORD_CORRECT)
		plain.kind = item->replace;
	return plain;
}

/* True for what is left out of the digest. */
static bool is_aside(const ck_record_item *item)
{
	return item->undone || item->kind == CK_RECORD_AGAIN || item->kind == CK_RECORD_TOUCH ||
	       item->kind == CK_RECORD_COMMENT || item->kind == 0;
}

/* The game alone, into `plain`, whose items have room for those of r. */
static bool plain_make(const ck_record *r, ck_record *plain, ck_record_item *items)
{
	ck_record_init(plain, &r->game, items, r->count);
	if (r->start == CK_RECORD_START_SEAT && !ck_record_start_at_seat(plain, r->starter, NULL))
		return false;
	if (r->start == CK_RECORD_START_POSITION &&
	    !ck_record_start_at_position(plain, &r->begin.position, NULL))
		return false;
	plain->touch = false;
	for (size_t i = 0; i < r->count; i++) {
		ck_record_item item = plain_item(&r->items[i]);

		item.undone = r->items[i].undone;
		if (is_aside(&item))
			continue;
		if (!ck_record_add(plain, &item, NULL))
			return false;
	}
	return true;
}

static bool digest_make(const ck_record *r, uint8_t digest[CK_LEAGUE_DIGEST])
{
	ck_record *plain = malloc(sizeof(*plain));
	ck_record_item *items = calloc(r->count + 1, sizeof(*items));
	char *text = NULL;
	size_t size = 0;
	bool good = plain != NULL && items != NULL && plain_make(r, plain, items);

	if (good) {
		size = ck_record_write(plain, NULL, 0);
		text = malloc(size + 1);
		good = text != NULL;
	}
	if (good) {
		ck_record_write(plain, text, size + 1);
		crypto_hash_sha256(digest, (const unsigned char *)text, size);
	}
	free(text);
	free(items);
	free(plain);
	return good;
}

/* ----------------------------------------------------------------- time */

/* The tag Date, 2026.11.30, whole. */
static bool date_find(const ck_record *r, int32_t *day)
{
	char text[CK_RECORD_VALUE_MAX + 1];

	if (!ck_record_tag_find(r, "Date", text) || strlen(text) != CK_DAY_TEXT - 1 || text[4] != '.' ||
	    text[7] != '.')
		return false;
	text[4] = text[7] = '-';
	return ck_day_parse(text, CK_DAY_TEXT - 1, day);
}

static ck_rank_record_why time_find(const ck_record *r, const ck_rank_said *said, int64_t *ended)
{
	char text[CK_RECORD_VALUE_MAX + 1];
	int32_t day;

	*ended = said->ended;
	if (said->has_ended)
		return CK_RANK_RECORD_GOOD;
	if (ck_record_tag_find(r, "Ended", text)) {
		if (!ck_time_parse(text, strlen(text), ended))
			return CK_RANK_RECORD_BAD_TIME;
		/* a day, for clocks of two machines differ */
		return *ended > said->now + 86400 ? CK_RANK_RECORD_TO_COME : CK_RANK_RECORD_GOOD;
	}
	if (!date_find(r, &day))
		return CK_RANK_RECORD_NO_TIME;
	*ended = ck_day_noon(day, said->zone);
	return CK_RANK_RECORD_GOOD;
}

/* ---------------------------------------------------------------- names */

/* Who sat on chair `chair` when the game began. */
static ck_rank_record_why name_find(const ck_record *r, const ck_rank_said *said, unsigned chair,
                                    ck_rank_record *out)
{
	char tag[] = "Seat1";

	tag[4] = (char)('1' + chair);
	out->seat = (uint8_t)chair;
	if (said->seat[chair] != NULL)
		snprintf(out->name[chair], sizeof(out->name[chair]), "%s", said->seat[chair]);
	else if (!ck_record_tag_find(r, tag, out->name[chair]))
		return CK_RANK_RECORD_NO_NAME;
	if (!ck_args_is_name(out->name[chair]) || !ck_name_is_seen(out->name[chair]))
		return CK_RANK_RECORD_BAD_NAME;
	if (!ck_rank_name_settle(out->name[chair], sizeof(out->name[chair])))
		return CK_RANK_RECORD_NO_MEMORY;
	return said->seat[chair] == NULL && strcmp(out->name[chair], "me") == 0 ? CK_RANK_RECORD_NO_NAME
	                                                                        : CK_RANK_RECORD_GOOD;
}

ck_rank_record_why ck_rank_record_make(const ck_record *r, const ck_rank_said *said, ck_rank_record *out)
{
	unsigned seats = r->game.seats, turned = ck_record_now(r)->turned;
	ck_rank_record_why why;

	out->event = (ck_league_event){
		.kind = CK_LEAGUE_ADD, .seats = (uint8_t)seats, .teams = r->game.teams != 0};
	if (!ck_record_places(r, out->event.places))
		return CK_RANK_RECORD_UNFINISHED;
	for (unsigned s = seats; s < CK_SEATS_MAX; s++) {
		out->event.places[s] = 0;
		out->seat = (uint8_t)s;
		if (said->seat[s] != NULL)
			return CK_RANK_RECORD_NO_SEAT;
	}
	for (unsigned chair = 0; chair < seats; chair++) {
		why = name_find(r, said, chair, out);
		if (why != CK_RANK_RECORD_GOOD)
			return why;
		out->event.names[(chair + turned) % seats] = out->name[chair];
	}
	why = time_find(r, said, &out->event.ended);
	if (why != CK_RANK_RECORD_GOOD)
		return why;
	ck_game_write(&r->game, out->game);
	out->event.game = out->game;
	return digest_make(r, out->event.digest) ? CK_RANK_RECORD_GOOD : CK_RANK_RECORD_NO_MEMORY;
}
