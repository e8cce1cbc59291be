/* build.c - a record built step by step, and what it answers. */
#include "chance.h"

enum { ITEMS = 64, TEXT = 8192 };

static ck_record r;
static ck_record_item items[ITEMS];
static char text[TEXT];

static void begin(const char *game)
{
	ck_game g;
	ck_error err;
	if (!ck_game_parse(&g, game, strlen(game), &err))
		chance_fail(game, &err);
	ck_record_init(&r, &g, items, ITEMS);
}

static bool add(ck_record_item item, ck_error *err)
{
	return ck_record_add(&r, &item, err);
}

static void ok(ck_record_item item)
{
	ck_error err;
	if (!add(item, &err))
		chance_fail("refused", &err);
}

/* Fail unless the item is refused with this sentence and nothing has changed. */
static void refuse(ck_record_item item, const char *sentence)
{
	static ck_record before;
	static ck_record_item old[ITEMS];
	char got[CK_ERROR_TEXT];
	ck_error err;
	before = r;
	memcpy(old, items, sizeof old);
	assert_false(add(item, &err));
	ck_error_write(&err, NULL, got, sizeof got);
	assert_string_equal(got, sentence);
	assert_false(add(item, NULL));
	assert_memory_equal(&before, &r, sizeof r);
	assert_memory_equal(old, items, sizeof old);
}

static ck_record_item thrown(const char *what)
{
	ck_record_item item = {.kind = CK_RECORD_THROW};
	assert_true(ck_throw_parse(&r.game, what, strlen(what), &item.value, NULL));
	return item;
}

static ck_record_item opening(const char *what)
{
	ck_record_item item = thrown(what);
	item.kind = CK_RECORD_OPENING;
	return item;
}

static ck_record_item action(const char *what)
{
	ck_record_item item = {.kind = CK_RECORD_ACTION};
	assert_true(ck_action_parse(&r.game, what, strlen(what), &item.action, NULL));
	return item;
}

static ck_record_item touch(ck_action piece)
{
	return (ck_record_item){.kind = CK_RECORD_TOUCH, .action = piece};
}

static ck_record_item correct(uint32_t target)
{
	return (ck_record_item){.kind = CK_RECORD_CORRECT, .target = target};
}

static ck_record_item correct_to(uint32_t target, ck_record_item item)
{
	item.replace = item.kind;
	item.kind = CK_RECORD_CORRECT;
	item.target = target;
	return item;
}

static ck_record_item said(const char *words)
{
	return (ck_record_item){.kind = CK_RECORD_COMMENT, .text = words, .length = (uint32_t)strlen(words)};
}

static void expect_text(const char *wanted)
{
	size_t size = ck_record_write(&r, text, sizeof text);
	assert_string_equal(text, wanted);
	assert_int_equal(size, strlen(wanted));
}

static void expect_tag_refused(const char *name, const char *value, const char *sentence)
{
	char got[CK_ERROR_TEXT];
	ck_error err;
	unsigned count = r.tag_count;
	assert_false(ck_record_tag_add(&r, name, value, strlen(value), &err));
	ck_error_write(&err, NULL, got, sizeof got);
	assert_string_equal(got, sentence);
	assert_false(ck_record_tag_add(&r, name, value, strlen(value), NULL));
	assert_int_equal(r.tag_count, count);
}

/* -------------------------------------------------------------------- tags */

static void tags_are_kept(void **state)
{
	(void)state;
	char value[CK_RECORD_VALUE_MAX + 1];
	begin("parchis");
	assert_true(ck_record_tag_add(&r, "Event", "Tarde de \"club\" \\ पासा", 27, NULL));
	assert_true(ck_record_tag_add(&r, "Seat4", "", 0, NULL));
	assert_true(ck_record_tag_find(&r, "Event", value));
	assert_string_equal(value, "Tarde de \"club\" \\ पास");
	assert_true(ck_record_tag_find(&r, "Seat4", value));
	assert_string_equal(value, "");
	assert_false(ck_record_tag_find(&r, "Even", value));
	assert_false(ck_record_tag_find(&r, "Events", value));
	assert_string_equal(value, "");
	expect_text("[Event \"Tarde de \\\"club\\\" \\\\ पास\"]\n[Seat4 \"\"]\n[Game \"parchis\"]\n[Rules "
	            "\"1\"]\n"
	            "[Dice \"generated\"]\n[Touched \"off\"]\n[Start \"opening\"]\n[Result \"*\"]\n\nend\n");
}

