import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RobotLineOf } from '../../wire/robot.ts';
import { useDatabases } from '../tests/databases.ts';
import { connect, hello } from '../tests/connection.ts';
import { Browser, openSite, type OpenSite } from '../tests/site.ts';
import { owner, RobotClient } from '../tests/robot.ts';
import { ENTROPY, GENEROUS, TERMS } from '../rig/shelf.ts';
import { until } from '../rig/until.ts';

const { kinds } = useDatabases();
const OPEN = { type: 'open' as const };
const ME = { type: 'me' as const };
const RANDOM = { type: 'bot' as const, bot: 'random' };

describe.each(kinds)('the door on %s', (_name, empty) => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite(await empty());
  });
  afterAll(async () => {
    await site.close();
    expect(site.logged).toEqual([]);
  });

  /** A robot of somebody, and a table of somebody else's where it sits, beside a bot or in all seats. */
  async function seated(
    more: object = {},
  ): Promise<{ robot: RobotClient; match: string; host: Browser; who: Browser }> {
    const [who, host] = [await owner(site.link), new Browser(site.link)];
    const robot = await RobotClient.make(site.link, who);
    const { match, join } = await host.create({ game: 'sealed', places: [OPEN, RANDOM], ...more });
    await robot.listen();
    expect(await robot.ask('POST', `/matches/${match}/seat`, { key: join })).toMatchObject({ status: 200 });
    return { robot, match, host, who };
  }

  /** Plays on, doing the first thing that is listed, until it is told of the end. */
  async function playOut(robot: RobotClient, told: RobotLineOf<'turn'>): Promise<RobotLineOf<'ended'>> {
    let turn = told;
    while (robot.all('ended').length === 0) {
      expect((await robot.act(turn.match, turn.decision, turn.actions[0])).json).toMatchObject({ type: 'done' });
      const { decision } = turn;
      await until(() => robot.all('ended').length > 0 || robot.last('turn').decision !== decision);
      turn = robot.last('turn');
    }
    return robot.last('ended');
  }

  test('a robot sits down by a link, is told its turns and what it may do, and plays to the end', async () => {
    const { robot, match, who } = await seated();
    const turn = await robot.hears('turn');
    expect(robot.heard.slice(0, 2).map(({ type }) => type)).toEqual(['hello', 'seated']);
    expect(robot.last('hello')).toMatchObject({ name: 'Fido', owner: (who as unknown as { name: string }).name });
    expect(turn).toMatchObject({ match, game: 'sealed', seat: 0, prompt: { type: expect.any(String) } });
    expect(turn.actions.length).toBeGreaterThan(0);
    const end = await playOut(robot, turn);
    expect(end).toMatchObject({ match, seat: 0, outcome: { places: [expect.any(Number), expect.any(Number)] } });
    for (const { view, events } of robot.all('turn')) {
      expect([null, 0]).toContain((view as { sealed: unknown[] }).sealed[1]);
      const others = (events ?? []).filter(event => event.type === 'sealed' && event['seat'] === 1);
      expect(others.every(event => event['pip'] === null)).toBe(true);
    }
    const { json } = await robot.ask('GET', `/matches/${match}/replay`);
    expect(json).toMatchObject({ type: 'transcript', names: ['Fido', expect.any(String)], own: [0] });
    await robot.hangUp();
  });

  test('what is still to do is told first by a stream that is opened again', async () => {
    const { robot } = await seated();
    const { match, decision, actions } = await robot.hears('turn');
    await robot.hangUp();
    robot.heard.length = 0;
    await robot.listen();
    expect(await robot.hears('turn')).toMatchObject({ match, decision, actions, events: null });
    await robot.hangUp();
  });

  test('a second stream ends the first, which is told so', async () => {
    const { robot } = await seated();
    const other = new RobotClient(site.link, robot);
    await other.listen();
    await robot.ended;
    expect(robot.heard.at(-1)).toEqual({ type: 'closed', why: 'replaced' });
    expect(await other.hears('turn')).toMatchObject({ seat: 0 });
    await other.hangUp();
  });

  test('the same id happens once; a stale decision and an illegal action change nothing and say why', async () => {
    const { robot, match } = await seated({ game: 'dice-and-danger', places: [OPEN, RANDOM] });
    const { decision, actions } = await robot.hears('turn');
    const illegal = await robot.act(match, decision, { type: 'fly' }, 'illegal-one');
    expect(illegal).toMatchObject({
      status: 200,
      json: {
        type: 'refused',
        refusal: { rule: expect.stringMatching(/^DDD-/) },
        sentence: expect.stringMatching(/\(DDD-/),
      },
    });
    expect((await robot.act(match, decision, actions[0], 'legal-one')).json).toEqual({ type: 'done', id: 'legal-one' });
    expect((await robot.act(match, decision, actions[0], 'legal-one')).json).toEqual({ type: 'done', id: 'legal-one' });
    expect((await robot.act(match, decision, actions[0], 'legal-two')).json).toMatchObject({ failure: 'stale' });
    await until(() => robot.last('turn').decision === decision + 1);
    await robot.hangUp();
  });

  test('an id of somebody else is another wish', async () => {
    const [who, host] = [await owner(site.link), new Browser(site.link)];
    const robot = await RobotClient.make(site.link, who);
    const { match, join } = await host.create({ game: 'sealed', places: [ME, OPEN] });
    await robot.listen();
    await robot.ask('POST', `/matches/${match}/seat`, { key: join });
    const page = await connect(site.link, { cookie: host.cookie });
    const welcome = await page.say(hello(match));
    if (welcome.type !== 'welcome' || !welcome.now) throw new Error('not begun');
    const { decision, actions } = await robot.hears('turn');
    page.send({ type: 'act', id: 'the-same-id', seat: 0, decision: welcome.now.decision, action: actions[0] });
    await until(() => page.heard.some(({ type }) => type === 'done'));
    expect((await robot.act(match, decision, { type: 'fly' }, 'the-same-id')).json).toMatchObject({ type: 'refused' });
    await Promise.all([page.close(), robot.hangUp()]);
  });

  test('who sits elsewhere, or is not asked, cannot act, and learns nothing of the match', async () => {
    const [{ robot, match }, stranger] = [await seated(), await seated()];
    const { decision, actions } = await robot.hears('turn');
    expect(await stranger.robot.act(match, decision, actions[0])).toMatchObject({ json: { fault: 'no-such-match' } });
    expect(await stranger.robot.ask('GET', `/matches/${match}/replay`)).toMatchObject({ status: 404 });
    expect(await stranger.robot.ask('DELETE', `/matches/${match}/seat`)).toMatchObject({ status: 404 });
    expect(await stranger.robot.ask('POST', `/matches/${match}/seat`, {})).toMatchObject({ status: 404 });
    expect(await robot.act(match, decision + 1, actions[0])).toMatchObject({ json: { failure: 'stale' } });
    expect(await robot.act('aaaaaaaaaa', 0, actions[0])).toMatchObject({ status: 404 });
    await Promise.all([robot.hangUp(), stranger.robot.hangUp()]);
  });

  test('a wrong token, none, a cookie and another scheme let nobody in', async () => {
    const { robot, who } = await seated();
    const asked = (headers: Record<string, string>) => new Browser(site.link).ask('GET', '/robot', undefined, headers);
    const wrong = `oubliette_${'A'.repeat(43)}`;
    for (const headers of [
      {},
      { authorization: `Bearer ${wrong}` },
      { authorization: `Basic ${robot.token}` },
      { authorization: `Bearer ${robot.token} x` },
      { authorization: `Bearer ${'x'.repeat(5000)}` },
      { cookie: `oubliette=${robot.token}` },
      { cookie: who.cookie },
    ] as Record<string, string>[])
      expect((await asked(headers)).status).toBe(401);
    expect(await asked({ authorization: `bearer ${robot.token}` })).toMatchObject({ status: 200 });
    await robot.hangUp();
  });

  test('a robot’s token is nobody’s cookie: it lays no table, talks nowhere and looks at nothing', async () => {
    const { robot, match } = await seated();
    const cookie = `oubliette=${robot.token}`;
    expect((await new Browser(site.link).ask('GET', '/me', undefined, { cookie })).status).toBe(401);
    expect((await new Browser(site.link).ask('GET', '/me/robots', undefined, { cookie })).status).toBe(401);
    const page = await connect(site.link, { cookie });
    expect(await page.say(hello(match))).toMatchObject({ fault: 'no-such-match' });
    await Promise.all([page.close(), robot.hangUp()]);
  });

  test('a token that is withdrawn ends its stream and lets nobody in; another one does', async () => {
    const { robot, match, who } = await seated();
    const { decision, actions } = await robot.hears('turn');
    expect((await who.ask('DELETE', `/me/robots/${robot.id}/token`)).status).toBe(204);
    await robot.ended;
    expect(robot.heard.at(-1)).toEqual({ type: 'closed', why: 'signed-out' });
    expect((await robot.act(match, decision, actions[0])).status).toBe(401);
    expect(await robot.listen()).toBe(401);
    expect((await who.ask('GET', '/me/robots')).json).toEqual({ robots: [{ id: robot.id, name: 'Fido', seen: null }] });
    const { json } = await who.ask('POST', `/me/robots/${robot.id}/token`);
    const again = new RobotClient(site.link, json as unknown as { id: string; token: string });
    await again.listen();
    expect(await again.hears('turn')).toMatchObject({ match, decision });
    const next = await who.ask('POST', `/me/robots/${robot.id}/token`);
    await again.ended;
    expect(again.heard.at(-1)).toEqual({ type: 'closed', why: 'signed-out' });
    expect(next.json?.['token']).not.toBe(again.token);
  });

  test('a stream without a match ends with its token, too', async () => {
    const who = await owner(site.link);
    const robot = await RobotClient.make(site.link, who);
    await robot.listen();
    await who.ask('DELETE', `/me/robots/${robot.id}/token`);
    await robot.ended;
    expect(robot.heard.at(-1)).toEqual({ type: 'closed', why: 'signed-out' });
  });

  test('only its owner names, withdraws or deletes a robot', async () => {
    const { robot, who } = await seated();
    const eve = await owner(site.link);
    for (const [method, path, body] of [
      ['POST', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['POST', '/token', undefined],
      ['DELETE', '/token', undefined],
    ] as const)
      expect(await eve.ask(method, `/me/robots/${robot.id}${path}`, body)).toMatchObject({
        status: 404,
        json: { fault: 'no-such-robot' },
      });
    expect((await who.ask('POST', `/me/robots/${robot.id}`, { name: 'Rex' })).json).toMatchObject({ name: 'Rex' });
    expect((await robot.ask('GET', '')).json).toMatchObject({ name: 'Rex' });
    await robot.hangUp();
  });

  test('whoever has claimed no name owns no robots, and none is called what somebody else has claimed', async () => {
    const [stranger, ada] = [new Browser(site.link), await owner(site.link)];
    expect((await stranger.ask('POST', '/me/robots', { name: 'Fido' })).status).toBe(401);
    await stranger.create({});
    expect((await stranger.ask('POST', '/me/robots', { name: 'Fido' })).json).toMatchObject({ fault: 'claim-first' });
    const bob = await owner(site.link);
    expect((await bob.ask('POST', '/me/robots', { name: ada.name })).json).toMatchObject({ fault: 'name-taken' });
    expect((await ada.ask('POST', '/me/robots', { name: '' })).json).toMatchObject({ fault: 'bad-name' });
    const robot = await RobotClient.make(site.link, bob, 'Rover');
    await ada.ask('POST', '/me/claim', { name: 'Rover', passphrase: 'analytical engine' });
    const { match, join } = await ada.create({ game: 'sealed', places: [OPEN, RANDOM] });
    expect(await robot.ask('POST', `/matches/${match}/seat`, { key: join })).toMatchObject({ status: 409 });
  });

  test('an owner who is deleted takes their robots along, with their names at tables', async () => {
    const { robot, match, host, who } = await seated({ places: [ME, OPEN] });
    const page = await connect(site.link, { cookie: host.cookie });
    await page.say(hello(match));
    expect(page.table?.sitters[1]).toMatchObject({ name: 'Fido', owner: expect.stringMatching(/^Owner/) });
    expect((await who.ask('POST', '/me/erase', { passphrase: 'analytical engine' })).status).toBe(204);
    await robot.ended;
    expect(await robot.listen()).toBe(401);
    await until(() => page.table?.sitters[1]?.name === '');
    expect(page.table?.sitters[1]).toMatchObject({ owner: '', forfeited: 'left' });
    await page.close();
  });

  test('a robot that is deleted gets up for good', async () => {
    const { robot, who } = await seated();
    expect((await who.ask('DELETE', `/me/robots/${robot.id}`)).status).toBe(204);
    await robot.ended;
    expect((await robot.ask('GET', '')).status).toBe(401);
    expect((await who.ask('GET', '/me/robots')).json).toEqual({ robots: [] });
  });

  test('in the lobby it sits down only where robots may', async () => {
    const [host, robot] = [new Browser(site.link), await RobotClient.make(site.link, await owner(site.link))];
    const closed = await host.create({ places: [ME, OPEN], terms: { ...TERMS, listed: true } });
    const open = await host.create({ places: [ME, OPEN], terms: { ...TERMS, listed: true, robots: true } });
    expect((await robot.ask('POST', `/matches/${closed.match}/seat`, {})).status).toBe(404);
    expect((await robot.ask('POST', `/matches/${open.match}/seat`, {})).json).toMatchObject({ seat: 1 });
    const { json } = await host.ask('GET', '/matches');
    expect(json?.['matches']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ match: open.match, terms: expect.objectContaining({ robots: true }) }),
      ]),
    );
  });

  test('it is ready when it sits, is sent away like anybody, and hears nothing as an onlooker', async () => {
    const { robot, match, host } = await seated({ places: [ME, OPEN, OPEN], terms: { ...TERMS, begins: 'ready' } });
    const page = await connect(site.link, { cookie: host.cookie });
    await page.say(hello(match));
    await until(() => page.table?.sitters[1]?.here === true);
    expect(page.table?.sitters[1]).toMatchObject({ name: 'Fido', ready: true });
    page.send({ type: 'remove', id: 'go-away-1', seat: 1 });
    expect(await robot.hears('left')).toEqual({ type: 'left', match });
    page.send({ type: 'fill', id: 'fill-1-bot', seat: 1, bot: 'random' });
    page.send({ type: 'begin', id: 'begin-now' });
    await until(() => page.heard.some(({ type }) => type === 'update'));
    await robot.hangUp();
    expect(robot.heard.map(({ type }) => type)).toEqual(['hello', 'seated', 'left']);
    await page.close();
  });

  test('it is asked for no favour, and is invited to play again', async () => {
    const { robot, match, host } = await seated({ places: [ME, OPEN], game: 'sealed' });
    await robot.hears('seated');
    const page = await connect(site.link, { cookie: host.cookie });
    await page.say(hello(match));
    page.send({ type: 'resign', id: 'give-up-1', seat: 0 });
    await robot.hears('ended');
    const { json } = await host.ask('POST', `/matches/${match}/rematch`, { entropy: ENTROPY });
    const invited = await robot.hears('invited');
    expect(invited).toMatchObject({ match: json?.['match'], game: 'sealed' });
    expect((await robot.ask('POST', `/matches/${invited.match}/seat`, {})).status).toBe(200);
    await until(() => robot.all('seated').length === 2);
    await Promise.all([page.close(), robot.hangUp()]);
  });

  test('getting up before the match opens the seat, and later loses it', async () => {
    const { robot, match } = await seated({ places: [ME, OPEN, OPEN] });
    await robot.hears('seated');
    expect((await robot.ask('DELETE', `/matches/${match}/seat`)).status).toBe(204);
    expect(await robot.hears('left')).toEqual({ type: 'left', match });
    const { robot: other, match: running } = await seated();
    await other.hears('turn');
    expect((await other.ask('DELETE', `/matches/${running}/seat`)).status).toBe(204);
    expect(await other.hears('ended')).toMatchObject({ outcome: { places: [0, 1] } });
    await Promise.all([robot.hangUp(), other.hangUp()]);
  });

  test.each([
    ['{"id": "12345678", "decision": 0, "action": {"type": "x", "deep": [[[[[[[[[[1]]]]]]]]]]}}', 'too-deep'],
    [JSON.stringify({ id: '12345678', decision: 0, action: { type: 'x'.repeat(5000) } }), 'too-long'],
    ['{"id": "12345678", "decision": 0, "action": {"type": "x", "__proto__": {}}}', 'bad-key'],
    ['{"id": "12345678", "decision": -1, "action": {"type": "x"}}', 'bad-shape'],
    ['{"id": "1/2345678", "decision": 0, "action": {"type": "x"}}', 'bad-shape'],
    ['{"id": "12345678", "decision": 0, "action": {"type": "x"}, "seat": 1}', 'bad-shape'],
    ['{"id": "12345678"', 'not-json'],
  ])('hostile: %.40s', async (body, fault) => {
    const { robot, match } = await seated();
    expect((await robot.ask('POST', `/matches/${match}/act`, body)).json).toMatchObject({ fault });
    expect((await robot.act(match, 0, null)).json).toMatchObject({ fault: 'bad-shape' });
    await robot.hangUp();
  });
});

