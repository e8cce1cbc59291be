/* mark.tsx - the sign of a seat: its colour and its shape, of which the shape alone is enough. */
const SHAPES: Readonly<Record<string, string>> = {
	yellow: 'M12 4a8 8 0 110 16 8 8 0 010-16z',
	blue: 'M5 5h14v14H5z',
	red: 'M12 4l9 15.5H3z',
	green: 'M12 2.5l8.5 9.5-8.5 9.5L3.5 12z',
	orange: 'M12 2.5l2.8 6.1 6.7.7-5 4.5 1.4 6.6-5.9-3.4-5.9 3.4 1.4-6.6-5-4.5 6.7-.7z',
	purple: 'M9 3.5h6V9h5.5v6H15v5.500H9V15H3.500V9H9z',
	pink: 'M12 3l9 6.600-3.400 10.600H6.400L3 9.600z',
	cyan: 'M7.500 4h9l4.500 8-4.500 8h-9L3 12z',
	black: 'M5 5h14v14H5z',
};

/** The sign of a colour of `Game.colours`. */
export function Mark({ colour }: { colour: string }) {
	return (
		<svg class={`mark ${colour}`} viewBox="0 0 24 24" aria-hidden="true">
			<path d={SHAPES[colour] ?? SHAPES['yellow']} />
		</svg>
	);
}