static void tags_are_checked(void **state)
{
	(void)state;
	static char longest[CK_RECORD_VALUE_MAX + 2];
	static char names[CK_RECORD_TAGS_MAX][8];
	begin("parchis:players=3");
	expect_tag_refused("", "x", "'' is no name of a tag; it is a letter, then letters, digits or _");
	expect_tag_refused("a b", "x",
	                   "'a b' is no name of a tag; it is a letter, then letters, digits or _");
	expect_tag_refused("_a", "x", "'_a' is no name of a tag; it is a letter, then letters, digits or _");
	expect_tag_refused("Game", "chaupar", "the record writes the tag Game itself");
	expect_tag_refused("Seat4", "Eva", "the tag Seat4 names no seat of the game; the seats are 1 to 3");
	expect_tag_refused("Seat01", "Eva", "the tag Seat01 names no seat of the game; the seats are 1 to 3");
	assert_true(ck_record_tag_add(&r, "Seat", "x", 1, NULL));
	assert_true(ck_record_tag_add(&r, "Seat1x", "x", 1, NULL));
	expect_tag_refused("Seat", "y", "the tag Seat is given twice; once is enough");
	expect_tag_refused("Note", "a\nb",
	                   "the value of the tag Note is no UTF-8, or has control characters");
	expect_tag_refused("Note", "\xC3",
	                   "the value of the tag Note is no UTF-8, or has control characters");
	memset(longest, 'x', sizeof longest - 1);
	expect_tag_refused("Note", longest, "the value of the tag Note is too long; 960 bytes are allowed");
	longest[CK_RECORD_VALUE_MAX] = '\0';
	assert_true(ck_record_tag_add(&r, "Long", longest, strlen(longest), NULL));
	longest[7] = '"'; /* with its backslash one byte too long */
	expect_tag_refused("Note", longest, "the value of the tag Note is too long; 960 bytes are allowed");
	for (unsigned i = r.tag_count; i < CK_RECORD_TAGS_MAX; i++) {
		snprintf(names[i], sizeof names[i], "T%u", i);
		assert_true(ck_record_tag_add(&r, names[i], "x", 1, NULL));
	}
	expect_tag_refused("More", "x", "the tag More is one too many; a record has at most 64");
}

/* ------------------------------------------------------------------- starts */

static void starts(void **state)
{
	(void)state;
	ck_position p;
	ck_error err;
	begin("parchis");
	assert_int_equal(ck_record_now(&r)->phase, CK_RECORD_IN_OPENING);
	assert_int_equal(ck_record_now(&r)->seat, 0);
	assert_false(ck_record_start_at_seat(&r, 4, &err));
	assert_string_equal(err.message, "there is no seat {part} to begin; the seats are 1 to {want}");
	assert_true(ck_record_start_at_seat(&r, 3, &err));
	assert_int_equal(ck_record_now(&r)->seat, 3);
	assert_int_equal(ck_record_now(&r)->turn, 1);
	ck_position_start(&r.game, 1, &p);
	p.phase = CK_MOVE;
	assert_false(ck_record_start_at_position(&r, &p, &err));
	assert_int_equal(r.start, CK_RECORD_START_SEAT);
	p.phase = CK_THROW;
	assert_true(ck_record_start_at_position(&r, &p, &err));
	assert_memory_equal(&ck_record_now(&r)->position, &p, sizeof p);
	assert_int_equal(ck_record_now(&r)->seat, 1);
	ck_rng rng;
	ck_rng_seed(&rng, 1, 1);
	ck_playout(&r.game, &p, &rng, UINT64_MAX, &p);
	assert_false(ck_record_start_at_position(&r, &p, &err));
	assert_string_equal(err.message, "the position to start from is the end of a game");
}

