import { describe, expect, test } from 'vitest';
import { openEngine } from '../storage/open.ts';
import { connect, type Connection, hello } from '../tests/connection.ts';
import { useDatabases } from '../tests/databases.ts';
import { deviceOf, devicesOf } from '../tests/devices.ts';
import { GENEROUS } from '../rig/shelf.ts';
import { until } from '../tests/place.ts';
import { Browser, openSite } from '../tests/site.ts';
import { GOING_AWAY } from './socket-session.ts';

const { kinds, server } = useDatabases();

/** How many steps with client ids that begin so are stored. */
async function stepsOf(env: Record<string, string>, client: string): Promise<number> {
  const engine = await openEngine(env, 'visit');
  if ('unopened' in engine) throw new Error(engine.unopened);
  const steps = await engine.database.selectFrom('step').select('seq').where('client', 'like', `${client}%`).execute();
  await engine.close();
  return steps.length;
}

/** Moves to the other seat and back, again and again, without waiting for answers. */
function wander(socket: Connection, client: string): string {
  const ids = Array.from({ length: 50 }, (_, i) => `${client}-${String(i).padStart(4, '0')}`);
  ids.forEach((id, i) => socket.send({ type: 'move', id, seat: i % 2, to: 1 - (i % 2) }));
  return ids.at(-1)!;
}

describe.each(kinds)('once a device is signed out, on %s', (_name, empty) => {
  test('nothing more of what it has sent is stored', async () => {
    const env = await empty();
    const site = await openSite(env);
    const ada = new Browser(site.link);
    const { match } = await ada.create({ places: [{ type: 'me' }, { type: 'open' }] });
    const thief = await deviceOf(ada, site);
    const [own, lost] = await Promise.all([ada, thief].map(({ cookie }) => connect(site.link, { cookie })));
    for (const socket of [own!, lost!]) await socket.say(hello(match));
    const other = (await devicesOf(ada)).find(({ isThis }) => !isThis)!;
    wander(lost!, 'thief');
    expect((await ada.ask('DELETE', `/me/devices/${other.id}`)).status).toBe(204);
    const stored = await stepsOf(env, 'thief');
    const last = wander(own!, 'owner');
    await until(() => own!.heard.some(each => 'id' in each && each.id === last));
    await lost!.closed;
    expect(await stepsOf(env, 'thief')).toBe(stored);
    await own!.close();
    await site.close();
  });
});

test('a device that has to wait for its rate is signed out at once all the same', async () => {
  const site = await openSite({}, { ...GENEROUS, messages: { burst: 20, perSecond: 0.001 } });
  const ada = new Browser(site.link);
  const { match } = await ada.create({});
  const socket = await connect(site.link, { cookie: ada.cookie });
  await socket.say(hello(match));
  for (let i = 0; i < 20; i++) socket.send({ type: 'ping' });
  await until(() => socket.heard.some(each => each.type === 'fault' && each.fault === 'too-fast'));
  expect((await ada.ask('DELETE', '/me/devices')).status).toBe(204);
  expect(await socket.closed).toBe(GOING_AWAY);
  await site.close();
}, 20_000);

describe.each(kinds)('beside a server, on %s', (_name, empty) => {
  test('whoever is signed out loses their socket within seconds', async () => {
    const env = await empty();
    const site = await openSite(env, GENEROUS, { sweepMs: 5 });
    const ada = new Browser(site.link);
    const { match } = await ada.create({});
    const socket = await connect(site.link, { cookie: ada.cookie });
    await socket.say(hello(match));
    const engine = await openEngine(env, 'visit');
    if ('unopened' in engine) throw new Error(engine.unopened);
    await engine.database.deleteFrom('token').execute();
    await engine.close();
    await socket.closed;
    expect(socket.heard.at(-1)).toMatchObject({ fault: 'signed-out' });
    await site.close();
  });
});

describe.each(kinds)('on the way in, on %s', (_name, empty) => {
  test('whoever is signed out everywhere does not stay, though nobody looks for them later', async () => {
    const site = await openSite(await empty(), GENEROUS, { sweepMs: 600_000 });
    for (let round = 0; round < 5; round++) {
      const ada = new Browser(site.link);
      const { match } = await ada.create({});
      const { cookie } = ada;
      const sockets = await Promise.all(Array.from({ length: 12 }, () => connect(site.link, { cookie })));
      for (const socket of sockets) socket.send(hello(match));
      expect((await ada.ask('DELETE', '/me/devices')).status).toBe(204);
      const isOut = ({ heard }: (typeof sockets)[number]) =>
        heard.some(each => each.type === 'fault' && ['signed-out', 'no-such-match'].includes(each.fault));
      await until(() => sockets.every(isOut));
      await Promise.all(sockets.map(socket => socket.close()));
    }
    await site.close();
  });
});

test('a device that one server signs out loses its socket at another', async () => {
  const env = await server();
  const sites = [await openSite(env), await openSite(env)] as const;
  const ada = new Browser(sites[0].link);
  const { match } = await ada.create({});
  const phone = await deviceOf(ada, sites[1]);
  const socket = await connect(sites[1].link, { cookie: phone.cookie });
  await socket.say(hello(match));
  expect((await ada.ask('DELETE', '/me/devices')).status).toBe(204);
  await socket.closed;
  expect(socket.heard.at(-1)).toMatchObject({ fault: 'signed-out' });
  for (const site of sites) await site.close();
});
