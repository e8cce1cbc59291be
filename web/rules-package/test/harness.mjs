/* harness.mjs - cases with titles; the last line says how many passed, as the test run of the repository
 * counts them. */
import { performance } from 'node:perf_hooks';

const cases = [];

/** A case: it fails if `run` throws. */
export function test(title, run) {
	cases.push({ title, run });
}

/** Run all cases in their order, print what failed, and end the program. */
export async function finish() {
	let passed = 0;
	let failed = 0;
	let running = '';
	/* A case that waits for what never comes: nothing is left to do, and Node ends the program. */
	process.on('exit', () => {
		if (running === '') return;
		console.log(`FAILED: ${running}\nit waits for what never comes`);
		console.log(`cases: ${passed} passed, ${failed + 1} failed`);
	});
	for (const { title, run } of cases) {
		running = title;
		const begun = performance.now();
		try {
			await run();
			passed++;
		} catch (error) {
			failed++;
			console.log(`FAILED: ${title}\n${error?.stack ?? error}`);
		}
		if (process.env.VERBOSE)
			console.log(`${(performance.now() - begun).toFixed(0)} ms: ${title}`);
	}
	running = '';
	console.log(`cases: ${passed} passed, ${failed} failed`);
	process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
