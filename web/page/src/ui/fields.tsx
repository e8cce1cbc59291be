/* fields.tsx - what forms are made of. */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';

import { t } from '../i18n.js';

/** One of a few values. */
export interface Pick<T extends string> {
	readonly value: T;
	readonly label: ComponentChildren;
}

interface ChoicesProps<T extends string> {
	readonly legend: ComponentChildren;
	readonly picks: readonly Pick<T>[];
	readonly value: T;
	onPick(value: T): void;
	readonly hint?: ComponentChildren;
	/** One below the other, for sentences. */
	readonly tall?: boolean;
}

/** A few values of which one holds. */
export function Choices<T extends string>({ legend, picks, value, onPick, hint, tall }: ChoicesProps<T>) {
	const name = useId();
	return (
		<fieldset>
			<legend>{legend}</legend>
			<div class={tall ? 'picks tall' : 'picks'}>
				{picks.map((pick) => (
					<label class="pick" key={pick.value}>
						<input
							type="radio"
							name={name}
							value={pick.value}
							checked={pick.value === value}
							onChange={() => onPick(pick.value)}
						/>
						<span>{pick.label}</span>
					</label>
				))}
			</div>
			{hint && <p class="hint">{hint}</p>}
		</fieldset>
	);
}

interface SwitchProps {
	readonly label: ComponentChildren;
	readonly hint?: ComponentChildren;
	readonly on: boolean;
	onTurn(on: boolean): void;
}

/** Something that is on or off. */
export function Switch({ label, hint, on, onTurn }: SwitchProps) {
	const id = useId();
	return (
		<div class="field">
			<label class="switch">
				<span>{label}</span>
				<input
					type="checkbox"
					role="switch"
					checked={on}
					aria-describedby={hint ? id : undefined}
					onChange={(event) => onTurn(event.currentTarget.checked)}
				/>
			</label>
			{hint && (
				<p class="hint" id={id}>
					{hint}
				</p>
			)}
		</div>
	);
}

interface NumberProps {
	readonly label: ComponentChildren;
	readonly hint?: ComponentChildren;
	readonly value: number;
	readonly low: number;
	readonly high: number;
	onPick(value: number): void;
}

/** A whole number in a range; what is out of it is not taken, and the range is said. What is being typed stays, whatever is drawn again meanwhile. */
export function NumberField({ label, hint, value, low, high, onPick }: NumberProps) {
	const id = useId();
	const [typed, setTyped] = useState<string>();
	const [refused, refuse] = useState(false);
	return (
		<div class="field">
			<label for={id}>{label}</label>
			<input
				id={id}
				type="number"
				inputMode="numeric"
				min={low}
				max={high}
				step={1}
				value={typed ?? value}
				aria-describedby={hint ? `${id}-hint ${id}-range` : `${id}-range`}
				aria-invalid={refused || undefined}
				onInput={({ currentTarget }) => {
					setTyped(currentTarget.value);
					refuse(false);
				}}
				onBlur={() => setTyped(undefined)}
				onChange={({ currentTarget }) => {
					const wanted = Math.round(currentTarget.valueAsNumber);
					const fits = wanted >= low && wanted <= high;
					setTyped(undefined);
					refuse(!fits);
					if (fits) onPick(wanted);
					currentTarget.value = String(fits ? wanted : value);
				}}
			/>
			<p class={refused ? 'range refused' : 'range'} id={`${id}-range`} role="status">
				{refused && t('A whole number from {low} to {high}, please.', { low, high })}
			</p>
			{hint && (
				<p class="hint" id={`${id}-hint`}>
					{hint}
				</p>
			)}
		</div>
	);
}
