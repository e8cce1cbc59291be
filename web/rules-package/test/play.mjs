/* What several tests need: seats, and bots that play on. */

/** Let somebody sit down everywhere. */
export function seatAll(table, who) {
	for (let seat = 0; seat < table.game.seats; seat++)
		table.do({ kind: 'sit', seat, occupant: who === 'bot' ? seat + 1 : 1, who });
}

/** The next event of a table that plays by itself. */
export function nextEvent(table, random, bot = 'fast') {
	const { expect } = table.turn();
	if (expect === 'colour') return { kind: 'colour', colour: random.below(table.game.seats) };
	if (expect === 'action') return { kind: 'action', action: table.choose(bot, random) };
	if (expect === 'opening' || expect === 'throw')
		return { kind: expect, throw: table.game.pickThrow(random.below) };
	return undefined;
}

/** Play to the end. */
export function playOn(table, random, bot) {
	for (let event = nextEvent(table, random, bot); event; event = nextEvent(table, random, bot))
		table.do(event);
}
