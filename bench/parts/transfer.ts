import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { GAMES } from '../../games/index.ts';
import { LAUNCH } from '../browser.ts';
import { figure, type Figure } from '../figure.ts';
import { serving } from '../serving.ts';

/** A line to a server that counts what comes back over it. */
interface Counted {
  readonly link: string;
  kilobytes(): number;
  close(): void;
}

/** What a browser without anything in its cache is sent by our server, headers, fonts and pictures included. */
export async function measureTransfer(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'oubliette-transfer-'));
  const browser = await chromium.launch(LAUNCH);
  try {
    return await serving([process.execPath, 'dist/cli.js', 'serve'], { OUBLIETTE_DATA: data }, async address => {
      const line = await countOn(Number(new URL(address).port));
      const games = [];
      for (const { id } of GAMES) games.push(await tableOf(browser, line, id));
      const first = figure('first page', games[0]?.first ?? Number.NaN, 'kB transferred');
      line.close();
      return [first, ...games.map(({ figure: table }) => table)];
    });
  } finally {
    await browser.close();
    rmSync(data, { recursive: true });
  }
}

async function countOn(port: number): Promise<Counted> {
  let bytes = 0;
  const server = createServer(asking => {
    const answering = connect(port, '127.0.0.1');
    answering.on('data', part => (bytes += part.length));
    asking.pipe(answering).pipe(asking);
    // Either end may be gone first: a browser that closes does not say goodbye.
    asking.on('error', () => answering.destroy());
    answering.on('error', () => asking.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port: own } = server.address() as AddressInfo;
  return { link: `http://127.0.0.1:${own}`, kilobytes: () => bytes / 1000, close: () => server.close() };
}

interface Transferred {
  readonly first: number;
  readonly figure: Figure;
}

/** From the shelf to the table of a game, as somebody goes there for the first time. */
async function tableOf(browser: Browser, line: Counted, id: string): Promise<Transferred> {
  process.stderr.write(`bench: transfer of ${id}\n`);
  const context = await browser.newContext({ baseURL: line.link, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const start = line.kilobytes();
  await page.goto('/', { waitUntil: 'networkidle' });
  const first = line.kilobytes();
  await sitDown(page, id);
  const table = line.kilobytes();
  await context.close();
  const name = `${id}, from the first page to its table`;
  return { first: first - start, figure: figure(name, table - first, 'kB transferred') };
}

async function sitDown(page: Page, id: string): Promise<void> {
  await page.goto(`/${id}`, { waitUntil: 'networkidle' });
  await page.locator('.game-start button[type="submit"]').first().click();
  await page.locator('.turn-strip, .curtain').first().waitFor();
  await page.waitForLoadState('networkidle');
}
