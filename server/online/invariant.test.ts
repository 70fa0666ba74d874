import { describe, expect, test } from 'vitest';
import { connect, hello } from '../tests/connection.ts';
import { useDatabases } from '../tests/databases.ts';
import { Browser, openSite } from '../tests/site.ts';
import type { Engine } from '../storage/engine.ts';
import { openEngine } from '../storage/open.ts';

const { kinds } = useDatabases();

async function visiting(env: Record<string, string>): Promise<Engine> {
  const engine = await openEngine(env, 'visit');
  if ('unopened' in engine) throw new Error(engine.unopened);
  return engine;
}

describe.each(kinds)('on %s', (_name, empty) => {
  test('a match that does not add up any more is closed, logged and counted; its rows and all others stay', async () => {
    const env = await empty();
    const site = await openSite(env);
    const browser = new Browser(site.link);
    const figures = async () => (await fetch(`${site.link}/metrics`)).text();
    const open = async () => {
      const { match } = await browser.create({ game: 'donjonz', places: [{ type: 'me' }] });
      const connection = await connect(site.link, { cookie: browser.cookie });
      await connection.say(hello(match, { seat: 0 }));
      return { match, ...connection };
    };
    const [broken, whole] = [await open(), await open()];
    expect(await figures()).toMatch(/^oubliette_broken_invariants 0$/m);
    const { database, close } = await visiting(env);
    const rows = () =>
      database.selectFrom('step').selectAll().where('match', '=', broken.match).orderBy('seq').execute();
    const [start] = await rows();
    const forged = { ...start!, seq: 1, client: 'forged', hash: 'forged' };
    await database.insertInto('step').values(forged).execute();
    broken.send({ type: 'resign', id: 'give-up-1', seat: 0 });
    expect(await broken.closed).toBe(1001);
    expect(broken.heard.at(-1)).toMatchObject({ type: 'fault', fault: 'closing' });
    expect(await figures()).toMatch(/^oubliette_broken_invariants 1$/m);
    expect(site.logged.join()).toContain(`match ${broken.match} does not add up at step 1`);
    expect(await rows()).toEqual([start, forged]);
    await close();
    expect(await whole.say({ type: 'resign', id: 'give-up-2', seat: 0 })).not.toMatchObject({ type: 'fault' });
    const again = await connect(site.link, { cookie: browser.cookie });
    expect(await again.say(hello(broken.match, { seat: 0 }))).toMatchObject({ type: 'fault', fault: 'damaged' });
    await site.close();
  });
});
