/* charkoni.h - the rules of Pachisi, Chaupar, Parchis and Parchis for pairs.
 *
 * Clauses ("RULES 3", "RULES 7") are sections of docs/rules.md, the specification.
 *
 * Everything here is pure: no allocation, no input or output, no clock, no global state, the same
 * results on every machine. Objects are plain data that the caller owns; copy them with `=`, compare
 * positions with memcmp. A ck_game never changes once parsed and may be shared by threads.
 *
 * Two ways in. Functions named `..._try` and `..._parse` trust nothing and answer false with a
 * ck_error. Functions named `..._apply` want what the legal list holds; anything else is undefined
 * (debug builds trap).
 */
#ifndef CHARKONI_H
#define CHARKONI_H

#include <stdalign.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(_WIN32)
#define CK_API
#else
#define CK_API __attribute__((visibility("default"))) /* what the library exports */
#endif

/* The version of the rules that records and saved games name. */
#define CK_RULES_VERSION 1

enum {
	CK_SEATS_MAX = 8,   /* seats of the largest game */
	CK_PIECES_MAX = 4,  /* pieces a seat */
	CK_POOL_MAX = 12,   /* throws that a pool holds (RULES 5) */
	CK_FACES_MAX = 8,   /* different values that one throw of cowries, or one long die, can have */
	CK_THROWS_MAX = 40, /* distinct throws of one device (chaupar:dice=mixed has the most) */

	/* Upper bound of the legal list. A pool of 12 throws over 8 values has at most
	 * 3^4*2^4 - 1 = 1295 sums; each can move 4 pieces two ways (turn in, lap); a goal by grace,
	 * an entry that uses a throw (4 pieces * 8 values each, 64), one entry by right and a pass. */
	CK_ACTIONS_MAX = 1295 * 8 + 64 + 2,

	/* Sizes of text buffers, the final NUL included; what is written never exceeds them. */
	CK_GAME_TEXT = 256,
	CK_POSITION_TEXT = 640,
	CK_ACTION_TEXT = 80,
	CK_THROW_TEXT = 8,
	CK_ERROR_TEXT = 512,
};

/* ---------------------------------------------------------------- errors */

/* Why text or an action was refused. `message` is a constant English sentence in which {part} stands
 * for what was wrong and {want} for what would be right; a front end may translate it first. */
typedef struct ck_error {
	const char *message; /* never NULL once filled */
	char part[64];       /* the offending part, cut to fit, printable ASCII only */
	char want[192];      /* what would be right, or "" */
} ck_error;

/* Write the sentence into out (at most cap bytes, NUL included); `message` replaces err->message when
 * it is not NULL. Returns the length written. */
CK_API size_t ck_error_write(const ck_error *err, const char *message, char *out, size_t cap);

/* ----------------------------------------------------------------- games */

/* The games, and how many there are. */
typedef enum ck_kind { CK_PARCHIS, CK_PARCHIS_PAIRS, CK_PACHISI, CK_CHAUPAR, CK_KIND_COUNT } ck_kind;

/* Values of options that are words, in the order of the tables of RULES 3, 5 and 6. */
enum { CK_SEVEN_NONE_HOME, CK_SEVEN_FOUR_ON_BOARD, CK_SEVEN_NEVER }; /* option `seven` */
enum { CK_BLOCKED_FORFEIT, CK_BLOCKED_FREE };                        /* option `blocked_barrier` */
enum { CK_EXIT_WHEN_FULL, CK_EXIT_ANY };                             /* option `exit_capture` */
enum { CK_THIRD_SIX_HOME, CK_THIRD_SIX_LOSE_TURN };                  /* option `third_six` */
enum { CK_WIN_FIRST, CK_WIN_ALL_EIGHT };                             /* option `win` */
enum { CK_TABLE_SIX, CK_TABLE_SIX_WIKI, CK_TABLE_SEVEN, CK_TABLE_SEVEN_MURRAY }; /* option `table` */
enum { CK_GRACES_ALL, CK_GRACES_TEN_TWENTYFIVE };                                /* option `graces` */
enum { CK_THROWS_POOLED, CK_THROWS_SINGLE };                                     /* option `throws` */
enum { CK_SUMS_JUMP, CK_SUMS_STEPPED };                                          /* option `sums` */
enum { CK_ENTRY_EXTRA, CK_ENTRY_USE };                                           /* option `entry` */
enum { CK_LAST_SQUARE_GRACE, CK_LAST_SQUARE_STRICT };                            /* option `last_square` */
enum { CK_FINISH_EXACT, CK_FINISH_GRACE };                                       /* option `finish` */
enum { CK_FINISHED_SKIP, CK_FINISHED_HELP };                                     /* option `finished` */
enum { CK_DICE_1256, CK_DICE_1346, CK_DICE_MIXED };                              /* option `dice` */
enum { CK_START_SHEET, CK_START_HOME_ARM };                                      /* option `start` */

