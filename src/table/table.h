/* table.h - one table in play: who sits where, whose move it is, the clock, the log.
 *
 * A table is State + event -> state and the only authority over a game in play: the terminal, the page
 * and the server hand it events and show what it says. Every event is checked; a refused one changes
 * nothing. It is pure: no allocation, no input or output, no clock (every event brings its time), and
 * the same log gives the same state byte for byte on every machine. docs/table.md is the guide.
 *
 * Seats are 0-based in every field and argument, 1-based in every text.
 */
#ifndef CHARKONI_TABLE_TABLE_H
#define CHARKONI_TABLE_TABLE_H

#include <charkoni/charkoni.h>

#define CK_NO_SEAT ((uint8_t)0xFF)

/* Ids of occupants are 1 ... CK_OCCUPANT_MAX, given from outside. */
#define CK_OCCUPANT_MAX ((uint16_t)0xFFFE)

/* The occupant that stands in for somebody absent or out of time, where the settings allow it. */
#define CK_STAND_IN ((uint16_t)0xFFFF)

/* ---------------------------------------------------------------- settings */

typedef enum ck_clock_kind {
	CK_CLOCK_NONE,
	CK_CLOCK_TURN,  /* so much for every turn, however many throws it has */
	CK_CLOCK_TOTAL, /* so much for the whole game and an increment at the end of every turn */
	CK_CLOCK_COUNT
} ck_clock_kind;

/* What the seats of one person may be. Bots may hold any. */
typedef enum ck_hold {
	CK_HOLD_ONE,  /* one seat a person */
	CK_HOLD_TEAM, /* one person may play both colours of a team (S0); one seat where there are no teams */
	CK_HOLD_ANY,  /* any seats: exhibition and study */
	CK_HOLD_COUNT
} ck_hold;

/* How a table is played: constant from ck_table_init on. Flags are 0 or 1. */
typedef struct ck_table_settings {
	uint64_t clock_ms;     /* CK_CLOCK_TURN, CK_CLOCK_TOTAL: 1 ... CK_CLOCK_MS_MAX, else 0 */
	uint64_t increment_ms; /* CK_CLOCK_TOTAL: 0 ... CK_CLOCK_MS_MAX, else 0 */
	uint8_t clock;         /* ck_clock_kind */
	uint8_t hold;          /* ck_hold */
	uint8_t real_dice;     /* throws come from real dice: `again` and `correct` are allowed */
	uint8_t touch;         /* a touched piece is a played piece (S2 rule 2) */
	uint8_t auto_flag;     /* a bot may act for a seat whose time is out */
	uint8_t auto_absent;   /* a bot may act for a seat whose occupant is absent */
	uint8_t substitutes;   /* during the game somebody else may sit down at an absent seat */
	uint8_t has_position;  /* `position` may be started from */
	ck_position position;  /* a valid position of the game, not over; all zero without has_position */
} ck_table_settings;

#define CK_CLOCK_MS_MAX ((uint64_t)1000 * 60 * 60 * 24 * 366)

/* The settings of a table where nothing else is said: no clock, one person may play a team, generated
 * throws, touched pieces only in parchis-pairs, nobody stands in, no substitutes. */
void ck_table_settings_default(const ck_game *g, ck_table_settings *s);

/* ------------------------------------------------------------------ events */

typedef enum ck_event_kind {
	CK_EVENT_NONE,
	/* seating: may come at any time; a correction never takes them back */
	CK_EVENT_SIT,    /* seat, occupant, value = CK_PERSON or CK_BOT */
	CK_EVENT_LEAVE,  /* seat, occupant: before the start the seat is empty again, later its occupant is
	                  * absent, from all the seats that they hold */
	CK_EVENT_RETURN, /* seat, occupant: the absent occupant is back, at all their seats */
	/* of the whole table: seat may be CK_NO_SEAT, occupant 0 (a judge, the front end) */
	CK_EVENT_START, /* value = ck_start_kind; seat = who begins, for CK_START_SEAT, else CK_NO_SEAT */
	CK_EVENT_TIME,  /* nothing but its time: lets a flag fall */
	CK_EVENT_PAUSE, /* the clock stands still, nothing is played */
	CK_EVENT_RESUME,
	CK_EVENT_CORRECT, /* target = number of the play event that is taken back with all play after it;
	                   * replace = the kind of the play event that takes its place, with that event's value
	                   * or action, or CK_EVENT_NONE. Only with real dice. */
	CK_EVENT_END,     /* the table is closed: the result stands, or the game is abandoned */
	/* play: seat and occupant are those to act */
	CK_EVENT_OPENING, /* an opening throw: value = ck_throw */
	CK_EVENT_COLOUR,  /* parchis-pairs: the winner of the opening takes the seat `value` */
	CK_EVENT_AGAIN,   /* the die fell badly and is thrown again (S2 rule 1), only with real dice */
	CK_EVENT_THROW,   /* value = ck_throw */
	CK_EVENT_TOUCH,   /* action = the FROM half of an action: the piece touched */
	CK_EVENT_ACTION,  /* action = ck_action */
	CK_EVENT_KIND_COUNT
} ck_event_kind;

