/* run.mjs [NAME...]: the unit tests, all of them or those named. */
import { readdirSync } from 'node:fs';

import { finish } from './harness.mjs';

const folder = new URL('unit/', import.meta.url);
const wanted = process.argv.slice(2);
const names = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
for (const name of names.sort())
	if (wanted.length === 0 || wanted.includes(name.replace('.mjs', '')))
		await import(new URL(name, folder));
await finish();
