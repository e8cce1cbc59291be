/* What the package shows besides load() and startBots(). Classes are made by the functions of Charkoni
 * alone, so they are shown as types. */
export type { Action, ActionLike, ActionParts, Attempt, Marks } from './action.js';
export type { Tried } from './attempt.js';
export type { BotName } from './bot.js';
export type { Bots, BotsOptions, Signal } from './bots.js';
export type { Charkoni, LoadOptions } from './charkoni.js';
export type { DrawOptions, DrawPositionOptions, Look, Part, PieceStyle, Theme } from './draw.js';
export { CharkoniError } from './errors.js';
export type { CharkoniErrorDetails } from './errors.js';
export { STAND_IN } from './event.js';
export type {
	EventKind,
	LoggedEvent,
	OfTable,
	OfTurn,
	Replacement,
	Seated,
	TableEvent,
	Timed,
	Who,
} from './event.js';
export type { Below } from './fair.js';
export type { Game } from './game.js';
export type { ItemKind, RecordItem } from './item.js';
export type { GameOption, Kind, KindName } from './kind.js';
export type { Arm, Cell, CellKind, Layout, PlacedPiece, Point } from './layout.js';
export type { HappeningKind, Phase, Reason, SquareKind } from './names.js';
export type { Owned } from './owned.js';
export type { Piece, PieceLike } from './piece.js';
export type { ParchisState, PachisiState, Position, PositionLike } from './position.js';
export type { Random } from './random.js';
export type { GameRecord, RecordedItem, RecordOptions, RecordPhase, RecordState } from './record.js';
export type { ClockKind, Hold, SettledSettings, TableSettings } from './settings.js';
export type { ModuleSource } from './source.js';
export type { MarksAt, SetPiece, SetUp } from './set-up.js';
export type { Square } from './square.js';
export type { Happening, Step } from './step.js';
export type { DoneEvent, Expect, Seat, Table, TablePhase, TableState, Turn } from './table.js';
export type { Face, Throw, ThrowLike } from './throw.js';
export type { Why } from './why.js';
