/* turn-button.tsx - turns a board by one arm, so that the next seat is below. */
import { t } from '../i18n.js';

export function TurnButton({ onTurn }: { onTurn: () => void }) {
	return (
		<button
			class="icon-button turn-board"
			type="button"
			aria-label={t('Turn the board')}
			title={t('Turn the board')}
			onClick={onTurn}
		>
			<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
				<path d="M5 12a7 7 0 1 0 2.500-5.400M8 2.500v4.500h4.500" />
			</svg>
		</button>
	);
}
