import type { KindName } from 'charkoni';

import { app } from '../app.js';
import { t } from '../i18n.js';
import { begin, startGame } from '../setup/begin.js';
import { lastChoice, planOf, usualChoice } from '../setup/choice.js';
import { kindName } from '../setup/texts.js';
import { Icon } from '../ui/icon.js';
import { learned } from './learned.js';

/* Whether nothing else has been chosen for a game, so that its usual choice takes nothing away. */
function isUsual(kind: KindName): boolean {
	return JSON.stringify(lastChoice(app.charkoni, kind)) === JSON.stringify(usualChoice(kind));
}

/** Begin a whole game by the usual rules, against bots. */
export function playWhole(kind: KindName): void {
	const usual = usualChoice(kind);
	if (isUsual(kind)) begin(usual);
	else startGame(planOf(usual));
}

export interface AfterProps {
	readonly kind: KindName;
	/** It was played to its end, not left out. */
	readonly finished: boolean;
	readonly again: () => void;
}

/** What comes after a lesson, whether it was played to its end or left out. */
export function After({ kind, finished, again }: AfterProps) {
	const known = learned();
	const others = app.charkoni.kinds.filter(({ name }) => name !== kind);
	return (
		<section class="after">
			<h2>
				{finished
					? t('Now you know how {game} goes.', { game: kindName(kind) })
					: t('You can come back to this lesson at any time.')}
			</h2>
			<button type="button" class="button primary big" onClick={() => playWhole(kind)}>
				<Icon name="play" />
				{t('Play a whole game against bots')}
			</button>
			<div class="row spread">
				<button type="button" class="button" onClick={again}>
					{t('This lesson again')}
				</button>
				<a class="button" href={`#/rules/${kind}`}>
					{t('Rules')}
				</a>
			</div>
			<h3>{t('First games of the others')}</h3>
			<ul class="links">
				{others.map(({ name }) => (
					<li key={name}>
						<a href={`#/first/${name}`}>
							<Icon
								name={known.includes(name) ? 'check' : 'next'}
							/>
							{kindName(name)}
							{known.includes(name) && (
								<span class="quiet small">
									{t('learned')}
								</span>
							)}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
