// A server of the test's own that can be rebuilt and be cut off: the page as it was built, and a newer build of it in
// which every part has another name.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import type { Duplex } from 'node:stream';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../../dist/web', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export class House {
  /** What was asked for and is not there. */
  readonly missed: string[] = [];
  readonly #root = mkdtempSync(join(tmpdir(), 'oubliette-house-'));
  readonly #server: Server;
  #folder = join(this.#root, 'old');
  /** The server that is asked for all that is online. */
  #called: URL | undefined;
  readonly #lines = new Set<Duplex>();

  private constructor() {
    cpSync(DIST, this.#folder, { recursive: true });
    this.#server = createServer((asked, response) => this.#answer(asked, response));
    this.#server.on('upgrade', (asked: IncomingMessage, line: Duplex) => this.#connect(asked, line));
  }

  static async open(): Promise<House> {
    const house = new House();
    await new Promise<void>(resolve => house.#server.listen(0, 'localhost', resolve));
    return house;
  }

  get address(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Serves a newer build from now on, and nothing of the old one. */
  rebuild(): void {
    this.#folder = join(this.#root, 'new');
    cpSync(DIST, this.#folder, { recursive: true });
    renameParts(this.#folder);
  }

  /** From now on another server answers for all that is online. */
  callOn(address: string): void {
    this.#called = new URL(address);
  }

  async close(): Promise<void> {
    for (const line of this.#lines) line.destroy();
    this.#server.closeAllConnections();
    await new Promise(resolve => this.#server.close(resolve));
    rmSync(this.#root, { recursive: true });
  }

  /** A line that stays open goes through as it is, once the other server has heard who calls. */
  #connect(asked: IncomingMessage, line: Duplex): void {
    if (!this.#called) return void line.destroy();
    const { hostname, port } = this.#called;
    const far = connect({ host: hostname, port: Number(port) });
    const told = Object.entries(headersFor(this.#called, asked)).map(([name, value]) => `${name}: ${String(value)}`);
    far.write([`GET ${asked.url ?? '/'} HTTP/1.1`, ...told, '', ''].join('\r\n'));
    for (const [from, to] of [
      [line, far],
      [far, line],
    ] as const) {
      this.#lines.add(from);
      from.on('error', () => to.destroy());
      from.pipe(to);
    }
  }

  #answer(asked: IncomingMessage, response: ServerResponse): void {
    const { url = '/', headers } = asked;
    const path = url.replace(/\?.*$/s, '');
    const isPage = headers['sec-fetch-mode'] === 'navigate';
    const file = join(this.#folder, isPage ? 'index.html' : path);
    if (path === '/healthz') return void response.end('{}');
    if (path.startsWith('/api/') && this.#called) return passOn(this.#called, asked, response);
    if (extname(file) === '' || !existsSync(file)) {
      if (!path.startsWith('/api')) this.missed.push(path);
      return void response.writeHead(404).end();
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(readFileSync(file));
  }
}

/** As if the page had asked the other server itself. */
const headersFor = ({ host, origin }: URL, { headers }: IncomingMessage): IncomingMessage['headers'] => ({
  ...headers,
  host,
  ...(headers.origin !== undefined && { origin }),
});

function passOn(to: URL, asked: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', url = '/' } = asked;
  const passed = request(new URL(url, to), { method, headers: headersFor(to, asked) }, answer => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  asked.pipe(passed);
}

const isText = (name: string): boolean => /\.(?:js|css|html)$/.test(name);

/** Every part is called otherwise, and every text that names it says so: a build that has nothing in common with the old one. */
function renameParts(folder: string): void {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter(name => !/\.(?:br|gz)$/.test(name));
  const pages = readdirSync(join(folder, 'games')).map(name => join('games', name));
  const texts = [...names.map(name => join('assets', name)), ...pages, 'index.html', 'sw.js'].filter(isText);
  const renamed = new RegExp(names.map(name => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const text of texts) {
    const path = join(folder, text);
    writeFileSync(
      path,
      readFileSync(path, 'utf8')
        .replace(renamed, newName)
        .replace(/id:"(\w+)"/, 'id:"new"'),
    );
  }
  for (const name of names) cpSync(join(assets, name), join(assets, newName(name)));
  for (const name of readdirSync(assets)) if (!name.startsWith('new-')) rmSync(join(assets, name));
}

const newName = (name: string): string => `new-${name}`;
