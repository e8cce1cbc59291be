/* Files to the person and from the person: nothing of them leaves the device. */
import type { CharkoniError, GameRecord } from 'charkoni';

import { app } from '../app.js';

/** No file is larger, in bytes, as `charkoni replay` has it. */
export const FILE_MOST = 64 << 20;

/** Offer a text as a file. */
export function download(name: string, text: string, type = 'text/plain'): void {
	const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The name of a file for a record: "parchis-2026-11-30-1835.ckr". */
export function fileName(record: GameRecord, at = new Date()): string {
	const two = (part: number): string => String(part).padStart(2, '0');
	const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
	return `${record.game.kind}-${day}-${two(at.getHours())}${two(at.getMinutes())}.ckr`;
}

/** What a file, or the text of a link, turned out to be. */
export type Opened =
	| { readonly kind: 'records'; readonly records: readonly GameRecord[]; readonly text: string }
	/** It has no game. */
	| { readonly kind: 'empty' }
	| { readonly kind: 'large' }
	/** It cannot be read from the disk, or is no text at all. */
	| { readonly kind: 'unreadable' | 'binary' }
	/** It is not a record, or a damaged one. */
	| { readonly kind: 'fault'; readonly fault: CharkoniError; readonly text: string };

/** Read the text of a .ckr file. */
export function openText(text: string): Opened {
	try {
		const records = app.charkoni.records(text);
		return records.length > 0 ? { kind: 'records', records, text } : { kind: 'empty' };
	} catch (error) {
		return { kind: 'fault', fault: error as CharkoniError, text };
	}
}

/** Read a file. */
export async function openFile(file: Blob): Promise<Opened> {
	if (file.size > FILE_MOST) return { kind: 'large' };
	let bytes: ArrayBuffer;
	try {
		bytes = await file.arrayBuffer();
	} catch {
		return { kind: 'unreadable' };
	}
	try {
		return openText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
	} catch {
		return { kind: 'binary' };
	}
}