/* Options of parchis and parchis-pairs (RULES 3). yes/no and on/off options are 1 and 0. */
typedef struct ck_parchis_options {
	uint8_t players;            /* 2, 3, 4, 6, 8 */
	uint8_t pieces;             /* 1 ... 4 a seat */
	uint8_t out;                /* 0, 1, 2: pieces on the exit at the start */
	uint8_t seven;              /* CK_SEVEN_... */
	uint8_t blocked_barrier;    /* CK_BLOCKED_... */
	uint8_t pair_barrier_opens; /* 1, 0; pairs only */
	uint8_t exit_capture;       /* CK_EXIT_... */
	uint8_t capture_bonus;      /* 20, 10, 0 */
	uint8_t goal_bonus;         /* 20, 10, 0 */
	uint8_t third_six;          /* CK_THIRD_SIX_... */
	uint8_t win;                /* CK_WIN_...; pairs only */
} ck_parchis_options;

/* Options of pachisi and chaupar (RULES 5 and 6). */
typedef struct ck_cross_options {
	uint8_t table;       /* CK_TABLE_...; pachisi only */
	uint8_t graces;      /* CK_GRACES_...; pachisi only */
	uint8_t throws;      /* CK_THROWS_...; pachisi only */
	uint8_t sums;        /* CK_SUMS_... */
	uint8_t entry;       /* CK_ENTRY_...; pachisi only */
	uint8_t last_square; /* CK_LAST_SQUARE_...; pachisi only */
	uint8_t finish;      /* CK_FINISH_...; pachisi only */
	uint8_t laps;        /* 0, 1, or 9 for any number */
	uint8_t queen;       /* 1, 0; pachisi only */
	uint8_t grace_limit; /* 1, 0; pachisi only */
	uint8_t finished;    /* CK_FINISHED_... */
	uint8_t standstill;  /* 0 ... 255 turns, 0 = never */
	uint8_t pieces;      /* 1 ... 4 a seat */
	uint8_t dice;        /* CK_DICE_...; chaupar only */
	uint8_t start;       /* CK_START_...; chaupar only */
} ck_cross_options;

/* One game with its options: constant once parsed. Fields may be read, never written; `tables` is
 * private to the game's own file. */
typedef struct ck_game {
	uint8_t kind;              /* ck_kind */
	uint8_t seats;             /* 2 ... 8 */
	uint8_t pieces;            /* 1 ... 4 a seat */
	uint8_t teams;             /* 1: seats 1+3 against 2+4; 0: each for itself */
	uint8_t goal;              /* L, the progress of a finished piece: 72, 106, 140 or 84 */
	uint8_t ring;              /* squares of the ring: 68, 102 or 136 */
	uint8_t throw_count;       /* distinct throws, 1 ... CK_THROWS_MAX */
	uint8_t face_count;        /* pachisi, chaupar: different values that a pool can hold, else 0 */
	uint8_t arm[CK_SEATS_MAX]; /* the arm of each seat, 0-based */
	uint8_t face_value[CK_FACES_MAX];    /* pachisi, chaupar: those values, ascending */
	uint8_t face_grace[CK_FACES_MAX];    /* pachisi: 1 if that value throws again */
	uint8_t face_enters[CK_FACES_MAX];   /* pachisi: 1 if that value enters */
	uint8_t throw_weight[CK_THROWS_MAX]; /* integer weight of each throw (RULES 7, `outcomes`) */
	uint16_t throw_total;                /* the sum of the weights: 6, 64 or 128 */
	uint32_t throw_pool[CK_THROWS_MAX];  /* pachisi, chaupar: the throw as a pool, 4 bits a face */
	union {
		ck_parchis_options parchis;
		ck_cross_options cross;
	} option;                        /* by kind */
	alignas(8) uint8_t tables[7168]; /* private */
} ck_game;

