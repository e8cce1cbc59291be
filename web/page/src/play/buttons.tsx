/* buttons.tsx - the buttons in the bar of a game. */
import { t } from '../i18n.js';
import { settings } from '../settings.js';
import { useSignal } from '../signal.js';
import { Icon } from '../ui/icon.js';
import type { Pane } from './panes.js';

function SoundButton() {
	const { sound } = useSignal(settings);
	return (
		<button
			type="button"
			class="icon-button"
			aria-label={t('Sound')}
			aria-pressed={sound}
			onClick={() => settings.set({ sound: !sound })}
		>
			<Icon name={sound ? 'sound' : 'mute'} />
		</button>
	);
}

/** The bar's buttons: sound, what stands beside the board, settings. */
export function Buttons({ pane, show }: { pane: Pane; show: (pane: Pane) => void }) {
	return (
		<>
			<SoundButton />
			<button
				type="button"
				class="icon-button"
				aria-label={t('Log')}
				aria-pressed={pane === 'log'}
				onClick={() => show(pane === 'log' ? 'told' : 'log')}
			>
				<Icon name="menu" />
			</button>
			<button
				type="button"
				class="icon-button"
				aria-label={t('Rules')}
				aria-pressed={pane === 'rules'}
				onClick={() => show(pane === 'rules' ? 'told' : 'rules')}
			>
				<Icon name="book" />
			</button>
			<a class="icon-button" href="#/settings" aria-label={t('Settings')}>
				<Icon name="gear" />
			</a>
		</>
	);
}
