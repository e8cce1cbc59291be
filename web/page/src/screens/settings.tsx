/* settings.tsx - what a person chooses for this device. */
import { useState } from 'preact/hooks';

import { LANGUAGE_NAMES, LANGUAGES, msg, t } from '../i18n.js';
import { askForShakes, type Shakes } from '../play/shake.js';
import { settings, type Choices as Kept } from '../settings.js';
import { useSignal } from '../signal.js';
import { Choices, Switch } from '../ui/fields.js';
import { Page } from '../ui/page.js';
import type { ScreenProps } from './index.js';

type Words<T extends string> = readonly (readonly [T, string])[];

const THEMES: Words<Kept['theme']> = [
	['auto', msg('As the system')],
	['light', msg('Light')],
	['dark', msg('Dark')],
];
const SPEEDS: Words<Kept['speed']> = [
	['slow', msg('Slow')],
	['usual', msg('Usual')],
	['fast', msg('Fast')],
	['off', msg('At once')],
];
const LOOKS: Words<Kept['look']> = [
	['auto', msg('Traditional')],
	['modern', msg('Modern')],
];
const PIECES: Words<Kept['pieces']> = [
	['pawns', msg('Pawns')],
	['flat', msg('Flat')],
];

const picks = <T extends string>(words: Words<T>) =>
	words.map(([value, label]) => ({ value, label: t(label) }));

function Looks({ now }: { now: Kept }) {
	return (
		<section>
			<h2>{t('Look')}</h2>
			<Choices
				legend={t('Theme')}
				value={now.theme}
				picks={picks(THEMES)}
				onPick={(theme) => settings.set({ theme })}
			/>
			<Choices
				legend={t('Board')}
				value={now.look}
				picks={picks(LOOKS)}
				onPick={(look) => settings.set({ look })}
				hint={t(
					'Traditional is printed cardboard for Parchís, embroidered cloth for Pachisi and Chaupar.',
				)}
			/>
			<Choices
				legend={t('Pieces')}
				value={now.pieces}
				picks={picks(PIECES)}
				onPick={(pieces) => settings.set({ pieces })}
			/>
			<Switch
				label={t('Numbers on the squares')}
				on={now.numbers}
				onTurn={(numbers) => settings.set({ numbers })}
			/>
			<Switch
				label={t('Coins instead of cowries')}
				hint={t('For the throws of Pachisi: a tail is a mouth.')}
				on={now.coins}
				onTurn={(coins) => settings.set({ coins })}
			/>
			<Switch
				label={t('Turn the board')}
				hint={t(
					'Whoever is to move has their own arm below: for a screen that goes round.',
				)}
				on={now.turnBoard}
				onTurn={(turnBoard) => settings.set({ turnBoard })}
			/>
		</section>
	);
}

/* What is in the way of shaking, and what to do. */
function shakingText(shakes: Shakes): string | undefined {
	if (shakes === 'missing')
		return t(
			'This browser does not tell the page when the device is shaken. Tap the button to throw.',
		);
	if (shakes === 'refused')
		return t(
			'The device does not let the page notice shaking, because that was refused. To be asked again, close the browser and open the page anew.',
		);
	return undefined;
}

function Shaking({ on }: { on: boolean }) {
	const [shakes, setShakes] = useState<Shakes>('there');
	const turn = async (wanted: boolean): Promise<void> => {
		/* Asked within the click, or the system does not ask the person. */
		const found = wanted ? await askForShakes() : 'there';
		setShakes(found);
		settings.set({ shake: wanted && found === 'there' });
	};
	const fault = shakingText(shakes);
	return (
		<>
			<Switch
				label={t('Throw by shaking')}
				hint={t('Shake the phone to throw, where it can tell.')}
				on={on}
				onTurn={(wanted) => void turn(wanted)}
			/>
			{fault !== undefined && (
				<p class="fault" role="alert">
					{fault}
				</p>
			)}
		</>
	);
}

function Playing({ now }: { now: Kept }) {
	return (
		<section>
			<h2>{t('Playing')}</h2>
			<Choices
				legend={t('Speed')}
				value={now.speed}
				picks={picks(SPEEDS)}
				onPick={(speed) => settings.set({ speed })}
				hint={t('How fast pieces walk, and how long bots wait.')}
			/>
			<Switch
				label={t('Forced moves by themselves')}
				hint={t('Where there is only one move, it is played after a short pause.')}
				on={now.forced}
				onTurn={(forced) => settings.set({ forced })}
			/>
			<Shaking on={now.shake} />
			<Switch
				label={t('Sound')}
				on={now.sound}
				onTurn={(sound) => settings.set({ sound })}
			/>
			<Switch
				label={t('Vibration')}
				on={now.vibration}
				onTurn={(vibration) => settings.set({ vibration })}
			/>
		</section>
	);
}

export function Settings(_: ScreenProps) {
	const now = useSignal(settings);
	return (
		<Page title={t('Settings')}>
			<Choices
				legend={t('Language')}
				value={now.language}
				onPick={(language) => settings.set({ language })}
				picks={[
					{ value: 'auto' as const, label: t('As the browser') },
					...LANGUAGES.map((code) => ({
						value: code,
						label: <bdi lang={code}>{LANGUAGE_NAMES[code]}</bdi>,
					})),
				]}
			/>
			<Looks now={now} />
			<Playing now={now} />
			<button class="button" type="button" onClick={() => settings.reset()}>
				{t('Everything as usual')}
			</button>
		</Page>
	);
}
