/* fields.tsx - what forms are made of. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

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

/** A whole number in a range; what is out of it is not taken. */
export function NumberField({ label, hint, value, low, high, onPick }: NumberProps) {
	const id = useId();
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
				value={value}
				aria-describedby={hint ? `${id}-hint` : undefined}
				onChange={({ currentTarget }) => {
					const wanted = Math.round(currentTarget.valueAsNumber);
					if (wanted >= low && wanted <= high) onPick(wanted);
					currentTarget.value = String(
						wanted >= low && wanted <= high ? wanted : value,
					);
				}}
			/>
			{hint && (
				<p class="hint" id={`${id}-hint`}>
					{hint}
				</p>
			)}
		</div>
	);
}