static void opening_and_colour(void **state)
{
	(void)state;
	begin("parchis-pairs");
	refuse(thrown("3"), "an opening throw of seat 1 is due");
	refuse((ck_record_item){.kind = CK_RECORD_COLOUR}, "an opening throw of seat 1 is due");
	refuse((ck_record_item){.kind = CK_RECORD_AGAIN},
	       "only real dice fall badly; the throws of this record are generated");
	refuse((ck_record_item){.kind = CK_RECORD_OPENING, .value = 6},
	       "throw number 6 is not in this game's list");
	refuse((ck_record_item){.kind = 0}, "0 is not a kind of item");
	refuse((ck_record_item){.kind = 77}, "77 is not a kind of item");
	for (unsigned i = 0; i < 4; i++)
		ok(opening(i % 2 == 0 ? "5" : "2"));
	assert_int_equal(ck_record_now(&r)->opening.contenders, 1 | 4);
	ok(opening("1"));
	ok(opening("2"));
	assert_int_equal(ck_record_now(&r)->phase, CK_RECORD_IN_COLOUR);
	assert_int_equal(ck_record_now(&r)->seat, 2);
	refuse(opening("3"), "seat 3 is to choose the colour");
	refuse((ck_record_item){.kind = CK_RECORD_COLOUR, .value = 4},
	       "there is no colour 5; the colours are 1 to 4");
	ok((ck_record_item){.kind = CK_RECORD_COLOUR, .value = 1});
	/* seat 3 has gone to seat 2: everybody sits three to the right */
	assert_int_equal(ck_record_now(&r)->turned, 3);
	assert_int_equal(ck_record_now(&r)->seat, 1);
	assert_int_equal(items[6].seat, 2);
	assert_int_equal(items[6].turn, 0);
	assert_int_equal(items[6].number, 7);
	ok(thrown("5"));
	ok(action("0>1"));
	assert_int_equal(items[8].turn, 1);
	assert_int_equal(items[8].number, 2);
	assert_int_equal(ck_record_now(&r)->turn, 2);
	expect_text("[Game \"parchis-pairs\"]\n[Rules \"1\"]\n[Dice \"generated\"]\n[Touched \"on\"]\n"
	            "[Start \"opening\"]\n[Result \"*\"]\n\n"
	            "0. 1=5 2=2 3=5 4=2 1=1 3=2 colour=2\n1. 2: 5 0>1\nend\n");
}

/* -------------------------------------------------------------- corrections */

