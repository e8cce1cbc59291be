/* print.tsx - a board on paper: the choices of `charkoni board`, a preview, and the browser's own printing. */
import type { KindName, Look, Theme } from 'charkoni';
import { useEffect, useState } from 'preact/hooks';

import { app } from '../app.js';
import { language, msg, number, t } from '../i18n.js';
import {
	KINDS,
	sheetsOf,
	type PaperName,
	type PrintChoice,
	type Sheet,
	type SheetKind,
} from '../paper/sheets.js';
import { gameText, lastChoice, lastKind } from '../setup/choice.js';
import { kindName } from '../setup/texts.js';
import { useSignal } from '../signal.js';
import { Choices, NumberField, Switch } from '../ui/fields.js';
import { Icon } from '../ui/icon.js';
import { Page } from '../ui/page.js';
import type { ScreenProps } from './index.js';

type Words<T extends string> = readonly (readonly [T, string])[];

const PAPER_WORDS: Words<PaperName> = [
	['a4', 'A4'],
	['letter', 'Letter'],
	['a3', 'A3'],
];
const LOOK_WORDS: Words<Look> = [
	['modern', msg('Modern')],
	['card', msg('Cardboard')],
	['cloth', msg('Cloth')],
];
const THEME_WORDS: Words<Theme> = [
	['light', msg('Light')],
	['dark', msg('Dark')],
];
const KIND_WORDS: Readonly<Record<SheetKind, readonly [string, string | undefined]>> = {
	whole: [msg('The board on one sheet'), undefined],
	tiles: [msg('The board over several sheets'), msg('To be cut and joined.')],
	arms: [
		msg('The arms of the cross'),
		msg('Two on a sheet, and the Charkoni; they fold for a pocket.'),
	],
	pieces: [msg('Pieces to cut out'), undefined],
	rules: [msg('The rules on one page'), undefined],
};
const SIZE_LOW = 60;
const SIZE_HIGH = 1500;

const picks = <T extends string>(words: Words<T>) =>
	words.map(([value, label]) => ({ value, label: t(label) }));

type Result = Awaited<ReturnType<typeof sheetsOf>>;

/* The sheets for a choice, the latest that are ready. */
function useSheets(choice: PrintChoice): Result | 'failed' | undefined {
	const [result, setResult] = useState<Result | 'failed' | undefined>(undefined);
	const spoken = useSignal(language);
	useEffect(() => {
		let here = true;
		const due = setTimeout(() => {
			sheetsOf(choice).then(
				(sheets) => here && setResult(sheets),
				() => here && setResult('failed'),
			);
		}, 50);
		return () => {
			here = false;
			clearTimeout(due);
		};
	}, [choice, spoken]);
	return result;
}

interface FormProps {
	readonly choice: PrintChoice;
	readonly result: Result | 'failed' | undefined;
	onChange(choice: PrintChoice): void;
}

function Kinds({ choice, result, onChange }: FormProps) {
	const has = (kind: SheetKind): boolean =>
		kind !== 'arms' || (typeof result === 'object' ? result.most.arms > 0 : false);
	const turn = (kind: SheetKind, on: boolean): void =>
		onChange({
			...choice,
			kinds: KINDS.filter((one) => (one === kind ? on : choice.kinds.includes(one))),
		});
	return (
		<fieldset>
			<legend>{t('Sheets')}</legend>
			{KINDS.filter(has).map((kind) => {
				const [label, hint] = KIND_WORDS[kind];
				return (
					<Switch
						key={kind}
						label={t(label)}
						hint={hint && t(hint)}
						on={choice.kinds.includes(kind)}
						onTurn={(on) => turn(kind, on)}
					/>
				);
			})}
		</fieldset>
	);
}