/* Parse a game string, `NAME` or `NAME:key=value,...` (RULES 1), of len bytes, into g. False with err
 * filled (err may be NULL) for an unknown name, key or value, a key given twice, or a forbidden
 * combination; g is then undefined. */
CK_API bool ck_game_parse(ck_game *g, const char *text, size_t len, ck_error *err);

/* Write the canonical game string into out[CK_GAME_TEXT]; returns its length. */
CK_API size_t ck_game_write(const ck_game *g, char *out);

/* "parchis", "parchis-pairs", "pachisi" or "chaupar". */
CK_API const char *ck_kind_name(ck_kind kind);

/* True for parchis and parchis-pairs; false for pachisi and chaupar, the games of the cross. */
static inline bool ck_is_parchis(const ck_game *g)
{
	return g->kind <= CK_PARCHIS_PAIRS;
}

/* The other seat of a team of four seats. */
static inline unsigned ck_partner(unsigned seat)
{
	return seat ^ 2;
}

/* The team of a seat: 0 or 1 where there are teams, else the seat itself. */
static inline unsigned ck_seat_team(const ck_game *g, unsigned seat)
{
	return g->teams ? seat & 1 : seat;
}

/* Describes one option, for help texts, forms and tests. */
typedef struct ck_option {
	const char *key;       /* as in `key=value` */
	const char *values[6]; /* the words allowed, default first, NULL after the last; none for a range */
	uint8_t value_count;   /* 0 for a range */
	uint8_t high;          /* the range is 0 ... high, when value_count is 0 (standstill: 255) */
	const char *fallback;  /* the default, as text */
} ck_option;

/* Option number i of a kind of game, in the order of the tables; false, and out untouched, when there are no
 * more, or no such kind. The strings are constant. */
CK_API bool ck_option_get(ck_kind kind, unsigned i, ck_option *out);

/* ------------------------------------------------------------- positions */

/* What is due (RULES 7). */
typedef enum ck_phase {
	CK_OVER,  /* the game has ended */
	CK_THROW, /* T: a throw is due */
	CK_MOVE,  /* D (parchis): the die is to be played; M (pachisi, chaupar): the pool is */
	CK_BONUS, /* B (parchis): a bonus is to be played */
} ck_phase;

/* Marks of a piece of pachisi or chaupar (RULES 7). */
enum {
	CK_MARK_CAPTURES = 3, /* mask: pieces captured so far, 0, 1 or 2 (a queen) */
	CK_MARK_QUEEN = 2,    /* the value of that mask for a queen */
	CK_MARK_LAP = 4,      /* a lap has been used (never with laps=9) */
};

/* A position in canonical form: 64 bytes without padding. Seats are 0-based in every field and
 * argument of this interface, 1-based in every text.
 *
 * A chaupar group is stored as that many pieces with equal progress and marks: two pieces of one seat
 * on one progress from 1 to 83 are always one group (RULES 6). */
