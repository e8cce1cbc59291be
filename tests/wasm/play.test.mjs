// What the functions of the module tell of tables and records, where no other test compares it: by
// hand, from docs/rules.md, docs/table.md and docs/records.md.
import { ACTION, BOT, EXPECT, NO_SEAT, START, THROW, TOUCH, play, sit, start, step } from './table.mjs';
import { ensure, equal, finish, game, load, test } from './wasm.mjs';

const c = load();
const set = (name, value) => equal(c.settings_set(c.put(name), value), 1, `${name}=${value}: ${c.why()}`);
// ---- games and texts

test('a game, its options and throws', () => {
	const g = game(c, 'pachisi:queen=off,laps=9');
	const options = Object.fromEntries(
		Array.from({ length: c.option_count(2) }, (_, i) => [
			c.text(c.option_key(2, i)),
			c.text(c.game_option(g, i)),
		]),
	);
	equal(c.text(c.kind_name(c.game_kind(g))), 'pachisi', 'the name');
	equal(`${options.queen} ${options.laps} ${options.table}`, 'off 9 six', 'options, given and not');
	equal(c.text(c.option_values(2, 0)), 'six six_wiki seven seven_murray', 'words of the first option');
	equal(c.option_count(4), -1, 'a fifth kind');
	equal(
		`${c.game_seats(g)} ${c.game_teams(g)} ${c.game_goal(g)} ${c.throw_total(g)}`,
		'4 1 84 64',
		'seats, teams, goal, weights',
	);
	equal(
		c.text(c.pool_write(g, c.throw_pool(g, c.throw_read(g, c.put('25'))))),
		'25',
		'a throw as a pool',
	);
	equal(c.throw_of_mouths(g, 7), -1, 'seven mouths of six cowries');
	equal(c.square_kind(g, 0, 85), -1, 'beyond the goal');
	c.game_free(g);
});

test('a refusal says what was wrong, what would be right, and takes a translated sentence', () => {
	c.refused(c.game_read(c.put('ludo')), 'ludo');
	equal(c.text(c.error_part()), 'ludo', 'the part');
	ensure(c.text(c.error_want()).includes('parchis'), 'what would be right');
	equal(c.text(c.error_write(c.put('¿{part}?'))), '¿ludo?', 'another sentence');
});

test('the length of a text that was never put is refused', () => {
	const fresh = load();
	c.refused(c.game_read(0x7fffffff), 'longer than its room');
	equal(fresh.text(fresh.error_write(0)), '', 'no failure yet');
	equal(fresh.text_room(0xffffffff), 0, 'room that is not there');
});

// ---- steps

test('an entry is told: what happened, and that the turn has ended', () => {
	const g = c.position_read(
		c.put('parchis 10,1,0,0/1,0,0,0/1,0,0,0/32,0,0,0 1 D5 six=0 last=- late=-'),
	);
	ensure(g, c.why());
	equal(c.text(c.position_legal(g)), '0>1', 'a 5 enters');
	equal(c.action_read(g, c.put('0>1')), 1, c.why());
	ensure(c.step_act(g) > 0, c.why());
	equal(c.happening_kind(0), 12, 'CK_HAPPEN_ENTERED');
	equal(c.happening_to(0), 1, 'to where');
	equal(c.happening_kind(99), -1, 'no such happening');
	equal(c.position_phase() === 1 && c.position_seat() === 1, true, 'the next seat throws');
	equal(c.step_ended_turn(), 1, 'the turn has ended');
	const before = new Uint8Array(c.memory.buffer, c.position_at(1), 64).slice();
	new Uint8Array(c.memory.buffer, c.position_at(0), 64).set(before);
	equal(
		c.text(c.position_write(g)),
		'parchis 10,1,0,0/1,0,0,0/1,0,0,0/32,0,0,0 1 D5 six=0 last=- late=-',
		'slot 1 has the one before',
	);
	c.game_free(g);
});

test('bytes that are no position are refused by every function with a game', () => {
	const g = game(c, 'chaupar');
	new Uint8Array(c.memory.buffer, c.position_at(0), 64).fill(77);
	for (const name of ['position_check', 'position_throw', 'position_act', 'drawing_extent'])
		if (name === 'drawing_extent') {
			c.drawing_begin();
			c.drawing_position(0);
			equal(c.drawing_extent(g), -1, name);
		} else equal(c[name](g, 0), 0, name);
	for (const name of [
		'position_write',
		'position_legal',
		'position_owner',
		'step_act',
		'place_all',
		'position_perft',
		'why_not',
	])
		equal(c[name](g, 255), -1, name);
	c.game_free(g);
});

