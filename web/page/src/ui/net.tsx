import { Component, type ComponentChildren } from 'preact';

import { t } from '../i18n.js';
import { settings } from '../settings.js';

/** What a screen that cannot be drawn leaves in its place: the page goes on, and says where to go. Give it the screen's
 * key, so that the next screen begins anew. */
export class Net extends Component<{ children: ComponentChildren }, { reason?: string }> {
	override state: { reason?: string } = {};

	static override getDerivedStateFromError(error: unknown): { reason: string } {
		return { reason: String(error) };
	}

	override componentDidCatch(error: unknown): void {
		console.error(error);
	}

	override render({ children }: { children: ComponentChildren }) {
		const { reason } = this.state;
		if (reason === undefined) return children;
		return (
			<main id="main" class="page">
				<h1>{t('This screen cannot be shown')}</h1>
				<p>
					{t(
						'Your games are kept. Go to the first screen, or load the page again.',
					)}
				</p>
				<p class="quiet">{reason}</p>
				<p class="row">
					<a class="button primary" href="#/">
						{t('To the first screen')}
					</a>
					<button
						class="button"
						type="button"
						onClick={() => location.reload()}
					>
						{t('Load again')}
					</button>
					<button
						class="button quiet"
						type="button"
						onClick={() => settings.reset()}
					>
						{t('All settings as usual')}
					</button>
				</p>
			</main>
		);
	}
}
