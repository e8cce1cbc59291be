/* piece-lists.tsx - the pieces of each seat in lists, where each can be set without the board. */
import { t } from '../i18n.js';
import { withPiece, type Setup } from './setup.js';
import { colourOf, placeName, type Words } from '../say/words.js';
import { Choices } from '../ui/fields.js';
import type { Which } from './edit-board.js';

interface Props {
	readonly setup: Setup;
	readonly words: Words;
	readonly held: Which | undefined;
	readonly onHold: (which: Which) => void;
	readonly onChange: (setup: Setup) => void;
}

function Marks({
	setup,
	seat,
	at,
	onChange,
}: {
	setup: Setup;
	seat: number;
	at: number;
	onChange: Props['onChange'];
}) {
	const { game } = setup;
	const piece = setup.pieces[seat]?.[at];
	if (!piece) return null;
	const can = game.marksAt(piece.progress);
	const number = at + 1;
	return (
		<>
			{can.captures && (
				<select
					aria-label={t('Captures of piece {number}', { number })}
					value={String(piece.captures)}
					onChange={(event) =>
						onChange(
							withPiece(setup, seat, at, {
								captures: Number(event.currentTarget.value),
							}),
						)
					}
				>
					<option value="0">{t('no capture')}</option>
					<option value="1">{t('one capture')}</option>
					<option value="2">{t('queen')}</option>
				</select>
			)}
			{can.lap && (
				<label class="lap-mark">
					<input
						type="checkbox"
						checked={piece.lap}
						onChange={(event) =>
							onChange(
								withPiece(setup, seat, at, {
									lap: event.currentTarget.checked,
								}),
							)
						}
					/>
					{t('has been round once more')}
				</label>
			)}
		</>
	);
}

function PieceRow({ setup, words, seat, at, held, onHold, onChange }: Props & Which) {
	const { game } = setup;
	const piece = setup.pieces[seat]?.[at];
	const isHeld = held?.seat === seat && held.at === at;
	const number = at + 1;
	return (
		<div class="piece-row">
			<button
				class="button"
				type="button"
				aria-pressed={isHeld}
				aria-label={t('Take piece {number} in hand', { number })}
				onClick={() => onHold({ seat, at })}
			>
				{number}
			</button>
			<select
				aria-label={t('Square of piece {number}', { number })}
				value={String(piece?.progress ?? 0)}
				onChange={(event) =>
					onChange(
						withPiece(setup, seat, at, {
							progress: Number(event.currentTarget.value),
						}),
					)
				}
			>
				{Array.from({ length: game.goal + 1 }, (_, progress) => (
					<option key={progress} value={progress}>
						{placeName(words, seat, progress)}
					</option>
				))}
			</select>
			<Marks setup={setup} seat={seat} at={at} onChange={onChange} />
		</div>
	);
}

export function PieceLists(props: Props) {
	const { setup, words, held, onHold, onChange } = props;
	const { game, pieces } = setup;
	const seat = held?.seat ?? setup.seat;
	const own = pieces[seat] ?? [];
	const isHome = own.every(({ progress }) => progress === 0);
	return (
		<>
			<Choices
				legend={t('Pieces of')}
				value={String(seat)}
				onPick={(value) => onHold({ seat: Number(value), at: 0 })}
				picks={game.colours.map((colour, at) => ({
					value: String(at),
					label: (
						<>
							<span
								class="log-colour"
								data-colour={colour}
								aria-hidden="true"
							/>
							{colourOf(words, at)}
						</>
					),
				}))}
			/>
			<fieldset class="piece-rows">
				<legend>{colourOf(words, seat)}</legend>
				{own.map((_, at) => (
					<PieceRow key={`${seat} ${at}`} {...props} seat={seat} at={at} />
				))}
				{game.kind === 'pachisi' && isHome && (
					<label class="lap-mark">
						<input
							type="checkbox"
							checked={setup.entered[seat] ?? false}
							onChange={(event) => {
								const entered = [...setup.entered];
								entered[seat] = event.currentTarget.checked;
								onChange({ ...setup, entered });
							}}
						/>
						{t('has brought in a piece before')}
					</label>
				)}
			</fieldset>
			<div class="field">
				<label for="to-throw">{t('Who is to throw')}</label>
				<select
					id="to-throw"
					value={String(setup.seat)}
					onChange={(event) =>
						onChange({
							...setup,
							seat: Number(event.currentTarget.value),
						})
					}
				>
					{game.colours.map((_, at) => (
						<option key={at} value={at}>
							{colourOf(words, at)}
						</option>
					))}
				</select>
			</div>
		</>
	);
}