typedef struct ck_position {
	/* progress[seat*4 + i], i < pieces: 0 at home ... goal, sorted descending, then by marks as their
	 * texts sort. Unused entries are 0. */
	uint8_t progress[CK_SEATS_MAX * CK_PIECES_MAX];
	uint8_t marks[4 * CK_PIECES_MAX]; /* pachisi, chaupar: the marks of each piece */
	uint8_t phase;                    /* ck_phase */
	uint8_t seat;                     /* the seat to act; 0 when over */
	uint8_t value;                    /* CK_MOVE (parchis): the die, 1-6; CK_BONUS: 10 or 20; else 0 */
	uint8_t six;                      /* parchis: `six=` 0-2 */
	uint8_t last;                     /* parchis: `last=`, 0 for `-`, the goal for `G` */
	uint8_t winner; /* over: 1 + the winning seat (parchis), 1 + the winning team 0 or 1, 0 a draw */
	uint8_t in;     /* pachisi: `in=`, bit per seat */
	uint8_t skip;   /* pachisi: `skip=`, bit per seat */
	uint8_t row;    /* pachisi: `row=` 0-3 */
	uint8_t due;    /* pachisi: `due=` */
	uint8_t ent;    /* pachisi: `ent=` 0-4 */
	uint8_t idle;   /* pachisi, chaupar: `idle=` */
	/* parchis `late=`: 4 bits a seat's exit (bits 4s...4s+3), 1 + the seat that arrived last where two
	 * seats share it, else 0. pachisi, chaupar: the pool, 4 bits a face: throws of face_value[k]. */
	uint32_t held;
} ck_position;

/* The start position with `seat` (0-based, below g->seats) to begin (RULES 3, 5, 6). */
CK_API void ck_position_start(const ck_game *g, unsigned seat, ck_position *p);

/* Parse a position line (RULES 7, without the word `position`) and its game. False with err filled (may
 * be NULL) for anything not in canonical text and everything under "What `position` refuses"; g and p are
 * then undefined. */
CK_API bool ck_position_parse(ck_game *g, ck_position *p, const char *line, size_t len, ck_error *err);

/* A position set up by hand, a throw being due and nothing in hand. The caller fills progress (in any order) and
 * marks of every seat's pieces, and seat; for pachisi `in`, the seats that have brought in a piece before though all
 * are at home; for parchis `held`, who arrived last on shared exits. All else is made to follow: the order of the
 * pieces, marks (those that a square cannot have go, a chaupar group has those of all its pieces), `in`, `held`
 * (exits that are not shared, or wrongly named: the later seat). False with err filled (may be NULL) where that is no
 * position: see ck_position_check. */
CK_API bool ck_position_set_up(const ck_game *g, ck_position *p, ck_error *err);

/* The marks (CK_MARK_...) that a piece can have at a progress; 0 in Parchis. */
CK_API unsigned ck_progress_marks(const ck_game *g, unsigned progress);

/* True if p, whatever its bytes, is a position that `position` accepts, or one that play reaches from there
 * (`due=` may grow beyond what a line may say). Else false with err filled (may be NULL). */
CK_API bool ck_position_check(const ck_game *g, const ck_position *p, ck_error *err);

/* Write the position line into out[CK_POSITION_TEXT]; returns its length. */
CK_API size_t ck_position_write(const ck_game *g, const ck_position *p, char *out);

/* ------------------------------------------------- throws and the actions */

/* A throw: its number in the game's list of distinct throws, ascending by value (chaupar: by text). */
typedef uint8_t ck_throw;
#define CK_NO_THROW ((ck_throw)0xFF) /* none of them */

/* Write the text of a throw (RULES 7), t below g->throw_count, into out[CK_THROW_TEXT]; returns its length. */
CK_API size_t ck_throw_write(const ck_game *g, ck_throw t, char *out);

/* Read the text of a throw, len bytes. False with err filled (may be NULL), and t untouched, if the game has no
 * such throw. */
CK_API bool ck_throw_parse(const ck_game *g, const char *text, size_t len, ck_throw *t, ck_error *err);

/* The points of a throw, for the opening throws: the die; the value of the cowries; the sum of the long
 * dice (RULES 3, 5). */
CK_API unsigned ck_throw_points(const ck_game *g, ck_throw t);

/* The throw that a number below g->throw_total stands for: `pick` uniform makes throws by weight. */
CK_API ck_throw ck_throw_pick(const ck_game *g, unsigned pick);

/* pachisi: the throw in which so many cowries show their mouths, or coins their tails, 0 ... g->throw_count - 1
 * (RULES 5, "Throw"). CK_NO_THROW for a number that is not there, and in the other games. */
CK_API ck_throw ck_throw_of_mouths(const ck_game *g, unsigned mouths);

