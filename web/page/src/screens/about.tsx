/* about.tsx - what this is, and what becomes of what one does here. */
import { app } from '../app.js';
import { FILES } from '../files.js';
import { t } from '../i18n.js';
import { Page } from '../ui/page.js';
import type { ScreenProps } from './index.js';

export function About(_: ScreenProps) {
	return (
		<Page title={t('About')}>
			<p>
				{t(
					'charkoni plays Pachisi, Chaupar and Parchís by their rule sheets, without gaps: what a sheet leaves open is an option that says so.',
				)}
			</p>
			<h2>{t('What stays here')}</h2>
			<p>
				{t(
					'Everything is played on this device. Your games and settings are kept in this browser and sent to nobody; nothing is asked of other servers, and nothing is counted.',
				)}
			</p>
			<h2>{t('On your home screen')}</h2>
			<p>
				{t(
					'Your browser can install this page: look for “Install” or “Add to home screen” in its menu. It then works without a network.',
				)}
			</p>
			<h2>{t('Chance')}</h2>
			<p>
				{t(
					'Throws come from the random numbers of your device, each as likely as on a true die or cowrie. Bots see what you see and nothing of throws to come.',
				)}
			</p>
			<h2>{t('Version')}</h2>
			<p>
				{t('Program {version}, rules {rules}.', {
					version: FILES.version,
					rules: app.charkoni.rulesVersion,
				})}
			</p>
			<p>
				{t(
					'Free under the MIT licence. Made with Preact, by its authors, under the same licence.',
				)}{' '}
				<a href={FILES.licences}>{t('The licences')}</a>
			</p>
		</Page>
	);
}
