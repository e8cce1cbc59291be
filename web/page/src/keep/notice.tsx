/* notice.tsx - what a person must know about the games that this device keeps: one in another tab, one that cannot be
 * written. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { app } from '../app.js';
import { locale, t } from '../i18n.js';
import { download, fileName } from '../share/files.js';
import { Signal, useSignal } from '../signal.js';
import { Icon } from '../ui/icon.js';
import { goOn, keeping, matter, type Matter } from './kept.js';
import { storeFault, type StoreFault } from './store.js';
import type { Elsewhere } from './tabs.js';

/** Why nothing can be kept, as a sentence. */
export function tellFault(fault: StoreFault): string {
	switch (fault) {
		case 'full':
			return t(
				'There is no more room for games on this device, so the latest moves are not kept.',
			);
		case 'missing':
			return t(
				'This browser keeps nothing for the page here, so the game ends when the page is closed.',
			);
		case 'newer':
			return t(
				'A newer version of the page keeps the games of this device; load the page again to use it.',
			);
		default:
			return t(
				'The browser could not write the game down, so the latest moves are not kept.',
			);
	}
}

/** What is said where the device's games could not be read. */
export function tellUnread(error: unknown): string {
	const fault = storeFault(error);
	if (fault === 'newer') return tellFault(fault);
	if (fault === 'missing') return t('This browser keeps no games for the page here.');
	return t('The games of this device could not be read. Load the page again.');
}

/** When something happened, as the language writes it. */
export function moment(at: number): string {
	const today = new Date().toDateString() === new Date(at).toDateString();
	return new Intl.DateTimeFormat(
		locale(),
		today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
	).format(at);
}

function whereText({ since, visible }: Elsewhere): string {
	if (since === undefined)
		return t('This game is being played in another tab or window of this browser.');
	const time = moment(since);
	return visible
		? t(
				'This game is being played in another window of this browser, which you can see, since {time}.',
				{ time },
			)
		: t('This game is being played in another tab of this browser, since {time}.', { time });
}

function Dialog({ title, children }: { title: string; children: ComponentChildren }) {
	const dialog = useRef<HTMLDialogElement>(null);
	/* Before it is painted: a key that comes with it is not for the board behind. */
	useLayoutEffect(() => {
		dialog.current?.showModal();
	}, []);
	return (
		<dialog
			ref={dialog}
			class="dialog keep-dialog"
			aria-labelledby="keep-title"
			onClose={() => (matter.value = null)}
		>
			<h2 id="keep-title">{title}</h2>
			{children}
		</dialog>
	);
}

async function playHere(id: string): Promise<void> {
	if (await goOn(id, { force: true })) app.go('/play');
}

function leave(): void {
	matter.value = null;
	if (app.route.value.screen === 'play' && !app.session.value) app.go('/');
}

function Buttons({ id, name }: { id?: string; name?: string }) {
	return (
		<div class="dialog-buttons">
			{id !== undefined && (
				<button
					class="button primary"
					type="button"
					onClick={() => void playHere(id)}
				>
					{name}
				</button>
			)}
			<button class="button" type="button" onClick={leave}>
				{t('Leave it there')}
			</button>
		</div>
	);
}

function TakenOver({ lost }: { lost: string | undefined }) {
	if (lost === undefined)
		return <p>{t('Another tab has taken this game over. Everything up to here is kept.')}</p>;
	return (
		<>
			<p>
				{t(
					'Another tab has taken this game over. The latest moves could not be kept on this device; download the game to have them.',
				)}
			</p>
			<button class="button" type="button" onClick={() => download('charkoni.ckr', lost)}>
				{t('Download the game')}
			</button>
		</>
	);
}

function MatterDialog({ it }: { it: Matter }) {
	switch (it.kind) {
		case 'elsewhere':
			return (
				<Dialog title={t('One game, one table')}>
					<p>{whereText(it.where)}</p>
					<p>
						{t(
							'You can take it over here; the other tab then stops, and nothing is lost.',
						)}
					</p>
					<Buttons id={it.where.id} name={t('Play it here')} />
				</Dialog>
			);
		case 'taken':
			return (
				<Dialog title={t('The game goes on elsewhere')}>
					<TakenOver lost={it.lost} />
					<Buttons id={it.id} name={t('Bring it back here')} />
				</Dialog>
			);
		case 'old':
			return (
				<Dialog title={t('Played by other rules')}>
					<p>
						{t(
							'This game was begun with version {other} of the rules, and the page now has version {own}. It can be looked at, and not gone on with.',
							{ other: it.rules, own: app.charkoni.rulesVersion },
						)}
					</p>
					<div class="dialog-buttons">
						<a
							class="button primary"
							href={`#/replay/kept/${it.id}`}
							onClick={() => (matter.value = null)}
						>
							{t('Look at it')}
						</a>
						<button class="button" type="button" onClick={leave}>
							{t('Close')}
						</button>
					</div>
				</Dialog>
			);
		default:
			return (
				<Dialog title={t('This game cannot be opened')}>
					<p>
						{it.kind === 'gone'
							? t('It is no longer kept on this device.')
							: it.kind === 'store'
								? tellFault(it.fault)
								: t(
										'What is kept of it is damaged: {reason}',
										{ reason: it.reason },
									)}
					</p>
					<div class="dialog-buttons">
						<button class="button primary" type="button" onClick={leave}>
							{t('Close')}
						</button>
					</div>
				</Dialog>
			);
	}
}

const NONE = new Signal<StoreFault | null>(null);

/* One that is closed comes back when there is another trouble, or it has been over in between. */
function Trouble() {
	const fault = useSignal(useSignal(keeping)?.trouble ?? NONE);
	const session = useSignal(app.session);
	const [closed, close] = useState<StoreFault | null>(null);
	useEffect(() => close((was) => (was === fault ? was : null)), [fault]);
	if (fault === null || fault === closed || !session) return null;
	const save = (): void => {
		const record = session.record();
		download(fileName(record), record.write());
	};
	return (
		<div class="notice keep-trouble" role="alert">
			<p>
				{tellFault(fault)} {t('The game itself goes on. Download it to be safe.')}
			</p>
			<button class="button" type="button" onClick={save}>
				{t('Download the game')}
			</button>
			<button
				class="icon-button"
				type="button"
				aria-label={t('Close')}
				onClick={() => close(fault)}
			>
				<Icon name="close" />
			</button>
		</div>
	);
}

/** Shown over every screen. */
export function KeepNotice() {
	const it = useSignal(matter);
	return (
		<>
			{it && <MatterDialog key={JSON.stringify(it)} it={it} />}
			<Trouble />
		</>
	);
}
