/* sights.mjs - what is wrong with the sight of a screen: too wide, controls cut off or too small, English where another
 * language is chosen. Each answers with a line a finding. */

/* What a person operates. */
const CONTROLS =
	'button, select, summary, textarea, input, a[href], .button, .icon-button, [role="button"], [role="slider"]';

/** What cannot be reached without scrolling sideways, or is cut off. */
export function cutOff(page) {
	return page.evaluate((controls) => {
		const found = [];
		const wider = document.documentElement.scrollWidth - innerWidth;
		if (wider > 0) found.push(`the page is ${wider} px too wide`);
		const name = (one) =>
			`${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} “${(one.textContent || one.getAttribute('aria-label') || '').trim().slice(0, 40)}”`;
		const rolls = (one) => {
			for (let at = one.parentElement; at && at !== document.body; at = at.parentElement)
				if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
			return false;
		};
		for (const one of document.querySelectorAll(controls)) {
			if (!one.checkVisibility() || one.closest('[aria-hidden="true"], .unseen')) continue;
			const box = one.getBoundingClientRect();
			if (box.width <= 1 || one.type === 'radio' || one.type === 'checkbox') continue;
			if ((box.left < -0.5 || box.right > innerWidth + 0.5) && !rolls(one))
				found.push(`${name(one)} reaches from ${box.left} to ${box.right}`);
		}
		/* Letters that run out of a control, or are cut by it. */
		for (const one of document.querySelectorAll(
			'button, summary, .button, .pick, .switch, legend, h1, h2',
		)) {
			if (!one.checkVisibility() || one.clientWidth <= 1) continue;
			if (one.scrollWidth > one.clientWidth + 1)
				found.push(
					`${name(one)} is ${one.scrollWidth - one.clientWidth} px too narrow`,
				);
			const style = getComputedStyle(one);
			if (one.scrollHeight > one.clientHeight + 2 && style.overflowY !== 'visible')
				found.push(
					`${name(one)} is ${one.scrollHeight - one.clientHeight} px too low`,
				);
		}
		return found;
	}, CONTROLS);
}

/** Targets smaller than 44 px. */
export function small(page) {
	return page.evaluate(() =>
		[
			...document.querySelectorAll(
				'button, select, summary, .button, .icon-button, .links a, input[type="number"]',
			),
		]
			.filter((one) => one.checkVisibility())
			.map((one) => [one.getBoundingClientRect(), one.textContent])
			.filter(([{ width, height }]) => Math.min(width, height) < 43.9)
			.map(([{ width, height }, text]) => `${text}: ${width} × ${height}`),
	);
}

/* Words that English sentences can hardly do without, and the other languages have not. */
const ENGLISH =
	/(^|[^\p{L}])(the|and|of|with|is|are|your|you|this|that|it|by|or|where|what|how|every|has|not|from|when|which)(?!\p{L})/iu;

/** What is said in English though the words of `catalogue`, English to its language, say it otherwise. */
export async function englishIn(page, catalogue) {
	const said = await page.evaluate(() => {
		const all = new Set();
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const english = (one) => one.closest('[lang="en"]') && !one.closest('html[lang="en"]');
		while (walker.nextNode()) {
			const { parentElement, data } = walker.currentNode;
			if (
				data.trim() &&
				!/^(script|style|noscript)$/i.test(parentElement.tagName) &&
				!english(parentElement)
			)
				all.add(data.trim());
		}
		for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription'])
			for (const one of document.querySelectorAll(`[${name}]`)) {
				const text = one.getAttribute(name).trim();
				if (text) all.add(text);
			}
		return [...all];
	});
	return said.filter((text) => {
		const own = catalogue[text];
		if (own !== undefined) return typeof own === 'string' && own !== text;
		return ENGLISH.test(text) && !Object.values(catalogue).includes(text);
	});
}
