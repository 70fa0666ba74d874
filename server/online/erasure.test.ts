import { describe, expect, test } from 'vitest';
import { backUp } from '../storage/backup.ts';
import { openEngine } from '../storage/open.ts';
import { check } from '../matches/check.ts';
import { erasePerson } from '../matches/erasure.ts';
import { connect, hello } from '../tests/connection.ts';
import { useDatabases } from '../tests/databases.ts';
import { ENTROPY, openPlace, shelf, TERMS, until } from '../tests/place.ts';
import { Browser, openSite } from '../tests/site.ts';
import { seatPeople } from '../tests/sitting.ts';

const { kinds } = useDatabases();
const NAME = 'Ozymandias';
const PASSPHRASE = 'king of kings';
const DAY_MS = 86_400_000;
const THREE = [{ type: 'me' as const }, { type: 'open' as const }, { type: 'open' as const }];

/** Everything that a database holds, as text. */
async function stored(env: Record<string, string>): Promise<string> {
  const engine = await openEngine(env, 'visit');
  if ('unopened' in engine) throw new Error(engine.unopened);
  const lines: string[] = [];
  await backUp(engine, line => void lines.push(line));
  await engine.close();
  return lines.join('\n');
}

describe.each(kinds)('on %s', (_name, empty) => {
  test('whoever wants it leaves nothing behind but seats, and the others keep their matches', async () => {
    const env = await empty();
    const site = await openSite(env);
    const [ada, bob] = [new Browser(site.link), new Browser(site.link)];
    await ada.ask('POST', '/me/claim', { name: NAME, passphrase: PASSPHRASE });
    const playing = await ada.create({ name: NAME, places: THREE });
    await bob.join(playing.match, playing.join, 'Bob');
    await new Browser(site.link).join(playing.match, playing.join, 'Cleo');
    const gathering = await bob.create({ name: 'Bob', places: THREE });
    expect(await ada.join(gathering.match, gathering.join, NAME)).toBe(1);
    const [own, others] = [
      await connect(site.link, { cookie: ada.cookie }),
      await connect(site.link, { cookie: bob.cookie }),
    ];
    for (const socket of [own, others]) await socket.say(hello(playing.match));
    await own.say({ type: 'chat', id: 'remark-1', text: 'Look on my works' });
    await until(() => others.heard.some(each => each.type === 'chat'));
    expect(await stored(env)).toMatch(NAME);

    const erase = (body: object) => ada.ask('POST', '/me/erase', body);
    expect((await erase({})).json).toMatchObject({ fault: 'wrong-passphrase' });
    expect((await erase({ passphrase: 'another king' })).json).toMatchObject({ fault: 'wrong-passphrase' });
    expect((await erase({ passphrase: PASSPHRASE })).status).toBe(204);

    await own.closed;
    expect((await ada.ask('GET', '/me')).status).toBe(401);
    await until(() => others.table?.sitters[0]?.name === '');
    expect(others.table?.sitters[0]).toMatchObject({ person: true, forfeited: 'left' });
    expect(await bob.ask('GET', `/matches/${gathering.match}/links`)).toMatchObject({ status: 200 });
    expect((await bob.ask('GET', '/me/matches')).json).toMatchObject({
      matches: [{ names: expect.not.arrayContaining([NAME]) }, { names: expect.not.arrayContaining([NAME]) }],
    });
    expect(await stored(env)).not.toMatch(/Ozymandias|Look on my works/);
    await others.close();
    await site.close();
    const place = await openPlace({ env });
    expect(await check({ storage: place.storage, shelf }, undefined)).toMatchObject({ matches: 2, damaged: [] });
    await place.close();
    expect(site.logged).toEqual([]);
  });

  test('whoever sits down while they are deleted is not named there either', async () => {
    const place = await openPlace({ env: await empty() });
    const { storage } = place;
    const [ada, bob] = [await place.person(NAME), await place.person('Bob')];
    const token = await storage.devices.signIn(ada.id, { browser: null, system: null });
    await place.found({ places: THREE }, ada);
    const late = await place.found({ places: THREE }, bob);
    let isLate = false;
    await erasePerson(storage, ada.id, async match => {
      expect(await storage.devices.byToken(token)).toBeUndefined();
      const room = await place.room(match);
      if (!isLate) await (await place.room(late.id)).join(ada, { entropy: ENTROPY });
      isLate = true;
      return proposal => room.propose(proposal);
    });
    const { fold } = await place.room(late.id);
    expect(fold.chairs.map(({ name }) => name)).not.toContain(NAME);
    expect(JSON.stringify(await storage.steps(late.id))).not.toMatch(NAME);
    expect(await storage.people.isKnown(ada.id)).toBe(false);
    await place.close();
  });

  test('a name that was taken back is free for others', async () => {
    const site = await openSite(await empty());
    const [ada, bob] = [new Browser(site.link), new Browser(site.link)];
    const claim = { name: NAME, passphrase: PASSPHRASE };
    await ada.ask('POST', '/me/claim', claim);
    expect((await bob.ask('POST', '/me/claim', claim)).status).toBe(409);
    await ada.ask('POST', '/me/erase', { passphrase: PASSPHRASE });
    expect((await bob.ask('POST', '/me/claim', claim)).status).toBe(200);
    expect((await new Browser(site.link).ask('POST', '/me/erase', {})).status).toBe(401);
    await site.close();
  });

  test('what is too old is counted, then deleted, and nothing else', async () => {
    let ahead = 0;
    const place = await openPlace({ env: await empty(), ahead: () => ahead });
    const { storage } = place;
    const { retention, devices, people } = storage;
    const make = { browser: null, system: null };
    const [gone, ada] = [await place.person('Gone'), await place.person('Ada')];
    const [owner, bob] = [await place.person('Owner'), await place.person('Bob')];
    await people.claim(owner.id, 'Owner', PASSPHRASE);
    for (const { id } of [gone, ada, owner]) await devices.signIn(id, make);
    const alone = { game: 'donjonz', options: {}, places: [{ type: 'me' as const }] };
    const [old, running] = [await place.found(alone, bob), await place.found(alone, bob)];
    const abandoned = await place.found({ places: THREE, terms: TERMS }, bob);
    const ended = await place.room(old.id);
    await ended.settled();
    await ended.propose({ client: 'end', judge: () => ({ by: -2, body: { kind: 'end' } }) });
    await storage.remark({ match: old.id, client: 'r', at: 1, seat: 0, name: 'Bob', text: 'Hm', person: bob.id });
    await storage.results.add({ game: 'donjonz', number: 1 }, owner.id, { score: 1, log: '[]' });
    ahead = 100 * DAY_MS;
    const token = await devices.signIn(ada.id, make);
    await devices.makeLink(bob.id);
    ahead += DAY_MS;
    const keeping = { ended: 50, gathering: 50, people: 50, devices: 50, results: 50 };
    const expected = { ended: 1, gathering: 1, people: 2, devices: 3, links: 1, results: 1 };
    expect(await retention.prune(keeping, 'count')).toEqual(expected);
    expect(await storage.match(old.id)).toBeDefined();
    expect(await retention.prune({ ...keeping, ended: Infinity, people: Infinity }, 'count')).toMatchObject({
      ended: 0,
      people: 0,
    });
    await retention.prune(keeping, 'delete');
    expect(await storage.match(old.id)).toBeUndefined();
    expect(await storage.match(abandoned.id)).toBeUndefined();
    expect(await storage.steps(old.id)).toEqual([]);
    expect(await storage.remarks(old.id)).toEqual([]);
    expect(await storage.match(running.id)).toBeDefined();
    expect(await devices.byToken(token)).toMatchObject({ name: 'Ada' });
    expect(await people.byPassphrase('Owner', PASSPHRASE, '127.0.0.1')).toMatchObject({ id: owner.id });
    expect(await retention.prune(keeping, 'count')).toEqual({
      ended: 0,
      gathering: 0,
      people: 0,
      devices: 0,
      links: 0,
      results: 0,
    });
    await place.close();
  });

  test('a match that is deleted beside a server closes there', async () => {
    const place = await openPlace({ env: await empty(), sweepMs: 5 });
    const { id, listeners } = await seatPeople(place, ['Ada'], { places: THREE });
    await place.storage.retention.deleteMatches([id]);
    await until(() => listeners.every(({ dismissed }) => dismissed === 'no-such-match'));
    expect(await place.rooms.room(id)).toBe('unknown');
    await place.close();
  });
});
