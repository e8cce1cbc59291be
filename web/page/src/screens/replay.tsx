/* replay.tsx - looking at a game: the one in play, a finished one, a .ckr file, a link. */
import type { GameRecord } from 'charkoni';
import { useEffect, useMemo, useState } from 'preact/hooks';

import { app } from '../app.js';
import { t } from '../i18n.js';
import { finishedText } from '../keep/finished.js';
import { tellAny } from '../say/fault.js';
import { RecordHead } from '../log/head.js';
import { OldGameView } from '../log/old.js';
import { FileDrop, OpenedFault } from '../log/open.js';
import { Player } from '../log/player.js';
import { RecordList } from '../log/record-list.js';
import { storyOf } from '../log/story.js';
import { download, fileName, openText, type Opened } from '../share/files.js';
import { linkOf, readLink } from '../share/link.js';
import { kindName } from '../setup/texts.js';
import { ShareRow, type Sharing } from '../share/share.js';
import { Signal, useSignal } from '../signal.js';
import { Icon } from '../ui/icon.js';
import { Page } from '../ui/page.js';
import type { ScreenProps } from './index.js';

/** A file that somebody has opened; it stays while the page is loaded. */
const opened = new Signal<{ readonly name: string; readonly result: Opened } | null>(null);

/** What there is to look at: records, or a sentence on why there are none. */
type Found =
	| {
			readonly kind: 'opened';
			readonly result: Opened;
			readonly name: string;
			/** It is looked at from its latest step. */
			readonly latest?: boolean;
	  }
	| { readonly kind: 'said'; readonly text: string };

function fromLink(link: string): Found {
	try {
		const shared = readLink(link);
		if (shared.kind === 'record')
			return { kind: 'opened', result: openText(shared.text), name: '' };
		app.go(`/position/link/${link}`, { replace: true });
		return { kind: 'said', text: '' };
	} catch (error) {
		return { kind: 'said', text: tellAny(error) };
	}
}

async function fromKept(id: string): Promise<Found> {
	try {
		const text = await finishedText(id);
		if (text === undefined)
			return { kind: 'said', text: t('This game is no longer kept on this device.') };
		return { kind: 'opened', result: openText(text), name: '' };
	} catch (error) {
		return { kind: 'said', text: tellAny(error) };
	}
}

function fromSession(): Found {
	const session = app.session.value;
	if (!session) return { kind: 'said', text: t('There is no game in play to look at.') };
	const record = session.record();
	return {
		kind: 'opened',
		result: { kind: 'records', records: [record], text: record.write() },
		name: '',
		latest: true,
	};
}

function useFound([sort = '', part = '']: readonly string[]): Found | undefined {
	const [found, setFound] = useState<Found>();
	useEffect(() => {
		let wanted = true;
		setFound(undefined);
		if (sort === 'link') setFound(fromLink(part));
		else if (sort === 'now') setFound(fromSession());
		else if (sort === 'game')
			void fromKept(part).then((it) => {
				if (wanted) setFound(it);
			});
		return () => {
			wanted = false;
		};
	}, [sort, part]);
	return found;
}

/** What can be done with a record, and with the position of it that is looked at: one row of buttons. */
function Actions({ record, text, line }: { record: GameRecord; text: string; line: string | undefined }) {
	const game = kindName(record.game.kind);
	const ways: Sharing[] = [
		{
			name: t('Share the game'),
			title: t('A game of {game}', { game }),
			make: () => ({ kind: 'record', text }),
		},
	];
	if (line !== undefined)
		ways.unshift({
			name: t('Share this position'),
			title: t('A position of {game}', { game }),
			make: () => ({ kind: 'position', line }),
		});
	return (
		<ShareRow ways={ways}>
			{line !== undefined && (
				<button class="tool" type="button" onClick={() => void fromHere(line)}>
					<Icon name="edit" />
					{t('Use this position')}
				</button>
			)}
			<button class="tool" type="button" onClick={() => download(fileName(record), text)}>
				<Icon name="save" />
				{t('Download (.ckr)')}
			</button>
		</ShareRow>
	);
}

