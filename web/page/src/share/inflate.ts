/* Unpack what deflate packed (RFC 1951). Links are read by this alone, so that they open in every browser alike, and
 * hostile ones end at the size they may have. */

const LENGTH_BASE = [
	3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163,
	195, 227, 258,
];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const CODE_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const LONGEST = 15;

/** Thrown inside this file alone: the packed bytes are damaged, or larger than allowed. */
class Damaged extends Error {}

/** A canonical Huffman code: how many symbols have each length, and the symbols by length. */
interface Code {
	readonly counts: readonly number[];
	readonly symbols: readonly number[];
}

function codeOf(lengths: readonly number[]): Code {
	const counts = new Array<number>(LONGEST + 1).fill(0);
	for (const length of lengths) if (length > 0) counts[length] = (counts[length] ?? 0) + 1;
	let free = 1;
	for (let length = 1; length <= LONGEST; length++) {
		free = free * 2 - (counts[length] ?? 0);
		if (free < 0) throw new Damaged();
	}
	const symbols = lengths
		.map((length, symbol) => ({ length, symbol }))
		.filter(({ length }) => length > 0)
		.sort((one, other) => one.length - other.length || one.symbol - other.symbol)
		.map(({ symbol }) => symbol);
	return { counts, symbols };
}

const FIXED_LENGTHS = Array.from({ length: 288 }, (_, at) =>
	at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8,
);

class Reader {
	private at = 0;
	private held = 0;
	private count = 0;

	constructor(private readonly bytes: Uint8Array) {}

	bits(wanted: number): number {
		while (this.count < wanted) {
			const byte = this.bytes[this.at++];
			if (byte === undefined) throw new Damaged();
			this.held |= byte << this.count;
			this.count += 8;
		}
		const value = this.held & ((1 << wanted) - 1);
		this.held >>>= wanted;
		this.count -= wanted;
		return value;
	}

	symbol({ counts, symbols }: Code): number {
		let code = 0;
		let first = 0;
		let index = 0;
		for (let length = 1; length <= LONGEST; length++) {
			code |= this.bits(1);
			const count = counts[length] ?? 0;
			if (code - first < count) return symbols[index + code - first] ?? 0;
			index += count;
			first = (first + count) << 1;
			code <<= 1;
		}
		throw new Damaged();
	}

	/** Leave the rest of a byte, and take whole ones. */
	whole(count: number): Uint8Array {
		this.held = 0;
		this.count = 0;
		if (this.at + count > this.bytes.length) throw new Damaged();
		this.at += count;
		return this.bytes.subarray(this.at - count, this.at);
	}

	/** Whether every byte has been used. */
	ended(): boolean {
		return this.at === this.bytes.length;
	}
}

class Writer {
	private bytes = new Uint8Array(1024);
	size = 0;

	constructor(private readonly most: number) {}

	put(byte: number): void {
		if (this.size === this.most) throw new Damaged();
		if (this.size === this.bytes.length) {
			const larger = new Uint8Array(this.bytes.length * 2);
			larger.set(this.bytes);
			this.bytes = larger;
		}
		this.bytes[this.size++] = byte;
	}

	again(distance: number, length: number): void {
		if (distance > this.size) throw new Damaged();
		for (let i = 0; i < length; i++) this.put(this.bytes[this.size - distance] ?? 0);
	}

	done(): Uint8Array {
		return this.bytes.slice(0, this.size);
	}
}

function stored(from: Reader, to: Writer): void {
	const [low = 0, high = 0, notLow = 0, notHigh = 0] = from.whole(4);
	if ((low ^ notLow) !== 255 || (high ^ notHigh) !== 255) throw new Damaged();
	for (const byte of from.whole(low | (high << 8))) to.put(byte);
}

/** The two codes that a block brings with it. */
function ownCodes(from: Reader): [Code, Code] {
	const literals = from.bits(5) + 257;
	const distances = from.bits(5) + 1;
	const used = from.bits(4) + 4;
	const short = new Array<number>(19).fill(0);
	for (const place of CODE_ORDER.slice(0, used)) short[place] = from.bits(3);
	const code = codeOf(short);
	const lengths: number[] = [];
	while (lengths.length < literals + distances) {
		const symbol = from.symbol(code);
		if (symbol < 16) {
			lengths.push(symbol);
			continue;
		}
		const repeated = symbol === 16 ? lengths[lengths.length - 1] : 0;
		if (repeated === undefined) throw new Damaged();
		const times =
			symbol === 16
				? 3 + from.bits(2)
				: symbol === 17
					? 3 + from.bits(3)
					: 11 + from.bits(7);
		for (let i = 0; i < times; i++) lengths.push(repeated);
	}
	if (lengths.length !== literals + distances) throw new Damaged();
	return [codeOf(lengths.slice(0, literals)), codeOf(lengths.slice(literals))];
}

function packed(from: Reader, to: Writer, [literals, distances]: readonly [Code, Code]): void {
	for (;;) {
		const symbol = from.symbol(literals);
		if (symbol === 256) return;
		if (symbol < 256) {
			to.put(symbol);
			continue;
		}
		const base = LENGTH_BASE[symbol - 257];
		if (base === undefined) throw new Damaged();
		const length = base + from.bits(LENGTH_BITS[symbol - 257] ?? 0);
		const far = from.symbol(distances);
		if (far > 29) throw new Damaged();
		const extra = far < 4 ? 0 : (far >> 1) - 1;
		const start = far < 4 ? far + 1 : ((2 | (far & 1)) << extra) + 1;
		to.again(start + from.bits(extra), length);
	}
}

/* Built once: a link may hold thousands of empty blocks. */
const FIXED = [codeOf(FIXED_LENGTHS), codeOf(new Array<number>(30).fill(5))] as const;

/** Unpack; undefined for what is damaged, has something behind its end, or is larger than `most` bytes. */
export function inflate(bytes: Uint8Array, most: number): Uint8Array | undefined {
	try {
		const from = new Reader(bytes);
		const to = new Writer(most);
		for (let last = 0; last === 0; ) {
			last = from.bits(1);
			const kind = from.bits(2);
			if (kind === 0) stored(from, to);
			else if (kind === 1) packed(from, to, FIXED);
			else if (kind === 2) packed(from, to, ownCodes(from));
			else return undefined;
		}
		return from.ended() ? to.done() : undefined;
	} catch (error) {
		if (error instanceof Damaged) return undefined;
		throw error;
	}
}
