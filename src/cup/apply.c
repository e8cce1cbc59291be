/* apply.c - do an act that has been checked: note the fact, then work out what follows. */
#include "base.h"
#include "cup/state.h"

#include <stdlib.h>
#include <string.h>

bool ck_room(void **array, uint32_t *room, uint32_t count, uint32_t more, size_t size)
{
	uint32_t wanted = count + more;
	void *grown;

	if (wanted <= *room)
		return true;
	if (wanted < *room + *room / 2)
		wanted = *room + *room / 2;
	grown = realloc(*array, wanted * size);
	if (!grown)
		return false;
	*array = grown;
	*room = wanted;
	return true;
}

/* ----------------------------------------------------------------- room for it */

/* Bytes of all strings of an act with their NULs, and of a name made of two players. */
static size_t text_bytes(const ck_act *act)
{
	const char *texts[] = {act->who,    act->why,     act->name, act->player[0], act->player[1],
	                       act->club,   act->place,   act->date, act->category,  act->game_string,
	                       act->format, act->version, act->seed, act->text};
	size_t bytes = 2 * CK_CUP_NAME_MAX + 4;

	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
		bytes += strlen(texts[i]) + 1;
	return bytes;
}

/* All the memory that an act may need, but for matches (rounds.c). */
static bool reserve(ck_cup *cup, const ck_act *act)
{
	return ck_arena_reserve(&cup->arena, text_bytes(act)) &&
	       CK_ROOM(cup->acts, cup->act_room, cup->act_count, 1) &&
	       CK_ROOM(cup->officials, cup->official_room, cup->about.officials, 1) &&
	       CK_ROOM(cup->entrants, cup->entrant_room, cup->about.entrants, 1) &&
	       CK_ROOM(cup->claims, cup->claim_room, cup->about.claims, 1) &&
	       CK_ROOM(cup->games, cup->game_room, cup->about.games, cup->about.matches);
}

/* The act in the log, its strings kept: once each, "" without a byte. */
static const ck_act *keep(ck_cup *cup, const ck_act *act)
{
	ck_act *kept = &cup->acts[cup->act_count];
	const char **texts[] = {&kept->who,       &kept->why,         &kept->name,   &kept->player[0],
	                        &kept->player[1], &kept->club,        &kept->place,  &kept->date,
	                        &kept->category,  &kept->game_string, &kept->format, &kept->version,
	                        &kept->seed,      &kept->text};

	*kept = *act;
	for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
		*texts[i] = **texts[i] ? ck_arena_keep(&cup->arena, *texts[i]) : "";
	cup->act_count++;
	return kept;
}

/* ------------------------------------------------------------- the championship */

static void take_whole(ck_cup *cup, const ck_act *act)
{
	ck_cup_info *about = &cup->about;
	size_t at;
	size_t length;

	about->name = act->name;
	about->place = act->place;
	about->date = act->date;
	about->category = act->category;
	about->game_string = act->game_string;
	about->boards = act->boards;
	about->minutes = act->minutes;
	about->grace = act->grace;
	about->size = act->size;
	about->pieces = act->pieces;
	about->most = act->most;
	ck_format_read(act->format, &about->format, &at, &length);
}

static void set_official(ck_cup *cup, const char *name, uint8_t role)
{
	uint32_t i = 0;

	while (i < cup->about.officials && strcmp(cup->officials[i].name, name) != 0)
		i++;
	if (i == cup->about.officials)
		cup->about.officials++;
	cup->officials[i] = (ck_cup_official){.name = name, .role = role};
}

/* -------------------------------------------------------------------- entrants */

/* The name of an entrant that was given none: "Ana / Luis". */
static const char *name_of(ck_cup *cup, const ck_act *act)
{
	char name[2 * CK_CUP_NAME_MAX + 4];
	size_t first = strlen(act->player[0]);

	if (*act->name)
		return act->name;
	if (!*act->player[1])
		return act->player[0];
	memcpy(name, act->player[0], first);
	memcpy(name + first, " / ", 3);
	memcpy(name + first + 3, act->player[1], strlen(act->player[1]) + 1);
	return ck_arena_keep(&cup->arena, name);
}

/* Whether the name of an entrant is what name_of() makes of its players. */
static bool is_made_name(const ck_cup_entrant *entrant)
{
	size_t first = strlen(entrant->player[0]);

	if (!*entrant->player[1])
		return strcmp(entrant->name, entrant->player[0]) == 0;
	return strncmp(entrant->name, entrant->player[0], first) == 0 &&
	       strncmp(entrant->name + first, " / ", 3) == 0 &&
	       strcmp(entrant->name + first + 3, entrant->player[1]) == 0;
}

