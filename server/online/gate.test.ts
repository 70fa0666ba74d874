import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as dial, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { bundled } from '../tests/bundled.ts';
import { connect } from '../tests/connection.ts';
import { until } from '../tests/place.ts';
import { openSite, type OpenSite } from '../tests/site.ts';
import { GENEROUS } from '../rig/shelf.ts';
import type { Limits } from './limits.ts';

let site: OpenSite | undefined;
const dialled: Socket[] = [];

afterEach(async () => {
  for (const socket of dialled.splice(0)) socket.destroy();
  await site?.close();
  site = undefined;
});

async function open(limits: Partial<Limits>, env: Record<string, string> = {}): Promise<string> {
  site = await openSite(env, { ...GENEROUS, ...limits });
  return site.link;
}

/** A connection that says nothing by itself; from any address of loopback. */
function call(link: string, localAddress = '127.0.0.1'): Line {
  const { hostname, port } = new URL(link.replace('localhost', '127.0.0.1'));
  const socket = dial({ host: hostname, port: Number(port), localAddress });
  const line: Line = { socket, heard: '', isClosed: false };
  socket.on('data', data => (line.heard += data.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => (line.isClosed = true));
  dialled.push(socket);
  return line;
}

interface Line {
  readonly socket: Socket;
  heard: string;
  isClosed: boolean;
}

const ask = (line: Line, path: string): boolean =>
  line.socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\n\r\n`);
const isAnswered = (line: Line): boolean => line.heard.includes('\r\n\r\n');
const statuses = (responses: readonly Response[]): number[] => responses.map(({ status }) => status);

async function getAll(link: string, path: string, headers: readonly Record<string, string>[]): Promise<Response[]> {
  const responses = [];
  for (const each of headers) responses.push(await fetch(link + path, { headers: each }));
  return responses;
}

const FEW = { burst: 3, perSecond: 0.001 };
/** What an appending proxy passes on when its client has made up the rest. */
const forged = Array.from({ length: 5 }, (_, i) => ({ 'x-forwarded-for': `198.51.100.${i}, 203.0.113.7` }));

describe('an address', () => {
  test('is the last one that our proxy has seen, whatever a client makes up', async () => {
    const link = await open({ requests: FEW }, { OUBLIETTE_PROXY: '1' });
    expect(statuses(await getAll(link, '/api/matches', forged))).toEqual([200, 200, 200, 429, 429]);
    const [other] = await getAll(link, '/api/matches', [{ 'x-forwarded-for': '203.0.113.7, 203.0.113.8' }]);
    expect(other?.status).toBe(200);
  });

  test('is that of the connection where no proxy is believed', async () => {
    const link = await open({ requests: FEW });
    expect(statuses(await getAll(link, '/api/matches', forged))).toEqual([200, 200, 200, 429, 429]);
  });

  test('is believed of the proxies of a list alone', async () => {
    const link = await open({ requests: FEW }, { OUBLIETTE_PROXY: '192.0.2.1' });
    const passed = forged.map((_, i) => ({ 'x-forwarded-for': `203.0.113.${i}` }));
    expect(statuses(await getAll(link, '/api/matches', passed))).toEqual([200, 200, 200, 429, 429]);
  });

  test('has so many sockets, whatever a client makes up', async () => {
    const link = await open({ socketsPerAddress: 2 }, { OUBLIETTE_PROXY: '1' });
    const sockets = [];
    for (const headers of forged.slice(0, 3)) sockets.push(await connect(link, headers));
    expect(await sockets[2]?.closed).toBe(1013);
    await sockets[0]?.close();
    await sockets[1]?.close();
  });

  test('of IPv6 is a whole /64', async () => {
    const link = await open({ requests: FEW }, { OUBLIETTE_PROXY: '1' });
    const from = [1, 2, 3, 4].map(i => ({ 'x-forwarded-for': `2001:db8:0:1::${i}` }));
    expect(statuses(await getAll(link, '/api/matches', from))).toEqual([200, 200, 200, 429]);
    const [neighbour] = await getAll(link, '/api/matches', [{ 'x-forwarded-for': '2001:db8:0:2::1' }]);
    expect(neighbour?.status).toBe(200);
  });

  test('that asks too fast is answered a fault, and its connection ends', async () => {
    const link = await open({ requests: FEW });
    const line = call(link);
    for (let i = 1; i <= 4; i++) {
      ask(line, '/api/me');
      await until(() => line.heard.match(/HTTP/g)?.length === i);
    }
    await until(() => line.isClosed);
    expect(line.heard.match(/HTTP\/1.1 \d+/g)).toEqual([401, 401, 401, 429].map(status => `HTTP/1.1 ${status}`));
    expect(line.heard).toContain('"fault":"too-fast"');
  });

  test('that asks much in one go is refused once', async () => {
    const link = await open({ requests: FEW });
    const line = call(link);
    line.socket.write('GET /api/nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(500));
    await until(() => line.isClosed);
    expect(line.heard.match(/HTTP\/1.1 429/g) ?? []).toHaveLength(1);
    expect((await fetch(`${link}/healthz`)).status).toBe(200);
  });

  test.each(['/healthz', '/metrics', '/', '/api', '/nowhere'])('asks for %s no faster than for pages', async path => {
    const link = await open({ pages: FEW });
    const [first, ...more] = statuses(await getAll(link, path, [{}, {}, {}, {}]));
    expect(first).not.toBe(429);
    expect(more.at(-1)).toBe(429);
  });
});

describe('a connection', () => {
  test('has to send its request in time, body included', async () => {
    const link = await open({ requestSeconds: 1 });
    const line = call(link);
    line.socket.write('POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n');
    line.socket.write('Content-Length: 1000\r\n\r\n{');
    const drip = setInterval(() => line.socket.write(' '), 50);
    await until(() => line.isClosed);
    clearInterval(drip);
    expect(line.heard).toMatch(/^HTTP\/1.1 408/);
  });

  test('has to be one of few of an address', async () => {
    const link = await open({ connectionsPerAddress: 3 });
    const lines = [1, 2, 3, 4].map(() => call(link));
    for (const line of lines) ask(line, '/healthz');
    await until(() => lines.filter(isAnswered).length === 3 && lines.some(line => line.isClosed));
    const other = call(link, '127.0.0.2');
    ask(other, '/healthz');
    await until(() => isAnswered(other));
    lines.find(isAnswered)?.socket.destroy();
    await until(() => {
      const next = call(link);
      ask(next, '/healthz');
      return lines.push(next) > 0 && lines.slice(4).some(isAnswered);
    });
  });

  test('that has become a socket is counted as one, and no longer as another', async () => {
    const link = await open({ connectionsPerAddress: 1 });
    const [one, two] = [await connect(link), await connect(link)];
    expect(await one.say({ type: 'ping' })).toMatchObject({ type: 'pong' });
    await one.close();
    await two.close();
  });

  test('is begun no faster than the rate of an address', async () => {
    const link = await open({ newConnections: FEW });
    const lines = [1, 2, 3, 4, 5].map(() => call(link));
    for (const line of lines) ask(line, '/healthz');
    await until(() => lines.filter(isAnswered).length === 3 && lines.filter(line => line.isClosed).length === 2);
  });

  test('for which there is no room makes the server unwell, and is logged once', async () => {
    const link = await open({ connections: 2 });
    const lines = Array.from({ length: 40 }, (_, i) => call(link, `127.0.0.${i + 1}`));
    await until(() => lines.some(line => line.isClosed));
    const watcher = lines.find(line => !line.isClosed)!;
    ask(watcher, '/healthz');
    await until(() => isAnswered(watcher));
    expect(watcher.heard).toMatch(/^HTTP\/1.1 503/);
    expect(site?.logged.map(line => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'There are no connections left.',
    ]);
  });
});

describe('figures', () => {
  test('are for this machine', async () => {
    const link = await open({});
    expect(statuses(await getAll(link, '/metrics', [{}, { 'x-forwarded-for': '127.0.0.1' }]))).toEqual([200, 404]);
  });

  test('are for this machine behind a proxy, too', async () => {
    const link = await open({}, { OUBLIETTE_PROXY: '1' });
    const from = ['203.0.113.7', '127.0.0.1, 203.0.113.7', '127.0.0.1'].map(ip => ({ 'x-forwarded-for': ip }));
    expect(statuses(await getAll(link, '/metrics', from))).toEqual([404, 404, 200]);
  });

  test('are for anybody where a config says so', async () => {
    const link = await open({}, { OUBLIETTE_PROXY: '1', OUBLIETTE_METRICS: 'open' });
    expect(statuses(await getAll(link, '/metrics', [{ 'x-forwarded-for': '203.0.113.7' }]))).toEqual([200]);
  });
});

test('a page belongs to the server by scheme and host', async () => {
  const link = await open({}, { OUBLIETTE_PROXY: '1' });
  const { host } = new URL(link);
  const origins = [`https://${host}`, `http://${host}`, `https://me@${host}`, 'null'];
  const secure = await getAll(
    link,
    '/api/matches',
    origins.map(origin => ({ origin, 'x-forwarded-proto': 'https' })),
  );
  expect(statuses(secure)).toEqual([200, 403, 403, 403]);
});

