/* record.h - the record of a game: tags, opening throws, every throw and action, corrections, comments.
 *
 * docs/records.md describes the file format, `.ckr`. A ck_record holds one game. Whatever is put into it, from a text or
 * step by step, is checked by the rules first, so that a record is never wrong, only unfinished.
 *
 * Pure like charkoni.h: no allocation, no input or output. The caller owns the record, the array of its items, and
 * the texts that tags and comments point into. Seats are 0-based here, 1-based in every text.
 */
#ifndef CHARKONI_RECORD_H
#define CHARKONI_RECORD_H

#include <charkoni/charkoni.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
	CK_RECORD_TAGS_MAX = 64,   /* tags of a game besides those that the record itself knows */
	CK_RECORD_NAME_MAX = 32,   /* bytes of a tag's name: a letter, then letters, digits and `_` */
	CK_RECORD_VALUE_MAX = 960, /* bytes of a tag's value, as it stands between the quotes */
	CK_RECORD_NOBODY = 0xFF,   /* no seat */

	/* Size of a text buffer, the final NUL included; what is written never exceeds it. */
	CK_RECORD_ITEM_TEXT = 2 * CK_ACTION_TEXT,
};

/* No item. */
#define CK_RECORD_NONE UINT32_MAX

/* What an item is. */
typedef enum ck_record_kind {
	CK_RECORD_OPENING = 1, /* an opening throw: value = ck_throw */
	CK_RECORD_COLOUR,      /* parchis-pairs: the winner of the opening takes the seat `value` */
	CK_RECORD_AGAIN,       /* the die fell badly and is thrown again; real dice only */
	CK_RECORD_THROW,       /* value = ck_throw */
	CK_RECORD_TOUCH,       /* action = the FROM half of an action: the piece touched; with `touch` only */
	CK_RECORD_ACTION,      /* action = ck_action */
	CK_RECORD_CORRECT, /* `target` and all after it is taken back; `replace` = the kind of what is put in its
	                        * place, with value or action, or 0; real dice only */
	CK_RECORD_COMMENT, /* text, length */
} ck_record_kind;

/* How far a game has come. */
typedef enum ck_record_phase {
	CK_RECORD_IN_OPENING, /* an opening throw of `seat` is due */
	CK_RECORD_IN_COLOUR,  /* parchis-pairs: `seat` has won and chooses a colour */
	CK_RECORD_IN_PLAY,    /* position.phase says what is due */
	CK_RECORD_IS_OVER,    /* the game has ended */
} ck_record_phase;

/* Where a game stands; plain data without padding, compare with memcmp. */
typedef struct ck_record_state {
	ck_position position; /* all zero before CK_RECORD_IN_PLAY */
	ck_action touched;    /* with has_touched: the FROM half of the piece that must be played */
	ck_opening opening;   /* all zero where there are no opening throws */
	uint32_t turn;        /* number of the turn, from 1; 0 is the opening */
	uint32_t standing;    /* items of this turn that stand so far */
	uint8_t phase;        /* ck_record_phase */
	uint8_t seat;         /* the seat to act, CK_RECORD_NOBODY when the game is over */
	uint8_t has_touched;  /* 1: `touched` binds the seat */
	uint8_t turned; /* so many seats to the right of their chairs everybody sits since the choice of colour:
	                 * who sat down at chair c is at seat (c + turned) % seats */
} ck_record_state;

/* One item. For ck_record_add fill in the fields that its kind names; the record fills in the rest. */
typedef struct ck_record_item {
	ck_action action; /* as its kind says */
	const char
		*text; /* CK_RECORD_COMMENT: UTF-8 without braces and control characters but white space; how
	                   * lines break does not matter */
	uint32_t length; /* its bytes */
	uint32_t target; /* CK_RECORD_CORRECT: an item that stands, by its index */
	uint8_t kind;    /* ck_record_kind */
	uint8_t replace; /* CK_RECORD_CORRECT: ck_record_kind or 0 */
	uint8_t value;   /* as its kind says */
	/* filled in */
	uint8_t seat; /* who did it, by the number of that time; for a correction, who did what is taken back */
	uint8_t undone;  /* 1: a later correction has taken it back */
	uint8_t is_void; /* 1: a touch of a piece that cannot move; it binds nobody */
	uint8_t zero[2]; /* 0 */
	uint32_t turn;   /* the turn that it belongs to; for a correction, that of its target */
	uint32_t number; /* its number among the items of the turn that stand, from 1; 0 for a comment */
	uint32_t before; /* the item that stood last before it, or for a correction before its target; or
	                  * CK_RECORD_NONE */
	uint32_t line;   /* ck_record_read: the line of the text, from 1; else 0 */
	ck_record_state after; /* where the game stands once it is done */
} ck_record_item;

/* A tag that the record does not know itself: "Event", "Seat1". The texts are the caller's. */
typedef struct ck_record_tag {
	const char *name;      /* need not end with NUL */
	const char *value;     /* neither need this */
	uint16_t name_length;  /* bytes of the name */
	uint16_t value_length; /* bytes of the value */
	uint8_t escaped;       /* 1: in value a backslash stands before `"` and `\` */
} ck_record_tag;

/* How play begins. */
typedef enum ck_record_start {
	CK_RECORD_START_OPENING,  /* with opening throws */
	CK_RECORD_START_SEAT,     /* without: `starter` begins */
	CK_RECORD_START_POSITION, /* without: from `begin.position` */
} ck_record_start;

