import type { Action } from './action.js';
import type { BotName } from './bot.js';
import { CharkoniError } from './errors.js';
import type { Ask, Begin, Reply } from './messages.js';
import type { Platform, WorkerPort } from './platform.js';
import type { Position } from './position.js';
import { addressOf, compile } from './source.js';
import type { ModuleSource } from './source.js';
import type { Table } from './table.js';

/** What {@link startBots} may be told. */
export interface BotsOptions {
	/**
	 * Where the module comes from, as for {@link load}; {@link Charkoni.module} saves compiling it again.
	 */
	readonly module?: ModuleSource;
	/**
	 * The address of dist/worker.js (in Node dist/worker-node.js), where it does not lie beside the
	 * package's own files.
	 */
	readonly worker?: string | { readonly href: string };
}

interface Waiting {
	readonly game: Position['game'];
	readonly resolve: (action: Action) => void;
	readonly reject: (error: Error) => void;
}

/** Bots that choose in a worker, so that a page never stands still. */
export class Bots {
	readonly #port: WorkerPort;
	readonly #waiting = new Map<number, Waiting>();
	#asked = 0;
	#ended: string | undefined;

	/** @internal */
	constructor(port: WorkerPort) {
		this.#port = port;
		port.onMessage((reply) => this.#take(reply as Reply));
		port.onFailure((reason) => this.#end(`The worker of the bots has failed: ${reason}.`));
	}

	/**
	 * Let a bot choose one of the legal actions. Any number may be asked at once; they are answered in
	 * their order.
	 * @param at a position in which an action is due, or a table, where a touch binds the bot
	 * @param seed makes the bot's chance repeat itself; left out, nobody can foresee it
	 * @returns the action. Rejected with a {@link CharkoniError} if no action is due, for a bot that is
	 * not there, and when the worker has been closed or has failed.
	 */
	choose(bot: BotName, at: Position | Table, seed?: number | bigint): Promise<Action> {
		return new Promise((resolve, reject) => {
			if (this.#ended !== undefined) throw new CharkoniError(this.#ended);
			const id = ++this.#asked;
			const ask: Ask = { kind: 'ask', id, bot, where: whereOf(at), seed };
			this.#port.send(ask);
			this.#waiting.set(id, { game: at.game, resolve, reject });
			this.#port.hold(true);
		});
	}

	/** End the worker. What was asked and not answered yet is rejected. Closing again does nothing. */
	async close(): Promise<void> {
		this.#end('The bots have been closed.');
		await this.#port.close();
	}

	#take(reply: Reply): void {
		if (reply.kind === 'ready') return;
		const waiting = this.#waiting.get(reply.id);
		this.#waiting.delete(reply.id);
		if (this.#waiting.size === 0) this.#port.hold(false);
		if (!waiting) return;
		if (reply.kind === 'chosen') waiting.resolve(waiting.game.action(reply.action));
		else waiting.reject(new CharkoniError(reply.message, reply));
	}

	#end(reason: string): void {
		this.#ended ??= reason;
		for (const { reject } of this.#waiting.values()) reject(new CharkoniError(reason));
		this.#waiting.clear();
	}
}

function whereOf(at: Position | Table): Ask['where'] {
	if (!('turn' in at)) return { position: at.line };
	const { touched, position } = at.state();
	if (!touched && position) return { position: position.line };
	const record = at.record();
	try {
		return { record: record.write() };
	} finally {
		record.free();
	}
}

/** Start a worker and wait until it is ready. @internal */
export async function startBotsWith(platform: Platform, beside: URL, options: BotsOptions): Promise<Bots> {
	const module = await compile(platform, beside, options.module);
	const port = await platform.startWorker(
		options.worker ? addressOf(options.worker, platform) : undefined,
	);
	try {
		await new Promise<void>((resolve, reject) => {
			port.onMessage(() => resolve());
			port.onFailure((reason) =>
				reject(new CharkoniError(`The worker of the bots cannot start: ${reason}.`)),
			);
			const begin: Begin = { kind: 'begin', module };
			port.send(begin);
		});
	} catch (error) {
		await port.close();
		throw error;
	}
	port.hold(false);
	return new Bots(port);
}
