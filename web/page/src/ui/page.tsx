import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { t } from '../i18n.js';
import { Icon } from './icon.js';

export interface PageProps {
	/** The heading, and the title of the window. */
	readonly title: string;
	/** Where the arrow leads; left out, to the first screen. */
	readonly back?: string;
	/** Buttons at the end of the bar. */
	readonly actions?: ComponentChildren;
	/** A class of the main part: 'wide' takes the whole width. */
	readonly kind?: string;
	readonly children: ComponentChildren;
}

/** A screen with a bar: a way back, its heading, and what may be done. The heading takes the focus, so that
 * a screen reader tells where one has come. */
export function Page({ title, back = '/', actions, kind = '', children }: PageProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useLayoutEffect(() => {
		document.title = `${title} · charkoni`;
	}, [title]);
	/* Before it is painted: from whoever is in a field already the focus would be taken away. */
	useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
	return (
		<>
			<header class="bar">
				<a class="icon-button" href={`#${back}`} aria-label={t('Back')}>
					<Icon name="back" />
				</a>
				<h1 ref={heading} tabIndex={-1}>
					{title}
				</h1>
				<div class="bar-actions">{actions}</div>
			</header>
			<main id="main" class={`page ${kind}`}>
				{children}
			</main>
		</>
	);
}
