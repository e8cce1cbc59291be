/* A position or a whole record as the last part of an address. Nothing of it goes to a server: browsers keep what
 * stands behind `#` to themselves.
 *
 * Bytes, as base64url: the version of this form, 1; what it is and how it is packed; the text; the CRC-32 of the second
 * byte and the text unpacked, the highest byte first. */
import { decode, encode } from './base64url.js';
import { crc32 } from './crc32.js';
import { inflate } from './inflate.js';

/** What a link can hold: a position line, or the text of a .ckr file. */
export type Shared =
	| { readonly kind: 'position'; readonly line: string }
	| { readonly kind: 'record'; readonly text: string };

/** No link is longer, in letters behind the `#`: what browsers and messengers still hand on whole. */
export const LINK_MOST = 30_000;

/** No text in a link is longer, in bytes. */
export const TEXT_MOST = 1 << 20;

/** Why a link cannot be opened: it was cut or changed on its way; it is of a newer page. Or why one cannot be made: it
 * would be too long. */
export type LinkFault = 'damaged' | 'newer' | 'long';

/** Thrown for a link that cannot be made or opened. */
export class LinkError extends Error {
	override readonly name = 'LinkError';

	constructor(
		readonly fault: LinkFault,
		/** 'long': how many letters the link would have at least; else 0. */
		readonly letters = 0,
	) {
		super(`link: ${fault}`);
	}
}

const VERSION = 1;
const KINDS = ['position', 'record'] as const;
const STORED = 0;
const DEFLATED = 1;

/** The checksum of the form and the text. */
function checksum(form: number, text: Uint8Array): Uint8Array {
	const all = new Uint8Array(text.length + 1);
	all[0] = form;
	all.set(text, 1);
	const sum = crc32(all);
	return Uint8Array.of(sum >>> 24, sum >>> 16, sum >>> 8, sum);
}

/** The bytes packed; undefined where the browser cannot. */
async function deflate(bytes: Uint8Array): Promise<Uint8Array | undefined> {
	if (typeof CompressionStream === 'undefined') return undefined;
	try {
		const packed = new Blob([bytes as BlobPart])
			.stream()
			.pipeThrough(new CompressionStream('deflate-raw'));
		return new Uint8Array(await new Response(packed).arrayBuffer());
	} catch {
		return undefined; /* an older browser, which knows the stream and not this form */
	}
}

/** The last part of an address that holds something. Rejected with a {@link LinkError} `long`. */
export async function linkOf(shared: Shared): Promise<string> {
	const text = new TextEncoder().encode(shared.kind === 'position' ? shared.line : shared.text);
	const packed = text.length > TEXT_MOST ? undefined : await deflate(text);
	const body = packed && packed.length < text.length ? packed : text;
	const form = (KINDS.indexOf(shared.kind) << 4) | (body === text ? STORED : DEFLATED);
	const bytes = new Uint8Array(body.length + 6);
	bytes.set([VERSION, form]);
	bytes.set(body, 2);
	bytes.set(checksum(form, text), body.length + 2);
	const letters = Math.ceil((bytes.length * 4) / 3);
	if (letters > LINK_MOST) throw new LinkError('long', letters);
	return encode(bytes);
}

function same(one: Uint8Array, other: Uint8Array): boolean {
	return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** What the last part of an address holds. Throws a {@link LinkError}. Whether the text is a position or a record is
 * for the rules to say. */
export function readLink(link: string): Shared {
	/* None that we make is so long: something has been put to it on its way. */
	if (link.length > LINK_MOST) throw new LinkError('damaged');
	const bytes = decode(link);
	if (bytes === undefined || bytes.length < 7) throw new LinkError('damaged');
	const [version = 0, form = 0] = bytes;
	if (version !== VERSION) throw new LinkError(version > VERSION ? 'newer' : 'damaged');
	const kind = KINDS[form >> 4];
	const method = form & 15;
	const body = bytes.subarray(2, -4);
	const text = method === DEFLATED ? inflate(body, TEXT_MOST) : method === STORED ? body : undefined;
	if (kind === undefined || text === undefined || !same(checksum(form, text), bytes.subarray(-4)))
		throw new LinkError('damaged');
	try {
		const read = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text);
		return kind === 'position' ? { kind, line: read } : { kind, text: read };
	} catch {
		throw new LinkError('damaged');
	}
}