describe('a process that is granted few descriptors', () => {
  let child: ChildProcess | undefined;

  afterEach(() => child?.kill('SIGKILL'));

  test('keeps some for itself, says that it is full, and is well again', { timeout: 60_000 }, async () => {
    const bundle = await bundled();
    const root = mkdtempSync(join(tmpdir(), 'oubliette-few-'));
    writeFileSync(join(root, 'index.html'), '<!doctype html>');
    const env = { ...process.env, ROOT: root, OUBLIETTE_DATA: join(root, 'data'), OUBLIETTE_LOG: 'error' };
    const started = spawn('bash', ['-c', `ulimit -n 512; exec "${process.execPath}" "${bundle.file}"`], { env });
    child = started;
    let logged = '';
    started.stderr.on('data', (data: Buffer) => (logged += data.toString()));
    const [line] = (await once(started.stdout, 'data')) as [Buffer];
    const link = line.toString().trim();
    const before = await fetch(`${link}/api/matches`);
    expect(before.status, logged).toBe(200);
    const lines = Array.from({ length: 250 }, (_, i) => call(link, `127.0.1.${i + 1}`));
    await until(() => lines.filter(each => each.isClosed).length > 100);
    const watcher = lines.find(each => !each.isClosed)!;
    ask(watcher, '/healthz');
    await until(() => isAnswered(watcher));
    expect(watcher.heard).toMatch(/^HTTP\/1.1 503/);
    expect(logged).toContain('There are no connections left.');
    for (const each of lines) each.socket.destroy();
    expect((await fetch(`${link}/api/matches`)).status).toBe(200);
    bundle.remove();
    rmSync(root, { recursive: true });
  });
});
