#include "cli/seat_args.h"

#include "cli/args.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

enum { NAME_SIZE = 40, SEAT_DIGITS = 9 };

/* Fill a sentence about an argument, if one is wrong, into error[CK_ARGS_ERROR]. False if it is. */
static bool accept(const char *wrong, char *error, const ck_slot *slots)
{
	if (wrong != NULL)
		ck_fill(error, CK_ARGS_ERROR, wrong, slots);
	return wrong == NULL;
}

bool ck_seat_args_take(void *context, const char *value, char *error)
{
	ck_seat_args *said = context;
	size_t digits = strspn(value, "0123456789");
	char shown[CK_ARGS_QUOTE], number[2] = {value[0], '\0'};
	const ck_slot slots[] = {{"value", ck_args_quote(value, shown)}, {"number", number}, {NULL, NULL}};
	const char *wrong = NULL;

	if (digits == 0 || digits > SEAT_DIGITS || value[digits] != '=' || value[digits + 1] == '\0')
		wrong = ck_tr("--seat is “{value}”, but must be a seat's number and who sits there, as 1=me, "
		              "2=Ana or 3=bot:fast.");
	else if (digits > 1 || value[0] < '1' || value[0] > '8')
		said->no_seat = value;
	else if (said->who[value[0] - '1'] != NULL)
		wrong = ck_tr("Seat {number} is given twice; each --seat wants a seat of its own.");
	else
		said->who[value[0] - '1'] = value + 2;
	return accept(wrong, error, slots);
}

static const char *bot_list(char *list, size_t cap)
{
	size_t used = 0;

	list[0] = '\0';
	for (unsigned i = 0; ck_bot_get(i) != NULL && used < cap; i++)
		used += (size_t)snprintf(list + used, cap - used, "%sbot:%s", i > 0 ? ", " : "",
		                         ck_bot_get(i)->name);
	return list;
}

/* The bot that `--seat` names, in large or small letters; NULL if there is none. */
static const ck_bot *bot_named(const char *who)
{
	for (unsigned i = 0; who[3] == ':' && ck_bot_get(i) != NULL; i++)
		if (strcasecmp(ck_bot_get(i)->name, who + 4) == 0)
			return ck_bot_get(i);
	return NULL;
}

/* One seat: what `--seat` said about it, else a person at seat 1 and bots elsewhere. */
static bool seat_fill(const char *who, unsigned seat, ck_play_seat *out, const ck_bot **bot, char *error)
{
	char list[CK_ARGS_QUOTE], shown[CK_ARGS_QUOTE], number[8];
	const ck_slot slots[] = {{"value", shown}, {"list", list}, {"number", number}, {NULL, NULL}};
	const char *wrong = NULL;

	*out = (ck_play_seat){.said = who != NULL};
	if (who == NULL)
		who = seat == 0 ? "me" : "bot:fast";
	out->who = who;
	ck_args_quote(who, shown);
	bot_list(list, sizeof(list));
	snprintf(number, sizeof(number), "%u", seat + 1);
	if (strncasecmp(who, "bot:", 4) == 0 || strcasecmp(who, "bot") == 0) {
		*bot = bot_named(who);
		if (*bot != NULL)
			out->bot = (*bot)->name;
		else
			wrong = ck_tr("There is no bot “{value}” for seat {number}; the bots are {list}.");
	} else if (strcmp(who, "me") != 0) {
		out->name = who;
		if (strlen(who) >= NAME_SIZE || !ck_args_is_name(who))
			wrong = ck_tr(
				"The name “{value}” for seat {number} will not do: a name is UTF-8 text of "
				"less than 40 bytes, not blank, without marks that turn the direction of "
				"writing.");
	}
	return accept(wrong, error, slots);
}

int ck_seat_args_fill(const char *command, const ck_seat_args *said, const char *const *before,
                      const ck_game *g, ck_play_seat seats[CK_SEATS_MAX], const ck_bot *bots[CK_SEATS_MAX])
{
	char error[CK_ARGS_ERROR], number[SEAT_DIGITS + 1], count[8];
	const ck_slot slots[] = {{"number", number}, {"count", count}, {NULL, NULL}};
	const char *const no_seat = ck_tr("There is no seat {number}; this game has the seats 1 to {count}.");

	snprintf(count, sizeof(count), "%u", g->seats);
	if (said->no_seat != NULL) {
		snprintf(number, sizeof(number), "%.*s", (int)strcspn(said->no_seat, "="), said->no_seat);
		accept(no_seat, error, slots);
		return ck_args_fail(command, CK_EXIT_USAGE, error);
	}
	for (unsigned i = 0; i < CK_SEATS_MAX; i++) {
		bool plays = i < g->seats;
		const char *who = said->who[i] != NULL || before == NULL ? said->who[i] : before[i];

		snprintf(number, sizeof(number), "%u", i + 1);
		if (!accept(!plays && who != NULL ? no_seat : NULL, error, slots) ||
		    (plays && !seat_fill(who, i, &seats[i], &bots[i], error)))
			return ck_args_fail(command, CK_EXIT_USAGE, error);
	}
	return CK_ARGS_GO;
}
