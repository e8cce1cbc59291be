import type { Action } from './action.js';
import type { BotName } from './bot.js';
import { Charkoni } from './charkoni.js';
import { CharkoniError } from './errors.js';
import type { Ask, Begin, Reply } from './messages.js';
import type { Platform } from './platform.js';
import type { Random } from './random.js';
import type { Table } from './table.js';

function choose(charkoni: Charkoni, { bot, where, seed }: Ask): Action {
	const random: Random | undefined = seed === undefined ? undefined : charkoni.random(seed);
	try {
		if ('position' in where) return charkoni.position(where.position).choose(bot, random);
		return chooseInRecord(charkoni, where.record, bot, random);
	} finally {
		random?.free();
	}
}

/* The worker lives as long as the page: what it makes it frees, and leaves nothing to chance. */
function chooseInRecord(charkoni: Charkoni, text: string, bot: BotName, random: Random | undefined): Action {
	const records = charkoni.records(text);
	let table: Table | undefined;
	try {
		table = records[0]?.table();
		if (!table) throw new CharkoniError('There is no game to choose in.');
		return table.choose(bot, random);
	} finally {
		table?.free();
		for (const record of records) record.free();
	}
}

function answer(charkoni: Charkoni, ask: Ask): Reply {
	try {
		return { kind: 'chosen', id: ask.id, action: choose(charkoni, ask).text };
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		const { part, want, sentence } =
			error instanceof CharkoniError ? error : new CharkoniError(message);
		return { kind: 'refused', id: ask.id, message, part, want, sentence };
	}
}

/** What a worker does with its messages. */
export function serve(platform: Platform, send: (reply: Reply) => void): (message: unknown) => void {
	let charkoni: Charkoni | undefined;
	return (message) => {
		const task = message as Begin | Ask;
		if (task.kind === 'begin') {
			try {
				charkoni = new Charkoni(task.module, platform);
				send({ kind: 'ready' });
			} catch (error) {
				send({
					kind: 'unready',
					message: error instanceof Error ? error.message : String(error),
				});
			}
		} else if (charkoni) {
			send(answer(charkoni, task));
		}
	};
}
