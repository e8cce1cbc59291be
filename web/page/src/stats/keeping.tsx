/* keeping.tsx - what the device keeps, taken along or deleted. */
import { useState } from 'preact/hooks';

import { t } from '../i18n.js';
import { deleteAll, exportText, type Finished } from '../keep/finished.js';
import { tellAny } from '../say/fault.js';
import { download } from '../share/files.js';
import { Icon } from '../ui/icon.js';

/** The games of this device as a file, and their end. */
export function Keeping({ games }: { games: readonly Finished[] }) {
	const [asks, setAsks] = useState(false);
	const [said, say] = useState('');
	const remove = async (): Promise<void> => {
		setAsks(false);
		try {
			await deleteAll();
			say(t('Everything has been deleted.'));
		} catch (error) {
			say(tellAny(error));
		}
	};
	return (
		<>
			<h2>{t('What this device keeps')}</h2>
			<p>
				{t(
					'Your games are on this device alone. Take them with you as one file of records, or delete them.',
				)}
			</p>
			<div class="row">
				<button
					class="button"
					type="button"
					disabled={games.length === 0}
					onClick={() => download('charkoni-games.ckr', exportText(games))}
				>
					<Icon name="save" />
					{t('Download all games')}
				</button>
				{!asks && (
					<button class="button" type="button" onClick={() => setAsks(true)}>
						{t('Delete all games …')}
					</button>
				)}
			</div>
			{asks && (
				<div class="fault" role="alert">
					<p>
						{t(
							'Finished games and games in play are deleted for good. Settings stay.',
						)}
					</p>
					<div class="row">
						<button
							class="button"
							type="button"
							onClick={() => void remove()}
						>
							{t('Delete all games')}
						</button>
						<button
							class="button"
							type="button"
							onClick={() => setAsks(false)}
						>
							{t('Keep them')}
						</button>
					</div>
				</div>
			)}
			<p role="status">{said}</p>
		</>
	);
}
