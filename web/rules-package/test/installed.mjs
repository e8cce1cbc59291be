/* installed.mjs - two games with the installed package: one with bots at once, one with bots in a worker. */
import { load, startBots } from 'charkoni';

import { nextEvent, playOn, seatAll } from './play.mjs';

const charkoni = await load();

const table = charkoni.game('parchis').table();
seatAll(table, 'bot');
table.do({ kind: 'start' });
playOn(table, charkoni.random(), 'mixed');
const record = table.record();
const [back] = charkoni.records(record.write());
if (back.write() !== record.write()) throw new Error('the record has changed');
console.log('parchis', back.places().filter((place) => place === 1).length, table.state().phase);

const bots = await startBots();
const other = charkoni.game('pachisi').table();
seatAll(other, 'bot');
other.do({ kind: 'start' });
const random = charkoni.random();
for (let event = nextEvent(other, random); event; event = nextEvent(other, random)) {
	if (event.kind === 'action') event = { ...event, action: await bots.choose('mixed', other) };
	other.do(event);
}
console.log('pachisi', other.record().result, other.state().phase);
