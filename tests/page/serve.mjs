/* serve.mjs - the built page over HTTP on this machine, under its content policy; with the switch thrown, the network
 * is cut: every connection ends unanswered. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json',
	'.wasm': 'application/wasm',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.txt': 'text/plain; charset=utf-8',
	'.md': 'text/markdown; charset=utf-8',
	'.webmanifest': 'application/manifest+json',
};

export const POLICY =
	"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
	"connect-src 'self'; worker-src 'self'; manifest-src 'self'";

/** Serve a folder. `change` may put other bytes in the place of a file: (name, bytes) → bytes, or null for a 404. */
export async function serve(folder, change = (_, bytes) => bytes) {
	const state = { cut: false, asked: [] };
	const server = createServer(async (request, response) => {
		if (state.cut) return request.socket.destroy();
		const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
		const name = path.endsWith('/') ? `${path}index.html` : path;
		state.asked.push(name.slice(1));
		response.setHeader('Content-Security-Policy', POLICY);
		try {
			const body = change(name.slice(1), await readFile(join(folder, name)));
			if (body === null) return response.writeHead(404).end();
			response.writeHead(200, {
				'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
			}).end(body);
		} catch {
			response.writeHead(404).end();
		}
	});
	await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = `http://127.0.0.1:${server.address().port}/`;
	return { address, state, close: () => new Promise((resolve) => server.close(resolve)) };
}