function Form(props: FormProps) {
	const { choice, onChange } = props;
	const gameOf = (kind: KindName) =>
		app.charkoni.game(gameText(kind, lastChoice(app.charkoni, kind).options));
	return (
		<div class="print-form">
			<Choices<KindName>
				legend={t('Game')}
				value={choice.game.kind}
				onPick={(kind) =>
					onChange({
						...choice,
						game: gameOf(kind),
						kinds: choice.kinds.filter((one) => one !== 'arms'),
					})
				}
				picks={app.charkoni.kinds.map(({ name }) => ({
					value: name,
					label: kindName(name),
				}))}
				hint={t('With the options that you chose for it last.')}
			/>
			<Kinds {...props} />
			<Choices
				legend={t('Paper')}
				value={choice.paper}
				picks={picks(PAPER_WORDS)}
				onPick={(paper) => onChange({ ...choice, paper })}
			/>
			<Choices
				legend={t('Look')}
				value={choice.look}
				picks={picks(LOOK_WORDS)}
				onPick={(look) => onChange({ ...choice, look })}
			/>
			<Choices
				legend={t('Colours')}
				value={choice.theme}
				picks={picks(THEME_WORDS)}
				onPick={(theme) => onChange({ ...choice, theme })}
			/>
			<Switch
				label={t('As large as it fits')}
				on={choice.size === 0}
				onTurn={(on) => onChange({ ...choice, size: on ? 0 : 190 })}
			/>
			{choice.size > 0 && (
				<NumberField
					label={t('Size of the board in millimetres')}
					value={choice.size}
					low={SIZE_LOW}
					high={SIZE_HIGH}
					onPick={(size) => onChange({ ...choice, size })}
				/>
			)}
		</div>
	);
}

function faultText({ fault, most }: Result, { size }: PrintChoice): string {
	if (fault === 'too-long') return t('The rules do not fit on one page.');
	return t(
		'A board of {size} mm does not go on one sheet of this paper, which has room for {most} mm; print it over several sheets.',
		{ size: number(size), most: number(most.whole) },
	);
}

function Preview({ sheets, paper }: { sheets: readonly Sheet[]; paper: PaperName }) {
	return (
		<div class="paper-sheets">
			{sheets.map(({ svg, landscape, caption }) => (
				<img
					key={caption}
					class={`paper-sheet ${paper}${landscape ? ' lying' : ''}`}
					src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
					alt={caption}
				/>
			))}
		</div>
	);
}

function usualChoice(): PrintChoice {
	const kind = lastKind(app.charkoni);
	const game = app.charkoni.game(gameText(kind, lastChoice(app.charkoni, kind).options));
	return {
		game,
		paper: 'a4',
		look: 'modern',
		theme: 'light',
		kinds: ['whole', 'pieces', 'rules'],
		size: 0,
	};
}

function Outcome({ choice, result }: Omit<FormProps, 'onChange'>) {
	if (result === undefined) return <p role="status">{t('Drawing the sheets …')}</p>;
	if (result === 'failed')
		return (
			<p role="alert">
				{t('The sheets could not be drawn. Try again when the network is back.')}
			</p>
		);
	if (result.fault)
		return (
			<p role="alert" class="fault">
				{faultText(result, choice)}
			</p>
		);
	if (result.sheets.length === 0) return <p role="status">{t('Choose a kind of sheet.')}</p>;
	return <Preview sheets={result.sheets} paper={choice.paper} />;
}

export function Print(_: ScreenProps) {
	const [choice, setChoice] = useState(usualChoice);
	const result = useSheets(choice);
	const ready = typeof result === 'object' && result.sheets.length > 0;
	return (
		<Page title={t('Print a board')} kind="wide print">
			<div class="print-side">
				<Form choice={choice} result={result} onChange={setChoice} />
				<p class="quiet small">
					{t(
						'In the dialogue of the printer choose the actual size, or 100 %, and measure the line at the foot of the first sheet. To keep a PDF, print into a file.',
					)}
				</p>
				<div class="start-bar">
					<button
						class="button primary big"
						type="button"
						disabled={!ready}
						onClick={() => print()}
					>
						<Icon name="print" />
						{t('Print')}
					</button>
				</div>
			</div>
			<section class="print-preview" aria-label={t('Preview')}>
				<Outcome choice={choice} result={result} />
			</section>
		</Page>
	);
}
