// table.mjs - games of bots at a table of the module, and the numbers that its functions speak (src/table/table.h).
export const SIT = 1,
	START = 4,
	CORRECT = 8,
	END = 9,
	OPENING = 10,
	COLOUR = 11,
	THROW = 13,
	TOUCH = 14,
	ACTION = 15; // ck_event_kind
export const EXPECT = { OPENING: 3, COLOUR: 4, THROW: 5, ACTION: 6, TOUCHED: 7, NOTHING: 8 }; // ck_expect
export const NO_SEAT = 255,
	BOT = 2;

// Everybody sits down.
export function sit(c, t, g) {
	for (let seat = 0; seat < c.game_seats(g); seat++) {
		c.event_begin(SIT, seat, seat + 1, 0);
		c.event_set_value(BOT);
		c.table_do(t);
	}
}

export function start(c, t, how = 0) {
	c.event_begin(START, NO_SEAT, 0, c.table_now(t));
	c.event_set_value(how);
	return c.table_do(t);
}

// What is due at a table, done: throws by the generator, actions by bots, one kind a seat. `asked` is told of each action
// in the slot before it is played.
export function step(c, t, g, rng, asked = () => {}) {
	const expect = c.turn_expect(t),
		number = c.table_count(t);

	if (expect === EXPECT.ACTION) {
		asked(number);
		c.event_due(t, ACTION, number);
		c.event_set_action();
		c.table_position(t);
	} else if (expect === EXPECT.COLOUR) {
		c.event_due(t, COLOUR, number);
		c.event_set_value(c.rng_below(rng, c.game_seats(g)));
	} else {
		c.event_due(t, expect === EXPECT.OPENING ? OPENING : THROW, number);
		c.event_set_value(c.throw_pick(g, c.rng_below(rng, c.throw_total(g))));
	}
	return c.table_do(t);
}

// A table where a game has been played to its end, or for so many events.
export function play(c, g, rng, events = 20000, settings = {}) {
	c.settings_default(g);
	for (const [name, value] of Object.entries(settings)) c.settings_set(c.put(name), value);
	const t = c.table_new(g);
	sit(c, t, g);
	start(c, t);
	while (c.turn_expect(t) !== EXPECT.NOTHING && c.table_count(t) < events)
		if (!step(c, t, g, rng, () => c.bot_choose_at_table(t, c.turn_seat(t) % c.bot_count(), rng)))
			throw new Error(c.why());
	return t;
}
