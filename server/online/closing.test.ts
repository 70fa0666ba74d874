import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { useDatabases } from '../tests/databases.ts';
import { connect, hello, type Connection } from '../tests/connection.ts';
import { Browser, openSite, type OpenSite } from '../tests/site.ts';
import { wishIdOf } from '../matches/client-id.ts';
import { check } from '../matches/check.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { GENEROUS, shelf, TERMS, think } from '../rig/shelf.ts';
import { until } from '../rig/until.ts';

const { kinds } = useDatabases();
const TABLES = 12;

async function stored(env: Record<string, string>): Promise<Storage> {
  const storage = await openStorage(env);
  if ('unopened' in storage) throw new Error(storage.unopened);
  return storage;
}

interface Lonely extends Connection {
  readonly match: string;
}

/** Somebody alone at a table, connected. */
async function sitDown({ link }: OpenSite): Promise<Lonely> {
  const browser = new Browser(link);
  const { match } = await browser.create({ game: 'donjonz', places: [{ type: 'me' }] });
  const connection = await connect(link, { cookie: browser.cookie });
  await connection.say(hello(match, { seat: 0 }));
  return Object.assign(connection, { match });
}

const resign = (id: string) => ({ type: 'resign', id, seat: 0 });
const answered = ({ heard }: Lonely) => heard.some(message => message.type === 'done' && message.id === 'give-up-1');

describe.each(kinds)('a server on %s that closes', (_name, empty) => {
  test('answers what it stores, says that it closes, and hangs up with 1001', async () => {
    const env = await empty();
    const site = await openSite(env);
    const sitters = await Promise.all(Array.from({ length: TABLES }, () => sitDown(site)));
    for (const sitter of sitters) sitter.send(resign('give-up-1'));
    await until(() => sitters.some(answered));
    for (const sitter of sitters) sitter.send({ type: 'chat', id: 'farewell-1', text: 'Farewell' });
    await site.close();
    expect(await Promise.all(sitters.map(({ closed }) => closed))).toEqual(sitters.map(() => 1001));
    for (const { heard } of sitters) expect(heard.at(-1)).toMatchObject({ type: 'fault', fault: 'closing' });
    expect(site.logged).toEqual([]);
    const storage = await stored(env);
    for (const sitter of sitters) {
      const clients = (await storage.steps(sitter.match)).map(({ client }) => wishIdOf(client));
      expect([sitter.match, clients.includes('give-up-1')]).toEqual([sitter.match, answered(sitter)]);
    }
    await storage.close();
  });

  test('waits for no bot, and says nothing of those it interrupts', async () => {
    const env = await empty();
    let thinking = 0;
    const thinkLong: typeof think = async turn => {
      thinking++;
      await delay(20);
      return think(turn);
    };
    const site = await openSite(env, GENEROUS, { think: thinkLong });
    const places = [
      { type: 'me' as const },
      { type: 'bot' as const, bot: 'random' },
      { type: 'bot' as const, bot: 'random' },
    ];
    const terms = { ...TERMS, pace: 'turns' as const };
    const browser = new Browser(site.link);
    for (let table = 0; table < TABLES; table++) await browser.create({ game: 'dice-and-danger', places, terms });
    await until(() => thinking > 2 * TABLES);
    await site.close();
    const thought = thinking;
    expect(site.logged).toEqual([]);
    const storage = await stored(env);
    expect(await check({ storage, shelf })).toMatchObject({ matches: TABLES, damaged: [] });
    await storage.close();
    expect(thinking).toBe(thought);
  });
});
