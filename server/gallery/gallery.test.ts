import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exhibit, ExhibitList, OwnExhibits, Published } from '../../wire/gallery.ts';
import type { FaultCode } from '../../wire/fault.ts';
import { readGuarding } from '../online/config.ts';
import { backUp, restore } from '../storage/backup.ts';
import { openEngine } from '../storage/open.ts';
import { Storage } from '../storage/storage.ts';
import { useDatabases } from '../tests/databases.ts';
import { openPlace, until } from '../tests/place.ts';
import { Browser, openSite, type OpenSite } from '../tests/site.ts';
import { GENEROUS, tryOut } from '../rig/shelf.ts';
import type { TryOut } from '../thinking/trying.ts';
import { deckCalled, dungeonCalled, otherDungeon } from './tests/works.ts';

const { kinds, file } = useDatabases();
const ON = { OUBLIETTE_GALLERY: 'on' };

const outcomes = new Map<string, ReturnType<TryOut>>();

/** A match of a trial is the same at every site: it is played once for all of them. */
const tryOnce: TryOut = (match, thinking) => {
  const key = `${match.game}/${match.seed}/${match.number}`;
  const outcome = outcomes.get(key) ?? tryOut(match, thinking);
  outcomes.set(key, outcome);
  return outcome;
};

let count = 0;
const newName = (): string => `Ada ${'abcdefghijklmnopqrstuvwxyz'[count++ % 26]}${count}`;

async function somebody({ link }: OpenSite, name = newName()): Promise<Browser> {
  const browser = new Browser(link);
  await browser.create({ name });
  return browser;
}

const publish = (who: Browser, text: string, game = 'dungeon-pen') => who.ask('POST', '/gallery', { game, text });

/** Asks until it hangs there, as a page does: a proof may take longer than a request waits. */
async function shown(who: Browser, text: string, game?: string): Promise<Exhibit> {
  for (;;) {
    const { json } = await publish(who, text, game);
    const answer = json as unknown as Published;
    if (answer.state === 'shown') return answer.exhibit;
    if (answer.state !== 'proving') throw new Error(JSON.stringify(json));
  }
}

const wallOf = async (who: Browser, query = ''): Promise<ExhibitList> =>
  (await who.ask('GET', `/gallery${query}`)).json as unknown as ExhibitList;
const ownOf = async (who: Browser): Promise<OwnExhibits['exhibits']> =>
  ((await who.ask('GET', '/me/gallery')).json as unknown as OwnExhibits).exhibits;

async function storageOf(env: Record<string, string>): Promise<Storage> {
  const engine = await openEngine(env, 'visit');
  if ('unopened' in engine) throw new Error(engine.unopened);
  return Storage.over(engine);
}

test('a server has no gallery unless whoever runs it switches one on', async () => {
  const site = await openSite();
  const ada = await somebody(site);
  expect((await ada.ask('GET', '/house')).json).toMatchObject({ gallery: false });
  const none = { status: 404, json: { fault: 'no-gallery' } };
  expect(await publish(ada, dungeonCalled('Cellar'))).toMatchObject(none);
  for (const path of ['/gallery', '/me/gallery', `/gallery/${'0'.repeat(20)}`])
    expect(await ada.ask('GET', path)).toMatchObject(none);
  await site.close();
  expect(readGuarding({ OUBLIETTE_GALLERY: 'yes' })).toEqual({
    unopened: "OUBLIETTE_GALLERY must be 'on' or 'off', not 'yes'.",
  });
  expect(readGuarding({ OUBLIETTE_GALLERY: 'on' })).toMatchObject({ gallery: 'on' });
});