test('opening throws, by value: the highest begins; bytes that are none are refused', () => {
	const g = game(c, 'parchis'),
		throws = [2, 5, 5, 1]; // 3, 6, 6, 2
	c.opening_begin(g);
	throws.forEach((t) => equal(c.opening_throw(g, t), 1, c.why()));
	equal(
		`${c.opening_round()} ${c.opening_contenders()} ${c.opening_seat(g)}`,
		'2 6 1',
		'seats 2 and 3 throw again',
	);
	c.opening_throw(g, 0);
	c.opening_throw(g, 3);
	equal(`${c.opening_decided(g)} ${c.opening_seat(g)}`, '1 2', 'seat 3 begins');
	c.refused(c.opening_throw(g, 0), 'decided');
	new Uint8Array(c.memory.buffer, c.opening_at(), 12).fill(255);
	c.refused(c.opening_seat(g), 'no opening', -1);
	c.game_free(g);
});

// ---- tables

test('a table: settings, seats, clock, refusals', () => {
	const g = game(c, 'parchis');
	c.settings_default(g);
	set('clock', 2);
	set('clock_ms', 60000);
	set('increment_ms', 500);
	c.refused(c.settings_set(c.put('clocks'), 1), 'clocks');
	c.refused(c.settings_set(c.put('clock_ms'), 0.5), 'whole');
	c.refused(c.settings_set(c.put('hold'), 256), '256');
	const t = c.table_new(g);
	ensure(t, c.why());
	equal(`${c.turn_expect(t)} ${c.turn_seat(t)}`, '0 0', 'the first seat is empty');
	c.refused(start(c, t), 'empty');
	sit(c, t, g);
	equal(start(c, t, 1), 0, 'which seat begins?');
	c.event_begin(START, 2, 0, 0);
	c.event_set_value(1);
	equal(c.table_do(t), 1, c.why());
	equal(
		`${c.turn_expect(t)} ${c.turn_seat(t)} ${c.turn_who(t)} ${c.turn_occupant(t)}`,
		`${EXPECT.THROW} 2 ${BOT} 3`,
		'seat 3 throws',
	);
	equal(c.table_flag_time(t), 60000, 'its flag');
	c.event_due(t, THROW, 5000);
	c.event_set_value(3);
	equal(c.table_do(t), 1, c.why());
	equal(`${c.table_now(t)} ${c.table_left(t, 2)}`, '5000 55000', 'the clock');
	c.refused(c.event_begin(THROW, 2, 3, -1), 'whole');
	c.event_due(t, THROW, 4000);
	equal(c.table_do(t), 0, 'time does not run backwards');
	equal(c.table_log(t, 5), 1, 'the throw in the log');
	equal(
		`${c.event_kind()} ${c.event_seat()} ${c.event_value()} ${c.event_at()}`,
		`${THROW} 2 3 5000`,
		'its fields',
	);
	equal(c.table_log(t, 6), 0, 'beyond the log');
	c.table_free(t);
	c.game_free(g);
});

test('a touched piece is a played piece', () => {
	const g = c.position_read(
		c.put('parchis 20,10,0,0/1,0,0,0/1,0,0,0/1,0,0,0 1 D4 six=0 last=- late=-'),
	);
	c.settings_default(g);
	set('touch', 1);
	c.settings_position();
	const t = c.table_new(g);
	sit(c, t, g);
	equal(start(c, t, 2), 1, c.why());
	equal(c.text(c.table_legal(t)), '10>14 20>24', 'before the touch');
	c.action_read(g, c.put('10>14'));
	c.event_due(t, TOUCH, 0);
	c.event_set_action();
	equal(c.table_do(t), 1, c.why());
	equal(
		`${c.table_touched(t)} ${c.action_from()} ${c.turn_expect(t)}`,
		`1 10 ${EXPECT.TOUCHED}`,
		'the piece touched',
	);
	equal(c.text(c.table_legal(t)), '10>14', 'after it');
	c.action_read(g, c.put('20>24'));
	equal(c.table_bound(t), 1, 'another piece is bound');
	c.event_due(t, ACTION, 0);
	c.event_set_action();
	c.refused(c.table_do(t), 'touched');
	c.table_free(t);
	c.game_free(g);
});

