/* Compiled against the installed package, without the types of Node or of a browser: right uses must
 * compile, wrong ones must not. It is never run. */
import { CharkoniError, load, STAND_IN, startBots } from 'charkoni';
import type { Action, Game, GameRecord, Position, Reason, Table, TableEvent } from 'charkoni';

const charkoni = await load({ module: new ArrayBuffer(8) });
const game: Game = charkoni.game('parchis');
const position: Position = game.start(1);
const legal: readonly Action[] = position.legal();
const seat: number | undefined = position.seat;
const first = legal[0];
if (first) position.act(first).throw(game.pickThrow((n) => n - 1));
const reason: Reason = position.whyNot({ from: 1 }, '5').reason;
const event: TableEvent = { kind: 'action', action: '1>4', occupant: STAND_IN };
const table: Table = game.table({ clock: 'turn', clockMs: 1000, position });
table.do(event);
const { event: logged } = table.event(0);
if (logged.kind === 'start' && logged.how === 'seat') logged.seat.toFixed();
if (logged.kind === 'throw') String(logged.throw);
const record: GameRecord = game.record({ start: position });
record.add({ kind: 'correct', target: 1, replace: { kind: 'throw', throw: '4' } });
record.free();
const bots = await startBots({ module: charkoni.module, worker: { href: 'worker.js' } });
const chosen: Action = await bots.choose('expert', table, 1n);
new CharkoniError('no').part.trim();
export { chosen, reason, seat };

// @ts-expect-error nothing is said of the inside
game.handle;
// @ts-expect-error a position does not change
position.line = '';
// @ts-expect-error the list may not be changed
legal.push('1>4');
// @ts-expect-error there may be none
legal[0].text;
// @ts-expect-error when the game is over, nobody is to act
position.seat.toFixed();
// @ts-expect-error there is no such bot
position.choose('genius');
// @ts-expect-error there is no such look
game.draw({ look: 'neon' });
// @ts-expect-error a throw event has a throw
table.do({ kind: 'throw' });
// @ts-expect-error a seat to start at must be named
table.do({ kind: 'start', how: 'seat' });
// @ts-expect-error a throw is no action
table.do({ kind: 'action', throw: '5' });
// @ts-expect-error places are known only at the end
game.start().places().length;
// @ts-expect-error a position line gives a position, not a table
const wrong: Table = charkoni.position('');
export { wrong };