static void corrections(void **state)
{
	(void)state;
	uint32_t index = 99;
	begin("parchis");
	r.real_dice = 1;
	assert_true(ck_record_start_at_seat(&r, 0, NULL));
	ok((ck_record_item){.kind = CK_RECORD_AGAIN}); /* 0: 1.1 */
	ok(thrown("3"));                               /* 1: 1.2 */
	ok(action("1>4"));                             /* 2: 1.3 */
	ok(thrown("2"));                               /* 3: 2.1 */
	ok(said("a comment"));                         /* 4 */
	ok(action("1>3"));                             /* 5: 2.2 */
	refuse(correct(0), "item 0 is no throw, touch, action or choice of colour");
	refuse(correct(4), "item 4 is no throw, touch, action or choice of colour");
	refuse(correct(6), "there is no item 6; the record has 6");
	refuse(correct_to(1, action("1>4")), "a throw of seat 1 is due");
	refuse(correct_to(1, (ck_record_item){.kind = CK_RECORD_AGAIN}),
	       "3 is no kind of item that a correction can put in place");
	refuse(correct_to(2, action("1>5")), "1>5 is not legal in the position parchis "
	                                     "1,0,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D3 six=0 last=- late=-");
	assert_true(ck_record_find(&r, 2, 2, &index));
	assert_int_equal(index, 5);
	assert_true(ck_record_find(&r, 1, 1, &index));
	assert_int_equal(index, 0);
	assert_false(ck_record_find(&r, 2, 3, &index));
	assert_false(ck_record_find(&r, 1, 4, &index));
	assert_false(ck_record_find(&r, 0, 1, &index));
	ok(correct_to(1, thrown("6"))); /* 6: 1.2 */
	assert_int_equal(items[6].turn, 1);
	assert_int_equal(items[6].number, 2);
	assert_int_equal(items[6].seat, 0);
	for (unsigned i = 1; i < 6; i++)
		assert_int_equal(items[i].undone, i != 4);
	assert_int_equal(items[0].undone, 0);
	refuse(correct(1), "item 1 has been taken back already");
	assert_int_equal(ck_record_now(&r)->position.phase, CK_MOVE);
	assert_int_equal(ck_record_before(&r, 6)->position.phase, CK_THROW);
	ok(action("1>7")); /* 7: 1.3 */
	ok(correct(6));    /* 8: the replacement is taken back in its turn */
	assert_int_equal(items[6].undone, 1);
	assert_int_equal(r.last, 0);
	refuse(correct(8), "item 8 is no throw, touch, action or choice of colour");
	ok((ck_record_item){.kind = CK_RECORD_AGAIN});
	ok(thrown("1"));
	assert_int_equal(items[10].number, 3);
	expect_text("[Game \"parchis\"]\n[Rules \"1\"]\n[Dice \"real\"]\n[Touched \"off\"]\n[Start \"1\"]\n"
	            "[Result \"*\"]\n\n1. 1: again 3 1>4\n2. 2: 2 {a comment} 1>3\ncorrect=1.2:6\n1. 1: 1>7\n"
	            "correct=1.2\n1. 1: again 1\nend\n");
}

static void touches(void **state)
{
	(void)state;
	const char *line = "parchis-pairs 21,5,0,0/0,0,0,0/0,0,0,0/0,0,0,0 1 D3 six=0 last=- late=-";
	ck_game g;
	ck_position p;
	assert_true(ck_position_parse(&g, &p, line, strlen(line), NULL));
	begin("parchis-pairs");
	r.real_dice = 1;
	assert_true(ck_record_start_at_position(&r, &p, NULL));
	refuse(touch(7), "there is no piece on 7 to touch");
	refuse((ck_record_item){.kind = CK_RECORD_TOUCH, .action = 5 | 8 << 8},
	       "a touch names a piece, not an action");
	ok(touch(0)); /* at home: it cannot move */
	assert_int_equal(items[0].is_void, 1);
	assert_int_equal(ck_record_now(&r)->has_touched, 0);
	ok(touch(5));
	refuse(touch(21), "the piece on 5 is touched already");
	refuse(action("21>24"), "the piece on 5 was touched and must be played");
	ok(correct_to(1, touch(21)));
	ok(action("21>24"));
	ok(correct(3));
	assert_int_equal(ck_record_now(&r)->has_touched, 1);
	refuse(action("5>8"), "the piece on 21 was touched and must be played");
	begin("parchis");
	assert_true(ck_record_start_at_seat(&r, 0, NULL));
	ok(thrown("3"));
	refuse(touch(1), "in this game a touched piece need not be played");
	refuse(correct(0), "only what was typed in from real dice may be corrected; "
	                   "the throws of this record are generated");
}

