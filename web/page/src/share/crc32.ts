/* The checksum of a link: CRC-32 as in gzip and PNG, which sees every short damage. */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
	let value = byte;
	for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
	return value;
});

/** The checksum of bytes, from 0 to 2^32 - 1. */
export function crc32(bytes: Uint8Array): number {
	let sum = 0xffffffff;
	for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 255] ?? 0);
	return (sum ^ 0xffffffff) >>> 0;
}
