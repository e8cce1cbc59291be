import type { ActionLike } from './action.js';
import { chosen } from './bot.js';
import { CharkoniError, shown } from './errors.js';
import type { Replacement } from './event.js';
import type { Game } from './game.js';
import { word } from './names.js';
import { whole } from './number.js';
import { checkFields, checkReplacement, kindOf } from './payload.js';
import { pieceInSlot, putPiece } from './piece.js';
import type { PieceLike } from './piece.js';
import type { ThrowLike } from './throw.js';

/** @internal */
export const ITEMS: readonly (ItemKind | 'none')[] = [
	'none',
	'opening',
	'colour',
	'again',
	'throw',
	'touch',
	'action',
	'correct',
	'comment',
];

/** The kind of an item of a record (records.md). */
export type ItemKind = 'opening' | 'colour' | 'again' | 'throw' | 'touch' | 'action' | 'correct' | 'comment';

/** What a record is made of. A field that the kind does not have is refused. */
export type RecordItem =
	| { readonly kind: 'opening' | 'throw'; readonly throw: ThrowLike }
	/** `parchis-pairs`: the winner of the opening takes this seat. */
	| { readonly kind: 'colour'; readonly colour: number }
	/** The die fell badly and is thrown again; real dice only. */
	| { readonly kind: 'again' }
	/** Only where touched pieces are played pieces. */
	| { readonly kind: 'touch'; readonly piece: PieceLike }
	| { readonly kind: 'action'; readonly action: ActionLike }
	/**
	 * Item `target`, from 0, and all after it is taken back; `replace` comes in its place. Real dice
	 * only.
	 */
	| { readonly kind: 'correct'; readonly target: number; readonly replace?: Replacement }
	/** Any text but braces and control characters; its line breaks and spaces are not kept. */
	| { readonly kind: 'comment'; readonly text: string };

/* What an item brings, the replacement of a correction too. */
function putPlay(game: Game, item: RecordItem | Replacement): void {
	const { engine } = game;
	const { call } = engine;
	switch (item.kind) {
		case 'opening':
		case 'throw':
			engine.sure(call.item_set_value(game.throwNumber(item.throw)));
			break;
		case 'colour':
			engine.sure(call.item_set_value(game.seat(item.colour)));
			break;
		case 'comment':
			engine.sure(call.item_set_text(engine.put(item.text)));
			break;
		case 'touch':
			putPiece(game, item.piece);
			engine.sure(call.item_set_action());
			break;
		case 'action':
			game.putAction(item.action);
			engine.sure(call.item_set_action());
			break;
	}
}

function numberOf(kind: unknown): number {
	const found = ITEMS.indexOf(kind as ItemKind);
	if (found > 0) return found;
	throw new CharkoniError(`There is no item "${shown(kind)}".`, {
		part: shown(kind),
		want: ITEMS.slice(1).join(', '),
	});
}

/** Put an item into the slot of the module. @internal */
export function putItem(game: Game, item: RecordItem): void {
	const { engine } = game;
	const { call } = engine;
	const kind = numberOf(kindOf(item));
	checkFields('item', item, []);
	engine.sure(call.item_begin(kind));
	if (item.kind !== 'correct') return putPlay(game, item);
	engine.sure(call.item_set_target(whole(item.target)));
	if (item.replace === undefined) return;
	checkReplacement(item.replace);
	engine.sure(call.item_set_replace(numberOf(item.replace.kind)));
	putPlay(game, item.replace);
}

function playInSlot(game: Game, kind: ItemKind): object {
	const { engine } = game;
	const { call } = engine;
	if (kind === 'throw' || kind === 'opening') return { throw: game.throws[call.item_value()]?.text };
	if (kind === 'colour') return { colour: call.item_value() };
	if (kind === 'comment') return { text: engine.text(call.item_text()) };
	if (kind !== 'touch' && kind !== 'action') return {};
	engine.sure(call.item_action());
	return kind === 'touch' ? { piece: pieceInSlot(game) } : { action: chosen(game) };
}

/** The item in the slot. @internal */
export function itemInSlot(game: Game): RecordItem {
	const { call } = game.engine;
	const kind = word(ITEMS, call.item_kind()) as ItemKind;
	if (kind !== 'correct') return { kind, ...playInSlot(game, kind) } as unknown as RecordItem;
	const target = call.item_target();
	const replace = call.item_replace();
	if (replace === 0) return { kind, target };
	const inPlace = word(ITEMS, replace) as ItemKind;
	return {
		kind,
		target,
		replace: { kind: inPlace, ...playInSlot(game, inPlace) } as unknown as Replacement,
	};
}