/** One record, and how far it is gone through at first: to its end for a game in play. */
function Shown({ record, text, latest = false }: { record: GameRecord; text: string; latest?: boolean }) {
	const story = useMemo(() => storyOf(record), [record]);
	const actions = (line: string | undefined) => <Actions record={record} text={text} line={line} />;
	return (
		<Player
			story={story}
			first={latest ? Infinity : 0}
			actions={actions}
			head={<RecordHead record={record} />}
		/>
	);
}

async function fromHere(line: string): Promise<void> {
	app.go(`/position/link/${await linkOf({ kind: 'position', line })}`);
}

/** Records, of which one is shown; a file may have many. */
function Records({
	records,
	text,
	latest = false,
}: {
	records: readonly GameRecord[];
	text: string;
	latest?: boolean;
}) {
	const [at, setAt] = useState(0);
	const record = records[at] ?? records[0];
	if (!record) return null;
	return (
		<>
			{records.length > 1 && (
				<div class="field">
					<label for="which-game">{t('Which game of the file')}</label>
					<select
						id="which-game"
						value={at}
						onChange={(event) => setAt(Number(event.currentTarget.value))}
					>
						{records.map((one, index) => (
							<option key={index} value={index}>
								{`${index + 1}. ${[one.tag('Event'), one.tag('Date'), one.game.text].filter(Boolean).join(' · ')}`}
							</option>
						))}
					</select>
				</div>
			)}
			<Shown
				key={at}
				record={record}
				text={records.length > 1 ? record.write() : text}
				latest={latest}
			/>
		</>
	);
}

function OpenScreen() {
	const file = useSignal(opened);
	const session = useSignal(app.session);
	return (
		<>
			{session && (
				<p>
					<a class="button primary" href="#/replay/now">
						<Icon name="play" />
						{t('Look at the game in play')}
					</a>
				</p>
			)}
			{file && file.result.kind !== 'records' && (
				<OpenedFault name={file.name} opened={file.result} />
			)}
			<FileDrop onOpened={(name, result) => (opened.value = { name, result })} />
			<h2>{t('Finished games on this device')}</h2>
			<RecordList />
		</>
	);
}

function View({ found }: { found: Found }) {
	if (found.kind === 'said') {
		if (found.text === '') return null;
		return (
			<>
				<p class="fault" role="alert">
					{found.text}
				</p>
				<a class="button" href="#/replay">
					{t('Open something else')}
				</a>
			</>
		);
	}
	const { result, name, latest = false } = found;
	if (result.kind === 'records')
		return <Records records={result.records} text={result.text} latest={latest} />;
	return (
		<>
			<OpenedFault name={name} opened={result} />
			<a class="button" href="#/replay">
				{t('Open something else')}
			</a>
		</>
	);
}

function titleOf(result: Opened | undefined): string {
	const [record] = result?.kind === 'records' ? result.records : [];
	return record ? t('A game of {game}', { game: kindName(record.game.kind) }) : t('Replay');
}

/** Looking at a game; an address that names none shows what can be opened. */
export function Replay({ rest }: ScreenProps) {
	const [sort = '', part = ''] = rest;
	const found = useFound(rest);
	const file = useSignal(opened);
	const isOpen = !['kept', 'link', 'now', 'game'].includes(sort);
	const isFile = isOpen && file?.result.kind === 'records';
	const close = isFile && (
		<button class="button quiet" type="button" onClick={() => (opened.value = null)}>
			{t('Close the file')}
		</button>
	);
	const back = sort === 'now' ? '/play' : sort === 'game' ? '/replay' : '/';
	return (
		<Page
			title={titleOf(
				isFile ? file.result : found?.kind === 'opened' ? found.result : undefined,
			)}
			back={back}
			kind="wide"
			actions={close || undefined}
		>
			{sort === 'kept' ? (
				<OldGameView id={part} />
			) : isFile && file.result.kind === 'records' ? (
				<Records records={file.result.records} text={file.result.text} />
			) : isOpen ? (
				<OpenScreen />
			) : (
				found && <View found={found} />
			)}
		</Page>
	);
}
