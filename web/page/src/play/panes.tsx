/* panes.tsx - what stands beside the board: what has just happened, all moves, the rules. Where there is no room for
 * it, moves and rules come in a drawer. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { t } from '../i18n.js';
import { Log, type Telling } from '../log/log.js';
import { TellingPick, tellingKept } from '../log/player.js';
import type { Story } from '../log/story.js';
import { RulesPane } from '../rules/pane.js';
import { remember, remembered } from '../settings.js';
import { Drawer } from './drawer.js';

/** What is shown beside the board. */
export type Pane = 'told' | 'log' | 'rules';

const PANES: readonly Pane[] = ['told', 'log', 'rules'];
const KEY = 'charkoni.pane';
const WIDE = '(min-width: 56rem)';

function nameOf(pane: Pane): string {
	if (pane === 'told') return t('Latest');
	return pane === 'log' ? t('Log') : t('Rules');
}

/** Whether a question of CSS holds now. */
export function useMedia(query: string): boolean {
	const [holds, setHolds] = useState(() => matchMedia(query).matches);
	useEffect(() => {
		const list = matchMedia(query);
		const listen = (): void => setHolds(list.matches);
		listen();
		list.addEventListener('change', listen);
		return () => list.removeEventListener('change', listen);
	}, [query]);
	return holds;
}

/** Which pane is shown: on a wide screen the one that was chosen last; else none but what is told, until a button
 * asks for one. */
export function usePane() {
	const wide = useMedia(WIDE);
	const [kept, keep] = useState(() => PANES.find((pane) => pane === remembered(KEY)) ?? 'told');
	const [drawn, draw] = useState<Pane>('told');
	const show = (pane: Pane): void => {
		if (!wide) {
			draw(pane);
			return;
		}
		remember(KEY, pane);
		keep(pane);
	};
	return { wide, pane: wide ? kept : drawn, show };
}

export interface PanesProps {
	readonly wide: boolean;
	readonly pane: Pane;
	readonly onShow: (pane: Pane) => void;
	readonly story: () => Story;
	/** The item that is looked at; undefined: now. */
	readonly at: number | undefined;
	readonly onLook: (index: number) => void;
	/** Who tells what has just happened; it stays, since it is read out. */
	readonly children: ComponentChildren;
}

/** The game's log, and its way to earlier positions. */
function LogPane({ story, at, onLook }: Pick<PanesProps, 'story' | 'at' | 'onLook'>) {
	const [telling, setTelling] = useState<Telling>(tellingKept);
	const told = story();
	return (
		<div class="log-pane">
			<TellingPick telling={telling} onPick={setTelling} />
			<Log
				story={told}
				telling={telling}
				at={at ?? told.entries.length - 1}
				onLook={onLook}
			/>
			<p class="quiet log-hint">
				{t('Choose a line to see the board as it was then. The game waits.')}{' '}
				<a href="#/replay/now">{t('Look at the game')}</a>
			</p>
		</div>
	);
}

function Tabs({ pane, onShow }: Pick<PanesProps, 'pane' | 'onShow'>) {
	const press = (event: KeyboardEvent): void => {
		const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
		if (step === undefined) return;
		event.preventDefault();
		const next = PANES[(PANES.indexOf(pane) + step + PANES.length) % PANES.length] ?? 'told';
		onShow(next);
		document.getElementById(`tab-${next}`)?.focus();
	};
	return (
		<div class="tabs" role="tablist" aria-label={t('Beside the board')} onKeyDown={press}>
			{PANES.map((one) => (
				<button
					key={one}
					id={`tab-${one}`}
					type="button"
					role="tab"
					class="tab"
					aria-selected={one === pane}
					aria-controls="pane"
					tabIndex={one === pane ? 0 : -1}
					onClick={() => onShow(one)}
				>
					{nameOf(one)}
				</button>
			))}
		</div>
	);
}

/** What is told, and beside or over it what else was asked for. */
export function Panes(props: PanesProps) {
	const { wide, pane, onShow, story, children } = props;
	const shown =
		pane === 'log' ? (
			<LogPane {...props} />
		) : pane === 'rules' ? (
			<div class="rules-pane" role="region" aria-label={t('Rules')} tabIndex={0}>
				<RulesPane game={story().record.game} />
			</div>
		) : null;
	if (!wide)
		return (
			<>
				{children}
				{shown && (
					<Drawer title={nameOf(pane)} onClose={() => onShow('told')}>
						{shown}
					</Drawer>
				)}
			</>
		);
	return (
		<>
			<Tabs pane={pane} onShow={onShow} />
			<div class="pane" id="pane" role="tabpanel" aria-labelledby={`tab-${pane}`}>
				<div class={pane === 'told' ? 'pane-told' : 'unseen'}>{children}</div>
				{shown}
			</div>
		</>
	);
}
