/* main.tsx - starts the page: settings, language, the module; then whatever the fragment names. */
import { load } from 'charkoni';
import { render } from 'preact';
import { useEffect } from 'preact/hooks';

import { app } from './app.js';
import { FILES } from './files.js';
import { language, t, useLanguage, wantedLanguage } from './i18n.js';
import { startKeeping } from './keep/kept.js';
import { KeepNotice } from './keep/notice.js';
import { SCREENS } from './screens/index.js';
import { settings } from './settings.js';
import { useSignal } from './signal.js';
import { followTheme } from './theme.js';
import { startUpdates, Update } from './update.js';
import { Page } from './ui/page.js';

/** A fragment that names nothing. */
function Nowhere() {
	return (
		<Page title={t('There is nothing here')}>
			<p>{t('The address names no screen of this page.')}</p>
			<a class="button" href="#/">
				{t('To the first screen')}
			</a>
		</Page>
	);
}

function App() {
	const route = useSignal(app.route);
	const spoken = useSignal(language);
	const View = SCREENS[route.screen] ?? Nowhere;
	useEffect(() => scrollTo(0, 0), [route.screen]);
	return (
		<>
			<View key={`${route.screen} ${spoken}`} rest={route.rest} />
			<KeepNotice />
			<Update />
		</>
	);
}

/** What cannot start says so, and what to do. */
function Failed({ reason }: { reason: string }) {
	return (
		<main id="main" class="page">
			<h1>{t('The game could not be loaded')}</h1>
			<p>{t('The rules of the games did not arrive, or this browser cannot run them.')}</p>
			<p>
				{t(
					'Load the page again. If that does not help, take a newer browser: Chromium, Firefox or Safari of the last three years will do. Your kept games are safe.',
				)}
			</p>
			<p class="quiet">{reason}</p>
			<button class="button primary" type="button" onClick={() => location.reload()}>
				{t('Load again')}
			</button>
		</main>
	);
}

async function start(): Promise<void> {
	const root = document.querySelector('#app') as HTMLElement;
	followTheme();
	await useLanguage(wantedLanguage());
	let chosen = settings.value.language;
	settings.subscribe((value) => {
		if (value.language === chosen) return;
		chosen = value.language;
		void useLanguage(wantedLanguage());
	});
	try {
		app.charkoni = await load({ module: FILES.wasm });
	} catch (error) {
		render(<Failed reason={String(error)} />, root);
		return;
	}
	await startKeeping();
	root.textContent = '';
	render(<App />, root);
	startUpdates();
}

void start();