typedef enum ck_start_kind {
	CK_START_OPENING,  /* with opening throws (RULES 3 and 5, "Who starts") */
	CK_START_SEAT,     /* without: the seat named begins */
	CK_START_POSITION, /* without: from the position of the settings */
	CK_START_COUNT
} ck_start_kind;

/* Notes that the table writes on logged events; whatever an incoming event says here is ignored. */
enum {
	CK_NOTE_UNDONE = 1, /* a later correction has taken this play event back */
	CK_NOTE_FREE = 2,   /* a correction made the time up to this event nobody's */
	CK_NOTE_FLAG = 4,   /* in the time up to this event the flag of the seat to act fell */
	CK_NOTE_VOID = 8,   /* a touch of a piece that cannot move: it binds nobody */
};

/* One event; 32 bytes without padding. Fields that its kind does not use are 0 in the log (seat:
 * CK_NO_SEAT). */
typedef struct ck_event {
	uint64_t at;       /* milliseconds since the table began; never less than the event before */
	uint64_t action;   /* ck_action, or its FROM half */
	uint32_t target;   /* number of an event in the log, from 0 */
	uint16_t occupant; /* who did it: the id given at CK_EVENT_SIT, or CK_STAND_IN */
	uint8_t kind;      /* ck_event_kind */
	uint8_t seat;
	uint8_t value;   /* a ck_throw, a seat, who sits, or how to start */
	uint8_t replace; /* ck_event_kind */
	uint8_t notes;   /* CK_NOTE_... */
	uint8_t zero[5];
} ck_event;

/* ------------------------------------------------------------------- state */

typedef enum ck_table_phase {
	CK_TABLE_SEATING, /* people sit down; CK_EVENT_START ends it */
	CK_TABLE_OPENING, /* opening throws */
	CK_TABLE_COLOUR,  /* parchis-pairs: the winner chooses */
	CK_TABLE_PLAY,    /* position.phase says what is due */
	CK_TABLE_OVER,    /* the game has ended; with real dice the last act may still be corrected */
	CK_TABLE_CLOSED,  /* after CK_EVENT_END: nothing more is accepted */
} ck_table_phase;

enum { CK_NOBODY, CK_PERSON, CK_BOT }; /* ck_seat.who */

typedef struct ck_seat {
	uint64_t
		left; /* milliseconds left of the turn or the game; 0 without a clock and with a fallen flag */
	uint16_t occupant; /* 0 while nobody sits there */
	uint8_t who;       /* CK_NOBODY, CK_PERSON, CK_BOT */
	uint8_t absent;    /* 1: the occupant is away */
	uint8_t flagged;   /* 1: its time is out (CK_CLOCK_TURN: of this turn) */
	uint8_t flags;     /* how often its flag has fallen, at most 255 */
	uint8_t chair;     /* the number that the seat had before the colour was chosen */
	uint8_t points;    /* points of its latest opening throw, 0 before */
} ck_seat;

/* The state is a function of game, settings and log; plain data without padding, compare with memcmp. */
typedef struct ck_table_state {
	ck_position position;        /* meaningful from CK_TABLE_PLAY on */
	ck_seat seats[CK_SEATS_MAX]; /* the first game->seats */
	uint64_t now;                /* the time of the latest event */
	uint64_t touched;            /* with has_touched: the FROM half of the piece touched */
	uint8_t has_touched;
	uint8_t phase;      /* ck_table_phase */
	uint8_t seat;       /* the seat to act, CK_NO_SEAT where there is none */
	uint8_t paused;     /* 1 between pause and resume */
	uint8_t round;      /* opening: the round of throws, from 1; 0 without an opening */
	uint8_t contenders; /* opening: the seats that throw in this round, bit per seat */
	uint8_t thrown;     /* opening: those of them that have thrown */
	uint8_t starter;    /* the seat that began, CK_NO_SEAT before that and after CK_START_POSITION */
	uint8_t badly;      /* throws that fell badly since the latest one that stands, at most 255 */
	uint8_t ended; /* 1: the game has come to its end by the rules; it stays when the table is closed */
	uint8_t zero[6];
} ck_table_state;

