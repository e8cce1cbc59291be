/* server.mjs - a folder over HTTP on this machine, under the content policy that README.md tells. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.wasm': 'application/wasm',
};

/** Serve a folder; `types` are put on top of the usual ones. Resolves to the address, and what ends it. */
export async function serveFolder(folder, policy, types = {}) {
	const known = { ...TYPES, ...types };
	const server = createServer(async (request, response) => {
		const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
		response.setHeader('Content-Security-Policy', policy);
		if (path === '/favicon.ico') return response.writeHead(204).end();
		try {
			const name = path.endsWith('/') ? `${path}index.html` : path;
			const body = await readFile(join(folder, name));
			response.writeHead(200, {
				'Content-Type': known[extname(name)] ?? 'application/octet-stream',
			}).end(body);
		} catch {
			response.writeHead(404).end();
		}
	});
	await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
	return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
