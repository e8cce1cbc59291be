/* main.tsx - starts the page: settings, language, the module; then whatever the fragment names. */
import { load } from 'charkoni';
import { render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

import { app } from './app.js';
import { FILES } from './files.js';
import { language, speak, t, wantedLanguage } from './i18n.js';
import { startKeeping } from './keep/kept.js';
import { KeepNotice } from './keep/notice.js';
import { SCREENS } from './screens/index.js';
import { settings } from './settings.js';
import { useSignal } from './signal.js';
import { followTheme } from './theme.js';
import { startUpdates, Update } from './update.js';
import { Net } from './ui/net.js';
import { Page } from './ui/page.js';

/* How long the start waits for what it can do without, in milliseconds: a language, and the game of before. */
const LANGUAGE_WAIT = 4_000;
const KEPT_WAIT = 4_000;

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
	const View = (Object.hasOwn(SCREENS, route.screen) && SCREENS[route.screen]) || Nowhere;
	const key = `${route.screen} ${spoken}`;
	useLayoutEffect(() => scrollTo(0, 0), [route.screen]);
	return (
		<>
			<Net key={key}>
				<View key={key} rest={route.rest} />
			</Net>
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
			<details>
				<summary>{t('What exactly')}</summary>
				<p class="quiet" lang="en">
					{reason}
				</p>
			</details>
			<button class="button primary" type="button" onClick={() => location.reload()}>
				{t('Load again')}
			</button>
		</main>
	);
}

/** Wait for something, but no longer than so many milliseconds. */
function atMost(wait: Promise<unknown>, ms: number): Promise<unknown> {
	return Promise.race([wait, new Promise((resolve) => setTimeout(resolve, ms))]);
}

function followLanguage(): void {
	let chosen = settings.value.language;
	settings.subscribe((value) => {
		if (value.language === chosen) return;
		chosen = value.language;
		void speak(wantedLanguage());
	});
}

async function start(): Promise<void> {
	const root = document.querySelector('#app') as HTMLElement;
	followTheme();
	const module = load({ module: FILES.wasm });
	module.catch(() => undefined); /* told below, when there is a language to say it in */
	await atMost(speak(wantedLanguage()), LANGUAGE_WAIT);
	followLanguage();
	try {
		app.charkoni = await module;
	} catch (error) {
		render(<Failed reason={String(error)} />, root);
		return;
	}
	await atMost(startKeeping(), KEPT_WAIT);
	root.textContent = '';
	render(<App />, root);
	startUpdates();
}

void start();
