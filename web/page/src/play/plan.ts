import type { Charkoni, LoggedEvent, SettledSettings, Table, TableSettings } from 'charkoni';

/** Who sits at a seat. `bot` is one of `Charkoni.bots`; left out, the best. */
export type SeatPlan = { who: 'person' | 'bot'; name: string; bot?: string };

/** How a game begins. */
export type Plan = {
	/** A game string. */
	game: string;
	seats: SeatPlan[];
	/** People throw real dice and enter what they show. */
	realDice: boolean;
	start: 'opening' | { seat: number } | { position: string };
	/** A touched piece is a played piece; left out, as the game has it. */
	touch?: boolean;
};

/** A game as it is kept: plain JSON. */
export type Kept = {
	version: 1;
	plan: Plan;
	settings: unknown;
	log: readonly LoggedEvent[];
};

/** The settings of a plan's table. */
export function settingsOf(charkoni: Charkoni, plan: Plan): TableSettings {
	return {
		hold: 'any',
		realDice: plan.realDice,
		...(plan.touch === undefined ? {} : { touch: plan.touch }),
		...(typeof plan.start === 'object' && 'position' in plan.start
			? { position: charkoni.position(plan.start.position) }
			: {}),
	};
}

/** The id of whoever sits at a seat of the plan; people of one name are one person. */
function occupantOf(plan: Plan, seat: number): number {
	const mine = plan.seats[seat];
	if (mine?.who !== 'person') return 1001 + seat;
	return 1 + plan.seats.findIndex(({ who, name }) => who === 'person' && name === mine.name);
}

/** A table where everybody has sat down and the game has begun. */
export function tableOf(charkoni: Charkoni, plan: Plan): Table {
	const game = charkoni.game(plan.game);
	const table = game.table(settingsOf(charkoni, plan));
	for (let seat = 0; seat < game.seats; seat++) {
		const who = plan.seats[seat]?.who ?? 'bot';
		table.do({ kind: 'sit', seat, occupant: occupantOf(plan, seat), who });
	}
	if (plan.start === 'opening') table.do({ kind: 'start' });
	else if ('seat' in plan.start) table.do({ kind: 'start', how: 'seat', seat: plan.start.seat });
	else table.do({ kind: 'start', how: 'position' });
	return table;
}

/** The table of a kept game. Throws a `CharkoniError` for whatever cannot be. */
export function tableOfKept(charkoni: Charkoni, kept: Kept): Table {
	const { position, ...settings } = kept.settings as Omit<SettledSettings, 'position'> & {
		position?: string;
	};
	const table = charkoni.game(kept.plan.game).table({
		...settings,
		...(position === undefined ? {} : { position: charkoni.position(String(position)) }),
	});
	table.replay(kept.log);
	return table;
}