/* An action in 64 bits; actions with the same text are equal numbers.
 *   bits  0- 7  FROM, progress           bits  8-15  TO, progress
 *   bits 16-17  size of the group - 1    bits 18-19  captures of the piece (a queen has 2)
 *   bit  20     lap mark of the piece    bit  24     captures (`x`)
 *   bit  25     joins a partner (`&`)    bit  26     goes on for another lap (`l` after TO)
 *   bit  27     pass                     bits 32-63  throws used, 4 bits a face
 * Its FROM half names the piece: progress, group, captures and lap mark. */
typedef uint64_t ck_action;

#define CK_ACTION_PIECE ((ck_action)0x1F00FF) /* the mask of the FROM half */

#define CK_ACTION_CAPTURE ((ck_action)1 << 24) /* captures (`x`) */
#define CK_ACTION_JOIN ((ck_action)1 << 25)    /* joins a partner (`&`) */
#define CK_ACTION_LAP ((ck_action)1 << 26)     /* goes on for another lap (`l` after TO) */
#define CK_ACTION_PASS ((ck_action)1 << 27)    /* pass */

/* The parts of an action: FROM and TO, the size of the group, the marks (CK_MARK_...) of the piece, the throws
 * used as a pool. */
static inline unsigned ck_action_from(ck_action a)
{
	return (unsigned)(a & 0xFF);
}
static inline unsigned ck_action_to(ck_action a)
{
	return (unsigned)(a >> 8 & 0xFF);
}
static inline unsigned ck_action_group(ck_action a)
{
	return (unsigned)(a >> 16 & 3) + 1;
}
static inline unsigned ck_action_marks(ck_action a)
{
	return (unsigned)(a >> 18 & 7);
}
static inline uint32_t ck_action_used(ck_action a)
{
	return (uint32_t)(a >> 32);
}

/* The FROM half alone: two actions of one piece have the same. */
static inline ck_action ck_action_piece(ck_action a)
{
	return a & CK_ACTION_PIECE;
}

/* Write the text of an action (RULES 7) into out[CK_ACTION_TEXT]; returns its length. */
CK_API size_t ck_action_write(const ck_game *g, ck_action a, char *out);

/* Read the text of an action, len bytes: that it is well formed for this game, not that it is legal anywhere.
 * False with err filled (may be NULL) if it is not; a is then undefined. */
CK_API bool ck_action_parse(const ck_game *g, const char *text, size_t len, ck_action *a, ck_error *err);

/* The legal actions into out[CK_ACTIONS_MAX], each once, sorted bytewise by text. 0 in CK_THROW and
 * CK_OVER. p must be a valid position. */
CK_API size_t ck_position_legal(const ck_game *g, const ck_position *p, ck_action *out);

/* The same without the sorting, quicker, in an order that is fixed but not specified. */
CK_API size_t ck_position_moves(const ck_game *g, const ck_position *p, ck_action *out);

/* Apply a throw in CK_THROW, or an action of the legal list, and go on to the next throw or decision.
 * out may be p. */
CK_API void ck_throw_apply(const ck_game *g, const ck_position *p, ck_throw t, ck_position *out);
CK_API void ck_action_apply(const ck_game *g, const ck_position *p, ck_action a, ck_position *out);

/* The same for whatever comes from outside, p included; false with err filled (may be NULL) and out untouched.
 * out may be p. */
CK_API bool ck_throw_try(const ck_game *g, const ck_position *p, ck_throw t, ck_position *out, ck_error *err);
CK_API bool ck_action_try(const ck_game *g, const ck_position *p, ck_action a, ck_position *out,
                          ck_error *err);

/* The seat whose pieces the seat to act moves: itself, or the partner whom it helps (RULES 5,
 * `finished=help`). */
CK_API unsigned ck_position_owner(const ck_game *g, const ck_position *p);

/* The pieces of a seat on a progress: 0 at home ... goal. */
CK_API unsigned ck_position_count(const ck_game *g, const ck_position *p, unsigned seat, unsigned progress);

