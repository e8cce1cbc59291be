import { CharkoniError, shown } from './errors.js';
import type { Platform } from './platform.js';

/**
 * Where the module comes from: an address (a text, or a URL), its bytes, or a WebAssembly.Module that is
 * compiled already (`object`, so that these types need those of no browser).
 */
export type ModuleSource = string | { readonly href: string } | ArrayBuffer | ArrayBufferView | object;

/** The address that a text or a URL stands for. @internal */
export function addressOf(source: string | { readonly href: string }, platform: Platform): URL {
	if (!isAddress(source)) throw new CharkoniError(`An address is wanted, not ${shown(source)}.`);
	const text = typeof source === 'string' ? source : source.href;
	try {
		return new URL(text, platform.base());
	} catch {
		throw new CharkoniError(`"${shown(text)}" is no address.`, { part: shown(text) });
	}
}

function isAddress(source: unknown): source is string | { readonly href: string } {
	if (typeof source === 'string') return true;
	const href: unknown = (source as { href?: unknown } | null)?.href;
	return typeof source === 'object' && typeof href === 'string';
}

/* What went wrong, told as a refusal of this package; the reason is its cause. */
async function told<T>(what: string, part: string, made: () => Promise<T>): Promise<T> {
	try {
		return await made();
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new CharkoniError(`${what}: ${reason}`, { part, cause });
	}
}

function compileAt(platform: Platform, url: URL): Promise<WebAssembly.Module> {
	return told(`The module cannot be had from ${url.href}`, url.href, () => platform.compileAt(url));
}

function compiled(bytes: BufferSource): Promise<WebAssembly.Module> {
	return told('These bytes are no module', '', () => WebAssembly.compile(bytes));
}

/** Get a compiled module from wherever it is; `beside` is its usual place. @internal */
export async function compile(
	platform: Platform,
	beside: URL,
	source: ModuleSource | undefined,
): Promise<WebAssembly.Module> {
	if (source === undefined) return compileAt(platform, beside);
	if (source instanceof WebAssembly.Module) return source;
	if (source instanceof ArrayBuffer) return compiled(source);
	/* of whatever view, one that all compilers take */
	if (ArrayBuffer.isView(source))
		return compiled(
			new Uint8Array(source.buffer as ArrayBuffer, source.byteOffset, source.byteLength),
		);
	if (isAddress(source)) return compileAt(platform, addressOf(source, platform));
	throw new CharkoniError('A module is an address, bytes, or a compiled WebAssembly.Module.');
}
