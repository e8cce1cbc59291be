/* icon.tsx - the few small signs of the page, drawn with one pen. */
const PATHS = {
	back: 'M15 5l-7 7 7 7',
	menu: 'M4 7h16M4 12h16M4 17h16',
	close: 'M6 6l12 12M18 6L6 18',
	check: 'M5 12.5l4.5 4.5L19 7.5',
	next: 'M9 5l7 7-7 7',
	first: 'M18 5l-7 7 7 7M6 5v14',
	last: 'M6 5l7 7-7 7M18 5v14',
	gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
	book: 'M12 7c-2-1.6-4.6-2-8-2v13c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V5c-3.4 0-6 .4-8 2zM12 7v13',
	print: 'M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z',
	sound: 'M4 10v4h3l5 4V6L7 10zM16 9a4 4 0 010 6M18.5 6.5a8 8 0 010 11',
	mute: 'M4 10v4h3l5 4V6L7 10zM16 10l5 5M21 10l-5 5',
	share: 'M12 15V4M8 7.5L12 4l4 3.5M6 12H5v8h14v-8h-1',
	chart: 'M5 20v-7M12 20V5M19 20v-10',
	learn: 'M3 9l9-4 9 4-9 4zM7 11v5c2.5 2 7.5 2 10 0v-5M21 9v6',
	info: 'M12 11v6M12 7.2v.1M12 21a9 9 0 100-18 9 9 0 000 18z',
	edit: 'M5 19l1-4L16 5l3 3L9 18z',
	play: 'M8 5l11 7-11 7z',
	pause: 'M8 5v14M16 5v14',
	open: 'M4 19V6h6l2 2h8v11z',
	save: 'M12 4v11M8 11.5l4 3.5 4-3.5M5 20h14',
	up: 'M5 15l7-7 7 7',
	down: 'M5 9l7 7 7-7',
	plus: 'M12 5v14M5 12h14',
	minus: 'M5 12h14',
} as const;

export type IconName = keyof typeof PATHS;

/** A sign beside a word, or in a button that has its name in aria-label: it says nothing by itself. */
export function Icon({ name }: { name: IconName }) {
	return (
		<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
			<path d={PATHS[name]} />
		</svg>
	);
}
