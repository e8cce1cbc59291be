/* setup.tsx - a new game: which, who plays, and by what rules. */
import type { KindName } from 'charkoni';
import { useMemo, useState } from 'preact/hooks';

import { app } from '../app.js';
import { number, t, tc, tn } from '../i18n.js';
import { begin } from '../setup/begin.js';
import {
	faultOf,
	gameText,
	kindOf,
	lastChoice,
	lastKind,
	usualChoice,
	withOption,
	type Choice,
} from '../setup/choice.js';
import { InForce, Options } from '../setup/options.js';
import { isPreset, PRESETS, withPreset, type Preset } from '../setup/presets.js';
import { peopleOf, Seats, withPeople } from '../setup/seats.js';
import { kindLine, kindName } from '../setup/texts.js';
import { Choices, Switch } from '../ui/fields.js';
import { Icon } from '../ui/icon.js';
import { Page } from '../ui/page.js';
import type { ScreenProps } from './index.js';

interface PartProps {
	readonly choice: Choice;
	onChange(choice: Choice): void;
}

function KindPart({ choice, onChange }: PartProps) {
	return (
		<Choices<KindName>
			legend={tc('kind of game', 'Game')}
			value={choice.kind}
			onPick={(kind) => onChange(lastChoice(app.charkoni, kind))}
			picks={app.charkoni.kinds.map(({ name }) => ({ value: name, label: kindName(name) }))}
			hint={kindLine(choice.kind)}
		/>
	);
}

function PeoplePart({ choice, onChange }: PartProps) {
	const kind = kindOf(app.charkoni, choice.kind);
	const players = kind.options.find(({ key }) => key === 'players');
	const game = useMemo(
		() => app.charkoni.game(gameText(choice.kind, choice.options)),
		[choice.kind, choice.options],
	);
	const counts = [...(players?.values ?? [])].sort();
	return (
		<section>
			<h2>{t('Who plays')}</h2>
			{counts.length > 1 && (
				<Choices
					legend={t('Seats')}
					value={String(game.seats)}
					onPick={(value) =>
						onChange(withOption(kind, choice, 'players', value))
					}
					picks={counts.map((value) => ({
						value,
						label: number(Number(value)),
					}))}
				/>
			)}
			<Choices
				legend={t('People at this screen')}
				value={String(peopleOf(choice, game.seats))}
				onPick={(value) => onChange(withPeople(choice, Number(value)))}
				picks={[...Array(game.seats + 1).keys()].map((people) => ({
					value: String(people),
					label: number(people),
				}))}
				hint={
					game.teams
						? t(
								'Seats opposite are partners. Bots take the other seats; without people you look on.',
							)
						: t('Bots take the other seats; without people you look on.')
				}
			/>
			<details>
				<summary>{t('Names, and how the bots play')}</summary>
				<Seats game={game} choice={choice} onChange={onChange} />
			</details>
		</section>
	);
}

function TablePart({ choice, onChange }: PartProps) {
	return (
		<section>
			<h2>{t('At the table')}</h2>
			<Switch
				label={t('Real dice')}
				hint={t('You throw dice or cowries of your own and enter what they show.')}
				on={choice.realDice}
				onTurn={(realDice) => onChange({ ...choice, realDice })}
			/>
			<Switch
				label={t('Touched is played')}
				hint={t('A piece that you have touched must be moved, if it can.')}
				on={choice.touch}
				onTurn={(touch) => onChange({ ...choice, touch })}
			/>
			<Switch
				label={t('Opening throws')}
				hint={t(
					'Everybody throws, and the highest begins. Without them chance says who begins.',
				)}
				on={choice.begins === 'opening'}
				onTurn={(on) => onChange({ ...choice, begins: on ? 'opening' : 'chance' })}
			/>
		</section>
	);
}

function RulesPart({ choice, onChange }: PartProps) {
	const presets = PRESETS[choice.kind];
	const held = presets.findIndex((preset) => isPreset(preset, choice.options));
	const many = Object.keys(choice.options).filter((key) => key !== 'players').length;
	const picks = presets.map((preset, at) => ({ value: String(at), label: t(preset.name) }));
	const preset = presets[held];
	const pick = (one: Preset | undefined): void => {
		if (one) onChange({ ...choice, options: withPreset(one, choice.options) });
	};
	return (
		<section>
			<h2>{t('Rules')}</h2>
			<Choices
				legend={t('Way to play')}
				value={String(held)}
				onPick={(at) => pick(presets[Number(at)])}
				picks={held < 0 ? [...picks, { value: '-1', label: t('Your own') }] : picks}
				hint={
					preset
						? t(preset.line)
						: tn(
								'{count} option differs from the usual.',
								'{count} options differ from the usual.',
								many,
								{ count: many },
							)
				}
			/>
			{!preset && <InForce options={choice.options} />}
			<details>
				<summary>{t('Every option')}</summary>
				<Options choice={choice} onChange={onChange} />
			</details>
			<p>
				<a href={`#/rules/${gameText(choice.kind, choice.options)}`}>
					{t('Read the rules with these options')}
				</a>
			</p>
		</section>
	);
}

const isKind = (word: string | undefined): word is KindName =>
	app.charkoni.kinds.some(({ name }) => name === word);

/** A new game is set up. */
export function Setup({ rest: [word] }: ScreenProps) {
	const [choice, setChoice] = useState<Choice>(() =>
		lastChoice(app.charkoni, isKind(word) ? word : lastKind(app.charkoni)),
	);
	const [fault, setFault] = useState<string | undefined>(undefined);
	const change = (next: Choice): void => {
		const wrong = faultOf(app.charkoni, next);
		setFault(wrong);
		if (wrong === undefined) setChoice(next);
	};
	return (
		<Page title={t('New game')}>
			<KindPart choice={choice} onChange={change} />
			<p>
				<a href={`#/first/${choice.kind}`}>
					{t('Never played it? Learn it in two minutes, by playing.')}
				</a>
			</p>
			<PeoplePart choice={choice} onChange={change} />
			<RulesPart choice={choice} onChange={change} />
			<TablePart choice={choice} onChange={change} />
			<p>
				<button
					class="button quiet"
					type="button"
					onClick={() => change(usualChoice(choice.kind))}
				>
					{t('Everything as usual')}
				</button>
			</p>
			<div class="start-bar">
				{fault !== undefined && (
					<p class="fault" role="alert">
						{t('These options do not go together; nothing was changed.')}{' '}
						<span class="quiet">{fault}</span>
					</p>
				)}
				<button
					class="button primary big"
					type="button"
					onClick={() => begin(choice)}
				>
					<Icon name="play" />
					{t('Play {game}', { game: kindName(choice.kind) })}
				</button>
			</div>
		</Page>
	);
}
