/* shells.tsx - cowries and coins, mouth or tail up or down. Pictures alone: their words stand beside them. */

const SHELL = 'M0-13C7-13 10.5-6 10.5 1C10.5 8.5 6 13.5 0 13.5C-6 13.5-10.5 8.5-10.5 1C-10.5-6-7-13 0-13z';
const TEETH = [-8, -5, -2, 1, 4, 7];
const SPECKS = [
	[-4, -5, 1.5],
	[3, -7, 1.1],
	[5, -1, 1.6],
	[-5.5, 1.5, 1.2],
	[0.5, 3, 1.7],
	[-2.5, 7.5, 1.2],
	[4.5, 6.5, 1],
] as const;

export function Cowrie({ mouth }: { mouth: boolean }) {
	return (
		<svg class="cowrie" viewBox="-13 -16 26 32" aria-hidden="true">
			<ellipse class="cast" cx="1" cy="13" rx="9.5" ry="2.6" />
			<path class={mouth ? 'shell belly' : 'shell back'} d={SHELL} />
			{mouth ? (
				<>
					<path
						class="mouth"
						d="M-.6-10.5C2.6-6 2.6 6 .4 11C-2.4 6-2.4-6-.6-10.5z"
					/>
					<path
						class="teeth"
						d={TEETH.map((y) => `M-4.6 ${y}h3M1.8 ${y}h3`).join('')}
					/>
				</>
			) : (
				<>
					{SPECKS.map(([x, y, r]) => (
						<circle key={`${x} ${y}`} class="speck" cx={x} cy={y} r={r} />
					))}
					<path class="gleam" d="M-5.5-7C-3.5-10 0-11 2.5-10.5" />
				</>
			)}
		</svg>
	);
}

/** A coin: a cross on its tail, a crowned head on the other side. */
export function Coin({ tail }: { tail: boolean }) {
	return (
		<svg class="coin" viewBox="-14 -16 28 32" aria-hidden="true">
			<ellipse class="cast" cx="1" cy="12.5" rx="10.5" ry="2.6" />
			<circle class={tail ? 'metal' : 'metal head'} r="11.5" />
			<circle class="rim" r="9.4" />
			{tail ? (
				<path class="stamp" d="M-1.6-6.6h3.2v5h5v3.2h-5v5h-3.2v-5h-5v-3.2h5z" />
			) : (
				<path
					class="stamp"
					d="M-4.6-5.2l1.6 1.6L0-7l3 3.4 1.6-1.6v3.4h-9.2zM-3.6-.6h7.2c.4 3-1 5.2-3.6 6.8C-2.6 4.800-4 2.600-3.600-.6z"
				/>
			)}
		</svg>
	);
}
