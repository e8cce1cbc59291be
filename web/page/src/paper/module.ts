/* module.ts - paper.wasm: rules to read and sheets to print (src/wasm/paper.h). Loaded when first asked for. */
import { FILES } from '../files.js';

/** What the module exports. Addresses are numbers; sizes are bytes. */
interface Exports {
	readonly memory: WebAssembly.Memory;
	readonly __heap_base: WebAssembly.Global;
	paper_select(game: number, gameSize: number, page: number, pageSize: number, out: number): number;
	paper_begin(game: number, gameSize: number, paper: number, look: number, theme: number): number;
	paper_most(kind: number): number;
	paper_plan(kinds: number, size: number, rules: number, rulesSize: number): number;
	paper_kind(sheet: number): number;
	paper_landscape(sheet: number): number;
	paper_column(sheet: number): number;
	paper_row(sheet: number): number;
	paper_arms(sheet: number): number;
	paper_pieces_fit(sheet: number): number;
	paper_write(sheet: number, words: number, out: number, cap: number): number;
}

const PAGE_BYTES = 65536;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The module, and its memory: texts are put one behind the other, from a mark on. */
export class Paper {
	readonly call: Exports;
	#end: number;

	constructor(module: WebAssembly.Instance) {
		this.call = module.exports as unknown as Exports;
		this.#end = Number(this.call.__heap_base.value);
	}

	/** Forget all texts. */
	clear(): void {
		this.#end = Number(this.call.__heap_base.value);
	}

	/** Room for some bytes; its address. */
	room(size: number): number {
		const at = this.#end;
		this.#end += size;
		const more = this.#end - this.call.memory.buffer.byteLength;
		if (more > 0) this.call.memory.grow(Math.ceil(more / PAGE_BYTES));
		return at;
	}

	/** Put bytes, or a text, into the memory: its address and size. */
	put(what: string | Uint8Array): readonly [number, number] {
		const bytes = typeof what === 'string' ? encoder.encode(what) : what;
		const at = this.room(bytes.length);
		new Uint8Array(this.call.memory.buffer, at, bytes.length).set(bytes);
		return [at, bytes.length];
	}

	/** The text at an address. */
	text(at: number, size: number): string {
		return decoder.decode(new Uint8Array(this.call.memory.buffer, at, size));
	}
}

let loading: Promise<Paper> | undefined;

/** A file of the page. */
export async function fetched(file: string): Promise<Uint8Array> {
	const answer = await fetch(file);
	if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
	return new Uint8Array(await answer.arrayBuffer());
}

async function start(): Promise<Paper> {
	const { instance } = await WebAssembly.instantiate(
		(await fetched(FILES.paper)) as Uint8Array<ArrayBuffer>,
	);
	return new Paper(instance);
}

/** The module; where it could not be loaded, the next time may be luckier. */
export function paperModule(): Promise<Paper> {
	loading ??= start();
	loading.catch(() => (loading = undefined));
	return loading;
}