/* The FROM half of an action by piece i (below g->pieces) of a seat; pieces of one group have the same. */
CK_API ck_action ck_position_piece(const ck_game *g, const ck_position *p, unsigned seat, unsigned i);

/* parchis: how far the seat to act moves with a die (1-6): as it says, but 7 for a 6 that counts so (RULES 3,
 * option `seven`). */
CK_API unsigned ck_position_amount(const ck_game *g, const ck_position *p, unsigned die);

/* The place of each seat, 1 the best (RULES 3, 5, 7); shared places repeat the better number. False while
 * the game runs. */
CK_API bool ck_position_places(const ck_game *g, const ck_position *p, uint8_t places[CK_SEATS_MAX]);

/* True if a throw, or with CK_NO_THROW an action, that led from `before` to `after` ended the turn of
 * before->seat, also when the same seat is next. */
CK_API bool ck_turn_ended(const ck_game *g, const ck_position *before, ck_throw t, ck_action a,
                          const ck_position *after);

/* -------------------------------------------------------------- who starts */

/* The opening throws (RULES 3 and 5, "Who starts"): all seats throw, those tied for highest throw again until one
 * is left. 12 bytes without padding. In parchis-pairs the winner then chooses a colour, and the seats turn
 * with it (ck_seat_turned). */
typedef struct ck_opening {
	uint8_t points[CK_SEATS_MAX]; /* of each seat's latest throw, 0 before */
	uint8_t round;                /* from 1, at most 255 */
	uint8_t contenders;           /* the seats that throw in this round, bit per seat */
	uint8_t thrown;               /* those of them that have thrown */
	uint8_t zero;                 /* 0 */
} ck_opening;

/* The first round, before its first throw. */
CK_API void ck_opening_begin(const ck_game *g, ck_opening *o);

/* True if one seat has the highest throw of all. */
CK_API bool ck_opening_decided(const ck_opening *o);

/* The seat that is to throw; once it is decided, the seat that has won. */
CK_API unsigned ck_opening_seat(const ck_opening *o);

/* Let the seat that is to throw have thrown t, below g->throw_count, in an opening that is not decided. */
CK_API void ck_opening_throw(const ck_game *g, ck_opening *o, ck_throw t);

/* Where whoever sits at `seat` sits once somebody has gone from seat `from` to seat `to` and the others have
 * followed, so that the order of play and the partners stay (RULES 3). */
static inline unsigned ck_seat_turned(const ck_game *g, unsigned seat, unsigned from, unsigned to)
{
	return (seat + to + g->seats - from) % g->seats;
}

/* ----------------------------------------------------------------- squares */

/* What a piece stands on. */
typedef enum ck_square_kind {
	CK_SQUARE_HOME,     /* at home, or on the Charkoni before entering */
	CK_SQUARE_PLAIN,    /* ring, captures happen */
	CK_SQUARE_SAFE,     /* ring: shelter or exit (parchis), castle (pachisi) */
	CK_SQUARE_CORRIDOR, /* parchis: corridor; pachisi, chaupar: middle column */
	CK_SQUARE_GOAL,     /* the end of the way */
} ck_square_kind;

/* What a seat's progress (0 ... goal) stands on. *number gets the ring square (parchis 1 ..., cross 0 ...),
 * for a corridor or middle column 1-7 counted from outside inwards, else 0; it may be NULL. */
CK_API ck_square_kind ck_square(const ck_game *g, unsigned seat, unsigned progress, unsigned *number);

/* ----------------------------------------------------------------- why not */

