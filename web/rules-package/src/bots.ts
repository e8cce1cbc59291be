import type { Action } from './action.js';
import type { BotName } from './bot.js';
import { CharkoniError, shown } from './errors.js';
import type { Ask, Begin, Reply } from './messages.js';
import type { Platform, WorkerPort } from './platform.js';
import { known, whole } from './number.js';
import { Position } from './position.js';
import { halves } from './random.js';
import { addressOf, compile } from './source.js';
import type { ModuleSource } from './source.js';
import { Table } from './table.js';

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
	/** Milliseconds after which a worker that says nothing counts as failed; left out: 60,000. */
	readonly timeout?: number;
	/** An AbortSignal that ends the start; afterwards it does nothing. */
	readonly signal?: Signal;
}

/** What is needed of an AbortSignal, so that these types need those of no browser. */
export interface Signal {
	/** It is over already. */
	readonly aborted: boolean;
	/** Why; the `cause` of the error. */
	readonly reason?: unknown;
	/** Tell when. */
	addEventListener(type: 'abort', listener: () => void): void;
	/** Tell no more. */
	removeEventListener(type: 'abort', listener: () => void): void;
}

const KEYS: readonly (keyof BotsOptions)[] = ['module', 'worker', 'timeout', 'signal'];
const PATIENCE = 60_000;
const TIMER_MOST = 2 ** 31 - 1;

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
			if (typeof bot !== 'string')
				throw new CharkoniError(`There is no bot "${shown(bot)}".`, {
					part: shown(bot),
				});
			if (seed !== undefined) halves(seed);
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
		if (reply.kind === 'ready' || reply.kind === 'unready') return;
		const waiting = this.#waiting.get(reply.id);
		/* An answer that was under way when the bots were closed. To let go of the worker now would end a
		 * program of Node in which only close() is waited for. */
		if (!waiting) return;
		this.#waiting.delete(reply.id);
		if (this.#waiting.size === 0) this.#port.hold(false);
		if (reply.kind === 'refused') return waiting.reject(new CharkoniError(reply.message, reply));
		try {
			waiting.resolve(waiting.game.action(reply.action));
		} catch (error) {
			waiting.reject(error as Error); /* the game was freed meanwhile */
		}
	}

	#end(reason: string): void {
		this.#ended ??= reason;
		if (this.#waiting.size === 0) return;
		for (const { reject } of this.#waiting.values()) reject(new CharkoniError(reason));
		this.#waiting.clear();
		this.#port.hold(false);
	}
}

function whereOf(at: Position | Table): Ask['where'] {
	if (at instanceof Position) return { position: at.line };
	if (!(at instanceof Table))
		throw new CharkoniError(`A position or a table is wanted, not ${shown(at)}.`, {
			part: shown(at),
		});
	const { touched, position } = at.state();
	if (!touched && position) return { position: position.line };
	const record = at.record();
	try {
		return { record: record.write() };
	} finally {
		record.free();
	}
}

/* Until the worker says that it is ready, fails, or nobody wants to wait any longer. */
function begun(port: WorkerPort, module: WebAssembly.Module, options: BotsOptions): Promise<void> {
	const { signal, timeout = PATIENCE } = options;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let stop = (): void => undefined;
	return new Promise<void>((resolve, reject) => {
		const fail = (reason: string, cause?: unknown): void =>
			reject(
				new CharkoniError(`The worker of the bots cannot start: ${reason}.`, {
					cause,
				}),
			);
		stop = () => fail('it was stopped', signal?.reason);
		if (signal?.aborted) return stop();
		signal?.addEventListener('abort', stop);
		timer = setTimeout(() => fail('it says nothing'), timeout);
		port.onMessage((message) => {
			const reply = message as Reply | null;
			if (reply?.kind === 'ready') resolve();
			else if (reply?.kind === 'unready') fail(reply.message);
		});
		port.onFailure((reason) => fail(reason));
		const begin: Begin = { kind: 'begin', module };
		port.send(begin);
	}).finally(() => {
		clearTimeout(timer);
		signal?.removeEventListener('abort', stop);
	});
}

/** Start a worker and wait until it is ready. @internal */
export async function startBotsWith(platform: Platform, beside: URL, options: BotsOptions): Promise<Bots> {
	known('The options of bots', options, KEYS);
	whole(options.timeout ?? PATIENCE, TIMER_MOST);
	const { worker } = options;
	const module = await compile(platform, beside, options.module);
	const address = worker === undefined ? undefined : addressOf(worker, platform);
	let port: WorkerPort;
	try {
		port = await platform.startWorker(address);
	} catch (cause) {
		throw new CharkoniError(`The worker of the bots cannot start: ${shown(cause)}`, { cause });
	}
	let failure: string | undefined;
	port.onFailure((reason) => (failure ??= reason));
	try {
		await begun(port, module, options);
		/* One that ends with its first word has done so before anybody could listen again. */
		if (failure !== undefined)
			throw new CharkoniError(`The worker of the bots has failed: ${failure}.`);
	} catch (error) {
		await port.close();
		throw error;
	}
	port.hold(false);
	return new Bots(port);
}
