import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Browser, chromium } from '@playwright/test';
import { SHELF } from '../../games/shelf.ts';
import { LAUNCH } from '../browser.ts';
import { cpuOf } from '../cpu.ts';
import { type Figure, figure, median } from '../figure.ts';
import { CHECKOUT } from '../place.ts';
import { serving } from '../serving.ts';

const ROUNDS = 3;
const PATIENCE_MS = 60_000;
/** Says in its last words what the process has cost, user and system time of all its threads. */
const CPU = `process.on('exit', () => process.stderr.write(JSON.stringify(process.cpuUsage())))`;

/** A PDF of everything of a game, in a terminal and in the page. */
export async function measurePaper(): Promise<Figure[]> {
  return [...(await measureTerminal()), ...(await measurePage())];
}

/** By `oubliette print`, from the start of the process to its end. */
async function measureTerminal(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-paper-'));
  const made = new Map(SHELF.map(game => [game as string, [] as Making[]]));
  try {
    for (let round = 1; round <= ROUNDS; round++)
      for (const [game, all] of made) {
        process.stderr.write(`bench: round ${round} of ${ROUNDS}, ${game}\n`);
        all.push(await makingBy(['print', game, '--out', join(folder, `${game}.pdf`)]));
      }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return figuresOf(made, 'terminal');
}

async function makingBy(command: readonly string[]): Promise<Making> {
  const watched = ['--import', `data:text/javascript,${encodeURIComponent(CPU)}`, 'dist/cli.js', ...command];
  const start = performance.now();
  const child = spawn(process.execPath, watched, { cwd: CHECKOUT, stdio: ['ignore', 'ignore', 'pipe'] });
  const [told, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`${command.join(' ')} ended with exit code ${code}: ${told}`);
  const { user, system } = JSON.parse(told) as NodeJS.CpuUsage;
  return { seconds, cpu: (user + system) / 1e6 };
}

interface Making {
  /** By a clock, until the file is there: from the start of the process, or from the press on the button. */
  readonly seconds: number;
  /** What the process, or the whole browser, has had of the CPU meanwhile, in seconds. */
  readonly cpu: number;
}

const figuresOf = (made: ReadonlyMap<string, readonly Making[]>, where: 'terminal' | 'page'): Figure[] =>
  [...made].flatMap(([game, all]) => [
    figure(`PDF of ${game}, ${where}`, median(all.map(({ seconds }) => seconds)), 'seconds'),
    figure(`PDF of ${game}, ${where}`, median(all.map(({ cpu }) => cpu)), 'CPU seconds'),
  ]);

async function measurePage(): Promise<Figure[]> {
  const made = new Map(SHELF.map(game => [game as string, [] as Making[]]));
  const data = mkdtempSync(join(tmpdir(), 'oubliette-paper-'));
  await serving([process.execPath, 'dist/cli.js', 'serve'], { OUBLIETTE_DATA: data }, async address => {
    const browser = await chromium.launch(LAUNCH);
    for (let round = 1; round <= ROUNDS; round++)
      for (const [game, all] of made) {
        process.stderr.write(`bench: round ${round} of ${ROUNDS}, ${game} in the page\n`);
        all.push(await makingOf(browser, `${address}print/${game}`));
      }
    await browser.close();
  });
  rmSync(data, { recursive: true });
  return figuresOf(made, 'page');
}

/** Whoever comes for the first time: nothing of pdfkit is there yet, and no font. */
async function makingOf(browser: Browser, address: string): Promise<Making> {
  const session = await browser.newBrowserCDPSession();
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(address);
  const make = page.locator('.print-make .button-go');
  await page.locator('.print-make .button-go[aria-disabled="false"]').waitFor({ timeout: PATIENCE_MS });
  const [before, start] = [await cpuOf(session), performance.now()];
  await make.click();
  await page.locator('.print-make a[download]').waitFor({ timeout: PATIENCE_MS });
  const making = { seconds: (performance.now() - start) / 1000, cpu: ((await cpuOf(session)) - before) / 1000 };
  await context.close();
  await session.detach();
  return making;
}
