/** What the package needs from Node or the browser; each has a file of its own, platform-….ts. */
export interface Platform {
	/** Read and compile the module at an address. */
	compileAt(url: URL): Promise<WebAssembly.Module>;
	/** What addresses without a beginning are told from: the page, or the folder of the program. */
	base(): string | undefined;
	/** Random bytes of the system, for throws between people. */
	fillRandom(bytes: Uint8Array): void;
	/** Start dist/worker…js. */
	startWorker(url: URL | undefined): Promise<WorkerPort>;
}

/** One end of the two-way street between a page and its worker. */
export interface WorkerPort {
	send(message: unknown): void;
	/** Called with every message; set before the first is sent. */
	onMessage(listener: (message: unknown) => void): void;
	/** Called when the worker fails or ends; more than once does no harm. */
	onFailure(listener: (reason: string) => void): void;
	/** Node: whether the worker keeps the program from ending. */
	hold(busy: boolean): void;
	/** End the worker at once. */
	close(): void | Promise<void>;
}
