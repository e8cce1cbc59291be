/* first.tsx - guided first games: which, and the one that was chosen. */
import type { KindName } from 'charkoni';
import { useMemo, useState } from 'preact/hooks';

import { app } from '../app.js';
import { Guided } from '../first/guided.js';
import { learned } from '../first/learned.js';
import { Lesson } from '../first/lesson.js';
import { t } from '../i18n.js';
import { kindLine, kindName } from '../setup/texts.js';
import { BoardImage } from '../ui/board-image.js';
import { Icon } from '../ui/icon.js';
import { Page } from '../ui/page.js';
import type { ScreenProps } from './index.js';

function FirstCard({ kind }: { kind: KindName }) {
	const known = learned().includes(kind);
	const name = kindName(kind);
	return (
		<li class="game-card">
			<BoardImage kind={kind} />
			<div>
				<h2>{name}</h2>
				<p>{kindLine(kind)}</p>
			</div>
			<div class="row">
				<a
					class={`button ${known ? '' : 'primary'}`}
					href={`#/first/${kind}`}
					aria-label={
						known
							? t('Learn {game} again', { game: name })
							: t('Learn {game}', { game: name })
					}
				>
					<Icon name={known ? 'check' : 'play'} />
					{known ? t('Once more') : t('Learn')}
				</a>
			</div>
		</li>
	);
}

function Choose() {
	return (
		<Page title={t('Learn by playing')}>
			<p>
				{t(
					'A guided first game takes two minutes: every throw is prepared, and you are told what to do and why. You can skip it at any time.',
				)}
			</p>
			<ul class="games first-games">
				{app.charkoni.kinds.map(({ name }) => (
					<FirstCard key={name} kind={name} />
				))}
			</ul>
		</Page>
	);
}

function Run({ kind }: { kind: KindName }) {
	const [run, setRun] = useState(0);
	const lesson = useMemo(() => new Lesson(app.charkoni, kind), [kind, run]);
	return <Guided key={run} lesson={lesson} again={() => setRun(run + 1)} />;
}

/** The guided first games: `#/first` lets one be chosen, `#/first/GAME` is one. */
export function First({ rest: [word] }: ScreenProps) {
	const kind = app.charkoni.kinds.find(({ name }) => name === word)?.name;
	return kind ? <Run key={kind} kind={kind} /> : <Choose />;
}
