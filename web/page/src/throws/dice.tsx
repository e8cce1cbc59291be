/* dice.tsx - what is thrown in Parchís and Chaupar, drawn as it is. Pictures alone: their words stand beside them. */

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
	1: [[0, 0]],
	2: [
		[-1, -1],
		[1, 1],
	],
	3: [
		[-1, -1],
		[0, 0],
		[1, 1],
	],
	4: [
		[-1, -1],
		[1, -1],
		[-1, 1],
		[1, 1],
	],
	5: [
		[-1, -1],
		[1, -1],
		[0, 0],
		[-1, 1],
		[1, 1],
	],
	6: [
		[-1, -1],
		[-1, 0],
		[-1, 1],
		[1, -1],
		[1, 0],
		[1, 1],
	],
};

/* The faces that are seen beside each number when it is on top: left and right. */
const SIDES: Readonly<Record<number, readonly [number, number]>> = {
	1: [2, 3],
	2: [3, 1],
	3: [1, 2],
	4: [2, 1],
	5: [3, 6],
	6: [4, 5],
};

function Face({ value, matrix, kind }: { value: number; matrix: string; kind: string }) {
	return (
		<g transform={`matrix(${matrix})`}>
			<rect class={`die-face ${kind}`} x="-10" y="-10" width="20" height="20" rx="2.6" />
			{(PIPS[value] ?? []).map(([x, y]) => (
				<circle key={`${x} ${y}`} class="pip" cx={x * 5.2} cy={y * 5.2} r="2.1" />
			))}
		</g>
	);
}

/** A die, its number on top. */
export function Die({ value }: { value: number }) {
	const [left, right] = SIDES[value] ?? [2, 3];
	return (
		<svg class="die" viewBox="-20 -24 40 48" aria-hidden="true">
			<ellipse class="cast" cx="1" cy="19" rx="17" ry="4.5" />
			<Face value={left} matrix="0.84 0.42 0 0.95 -8.4 8.4" kind="left" />
			<Face value={right} matrix="0.84 -0.42 0 0.95 8.4 8.4" kind="right" />
			<Face value={value} matrix="0.84 0.42 -0.84 0.42 0 -9.3" kind="top" />
		</svg>
	);
}

/** A face flat on the table, for a key of the keypad. */
export function FlatDie({ value }: { value: number }) {
	return (
		<svg class="die flat" viewBox="-12 -12 24 24" aria-hidden="true">
			<Face value={value} matrix="1 0 0 1 0 0" kind="top" />
		</svg>
	);
}

/* On a stick the marks stand in two rows, or in one where there are few. */
function marks(value: number): readonly (readonly [number, number])[] {
	const half = Math.ceil(value / 2);
	if (value <= 2)
		return Array.from({ length: value }, (_, i) => [(i - (value - 1) / 2) * 12, 0] as const);
	return Array.from({ length: value }, (_, i) => {
		const row = i < half ? -1 : 1;
		const count = i < half ? half : value - half;
		return [((i < half ? i : i - half) - (count - 1) / 2) * 11, row * 3.1] as const;
	});
}

/** A long die of Chaupar, of bone, lying on one of its four long sides. */
export function LongDie({ value }: { value: number }) {
	return (
		<svg class="long-die" viewBox="-34 -13 68 26" aria-hidden="true">
			<ellipse class="cast" cx="1" cy="10" rx="31" ry="2.6" />
			<path class="die-face right" d="M-30 5.6h60l-1.6 4.4h-56.8z" />
			<rect class="die-face top" x="-31" y="-8" width="62" height="14.6" rx="2.2" />
			<path class="groove" d="M-26.5-7.4v13.4M26.5-7.4v13.4" />
			{marks(value).map(([x, y]) => (
				<g key={`${x} ${y}`} class="eye">
					<circle cx={x} cy={y - 0.7} r="2.5" />
					<circle class="pip" cx={x} cy={y - 0.7} r="1.35" />
				</g>
			))}
		</svg>
	);
}
