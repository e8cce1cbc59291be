/* position.tsx - a position set up by hand, or from a link: to be shared, looked into, and played on from. */
import { useMemo } from 'preact/hooks';

import { app } from '../app.js';
import { t } from '../i18n.js';
import { Editor } from '../position/editor.js';
import { fromLink, workOf } from '../position/work.js';
import { lastKind } from '../setup/choice.js';
import { kindName } from '../setup/texts.js';
import { Page } from '../ui/page.js';
import type { ScreenProps } from './index.js';

/** A position: one of a link is looked at first, one of one's own is set up. */
export function Position({ rest }: ScreenProps) {
	const [sort = '', part = ''] = rest;
	const work = useMemo(
		() => (sort === 'link' ? fromLink(part) : workOf(lastKind(app.charkoni))),
		[sort, part],
	);
	if (typeof work !== 'string') {
		const shared = sort === 'link';
		const game = kindName(work.setup.game.kind);
		return (
			<Page
				title={shared ? t('A position of {game}', { game }) : t('Set up a position')}
				kind="wide"
			>
				<Editor key={part} first={work} />
			</Page>
		);
	}
	return (
		<Page title={t('A position')}>
			{work !== '' && (
				<>
					<p class="fault" role="alert">
						{work}
					</p>
					<a class="button" href="#/position">
						{t('Set up a position')}
					</a>
				</>
			)}
		</Page>
	);
}