static void the_end(void **state)
{
	(void)state;
	static const struct {
		const char *line, *act, *result, *places;
	} ends[] = {
		{"parchis G,G,G,70/1,0,0,0/1,0,0,0/2,0,0,0 1 D2 six=0 last=- late=-", "70>G", "1", "1,3,3,2"},
		{"parchis-pairs:pieces=1 0/70/0/0 2 D2 six=0 last=- late=-", "70>G", "2+4", "2,1,2,1"},
	};
	for (unsigned i = 0; i < 2; i++) {
		ck_game g;
		ck_position p;
		ck_error err;
		char game[CK_GAME_TEXT], result[8], wanted[64];
		uint8_t places[CK_SEATS_MAX];
		if (!ck_position_parse(&g, &p, ends[i].line, strlen(ends[i].line), &err))
			chance_fail(ends[i].line, &err);
		ck_game_write(&g, game);
		begin(game);
		r.real_dice = 1;
		assert_true(ck_record_start_at_position(&r, &p, NULL));
		assert_false(ck_record_places(&r, places));
		ok(action(ends[i].act));
		assert_int_equal(ck_record_now(&r)->phase, CK_RECORD_IS_OVER);
		assert_int_equal(ck_record_now(&r)->seat, CK_RECORD_NOBODY);
		assert_true(ck_record_places(&r, places));
		assert_int_equal(ck_record_result(&r, result), strlen(ends[i].result));
		assert_string_equal(result, ends[i].result);
		refuse(thrown("2"), "the game is over");
		ck_record_write(&r, text, sizeof text);
		snprintf(wanted, sizeof wanted, "[Result \"%s\"]\n[Places \"%s\"]\n\n", result,
		         ends[i].places);
		assert_non_null(strstr(text, wanted));
		/* with real dice the last act may still be corrected */
		ok(correct(0));
		assert_false(ck_record_places(&r, places));
		ck_record_result(&r, result);
		assert_string_equal(result, "*");
	}
}

/* -------------------------------------------------------------- writing */

static void room_runs_out(void **state)
{
	(void)state;
	static char cut[TEXT];
	ck_error err;
	begin("parchis");
	assert_true(ck_record_tag_add(&r, "Event", "a \"b\"", 5, NULL));
	assert_true(ck_record_start_at_seat(&r, 0, NULL));
	r.real_dice = 1;
	ok(thrown("3"));
	ok(said("one two  three\n\tfour, पासा and enough words to fill more than one line of eighty "
	        "characters "
	        "twice over or nearly so"));
	ok(action("1>4"));
	ok(said("   "));
	ok(correct_to(0, thrown("4")));
	size_t size = ck_record_write(&r, text, sizeof text);
	for (const char *line = text; *line; line += strcspn(line, "\n") + 1)
		assert_true(strcspn(line, "\n") <= 80 + 8); /* पासा has 12 bytes and 4 characters */
	/* whatever the room: the same size, and what is there is the beginning, up to a whole word or tag */
	for (size_t cap = 0; cap <= size + 1; cap++) {
		memset(cut, '#', sizeof cut);
		assert_int_equal(ck_record_write(&r, cut, cap), size);
		assert_int_equal(cut[cap], '#');
		if (cap == 0)
			continue;
		size_t got = strlen(cut);
		assert_true(got < cap);
		assert_memory_equal(cut, text, got);
		assert_true(got == 0 || strchr(" \n", text[got]) || text[got - 1] == '\n' ||
		            text[got - 1] == ']');
	}
	/* and of items */
	r.capacity = r.count;
	assert_true(ck_record_full(&r));
	assert_false(add(action("1>5"), &err));
	assert_string_equal(err.message, "the record is full with {part} items");
	r.capacity = ITEMS;
	ok(action("1>5"));
}

static void comments(void **state)
{
	(void)state;
	begin("chaupar");
	refuse(said("a } b"), "a comment is UTF-8 without control characters and braces");
	refuse(said("a { b"), "a comment is UTF-8 without control characters and braces");
	refuse(said("a \x01"), "a comment is UTF-8 without control characters and braces");
	refuse(said("\xFF"), "a comment is UTF-8 without control characters and braces");
	ok(said("before the first throw"));
	ok(opening("6-5-1"));
	assert_int_equal(items[0].number, 0);
	assert_int_equal(items[1].number, 1);
	assert_int_equal(items[1].before, CK_RECORD_NONE);
	char word[CK_RECORD_ITEM_TEXT];
	assert_int_equal(ck_record_item_write(&r, 0, word), 2);
	assert_string_equal(word, "{}");
	assert_int_equal(ck_record_item_write(&r, 1, word), 7);
	assert_string_equal(word, "1=6-5-1");
}

