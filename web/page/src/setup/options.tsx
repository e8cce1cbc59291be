/* options.tsx - the form of all options of a game. Each value is a sentence; beside the usual one stands whether the
 * sheet has it or it is a decision of ours. */
import type { GameOption, Kind } from 'charkoni';

import { app } from '../app.js';
import { t } from '../i18n.js';
import { Choices, NumberField } from '../ui/fields.js';
import { kindOf, withOption, type Choice } from './choice.js';
import { optionSentence, optionTitle, originOf } from './texts.js';

interface OptionProps {
	readonly kind: Kind;
	readonly option: GameOption;
	readonly value: string;
	onPick(value: string): void;
}

function Usual({ kind, option }: { kind: Kind; option: GameOption }) {
	return (
		<span class="usual">
			{originOf(kind.name, option.key) === 'sheet'
				? t('usual, as in the rules')
				: t('usual, our choice')}
		</span>
	);
}

function OptionField({ kind, option, value, onPick }: OptionProps) {
	const title = optionTitle(option.key);
	if (option.high !== undefined)
		return (
			<NumberField
				label={title}
				hint={
					<>
						{optionSentence(option.key, value)}{' '}
						{value === option.fallback && (
							<Usual kind={kind} option={option} />
						)}
					</>
				}
				value={Number(value)}
				low={0}
				high={option.high}
				onPick={(number) => onPick(String(number))}
			/>
		);
	return (
		<Choices
			legend={title}
			tall
			value={value}
			onPick={onPick}
			picks={option.values.map((one) => ({
				value: one,
				label: (
					<span class="option-text">
						{optionSentence(option.key, one)}{' '}
						{one === option.fallback && (
							<Usual kind={kind} option={option} />
						)}
					</span>
				),
			}))}
		/>
	);
}

interface OptionsProps {
	readonly choice: Choice;
	onChange(choice: Choice): void;
}

/** Every option of the chosen game that has more than one value. */
export function Options({ choice, onChange }: OptionsProps) {
	const kind = kindOf(app.charkoni, choice.kind);
	return (
		<>
			{kind.options
				.filter(({ key, values }) => key !== 'players' && values.length !== 1)
				.map((option) => (
					<OptionField
						key={option.key}
						kind={kind}
						option={option}
						value={choice.options[option.key] ?? option.fallback}
						onPick={(value) =>
							onChange(withOption(kind, choice, option.key, value))
						}
					/>
				))}
		</>
	);
}

/** The options that differ from the usual, in sentences. */
export function InForce({ options }: { options: Choice['options'] }) {
	const entries = Object.entries(options);
	if (entries.length === 0) return null;
	return (
		<ul class="in-force">
			{entries.map(([key, value]) => (
				<li key={key}>{optionSentence(key, value)}</li>
			))}
		</ul>
	);
}