/* A record. Read the fields; of them write only real_dice and touch, and these before the first item. */
typedef struct ck_record {
	ck_game game;          /* that is played */
	ck_record_state begin; /* before the first item */
	ck_record_item *items; /* the caller's */
	size_t count;          /* items in it */
	size_t capacity;       /* room in it */
	uint32_t last;         /* the latest item that stands, or CK_RECORD_NONE */
	uint8_t start;         /* ck_record_start */
	uint8_t starter;       /* CK_RECORD_START_SEAT: the seat that begins */
	uint8_t real_dice;     /* 1: throws come from real dice: `again` and corrections are allowed */
	uint8_t touch;         /* 1: a touched piece is a played piece (at first: only in parchis-pairs) */
	unsigned tag_count;    /* tags in tags */
	ck_record_tag tags[CK_RECORD_TAGS_MAX]; /* in the order in which they were added */
} ck_record;

/* ------------------------------------------------------------------ building */

/* Begin a record of a game: with opening throws, generated dice, no tags, no items. `items` has room for
 * `capacity`. */
CK_API void ck_record_init(ck_record *r, const ck_game *g, ck_record_item *items, size_t capacity);

/* Before the first item: the seat named begins, without opening throws; or play begins from a position. False with
 * err filled (may be NULL), and nothing changed, for a seat that is not there, a position that the game does not
 * have, or one in which it is over. */
CK_API bool ck_record_start_at_seat(ck_record *r, unsigned seat, ck_error *err);
CK_API bool ck_record_start_at_position(ck_record *r, const ck_position *p, ck_error *err);

/* Add a tag. `name` ends with NUL, value is UTF-8 without control characters; both must outlive the record. False with
 * err filled (may be NULL) if one of them will not do, the record has that tag or knows it itself ("Game"), or has
 * CK_RECORD_TAGS_MAX. */
CK_API bool ck_record_tag_add(ck_record *r, const char *name, const char *value, size_t length,
                              ck_error *err);

/* Give a tag that the record has another value, or add it. As ck_record_tag_add otherwise. */
CK_API bool ck_record_tag_set(ck_record *r, const char *name, const char *value, size_t length,
                              ck_error *err);

/* Write the value of a tag into out[CK_RECORD_VALUE_MAX + 1]. False, and out "", if there is no such tag. */
CK_API bool ck_record_tag_find(const ck_record *r, const char *name, char *out);

/* True if there is no room for another item. Grow r->items and r->capacity and go on. */
CK_API bool ck_record_full(const ck_record *r);

/* Check an item and add it. False with err filled (may be NULL), and nothing changed, for whatever does not fit
 * the state and for a full record. `item` must not be one of r->items. */
CK_API bool ck_record_add(ck_record *r, const ck_record_item *item, ck_error *err);

/* -------------------------------------------------------------------- asking */

/* Where the game stands after all items. */
CK_API const ck_record_state *ck_record_now(const ck_record *r);

/* Where it stood when the throw or action of item i was made; for a correction, that is before what it takes
 * back. */
CK_API const ck_record_state *ck_record_before(const ck_record *r, size_t i);

/* The item of a turn by its number among those that stand. False if there is none. */
CK_API bool ck_record_find(const ck_record *r, uint32_t turn, uint32_t number, uint32_t *index);

/* The result into out[8]: "*" while the game runs, "2" the winning seat, "1+3" the winning team, "-" a draw.
 * Returns its length. */
CK_API size_t ck_record_result(const ck_record *r, char *out);

/* The place of each seat, as ck_position_places. False while the game runs. */
CK_API bool ck_record_places(const ck_record *r, uint8_t places[CK_SEATS_MAX]);

/* ------------------------------------------------------- writing and reading */

/* Write the text of a record, in lines of at most 80 characters where words allow it, into out: at most cap bytes, NUL
 * included (cap 0: nothing), and never half a word. Returns the length of the whole text without NUL: it is all
 * there if that is less than cap. Between two games of a file stands an empty line. */
CK_API size_t ck_record_write(const ck_record *r, char *out, size_t cap);

/* Write the word of item i as it stands in the text ("12>18x", "correct=3.2:5") into out[CK_RECORD_ITEM_TEXT]; of a
 * comment "{}". Returns its length. */
CK_API size_t ck_record_item_write(const ck_record *r, size_t i, char *out);

/* A text that is being read, one game after the other. It belongs to the caller and must outlive the records that
 * are read, whose tags and comments point into it. */
typedef struct ck_record_reader {
	const char *text; /* the whole of it */
	size_t size;      /* its bytes */
	size_t at;        /* where the next game begins */
	size_t line;      /* its line, from 1 */
	size_t line_at;   /* where that line begins */
	/* of the latest refusal */
	size_t error_line;   /* from 1 */
	size_t error_column; /* in characters, from 1 */
	bool has_refused; /* it was an action, `refused`, in the position `refused_in`: ck_why_not may say more */
	ck_action refused;      /* with has_refused */
	ck_position refused_in; /* with has_refused */
} ck_record_reader;

/* Read from the beginning of a text of `size` bytes. */
CK_API void ck_record_reader_init(ck_record_reader *in, const char *text, size_t size);

/* Go to the next game. False if there is none. */
CK_API bool ck_record_more(ck_record_reader *in);

/* No more items than the next game has, without looking closely. */
CK_API size_t ck_record_bound(const ck_record_reader *in);

/* Read the next game, with all its checks, into r, which needs no ck_record_init; `items` has room for `capacity`. False
 * with err (may be NULL) and the place in the reader, which stays at that game; r then holds what was read before
 * the fault. If ck_record_full(r) is true then, it may be for want of room: read again with more, up to
 * ck_record_bound. Takes time linear in the length of the text. */
CK_API bool ck_record_read(ck_record_reader *in, ck_record *r, ck_record_item *items, size_t capacity,
                           ck_error *err);

#ifdef __cplusplus
}
#endif

#endif
