/* open.tsx - opening a .ckr file, by choosing it or by letting it fall on the page. */
import type { CharkoniError } from 'charkoni';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import { app } from '../app.js';
import { t } from '../i18n.js';
import { openFile, type Opened } from '../share/files.js';
import { tellRefusal } from '../share/refusals.js';
import { Icon } from '../ui/icon.js';
import { shown } from './seats.js';

const LONGEST_LINE = 200;

/* The line of a text in which a fault is, cut to what can be read. */
function faultyLine(text: string, line: number): string {
	const whole = (text.split('\n')[line - 1] ?? '').slice(0, 2 * LONGEST_LINE + 2);
	const letters = [...shown(whole.replace(/\t/g, ' ').trimEnd())];
	return letters.length > LONGEST_LINE
		? `${letters.slice(0, LONGEST_LINE).join('')}…`
		: letters.join('');
}

function faultText(fault: CharkoniError): string {
	const { line, column } = fault;
	const refusal = shown(tellRefusal(fault));
	if (line === undefined || column === undefined) return refusal;
	return t('Line {line}, column {column}: {refusal}.', {
		line: String(line),
		column: String(column),
		refusal: refusal.replace(/\.$/, ''),
	});
}

/* The version of the rules that a record says it was played by; undefined where it says none. */
function rulesIn(text: string): number | undefined {
	const [, version] = /^\[Rules "(\d{1,6})"\]/m.exec(text) ?? [];
	return version === undefined ? undefined : Number(version);
}

/* What somebody needs to know who has never seen a record from inside. */
function sentenceOf(fault: CharkoniError, text: string, file: string): string {
	const version = rulesIn(text);
	if (version === undefined)
		return t('{file} is no record of a game, so there is nothing to look at.', { file });
	if (version > app.charkoni.rulesVersion)
		return t(
			'{file} was written by a newer version of charkoni. Load this page again to get it, then open the file once more.',
			{ file },
		);
	if (version < app.charkoni.rulesVersion)
		return t('{file} was played by older rules, which this page no longer has.', { file });
	if (fault.line !== undefined && fault.line >= text.trimEnd().split('\n').length)
		return t('{file} stops too early: a part of it is missing. Ask for it once more.', { file });
	return t('{file} is a record, but something in it is wrong, so it cannot be shown.', { file });
}

/** Why there is nothing to look at in what was opened. */
export function OpenedFault({ name, opened }: { name: string; opened: Opened }) {
	const file = name === '' ? t('This record') : shown(name);
	const said = (text: string) => (
		<p class="fault" role="alert">
			{text}
		</p>
	);
	switch (opened.kind) {
		case 'empty':
			return said(t('{file} has no game in it.', { file }));
		case 'large':
			return said(t('{file} is larger than 64 MiB, and no record is.', { file }));
		case 'unreadable':
			return said(t('{file} cannot be read. Was it moved or renamed?', { file }));
		case 'binary':
			return said(
				t('{file} is no record: a record is a text, with the ending .ckr.', { file }),
			);
		case 'fault': {
			const { fault, text } = opened;
			return (
				<div class="fault" role="alert">
					<p>{sentenceOf(fault, text, file)}</p>
					<details>
						<summary>{t('What exactly')}</summary>
						<p>{faultText(fault)}</p>
						{fault.line !== undefined && (
							<pre>{faultyLine(text, fault.line)}</pre>
						)}
					</details>
				</div>
			);
		}
		default:
			return null;
	}
}

/** A button and a field for files. `onOpened` gets whatever was in the file, right or wrong. */
export function FileDrop({ onOpened }: { onOpened: (name: string, opened: Opened) => void }) {
	const field = useRef<HTMLInputElement>(null);
	const [isOver, setOver] = useState(false);
	const open = async (file: File | undefined | null): Promise<void> => {
		if (file) onOpened(file.name, await openFile(file));
	};
	/* Anywhere on the page: a file that falls beside the field must not replace the page. */
	useLayoutEffect(() => {
		const over = (event: DragEvent): void => {
			if (!event.dataTransfer?.types.includes('Files')) return;
			event.preventDefault();
			setOver(event.type === 'dragover');
		};
		const drop = (event: DragEvent): void => {
			over(event);
			setOver(false);
			void open(event.dataTransfer?.files[0]);
		};
		addEventListener('dragover', over);
		addEventListener('dragleave', over);
		addEventListener('drop', drop);
		return () => {
			removeEventListener('dragover', over);
			removeEventListener('dragleave', over);
			removeEventListener('drop', drop);
		};
	}, []);
	return (
		<div class={isOver ? 'file-drop over' : 'file-drop'}>
			<p>
				{t(
					'A record is a game written down, a .ckr file. Look at it step by step; the file stays on this device.',
				)}
			</p>
			<button class="button primary" type="button" onClick={() => field.current?.click()}>
				<Icon name="open" />
				{t('Open a record')}
			</button>
			<p class="quiet small">{t('Or let a file fall here.')}</p>
			<input
				ref={field}
				class="unseen"
				type="file"
				accept=".ckr,text/plain"
				tabIndex={-1}
				aria-label={t('Open a record')}
				onChange={(event) => {
					const { currentTarget } = event;
					void open(currentTarget.files?.[0]).then(
						() => (currentTarget.value = ''),
					);
				}}
			/>
		</div>
	);
}