static void set_entrant(ck_cup *cup, ck_cup_entrant *entrant, const ck_act *act)
{
	entrant->name = name_of(cup, act);
	entrant->player[0] = act->player[0];
	entrant->player[1] = act->player[1];
	entrant->club = act->club;
	entrant->seeding = act->seeding;
}

static void substitute(ck_cup *cup, ck_cup_entrant *entrant, const ck_act *act)
{
	ck_act now;

	ck_act_init(&now, CK_ACT_AMEND, act->at, act->who);
	now.player[0] = act->member == 0 ? act->name : entrant->player[0];
	now.player[1] = act->member == 1 ? act->name : entrant->player[1];
	/* A name of its own stays; one made of its players is made again. */
	now.name = is_made_name(entrant) ? "" : entrant->name;
	now.club = entrant->club;
	now.seeding = entrant->seeding;
	set_entrant(cup, entrant, &now);
	entrant->accepted[act->member] = "";
	entrant->accepted_at[act->member] = 0;
}

static void add_entrant(ck_cup *cup, const ck_act *act)
{
	ck_cup_entrant *entrant = &cup->entrants[cup->about.entrants++];

	*entrant = (ck_cup_entrant){.accepted = {"", ""}};
	set_entrant(cup, entrant, act);
}

static void leave(const ck_cup *cup, ck_cup_entrant *entrant, ck_entrant_state state)
{
	if (entrant->state == CK_ENTRANT_IN)
		entrant->went = cup->act_count;
	entrant->was = entrant->state;
	entrant->state = (uint8_t)state;
}

/* ----------------------------------------------------------------------- games */

static void announce(ck_cup *cup, const ck_act *act)
{
	if (act->game) {
		cup->games[act->game - 1].announced = act->start;
		return;
	}
	cup->round_start[act->round - 1] = act->start;
	for (uint32_t i = 0; i < cup->about.games; i++) {
		ck_cup_game *game = &cup->games[i];

		if (game->state <= CK_GAME_CALLED && cup->matches[game->match - 1].match.round == act->round)
			game->announced = act->start +
			                  (int64_t)(game->shift - 1) * cup->about.minutes * 60000;
	}
}

static void seat_all(const ck_cup *cup, ck_cup_game *game)
{
	game->seated[0] = game->seated[1] = (uint8_t)((1u << cup->about.size) - 1);
}

/* A game back at the board: nothing is reported. */
static void clear_report(ck_cup_game *game)
{
	game->state = CK_GAME_PLAYING;
	game->reported_at = 0;
	game->reporter = "";
	game->winner = 0;
	game->home[0] = game->home[1] = 0;
}

void ck_cup_game_uncall(ck_cup_game *game)
{
	clear_report(game);
	game->state = CK_GAME_SCHEDULED;
	game->table = 0;
	game->called_at = 0;
	game->started_at = 0;
	game->seated[0] = game->seated[1] = 0;
}

static void report(const ck_cup *cup, ck_cup_game *game, const ck_act *act)
{
	game->state = CK_GAME_REPORTED;
	if (!game->started_at)
		game->started_at = game->called_at;
	seat_all(cup, game);
	game->reported_at = act->at;
	game->reporter = act->who;
	game->winner = act->winner;
	game->home[0] = act->home[0];
	game->home[1] = act->home[1];
}

static void certify(ck_cup_game *game, const ck_act *act)
{
	game->state = CK_GAME_CERTIFIED;
	game->certified_at = act->at;
	game->judge = act->who;
}

static void declare_absent(ck_cup_game *game, const ck_act *act)
{
	certify(game, act);
	game->absent = (uint8_t)(act->side == CK_BOTH_SIDES ? 3u : 1u << act->side);
	game->winner = (uint8_t)(act->side == CK_BOTH_SIDES ? CK_BOTH_SIDES : 1 - act->side);
	game->why = act->why;
}

static void call(ck_cup_game *game, const ck_act *act)
{
	/* Called once more, to another board: the first call was the call. */
	if (game->state == CK_GAME_SCHEDULED)
		game->called_at = act->at;
	game->state = CK_GAME_CALLED;
	game->table = act->table;
}

