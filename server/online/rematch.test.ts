import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Listed } from '../../wire/http.ts';
import { connect, hello } from '../tests/connection.ts';
import { useDatabases } from '../tests/databases.ts';
import { ENTROPY, TERMS, until } from '../tests/place.ts';
import { Browser, openSite, type OpenSite } from '../tests/site.ts';

const { kinds } = useDatabases();

describe.each(kinds)('on %s', (_name, empty) => {
  let site: OpenSite;

  beforeAll(async () => {
    site = await openSite(await empty());
  });

  afterAll(async () => {
    await site.close();
    expect(site.logged).toEqual([]);
  });

  /** A private match that Ada has lost against Bénédicte, while somebody without a name looked on. */
  async function lost() {
    const [ada, ben] = [new Browser(site.link), new Browser(site.link)];
    const { match, join, watch } = await ada.create({ name: 'Ada', game: 'parry' });
    await ben.join(match, join, 'Bénédicte');
    const onlooker = await connect(site.link);
    await onlooker.say(hello(match, { key: watch }));
    const socket = await connect(site.link, { cookie: ada.cookie });
    await socket.say(hello(match));
    socket.send({ type: 'resign', id: 'resign-ada', seat: 0 });
    await until(() => onlooker.table?.phase === 'ended');
    await socket.close();
    return { ada, ben, match, onlooker };
  }

  const again = async (who: Browser, match: string): Promise<string> =>
    String((await who.ask('POST', `/matches/${match}/rematch`, { entropy: ENTROPY })).json?.['match']);

  async function welcomeAt(match: string, headers: Record<string, string>, more: object = {}) {
    const socket = await connect(site.link, headers);
    const welcome = await socket.say(hello(match, more));
    await socket.close();
    return welcome;
  }

  test('the next table knows who sat at this one, where they sit now, and what came of it', async () => {
    const { ada, match, onlooker } = await lost();
    const next = await again(ada, match);
    expect(await welcomeAt(next, { cookie: ada.cookie })).toMatchObject({
      own: [1],
      table: { phase: 'gathering' },
      head: {
        before: {
          match,
          sitters: [
            { name: 'Bénédicte', place: 1 },
            { name: 'Ada', place: 0 },
          ],
        },
      },
    });
    await onlooker.close();
  });

  test('who was asked finds it among their matches, and sits down there without a link', async () => {
    const { ada, ben, match, onlooker } = await lost();
    const next = await again(ada, match);
    const { matches } = (await ben.ask('GET', '/me/matches')).json as unknown as { matches: Listed[] };
    expect(matches.find(each => each.match === next)).toMatchObject({ phase: 'gathering', own: [], open: 1 });
    expect(await welcomeAt(next, { cookie: ben.cookie })).toMatchObject({ type: 'welcome', own: [] });
    const body = { name: 'Bénédicte', entropy: ENTROPY };
    expect((await ben.ask('POST', `/matches/${next}/seats`, body)).json).toMatchObject({ seat: 0 });
    await onlooker.close();
  });

  test('who looked on at a private match is led to the next, and may sit down at neither', async () => {
    const { ada, match, onlooker } = await lost();
    const next = await again(ada, match);
    await until(() => onlooker.table?.rematch !== null);
    const { watch } = onlooker.table?.rematch ?? {};
    expect(await welcomeAt(next, {}, { key: watch })).toMatchObject({ type: 'welcome', own: [] });
    expect(await welcomeAt(next, {})).toMatchObject({ fault: 'no-such-match' });
    const body = { key: watch, name: 'Eve', entropy: ENTROPY };
    expect((await new Browser(site.link).ask('POST', `/matches/${next}/seats`, body)).json).toMatchObject({
      fault: 'no-such-match',
    });
    await onlooker.close();
  });

  test('who is deleted is not called by name at the next table either', async () => {
    const { ada, ben, match, onlooker } = await lost();
    const next = await again(ada, match);
    const waiting = await connect(site.link, { cookie: ada.cookie });
    expect(await waiting.say(hello(next))).toMatchObject({
      head: { before: { sitters: [{ name: 'Bénédicte' }, {}] } },
    });
    expect((await ben.ask('POST', '/me/erase', {})).status).toBe(204);
    expect(await waiting.closed).toBe(1001);
    expect(await welcomeAt(next, { cookie: ada.cookie })).toMatchObject({
      head: { before: { sitters: [{ name: '' }, { name: 'Ada' }] } },
    });
    await onlooker.close();
  });
});

test('a stranger to whom nobody gave a link learns nothing of either', async () => {
  const site = await openSite();
  const ada = new Browser(site.link);
  const { match } = await ada.create({ terms: TERMS });
  expect((await new Browser(site.link).ask('GET', `/matches/${match}/replay`)).json).toMatchObject({
    fault: 'no-such-match',
  });
  await site.close();
});
