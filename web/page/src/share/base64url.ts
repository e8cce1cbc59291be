/* Bytes as text for an address: base64 with `-` and `_`, without padding (RFC 4648, section 5). */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...ALPHABET].map((letter, value) => [letter, value]));

/** The text of bytes. */
export function encode(bytes: Uint8Array): string {
	let text = '';
	for (let at = 0; at < bytes.length; at += 3) {
		const rest = bytes.length - at;
		const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
		for (let letter = 0; letter < Math.min(rest, 3) + 1; letter++)
			text += ALPHABET.charAt((three >> (18 - 6 * letter)) & 63);
	}
	return text;
}

/** The bytes of a text; undefined if it is none that `encode` writes. */
export function decode(text: string): Uint8Array | undefined {
	if (text.length % 4 === 1) return undefined;
	const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
	let held = 0;
	let bits = 0;
	let used = 0;
	for (const letter of text) {
		const value = VALUES.get(letter);
		if (value === undefined) return undefined;
		held = ((held << 6) | value) & 0xffff;
		bits += 6;
		if (bits < 8) continue;
		bits -= 8;
		bytes[used++] = (held >> bits) & 255;
	}
	/* what is left over must be 0, so that there is one text for the same bytes */
	return (held & ((1 << bits) - 1)) === 0 ? bytes : undefined;
}