static void apply_game(const ck_cup *cup, ck_cup_game *game, const ck_act *act)
{
	switch (act->kind) {
	case CK_ACT_CALL: call(game, act); break;
	case CK_ACT_UNCALL: ck_cup_game_uncall(game); break;
	case CK_ACT_SEAT: game->seated[act->side] |= (uint8_t)(1u << act->member); break;
	case CK_ACT_START:
		game->state = CK_GAME_PLAYING;
		game->started_at = act->at;
		seat_all(cup, game);
		break;
	case CK_ACT_REPORT: report(cup, game, act); break;
	case CK_ACT_UNREPORT: clear_report(game); break;
	case CK_ACT_CERTIFY: certify(game, act); break;
	case CK_ACT_ABSENT: declare_absent(game, act); break;
	default: /* CK_ACT_ANNUL */ game->state = CK_GAME_ANNULLED; game->why = act->why;
	}
}

/* ---------------------------------------------------------------------- claims */

static void add_claim(ck_cup *cup, const ck_act *act)
{
	cup->claims[cup->about.claims++] = (ck_cup_claim){
		.entrant = act->entrant,
		.game = act->game,
		.at = act->at,
		.text = act->text,
		.answer = "",
		.judge = "",
	};
}

/* ------------------------------------------------------------------- the whole */

/* Acts that make matches: they may fail, and do so before anything has changed. */
static ck_refused make_matches(ck_cup *cup, const ck_act *act)
{
	switch (act->kind) {
	case CK_ACT_DRAW: return ck_rounds_draw(cup, act->seed) ? CK_REFUSED_NOT : CK_REFUSED_NO_MEMORY;
	case CK_ACT_PAIR: return ck_rounds_pair(cup);
	case CK_ACT_EXTRA:
		return ck_rounds_extra(cup, act->entrant, act->other) ? CK_REFUSED_NOT : CK_REFUSED_NO_MEMORY;
	default: return CK_REFUSED_NOT;
	}
}

/* Acts on entrants, claims and the whole; `act` is the one in the log. */
static void apply_other(ck_cup *cup, const ck_act *act)
{
	ck_cup_entrant *entrant = act->entrant ? &cup->entrants[act->entrant - 1] : NULL;

	switch (act->kind) {
	case CK_ACT_CREATE:
		set_official(cup, act->who, CK_ROLE_ORGANISER);
		take_whole(cup, act);
		break;
	case CK_ACT_CHANGE: take_whole(cup, act); break;
	case CK_ACT_OFFICIAL: set_official(cup, act->name, act->role); break;
	case CK_ACT_ENTER: add_entrant(cup, act); break;
	case CK_ACT_AMEND: set_entrant(cup, entrant, act); break;
	case CK_ACT_LEAVE: entrant->state = CK_ENTRANT_LEFT; break;
	case CK_ACT_ACCEPT:
		entrant->accepted[act->member] = act->version;
		entrant->accepted_at[act->member] = act->at;
		break;
	case CK_ACT_COMMIT: cup->about.commitment = act->seed; break;
	case CK_ACT_DRAW: cup->about.seed = act->seed; break;
	case CK_ACT_ANNOUNCE: announce(cup, act); break;
	case CK_ACT_EXPEL: leave(cup, entrant, CK_ENTRANT_EXPELLED); break;
	case CK_ACT_WITHDRAW: leave(cup, entrant, CK_ENTRANT_WITHDRAWN); break;
	case CK_ACT_REINSTATE: ck_reinstate(cup, act); break;
	case CK_ACT_SUBSTITUTE: substitute(cup, entrant, act); break;
	case CK_ACT_CLAIM: add_claim(cup, act); break;
	case CK_ACT_ANSWER:
		cup->claims[act->claim - 1].answer = act->text;
		cup->claims[act->claim - 1].judge = act->who;
		break;
	case CK_ACT_CLOSE: cup->closed = true; break;
	default: /* CK_ACT_PAIR, _EXTRA: their matches are made; CK_ACT_NOTE: for the log alone */ break;
	}
}

ck_refused ck_apply_act(ck_cup *cup, const ck_act *act)
{
	if (!reserve(cup, act))
		return CK_REFUSED_NO_MEMORY;

	ck_refused failed = make_matches(cup, act);

	if (failed)
		return failed;
	act = keep(cup, act);
	if (act->kind >= CK_ACT_CALL && act->kind <= CK_ACT_ANNUL)
		apply_game(cup, &cup->games[act->game - 1], act);
	else
		apply_other(cup, act);
	ck_resolve(cup, act);
	return CK_REFUSED_NOT;
}