/* Why an attempt is not allowed. */
typedef enum ck_reason {
	CK_WHY_LEGAL,       /* it is allowed */
	CK_WHY_OVER,        /* the game is over */
	CK_WHY_THROW_FIRST, /* a throw is due before anything is moved */
	CK_WHY_NO_PIECE,    /* the seat has no such piece there */
	CK_WHY_FINISHED,    /* the piece is at the goal */
	CK_WHY_ENTER_NEEDS, /* a piece at home moves only with a throw that enters (`needs`: 5 in parchis, else 0) */
	CK_WHY_NO_RIGHT,   /* pachisi: no right to enter is left (`entry=extra`) */
	CK_WHY_MUST_ENTER, /* parchis: a 5 must bring a piece in */
	CK_WHY_EXIT_OWN,   /* parchis: two pieces of the seat fill its exit */
	CK_WHY_BARRIER,    /* parchis: a barrier on `square` stands in the way */
	CK_WHY_FULL,       /* parchis: `square` holds two pieces */
	CK_WHY_MUST_OPEN,  /* parchis: a 6 must open the barrier on `square` */
	CK_WHY_THIRD_SIX,  /* parchis: after the third 6 in a row nothing is moved */
	CK_WHY_BLOCKED,    /* parchis: the barrier on `square` must open and cannot, so nothing moves */
	CK_WHY_EXACT,      /* it goes beyond the goal: exactly `needs` is wanted */
	CK_WHY_CASTLE,     /* pachisi: an enemy holds the castle on `square` */
	CK_WHY_LARGER,     /* chaupar: a larger enemy group stands on `square` */
	CK_WHY_GRACE_ONLY, /* pachisi: the goal is reached only from the last square, by a grace throw */
	CK_WHY_DEAD_END,   /* pachisi `last_square=strict`: nothing leaves the last square */
	CK_WHY_NOT_THROWN, /* the pool does not hold these throws */
	CK_WHY_ONE_THROW,  /* `sums=stepped`: one throw at a time */
	CK_WHY_NO_LAP,     /* the move does not end beyond the tip, so there is no lap to go on with */
	CK_WHY_LAPS_USED,  /* the piece has no further lap */
	CK_WHY_NO_PASS,    /* passing is not allowed */
	CK_WHY_ELSEWHERE,  /* the throw leads to `progress`, not to where the action says */
	CK_WHY_NO_CHOICE,  /* parchis: capturing or joining as the action says is not possible on `square` */
	CK_REASON_COUNT    /* how many there are */
} ck_reason;

/* The answer to "why not?": a reason, and the details that it speaks of. */
typedef struct ck_why {
	uint8_t reason;   /* ck_reason */
	uint8_t where;    /* ck_square_kind of the square meant */
	uint8_t square;   /* its number as ck_square gives it */
	uint8_t progress; /* its progress for the seat to act */
	uint8_t needs;    /* the exact number wanted (CK_WHY_EXACT, CK_WHY_ENTER_NEEDS) */
} ck_why;

/* Why an attempt is not allowed in p, or CK_WHY_LEGAL. The attempt is an action of which only the meant
 * part need be given: TO 0 means "wherever it leads", and then neither capture nor join need be told; marks 0
 * means "whatever its marks", group 1 "however large". In CK_THROW, t is the throw just made, so that a throw that
 * is lost can be explained (CK_NO_THROW: CK_WHY_THROW_FIRST); in other phases t is ignored. p must be a valid
 * position; the attempt may be any number. */
CK_API ck_why ck_why_not(const ck_game *g, const ck_position *p, ck_throw t, ck_action attempt);

/* ---------------------------------------------------------------- playouts */

/* A generator for random play and simulations (xoroshiro128+), not for throws between people. */
typedef struct ck_rng {
	uint64_t s[2]; /* not both 0 */
} ck_rng;

/* Stream number `stream` of a seed: the same numbers on every machine. */
CK_API void ck_rng_seed(ck_rng *r, uint64_t seed, uint64_t stream);

/* The next 64 random bits. */
CK_API uint64_t ck_rng_next(ck_rng *r);

/* A number from 0 to n-1, exactly uniform; n from 1 to 2^32-1. */
CK_API uint32_t ck_rng_below(ck_rng *r, uint32_t n);

/* Play on from `from` with random throws and actions, each uniform over the legal list (a choice
 * among n is uneven by at most n/2^32: a multiplication instead of a division), until the game ends or
 * max_plies are played; a ply is one throw or one action. No allocation. from must be a valid position. The position reached goes to end (may be `from`). Returns the
 * plies played. */
CK_API uint64_t ck_playout(const ck_game *g, const ck_position *from, ck_rng *r, uint64_t max_plies,
                           ck_position *end);

#ifdef __cplusplus
}
#endif

#endif
