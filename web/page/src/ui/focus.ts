/** Put the focus on something, and move the page only where it could not be seen: at four times the size, or on a phone
 * that lies on its side, the board is higher than the window. */
export function focusInSight(element: HTMLElement | SVGElement | null | undefined): void {
	if (!element) return;
	element.focus({ preventScroll: true });
	const { top, bottom } = element.getBoundingClientRect();
	const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
	if (top < bar || bottom > innerHeight) element.scrollIntoView({ block: 'center' });
}
