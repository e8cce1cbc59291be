/* company.ts - who played a game, in a line of a list. */
import { list, t, tn } from '../i18n.js';
import { colourName } from '../say/words.js';
import { botName } from '../setup/choice.js';

/** Whoever sits at a seat: a person with a name, or a bot. */
interface Seat {
	readonly name: string;
	readonly bot?: string;
}

/** "Ana, Luis · 2 bots". */
export function companyOf(seats: readonly Seat[]): string {
	const people = seats.filter(({ bot = '' }) => bot === '');
	const named = people.map(({ name }) => name).filter(Boolean);
	const count = people.length;
	const bots = seats.length - count;
	const who =
		named.length === count
			? named.join(', ')
			: tn('{count} person', '{count} people', count, { count });
	return [who, bots > 0 && tn('{count} bot', '{count} bots', bots, { count: bots })]
		.filter(Boolean)
		.join(' · ');
}

/** Who has won: people by their names, bots by their colours, since all of them may have one name. */
export function wonBy(
	seats: readonly (Seat & { readonly won: boolean })[],
	colours: readonly string[],
	turned = 0,
): string {
	const names = seats.flatMap(({ name, bot = '', won }, chair) => {
		if (!won) return [];
		if (name !== '' && bot === '') return [name];
		const colour = colourName(colours[(chair + turned) % colours.length] ?? '');
		if (bot === '') return [colour];
		return [t('{colour} ({bot} bot)', { colour, bot: botName(bot) })];
	});
	return names.length === 0 ? t('a draw') : t('won by {name}', { name: list(names) });
}
