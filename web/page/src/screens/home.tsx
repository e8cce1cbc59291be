/* home.tsx - the first screen: a game is one tap away. */
import type { KindName } from 'charkoni';
import { useEffect } from 'preact/hooks';

import { app } from '../app.js';
import { learned } from '../first/learned.js';
import { t, tn } from '../i18n.js';
import { KeptList } from '../keep/list.js';
import { begin } from '../setup/begin.js';
import { everChosen, gameText, lastChoice, lastKind, seatsOf, type Choice } from '../setup/choice.js';
import { peopleOf } from '../setup/seats.js';
import { kindLine, kindName } from '../setup/texts.js';
import { useSignal } from '../signal.js';
import { BoardImage } from '../ui/board-image.js';
import { Icon, type IconName } from '../ui/icon.js';
import type { ScreenProps } from './index.js';

/** Who will play, in a line: "1 person · 3 bots". */
function Company({ choice }: { choice: Choice }) {
	const seats = seatsOf(choice);
	const people = peopleOf(choice, seats);
	const bots = seats - people;
	const parts = [
		people > 0 && tn('{count} person', '{count} people', people, { count: people }),
		bots > 0 && tn('{count} bot', '{count} bots', bots, { count: bots }),
	];
	return <>{parts.filter(Boolean).join(' · ')}</>;
}

function Now() {
	const session = useSignal(app.session);
	const kind = lastKind(app.charkoni);
	const choice = lastChoice(app.charkoni, kind);
	const running = session !== null && session.table.state().phase !== 'over';
	return (
		<section class="home-now" aria-label={t('Play')}>
			<BoardImage kind={kind} game={gameText(kind, choice.options)} />
			<div class="home-ways">
				{running && (
					<a class="button primary big" href="#/play">
						<Icon name="play" />
						{t('Go on with {game}', {
							game: kindName(session.table.game.kind),
						})}
					</a>
				)}
				<button
					class={`button big ${running ? '' : 'primary'}`}
					type="button"
					onClick={() => begin(choice)}
				>
					{!running && <Icon name="play" />}
					{running
						? t('A new game of {game}', { game: kindName(kind) })
						: t('Play {game} now', { game: kindName(kind) })}
				</button>
				<p class="quiet small">
					<Company choice={choice} /> ·{' '}
					<a href={`#/setup/${kind}`}>{t('Change')}</a>
				</p>
			</div>
		</section>
	);
}

/** For those who have never played: a lesson before the first game. */
function FirstGame() {
	return (
		<section class="home-first" aria-labelledby="home-first">
			<div>
				<h2 id="home-first">{t('New here?')}</h2>
				<p>{t('Learn a game by playing it, in two minutes.')}</p>
			</div>
			<a class="button primary" href="#/first">
				{t('Begin a first game')}
			</a>
		</section>
	);
}

function GameCard({ kind }: { kind: KindName }) {
	const choice = lastChoice(app.charkoni, kind);
	const name = kindName(kind);
	return (
		<li class="game-card">
			<BoardImage kind={kind} />
			<div>
				<h3>{name}</h3>
				<p>{kindLine(kind)}</p>
			</div>
			<div class="row">
				<button
					class="button"
					type="button"
					aria-label={t('Play {game}', { game: name })}
					onClick={() => begin(choice)}
				>
					{t('Play')}
				</button>
				<a
					class="button quiet"
					href={`#/setup/${kind}`}
					aria-label={t('Set up {game}', { game: name })}
				>
					{t('Set up')}
				</a>
			</div>
		</li>
	);
}

function Way({ to, icon, label }: { to: string; icon: IconName; label: string }) {
	return (
		<li>
			<a href={`#/${to}`}>
				<Icon name={icon} />
				{label}
			</a>
		</li>
	);
}

export function Home(_: ScreenProps) {
	useEffect(() => {
		document.title = 'charkoni';
	}, []);
	const session = useSignal(app.session);
	const isNew = session === null && !everChosen() && learned().length === 0;
	return (
		<main id="main" class="page home">
			<div class="home-top">
				<h1>charkoni</h1>
				<a class="icon-button" href="#/settings" aria-label={t('Settings')}>
					<Icon name="gear" />
				</a>
			</div>
			<p class="quiet">
				{t(
					'Pachisi, Chaupar and Parchís, against bots or with friends around this screen.',
				)}
			</p>
			{isNew && <FirstGame />}
			<Now />
			<KeptList />
			<h2>{t('Games')}</h2>
			<ul class="games">
				{app.charkoni.kinds.map(({ name }) => (
					<GameCard key={name} kind={name} />
				))}
			</ul>
			<h2>{t('More')}</h2>
			<ul class="links">
				<Way to="first" icon="learn" label={t('Learn by playing')} />
				<Way to="stats" icon="chart" label={t('Your games')} />
				<Way to="replay" icon="open" label={t('Open a record')} />
				<Way to="position" icon="edit" label={t('Set up a position')} />
				<Way to="rules" icon="book" label={t('Rules')} />
				<Way to="print" icon="print" label={t('Print a board')} />
				<Way to="about" icon="info" label={t('About')} />
			</ul>
		</main>
	);
}
