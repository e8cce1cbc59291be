/** Where the build has put what the page loads by itself; names carry a hash of what is inside. */
export interface Files {
	readonly wasm: string;
	readonly worker: string;
	readonly paper: string;
	readonly languages: Readonly<Record<string, string>>;
	/** By language and game: `en/parchis`. */
	readonly rules: Readonly<Record<string, string>>;
	/** Of the page, and of what is built into it. */
	readonly licences: string;
	/** Of the program that is running, for records and reports. */
	readonly version: string;
}

declare const BUILT: Files;

export const FILES: Files = BUILT;
