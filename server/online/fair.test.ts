import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Terms } from '../../wire/table.ts';
import { connect, type Connection, hello } from '../tests/connection.ts';
import { useDatabases } from '../tests/databases.ts';
import { ENTROPY, TERMS, until } from '../tests/place.ts';
import { Browser, openSite, type OpenSite } from '../tests/site.ts';
import { GENEROUS } from '../rig/shelf.ts';
import { SetTime } from '../tests/time.ts';

const { kinds } = useDatabases();
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOURS_MS = 120 * MINUTE_MS;

describe.each(kinds)('over sockets, on %s', (_name, empty) => {
  let time: SetTime;
  let site: OpenSite;
  let sockets: Connection[];

  beforeEach(async () => {
    time = new SetTime();
    sockets = [];
    site = await openSite(await empty(), GENEROUS, { time });
  });

  afterEach(async () => {
    for (const socket of sockets) await socket.close();
    await site.close();
    expect(site.logged).toEqual([]);
  });

  async function enter(browser: Browser, match: string): Promise<Connection> {
    const socket = await connect(site.link, { cookie: browser.cookie });
    sockets.push(socket);
    await socket.say(hello(match));
    return socket;
  }

  /** Two at a table, both connected. */
  async function two(terms: Partial<Terms>) {
    const [ada, bob] = [new Browser(site.link), new Browser(site.link)];
    const { match, join } = await ada.create({ game: 'parry', terms: { ...TERMS, ...terms } });
    await bob.join(match, join, 'Bob');
    const [here, there] = [await enter(ada, match), await enter(bob, match)];
    await until(() => [here, there].every(({ table }) => table?.phase === 'playing'));
    return { match, ada, bob, here, there };
  }

  /** What is answered to a message under its id. */
  async function answer(socket: Connection, id: string, message: object) {
    const told = () => socket.heard.find(each => 'id' in each && each.id === id);
    socket.send({ id, ...message });
    await until(() => told() !== undefined);
    return told();
  }

  test('a rival has no say over the seat of somebody who was there a moment ago, nor over their word', async () => {
    const { match, bob, here, there } = await two({ minding: 'vote' });
    await there.close();
    await until(() => here.table?.sitters[1]?.here === false);
    expect(await answer(here, 'mind-at-once', { type: 'mind', seat: 1 })).toMatchObject({ fault: 'not-allowed' });
    expect(await answer(here, 'hand-at-once', { type: 'hand', seat: 1, bot: 'random' })).toMatchObject({
      fault: 'not-your-seat',
    });
    here.send({ type: 'mind', id: 'mind-by-random', seat: 1, bot: 'random' });
    await until(() => here.heard.some(message => message.type === 'fault' && message.fault === 'bad-shape'));
    time.pass(MINUTE_MS);
    expect(await answer(here, 'mind-in-time', { type: 'mind', seat: 1 })).toMatchObject({ type: 'done' });
    expect(here.table?.sitters[1]).toMatchObject({ bot: 'random' });
    const back = await enter(bob, match);
    await until(() => back.table?.sitters[1]?.bot === null);
    expect(back.table?.sitters[1]).toMatchObject({ here: true, minded: { by: 0, moves: 0 } });
  });

  test('nothing is taken back over the head of somebody whose seat is minded', async () => {
    const { match, bob, here, there } = await two({ minding: 'vote' });
    const welcome = here.heard.find(message => message.type === 'welcome');
    const hand = (welcome?.now?.view['hand'] ?? []) as number[];
    const action = { type: 'strike', card: hand[0] };
    expect(await answer(here, 'strike-two', { type: 'act', seat: 0, decision: 1, action })).toMatchObject({
      type: 'done',
    });
    await there.close();
    await until(() => here.table?.sitters[1]?.here === false);
    time.pass(MINUTE_MS);
    await answer(here, 'mind-bob-one', { type: 'mind', seat: 1 });
    // Whatever the bot does before it is Ada's turn would end what she asks.
    await until(() => here.heard.findLast(each => each.type === 'update')?.now.waiting[0] === 0);
    await answer(here, 'ask-back-one', { type: 'ask', seat: 0, back: 1 });
    expect(here.table?.asking).toMatchObject({ waiting: [1] });
    const back = await enter(bob, match);
    expect(back.table).toMatchObject({ asking: { asked: 'ask-back-one', by: 0 } });
    expect(await answer(here, 'withdraw-one', { type: 'withdraw', seat: 0, asked: 'ask-back-one' })).toMatchObject({
      type: 'done',
    });
    expect(here.table).toMatchObject({ asking: null, declined: null });
  });

  test.each([HOURS_MS, -HOURS_MS])('a time of day set by %i ms costs nobody a seat and gives nobody time', async by => {
    const { here } = await two({ clock: { type: 'turn', milliseconds: MINUTE_MS }, timeout: 'lost' });
    time.set(by);
    time.pass(50 * SECOND_MS);
    expect(await answer(here, 'history-one', { type: 'history', seat: 0 })).toMatchObject({ type: 'history' });
    expect(here.table?.phase).toBe('playing');
    time.pass(11 * SECOND_MS);
    await until(() => here.table?.phase === 'ended');
    expect(here.table?.sitters[0]).toMatchObject({ forfeited: 'time' });
  });

  test('a match of bots alone is refused in words that a page has', async () => {
    const bots = [
      { type: 'bot', bot: 'random' },
      { type: 'bot', bot: 'random' },
    ];
    const creation = { game: 'parry', options: {}, places: bots, terms: TERMS, name: 'Ada', entropy: ENTROPY };
    const { status, json } = await new Browser(site.link).ask('POST', '/matches', creation);
    expect([status, json?.['fault']]).toEqual([400, 'no-person']);
  });
});
