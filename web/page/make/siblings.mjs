/* siblings.mjs - files compressed in advance, for servers that send app.js.br in the place of app.js. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/* Pictures in pixels are compressed as they are. */
const WORTH = /\.(html|js|css|json|svg|md|txt|wasm|webmanifest)$/;

function brotli(bytes, isText) {
	return brotliCompressSync(bytes, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
			[constants.BROTLI_PARAM_MODE]: isText
				? constants.BROTLI_MODE_TEXT
				: constants.BROTLI_MODE_GENERIC,
			[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
		},
	});
}

/** The compressed siblings of a file, by their names; only those that are smaller than it. */
export function siblingsOf(name, data) {
	const bytes = Buffer.from(data);
	if (!WORTH.test(name)) return [];
	return [
		[`${name}.br`, brotli(bytes, !name.endsWith('.wasm'))],
		[`${name}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION })],
	].filter(([, packed]) => packed.length < bytes.length);
}
