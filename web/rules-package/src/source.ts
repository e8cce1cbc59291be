import { CharkoniError } from './errors.js';
import type { Platform } from './platform.js';

/**
 * Where the module comes from: an address (a text, or a URL), its bytes, or a WebAssembly.Module that is
 * compiled already (`object`, so that these types need those of no browser).
 */
export type ModuleSource = string | { readonly href: string } | ArrayBuffer | ArrayBufferView | object;

/** The address that a text or a URL stands for. @internal */
export function addressOf(source: string | { readonly href: string }, platform: Platform): URL {
	const text = typeof source === 'string' ? source : source.href;
	try {
		return new URL(text, platform.base());
	} catch {
		throw new CharkoniError(`"${text}" is no address.`, { part: text });
	}
}

/** Get a compiled module from wherever it is; `beside` is its usual place. @internal */
export async function compile(
	platform: Platform,
	beside: URL,
	source: ModuleSource | undefined,
): Promise<WebAssembly.Module> {
	if (source === undefined) return platform.compileAt(beside);
	if (source instanceof WebAssembly.Module) return source;
	if (source instanceof ArrayBuffer || ArrayBuffer.isView(source))
		return WebAssembly.compile(source as BufferSource);
	if (typeof source === 'string' || (typeof source === 'object' && 'href' in source))
		return platform.compileAt(addressOf(source as string | { href: string }, platform));
	throw new CharkoniError('A module is an address, bytes, or a compiled WebAssembly.Module.');
}
