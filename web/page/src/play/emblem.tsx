/* emblem.tsx - the shape and colour of a seat, as on its pieces. A picture alone: its word stands beside it. */

const SHAPES: Readonly<Record<string, string>> = {
	yellow: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
	blue: 'M-4.5-4.5h9v9h-9z',
	black: 'M-4.5-4.500h9v9h-9z',
	red: 'M0-5.600L5.600 4.200H-5.600z',
	green: 'M0-6L4.700 0 0 6-4.700 0z',
	orange: 'M0-6L1.600-1.900 5.800-1.700 2.500 1 3.600 5 0 2.700-3.600 5-2.500 1-5.800-1.700-1.600-1.900z',
	purple: 'M-1.900-5.500h3.800v3.600h3.600v3.800H1.900v3.600h-3.800V1.900h-3.600v-3.800h3.600z',
	pink: 'M0-5.700L5.500-1.600 3.400 4.800h-6.800L-5.500-1.600z',
	cyan: 'M-2.900-5.100h5.800L5.700 0 2.900 5.100h-5.800L-5.700 0z',
};

const LIGHT = new Set(['yellow', 'orange', 'pink', 'cyan']);

export function Emblem({ colour }: { colour: string }) {
	return (
		<svg
			class={`emblem ${colour} ${LIGHT.has(colour) ? 'pale' : 'deep'}`}
			viewBox="-12 -12 24 24"
			aria-hidden="true"
		>
			<circle class="disc" r="11" />
			<path class="sign" d={SHAPES[colour] ?? ''} />
		</svg>
	);
}