test('a log replays to the same state; a record of it too, and reads back as it was written', () => {
	for (const name of ['parchis-pairs', 'pachisi:laps=9', 'chaupar']) {
		const g = game(c, name),
			rng = c.rng_new(5, 0, 1, 0);
		const t = play(c, g, rng, 400);
		equal(c.table_position(t), 1, 'a position');
		const line = c.text(c.position_write(g));

		c.settings_default(g);
		const again = c.table_new(g);
		equal(c.table_replay(again, t), 1, c.why());
		c.table_position(again);
		equal(c.text(c.position_write(g)), line, 'replayed');
		c.refused(c.table_replay(again, t), 'begun');

		const record = c.table_record(t),
			text = c.text(c.record_write(record));
		c.settings_of_record(record);
		const resumed = c.table_new(g);
		sit(c, resumed, g);
		equal(c.table_resume(resumed, record), 1, c.why());
		c.table_position(resumed);
		equal(c.text(c.position_write(g)), line, 'resumed');
		const twice = c.table_record(resumed);
		equal(c.text(c.record_write(twice)), text, 'its record');

		const reader = c.reader_new(c.put(`${text}\n${text}`));
		const first = c.reader_next(reader),
			second = c.reader_next(reader);
		c.reader_free(reader);
		equal(c.text(c.record_write(first)), text, 'read');
		equal(c.text(c.record_write(second)), text, 'the second game of the text');
		c.record_now(second);
		c.state_position();
		equal(c.text(c.position_write(g)), line, 'where the record stands');
		for (const r of [record, twice, first, second]) c.record_free(r);
		for (const each of [t, again, resumed]) c.table_free(each);
	}
});

// ---- records

test('a record, step by step: tags, items, comments, what does not fit', () => {
	const g = game(c, 'parchis'),
		r = c.record_new(g);
	const add = (kind, fill) => {
		c.item_begin(kind);
		fill();
		return c.record_add(r);
	};
	equal(c.record_start_seat(r, 1), 1, c.why());
	equal(
		c.record_tag_set(
			r,
			c.put('EventFeria «de» Cádiz') && 5,
			new TextEncoder().encode('Feria «de» Cádiz').length,
		),
		1,
		c.why(),
	);
	equal(c.text(c.record_tag(r, c.put('Event'))), 'Feria «de» Cádiz', 'the tag');
	equal(c.record_tag(r, c.put('Round')), -1, 'a tag that is not there');
	equal(
		add(4, () => c.item_set_value(5)),
		1,
		c.why(),
	); // CK_RECORD_THROW, a 6
	equal(
		add(8, () => c.item_set_text(c.put('well thrown'))),
		1,
		c.why(),
	);
	c.refused(
		add(8, () => c.item_set_text(c.put('a brace }'))),
		'brace',
	);
	c.action_read(g, c.put('1>7'));
	equal(
		add(6, () => c.item_set_action()),
		1,
		c.why(),
	);
	c.refused(
		add(6, () => c.item_set_action()),
		'a throw of seat 2 is due',
	);
	equal(c.record_count(r), 3, 'items');
	equal(c.record_item(r, 1), 1, 'the comment');
	equal(`${c.item_kind()} ${c.text(c.item_text())}`, '8 well thrown', 'its text');
	c.record_item(r, 2);
	equal(
		`${c.item_seat()} ${c.item_turn()} ${c.item_number()} ${c.state_seat()}`,
		'1 1 2 1',
		'the action; seat 2 throws again',
	);
	equal(c.text(c.record_item_write(r, 2)), '1>7', 'its word');
	equal(c.record_find(r, 1, 2), 2, 'found by turn and number');
	equal(c.text(c.record_result(r)), '*', 'the result');
	ensure(c.text(c.record_write(r)).includes('{well thrown}'), 'the text');
	c.record_free(r);
	c.game_free(g);
});

test('a text with a fault: line, column, and the action that was refused', () => {
	const reader = c.reader_new(
		c.put(
			'[Game "parchis"]\n[Rules "1"]\n[Dice "generated"]\n[Touched "off"]\n[Start "1"]\n\n1. 1: 4 1>9\n',
		),
	);
	equal(c.reader_more(reader), 1, 'a game is there');
	c.refused(c.reader_next(reader), '1>9');
	equal(`${c.reader_line(reader)} ${c.reader_column(reader)}`, '7 9', 'where');
	equal(c.reader_refused(reader), 1, 'an action was refused');
	const g = c.reader_game(reader);
	equal(c.text(c.action_write(g)), '1>9', 'the action');
	equal(c.why_not(g, 255), 24, 'CK_WHY_ELSEWHERE');
	equal(c.why_progress(), 5, 'where a 4 leads');
	c.reader_free(reader);
	c.game_free(g);
});

// ---- memory

test('what is freed is used again: a thousand tables and records need no more memory than a few', () => {
	const g = game(c, 'parchis'),
		rng = c.rng_new(1, 0, 0, 0);
	const round = () => {
		const t = play(c, g, rng, 300),
			r = c.table_record(t);
		const reader = c.reader_new(c.put(c.text(c.record_write(r))));
		for (const [free, handle] of [
			['record_free', c.reader_next(reader)],
			['table_free', t],
			['record_free', r],
		])
			c[free](handle);
		c.reader_free(reader);
	};
	for (let i = 0; i < 5; i++) round();
	const before = c.memory.buffer.byteLength;
	for (let i = 0; i < 1000; i++) round();
	equal(c.memory.buffer.byteLength, before, 'bytes of memory');
});

finish();
