import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { close, open, type OpenServer } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-site-'));
const root = join(folder, 'web');
const PAGE = '<!doctype html><title>Oubliette</title>';
const PAGE_WANTED = { accept: 'text/html,application/xhtml+xml' };
const BROTLI = brotliCompressSync('export {};');
const GZIP = gzipSync('export {};');
const ANY_PORT = { host: '127.0.0.1', port: 0 };

let opened: OpenServer;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'index.html.br'), brotliCompressSync(PAGE));
  writeFileSync(join(root, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(root, 'assets', 'index-Ab12Cd34.js'), 'export {};');
  writeFileSync(join(root, 'assets', 'index-Ab12Cd34.js.br'), BROTLI);
  writeFileSync(join(root, 'assets', 'index-Ab12Cd34.js.gz'), GZIP);
  writeFileSync(join(root, '.hidden'), 'secret');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  opened = await openSite();
});

afterAll(async () => {
  await opened.server.close();
  rmSync(folder, { recursive: true });
});

async function openSite(): Promise<OpenServer> {
  const answer = await open({ root }, ANY_PORT);
  if ('unopened' in answer) throw new Error(answer.unopened);
  return answer;
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(opened.link + path, { headers });
}

interface Raw {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** fetch tidies paths, adds headers of its own and unpacks what comes; this sends and hears things as they stand. */
function getBytes(path: string, headers: Record<string, string>): Promise<Raw> {
  const { port } = new URL(opened.link);
  return new Promise((resolve, reject) => {
    request({ port, path, headers }, response => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

async function getRaw(
  path: string,
  headers: Record<string, string> = PAGE_WANTED,
): Promise<{ status: number | undefined; body: string }> {
  const { status, body } = await getBytes(path, headers);
  return { status, body: body.toString() };
}

describe('files', () => {
  test('the page is served and asked for anew each time', async () => {
    const response = await get('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(PAGE);
  });

  test('an unchanged page is not sent twice', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect(await getRaw('/', { 'if-none-match': etag })).toEqual({ status: 304, body: '' });
  });

  test('an asset with a hash in its name is kept for ever, another file is not', async () => {
    const asset = await get('/assets/index-Ab12Cd34.js');
    expect(asset.headers.get('content-type')).toMatch('javascript');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/donjonz',
    '/donjonz/',
    '/donjonz/play/abc',
    '/donjonz?seed=a.b',
    '/online',
    '/me',
    '/donjonz/online/abcdefghij',
  ])('%s is an address within the page', async path => {
    const response = await get(path, PAGE_WANTED);
    expect([response.status, await response.text()]).toEqual([200, PAGE]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/nowhere',
    '/donjonz/play/',
    '/a/b/c',
    '/online/zzzz',
    '/donjonz/online/zzzz',
    '/donjonz/online/zzzz/replay',
    '/index.php',
    '/assets/index-gone.js',
    '/.hidden',
  ])('%s is not there: the page says so in words, a script is told in JSON', async path => {
    const response = await get(path, { ...PAGE_WANTED, 'if-none-match': '*', 'accept-encoding': 'br, gzip' });
    expect([response.status, await response.text()]).toEqual([404, PAGE]);
    expect(response.headers.get('content-type')).toMatch('text/html');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const told = await get(path, { accept: '*/*' });
    expect([told.status, await told.json()]).toEqual([404, { error: `There is nothing at ${path}.` }]);
  });

  test('an address within the page is nothing to a script or a form', async () => {
    expect((await get('/donjonz', { accept: 'application/json' })).status).toBe(404);
    expect((await fetch(`${opened.link}/donjonz`, { method: 'POST', headers: PAGE_WANTED })).status).toBe(404);
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%2e%2e%5csecret.txt',
    '//../secret.txt',
    '/secret.txt%00.html',
  ])('%s does not leave the folder', async path => {
    const { status, body } = await getRaw(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).toBe(PAGE);
    expect(JSON.parse((await getRaw(path, { accept: '*/*' })).body)).toEqual({ error: expect.stringMatching(/\.$/) });
  });
});

describe('files that the build has compressed', () => {
  const SCRIPT = '/assets/index-Ab12Cd34.js';

  test.each([
    ['br', 'br', BROTLI],
    ['gzip, deflate, br', 'br', BROTLI],
    ['gzip', 'gzip', GZIP],
    ['gzip;q=1, br;q=0', 'gzip', GZIP],
    ['identity', null, Buffer.from('export {};')],
    ['zstd', null, Buffer.from('export {};')],
  ])('whoever accepts %s is sent %s', async (accepted, encoding, bytes) => {
    const { headers, body } = await getBytes(SCRIPT, { 'accept-encoding': accepted });
    expect(body).toEqual(bytes);
    expect(headers['content-encoding'] ?? null).toBe(encoding);
    expect(headers['content-type']).toMatch('javascript');
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('a file that was not worth it is sent as it is, and may not be mistaken for another either', async () => {
    const { headers, body } = await getBytes('/icon.svg', { 'accept-encoding': 'br, gzip' });
    expect(body.toString()).toMatch('<svg');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['vary']).toMatch(/accept-encoding/i);
  });

  test('the page at any of its addresses', async () => {
    for (const path of ['/', '/donjonz']) {
      const { headers, body } = await getBytes(path, { ...PAGE_WANTED, 'accept-encoding': 'br' });
      expect(brotliDecompressSync(body).toString()).toBe(PAGE);
      expect([headers['content-encoding'], headers['cache-control']]).toEqual(['br', 'no-cache']);
    }
  });
});

describe('headers', () => {
  test('the page may load from here alone', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch("default-src 'self'");
    expect(policy).toMatch("img-src 'self' data:");
    expect(policy).not.toMatch(/unsafe|http|\*/);
  });

  test('browsers are told not to guess, not to frame and not to insist on TLS', async () => {
    const { headers } = await get('/');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).not.toMatch('upgrade-insecure-requests');
  });

  test('health is never cached', async () => {
    const response = await get('/healthz');
    expect(await response.json()).toEqual({ ok: true });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('opening', () => {
  test('a taken port is one sentence', async () => {
    const port = Number(new URL(opened.link).port);
    expect(await open({ root }, { host: '127.0.0.1', port })).toEqual({
      unopened: `Port ${port} is taken; set PORT to another one.`,
    });
  });

  test('a host elsewhere is one sentence', async () => {
    expect(await open({ root }, { host: '192.0.2.1', port: 0 })).toEqual({
      unopened: '192.0.2.1 is not an address of this machine; set HOST to another one.',
    });
  });

  test('a folder without a page is one sentence', async () => {
    expect(await open({ root: folder }, ANY_PORT)).toEqual({
      unopened: `The page is not built: ${folder} has no index.html.`,
    });
  });

  test.each([
    [{}, { host: '127.0.0.1', port: 3000 }],
    [
      { PORT: '', HOST: '' },
      { host: '127.0.0.1', port: 3000 },
    ],
    [
      { PORT: '8080', HOST: 'localhost' },
      { host: '127.0.0.1', port: 8080 },
    ],
    [
      { PORT: '0', HOST: '0.0.0.0' },
      { host: '0.0.0.0', port: 0 },
    ],
  ])('%j is an address', (env, address) => {
    expect(readAddress(env)).toEqual(address);
  });

  test.each(['65536', '-1', '80.5', 'http', ' 80', '0x50', '1e3'])('PORT=%s is none', PORT => {
    expect(readAddress({ PORT })).toEqual({
      unopened: `PORT must be a whole number from 0 to 65535, not '${PORT}'.`,
    });
  });
});

test('closing does not wait for a connection without a request', async () => {
  const { server, link } = await openSite();
  const spare = connect(Number(new URL(link).port), '127.0.0.1');
  const ended = new Promise(resolve => spare.once('close', resolve));
  await new Promise(resolve => server.server.once('connection', resolve));
  await Promise.all([close(server), ended]);
  await expect(fetch(link)).rejects.toThrow();
});
