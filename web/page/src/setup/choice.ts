/* choice.ts - what is chosen for the next game, and the plan that comes of it. Kept on the device, so that the next
 * game is one tap away. */
import type { Charkoni, Kind, KindName } from 'charkoni';

import { t, tc } from '../i18n.js';
import type { Plan, SeatPlan } from '../play/plan.js';
import { tellError } from '../play/refusals.js';
import { remember, remembered } from '../settings.js';

/** Who sits at a seat: a person with a name ('' for none), or a bot. */
export type SeatChoice = { who: 'person'; name: string } | { who: 'bot'; bot: string };

/** What is chosen for one kind of game. */
export interface Choice {
	readonly kind: KindName;
	/** Only what differs from the usual. */
	readonly options: Readonly<Record<string, string>>;
	/** As many as the game can have seats. */
	readonly seats: readonly SeatChoice[];
	readonly realDice: boolean;
	/** A touched piece is a played piece. */
	readonly touch: boolean;
	/** Opening throws decide who begins; or chance does, at once. */
	readonly begins: 'opening' | 'chance';
}

/** The seats of the largest board. */
export const SEATS_MOST = 8;
/** Letters of a name: enough for two given names and two surnames. */
export const NAME_LONGEST = 40;
const KEY = 'charkoni.choice';
/** The bot that a newcomer plays against. */
export const BOT_USUAL = 'mixed';

/** What a newcomer gets: one person, the others bots. */
export function usualChoice(kind: KindName): Choice {
	const seats: SeatChoice[] = [{ who: 'person', name: '' }];
	while (seats.length < SEATS_MOST) seats.push({ who: 'bot', bot: BOT_USUAL });
	return {
		kind,
		options: {},
		seats,
		realDice: false,
		touch: kind === 'parchis-pairs',
		begins: 'opening',
	};
}

/** A kind of game by its name. */
export function kindOf(charkoni: Charkoni, name: KindName): Kind {
	const kind = charkoni.kinds.find((one) => one.name === name);
	if (!kind) throw new Error(`there is no game ${name}`);
	return kind;
}

/** The game string of a kind with options; the module says whether they go together. */
export function gameText(kind: KindName, options: Choice['options']): string {
	const pairs = Object.entries(options).map(([key, value]) => `${key}=${value}`);
	return pairs.length ? `${kind}:${pairs.join(',')}` : kind;
}

/** The options of a game string that are not the usual ones. */
export function optionsOf(game: string): Record<string, string> {
	const [, list = ''] = game.split(':', 2);
	return Object.fromEntries(
		list
			.split(',')
			.filter((pair) => pair.includes('='))
			.map((pair) => pair.split('=', 2) as [string, string]),
	);
}

/** What is wrong with options that do not go together; undefined if nothing is. */
export function faultOf(charkoni: Charkoni, choice: Choice): string | undefined {
	try {
		charkoni.game(gameText(choice.kind, choice.options)).free();
		return undefined;
	} catch (error) {
		return tellError(error);
	}
}

/** How many seats the chosen game has. */
export function seatsOf(choice: Choice): number {
	return Number(choice.options['players'] ?? 4);
}

/** A choice with one option changed; the usual value is left out. */
export function withOption(kind: Kind, choice: Choice, key: string, value: string): Choice {
	const options: Record<string, string> = { ...choice.options };
	delete options[key];
	const usual = kind.options.find((option) => option.key === key)?.fallback;
	if (value !== usual) options[key] = value;
	return { ...choice, options };
}

/** What a bot is called. */
export function botName(bot: string): string {
	switch (bot) {
		case 'random':
			return tc('bot', 'Random');
		case 'fast':
			return tc('bot', 'Fast');
		case 'aggressive':
			return tc('bot', 'Aggressive');
		case 'defensive':
			return tc('bot', 'Defensive');
		case 'mixed':
			return tc('bot', 'Mixed');
		default:
			return tc('bot', 'Expert');
	}
}

function nameOf(choice: Choice, seat: number): string {
	const mine = choice.seats[seat];
	if (mine?.who === 'bot') return t('{bot} bot', { bot: botName(mine.bot) });
	if (mine?.name) return mine.name;
	const before = choice.seats.slice(0, seat).filter(({ who }) => who === 'person').length;
	return t('Player {number}', { number: before + 1 });
}

/** The plan of a game to begin now. */
export function planOf(choice: Choice): Plan {
	const seats = choice.seats.slice(0, seatsOf(choice)).map((seat, at): SeatPlan => {
		const name = nameOf(choice, at);
		return seat.who === 'bot' ? { who: 'bot', name, bot: seat.bot } : { who: 'person', name };
	});
	const first = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
	return {
		game: gameText(choice.kind, choice.options),
		seats,
		realDice: choice.realDice,
		start: choice.begins === 'opening' ? 'opening' : { seat: first % seats.length },
		touch: choice.touch,
	};
}

function isSeat(charkoni: Charkoni, value: unknown): boolean {
	const seat = value as { who?: unknown; name?: unknown; bot?: unknown } | null;
	if (typeof seat !== 'object' || seat === null) return false;
	if (seat.who === 'person') return typeof seat.name === 'string' && seat.name.length <= NAME_LONGEST;
	return seat.who === 'bot' && (charkoni.bots as readonly unknown[]).includes(seat.bot);
}

/* Whether what the device has kept is a choice: another page, or an older one, may have put it there. */
function isChoice(charkoni: Charkoni, kind: KindName, value: unknown): value is Choice {
	const choice = value as Partial<Choice> | undefined;
	return (
		typeof choice === 'object' &&
		choice !== null &&
		choice.kind === kind &&
		typeof choice.options === 'object' &&
		choice.options !== null &&
		typeof choice.realDice === 'boolean' &&
		typeof choice.touch === 'boolean' &&
		(choice.begins === 'opening' || choice.begins === 'chance') &&
		Array.isArray(choice.seats) &&
		choice.seats.length === SEATS_MOST &&
		choice.seats.every((seat) => isSeat(charkoni, seat)) &&
		faultOf(charkoni, choice as Choice) === undefined
	);
}

interface Store {
	last?: KindName;
	choices?: Partial<Record<KindName, unknown>>;
}

function stored(): Store {
	const value = remembered(KEY);
	return typeof value === 'object' && value !== null ? (value as Store) : {};
}

/** What was chosen last for a kind of game; the usual for the first time. */
export function lastChoice(charkoni: Charkoni, kind: KindName): Choice {
	const choice = stored().choices?.[kind];
	return isChoice(charkoni, kind, choice) ? choice : usualChoice(kind);
}

/** The kind of game that was played last; Parchís for the first time. */
export function lastKind(charkoni: Charkoni): KindName {
	const { last } = stored();
	return charkoni.kinds.some(({ name }) => name === last) && last ? last : 'parchis';
}

/** Whether a game has ever been begun on this device from what was chosen. */
export function everChosen(): boolean {
	return stored().last !== undefined;
}

/** Keep a choice for the next time. */
export function keepChoice(choice: Choice): void {
	const { choices } = stored();
	remember(KEY, { last: choice.kind, choices: { ...choices, [choice.kind]: choice } });
}