describe.each(kinds)('on %s', (_name, empty) => {
  let site: OpenSite;
  let env: Record<string, string>;

  beforeAll(async () => {
    env = { ...(await empty()), ...ON };
    site = await openSite(env, { ...GENEROUS, worksPerPerson: 3 }, { tryOut: tryOnce });
  });

  afterAll(async () => {
    await site.close();
    expect(site.logged).toEqual([]);
  });

  test('a work is tried, stored and shown under the name of whoever brings it, whatever it says itself', async () => {
    const ada = await somebody(site, 'Ada Lovelace');
    const exhibit = await shown(ada, dungeonCalled('  The   Cellar ', 'Somebody Else'));
    expect(exhibit).toMatchObject({
      name: 'The Cellar',
      author: 'Ada Lovelace',
      plays: 0,
      isOwn: true,
      isClaimed: false,
    });
    expect(exhibit.par).toBeGreaterThan(0);
    expect(exhibit.text.split('\n').slice(0, 2)).toEqual(['The Cellar', 'by Ada Lovelace']);
    const { exhibits } = await wallOf(new Browser(site.link), '?game=dungeon-pen');
    expect(exhibits).toContainEqual({ ...exhibit, isOwn: false });
    expect((await ada.ask('GET', `/gallery/${exhibit.id}`)).json).toEqual(exhibit);
    expect((await wallOf(ada, '?game=donjonz')).exhibits.map(({ id }) => id)).not.toContain(exhibit.id);
  });

  test('the same work is there once, whoever brings it and whatever they call it', async () => {
    const [ada, bob] = [await somebody(site), await somebody(site)];
    const text = deckCalled('Everybody’s');
    const all = await Promise.all([ada, bob, ada, bob].map(async who => shown(who, text, 'donjonz')));
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect(await shown(bob, deckCalled('Mine'), 'donjonz')).toMatchObject({ id: ids[0], name: 'Everybody’s' });
    expect((await wallOf(ada, '?game=donjonz')).exhibits).toHaveLength(1);
  });

  test.each<readonly [what: string, body: object, FaultCode]>([
    ['no work', { game: 'dungeon-pen', text: 'hello' }, 'bad-work'],
    ['a flaw', { game: 'dungeon-pen', text: dungeonCalled('Flawed').replaceAll('S', '.') }, 'bad-work'],
    ['a game that is not drawn', { game: 'sealed', text: 'a\nb' }, 'no-such-game'],
    ['no game', { game: '__proto__', text: 'a\nb' }, 'bad-shape'],
    ['a claim that it is proved', { game: 'dungeon-pen', text: dungeonCalled('Forged'), par: 1 }, 'bad-shape'],
    ['far too much', { game: 'dungeon-pen', text: 'x'.repeat(13_000) }, 'bad-shape'],
    ['two scripts', { game: 'dungeon-pen', text: dungeonCalled('C\u0435llar') }, 'bad-title'],
    ['nothing to be seen', { game: 'dungeon-pen', text: dungeonCalled('\u3164') }, 'bad-title'],
    ['a name without end', { game: 'dungeon-pen', text: dungeonCalled('x'.repeat(41)) }, 'bad-title'],
  ])('%s is refused in a sentence, and changes nothing', async (_what, body, fault) => {
    const ada = await somebody(site);
    const { status, json } = await ada.ask('POST', '/gallery', body);
    expect([status, json]).toMatchObject([400, { fault, sentence: expect.any(String) }]);
    expect(await ownOf(ada)).toEqual([]);
  });

  test('a flaw is told with its place and its rule', async () => {
    const { json } = await publish(await somebody(site), 'hello');
    expect(json?.['sentence']).toMatch(/^The work cannot be played\. Line \d+, column \d+: .+ \(DP-C10\)$/);
  });

  test('whoever is not signed in shows nothing, and nobody takes away what is another’s', async () => {
    const ada = await somebody(site);
    expect((await publish(new Browser(site.link), dungeonCalled('Nobody’s'))).json).toMatchObject({
      fault: 'not-signed-in',
    });
    const { id } = await shown(ada, otherDungeon('Mine', 0));
    const eve = await somebody(site);
    expect((await eve.ask('DELETE', `/gallery/${id}`)).status).toBe(404);
    expect((await new Browser(site.link).ask('DELETE', `/gallery/${id}`)).status).toBe(401);
    expect((await ada.ask('DELETE', `/gallery/${id}`)).status).toBe(204);
    expect((await ada.ask('DELETE', `/gallery/${id}`)).status).toBe(404);
    expect((await ada.ask('GET', `/gallery/${id}`)).status).toBe(404);
  });

  test('somebody shows so many works and no more', async () => {
    const ada = await somebody(site);
    for (let i = 1; i <= 3; i++) await shown(ada, otherDungeon('One of many', i));
    expect((await publish(ada, otherDungeon('One too many', 4))).json).toMatchObject({ fault: 'too-many-works' });
    const [last] = await ownOf(ada);
    await ada.ask('DELETE', `/gallery/${last?.id}`);
    expect(await shown(ada, otherDungeon('Instead', 4))).toMatchObject({ name: 'Instead' });
  });

  test('a match that begins with a work is counted once, whatever the work is called there', async () => {
    const ada = await somebody(site);
    const { id } = await shown(ada, otherDungeon('Played', 5));
    const plays = async () => ((await ada.ask('GET', `/gallery/${id}`)).json as unknown as Exhibit).plays;
    const dungeon = otherDungeon('Played elsewhere', 5);
    const places = [{ type: 'me' as const }, { type: 'open' as const }];
    const { match, join } = await ada.create({ game: 'dungeon-pen', options: { dungeon }, places });
    expect(await plays()).toBe(0);
    await (await somebody(site)).join(match, join, newName());
    const storage = await storageOf(env);
    let counted = 0;
    const look = async (): Promise<void> => void (counted = (await storage.exhibits.find(id))?.plays ?? 0);
    await until(() => {
      void look();
      return counted === 1;
    });
    await storage.exhibits.play(id, match);
    expect(await plays()).toBe(1);
    const most = await wallOf(ada, '?order=most-played');
    expect(most.exhibits[0]?.id).toBe(id);
    await storage.close();
  });

  test('what somebody has against a work is kept once for each, and tells whoever runs the server', async () => {
    const ada = await somebody(site);
    const { id } = await shown(ada, otherDungeon('Disputed', 6));
    const eve = await somebody(site);
    const say = (who: Browser, reason: string) => who.ask('POST', `/gallery/${id}/reports`, { reason });
    expect((await say(eve, 'It is mine')).status).toBe(204);
    expect((await say(eve, 'It is mine!')).status).toBe(204);
    expect((await say(new Browser(site.link), 'Rude\u202e walls')).status).toBe(204);
    expect((await say(eve, ' ')).status).toBe(400);
    expect((await say(eve, 'x'.repeat(201))).status).toBe(400);
    const storage = await storageOf(env);
    expect((await storage.exhibits.reportsOn(id)).map(({ reason }) => reason)).toEqual(['It is mine!', 'Rude walls']);
    expect((await storage.exhibits.reported())[0]).toMatchObject({ id, reports: 2 });
    await storage.close();
  });

  test('what was taken down is gone for all, its author is told why, and another name does not bring it back', async () => {
    const ada = await somebody(site);
    const { id } = await shown(ada, otherDungeon('Rude', 7));
    const storage = await storageOf(env);
    expect(await storage.exhibits.takeDown(id, 'The walls spell a word')).toBe(true);
    expect(await storage.exhibits.takeDown(id, 'Again')).toBe(false);
    expect((await ada.ask('GET', `/gallery/${id}`)).status).toBe(404);
    expect((await wallOf(ada)).exhibits.map(each => each.id)).not.toContain(id);
    expect(await ownOf(ada)).toMatchObject([{ id, takenDown: 'The walls spell a word' }]);
    for (const who of [ada, await somebody(site)])
      expect(await publish(who, otherDungeon('Polite', 7))).toMatchObject({
        status: 403,
        json: { fault: 'taken-down' },
      });
    expect((await ada.ask('DELETE', `/gallery/${id}`)).json).toMatchObject({ fault: 'taken-down' });
    expect((await ada.ask('POST', `/gallery/${id}/reports`, { reason: 'Give it back' })).status).toBe(404);
    expect(await storage.exhibits.restore(id)).toBe(true);
    expect(await shown(ada, otherDungeon('Polite', 7))).toMatchObject({ id, name: 'Rude' });
    await storage.close();
  });

  test('who is deleted takes their works along; what was taken down stays down', async () => {
    const ada = await somebody(site, 'Ozymandias');
    const [kept, rude] = [await shown(ada, otherDungeon('Look on', 8)), await shown(ada, otherDungeon('My works', 9))];
    const eve = await somebody(site);
    await ada.ask('POST', `/gallery/${kept.id}/reports`, { reason: 'I, Ozymandias, protest' });
    const storage = await storageOf(env);
    await storage.exhibits.takeDown(rude.id, 'No');
    expect((await ada.ask('POST', '/me/erase', {})).status).toBe(204);
    expect((await eve.ask('GET', `/gallery/${kept.id}`)).status).toBe(404);
    expect((await publish(eve, otherDungeon('My works', 9))).json).toMatchObject({ fault: 'taken-down' });
    expect(await storage.exhibits.restore(rude.id)).toBe(false);
    await storage.close();
    const engine = await openEngine(env, 'visit');
    if ('unopened' in engine) throw new Error(engine.unopened);
    const lines: string[] = [];
    await backUp(engine, line => void lines.push(line));
    await engine.close();
    expect(lines.filter(line => /^\["(exhibit|report|play)/.test(line)).join('\n')).not.toMatch(/Ozymandias|My works/);
  });

  test('a backup holds the gallery', async () => {
    const [from, to] = [await openEngine(env, 'visit'), await openEngine(await empty(), 'serve')];
    if ('unopened' in from || 'unopened' in to) throw new Error('not open');
    const lines: string[] = [];
    await backUp(from, line => void lines.push(line));
    expect(
      typeof (await restore(to, async function* () {
        yield* lines;
      })),
    ).toBe('number');
    const [one, other] = [await Storage.over(from), await Storage.over(to)];
    expect(await other.exhibits.reported()).toEqual(await one.exhibits.reported());
    await Promise.all([one.close(), other.close()]);
  });

  test('a page holds twelve, and the next goes on after it, in either order', async () => {
    const own = { ...(await empty()), ...ON };
    const place = await openPlace({ env: own });
    const { id: ada } = await place.person('Ada');
    for (let i = 0; i < 30; i++) {
      const id = String(i).padStart(20, '0');
      const row = { id, game: 'dungeon-pen', text: 'x', name: `Work ${i}`, author: 'Ada', claimed: 0, par: i };
      await place.storage.exhibits.add(row, ada);
      for (let match = 0; match < i % 3; match++) await place.storage.exhibits.play(id, `match${match}`);
    }
    await place.close();
    const other = await openSite(own);
    const visitor = new Browser(other.link);
    for (const order of ['newest', 'most-played']) {
      const seen: Exhibit[] = [];
      for (let next: string | null = ''; next !== null;) {
        const page: ExhibitList = await wallOf(visitor, `?order=${order}${next && `&after=${next}`}`);
        expect(page.exhibits.length).toBeLessThanOrEqual(12);
        seen.push(...page.exhibits);
        next = page.next;
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(30);
      const key = ({ plays, made }: Exhibit): number => (order === 'newest' ? made : plays);
      expect(seen.map(key)).toEqual(seen.map(key).toSorted((a, b) => b - a));
    }
    for (const after of ['x', '1.2.3', `1.2.${'0'.repeat(19)}'`])
      expect((await visitor.ask('GET', `/gallery?after=${encodeURIComponent(after)}`)).status).toBe(400);
    await other.close();
  });

  test('a person who is deleted while bots try their work shows nothing', async () => {
    const place = await openPlace({ env: { ...(await empty()) } });
    const ada = await place.person('Ada');
    await place.storage.retention.deletePerson(ada.id, 'go');
    const row = { id: '0'.repeat(20), game: 'donjonz', text: 'x', name: 'x', author: 'Ada', claimed: 0, par: 1 };
    await place.storage.exhibits.add(row, ada.id);
    expect(await place.storage.exhibits.find(row.id)).toBeUndefined();
    await place.close();
  });
});

describe('a work that is only claimed to be proved', () => {
  /** What a thread of bots that had to be ended says. */
  const lost = Object.assign(new Error('The task has been aborted'), { name: 'AbortError' });

  test('is not believed: bots that find no end show nothing, and nobody is woken for it', async () => {
    let tried = 0;
    const endless: TryOut = async match => {
      if (++tried > 3) throw lost;
      return tryOut(match, { match: '', share: 0, unwanted: new AbortController().signal });
    };
    const site = await openSite({ ...(await file()), ...ON }, GENEROUS, { tryOut: endless });
    const ada = await somebody(site);
    expect(await publish(ada, dungeonCalled('Endless'))).toMatchObject({ status: 400, json: { fault: 'unproved' } });
    expect((await wallOf(ada)).exhibits).toEqual([]);
    expect(site.logged).toEqual([]);
    await site.close();
  });

  test('waits for its proof; asked again it says how far that is, and another has to wait', async () => {
    let goOn = (): void => undefined;
    const slow: TryOut = async (match, thinking) => {
      if (match.number === 3) await new Promise<void>(resolve => (goOn = resolve));
      return tryOnce(match, thinking);
    };
    const site = await openSite({ ...(await file()), ...ON }, GENEROUS, { tryOut: slow });
    const ada = await somebody(site);
    const first = await publish(ada, dungeonCalled('Slow'));
    expect(first.json).toEqual({ state: 'proving', done: 3, of: 20 });
    expect((await publish(ada, otherDungeon('Impatient', 1))).json).toMatchObject({ fault: 'too-fast' });
    goOn();
    expect(await shown(ada, dungeonCalled('Slow'))).toMatchObject({ name: 'Slow' });
    await site.close();
  });

  test('is not stored by a server that closes meanwhile', async () => {
    const env = { ...(await file()), ...ON };
    let isAsked = false;
    const never: TryOut = async () => {
      isAsked = true;
      return undefined;
    };
    const site = await openSite(env, GENEROUS, { tryOut: never });
    const ada = await somebody(site);
    expect((await publish(ada, dungeonCalled('Late'))).json).toMatchObject({ fault: 'closing' });
    expect(isAsked).toBe(true);
    await site.close();
  });
});

test('what one address brings, and has against works, has a rate', async () => {
  const few = { burst: 2, perSecond: 0.001 };
  const limits = { ...GENEROUS, worksPerAddress: few, reportsPerAddress: few };
  const site = await openSite({ ...(await file()), ...ON }, limits, { tryOut: tryOnce });
  const people = [await somebody(site), await somebody(site), await somebody(site)];
  const statuses: number[] = [];
  for (const [i, who] of people.entries()) statuses.push((await publish(who, otherDungeon('Many', i))).status);
  expect(statuses).toEqual([200, 200, 429]);
  // What is there already costs nobody anything.
  const { id } = await shown(people[2]!, otherDungeon('Many', 0));
  const say = () => people[2]!.ask('POST', `/gallery/${id}/reports`, { reason: 'No' });
  expect([(await say()).status, (await say()).status, (await say()).status]).toEqual([204, 204, 429]);
  await site.close();
});

test('a name that somebody else has claimed since shows nothing', async () => {
  const site = await openSite({ ...(await file()), ...ON }, GENEROUS, { tryOut: tryOnce });
  const [eve, ada] = [await somebody(site, 'Victoria'), new Browser(site.link)];
  await ada.ask('POST', '/me/claim', { name: 'Victoria', passphrase: 'long live the queen' });
  expect((await publish(eve, dungeonCalled('Palace'))).json).toMatchObject({ fault: 'name-taken' });
  expect(await shown(ada, dungeonCalled('Palace'))).toMatchObject({ author: 'Victoria', isClaimed: true });
  await site.close();
});