/* -------------------------------------------------------------- reading */

static void forms_that_are_taken(void **state)
{
	(void)state;
	/* a byte order mark, lines as Windows ends them, several tags on a line, spaces where they may be, a word
	 * against a brace, a turn begun twice: all the same game */
	static const char loose[] =
		"\xEF\xBB\xBF\r\n[ Rules \"1\" ][Game\t\"parchis:pieces=4,players=3\"]\r\n"
		"[Dice \"real\"] [Touched \"off\"]\r\n[Start \"2\"][X \"\\\"] end "
		"{\"]\r\n1.\r\n2:\t3{a}1>4{}{b\r\nc}\r\n"
		"2. 3: 1 2. 3: 1>2 end [Rules \"1\"][Game \"pachisi\"] end";
	static const char canonical[] =
		"[X \"\\\"] end {\"]\n[Game \"parchis:players=3\"]\n[Rules \"1\"]\n[Dice \"real\"]\n"
		"[Touched \"off\"]\n[Start \"2\"]\n[Result \"*\"]\n\n"
		"1. 2: 3 {a} 1>4 {b c}\n2. 3: 1 1>2\nend\n";
	ck_record_reader in;
	ck_error err;
	ck_record_reader_init(&in, loose, sizeof loose - 1);
	assert_true(ck_record_more(&in));
	assert_int_equal(in.line, 2);
	size_t bound = ck_record_bound(&in);
	assert_true(bound >= 6 && bound < 30);
	if (!ck_record_read(&in, &r, items, bound, &err))
		chance_fail("read", &err);
	assert_int_equal(r.count, 6);
	assert_int_equal(items[0].line, 6);
	expect_text(canonical);
	assert_true(ck_record_more(&in));
	assert_true(ck_record_read(&in, &r, items, ITEMS, &err));
	assert_int_equal(r.game.kind, CK_PACHISI);
	assert_false(ck_record_more(&in));
}

static void room_for_reading(void **state)
{
	(void)state;
	static const char one[] = "[Rules \"1\"]\n[Game \"parchis\"]\n[Start \"1\"]\n1. 1: 3 1>4\nend\n";
	ck_record_reader in;
	ck_error err;
	ck_record_reader_init(&in, one, sizeof one - 1);
	for (size_t room = 0; room < 2; room++) {
		assert_false(ck_record_read(&in, &r, items, room, &err));
		assert_true(ck_record_full(&r));
		assert_int_equal(r.count, room);
		assert_int_equal(in.error_line, 4);
		assert_int_equal(in.error_column, room == 0 ? 7 : 9);
	}
	assert_true(ck_record_bound(&in) >= 2);
	assert_true(ck_record_read(&in, &r, items, 2, &err));
	ck_record_reader_init(&in, one, 0);
	assert_false(ck_record_more(&in));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		TITLED("tags are kept, quoted, found again", tags_are_kept),
		TITLED("tags that will not do are refused", tags_are_checked),
		TITLED("a game begins with an opening, a seat or a position", starts),
		TITLED("RULES 3: opening throws and colour, checked and counted", opening_and_colour),
		TITLED("corrections take back, put in place, and stay in the record", corrections),
		TITLED("S2 rule 2: a touched piece is a played piece", touches),
		TITLED("the result and the places follow from the play", the_end),
		TITLED("writing and adding stop where the room ends", room_runs_out),
		TITLED("comments stand beside the play", comments),
		TITLED("a text may be written less strictly", forms_that_are_taken),
		TITLED("reading with too little room says so", room_for_reading),
	};
	return cmocka_run_group_tests_name("record: build", tests, NULL, NULL);
}
