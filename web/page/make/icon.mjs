/* icon.mjs - draw the icons of the page into icons/: the cross of Pachisi with short arms, its castles in the four
 * colours. Run by hand after a change; the PNGs need rsvg-convert and lie in the repository, so the build does not. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../icons');
const COLOURS = ['#f6d938', '#0067a3', '#c4420f', '#007a5a'];
const GROUND = '#f4f1ea';
const LINE = '#4b4741';
const SIDE = 42; /* of a square, of 512 */

function square(x, y, fill) {
	return `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" fill="${fill}"/>`;
}

/* One arm, pointing down from the middle: three columns of four squares, the middle one in the colour. */
function arm(k) {
	const parts = [];
	for (let row = 0; row < 4; row++)
		for (let column = -1; column <= 1; column++) {
			const castle = column !== 0 && row === 2;
			const fill = column === 0 || castle ? COLOURS[k] : '#ffffff';
			parts.push(square((column - 0.5) * SIDE, (1.5 + row) * SIDE, fill));
		}
	return `<g transform="rotate(${-90 * k})">${parts.join('')}</g>`;
}

function middle() {
	const half = 1.5 * SIDE;
	const piece = `<circle r="${SIDE * 0.85}" fill="${GROUND}" stroke="${LINE}" stroke-width="8"/>`;
	return `<rect x="${-half}" y="${-half}" width="${3 * SIDE}" height="${3 * SIDE}" fill="${LINE}"/>${piece}`;
}

function icon({ radius, scale }) {
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
		`<rect width="512" height="512" rx="${radius}" fill="${GROUND}"/>`,
		`<g transform="translate(256 256) scale(${scale})" stroke="${LINE}" stroke-width="6" stroke-linejoin="round">`,
		...COLOURS.map((_, k) => arm(k)),
		middle(),
		'</g></svg>\n',
	].join('');
}

function png(svg, size, name) {
	const { status, stderr } = spawnSync(
		'rsvg-convert',
		['--width', String(size), '--output', join(folder, name)],
		{ input: svg },
	);
	if (status !== 0) throw new Error(`rsvg-convert: ${stderr}`);
}

mkdirSync(folder, { recursive: true });
const round = icon({ radius: 96, scale: 0.95 });
writeFileSync(join(folder, 'icon.svg'), round);
png(round, 192, 'icon-192.png');
png(round, 512, 'icon-512.png');
png(icon({ radius: 0, scale: 0.72 }), 512, 'icon-mask-512.png');
