/* compare.mjs - pictures compared by their look, in the browser itself: letters are drawn a little differently on every
 * machine, and must not matter; a piece that stands elsewhere, or another colour, must. */

/* So much may a colour, averaged over a block, differ, of 255; and so much over all blocks. Averages over blocks, and not
 * pixels, are compared: letters come and go within a block. */
const BLOCK_MOST = 16;
const WHOLE_MOST = 1.5;
/* A block is about as large as a square of a board in a stored picture, in pixels. */
const BLOCK = 9;

const TOOLS = `
	async function drawn(source, scale) {
		const image = await createImageBitmap(await (await fetch(source)).blob());
		const canvas = document.createElement('canvas');
		canvas.width = Math.round(image.width * scale);
		canvas.height = Math.round(image.height * scale);
		const context = canvas.getContext('2d', { willReadFrequently: true });
		context.imageSmoothingQuality = 'high';
		context.drawImage(image, 0, 0, canvas.width, canvas.height);
		return { canvas, context };
	}
	async function packed(source, scale) {
		return (await drawn(source, scale)).canvas.toDataURL('image/webp', 0.75);
	}
	async function difference(one, other, scale, block) {
		const a = await drawn(one, 1);
		const b = await drawn(await packed(other, scale), 1); /* with the same losses */
		const { width, height } = a.canvas;
		if (Math.abs(width - b.canvas.width) > 2 || Math.abs(height - b.canvas.height) > 2)
			return { size: [width, height, b.canvas.width, b.canvas.height] };
		const [left, right] = [a, b].map(({ context }) => context.getImageData(0, 0, width, height).data);
		let whole = 0;
		let worst = { mean: 0 };
		for (let y = 0; y + block <= height; y += 3)
			for (let x = 0; x + block <= width; x += 3) {
				const sums = [0, 0, 0];
				for (let row = y; row < y + block; row++)
					for (let at = (row * width + x) * 4; at < (row * width + x + block) * 4; at++)
						if (at % 4 < 3) sums[at % 4] += left[at] - right[at];
				const mean = Math.max(...sums.map(Math.abs)) / (block * block);
				whole += mean;
				if (mean > worst.mean) worst = { mean, x, y };
			}
		whole /= Math.floor((height - block) / 3 + 1) * Math.floor((width - block) / 3 + 1);
		return { whole, worst };
	}
`;

const address = (bytes, type) => `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** A place to compare pictures in: `pack` makes a stored picture of a PNG; `fault` says how a PNG differs from a stored
 * picture, in a sentence, and nothing where it does not. `scale` is how much smaller stored ones are. */
export async function comparer(browser, scale) {
	const page = await browser.newPage();
	await page.evaluate(`globalThis.tools = (() => { ${TOOLS} return { packed, difference }; })()`);
	const pack = async (png) => {
		const url = await page.evaluate(
			([source, by]) => tools.packed(source, by),
			[address(png, 'png'), scale],
		);
		return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
	};
	const fault = async (stored, png) => {
		const { size, whole, worst } = await page.evaluate(
			([one, other, by, block]) => tools.difference(one, other, by, block),
			[address(stored, 'webp'), address(png, 'png'), scale, BLOCK],
		);
		if (size)
			return `${size.slice(2).join(' × ')} pixels, and ${size.slice(0, 2).join(' × ')} stored`;
		const around = `around ${worst.x}, ${worst.y} by ${worst.mean.toFixed(1)}, in all by ${whole.toFixed(2)}`;
		if (process.env.VERBOSE) console.log(around);
		return worst.mean > BLOCK_MOST || whole > WHOLE_MOST ? `it differs ${around}` : undefined;
	};
	return { pack, fault, close: () => page.close() };
}