describe('limits', () => {
  test('of robots, matches, streams and moves', async () => {
    const site = await openSite(
      {},
      {
        ...GENEROUS,
        robotsPerPerson: 2,
        matchesPerRobot: 1,
        streamsPerAddress: 1,
        messagesPerPerson: { burst: 20, perSecond: 0.001 },
      },
    );
    const who = await owner(site.link);
    const made = await Promise.all([1, 2, 3, 4].map(i => who.ask('POST', '/me/robots', { name: `Fido ${i}` })));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(made.filter(({ json }) => json?.['fault'] === 'too-many-robots')).toHaveLength(2);
    const [fido, rex] = made
      .filter(({ status }) => status === 200)
      .map(({ json }) => new RobotClient(site.link, json as unknown as { id: string; token: string }));
    if (!fido || !rex) throw new Error('two robots were made');
    expect([await fido.listen(), await rex.listen()]).toEqual([200, 429]);
    const tables = [await who.create({ places: [OPEN, RANDOM] }), await who.create({ places: [OPEN, RANDOM] })];
    const sitting = tables.map(
      ({ match, join }) =>
        () =>
          fido.ask('POST', `/matches/${match}/seat`, { key: join }),
    );
    expect((await sitting[0]?.())?.status).toBe(200);
    expect((await sitting[1]?.())?.json).toMatchObject({ fault: 'too-many-matches' });
    expect((await sitting[0]?.())?.status).toBe(200);
    let last = await fido.ask('GET', '');
    for (let i = 0; i < 20; i++) last = await fido.ask('GET', '');
    expect(last.json).toMatchObject({ fault: 'too-fast' });
    expect((await rex.ask('GET', '')).status).toBe(200);
    expect((await rex.ask('GET', `/matches/${tables[0]?.match}/replay`)).status).toBe(404);
    expect((await rex.ask('GET', '')).json, 'a whole match is dear').toMatchObject({ fault: 'too-fast' });
    await fido.hangUp();
    await site.close();
  });

  test('a robot that sits down at many tables at once sits at no more than it may', async () => {
    const site = await openSite({}, { ...GENEROUS, matchesPerRobot: 2 });
    const who = await owner(site.link);
    const fido = await RobotClient.make(site.link, who);
    const tables = [];
    for (let i = 0; i < 6; i++) tables.push(await who.create({ places: [OPEN, RANDOM] }));
    const sat = await Promise.all(
      tables.map(({ match, join }) => fido.ask('POST', `/matches/${match}/seat`, { key: join })),
    );
    expect(sat.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(sat.filter(({ json }) => json?.['fault'] === 'too-many-matches')).toHaveLength(4);
    await site.close();
  });

  test('a stream that is not read makes way for another of the same robot, and is not counted with it', async () => {
    const site = await openSite({}, { ...GENEROUS, streamsPerAddress: 1 });
    const robot = await RobotClient.make(site.link, await owner(site.link));
    const again = new RobotClient(site.link, robot);
    expect([await robot.listen(), await again.listen()]).toEqual([200, 200]);
    await robot.ended;
    expect(robot.heard.at(-1)).toEqual({ type: 'closed', why: 'replaced' });
    await again.hangUp();
    const other = await RobotClient.make(site.link, await owner(site.link));
    let status = 0;
    while (status !== 200) status = await other.listen();
    await other.hangUp();
    await site.close();
  });

  test('a server that closes tells its robots so', async () => {
    const site = await openSite({});
    const robot = await RobotClient.make(site.link, await owner(site.link));
    await robot.listen();
    await site.close();
    await robot.ended;
    expect(robot.heard.at(-1)).toEqual({ type: 'closed', why: 'closing' });
  });
});
