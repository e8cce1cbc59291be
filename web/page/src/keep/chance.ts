/* Whether throws are as fair dice would make them: Pearson's chi-squared test. */

/** One throw: how often it was made, and its chance. */
export interface Cell {
	readonly count: number;
	/** From 0 to 1; those of all cells add up to 1. */
	readonly chance: number;
}

/** What the test says. */
export interface Fairness {
	readonly total: number;
	/** The sum of squared differences, each by its expectation. */
	readonly chiSquared: number;
	/** Cells that are free to differ. */
	readonly freedom: number;
	/** The chance that fair dice differ at least so much. */
	readonly probability: number;
}

/* The classes of the test must not be too small; this is the usual bound. */
const LEAST_EXPECTED = 5;

/** The logarithm of the gamma function, for x > 0 (Stirling's series, after shifting x upwards). */
function logGamma(x: number): number {
	let shift = 0;
	for (; x < 12; x++) shift -= Math.log(x);
	const inverse = 1 / (x * x);
	const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / x;
	return shift + (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + series;
}

/** The chance that a chi-squared variable of so many degrees of freedom is at least x. */
export function tail(x: number, freedom: number): number {
	const a = freedom / 2;
	const half = x / 2;
	if (half <= 0) return 1;
	const scale = Math.exp(a * Math.log(half) - half - logGamma(a));
	if (half < a + 1) {
		let term = 1 / a;
		let sum = term;
		for (let n = 1; n < 2000 && term > sum * 1e-15; n++) {
			term *= half / (a + n);
			sum += term;
		}
		return Math.max(0, 1 - sum * scale);
	}
	/* Lentz's continued fraction */
	let b = half + 1 - a;
	let c = 1e300;
	let d = 1 / b;
	let fraction = d;
	for (let n = 1; n < 2000; n++) {
		const numerator = -n * (n - a);
		b += 2;
		d = 1 / (numerator * d + b);
		c = b + numerator / c;
		fraction *= c * d;
		if (Math.abs(c * d - 1) < 1e-14) break;
	}
	return Math.min(1, scale * fraction);
}

/* Put the rarest throws together until every class can be expected often enough. */
function merged(cells: readonly Cell[], total: number): Cell[] {
	const classes = [...cells].sort((one, other) => one.chance - other.chance);
	while (classes.length > 1) {
		const [first, second] = classes;
		if (!first || !second || first.chance * total >= LEAST_EXPECTED) break;
		const both = { count: first.count + second.count, chance: first.chance + second.chance };
		classes.splice(0, 2);
		const at = classes.findIndex(({ chance }) => chance > both.chance);
		classes.splice(at < 0 ? classes.length : at, 0, both);
	}
	return classes;
}

/** Test throws; undefined while there are too few to say anything. */
export function fairness(cells: readonly Cell[]): Fairness | undefined {
	const total = cells.reduce((sum, { count }) => sum + count, 0);
	const classes = merged(cells, total);
	if (classes.length < 2) return undefined;
	const chiSquared = classes.reduce((sum, { count, chance }) => {
		const expected = chance * total;
		return sum + (count - expected) ** 2 / expected;
	}, 0);
	const freedom = classes.length - 1;
	return { total, chiSquared, freedom, probability: tail(chiSquared, freedom) };
}