/* A table. `game` and `log` belong to the caller and must outlive it. Read the fields, never write them. */
typedef struct ck_table {
	const ck_game *game;
	ck_event *log;   /* every accepted event, in order */
	size_t count;    /* events in the log: also the version of the state */
	size_t capacity; /* room in the log */
	ck_table_settings settings;
	ck_table_state state;
} ck_table;

/* Begin a table at time 0 with nobody seated. `log` has room for `capacity` events. False with err filled
 * (may be NULL) for settings out of range; t is then undefined. */
bool ck_table_init(ck_table *t, const ck_game *g, const ck_table_settings *s, ck_event *log, size_t capacity,
                   ck_error *err);

/* Tell the table that its log has moved to `log`, with room for `capacity` events, at least t->count, which
 * the caller has copied. */
void ck_table_grow(ck_table *t, ck_event *log, size_t capacity);

/* True if another event would be refused because the log is full: grow it and go on. */
bool ck_table_full(const ck_table *t);

/* Check an event and let it happen. False with err filled (may be NULL), and nothing changed, for whatever
 * does not fit the state, and for a full log. e must not point into the log. */
bool ck_table_do(ck_table *t, const ck_event *e, ck_error *err);

/* Do n events of a log in a table just begun: what was logged comes out again, state and notes. False at
 * the first that is refused; *done (may be NULL) is the number accepted. */
bool ck_table_replay(ck_table *t, const ck_event *events, size_t n, size_t *done, ck_error *err);

/* -------------------------------------------------------------- what is due */

typedef enum ck_expect {
	CK_EXPECT_SEATS,   /* somebody must sit down: `seat` is the first empty one */
	CK_EXPECT_START,   /* all are seated */
	CK_EXPECT_RESUME,  /* the table is paused */
	CK_EXPECT_OPENING, /* an opening throw of `seat` */
	CK_EXPECT_COLOUR,  /* `seat` chooses the colour */
	CK_EXPECT_THROW,   /* a throw of `seat` */
	CK_EXPECT_ACTION,  /* an action of `seat`, or a touch */
	CK_EXPECT_TOUCHED, /* an action of `seat` with the touched piece */
	CK_EXPECT_NOTHING, /* the game is over or the table closed */
} ck_expect;

typedef struct ck_turn {
	uint8_t expect;    /* ck_expect */
	uint8_t seat;      /* whose, or CK_NO_SEAT */
	uint8_t who;       /* CK_NOBODY, CK_PERSON, CK_BOT */
	uint8_t stand_in;  /* 1: CK_STAND_IN may act for it now (absent or out of time) */
	uint16_t occupant; /* who holds the seat */
} ck_turn;

/* Whose move it is and what is expected next. */
ck_turn ck_table_turn(const ck_table *t);

/* An event of that kind at time `at`, filled in for the seat and the occupant to act; the caller adds
 * value or action. */
ck_event ck_table_event(const ck_table *t, ck_event_kind kind, uint64_t at);

/* The actions that may follow now, under a touch those of the touched piece, into out[CK_ACTIONS_MAX],
 * sorted bytewise by text; 0 where no action is due (also while paused). */
size_t ck_table_legal(const ck_table *t, ck_action *out);

/* Why an attempt is not allowed now (see ck_why_not). Under a touch, what another piece could do is
 * answered as if nothing were touched: ask ck_table_bound too. */
ck_why ck_table_why_not(const ck_table *t, ck_throw just_thrown, ck_action attempt);

/* True if a touch keeps `a` from being played: something is touched and `a` is not of that piece. */
bool ck_table_bound(const ck_table *t, ck_action a);

/* The time at which the flag of the seat to act falls if no event comes first. False if no clock runs. */
bool ck_table_flag_time(const ck_table *t, uint64_t *at);

/* The number of the latest play event that still stands and that CK_EVENT_CORRECT may name, looking at
 * events below `before` (t->count for the latest of all). False if there is none. */
bool ck_table_latest(const ck_table *t, size_t before, size_t *number);

/* The place of each seat, 1 the best. False unless the game has ended (an abandoned one has no places). */
bool ck_table_places(const ck_table *t, uint8_t places[CK_SEATS_MAX]);

#endif
