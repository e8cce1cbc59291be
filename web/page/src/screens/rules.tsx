/* rules.tsx - the rules of each game: `#/rules/pachisi:queen=off`. */
import type { Game, KindName } from 'charkoni';

import { app } from '../app.js';
import { tc, t } from '../i18n.js';
import { RulesPane } from '../rules/pane.js';
import { lastKind } from '../setup/choice.js';
import { kindName } from '../setup/texts.js';
import { Choices } from '../ui/fields.js';
import { Page } from '../ui/page.js';
import type { ScreenProps } from './index.js';

/* A game string that somebody has typed may be wrong: then the last game. */
function gameOf(word: string | undefined): Game {
	try {
		if (word) return app.charkoni.game(word);
	} catch {
		/* below */
	}
	return app.charkoni.game(lastKind(app.charkoni));
}

export function Rules({ rest: [word] }: ScreenProps) {
	const game = gameOf(word);
	return (
		<Page title={t('Rules of {game}', { game: kindName(game.kind) })}>
			<Choices<KindName>
				legend={<span class="unseen">{tc('kind of game', 'Game')}</span>}
				value={game.kind}
				onPick={(kind) => app.go(`/rules/${kind}`, { replace: true })}
				picks={app.charkoni.kinds.map(({ name }) => ({
					value: name,
					label: kindName(name),
				}))}
			/>
			<RulesPane game={game} />
		</Page>
	);
}
